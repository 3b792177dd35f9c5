import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { apiErrorSchema, operations, type Operation } from "@anamnesis/contract";
import { bodyExamples } from "../apps/server/src/openapi/examples.ts";
import { callerOf, listPatients, type Session } from "../apps/server/tools/learner.ts";
import { ensureBuilt, startServer } from "../apps/server/tools/server-process.ts";
import { embeddedGround } from "./server/databases.ts";
import { bodyFor, headersFor, idFor, randomOf, type Random } from "./server/nonsense.ts";

const requests = Number(process.env["ATTACK_REQUESTS"] ?? 20_000);
const seed = Number(process.env["ATTACK_SEED"] ?? 1);
const atOnce = 12;
/** What an answer must not tell: places in the program, statements, the database's own words. */
const inside =
  /\n\s+at \w|node_modules|\.m?[jt]s:\d+|drizzle|PGlite|\bselect .+ from\b|ECONN|violates|prototype/i;

type Named = readonly [keyof typeof bodyExamples, Operation];

/**
 * Requests made from the contract, nearly right and thoroughly wrong, against the shipped server. What is 500 or above,
 * an error of another shape, or tells of the inside, is printed and fails the process.
 */
export const run = async (): Promise<void> => {
  await ensureBuilt();
  const ground = embeddedGround();
  const server = await startServer({ ...ground.environment, WARM_UP: "0" });
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const { token } = await callerOf(server.url, agent)<{ token: string }>("POST", "/auth/register", {
    name: "Ines Okafor",
    email: "ines@example.org",
    password: "a long pass phrase",
  });
  const call = callerOf(server.url, agent, token);
  const [patientId = ""] = await listPatients(call);
  const { _id } = await call<Session>("POST", "/sessions", { patientId });
  const ids = { sessionId: _id, patientId, moduleId: "cardiology", specialization: "cardiology" };
  // Signing out ends the token, deleting the account everything.
  const all = (Object.entries(operations) as unknown as Named[]).filter(
    ([name]) => !["logout", "deleteAccount"].includes(name),
  );
  const random = randomOf(seed);
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const from = performance.now();
  const one = async (n: number): Promise<void> => {
    const [name, operation] = all[n % all.length] as Named;
    const request = made(random, name, operation, ids, token);
    const { status, text, type } = await send(server.url, agent, request);
    statuses[status] = (statuses[status] ?? 0) + 1;
    const isError = status >= 400;
    const isShaped = !isError || isOfShape(text);
    if (status === 0 || status >= 500 || !isShaped || (isError && inside.test(text)))
      faults.push(
        `${status} ${type} ${text.slice(0, 300)} <- ${JSON.stringify(request).slice(0, 500)}`,
      );
  };
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < requests) await one((next += 1) - 1);
    }),
  );
  const seconds = Math.round((performance.now() - from) / 1_000);
  const code = await server.end("SIGTERM");
  const errors = server.log.filter((line) => line.includes('"level":50'));
  await ground.remove();
  console.log(
    `${requests} requests to ${all.length} operations in ${seconds} s; statuses:`,
    statuses,
  );
  console.log(`faults: ${faults.length}; errors in the log: ${errors.length}; exit ${code}`);
  for (const fault of [...faults, ...errors].slice(0, 20)) console.error(fault.slice(0, 900));
  const folder = path.resolve("bench/results");
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "attack.json"), JSON.stringify({ statuses, faults }, null, 2));
  if (faults.length + errors.length > 0 || code !== 0) process.exitCode = 1;
};

interface Made {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const made = (
  random: Random,
  name: keyof typeof bodyExamples,
  { method, path: pattern, query, body }: Operation,
  ids: Readonly<Record<string, string>>,
  token: string,
): Made => {
  const address = pattern.replace(/\{(\w+)\}/g, (_, parameter: string) =>
    encodeURIComponent(idFor(random, ids[parameter] ?? crypto.randomUUID())),
  );
  const asked = query
    ? `?${["q", "kind", "limit", "cursor", "page", "period", "scope", "days", "testName", "caseId"]
        .filter(() => random() < 0.3)
        .map((key) => `${key}=${encodeURIComponent(idFor(random, "1"))}`)
        .join("&")}`
    : "";
  return {
    method,
    path: `/api${address}${asked}`,
    headers: headersFor(random, token),
    body: body || random() < 0.05 ? bodyFor(random, bodyExamples[name]) : undefined,
  };
};

const isOfShape = (text: string): boolean => {
  try {
    return apiErrorSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
};

const send = (
  url: string,
  agent: http.Agent,
  { method, path: address, headers, body }: Made,
): Promise<{ status: number; text: string; type: string }> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const request = http.request(
      { agent, hostname, port, method, path: address, headers, timeout: 60_000 },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("close", () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            type: String(response.headers["content-type"]),
          }),
        );
      },
    );
    request.on("error", (error) => resolve({ status: 0, text: error.message, type: "" }));
    if (body !== undefined) request.setHeader("content-length", Buffer.byteLength(body));
    request.end(body);
  });
