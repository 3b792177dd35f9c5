ALTER TABLE "sessions" ADD COLUMN "contests" jsonb;--> statement-breakpoint
CREATE INDEX "sessions_contested" ON "sessions" USING btree ("case_id") WHERE "sessions"."contests" is not null;