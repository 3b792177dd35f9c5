ALTER TABLE "sessions" ADD COLUMN "judgements" jsonb;--> statement-breakpoint
CREATE INDEX "sessions_judged" ON "sessions" USING btree ("user_id") WHERE "sessions"."judgements" is not null;