import type { AnyHandler } from "../http/register-operations.ts";
import { listPeopleMet } from "./album/list-people-met.ts";
import { getCalibration } from "./calibration/get-calibration.ts";
import { listContested } from "./admin/list-contested.ts";
import { getMetrics } from "./admin/get-metrics.ts";
import { getVoices } from "./admin/get-voices.ts";
import { getBoard } from "./boards/get-board.ts";
import { answerDaily } from "./daily/answer-daily.ts";
import { askDaily } from "./daily/ask-daily.ts";
import { getDaily } from "./daily/get-daily.ts";
import { forgotPassword } from "./auth/forgot-password.ts";
import { getMe } from "./auth/get-me.ts";
import { login } from "./auth/login.ts";
import { logout } from "./auth/logout.ts";
import { register } from "./auth/register.ts";
import { resetPassword } from "./auth/reset-password.ts";
import { deleteAccount } from "./users/delete-account.ts";
import { getDashboard } from "./users/get-dashboard.ts";
import { getHistorySummary } from "./history/get-history-summary.ts";
import { listHistory } from "./history/list-history.ts";
import { exportRecord } from "./records/export-record.ts";
import { exportStatements } from "./records/export-statements.ts";
import { exportTable } from "./records/export-table.ts";
import { getJournal } from "./users/get-journal.ts";
import { getLeaderboard } from "./users/get-leaderboard.ts";
import { getProfile } from "./users/get-profile.ts";
import { getStats } from "./users/get-stats.ts";
import { saveJournal } from "./users/save-journal.ts";
import { updateProfile } from "./users/update-profile.ts";
import { getRecallDeck } from "./learning/get-recall-deck.ts";
import { getRewards } from "./learning/get-rewards.ts";
import { getSkills } from "./learning/get-skills.ts";
import { listSeenPatients } from "./learning/list-seen-patients.ts";
import { listRecommendations } from "./learning/list-recommendations.ts";
import { reviewCard } from "./learning/review-card.ts";
import { getPatient } from "./library/get-patient.ts";
import { listModuleProgress } from "./library/list-module-progress.ts";
import { listModules } from "./library/list-modules.ts";
import { listPatientsBySpecialization } from "./library/list-patients-by-specialization.ts";
import { listPatients } from "./library/list-patients.ts";
import { listTests } from "./library/list-tests.ts";
import { searchTerms } from "./library/search-terms.ts";
import { rateModule } from "./library/rate-module.ts";
import { analyzeSession } from "./sessions/analyze-session.ts";
import { contestItem } from "./sessions/contest-item.ts";
import { createSession } from "./sessions/create-session.ts";
import { getAuscultation } from "./sessions/get-auscultation.ts";
import { getSession } from "./sessions/get-session.ts";
import { getTracing } from "./sessions/get-tracing.ts";
import { listSessions } from "./sessions/list-sessions.ts";
import { openReport } from "./sessions/open-report.ts";
import { orderTests } from "./sessions/order-tests.ts";
import { saveReflection } from "./sessions/save-reflection.ts";
import { saveNotes } from "./sessions/save-notes.ts";
import { sendMessage } from "./sessions/send-message.ts";
import { streamMessage } from "./sessions/stream-message.ts";
import { submitDiagnosis } from "./sessions/submit-diagnosis.ts";
import { getHealth } from "./health/get-health.ts";
import { getLiveness } from "./health/get-liveness.ts";
import { getReadiness } from "./health/get-readiness.ts";

/** Every operation that this server does; the boot fails when one of the contract is missing. */
export const handlers: readonly AnyHandler[] = [
  listContested,
  contestItem,
  getVoices,
  getMetrics,
  forgotPassword,
  getMe,
  login,
  logout,
  register,
  resetPassword,
  getJournal,
  getLeaderboard,
  getProfile,
  getStats,
  saveJournal,
  updateProfile,
  getPatient,
  listModuleProgress,
  listModules,
  listPatientsBySpecialization,
  listPatients,
  listTests,
  rateModule,
  searchTerms,
  analyzeSession,
  createSession,
  getSession,
  getTracing,
  getAuscultation,
  listSessions,
  openReport,
  orderTests,
  saveNotes,
  sendMessage,
  streamMessage,
  submitDiagnosis,
  getHealth,
  getLiveness,
  getReadiness,
  getDashboard,
  getBoard,
  listHistory,
  getHistorySummary,
  listPeopleMet,
  getDaily,
  askDaily,
  answerDaily,
  getCalibration,
  getSkills,
  listRecommendations,
  listSeenPatients,
  getRewards,
  getRecallDeck,
  reviewCard,
  saveReflection,
  exportRecord,
  exportTable,
  exportStatements,
  deleteAccount,
];
