CREATE TABLE "ties" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ties_from_id_kind_to_id_pk" PRIMARY KEY("from_id","kind","to_id")
);
--> statement-breakpoint
CREATE TABLE "notice_people" (
	"notice_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notice_people_notice_id_user_id_pk" PRIMARY KEY("notice_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"people" bigint DEFAULT 0 NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authored_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"user_id" text,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"details" jsonb NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"show_at" timestamp (3) with time zone,
	"show_note" text DEFAULT '' NOT NULL,
	"zone" text DEFAULT 'UTC' NOT NULL,
	"shown" jsonb,
	"shown_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authored_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"text_id" text NOT NULL,
	"number" bigint NOT NULL,
	"user_id" text,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"details" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"shown_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authors" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"lesson" text NOT NULL,
	"question" text NOT NULL,
	"choice" text NOT NULL,
	"is_right" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "film_files" (
	"file_id" text PRIMARY KEY NOT NULL,
	"film_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "film_renders" (
	"id" text PRIMARY KEY NOT NULL,
	"film_id" text NOT NULL,
	"state" text NOT NULL,
	"version" bigint NOT NULL,
	"project" jsonb NOT NULL,
	"timeline" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"file_id" text,
	"run_id" text NOT NULL,
	"job_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "film_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"film_id" text NOT NULL,
	"number" bigint NOT NULL,
	"why" text NOT NULL,
	"project" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "films" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"project" jsonb NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"render_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "song_renders" (
	"id" text PRIMARY KEY NOT NULL,
	"song_id" text NOT NULL,
	"state" text NOT NULL,
	"version" bigint NOT NULL,
	"text" text NOT NULL,
	"facts" jsonb NOT NULL,
	"file_id" text,
	"run_id" text NOT NULL,
	"job_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "song_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"song_id" text NOT NULL,
	"number" bigint NOT NULL,
	"why" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "songs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"text" text NOT NULL,
	"facts" jsonb NOT NULL,
	"origin" jsonb NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"parent_id" text,
	"parent_title" text,
	"render_id" text,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "research" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"title" text NOT NULL,
	"question" text NOT NULL,
	"plan" jsonb NOT NULL,
	"state" text NOT NULL,
	"pass_id" text,
	"job_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "research_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"pass_id" text NOT NULL,
	"sub" text NOT NULL,
	"n" bigint NOT NULL,
	"start" bigint NOT NULL,
	"end" bigint NOT NULL,
	"quote" text NOT NULL,
	"score" double precision NOT NULL,
	"is_out" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research_passes" (
	"id" text PRIMARY KEY NOT NULL,
	"research_id" text NOT NULL,
	"number" bigint NOT NULL,
	"plan" jsonb NOT NULL,
	"progress" jsonb NOT NULL,
	"run_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "research_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"pass_id" text NOT NULL,
	"number" bigint NOT NULL,
	"why" text NOT NULL,
	"report" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research_snapshots" (
	"id" text PRIMARY KEY NOT NULL,
	"pass_id" text NOT NULL,
	"n" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"href" text NOT NULL,
	"site" text NOT NULL,
	"date" text,
	"license" text,
	"text" text NOT NULL,
	"answers" bigint DEFAULT 0 NOT NULL,
	"sha256" text NOT NULL,
	"subs" jsonb NOT NULL,
	"same_as" bigint,
	"is_out" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"number" bigint PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"is_test" boolean NOT NULL,
	"buyer" text NOT NULL,
	"seller" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"tax_words" text NOT NULL,
	"currency" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoices_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "money_events" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"till" text NOT NULL,
	"total" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"currency" text NOT NULL,
	"shares" jsonb,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"goods" text DEFAULT 'plan' NOT NULL,
	"what" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"till" text NOT NULL,
	"till_address" text,
	"till_ref" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"paid_as" text
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"account" text NOT NULL,
	"minor" bigint NOT NULL,
	"currency" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"plan" text NOT NULL,
	"anchor" timestamp (3) with time zone,
	"months" bigint DEFAULT 0 NOT NULL,
	"period_end" timestamp (3) with time zone,
	"next" text,
	"pause_months" bigint DEFAULT 0 NOT NULL,
	"resumes_at" timestamp (3) with time zone,
	"grace_end" timestamp (3) with time zone,
	"till" text NOT NULL,
	"card" text DEFAULT 'accepted' NOT NULL,
	"till_customer" text,
	"till_subscription" text,
	"trialed_at" timestamp (3) with time zone,
	"tries_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "till_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" bigint NOT NULL,
	"plan" text,
	"most_uses" bigint,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"user_id" text NOT NULL,
	"stars" bigint NOT NULL,
	"text" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_trials" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"user_id" text,
	"guest_id" text,
	"once" text NOT NULL,
	"version" bigint NOT NULL,
	"values" jsonb NOT NULL,
	"state" text NOT NULL,
	"engine" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "listing_trials_once_unique" UNIQUE("once")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"section" text NOT NULL,
	"kind" text NOT NULL,
	"source_id" text,
	"title" text NOT NULL,
	"about" text NOT NULL,
	"sample" text DEFAULT '' NOT NULL,
	"payload" jsonb,
	"price" bigint NOT NULL,
	"currency" text NOT NULL,
	"licence" text NOT NULL,
	"state" text NOT NULL,
	"can_be_tried" boolean DEFAULT false NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"sold" bigint DEFAULT 0 NOT NULL,
	"stars" bigint DEFAULT 0 NOT NULL,
	"reviews" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"listed_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"where_to" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"note" text DEFAULT '' NOT NULL,
	"open" text,
	CONSTRAINT "payouts_open_unique" UNIQUE("open")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" text PRIMARY KEY NOT NULL,
	"buyer_id" text NOT NULL,
	"listing_id" text,
	"seller_id" text,
	"order_id" text,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"price" bigint NOT NULL,
	"share" bigint NOT NULL,
	"currency" text NOT NULL,
	"licence" text NOT NULL,
	"version" bigint NOT NULL,
	"state" text NOT NULL,
	"copy_id" text,
	"copy_to" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"ripe_at" timestamp (3) with time zone,
	CONSTRAINT "purchases_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "panda_gifts" (
	"id" text PRIMARY KEY NOT NULL,
	"panda" bigint NOT NULL,
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"state" text NOT NULL,
	"open" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "panda_listings" (
	"id" text PRIMARY KEY NOT NULL,
	"panda" bigint NOT NULL,
	"seller_id" text,
	"kind" text NOT NULL,
	"price" bigint NOT NULL,
	"reserve" bigint,
	"currency" text NOT NULL,
	"asks" bigint NOT NULL,
	"rarity" bigint NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"state" text NOT NULL,
	"open" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "panda_offers" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"panda" bigint NOT NULL,
	"listing_id" text,
	"buyer_id" text,
	"seller_id" text,
	"minor" bigint NOT NULL,
	"total" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"currency" text NOT NULL,
	"till" text NOT NULL,
	"paid_as" text NOT NULL,
	"state" text NOT NULL,
	"open" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"back_as" text,
	"given_back_at" timestamp (3) with time zone,
	"ripe_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "panda_candidates" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"genomes" jsonb NOT NULL,
	"chosen" bigint,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "panda_keepers" (
	"mark" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "panda_ledger" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"panda" bigint NOT NULL,
	"kind" text NOT NULL,
	"from_keeper" text,
	"to_keeper" text NOT NULL,
	"minor" bigint DEFAULT 0 NOT NULL,
	"currency" text,
	"event_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pandas" (
	"number" bigint PRIMARY KEY NOT NULL,
	"genome" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"origin" text NOT NULL,
	"keeper" text NOT NULL,
	"adopter_id" text,
	"home" text,
	"shows_keeper" boolean DEFAULT false NOT NULL,
	"takes_offers" boolean DEFAULT false NOT NULL,
	"rests_until" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_asks" (
	"nonce" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"link_hash" text,
	"address" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "wallet_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"address_key" text NOT NULL,
	"sealed_words" text,
	"is_contract" boolean DEFAULT false NOT NULL,
	"words_shown_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_decisions" (
	"id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"user_id" text,
	"claim" text,
	"decision" text NOT NULL,
	"reasons" text NOT NULL,
	"dissent" text NOT NULL,
	"carried_by" text NOT NULL,
	"day" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "thread_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_files" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"user_id" text,
	"file_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_invites" (
	"id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"invited_by" text,
	"user_id" text,
	"role" text NOT NULL,
	"is_once" boolean DEFAULT false NOT NULL,
	"uses" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "thread_ledgers" (
	"thread_id" text PRIMARY KEY NOT NULL,
	"up_to_id" text,
	"claims" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_members" (
	"thread_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"seen_id" text,
	"seen_count" bigint DEFAULT 0 NOT NULL,
	"left_id" text,
	"last_here_at" timestamp (3) with time zone,
	"muted_at" timestamp (3) with time zone,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "thread_members_thread_id_user_id_pk" PRIMARY KEY("thread_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "thread_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"state" text DEFAULT 'done' NOT NULL,
	"voice" text,
	"label" text,
	"text" text NOT NULL,
	"words" text NOT NULL,
	"reply_to_id" text,
	"poll" jsonb,
	"facts" jsonb,
	"run_id" text,
	"asked_by" text,
	"job_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "thread_papers" (
	"thread_id" text NOT NULL,
	"version" bigint NOT NULL,
	"user_id" text,
	"text" text NOT NULL,
	"clashes" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "thread_papers_thread_id_version_pk" PRIMARY KEY("thread_id","version")
);
--> statement-breakpoint
CREATE TABLE "thread_reactions" (
	"message_id" text NOT NULL,
	"user_id" text NOT NULL,
	"mark" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "thread_reactions_message_id_user_id_mark_pk" PRIMARY KEY("message_id","user_id","mark")
);
--> statement-breakpoint
CREATE TABLE "thread_stances" (
	"thread_id" text NOT NULL,
	"claim" text NOT NULL,
	"user_id" text NOT NULL,
	"stance" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "thread_stances_thread_id_claim_user_id_pk" PRIMARY KEY("thread_id","claim","user_id")
);
--> statement-breakpoint
CREATE TABLE "thread_votes" (
	"message_id" text NOT NULL,
	"user_id" text NOT NULL,
	"choice" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "thread_votes_message_id_user_id_choice_pk" PRIMARY KEY("message_id","user_id","choice")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"started_by" text,
	"message_count" bigint DEFAULT 0 NOT NULL,
	"tip_id" text,
	"revision" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "content_briefs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"title" text NOT NULL,
	"brief" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "content_pieces" (
	"id" text PRIMARY KEY NOT NULL,
	"brief_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"used" jsonb NOT NULL,
	"by" text,
	"day" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"piece_id" text NOT NULL,
	"text" text NOT NULL,
	"used" jsonb NOT NULL,
	"by" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hub_marks" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"done_at" timestamp (3) with time zone,
	"snoozed_until" timestamp (3) with time zone,
	"is_starred" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hub_marks_user_id_kind_thing_id_pk" PRIMARY KEY("user_id","kind","thing_id")
);
--> statement-breakpoint
CREATE TABLE "listing_counts" (
	"of" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	"for_all" bigint NOT NULL,
	"for_members" bigint NOT NULL,
	CONSTRAINT "listing_counts_of_kind_value_pk" PRIMARY KEY("of","kind","value")
);
--> statement-breakpoint
CREATE TABLE "listing_terms" (
	"of" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"place" text NOT NULL,
	"thing_id" text NOT NULL,
	"user_id" text NOT NULL,
	"label" text NOT NULL,
	"is_for_all" boolean NOT NULL,
	CONSTRAINT "listing_terms_of_kind_value_place_thing_id_pk" PRIMARY KEY("of","kind","value","place","thing_id")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"to_id" text NOT NULL,
	"pair" text,
	"words" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"about_id" text NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"reach" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"values" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ways" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"motto" text DEFAULT '' NOT NULL,
	"audiences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offering_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"offering_id" text NOT NULL,
	"user_id" text NOT NULL,
	"giver_id" text NOT NULL,
	"open" text,
	"words" text NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offerings" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"about" text NOT NULL,
	"kind" text NOT NULL,
	"where" text NOT NULL,
	"state" text NOT NULL,
	"until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "blog_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"post" text NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'shown' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_days" (
	"post" text NOT NULL,
	"day" text NOT NULL,
	"views" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "blog_days_post_day_pk" PRIMARY KEY("post","day")
);
--> statement-breakpoint
CREATE TABLE "blog_letters" (
	"reader_id" text NOT NULL,
	"post" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blog_letters_reader_id_post_pk" PRIMARY KEY("reader_id","post")
);
--> statement-breakpoint
CREATE TABLE "blog_readers" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"brand" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"comment_id" text NOT NULL,
	"user_id" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "steward_channels" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"zone" text NOT NULL,
	"days" jsonb NOT NULL,
	"checklist" jsonb NOT NULL,
	"offered_to" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "steward_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"channel_id" text NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'idea' NOT NULL,
	"due_at" timestamp (3) with time zone,
	"done" jsonb NOT NULL,
	"text_id" text,
	"link" text DEFAULT '' NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll_votes" (
	"post_id" text NOT NULL,
	"user_id" text NOT NULL,
	"choice" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "poll_votes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "post_counts" (
	"post_id" text NOT NULL,
	"what" text NOT NULL,
	"times" bigint NOT NULL,
	CONSTRAINT "post_counts_post_id_what_pk" PRIMARY KEY("post_id","what")
);
--> statement-breakpoint
CREATE TABLE "post_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_passes" (
	"id" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"user_id" text,
	"from_pass_id" text,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_reactions" (
	"post_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_reactions_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "post_topics" (
	"post_id" text NOT NULL,
	"topic" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_topics_post_id_topic_pk" PRIMARY KEY("post_id","topic")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"parent_id" text,
	"root_id" text,
	"text" text NOT NULL,
	"text_hash" text DEFAULT '' NOT NULL,
	"audience" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"poll" jsonb,
	"link" jsonb,
	"replies" bigint DEFAULT 0 NOT NULL,
	"passes" bigint DEFAULT 0 NOT NULL,
	"bridge" double precision,
	"groups" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "topic_follows" (
	"user_id" text NOT NULL,
	"topic" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "topic_follows_user_id_topic_pk" PRIMARY KEY("user_id","topic")
);
--> statement-breakpoint
CREATE TABLE "thanks" (
	"id" text PRIMARY KEY NOT NULL,
	"from_id" text,
	"to_id" text NOT NULL,
	"text" text NOT NULL,
	"about" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"declined_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "blocked_words" (
	"word" text PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"act" text NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"excerpt" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"appeal" text,
	"appealed_at" timestamp (3) with time zone,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"is_reversed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"author_id" text,
	"user_id" text,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"excerpt" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "first_steps" (
	"user_id" text PRIMARY KEY NOT NULL,
	"purposes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tools" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seen" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "invite_joins" (
	"user_id" text PRIMARY KEY NOT NULL,
	"inviter_id" text,
	"invite_id" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	"looked_at" timestamp (3) with time zone,
	"rewarded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "invite_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"shows_tree" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"ending" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "quest_group_members" (
	"group_id" text NOT NULL,
	"user_id" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone,
	"ends_it_at" timestamp (3) with time zone,
	CONSTRAINT "quest_group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "quest_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"quest" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "quest_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"quest" text NOT NULL,
	"done" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "quest_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"holiday_until" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flow_cases" (
	"id" text PRIMARY KEY NOT NULL,
	"flow_id" text NOT NULL,
	"title" text NOT NULL,
	"given" jsonb NOT NULL,
	"step" text NOT NULL,
	"holds" jsonb NOT NULL,
	"lacks" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flow_run_steps" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"step" text NOT NULL,
	"item" bigint NOT NULL,
	"state" text NOT NULL,
	"fields" jsonb NOT NULL,
	"value" jsonb,
	"by" text DEFAULT '' NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cost_micros" bigint,
	"took_ms" bigint,
	"tries" bigint DEFAULT 1 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "flow_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"flow_id" text NOT NULL,
	"version" bigint NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"started_by" text NOT NULL,
	"given" jsonb NOT NULL,
	"note" text,
	"case_id" text,
	"cause" text,
	"run_id" text,
	"job_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "flow_runs_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "flow_starts" (
	"id" text PRIMARY KEY NOT NULL,
	"flow_id" text NOT NULL,
	"kind" text NOT NULL,
	"settings" jsonb NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"sealed" text,
	"next_at" timestamp (3) with time zone,
	"mark" timestamp (3) with time zone,
	"last_at" timestamp (3) with time zone,
	"last_note" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flow_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"flow_id" text NOT NULL,
	"number" bigint NOT NULL,
	"flow" jsonb NOT NULL,
	"why" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flows" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"title" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"face" text NOT NULL,
	"version" bigint NOT NULL,
	"released" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "beta_ideas" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"feature" text,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"bridge" double precision DEFAULT 0.5 NOT NULL,
	"groups" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "beta_members" (
	"user_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"let_in_at" timestamp (3) with time zone,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "beta_switches" (
	"user_id" text NOT NULL,
	"feature" text NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "beta_switches_user_id_feature_pk" PRIMARY KEY("user_id","feature")
);
--> statement-breakpoint
CREATE TABLE "beta_votes" (
	"idea_id" text NOT NULL,
	"user_id" text NOT NULL,
	"value" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "beta_votes_idea_id_user_id_pk" PRIMARY KEY("idea_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "stacks" (
	"user_id" text PRIMARY KEY NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"items" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"snippet_id" text,
	"told" jsonb NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "code_projects" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"title" text NOT NULL,
	"published_id" text,
	"published_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "code_replies" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"form" text NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_surveys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"title" text NOT NULL,
	"file_id" text NOT NULL,
	"state" text NOT NULL,
	"trouble" text,
	"job_id" text,
	"report" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "code_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"n" bigint NOT NULL,
	"plan" jsonb NOT NULL,
	"files" jsonb NOT NULL,
	"said" text NOT NULL,
	"told" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mockup_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"mockup_id" text NOT NULL,
	"number" bigint NOT NULL,
	"mockup" jsonb NOT NULL,
	"why" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mockups" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"title" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"version" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "business_invites" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"invited_by" text,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "business_leads" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_members" (
	"business_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "business_members_business_id_user_id_pk" PRIMARY KEY("business_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "business_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"user_id" text NOT NULL,
	"stars" bigint NOT NULL,
	"text" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "business_tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"title" text NOT NULL,
	"assignee_id" text,
	"due" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "business_visits" (
	"business_id" text NOT NULL,
	"day" text NOT NULL,
	"visits" bigint NOT NULL,
	CONSTRAINT "business_visits_business_id_day_pk" PRIMARY KEY("business_id","day")
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"profession" text,
	"tagline" text NOT NULL,
	"about" text NOT NULL,
	"place" text NOT NULL,
	"zone" text NOT NULL,
	"hours" jsonb NOT NULL,
	"links" jsonb NOT NULL,
	"picture_id" text,
	"created_by" text,
	"published_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"verified_at" timestamp (3) with time zone,
	"verified_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "booking_cells" (
	"resource" text NOT NULL,
	"cell" bigint NOT NULL,
	"booking_id" text NOT NULL,
	CONSTRAINT "booking_cells_resource_cell_pk" PRIMARY KEY("resource","cell")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"service_id" text NOT NULL,
	"user_id" text,
	"guest_name" text,
	"guest_email" text,
	"resource" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"held_until" timestamp (3) with time zone,
	"intake" text,
	"spoken" text,
	"intake_until" timestamp (3) with time zone,
	"cancelled_by" text,
	"reason" text DEFAULT '' NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_services" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"name" text NOT NULL,
	"about" text NOT NULL,
	"price" text NOT NULL,
	"place" text NOT NULL,
	"minutes" bigint NOT NULL,
	"pause_minutes" bigint NOT NULL,
	"step_minutes" bigint NOT NULL,
	"week" jsonb NOT NULL,
	"zone" text NOT NULL,
	"closed_days" jsonb NOT NULL,
	"notice_hours" bigint NOT NULL,
	"ahead_days" bigint NOT NULL,
	"member_id" text,
	"intake" text NOT NULL,
	"intake_days" bigint NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "book_chapter_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"chapter_id" text NOT NULL,
	"version" bigint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"reason" text NOT NULL,
	"engine" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "book_chapters" (
	"id" text PRIMARY KEY NOT NULL,
	"book_id" text NOT NULL,
	"kind" text NOT NULL,
	"position" bigint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"words" bigint DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"origin" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "book_editions" (
	"id" text PRIMARY KEY NOT NULL,
	"book_id" text NOT NULL,
	"number" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "book_places" (
	"id" text PRIMARY KEY NOT NULL,
	"book_id" text NOT NULL,
	"user_id" text NOT NULL,
	"chapter_id" text NOT NULL,
	"share" bigint DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "book_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"book_id" text NOT NULL,
	"user_id" text NOT NULL,
	"stars" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "books" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"subjects" jsonb NOT NULL,
	"licence" text DEFAULT 'all-rights' NOT NULL,
	"cover" jsonb,
	"glossary" jsonb NOT NULL,
	"index_terms" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"shown_edition" bigint,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"bought_under" text
);
--> statement-breakpoint
CREATE TABLE "cited_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"part_id" text,
	"run_id" text NOT NULL,
	"claim" text NOT NULL,
	"stood" jsonb NOT NULL,
	"overturned" text DEFAULT '' NOT NULL,
	"overturned_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manual_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"manual_id" text NOT NULL,
	"version" bigint NOT NULL,
	"title" text NOT NULL,
	"texts" jsonb NOT NULL,
	"languages" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manuals" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"maker" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"is_enhanced" boolean DEFAULT false NOT NULL,
	"texts" jsonb NOT NULL,
	"languages" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"shown_version" bigint,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"webhook_id" text NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"tries" bigint DEFAULT 0 NOT NULL,
	"status" bigint,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"secret" text NOT NULL,
	"events" jsonb NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dj_mixes" (
	"id" text PRIMARY KEY NOT NULL,
	"set_id" text NOT NULL,
	"state" text NOT NULL,
	"plan" jsonb NOT NULL,
	"timeline" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"file_id" text,
	"wav_id" text,
	"run_id" text NOT NULL,
	"job_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "dj_sets" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"plan" jsonb NOT NULL,
	"mix_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "dj_tracks" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"kind" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"file_id" text,
	"sha256" text,
	"seconds" double precision DEFAULT 0 NOT NULL,
	"analysis" jsonb NOT NULL,
	"analysis_version" bigint DEFAULT 0 NOT NULL,
	"grid" jsonb,
	"cues" jsonb NOT NULL,
	"wave" jsonb NOT NULL,
	"failure" text,
	"job_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "calls" jsonb;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "budget_period" text DEFAULT 'day' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "most_runs" bigint;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "most_micros" bigint;--> statement-breakpoint
ALTER TABLE "allies" ADD COLUMN "reads_memories" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "allies" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "allies" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "allies" ADD COLUMN "forked_from" text;--> statement-breakpoint
ALTER TABLE "ties" ADD CONSTRAINT "ties_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ties" ADD CONSTRAINT "ties_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_people" ADD CONSTRAINT "notice_people_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_people" ADD CONSTRAINT "notice_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authored_versions" ADD CONSTRAINT "authored_versions_text_id_authored_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."authored_texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_files" ADD CONSTRAINT "film_files_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_renders" ADD CONSTRAINT "film_renders_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_versions" ADD CONSTRAINT "film_versions_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "song_renders" ADD CONSTRAINT "song_renders_song_id_songs_id_fk" FOREIGN KEY ("song_id") REFERENCES "public"."songs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "song_versions" ADD CONSTRAINT "song_versions_song_id_songs_id_fk" FOREIGN KEY ("song_id") REFERENCES "public"."songs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_notes" ADD CONSTRAINT "research_notes_pass_id_research_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."research_passes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_passes" ADD CONSTRAINT "research_passes_research_id_research_id_fk" FOREIGN KEY ("research_id") REFERENCES "public"."research"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_reports" ADD CONSTRAINT "research_reports_pass_id_research_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."research_passes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_snapshots" ADD CONSTRAINT "research_snapshots_pass_id_research_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."research_passes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_event_id_money_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."money_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_questions" ADD CONSTRAINT "listing_questions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_questions" ADD CONSTRAINT "listing_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reviews" ADD CONSTRAINT "listing_reviews_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reviews" ADD CONSTRAINT "listing_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_trials" ADD CONSTRAINT "listing_trials_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panda_gifts" ADD CONSTRAINT "panda_gifts_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panda_gifts" ADD CONSTRAINT "panda_gifts_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panda_listings" ADD CONSTRAINT "panda_listings_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panda_offers" ADD CONSTRAINT "panda_offers_listing_id_panda_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."panda_listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panda_offers" ADD CONSTRAINT "panda_offers_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panda_offers" ADD CONSTRAINT "panda_offers_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_asks" ADD CONSTRAINT "wallet_asks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_links" ADD CONSTRAINT "wallet_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_decisions" ADD CONSTRAINT "thread_decisions_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_edits" ADD CONSTRAINT "thread_edits_message_id_thread_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."thread_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_files" ADD CONSTRAINT "thread_files_message_id_thread_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."thread_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_files" ADD CONSTRAINT "thread_files_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_invites" ADD CONSTRAINT "thread_invites_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_ledgers" ADD CONSTRAINT "thread_ledgers_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_members" ADD CONSTRAINT "thread_members_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_papers" ADD CONSTRAINT "thread_papers_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reactions" ADD CONSTRAINT "thread_reactions_message_id_thread_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."thread_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_stances" ADD CONSTRAINT "thread_stances_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_votes" ADD CONSTRAINT "thread_votes_message_id_thread_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."thread_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_pieces" ADD CONSTRAINT "content_pieces_brief_id_content_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."content_briefs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_piece_id_content_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."content_pieces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_marks" ADD CONSTRAINT "hub_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_terms" ADD CONSTRAINT "listing_terms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_reports" ADD CONSTRAINT "people_reports_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering_requests" ADD CONSTRAINT "offering_requests_offering_id_offerings_id_fk" FOREIGN KEY ("offering_id") REFERENCES "public"."offerings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering_requests" ADD CONSTRAINT "offering_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering_requests" ADD CONSTRAINT "offering_requests_giver_id_users_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_letters" ADD CONSTRAINT "blog_letters_reader_id_blog_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."blog_readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_reports" ADD CONSTRAINT "blog_reports_comment_id_blog_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."blog_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "steward_posts" ADD CONSTRAINT "steward_posts_channel_id_steward_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."steward_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_counts" ADD CONSTRAINT "post_counts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_edits" ADD CONSTRAINT "post_edits_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_passes" ADD CONSTRAINT "post_passes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_passes" ADD CONSTRAINT "post_passes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reactions" ADD CONSTRAINT "post_reactions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reactions" ADD CONSTRAINT "post_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_topics" ADD CONSTRAINT "post_topics_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_follows" ADD CONSTRAINT "topic_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thanks" ADD CONSTRAINT "thanks_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thanks" ADD CONSTRAINT "thanks_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_steps" ADD CONSTRAINT "first_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_joins" ADD CONSTRAINT "invite_joins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_joins" ADD CONSTRAINT "invite_joins_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_settings" ADD CONSTRAINT "invite_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest_group_members" ADD CONSTRAINT "quest_group_members_group_id_quest_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."quest_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest_group_members" ADD CONSTRAINT "quest_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest_settings" ADD CONSTRAINT "quest_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_cases" ADD CONSTRAINT "flow_cases_flow_id_flows_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."flows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_run_steps" ADD CONSTRAINT "flow_run_steps_run_id_flow_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."flow_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_runs" ADD CONSTRAINT "flow_runs_flow_id_flows_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."flows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_starts" ADD CONSTRAINT "flow_starts_flow_id_flows_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."flows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_versions" ADD CONSTRAINT "flow_versions_flow_id_flows_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."flows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beta_ideas" ADD CONSTRAINT "beta_ideas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beta_members" ADD CONSTRAINT "beta_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beta_switches" ADD CONSTRAINT "beta_switches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beta_votes" ADD CONSTRAINT "beta_votes_idea_id_beta_ideas_id_fk" FOREIGN KEY ("idea_id") REFERENCES "public"."beta_ideas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beta_votes" ADD CONSTRAINT "beta_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stacks" ADD CONSTRAINT "stacks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_replies" ADD CONSTRAINT "code_replies_project_id_code_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."code_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_versions" ADD CONSTRAINT "code_versions_project_id_code_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."code_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mockup_versions" ADD CONSTRAINT "mockup_versions_mockup_id_mockups_id_fk" FOREIGN KEY ("mockup_id") REFERENCES "public"."mockups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_invites" ADD CONSTRAINT "business_invites_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_leads" ADD CONSTRAINT "business_leads_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_members" ADD CONSTRAINT "business_members_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_reviews" ADD CONSTRAINT "business_reviews_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_tasks" ADD CONSTRAINT "business_tasks_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_visits" ADD CONSTRAINT "business_visits_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_cells" ADD CONSTRAINT "booking_cells_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_service_id_business_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."business_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_services" ADD CONSTRAINT "business_services_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_chapter_versions" ADD CONSTRAINT "book_chapter_versions_chapter_id_book_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."book_chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_chapters" ADD CONSTRAINT "book_chapters_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_editions" ADD CONSTRAINT "book_editions_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_places" ADD CONSTRAINT "book_places_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_places" ADD CONSTRAINT "book_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_reviews" ADD CONSTRAINT "book_reviews_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_reviews" ADD CONSTRAINT "book_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cited_claims" ADD CONSTRAINT "cited_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_versions" ADD CONSTRAINT "manual_versions_manual_id_manuals_id_fk" FOREIGN KEY ("manual_id") REFERENCES "public"."manuals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuals" ADD CONSTRAINT "manuals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_calls" ADD CONSTRAINT "webhook_calls_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dj_mixes" ADD CONSTRAINT "dj_mixes_set_id_dj_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."dj_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ties_from" ON "ties" USING btree ("from_id","kind","created_at","to_id");--> statement-breakpoint
CREATE INDEX "ties_to" ON "ties" USING btree ("to_id","kind","created_at","from_id");--> statement-breakpoint
CREATE INDEX "notice_people_user" ON "notice_people" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notice_people_newest" ON "notice_people" USING btree ("notice_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_about" ON "notices" USING btree ("user_id","kind","about");--> statement-breakpoint
CREATE INDEX "notices_list" ON "notices" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id","read_at","at","id");--> statement-breakpoint
CREATE INDEX "notices_old" ON "notices" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "authored_texts_slug" ON "authored_texts" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "authored_texts_list" ON "authored_texts" USING btree ("kind","updated_at");--> statement-breakpoint
CREATE INDEX "authored_texts_user" ON "authored_texts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "authored_texts_due" ON "authored_texts" USING btree ("state","show_at");--> statement-breakpoint
CREATE UNIQUE INDEX "authored_versions_text" ON "authored_versions" USING btree ("text_id","number");--> statement-breakpoint
CREATE INDEX "authored_versions_user" ON "authored_versions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "authors_once" ON "authors" USING btree ("kind","user_id");--> statement-breakpoint
CREATE INDEX "authors_user" ON "authors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lesson_answers_user" ON "lesson_answers" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "lesson_answers_guest" ON "lesson_answers" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "film_files_film" ON "film_files" USING btree ("film_id");--> statement-breakpoint
CREATE INDEX "film_renders_film" ON "film_renders" USING btree ("film_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "film_versions_number" ON "film_versions" USING btree ("film_id","number");--> statement-breakpoint
CREATE INDEX "films_user" ON "films" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "films_guest" ON "films" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "films_deleted" ON "films" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "song_renders_song" ON "song_renders" USING btree ("song_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "song_versions_number" ON "song_versions" USING btree ("song_id","number");--> statement-breakpoint
CREATE INDEX "songs_user" ON "songs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "songs_guest" ON "songs" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "songs_deleted" ON "songs" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "songs_parent" ON "songs" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "songs_published" ON "songs" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "research_user" ON "research" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "research_guest" ON "research" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "research_deleted" ON "research" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "research_notes_pass" ON "research_notes" USING btree ("pass_id","sub");--> statement-breakpoint
CREATE INDEX "research_passes_research" ON "research_passes" USING btree ("research_id","number");--> statement-breakpoint
CREATE INDEX "research_reports_pass" ON "research_reports" USING btree ("pass_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "research_snapshots_number" ON "research_snapshots" USING btree ("pass_id","n");--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id","number");--> statement-breakpoint
CREATE INDEX "money_events_user" ON "money_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "money_events_at" ON "money_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "orders_paid_as" ON "orders" USING btree ("paid_as");--> statement-breakpoint
CREATE INDEX "orders_paid_at" ON "orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_ref" ON "orders" USING btree ("till_ref");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "postings_event" ON "postings" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "postings_account" ON "postings" USING btree ("account","currency");--> statement-breakpoint
CREATE INDEX "subscriptions_tries" ON "subscriptions" USING btree ("tries_at");--> statement-breakpoint
CREATE INDEX "subscriptions_till" ON "subscriptions" USING btree ("till_subscription");--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("till_customer");--> statement-breakpoint
CREATE INDEX "till_messages_at" ON "till_messages" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_uses_once" ON "coupon_uses" USING btree ("code","user_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_user" ON "coupon_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "listing_questions_new" ON "listing_questions" USING btree ("listing_id","created_at");--> statement-breakpoint
CREATE INDEX "listing_questions_user" ON "listing_questions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_reviews_once" ON "listing_reviews" USING btree ("listing_id","user_id");--> statement-breakpoint
CREATE INDEX "listing_reviews_new" ON "listing_reviews" USING btree ("listing_id","created_at");--> statement-breakpoint
CREATE INDEX "listing_reviews_user" ON "listing_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "listing_trials_listing" ON "listing_trials" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_trials_user" ON "listing_trials" USING btree ("user_id","listing_id");--> statement-breakpoint
CREATE INDEX "listing_trials_guest" ON "listing_trials" USING btree ("guest_id","listing_id");--> statement-breakpoint
CREATE INDEX "listings_seller" ON "listings" USING btree ("seller_id","updated_at");--> statement-breakpoint
CREATE INDEX "listings_new" ON "listings" USING btree ("state","listed_at","id");--> statement-breakpoint
CREATE INDEX "listings_section" ON "listings" USING btree ("section","state","listed_at","id");--> statement-breakpoint
CREATE INDEX "payouts_user" ON "payouts" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "payouts_waiting" ON "payouts" USING btree ("paid_at","asked_at");--> statement-breakpoint
CREATE INDEX "purchases_buyer" ON "purchases" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "purchases_seller" ON "purchases" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "purchases_listing" ON "purchases" USING btree ("listing_id","buyer_id");--> statement-breakpoint
CREATE INDEX "purchases_ripe" ON "purchases" USING btree ("ripe_at","state","delivered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "panda_gifts_open" ON "panda_gifts" USING btree ("open");--> statement-breakpoint
CREATE INDEX "panda_gifts_from" ON "panda_gifts" USING btree ("from_id","created_at");--> statement-breakpoint
CREATE INDEX "panda_gifts_to" ON "panda_gifts" USING btree ("to_id","created_at");--> statement-breakpoint
CREATE INDEX "panda_gifts_expires" ON "panda_gifts" USING btree ("state","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "panda_listings_open" ON "panda_listings" USING btree ("open");--> statement-breakpoint
CREATE INDEX "panda_listings_panda" ON "panda_listings" USING btree ("panda","created_at");--> statement-breakpoint
CREATE INDEX "panda_listings_seller" ON "panda_listings" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "panda_listings_new" ON "panda_listings" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "panda_listings_asks" ON "panda_listings" USING btree ("state","asks","id");--> statement-breakpoint
CREATE INDEX "panda_listings_rarity" ON "panda_listings" USING btree ("state","rarity","id");--> statement-breakpoint
CREATE INDEX "panda_listings_ends" ON "panda_listings" USING btree ("state","ends_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "panda_offers_open" ON "panda_offers" USING btree ("open");--> statement-breakpoint
CREATE UNIQUE INDEX "panda_offers_paid" ON "panda_offers" USING btree ("paid_as");--> statement-breakpoint
CREATE INDEX "panda_offers_panda" ON "panda_offers" USING btree ("panda","state","minor");--> statement-breakpoint
CREATE INDEX "panda_offers_buyer" ON "panda_offers" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "panda_offers_seller" ON "panda_offers" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "panda_offers_listing" ON "panda_offers" USING btree ("listing_id","minor");--> statement-breakpoint
CREATE INDEX "panda_offers_expires" ON "panda_offers" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "panda_offers_held" ON "panda_offers" USING btree ("ripe_at","given_back_at","state");--> statement-breakpoint
CREATE INDEX "panda_candidates_user" ON "panda_candidates" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "panda_candidates_guest" ON "panda_candidates" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "panda_keepers_user" ON "panda_keepers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "panda_ledger_panda" ON "panda_ledger" USING btree ("panda","seq");--> statement-breakpoint
CREATE INDEX "panda_ledger_kind" ON "panda_ledger" USING btree ("kind","at");--> statement-breakpoint
CREATE UNIQUE INDEX "panda_ledger_event" ON "panda_ledger" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pandas_genome" ON "pandas" USING btree ("genome");--> statement-breakpoint
CREATE UNIQUE INDEX "pandas_name" ON "pandas" USING btree ("name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "pandas_adopter" ON "pandas" USING btree ("adopter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pandas_home" ON "pandas" USING btree ("home");--> statement-breakpoint
CREATE INDEX "pandas_keeper" ON "pandas" USING btree ("keeper","number");--> statement-breakpoint
CREATE INDEX "wallet_asks_user" ON "wallet_asks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wallet_asks_expires" ON "wallet_asks" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wallet_links_user" ON "wallet_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wallet_links_expires" ON "wallet_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wallets_user" ON "wallets" USING btree ("user_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "wallets_address" ON "wallets" USING btree ("address_key");--> statement-breakpoint
CREATE INDEX "thread_decisions_thread" ON "thread_decisions" USING btree ("thread_id","created_at");--> statement-breakpoint
CREATE INDEX "thread_decisions_user" ON "thread_decisions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "thread_edits_message" ON "thread_edits" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "thread_files_message" ON "thread_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "thread_files_thread" ON "thread_files" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "thread_files_user" ON "thread_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "thread_files_file" ON "thread_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "thread_invites_thread" ON "thread_invites" USING btree ("thread_id","created_at");--> statement-breakpoint
CREATE INDEX "thread_invites_user" ON "thread_invites" USING btree ("user_id","ended_at");--> statement-breakpoint
CREATE INDEX "thread_invites_by" ON "thread_invites" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "thread_invites_expires" ON "thread_invites" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "thread_members_user" ON "thread_members" USING btree ("user_id","thread_id");--> statement-breakpoint
CREATE INDEX "thread_messages_thread" ON "thread_messages" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "thread_messages_user" ON "thread_messages" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "thread_messages_asked" ON "thread_messages" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "thread_messages_deleted" ON "thread_messages" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "thread_papers_user" ON "thread_papers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "thread_reactions_user" ON "thread_reactions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "thread_stances_user" ON "thread_stances" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "thread_votes_user" ON "thread_votes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "threads_deleted" ON "threads" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "threads_started" ON "threads" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "content_briefs_user" ON "content_briefs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "content_briefs_guest" ON "content_briefs" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "content_briefs_deleted" ON "content_briefs" USING btree ("deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "content_pieces_kind" ON "content_pieces" USING btree ("brief_id","kind");--> statement-breakpoint
CREATE INDEX "content_versions_piece" ON "content_versions" USING btree ("piece_id","created_at");--> statement-breakpoint
CREATE INDEX "listing_counts_all" ON "listing_counts" USING btree ("of","kind","for_all","value");--> statement-breakpoint
CREATE INDEX "listing_counts_members" ON "listing_counts" USING btree ("of","kind","for_members","value");--> statement-breakpoint
CREATE INDEX "listing_terms_thing" ON "listing_terms" USING btree ("thing_id","kind","value");--> statement-breakpoint
CREATE INDEX "listing_terms_user" ON "listing_terms" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_pair" ON "meetings" USING btree ("pair");--> statement-breakpoint
CREATE INDEX "meetings_from" ON "meetings" USING btree ("user_id","state","changed_at","id");--> statement-breakpoint
CREATE INDEX "meetings_to" ON "meetings" USING btree ("to_id","state","changed_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_reports_once" ON "people_reports" USING btree ("kind","thing_id","user_id");--> statement-breakpoint
CREATE INDEX "people_reports_open" ON "people_reports" USING btree ("closed_at","created_at");--> statement-breakpoint
CREATE INDEX "people_reports_about" ON "people_reports" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "people_reports_user" ON "people_reports" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offering_requests_open" ON "offering_requests" USING btree ("open");--> statement-breakpoint
CREATE INDEX "offering_requests_user" ON "offering_requests" USING btree ("user_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "offering_requests_giver" ON "offering_requests" USING btree ("giver_id","state","changed_at","id");--> statement-breakpoint
CREATE INDEX "offering_requests_offering" ON "offering_requests" USING btree ("offering_id","state");--> statement-breakpoint
CREATE INDEX "offerings_user" ON "offerings" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offerings_until" ON "offerings" USING btree ("until");--> statement-breakpoint
CREATE INDEX "blog_comments_post" ON "blog_comments" USING btree ("post","created_at");--> statement-breakpoint
CREATE INDEX "blog_comments_user" ON "blog_comments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "blog_comments_state" ON "blog_comments" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "blog_letters_post" ON "blog_letters" USING btree ("post");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_readers_once" ON "blog_readers" USING btree ("email_key","brand");--> statement-breakpoint
CREATE INDEX "blog_readers_brand" ON "blog_readers" USING btree ("brand","confirmed_at");--> statement-breakpoint
CREATE INDEX "blog_readers_confirmed" ON "blog_readers" USING btree ("confirmed_at","created_at");--> statement-breakpoint
CREATE INDEX "blog_readers_ended" ON "blog_readers" USING btree ("ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_reports_once" ON "blog_reports" USING btree ("comment_id","user_id");--> statement-breakpoint
CREATE INDEX "blog_reports_user" ON "blog_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "steward_channels_user" ON "steward_channels" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "steward_channels_offered" ON "steward_channels" USING btree ("offered_to");--> statement-breakpoint
CREATE INDEX "steward_posts_channel" ON "steward_posts" USING btree ("channel_id","created_at");--> statement-breakpoint
CREATE INDEX "steward_posts_due" ON "steward_posts" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "steward_posts_user" ON "steward_posts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "poll_votes_user" ON "poll_votes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "post_edits_post" ON "post_edits" USING btree ("post_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "post_passes_once" ON "post_passes" USING btree ("post_id","user_id");--> statement-breakpoint
CREATE INDEX "post_passes_user" ON "post_passes" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "post_passes_post" ON "post_passes" USING btree ("post_id","created_at","id");--> statement-breakpoint
CREATE INDEX "post_passes_at" ON "post_passes" USING btree ("created_at","post_id");--> statement-breakpoint
CREATE INDEX "post_reactions_user" ON "post_reactions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "post_reactions_at" ON "post_reactions" USING btree ("created_at","post_id");--> statement-breakpoint
CREATE INDEX "post_topics_topic" ON "post_topics" USING btree ("topic","published_at","post_id");--> statement-breakpoint
CREATE INDEX "post_topics_at" ON "post_topics" USING btree ("published_at","topic");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("parent_id","published_at","id");--> statement-breakpoint
CREATE INDEX "posts_public" ON "posts" USING btree ("parent_id","audience","published_at","id");--> statement-breakpoint
CREATE INDEX "posts_user" ON "posts" USING btree ("user_id","published_at","id");--> statement-breakpoint
CREATE INDEX "posts_replies" ON "posts" USING btree ("root_id","published_at","id");--> statement-breakpoint
CREATE INDEX "posts_bridge" ON "posts" USING btree ("bridge","id");--> statement-breakpoint
CREATE INDEX "posts_same" ON "posts" USING btree ("text_hash","created_at");--> statement-breakpoint
CREATE INDEX "posts_deleted" ON "posts" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "thanks_to" ON "thanks" USING btree ("to_id","accepted_at","id");--> statement-breakpoint
CREATE INDEX "thanks_from" ON "thanks" USING btree ("from_id","created_at","id");--> statement-breakpoint
CREATE INDEX "thanks_accepted" ON "thanks" USING btree ("accepted_at","id");--> statement-breakpoint
CREATE INDEX "decisions_user" ON "decisions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "decisions_thing" ON "decisions" USING btree ("kind","thing_id");--> statement-breakpoint
CREATE INDEX "decisions_appeals" ON "decisions" USING btree ("answered_at","appealed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("kind","thing_id","user_id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("closed_at","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_author" ON "reports" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_user" ON "reports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "invite_joins_inviter" ON "invite_joins" USING btree ("inviter_id","joined_at","user_id");--> statement-breakpoint
CREATE INDEX "invite_joins_open" ON "invite_joins" USING btree ("rewarded_at","looked_at","joined_at");--> statement-breakpoint
CREATE INDEX "invite_joins_invite" ON "invite_joins" USING btree ("invite_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_code" ON "invites" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "invites_user" ON "invites" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invites_expires" ON "invites" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "quest_group_members_user" ON "quest_group_members" USING btree ("user_id","joined_at");--> statement-breakpoint
CREATE INDEX "quest_groups_open" ON "quest_groups" USING btree ("ended_at","ends_at");--> statement-breakpoint
CREATE INDEX "quest_runs_user" ON "quest_runs" USING btree ("user_id","quest");--> statement-breakpoint
CREATE INDEX "quest_runs_guest" ON "quest_runs" USING btree ("guest_id","quest");--> statement-breakpoint
CREATE INDEX "flow_cases_flow" ON "flow_cases" USING btree ("flow_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "flow_run_steps_step" ON "flow_run_steps" USING btree ("run_id","step","item");--> statement-breakpoint
CREATE INDEX "flow_run_steps_due" ON "flow_run_steps" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "flow_runs_flow" ON "flow_runs" USING btree ("flow_id","created_at");--> statement-breakpoint
CREATE INDEX "flow_runs_case" ON "flow_runs" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE INDEX "flow_starts_flow" ON "flow_starts" USING btree ("flow_id");--> statement-breakpoint
CREATE INDEX "flow_starts_next" ON "flow_starts" USING btree ("is_on","next_at");--> statement-breakpoint
CREATE UNIQUE INDEX "flow_versions_number" ON "flow_versions" USING btree ("flow_id","number");--> statement-breakpoint
CREATE INDEX "flows_user" ON "flows" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "flows_guest" ON "flows" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "flows_deleted" ON "flows" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "beta_ideas_order" ON "beta_ideas" USING btree ("hidden_at","bridge","id");--> statement-breakpoint
CREATE INDEX "beta_ideas_user" ON "beta_ideas" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "beta_members_waiting" ON "beta_members" USING btree ("let_in_at","asked_at","user_id");--> statement-breakpoint
CREATE INDEX "beta_switches_feature" ON "beta_switches" USING btree ("feature","is_on");--> statement-breakpoint
CREATE INDEX "beta_votes_user" ON "beta_votes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "code_answers_user" ON "code_answers" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "code_answers_guest" ON "code_answers" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "code_answers_deleted" ON "code_answers" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "code_projects_user" ON "code_projects" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "code_projects_guest" ON "code_projects" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "code_projects_published" ON "code_projects" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "code_projects_deleted" ON "code_projects" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "code_replies_project" ON "code_replies" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "code_surveys_user" ON "code_surveys" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "code_surveys_guest" ON "code_surveys" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "code_surveys_deleted" ON "code_surveys" USING btree ("deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "code_versions_place" ON "code_versions" USING btree ("project_id","n");--> statement-breakpoint
CREATE UNIQUE INDEX "mockup_versions_number" ON "mockup_versions" USING btree ("mockup_id","number");--> statement-breakpoint
CREATE INDEX "mockups_user" ON "mockups" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "mockups_guest" ON "mockups" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "mockups_deleted" ON "mockups" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "business_invites_business" ON "business_invites" USING btree ("business_id","ended_at");--> statement-breakpoint
CREATE INDEX "business_invites_user" ON "business_invites" USING btree ("user_id","ended_at");--> statement-breakpoint
CREATE INDEX "business_invites_by" ON "business_invites" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "business_invites_expires" ON "business_invites" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "business_leads_business" ON "business_leads" USING btree ("business_id","created_at","id");--> statement-breakpoint
CREATE INDEX "business_leads_state" ON "business_leads" USING btree ("business_id","state");--> statement-breakpoint
CREATE INDEX "business_leads_user" ON "business_leads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "business_leads_changed" ON "business_leads" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "business_members_user" ON "business_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "business_reviews_one" ON "business_reviews" USING btree ("business_id","user_id");--> statement-breakpoint
CREATE INDEX "business_reviews_business" ON "business_reviews" USING btree ("business_id","created_at","id");--> statement-breakpoint
CREATE INDEX "business_reviews_user" ON "business_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "business_tasks_business" ON "business_tasks" USING btree ("business_id","created_at","id");--> statement-breakpoint
CREATE INDEX "business_tasks_assignee" ON "business_tasks" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "business_tasks_created_by" ON "business_tasks" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "businesses_published" ON "businesses" USING btree ("deleted_at","published_at","id");--> statement-breakpoint
CREATE INDEX "businesses_profession" ON "businesses" USING btree ("deleted_at","profession","published_at");--> statement-breakpoint
CREATE INDEX "businesses_verified" ON "businesses" USING btree ("deleted_at","verified_at","id");--> statement-breakpoint
CREATE INDEX "businesses_created_by" ON "businesses" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "booking_cells_booking" ON "booking_cells" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "bookings_business" ON "bookings" USING btree ("business_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_guest" ON "bookings" USING btree ("guest_email","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_service" ON "bookings" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "bookings_state" ON "bookings" USING btree ("state","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_held" ON "bookings" USING btree ("state","held_until");--> statement-breakpoint
CREATE INDEX "bookings_intake" ON "bookings" USING btree ("intake_until");--> statement-breakpoint
CREATE INDEX "bookings_resource" ON "bookings" USING btree ("resource","starts_at");--> statement-breakpoint
CREATE INDEX "business_services_business" ON "business_services" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "business_services_member" ON "business_services" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "book_chapter_versions_chapter" ON "book_chapter_versions" USING btree ("chapter_id","version");--> statement-breakpoint
CREATE INDEX "book_chapters_book" ON "book_chapters" USING btree ("book_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "book_editions_number" ON "book_editions" USING btree ("book_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "book_places_once" ON "book_places" USING btree ("book_id","user_id");--> statement-breakpoint
CREATE INDEX "book_places_user" ON "book_places" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "book_reviews_once" ON "book_reviews" USING btree ("book_id","user_id");--> statement-breakpoint
CREATE INDEX "book_reviews_user" ON "book_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "books_user" ON "books" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "books_published" ON "books" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "books_deleted" ON "books" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "cited_claims_thing" ON "cited_claims" USING btree ("kind","thing_id");--> statement-breakpoint
CREATE INDEX "cited_claims_run" ON "cited_claims" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "cited_claims_user" ON "cited_claims" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "manual_versions_number" ON "manual_versions" USING btree ("manual_id","version");--> statement-breakpoint
CREATE INDEX "manuals_user" ON "manuals" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "manuals_deleted" ON "manuals" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "webhook_calls_new" ON "webhook_calls" USING btree ("webhook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_calls_old" ON "webhook_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "dj_mixes_set" ON "dj_mixes" USING btree ("set_id","created_at");--> statement-breakpoint
CREATE INDEX "dj_sets_user" ON "dj_sets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "dj_sets_guest" ON "dj_sets" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "dj_sets_deleted" ON "dj_sets" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "dj_tracks_user" ON "dj_tracks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "dj_tracks_guest" ON "dj_tracks" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "dj_tracks_sound" ON "dj_tracks" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "dj_tracks_deleted" ON "dj_tracks" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "users_waiting" ON "users" USING btree ("waiting_since");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role");--> statement-breakpoint
CREATE INDEX "runs_key" ON "runs" USING btree ("api_key_id","created_at");--> statement-breakpoint
CREATE INDEX "allies_published" ON "allies" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "allies_forked" ON "allies" USING btree ("forked_from");