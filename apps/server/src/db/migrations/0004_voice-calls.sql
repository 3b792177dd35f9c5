CREATE TABLE "voice_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"position" integer,
	"model" text NOT NULL,
	"outcome" text NOT NULL,
	"fault" text,
	"violation_kind" text,
	"violation" text,
	"sentences" integer NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"first_ms" integer,
	"total_ms" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voice_calls" ADD CONSTRAINT "voice_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_calls" ADD CONSTRAINT "voice_calls_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_calls_user_at" ON "voice_calls" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "voice_calls_at" ON "voice_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "voice_calls_session" ON "voice_calls" USING btree ("session_id");