CREATE TABLE "code_spoken" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"project_id" text,
	"state" text NOT NULL,
	"file_id" text,
	"run_id" text NOT NULL,
	"engine" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_waiting";--> statement-breakpoint
DROP INDEX "runs_created";--> statement-breakpoint
DROP INDEX "engine_uses_started";--> statement-breakpoint
DROP INDEX "qa_words_word";--> statement-breakpoint
ALTER TABLE "inbox_accounts" ADD COLUMN "listen_job_id" text;--> statement-breakpoint
ALTER TABLE "inbox_accounts" ADD COLUMN "listen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "panda_tokens" ADD COLUMN "replaced" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "code_spoken" ADD CONSTRAINT "code_spoken_project_id_code_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."code_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_spoken_user" ON "code_spoken" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "code_spoken_guest" ON "code_spoken" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "code_spoken_project" ON "code_spoken" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "code_spoken_created" ON "code_spoken" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_panda" ON "users" USING btree ("is_panda","created_at","id");--> statement-breakpoint
CREATE INDEX "users_plan" ON "users" USING btree ("plan","created_at","id");--> statement-breakpoint
CREATE INDEX "users_find" ON "users" USING btree ("created_at","id","name","username","handle","email");--> statement-breakpoint
CREATE INDEX "conversation_messages_voice" ON "conversation_messages" USING btree ("conversation_id","voice","label") WHERE "conversation_messages"."voice" is not null;--> statement-breakpoint
CREATE INDEX "conversations_history" ON "conversations" USING btree ("user_id","deleted_at","is_temporary","is_pinned","updated_at","id");--> statement-breakpoint
CREATE INDEX "thread_members_role" ON "thread_members" USING btree ("thread_id","role","joined_at");--> statement-breakpoint
CREATE INDEX "users_waiting" ON "users" USING btree ("waiting_since","suspended_at");--> statement-breakpoint
CREATE INDEX "runs_created" ON "runs" USING btree ("created_at","is_counted");--> statement-breakpoint
CREATE INDEX "engine_uses_started" ON "engine_uses" USING btree ("started_at","engine_id","state","cost_micros");--> statement-breakpoint
CREATE INDEX "qa_words_word" ON "qa_words" USING btree ("word","question_id","is_in_question");