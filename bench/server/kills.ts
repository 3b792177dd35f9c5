import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Ground } from "./databases.ts";
import {
  callerOf,
  listPatients,
  type Call,
  type Session,
} from "../../apps/server/tools/learner.ts";
import { startServer, type ServerProcess } from "../../apps/server/tools/server-process.ts";

/** What killing a server under load, and starting it again in the same moment, came to. */
export interface Kills {
  readonly database: string;
  readonly kills: number;
  /** Starts that came down instead of up. */
  readonly refused: number;
  readonly acknowledged: number;
  readonly lost: number;
  /** Half a turn: a question without its reply. */
  readonly torn: number;
  /** Of the start after the kill, milliseconds. */
  readonly "ready p50": number;
  readonly "ready max": number;
  /** Starts that had to wait for the killed process to be gone. */
  readonly waited: number;
}

interface Talker {
  readonly token: string;
  readonly sessionId: string;
  /** Questions and replies that were answered, in order. */
  readonly acknowledged: string[];
}

const talkers = 4;

/** Kills the server while learners talk, starts the next before the old one is gone, and looks for what was answered. */
export const killUnderLoad = async (ground: Ground, kills: number): Promise<Kills> => {
  let server = await startServer(ground.environment);
  const people = await Promise.all(Array.from({ length: talkers }, () => newTalker(server)));
  const ready: number[] = [];
  let [refused, waited] = [0, 0];
  for (let n = 0; n < kills; n += 1) {
    const talking = people.map((person) => talk(server, person));
    await sleep(100 + ((n * 137) % 500));
    // Not awaited: the next one starts while the kernel still takes this one apart.
    const gone = server.end("SIGKILL");
    const next = await startServer(ground.environment).catch((error: unknown) => {
      console.error(String(error));
      refused += 1;
      return null;
    });
    await gone;
    await Promise.all(talking);
    server = next ?? (await startServer(ground.environment));
    if (next) ready.push(next.readyMs);
    if (server.log.some((line) => line.includes("waiting for"))) waited += 1;
  }
  const found = await Promise.all(people.map((person) => compare(server, person)));
  await server.end("SIGTERM");
  ready.sort((a, b) => a - b);
  const sum = (pick: (one: (typeof found)[number]) => number) =>
    found.reduce((total, one) => total + pick(one), 0);
  return {
    database: ground.name,
    kills,
    refused,
    acknowledged: people.reduce((total, { acknowledged }) => total + acknowledged.length, 0),
    lost: sum(({ lost }) => lost),
    torn: sum(({ torn }) => torn),
    "ready p50": Math.round(ready[Math.floor(ready.length / 2)] ?? 0),
    "ready max": Math.round(ready.at(-1) ?? 0),
    waited,
  };
};

const newTalker = async (server: ServerProcess): Promise<Talker> => {
  const agent = new http.Agent();
  const { token } = await callerOf(server.url, agent)<{ token: string }>("POST", "/auth/register", {
    name: "Ines Okafor",
    email: `${crypto.randomUUID()}@example.org`,
    password: "a long pass phrase",
  });
  const own = callerOf(server.url, agent, token);
  return { token, sessionId: await newSession(own), acknowledged: [] };
};

const newSession = async (call: Call): Promise<string> => {
  const [patientId] = await listPatients(call);
  return (await call<Session>("POST", "/sessions", { patientId, restart: true }))._id;
};

/** One round takes a few messages of a session's two hundred. */
const mostInASession = 190;

const talk = async (server: ServerProcess, person: Talker): Promise<void> => {
  const agent = new http.Agent({ keepAlive: true });
  const call = callerOf(server.url, agent, person.token);
  try {
    while (person.acknowledged.length / 2 < mostInASession) {
      const message = `Question ${person.acknowledged.length / 2 + 1}: since when?`;
      const { response } = await call<{ response: string }>(
        "POST",
        `/sessions/${person.sessionId}/message`,
        { message },
      );
      person.acknowledged.push(message, response);
    }
  } catch {
    // Cut off by the kill: what was not answered need not be there.
  } finally {
    agent.destroy();
  }
};

const compare = async (
  server: ServerProcess,
  { token, sessionId, acknowledged }: Talker,
): Promise<{ lost: number; torn: number }> => {
  const call = callerOf(server.url, new http.Agent(), token);
  const { messages } = await call<Session>("GET", `/sessions/${sessionId}`);
  const kept = messages.slice(1);
  // Turns that were stored when the kill came, but not answered, stand between those that were.
  let at = 0;
  const lost = acknowledged.filter((text) => {
    const found = kept.findIndex((line, n) => n >= at && line.text === text);
    if (found < 0) return true;
    at = found + 1;
    return false;
  }).length;
  return { lost, torn: kept.length % 2 };
};
