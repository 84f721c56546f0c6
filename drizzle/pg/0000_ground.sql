CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"handle" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"password_hash" text,
	"profile_picture" text,
	"is_panda" boolean DEFAULT false NOT NULL,
	"panda_count" bigint DEFAULT 0 NOT NULL,
	"wallet_type" text DEFAULT 'none' NOT NULL,
	"plan" text DEFAULT 'free' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waitlist" (
	"id" text PRIMARY KEY NOT NULL,
	"screen" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"brand" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"tags" text NOT NULL,
	"body" text NOT NULL,
	"seed_hash" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consensus_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"user_id" text,
	"state" text DEFAULT 'running' NOT NULL,
	"ledger" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "consensus_seats" (
	"run_id" text NOT NULL,
	"position" bigint NOT NULL,
	"seat" text NOT NULL,
	"label" text NOT NULL,
	"family" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"weight" text,
	"is_recomputed" boolean DEFAULT false NOT NULL,
	"sources" jsonb,
	"took_ms" bigint,
	"cost_micros" bigint,
	CONSTRAINT "consensus_seats_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"type" text NOT NULL,
	"feedback" text NOT NULL,
	"email" text,
	"user_id" text,
	"request_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consensus_seats" ADD CONSTRAINT "consensus_seats_run_id_consensus_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."consensus_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_screen_email" ON "waitlist" USING btree ("screen","email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_kind_slug" ON "articles" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "consensus_runs_user" ON "consensus_runs" USING btree ("user_id","created_at");