import type { OpenDatabase } from "../support/open-database.ts";
import { accountsSuite } from "./accounts.suite.ts";
import { boardsSuite } from "./boards.suite.ts";
import { contestsSuite } from "./contests.suite.ts";
import { dashboardSuite } from "./dashboard.suite.ts";
import { historySuite } from "./history.suite.ts";
import { deletionSuite } from "./deletion.suite.ts";
import { idempotencySuite } from "./idempotency.suite.ts";
import { inputSuite } from "./input.suite.ts";
import { keptCountsSuite } from "./kept-counts.suite.ts";
import { learningSuite } from "./learning.suite.ts";
import { markingSuite } from "./marking.suite.ts";
import { notesSuite } from "./notes.suite.ts";
import { progressSuite } from "./progress.suite.ts";
import { recallSuite } from "./recall.suite.ts";
import { recordsSuite } from "./records.suite.ts";
import { sessionsSuite } from "./sessions.suite.ts";
import { streamingSuite } from "./streaming.suite.ts";

/** Everything that must hold on either database. */
export const allSuites = (open: OpenDatabase): void => {
  accountsSuite(open);
  sessionsSuite(open);
  notesSuite(open);
  idempotencySuite(open);
  markingSuite(open);
  contestsSuite(open);
  progressSuite(open);
  dashboardSuite(open);
  historySuite(open);
  boardsSuite(open);
  keptCountsSuite(open);
  learningSuite(open);
  recallSuite(open);
  recordsSuite(open);
  deletionSuite(open);
  inputSuite(open);
  streamingSuite(open);
};
