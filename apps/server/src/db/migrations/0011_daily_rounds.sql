CREATE TABLE "daily_patients" (
	"day" date PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_rounds" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"case_id" text NOT NULL,
	"case_hash" text NOT NULL,
	"patient_state" jsonb NOT NULL,
	"emotional_state" text NOT NULL,
	"opening" text NOT NULL,
	"lines" jsonb NOT NULL,
	"line_count" integer NOT NULL,
	"given" text,
	"mark" jsonb,
	"score" integer,
	"is_ranked" boolean DEFAULT false NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "daily_rounds_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "installation_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "daily_rounds" ADD CONSTRAINT "daily_rounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_rounds" ADD CONSTRAINT "daily_rounds_case_hash_case_versions_hash_fk" FOREIGN KEY ("case_hash") REFERENCES "public"."case_versions"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_rounds_ranked" ON "daily_rounds" USING btree ("day","score") WHERE "daily_rounds"."is_ranked";