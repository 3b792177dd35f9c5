import type { CompiledCase, ModuleInfo } from "@anamnesis/cases";
import type { VoicesSummary } from "@anamnesis/contract";
import type { PictureSource } from "@anamnesis/cases/files";
import type { FastifyBaseLogger } from "fastify";
import { mailer, type SendMail } from "./accounts/mail.ts";
import { passwordReset, type PasswordReset } from "./accounts/password-reset.ts";
import { accounts, type Accounts } from "./accounts/service.ts";
import { album, type Album } from "./album/service.ts";
import { boards, type Boards } from "./boards/service.ts";
import { calibrations, type Calibrations } from "./calibration/service.ts";
import type { Config } from "./config.ts";
import { daily, type Daily } from "./daily/service.ts";
import type { DatabaseHandle } from "./db/database.ts";
import { purgeIdempotencyKeys } from "./http/idempotency.ts";
import { history, type History } from "./history/service.ts";
import { journal, type Journal } from "./journal/store.ts";
import { reflections, type Reflections } from "./learning/reflections.ts";
import { rewards, type Rewards } from "./learning/rewards.ts";
import { learning, type Learning } from "./learning/service.ts";
import { openLibrary, type Library } from "./library/library.ts";
import { progress, type Progress } from "./progress/service.ts";
import { lrs } from "./records/lrs.ts";
import { outbox } from "./records/outbox.ts";
import { records, type Records } from "./records/service.ts";
import { caseVersions } from "./sessions/case-versions.ts";
import type { Clinic } from "./sessions/clinic.ts";
import { contests, type Contests } from "./sessions/contests.ts";
import { conversations, type Conversations } from "./sessions/conversation.ts";
import { encounters, type Encounters } from "./sessions/encounters.ts";
import { notebooks, type Notebooks } from "./sessions/notebooks.ts";
import { markWaiting } from "./sessions/marking.ts";
import { countUnmarked } from "./sessions/store.ts";
import { operatorGate, type OperatorGate } from "./operator/gate.ts";
import { createMetrics, type Metrics } from "./operator/metrics.ts";
import type { Model } from "./voices/model.ts";
import { summarise } from "./voices/summary.ts";
import { createVoice } from "./voices/voice.ts";

/** What the operations call. */
export interface Services {
  readonly database: DatabaseHandle;
  readonly accounts: Accounts;
  readonly passwordReset: PasswordReset;
  readonly library: Library;
  /** Pictures of the cases, by the SHA-256 of their content. */
  readonly pictures: ReadonlyMap<string, PictureSource>;
  readonly clinic: Clinic;
  readonly conversations: Conversations;
  readonly encounters: Encounters;
  readonly notebooks: Notebooks;
  readonly contests: Contests;
  readonly progress: Progress;
  readonly history: History;
  readonly album: Album;
  readonly daily: Daily;
  readonly calibrations: Calibrations;
  readonly boards: Boards;
  readonly learning: Learning;
  readonly reflections: Reflections;
  readonly rewards: Rewards;
  readonly journal: Journal;
  readonly records: Records;
  readonly operator: OperatorGate;
  readonly voices: Voices;
  readonly metrics: Metrics;
  /** What has to be done from time to time; every server process may do it. */
  upkeep(now: Date): Promise<void>;
}

/** What is known of the language model. */
export interface Voices {
  summary(days: number, now: Date): Promise<VoicesSummary>;
}

export interface Parts {
  readonly config: Config;
  readonly database: DatabaseHandle;
  readonly cases: readonly CompiledCase[];
  readonly pictures?: ReadonlyMap<string, PictureSource>;
  readonly modules: readonly ModuleInfo[];
  readonly clinic: Clinic;
  /** The language model that the configuration names. */
  readonly model?: Model | null;
  readonly log: FastifyBaseLogger;
  /** Where the web app is reached. */
  readonly webAddress: () => string;
  /** Instead of the configured mail. */
  readonly sendMail?: SendMail;
}

/** Puts the services together. */
export const createServices = async (parts: Parts): Promise<Services> => {
  const { config, database, cases, modules, log, webAddress } = parts;
  const { db } = database;
  const metrics = createMetrics({ database, countUnmarked: () => countUnmarked(db) });
  const clinic: Clinic = {
    ...parts.clinic,
    mark: (...encounter) => metrics.marking(async () => parts.clinic.mark(...encounter)),
  };
  const library = await openLibrary(db, cases, new Date());
  const spoken =
    config.voice && parts.model
      ? createVoice({
          config: config.voice,
          model: parts.model,
          db,
          log,
          registry: metrics.registry,
        })
      : null;
  const voice = spoken?.voice ?? null;
  const statements = config.lrs && outbox(db, lrs(config.lrs), webAddress, log);
  const versions = caseVersions(db, library);
  const context = { db, library, versions, clinic, voice, outbox: statements, log };
  const people = accounts(db);
  const ranking = boards(db);
  const done = progress(db, library, context.versions, modules);
  const next = learning(db, library, modules);
  const notes = journal(db);
  return {
    database,
    accounts: people,
    passwordReset: passwordReset(db, parts.sendMail ?? mailer(config.mail, log), webAddress, log),
    library,
    pictures: parts.pictures ?? new Map(),
    clinic,
    conversations: conversations(context, config.replyPace),
    encounters: encounters(context),
    notebooks: notebooks(db),
    contests: contests(context),
    history: history(db, library, context.versions),
    calibrations: calibrations(db),
    album: album(db, library, context.versions),
    daily: daily({ db, library, versions, clinic }),
    progress: done,
    learning: next,
    reflections: reflections(context),
    rewards: rewards({ db, library, learning: next, progress: done }),
    boards: ranking,
    journal: notes,
    records: records({
      db,
      library,
      versions,
      modules,
      progress: done,
      learning: next,
      journal: notes,
      webAddress,
    }),
    operator: operatorGate(config.operatorToken),
    voices: {
      summary: (days, now) => summarise(db, config.voice, voice, days, now),
    },
    metrics,
    async upkeep(now) {
      await markWaiting(context, now);
      await purgeIdempotencyKeys(db, now);
      await people.purge(now);
      await ranking.dropEnded(now);
      await done.countNewAchievements();
      await statements?.deliver(now);
    },
  };
};
