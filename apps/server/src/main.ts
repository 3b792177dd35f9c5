import { modules } from "@anamnesis/cases";
import pino from "pino";
import { createApp } from "./app.ts";
import { openControl } from "./backup/control.ts";
import { explainBootFailure } from "./boot-failure.ts";
import { readConfig, type Config } from "./config.ts";
import { openEmbedded, openPostgres, type DatabaseHandle } from "./db/database.ts";
import { readLibrary } from "./library/read-library.ts";
import { createLog } from "./logging.ts";
import { createServices } from "./services.ts";
import { embeddedClinic, warmUp } from "./sessions/embedded-clinic.ts";
import { warmCases } from "./sessions/warm-up.ts";
import { MarkingThread } from "./sessions/marking-thread.ts";
import { openModel } from "./voices/sdk-model.ts";

const upkeepMs = 60_000;
/** After this a shutdown ends the process, whatever still hangs; supervisors kill after ten seconds. */
const shutdownMs = 9_000;

const start = async (config: Config): Promise<void> => {
  // The log goes to stderr, so that stdout holds the one line that says where the server is.
  const log = createLog(config.logLevel, pino.destination({ fd: 2, sync: true }));
  const fail = (error: Error): void => {
    log.fatal({ err: error }, "the database has died; ending, so that it can be started anew");
    process.exit(1);
  };
  // The database opens in a thread of its own, so the library can be read meanwhile.
  const opening = openDatabase(config, fail, (message) => log.warn(message));
  opening.catch(() => undefined);
  const { cases, drafts, problems, pictures } = readLibrary(config);
  const database = await opening;
  for (const { file, line, message } of problems)
    log.warn(`case left out: ${file}:${line} ${message}`);
  if (drafts.length > 0)
    log.warn(`drafts are not served: ${drafts.map(({ id }) => id).join(", ")}`);

  warmUp(cases);
  const examiner = new MarkingThread({ onWarning: (message) => log.warn(message) });
  const clinic = { ...embeddedClinic, mark: examiner.mark };
  let address = "";
  const services = await createServices({
    config,
    database,
    cases,
    pictures,
    modules,
    clinic,
    model: config.voice && (await openModel(config.voice)),
    log,
    webAddress: () => config.publicUrl ?? address,
  });
  const app = await createApp(config, services, log);
  address = await app.listen({ port: config.port, host: config.host }).catch(async (error) => {
    await database.close();
    throw error;
  });
  const closeControl = database.copyTo
    ? await openControl(config.dataDirectory, database.copyTo, (message) => log.warn(message))
    : null;
  const warming = new AbortController();
  if (config.warmsUp)
    warmCases(cases, clinic, warming.signal).catch((error: unknown) =>
      log.warn({ err: error }, "a case could not be prepared"),
    );
  const upkeep = setInterval(() => {
    services
      .upkeep(new Date())
      .catch((error: unknown) => log.error({ err: error }, "upkeep failed"));
  }, upkeepMs);

  const stop = (): void => {
    clearInterval(upkeep);
    warming.abort();
    setTimeout(() => {
      log.error("shutting down took too long; what was acknowledged is stored");
      process.exit(1);
    }, shutdownMs).unref();
    app
      .close()
      .then(() => services.passwordReset.settled())
      .then(() => closeControl?.())
      .then(() => database.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, "shutdown failed");
          process.exit(1);
        },
      );
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  process.stdout.write(`Anamnesis is ready at ${config.publicUrl ?? address}\n`);
};

const openDatabase = (
  config: Config,
  dead: (error: Error) => void,
  warning: (message: string) => void,
): Promise<DatabaseHandle> =>
  config.databaseUrl
    ? openPostgres(config.databaseUrl)
    : openEmbedded(config.dataDirectory, { dead, warning });

let config: Config | null = null;
try {
  config = readConfig(process.env);
  await start(config);
} catch (error) {
  console.error(explainBootFailure(error, config) ?? error);
  process.exit(1);
}
