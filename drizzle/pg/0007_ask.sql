CREATE TABLE "consensus_panels" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"name" text NOT NULL,
	"seats" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consensus_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"user_id" text,
	"guest_id" text,
	"title" text NOT NULL,
	"page" jsonb NOT NULL,
	"signature" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "consensus_talks" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"title" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consensus_versions" (
	"run_id" text NOT NULL,
	"version" bigint NOT NULL,
	"ledger" jsonb,
	"seats" jsonb NOT NULL,
	"because" text NOT NULL,
	"seat" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consensus_versions_run_id_version_pk" PRIMARY KEY("run_id","version")
);
--> statement-breakpoint
CREATE TABLE "consensus_votes" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"user_id" text,
	"guest_id" text,
	"seat" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "web_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"search_id" bigint NOT NULL,
	"site_id" text NOT NULL,
	"url" text NOT NULL,
	"depth" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"queued_in" bigint NOT NULL,
	"visited_in" bigint,
	"title" text DEFAULT '' NOT NULL,
	"headings" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"language" text,
	"published_at" timestamp (3) with time zone,
	"canonical_url" text,
	"content_hash" text,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"etag" text,
	"last_modified" text,
	"fetched_at" timestamp (3) with time zone,
	CONSTRAINT "web_pages_search_id_unique" UNIQUE("search_id")
);
--> statement-breakpoint
CREATE TABLE "web_searches" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"query" text NOT NULL,
	"results" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "web_sites" (
	"id" text PRIMARY KEY NOT NULL,
	"start_url" text NOT NULL,
	"host" text NOT NULL,
	"path_prefix" text NOT NULL,
	"max_depth" bigint NOT NULL,
	"max_pages" bigint NOT NULL,
	"delay_ms" bigint NOT NULL,
	"every_days" bigint,
	"crawl" bigint DEFAULT 0 NOT NULL,
	"job_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_crawl_at" timestamp (3) with time zone,
	"last_outcome" text,
	"next_crawl_at" timestamp (3) with time zone,
	CONSTRAINT "web_sites_start_url_unique" UNIQUE("start_url")
);
--> statement-breakpoint
CREATE TABLE "conversation_attachments" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"message_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"text" text NOT NULL,
	"note" text,
	"file_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"parent_id" text,
	"role" text NOT NULL,
	"state" text DEFAULT 'done' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"asked" jsonb,
	"voice" text,
	"label" text,
	"engines" jsonb,
	"note" text,
	"sources" jsonb,
	"left_out" bigint DEFAULT 0 NOT NULL,
	"run_id" text,
	"job_id" text,
	"cost_micros" bigint,
	"took_ms" bigint,
	"branch_name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "conversation_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"user_id" text,
	"guest_id" text,
	"title" text NOT NULL,
	"page" jsonb NOT NULL,
	"blacked_out" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"title_words" text NOT NULL,
	"voices" jsonb NOT NULL,
	"tip_id" text,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_temporary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "allies" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"handle" text NOT NULL,
	"about" text NOT NULL,
	"instructions" text NOT NULL,
	"engine_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "qa_alike" (
	"question_id" text NOT NULL,
	"other_id" text NOT NULL,
	"likeness" double precision NOT NULL,
	"is_same" boolean NOT NULL,
	CONSTRAINT "qa_alike_question_id_other_id_pk" PRIMARY KEY("question_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "qa_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"question_id" text NOT NULL,
	"user_id" text,
	"text" text NOT NULL,
	"basis" text NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"votes" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "qa_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"question_id" text NOT NULL,
	"answer_id" text,
	"text" text NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "qa_panel_answers" (
	"question_id" text NOT NULL,
	"version" bigint NOT NULL,
	"asked" text NOT NULL,
	"run_id" text NOT NULL,
	"state" text DEFAULT 'asking' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"sources" jsonb,
	"agreement" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "qa_panel_answers_question_id_version_pk" PRIMARY KEY("question_id","version")
);
--> statement-breakpoint
CREATE TABLE "qa_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"question" text NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"topic" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"version" bigint DEFAULT 0 NOT NULL,
	"is_answered" boolean DEFAULT false NOT NULL,
	"accepted_id" text,
	"votes" bigint DEFAULT 0 NOT NULL,
	"panel_votes" bigint DEFAULT 0 NOT NULL,
	"answer_count" bigint DEFAULT 0 NOT NULL,
	"meaning" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "qa_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"question_id" text NOT NULL,
	"target" text NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "qa_votes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"question_id" text NOT NULL,
	"target" text NOT NULL,
	"value" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "qa_words" (
	"question_id" text NOT NULL,
	"word" text NOT NULL,
	"is_in_question" boolean NOT NULL,
	CONSTRAINT "qa_words_question_id_word_pk" PRIMARY KEY("question_id","word")
);
--> statement-breakpoint
CREATE TABLE "memories" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"said_as" text,
	"page" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unanswered_questions" (
	"key" text PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"page" text NOT NULL,
	"times" bigint NOT NULL,
	"first_asked_at" timestamp (3) with time zone NOT NULL,
	"last_asked_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"article" text
);
--> statement-breakpoint
CREATE TABLE "banner_clicks" (
	"banner_id" text NOT NULL,
	"day" text NOT NULL,
	"clicks" bigint NOT NULL,
	CONSTRAINT "banner_clicks_banner_id_day_pk" PRIMARY KEY("banner_id","day")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"link_label" text NOT NULL,
	"link" text NOT NULL,
	"place" text NOT NULL,
	"brands" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"position" bigint DEFAULT 0 NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_samples" (
	"span" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"calls" bigint NOT NULL,
	"errors" bigint NOT NULL,
	"refusals" bigint NOT NULL,
	"within_5" bigint NOT NULL,
	"within_10" bigint NOT NULL,
	"within_25" bigint NOT NULL,
	"within_50" bigint NOT NULL,
	"within_100" bigint NOT NULL,
	"within_250" bigint NOT NULL,
	"within_500" bigint NOT NULL,
	"within_1000" bigint NOT NULL,
	"within_2500" bigint NOT NULL,
	"within_5000" bigint NOT NULL,
	"within_10000" bigint NOT NULL,
	"within_30000" bigint NOT NULL,
	"within_60000" bigint NOT NULL,
	"longer" bigint NOT NULL,
	CONSTRAINT "call_samples_span_at_kind_subject_pk" PRIMARY KEY("span","at","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "check_results" (
	"run_id" text NOT NULL,
	"check_id" text NOT NULL,
	"state" text NOT NULL,
	"said" text NOT NULL,
	"advice" text,
	"took_ms" bigint NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "check_results_run_id_check_id_pk" PRIMARY KEY("run_id","check_id")
);
--> statement-breakpoint
CREATE TABLE "check_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"is_scheduled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_edits" (
	"slug" text PRIMARY KEY NOT NULL,
	"draft" jsonb,
	"text" jsonb,
	"seed_hash" text,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"question" text,
	"published_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_versions" (
	"slug" text NOT NULL,
	"number" bigint NOT NULL,
	"act" text NOT NULL,
	"text" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "help_versions_slug_number_pk" PRIMARY KEY("slug","number")
);
--> statement-breakpoint
CREATE TABLE "help_votes" (
	"slug" text NOT NULL,
	"voter" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	"missing" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "help_votes_slug_voter_pk" PRIMARY KEY("slug","voter")
);
--> statement-breakpoint
CREATE TABLE "panda_days" (
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"times" bigint NOT NULL,
	CONSTRAINT "panda_days_day_kind_pk" PRIMARY KEY("day","kind")
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"is_internal" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"page" text NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_findable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_on_map" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "waitlist" ADD COLUMN "invited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "waitlist" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "consensus_runs" ADD COLUMN "guest_id" text;--> statement-breakpoint
ALTER TABLE "consensus_runs" ADD COLUMN "version" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "consensus_runs" ADD COLUMN "purpose" text DEFAULT 'ask' NOT NULL;--> statement-breakpoint
ALTER TABLE "consensus_runs" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "consensus_runs" ADD COLUMN "target" text;--> statement-breakpoint
ALTER TABLE "consensus_runs" ADD COLUMN "talk_id" text;--> statement-breakpoint
ALTER TABLE "consensus_runs" ADD COLUMN "turn" bigint;--> statement-breakpoint
ALTER TABLE "consensus_runs" ADD COLUMN "context" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consensus_runs" ADD COLUMN "ledger_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consensus_runs" ADD COLUMN "estimate_micros" bigint;--> statement-breakpoint
ALTER TABLE "consensus_seats" ADD COLUMN "version" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "consensus_seats" ADD COLUMN "prompt_hash" text;--> statement-breakpoint
ALTER TABLE "consensus_seats" ADD COLUMN "started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "consensus_seats" ADD COLUMN "first_part_ms" bigint;--> statement-breakpoint
ALTER TABLE "consensus_seats" ADD COLUMN "input_units" bigint;--> statement-breakpoint
ALTER TABLE "consensus_seats" ADD COLUMN "output_units" bigint;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "replied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "consensus_versions" ADD CONSTRAINT "consensus_versions_run_id_consensus_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."consensus_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consensus_votes" ADD CONSTRAINT "consensus_votes_run_id_consensus_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."consensus_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_pages" ADD CONSTRAINT "web_pages_site_id_web_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."web_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_searches" ADD CONSTRAINT "web_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_attachments" ADD CONSTRAINT "conversation_attachments_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_shares" ADD CONSTRAINT "conversation_shares_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allies" ADD CONSTRAINT "allies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_alike" ADD CONSTRAINT "qa_alike_question_id_qa_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."qa_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_alike" ADD CONSTRAINT "qa_alike_other_id_qa_questions_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."qa_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_answers" ADD CONSTRAINT "qa_answers_question_id_qa_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."qa_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_edits" ADD CONSTRAINT "qa_edits_question_id_qa_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."qa_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_edits" ADD CONSTRAINT "qa_edits_answer_id_qa_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."qa_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_panel_answers" ADD CONSTRAINT "qa_panel_answers_question_id_qa_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."qa_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_reports" ADD CONSTRAINT "qa_reports_question_id_qa_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."qa_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_votes" ADD CONSTRAINT "qa_votes_question_id_qa_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."qa_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_words" ADD CONSTRAINT "qa_words_question_id_qa_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."qa_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner_clicks" ADD CONSTRAINT "banner_clicks_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_results" ADD CONSTRAINT "check_results_run_id_check_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."check_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consensus_panels_user" ON "consensus_panels" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "consensus_panels_guest" ON "consensus_panels" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "consensus_shares_run" ON "consensus_shares" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "consensus_shares_user" ON "consensus_shares" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "consensus_talks_user" ON "consensus_talks" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "consensus_talks_guest" ON "consensus_talks" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "consensus_votes_run" ON "consensus_votes" USING btree ("run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "web_pages_url" ON "web_pages" USING btree ("site_id","url");--> statement-breakpoint
CREATE INDEX "web_pages_frontier" ON "web_pages" USING btree ("site_id","queued_in","visited_in","depth");--> statement-breakpoint
CREATE INDEX "web_pages_state" ON "web_pages" USING btree ("site_id","state");--> statement-breakpoint
CREATE INDEX "web_pages_content" ON "web_pages" USING btree ("content_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "web_searches_user_query" ON "web_searches" USING btree ("user_id","query");--> statement-breakpoint
CREATE INDEX "web_searches_user" ON "web_searches" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "conversation_attachments_message" ON "conversation_attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "conversation_attachments_conversation" ON "conversation_attachments" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_messages_conversation" ON "conversation_messages" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "conversation_shares_conversation" ON "conversation_shares" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_shares_user" ON "conversation_shares" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "conversation_shares_guest" ON "conversation_shares" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "conversations_user" ON "conversations" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "conversations_guest" ON "conversations" USING btree ("guest_id","updated_at");--> statement-breakpoint
CREATE INDEX "conversations_updated" ON "conversations" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "allies_handle" ON "allies" USING btree ("user_id","handle");--> statement-breakpoint
CREATE INDEX "qa_alike_other" ON "qa_alike" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "qa_answers_question" ON "qa_answers" USING btree ("question_id","created_at");--> statement-breakpoint
CREATE INDEX "qa_answers_user" ON "qa_answers" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "qa_edits_question" ON "qa_edits" USING btree ("question_id","created_at");--> statement-breakpoint
CREATE INDEX "qa_edits_answer" ON "qa_edits" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "qa_questions_user" ON "qa_questions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "qa_questions_guest" ON "qa_questions" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "qa_questions_published" ON "qa_questions" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "qa_questions_topic" ON "qa_questions" USING btree ("topic","published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "qa_reports_once" ON "qa_reports" USING btree ("question_id","target","user_id");--> statement-breakpoint
CREATE INDEX "qa_reports_open" ON "qa_reports" USING btree ("closed_at","created_at");--> statement-breakpoint
CREATE INDEX "qa_reports_user" ON "qa_reports" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "qa_votes_once" ON "qa_votes" USING btree ("question_id","target","user_id");--> statement-breakpoint
CREATE INDEX "qa_votes_user" ON "qa_votes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "qa_words_word" ON "qa_words" USING btree ("word");--> statement-breakpoint
CREATE INDEX "memories_user" ON "memories" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "unanswered_questions_times" ON "unanswered_questions" USING btree ("settled_at","times");--> statement-breakpoint
CREATE INDEX "banners_place" ON "banners" USING btree ("place","position");--> statement-breakpoint
CREATE INDEX "check_runs_started" ON "check_runs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket" ON "ticket_messages" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_number" ON "tickets" USING btree ("number");--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "tickets_state" ON "tickets" USING btree ("state","updated_at");--> statement-breakpoint
ALTER TABLE "consensus_runs" ADD CONSTRAINT "consensus_runs_talk_id_consensus_talks_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."consensus_talks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consensus_runs_guest" ON "consensus_runs" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "consensus_runs_talk" ON "consensus_runs" USING btree ("talk_id","turn");--> statement-breakpoint
CREATE INDEX "consensus_runs_parent" ON "consensus_runs" USING btree ("parent_id");--> statement-breakpoint
ALTER TABLE "web_pages" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (
  CASE WHEN "state" = 'stored' THEN
    setweight(to_tsvector('english', translate(lower("title" || ' qzendqz'), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƠơƯưǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǦǧǨǩǪǫǬǭǰǴǵǸǹǺǻȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȞȟȦȧȨȩȪȫȬȭȮȯȰȱȲȳḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑẒẓẔẕẖẗẘẙẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹ', 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyyaaaaaaccccccccddeeeeeeeeeegggggggghhiiiiiiiiijjkkllllllnnnnnnoooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzzoouuaaiioouuuuuuuuuuaaaaggkkoooojggnnaaaaaaeeeeiiiioooorrrruuuusstthhaaeeooooooooyyaabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy')), 'A') ||
    setweight(to_tsvector('english', translate(lower("headings" || ' qzendqz'), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƠơƯưǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǦǧǨǩǪǫǬǭǰǴǵǸǹǺǻȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȞȟȦȧȨȩȪȫȬȭȮȯȰȱȲȳḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑẒẓẔẕẖẗẘẙẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹ', 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyyaaaaaaccccccccddeeeeeeeeeegggggggghhiiiiiiiiijjkkllllllnnnnnnoooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzzoouuaaiioouuuuuuuuuuaaaaggkkoooojggnnaaaaaaeeeeiiiioooorrrruuuusstthhaaeeooooooooyyaabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy')), 'B') ||
    setweight(to_tsvector('english', translate(lower("body"), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƠơƯưǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǦǧǨǩǪǫǬǭǰǴǵǸǹǺǻȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȞȟȦȧȨȩȪȫȬȭȮȯȰȱȲȳḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑẒẓẔẕẖẗẘẙẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹ', 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyyaaaaaaccccccccddeeeeeeeeeegggggggghhiiiiiiiiijjkkllllllnnnnnnoooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzzoouuaaiioouuuuuuuuuuaaaaggkkoooojggnnaaaaaaeeeeiiiioooorrrruuuusstthhaaeeooooooooyyaabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy')), 'C')
  END
) STORED;
--> statement-breakpoint
CREATE INDEX "web_pages_search" ON "web_pages" USING gin ("search");
