CREATE TABLE "recordings" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"file_id" text,
	"seconds" double precision DEFAULT 0 NOT NULL,
	"peaks" jsonb NOT NULL,
	"transcript" jsonb NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"facts" jsonb NOT NULL,
	"marks" jsonb NOT NULL,
	"position_s" double precision DEFAULT 0 NOT NULL,
	"queued_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"run_id" text,
	"job_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "spoken_words" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"word" text NOT NULL,
	"said" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_emails" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"recording_id" text,
	"raw" text,
	"pack" text NOT NULL,
	"letter" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "recordings_user" ON "recordings" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "recordings_guest" ON "recordings" USING btree ("guest_id","created_at","id");--> statement-breakpoint
CREATE INDEX "recordings_deleted" ON "recordings" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "spoken_words_user" ON "spoken_words" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "spoken_words_guest" ON "spoken_words" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "voice_emails_user" ON "voice_emails" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "voice_emails_guest" ON "voice_emails" USING btree ("guest_id","created_at","id");--> statement-breakpoint
CREATE INDEX "voice_emails_recording" ON "voice_emails" USING btree ("recording_id");--> statement-breakpoint
CREATE INDEX "voice_emails_deleted" ON "voice_emails" USING btree ("deleted_at");