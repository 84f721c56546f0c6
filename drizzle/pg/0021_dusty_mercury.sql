CREATE TABLE "inbox_acts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"deed_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"rule_id" text,
	"act" text NOT NULL,
	"before" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "inbox_bodies" (
	"message_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"search_id" bigint NOT NULL,
	"owner" text NOT NULL,
	"people" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inbox_bodies_search_id_unique" UNIQUE("search_id")
);
--> statement-breakpoint
CREATE TABLE "inbox_contacts" (
	"user_id" text NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"sent" bigint DEFAULT 0 NOT NULL,
	"shows_pictures" boolean DEFAULT false NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inbox_contacts_user_id_address_pk" PRIMARY KEY("user_id","address")
);
--> statement-breakpoint
CREATE TABLE "inbox_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"thread_id" text,
	"about_id" text,
	"to" text DEFAULT '' NOT NULL,
	"cc" text DEFAULT '' NOT NULL,
	"bcc" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"send_at" timestamp (3) with time zone,
	"trouble" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_labels" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"search_id" bigint NOT NULL,
	"source" text NOT NULL,
	"is_sent" boolean DEFAULT false NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"message_id" text NOT NULL,
	"from_name" text NOT NULL,
	"from_address" text NOT NULL,
	"subject" text NOT NULL,
	"snippet" text NOT NULL,
	"details" jsonb NOT NULL,
	"deliveries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"raw_key" text NOT NULL,
	"bytes" bigint NOT NULL,
	"attachments" bigint DEFAULT 0 NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inbox_messages_search_id_unique" UNIQUE("search_id")
);
--> statement-breakpoint
CREATE TABLE "inbox_references" (
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"thread_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inbox_references_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "inbox_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"words" text NOT NULL,
	"rule" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"gestures" jsonb,
	"keys" jsonb,
	"signature" text DEFAULT '' NOT NULL,
	"sender_name" text DEFAULT '' NOT NULL,
	"filed" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_thread_labels" (
	"thread_id" text NOT NULL,
	"label_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inbox_thread_labels_thread_id_label_id_pk" PRIMARY KEY("thread_id","label_id")
);
--> statement-breakpoint
CREATE TABLE "inbox_threads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"place" text NOT NULL,
	"subject" text NOT NULL,
	"subject_key" text NOT NULL,
	"people" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"snippet" text DEFAULT '' NOT NULL,
	"messages" bigint DEFAULT 0 NOT NULL,
	"unread" bigint DEFAULT 0 NOT NULL,
	"attachments" bigint DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"last_sent_at" timestamp (3) with time zone,
	"starred_at" timestamp (3) with time zone,
	"snoozed_until" timestamp (3) with time zone,
	"muted_at" timestamp (3) with time zone,
	"trashed_at" timestamp (3) with time zone,
	"pile" text DEFAULT 'people' NOT NULL,
	"priority" text DEFAULT 'calm' NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inbox_acts" ADD CONSTRAINT "inbox_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_bodies" ADD CONSTRAINT "inbox_bodies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_contacts" ADD CONSTRAINT "inbox_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_drafts" ADD CONSTRAINT "inbox_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_labels" ADD CONSTRAINT "inbox_labels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_references" ADD CONSTRAINT "inbox_references_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_rules" ADD CONSTRAINT "inbox_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_settings" ADD CONSTRAINT "inbox_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_thread_labels" ADD CONSTRAINT "inbox_thread_labels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_threads" ADD CONSTRAINT "inbox_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_acts_user" ON "inbox_acts" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "inbox_acts_deed" ON "inbox_acts" USING btree ("user_id","deed_id");--> statement-breakpoint
CREATE INDEX "inbox_acts_created" ON "inbox_acts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "inbox_bodies_user" ON "inbox_bodies" USING btree ("user_id","created_at","message_id");--> statement-breakpoint
CREATE INDEX "inbox_contacts_last" ON "inbox_contacts" USING btree ("user_id","sent","last_at");--> statement-breakpoint
CREATE INDEX "inbox_contacts_created" ON "inbox_contacts" USING btree ("user_id","created_at","address");--> statement-breakpoint
CREATE INDEX "inbox_drafts_user" ON "inbox_drafts" USING btree ("user_id","state","updated_at","id");--> statement-breakpoint
CREATE INDEX "inbox_drafts_thread" ON "inbox_drafts" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "inbox_drafts_due" ON "inbox_drafts" USING btree ("state","send_at");--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_labels_name" ON "inbox_labels" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_messages_source" ON "inbox_messages" USING btree ("user_id","source");--> statement-breakpoint
CREATE INDEX "inbox_messages_thread" ON "inbox_messages" USING btree ("thread_id","at","id");--> statement-breakpoint
CREATE INDEX "inbox_messages_name" ON "inbox_messages" USING btree ("user_id","message_id");--> statement-breakpoint
CREATE INDEX "inbox_messages_bytes" ON "inbox_messages" USING btree ("user_id","bytes");--> statement-breakpoint
CREATE INDEX "inbox_messages_created" ON "inbox_messages" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "inbox_messages_raw" ON "inbox_messages" USING btree ("raw_key");--> statement-breakpoint
CREATE INDEX "inbox_references_thread" ON "inbox_references" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "inbox_references_created" ON "inbox_references" USING btree ("user_id","created_at","name");--> statement-breakpoint
CREATE INDEX "inbox_rules_user" ON "inbox_rules" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "inbox_thread_labels_label" ON "inbox_thread_labels" USING btree ("label_id","thread_id");--> statement-breakpoint
CREATE INDEX "inbox_thread_labels_user" ON "inbox_thread_labels" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "inbox_threads_place" ON "inbox_threads" USING btree ("user_id","place","last_at","id");--> statement-breakpoint
CREATE INDEX "inbox_threads_pile" ON "inbox_threads" USING btree ("user_id","place","pile","last_at","id");--> statement-breakpoint
CREATE INDEX "inbox_threads_sent" ON "inbox_threads" USING btree ("user_id","last_sent_at","id");--> statement-breakpoint
CREATE INDEX "inbox_threads_starred" ON "inbox_threads" USING btree ("user_id","starred_at","id");--> statement-breakpoint
CREATE INDEX "inbox_threads_snoozed" ON "inbox_threads" USING btree ("user_id","snoozed_until");--> statement-breakpoint
CREATE INDEX "inbox_threads_wake" ON "inbox_threads" USING btree ("snoozed_until");--> statement-breakpoint
CREATE INDEX "inbox_threads_subject" ON "inbox_threads" USING btree ("user_id","subject_key","last_at");--> statement-breakpoint
CREATE INDEX "inbox_threads_unread" ON "inbox_threads" USING btree ("user_id","place","unread");--> statement-breakpoint
CREATE INDEX "inbox_threads_trashed" ON "inbox_threads" USING btree ("trashed_at");--> statement-breakpoint
CREATE INDEX "received_mails_received" ON "received_mails" USING btree ("received_at","id");--> statement-breakpoint
ALTER TABLE "inbox_bodies" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('english', "people"), 'A') ||
  setweight(to_tsvector('english', "subject"), 'B') ||
  setweight(to_tsvector('english', "text"), 'C')
) STORED;
--> statement-breakpoint
CREATE INDEX "inbox_search" ON "inbox_bodies" USING gin ("search");
