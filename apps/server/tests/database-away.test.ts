import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callerOf, listPatients, type CallError, type Session } from "../tools/learner.ts";
import { ensureBuilt, startServer } from "../tools/server-process.ts";
import { startPostgres, type PostgresServer } from "./support/postgres-cluster.ts";

const postgres = await startPostgres({ isDurable: true });

// The server as it is shipped, while PostgreSQL is killed and started again under it.
describe.skipIf("missing" in postgres || process.env.TEST_DATABASE_URL)(
  "a PostgreSQL that goes away again and again",
  () => {
    const database = postgres as PostgresServer;
    beforeAll(ensureBuilt);
    afterAll(() => database.stop());

    it("makes answers 503 for as long, and costs neither the process nor anything acknowledged", async () => {
      const server = await startServer({
        DATABASE_URL: await database.createDatabase(),
        WARM_UP: "0",
      });
      const agent = new http.Agent();
      const { token } = await callerOf(server.url, agent)<{ token: string }>(
        "POST",
        "/auth/register",
        { name: "Ines Okafor", email: "ines@example.org", password: "a long pass phrase" },
      );
      const call = callerOf(server.url, agent, token);
      const patients = await listPatients(call);
      const statuses = new Set<number>();
      let isOver = false;
      const talk = async (patientId: string) => {
        const { _id } = await call<Session>("POST", "/sessions", { patientId });
        const acknowledged: string[] = [];
        return async () => {
          while (!isOver && acknowledged.length < 180) {
            const message = `Question ${acknowledged.length}: since when?`;
            try {
              await call("POST", `/sessions/${_id}/message`, { message });
              acknowledged.push(message);
              statuses.add(200);
            } catch (error) {
              statuses.add((error as CallError).status);
              await sleep(50);
            }
          }
          const { messages } = await call<Session>("GET", `/sessions/${_id}`);
          const kept = messages.map(({ text }) => text);
          return acknowledged.filter((text) => !kept.includes(text));
        };
      };
      const talks = await Promise.all(patients.slice(0, 3).map(talk));
      const talking = talks.map((go) => go());
      for (let n = 0; n < 6; n += 1) {
        await sleep(400);
        await database.interrupt(300);
      }
      await sleep(2_500);
      isOver = true;
      expect(await Promise.all(talking)).toEqual(talks.map(() => []));
      expect([...statuses].toSorted()).toEqual([200, 503]);
      expect(await server.end("SIGTERM")).toBe(0);
    }, 120_000);
  },
);
