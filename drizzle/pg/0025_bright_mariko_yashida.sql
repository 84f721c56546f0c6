CREATE TABLE "data_alert_looks" (
	"id" text PRIMARY KEY NOT NULL,
	"alert_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"table_at" timestamp (3) with time zone,
	"figure" double precision,
	"is_met" boolean NOT NULL,
	"is_told" boolean NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "data_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"question_id" text,
	"title" text NOT NULL,
	"column_name" text NOT NULL,
	"pick" text NOT NULL,
	"condition" text NOT NULL,
	"threshold" double precision NOT NULL,
	"often" text NOT NULL,
	"hour" bigint NOT NULL,
	"weekday" bigint NOT NULL,
	"zone" text NOT NULL,
	"by_mail" boolean NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"next_at" timestamp (3) with time zone,
	"is_met" boolean DEFAULT false NOT NULL,
	"last_at" timestamp (3) with time zone,
	"last_figure" double precision,
	"paused_why" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "data_dashboards" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"title" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "data_tiles" (
	"id" text PRIMARY KEY NOT NULL,
	"dashboard_id" text NOT NULL,
	"question_id" text,
	"title" text NOT NULL,
	"place" bigint NOT NULL,
	"width" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"address" text NOT NULL,
	"address_key" text NOT NULL,
	"sender_name" text DEFAULT '' NOT NULL,
	"login" text NOT NULL,
	"secret" text NOT NULL,
	"imap_host" text NOT NULL,
	"imap_port" bigint NOT NULL,
	"imap_security" text NOT NULL,
	"smtp_host" text NOT NULL,
	"smtp_port" bigint NOT NULL,
	"smtp_security" text NOT NULL,
	"state" text DEFAULT 'on' NOT NULL,
	"synced_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"trouble" text,
	"failures" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"done" bigint DEFAULT 0 NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL,
	"skipped" bigint DEFAULT 0 NOT NULL,
	"job_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_copies" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"folder_id" text NOT NULL,
	"validity" text NOT NULL,
	"uid" bigint NOT NULL,
	"message_id" text,
	"is_seen" boolean DEFAULT false NOT NULL,
	"is_flagged" boolean DEFAULT false NOT NULL,
	"is_answered" boolean DEFAULT false NOT NULL,
	"wants_seen" boolean,
	"wants_flagged" boolean,
	"wants_answered" boolean,
	"goal" text,
	"wanted_at" timestamp (3) with time zone,
	"missed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_folders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"path" text NOT NULL,
	"role" text,
	"label_id" text,
	"validity" text DEFAULT '' NOT NULL,
	"high" bigint DEFAULT 0 NOT NULL,
	"low" bigint DEFAULT 0 NOT NULL,
	"mark" text DEFAULT '' NOT NULL,
	"modseq" text,
	"messages" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "panda_chains" (
	"id" text PRIMARY KEY NOT NULL,
	"block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "panda_tokens" (
	"panda" bigint PRIMARY KEY NOT NULL,
	"user_id" text,
	"chain_id" bigint NOT NULL,
	"contract" text NOT NULL,
	"to_address" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"hash" text,
	"raw" text,
	"nonce" bigint,
	"nonce_key" text,
	"block" bigint,
	"owner_key" text,
	"owner_block" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "bought_under" text;--> statement-breakpoint
ALTER TABLE "data_questions" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "inbox_drafts" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "sent_by" text;--> statement-breakpoint
ALTER TABLE "panda_ledger" ADD COLUMN "tx" text;--> statement-breakpoint
ALTER TABLE "data_alert_looks" ADD CONSTRAINT "data_alert_looks_alert_id_data_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."data_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_alerts" ADD CONSTRAINT "data_alerts_question_id_data_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."data_questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_tiles" ADD CONSTRAINT "data_tiles_dashboard_id_data_dashboards_id_fk" FOREIGN KEY ("dashboard_id") REFERENCES "public"."data_dashboards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_tiles" ADD CONSTRAINT "data_tiles_question_id_data_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."data_questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_accounts" ADD CONSTRAINT "inbox_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_copies" ADD CONSTRAINT "inbox_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_folders" ADD CONSTRAINT "inbox_folders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_alert_looks_alert" ON "data_alert_looks" USING btree ("alert_id","at");--> statement-breakpoint
CREATE INDEX "data_alerts_user" ON "data_alerts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "data_alerts_next" ON "data_alerts" USING btree ("is_on","next_at");--> statement-breakpoint
CREATE INDEX "data_alerts_question" ON "data_alerts" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "data_alerts_deleted" ON "data_alerts" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "data_dashboards_user" ON "data_dashboards" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "data_dashboards_guest" ON "data_dashboards" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "data_dashboards_deleted" ON "data_dashboards" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "data_tiles_dashboard" ON "data_tiles" USING btree ("dashboard_id","place");--> statement-breakpoint
CREATE INDEX "data_tiles_question" ON "data_tiles" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_accounts_address" ON "inbox_accounts" USING btree ("user_id","address_key");--> statement-breakpoint
CREATE INDEX "inbox_accounts_due" ON "inbox_accounts" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "inbox_accounts_created" ON "inbox_accounts" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_copies_uid" ON "inbox_copies" USING btree ("folder_id","validity","uid");--> statement-breakpoint
CREATE INDEX "inbox_copies_message" ON "inbox_copies" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "inbox_copies_wanted" ON "inbox_copies" USING btree ("account_id","wanted_at");--> statement-breakpoint
CREATE INDEX "inbox_copies_missed" ON "inbox_copies" USING btree ("account_id","missed_at");--> statement-breakpoint
CREATE INDEX "inbox_copies_user" ON "inbox_copies" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_folders_path" ON "inbox_folders" USING btree ("account_id","path");--> statement-breakpoint
CREATE INDEX "inbox_folders_user" ON "inbox_folders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "panda_tokens_nonce" ON "panda_tokens" USING btree ("nonce_key");--> statement-breakpoint
CREATE INDEX "panda_tokens_state" ON "panda_tokens" USING btree ("state","panda");--> statement-breakpoint
CREATE INDEX "panda_tokens_user" ON "panda_tokens" USING btree ("user_id");