import { fileURLToPath } from "node:url";
import { loadLibrary } from "@anamnesis/cases/files";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publicIdOf } from "../src/library/library.ts";
import { embeddedClinic } from "../src/sessions/embedded-clinic.ts";
import { openTestEmbedded } from "./support/embedded-database.ts";
import { startTestServer, type Output, type TestServer } from "./support/test-server.ts";

const { cases } = loadLibrary(
  fileURLToPath(new URL("../../../packages/cases/library", import.meta.url)),
);
const asthma = cases.filter(({ id }) => id === "acute-asthma");

describe("what a stethoscope finds, through the API", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await openTestEmbedded(), {
      cases: asthma,
      clinic: embeddedClinic,
    });
  });
  afterAll(() => server.close());

  it("is given to the session's owner, of what was listened to, and of nothing before", async () => {
    const learner = await server.signUp();
    const [compiled] = asthma;
    if (!compiled) throw new Error("no case");
    const session = await learner.call<Output<"createSession">>("POST", "/sessions", {
      patientId: publicIdOf(compiled),
    });
    const path = `/sessions/${session.body._id}`;
    const hear = async (who = learner) =>
      who.call<Output<"getAuscultation">>("GET", `${path}/auscultation`);
    expect((await hear()).body).toEqual({ places: [] });
    expect(JSON.stringify(session.body)).not.toMatch(/many_pitches|isExpirationLong|whistle/);

    await learner.call("POST", `${path}/message`, { message: "How long has it been going on?" });
    expect((await hear()).body).toEqual({ places: [] });

    await learner.call("POST", `${path}/message`, { message: "May I listen to your lungs?" });
    const { body } = await hear();
    const base = body.places.find(({ site }) => site === "left_lower_back");
    expect(base?.heard).toMatchObject({ kind: "breath", wheeze: { kind: "many_pitches" } });
    expect(base?.text).toContain("whistle");
    expect(body.places.some(({ heard }) => heard.kind === "heart" || heard.kind === "bowel")).toBe(
      false,
    );
    expect((await hear()).body).toEqual(body);

    expect(await hear(await server.signUp())).toMatchObject({ status: 404 });
  });
});
