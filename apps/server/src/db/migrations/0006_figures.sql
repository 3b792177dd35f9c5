DROP INDEX "sessions_user_created";--> statement-breakpoint
DROP INDEX "awards_user_case";--> statement-breakpoint
DROP INDEX "sessions_user_hash";--> statement-breakpoint
CREATE INDEX "sessions_waiting" ON "sessions" USING btree ("user_id","case_id") WHERE "sessions"."final_diagnosis" is not null and "sessions"."report" is null;--> statement-breakpoint
CREATE INDEX "sessions_reflected" ON "sessions" USING btree ("user_id") WHERE "sessions"."reflection" is not null;--> statement-breakpoint
CREATE INDEX "awards_user_case" ON "awards" USING btree ("user_id","case_id","percent");--> statement-breakpoint
CREATE INDEX "sessions_user_hash" ON "sessions" USING btree ("user_id","case_hash","created_at");--> statement-breakpoint
ALTER TABLE "awards" DISABLE TRIGGER "awards_append_only";--> statement-breakpoint
UPDATE "awards" SET "level" = "case_versions"."snapshot" ->> 'level' FROM "sessions", "case_versions" WHERE "sessions"."id" = "awards"."session_id" AND "case_versions"."hash" = "sessions"."case_hash" AND "case_versions"."snapshot" ->> 'level' IN ('Intermediate', 'Advanced');--> statement-breakpoint
UPDATE "awards" SET "reason" = 'repeat' WHERE EXISTS (SELECT 1 FROM "awards" AS "earlier" WHERE "earlier"."user_id" = "awards"."user_id" AND "earlier"."case_id" = "awards"."case_id" AND ("earlier"."completed_at", "earlier"."session_id") < ("awards"."completed_at", "awards"."session_id"));--> statement-breakpoint
UPDATE "awards" SET "analyzed_at" = ("sessions"."report" ->> 'analyzedAt')::timestamptz FROM "sessions" WHERE "sessions"."id" = "awards"."session_id" AND "awards"."analyzed_at" IS NULL;--> statement-breakpoint
ALTER TABLE "awards" ENABLE TRIGGER "awards_append_only";
