INSERT INTO "case_schedules" ("user_id", "case_id", "module_id", "best_percent", "last_percent", "completions", "memory", "due_at", "last_seen_at")
SELECT "user_id", "case_id", "module_id", "best", "last", "times",
  jsonb_build_object(
    'due', to_char(("seen" + make_interval(hours => 24 * "days")) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'stability', "stability", 'difficulty', "difficulty", 'elapsedDays', 0, 'scheduledDays', "days", 'learningSteps', 0,
    'reps', 1, 'lapses', 0, 'state', 2,
    'lastReview', to_char("seen" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
  "seen" + make_interval(hours => 24 * "days"), "seen"
FROM (
  SELECT "user_id", "case_id", count(*)::int AS "times", max("percent") AS "best",
    (array_agg("percent" ORDER BY "completed_at" DESC, "session_id" DESC))[1] AS "last",
    (array_agg("module_id" ORDER BY "completed_at" DESC, "session_id" DESC))[1] AS "module_id",
    max("completed_at") AS "seen"
  FROM "awards" GROUP BY 1, 2
) AS "results"
JOIN (VALUES (0, 49, 0.212, 6.4133, 1), (50, 69, 1.2931, 5.11217071, 2), (70, 84, 2.3065, 2.11810397, 3), (85, 100, 8.2956, 1, 8)) AS "rated" ("least", "most", "stability", "difficulty", "days")
  ON "last" BETWEEN "least" AND "most"
ON CONFLICT DO NOTHING;
