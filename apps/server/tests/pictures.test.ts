import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { loadLibrary } from "@anamnesis/cases/files";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publicIdOf } from "../src/library/library.ts";
import { embeddedClinic } from "../src/sessions/embedded-clinic.ts";
import { initialDiagnosis, startSession } from "./support/flow.ts";
import { openTestEmbedded } from "./support/embedded-database.ts";
import {
  startTestServer,
  type Learner,
  type Output,
  type TestServer,
} from "./support/test-server.ts";

const migraine = fileURLToPath(
  new URL("../../../packages/cases/library/neurology/migraine.yaml", import.meta.url),
);
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

let folder = "";
let server: TestServer;
let learner: Learner;
let patientId = "";
let address = "";
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "anamnesis-picture-"));
  fs.writeFileSync(path.join(folder, "head.png"), png);
  const text = fs
    .readFileSync(migraine, "utf8")
    .replace(
      /^ {2}ct_head:$/m,
      "  ct_head:\n    image: { file: head.png, alt: Axial slice of a head, credit: Our department, licence: CC0 }",
    );
  fs.writeFileSync(path.join(folder, "migraine.yaml"), text);
  const { cases, pictures, problems } = loadLibrary(folder);
  expect(problems).toEqual([]);
  server = await startTestServer(await openTestEmbedded(), {
    cases,
    pictures,
    clinic: embeddedClinic,
  });
  learner = await server.signUp();
  address = await server.listen();
  patientId = cases[0] ? publicIdOf(cases[0]) : "";
});
afterAll(async () => {
  await server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

it("shows a case's own picture to who has ordered the test, with its credit", async () => {
  const session = await startSession(learner, patientId);
  await learner.call("POST", `/sessions/${session._id}/diagnose`, initialDiagnosis);
  const { body } = await learner.call<Output<"orderTests">>(
    "POST",
    `/sessions/${session._id}/tests`,
    { tests: ["CT Head"] },
  );
  const [result] = body;
  expect(result).toMatchObject({
    format: "image",
    image: { alt: "Axial slice of a head", credit: "Our department", licence: "CC0" },
  });
  // A browser's img element has no token to send.
  const shown = await fetch(`${address}${result?.resultImageURL}`);
  expect(shown.status).toBe(200);
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect(Buffer.from(await shown.arrayBuffer()).equals(png)).toBe(true);
});

it("knows no other picture", async () => {
  const missing = await fetch(`${address}/api/pictures/${"0".repeat(64)}`);
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ code: "not_found" });
});
