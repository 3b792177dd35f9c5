CREATE TABLE "achievement_progress" (
	"user_id" uuid NOT NULL,
	"achievement_id" text NOT NULL,
	"reached" integer NOT NULL,
	CONSTRAINT "achievement_progress_user_id_achievement_id_pk" PRIMARY KEY("user_id","achievement_id")
);
--> statement-breakpoint
CREATE TABLE "case_schedules" (
	"user_id" uuid NOT NULL,
	"case_id" text NOT NULL,
	"module_id" text NOT NULL,
	"best_percent" integer NOT NULL,
	"last_percent" integer NOT NULL,
	"completions" integer NOT NULL,
	"memory" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "case_schedules_user_id_case_id_pk" PRIMARY KEY("user_id","case_id")
);
--> statement-breakpoint
CREATE TABLE "recall_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"case_id" text NOT NULL,
	"item_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	"module_id" text NOT NULL,
	"patient_name" text NOT NULL,
	"content" jsonb NOT NULL,
	"memory" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"user_id" uuid NOT NULL,
	"dimension" text NOT NULL,
	"key" text NOT NULL,
	"earned" double precision NOT NULL,
	"possible" double precision NOT NULL,
	"sessions" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "skills_user_id_dimension_key_pk" PRIMARY KEY("user_id","dimension","key")
);
--> statement-breakpoint
CREATE TABLE "standing_counts" (
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"board" text NOT NULL,
	"step" integer NOT NULL,
	"bucket" integer NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "standing_counts_period_starts_on_board_step_bucket_pk" PRIMARY KEY("period","starts_on","board","step","bucket")
);
--> statement-breakpoint
CREATE TABLE "statement_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"statement" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "standings_rank";--> statement-breakpoint
DROP INDEX "awards_user";--> statement-breakpoint
ALTER TABLE "earned_achievements" DROP CONSTRAINT "earned_achievements_user_id_achievement_id_pk";--> statement-breakpoint
ALTER TABLE "awards" ADD COLUMN "level" text DEFAULT 'Beginner' NOT NULL;--> statement-breakpoint
ALTER TABLE "awards" ADD COLUMN "reason" text DEFAULT 'first' NOT NULL;--> statement-breakpoint
ALTER TABLE "awards" ADD COLUMN "traits" jsonb;--> statement-breakpoint
ALTER TABLE "awards" ADD COLUMN "local_day" date;--> statement-breakpoint
UPDATE "awards" SET "local_day" = ("awards"."completed_at" AT TIME ZONE CASE WHEN "users"."time_zone" IN (SELECT "name" FROM pg_timezone_names) THEN "users"."time_zone" ELSE 'UTC' END)::date FROM "users" WHERE "users"."id" = "awards"."user_id";--> statement-breakpoint
ALTER TABLE "awards" ALTER COLUMN "local_day" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "awards" ADD COLUMN "analyzed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "earned_achievements" ADD COLUMN "level" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "earned_achievements" ADD CONSTRAINT "earned_achievements_user_id_achievement_id_level_pk" PRIMARY KEY("user_id","achievement_id","level");--> statement-breakpoint
ALTER TABLE "earned_achievements" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "reflection" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "reflected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "standings" ADD COLUMN "listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "standings" ADD COLUMN "specialization" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "standings" ADD COLUMN "institution_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "standings" ADD COLUMN "reached_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "leaderboard_visibility" text DEFAULT 'name' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pseudonym" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "achievement_progress" ADD CONSTRAINT "achievement_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_schedules" ADD CONSTRAINT "case_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_cards" ADD CONSTRAINT "recall_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_cards" ADD CONSTRAINT "recall_cards_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_outbox" ADD CONSTRAINT "statement_outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_schedules_due" ON "case_schedules" USING btree ("user_id","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recall_cards_item" ON "recall_cards" USING btree ("user_id","case_id","item_id");--> statement-breakpoint
CREATE INDEX "recall_cards_due" ON "recall_cards" USING btree ("user_id","due_at");--> statement-breakpoint
CREATE INDEX "recall_cards_session" ON "recall_cards" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "statement_outbox_due" ON "statement_outbox" USING btree ("not_before");--> statement-breakpoint
CREATE INDEX "statement_outbox_user" ON "statement_outbox" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "earned_achievements" ADD CONSTRAINT "earned_achievements_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "awards_user_case" ON "awards" USING btree ("user_id","case_id");--> statement-breakpoint
CREATE INDEX "awards_user_day" ON "awards" USING btree ("user_id","local_day");--> statement-breakpoint
CREATE INDEX "earned_achievements_session" ON "earned_achievements" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user_newest" ON "sessions" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sessions_user_hash" ON "sessions" USING btree ("user_id","case_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_completed" ON "sessions" USING btree ("user_id","completed_at");--> statement-breakpoint
CREATE INDEX "standings_user" ON "standings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "standings_everyone" ON "standings" USING btree ("period","starts_on","points" DESC NULLS FIRST,"reached_at","user_id") WHERE "standings"."listed";--> statement-breakpoint
CREATE INDEX "standings_specialization" ON "standings" USING btree ("period","starts_on","specialization","points" DESC NULLS FIRST,"reached_at","user_id") WHERE "standings"."listed";--> statement-breakpoint
CREATE INDEX "standings_institution" ON "standings" USING btree ("period","starts_on","institution_key","points" DESC NULLS FIRST,"reached_at","user_id") WHERE "standings"."listed";--> statement-breakpoint
CREATE INDEX "awards_user" ON "awards" USING btree ("user_id","completed_at","session_id");--> statement-breakpoint
UPDATE "standings" SET "specialization" = "users"."specialization", "institution_key" = lower(regexp_replace(btrim("users"."institution_name"), '\s+', ' ', 'g')) FROM "users" WHERE "users"."id" = "standings"."user_id";--> statement-breakpoint
INSERT INTO "standing_counts" ("period", "starts_on", "board", "step", "bucket", "people")
SELECT "period", "starts_on", "board", "step", "points" / "step", count(*)
FROM "standings"
CROSS JOIN LATERAL (VALUES ('everyone'), (nullif('specialization:' || "specialization", 'specialization:')), (nullif('institution:' || "institution_key", 'institution:'))) AS "boards" ("board")
CROSS JOIN (VALUES (1), (64)) AS "steps" ("step")
WHERE "board" IS NOT NULL
GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "awards_append_only" BEFORE UPDATE ON "awards" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "earned_achievements_append_only" BEFORE UPDATE ON "earned_achievements" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
