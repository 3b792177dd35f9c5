import type { CompiledCase, ModuleInfo } from "@anamnesis/cases";
import type { FastifyBaseLogger } from "fastify";
import { mailer, type SendMail } from "./accounts/mail.ts";
import { passwordReset, type PasswordReset } from "./accounts/password-reset.ts";
import { accounts, type Accounts } from "./accounts/service.ts";
import type { Config } from "./config.ts";
import type { DatabaseHandle } from "./db/database.ts";
import { purgeIdempotencyKeys } from "./http/idempotency.ts";
import { journal, type Journal } from "./journal/store.ts";
import { openLibrary, type Library } from "./library/library.ts";
import { progress, type Progress } from "./progress/service.ts";
import { caseVersions } from "./sessions/case-versions.ts";
import type { Clinic } from "./sessions/clinic.ts";
import { conversations, type Conversations } from "./sessions/conversation.ts";
import { encounters, type Encounters } from "./sessions/encounters.ts";
import { notebooks, type Notebooks } from "./sessions/notebooks.ts";
import { markWaiting } from "./sessions/marking.ts";

/** What the operations call. */
export interface Services {
  readonly database: DatabaseHandle;
  readonly accounts: Accounts;
  readonly passwordReset: PasswordReset;
  readonly library: Library;
  readonly clinic: Clinic;
  readonly conversations: Conversations;
  readonly encounters: Encounters;
  readonly notebooks: Notebooks;
  readonly progress: Progress;
  readonly journal: Journal;
  /** What has to be done from time to time; every server process may do it. */
  upkeep(now: Date): Promise<void>;
}

export interface Parts {
  readonly config: Config;
  readonly database: DatabaseHandle;
  readonly cases: readonly CompiledCase[];
  readonly modules: readonly ModuleInfo[];
  readonly clinic: Clinic;
  readonly log: FastifyBaseLogger;
  /** Where the web app is reached. */
  readonly webAddress: () => string;
  /** Instead of the configured mail. */
  readonly sendMail?: SendMail;
}

/** Puts the services together. */
export const createServices = async (parts: Parts): Promise<Services> => {
  const { config, database, cases, modules, clinic, log, webAddress } = parts;
  const { db } = database;
  const library = await openLibrary(db, cases, new Date());
  const context = { db, library, versions: caseVersions(db, library), clinic, log };
  const people = accounts(db);
  return {
    database,
    accounts: people,
    passwordReset: passwordReset(db, parts.sendMail ?? mailer(config.mail, log), webAddress, log),
    library,
    clinic,
    conversations: conversations(context, config.replyPace),
    encounters: encounters(context),
    notebooks: notebooks(db),
    progress: progress(db, library, modules),
    journal: journal(db),
    async upkeep(now) {
      await markWaiting(context, now);
      await purgeIdempotencyKeys(db, now);
      await people.purge(now);
    },
  };
};
