import { randomUUID } from "node:crypto";
import http from "node:http";
import { sql, type SQL } from "drizzle-orm";
import {
  openEmbedded,
  openPostgres,
  type Database,
  type DatabaseHandle,
} from "../../apps/server/src/db/database.ts";

// `tsx bare.ts <data directory> [database url]`: the least server there can be that stores what a turn stores. It opens a
// database that learners have used, and answers each POST by writing a turn of theirs once more: the session's row and its
// two messages, in one transaction, with the same drivers and the same syncing. No patient, no account, no check.

const rowsOf = async <T>(db: Database, statement: SQL): Promise<T[]> => {
  const result: unknown = await db.execute(statement);
  return (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as T[];
};

interface Pattern {
  readonly id: string;
  readonly state: string;
  readonly told: string;
  readonly question: string;
  readonly reply: string;
  readonly trace: string | null;
}

const [dataDirectory = "", url] = process.argv.slice(2);
const database: DatabaseHandle = url
  ? await openPostgres(url)
  : await openEmbedded(dataDirectory, {
      dead: () => process.exit(1),
      warning: (message) => console.error(message),
    });
const { db } = database;
const patterns = await rowsOf<Pattern>(
  db,
  sql`select s.id, s.patient_state::text as state, s.told::text as told, q.text as question, r.text as reply, r.trace::text as trace
      from sessions s join messages q on q.session_id = s.id and q.position = 1
      join messages r on r.session_id = s.id and r.position = 2`,
);
let written = 0;
const nextPosition = new Map<string, number>();

const store = async (pattern: Pattern): Promise<void> => {
  const position = nextPosition.get(pattern.id) ?? 1_000;
  nextPosition.set(pattern.id, position + 2);
  const { id, state, told, question, reply, trace } = pattern;
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`update sessions set patient_state = ${state}::text::jsonb, told = ${told}::text::jsonb, updated_at = now() where id = ${id}`,
    );
    await tx.execute(
      sql`insert into messages (session_id, position, id, sender, text, source, trace, sent_at) values
          (${id}, ${position}::int, ${randomUUID()}, 'user', ${question}, null, null, now()),
          (${id}, ${position + 1}::int, ${randomUUID()}, 'patient', ${reply}, null, ${trace}::text::jsonb, now())`,
    );
  });
};

const server = http.createServer((request, response) => {
  request.resume().on("end", () => {
    const pattern = patterns[written % patterns.length];
    written += 1;
    const done = (status: number, body: unknown): void => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    };
    if (!pattern) return done(500, { problem: "no sessions" });
    store(pattern).then(
      () => done(200, { response: pattern.reply }),
      (error: unknown) => done(500, { problem: String(error) }),
    );
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
});
process.once("SIGTERM", () => {
  server.closeAllConnections();
  void database.close().then(() => process.exit(0));
});
