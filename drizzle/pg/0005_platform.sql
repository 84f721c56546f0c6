CREATE TABLE "received_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"to" text NOT NULL,
	"envelope_from" text NOT NULL,
	"from_name" text NOT NULL,
	"from_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"raw_key" text NOT NULL,
	"bytes" bigint NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine_settings" (
	"engine_id" text PRIMARY KEY NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"position" bigint DEFAULT 0 NOT NULL,
	"plans" jsonb,
	"input_micros" bigint,
	"output_micros" bigint
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"company" text NOT NULL,
	"label" text NOT NULL,
	"address" text,
	"sealed_key" text,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"position" bigint DEFAULT 0 NOT NULL,
	"models" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tested_at" timestamp (3) with time zone,
	"test_failure" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "budgets" (
	"scope" text PRIMARY KEY NOT NULL,
	"micros_per_day" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"screen" text NOT NULL,
	"api_key_id" text,
	"is_counted" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine_uses" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"user_id" text,
	"screen" text NOT NULL,
	"engine_id" text NOT NULL,
	"port" text NOT NULL,
	"is_own_key" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"failure" text,
	"input_units" bigint,
	"output_units" bigint,
	"unit" text NOT NULL,
	"held_micros" bigint DEFAULT 0 NOT NULL,
	"cost_micros" bigint,
	"price_version" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"first_part_ms" bigint,
	"took_ms" bigint
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"data" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"user_id" text,
	"path" text,
	"payload" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"dedupe_key" text,
	"attempts" bigint DEFAULT 0 NOT NULL,
	"max_attempts" bigint NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"lease_id" text,
	"progress" double precision,
	"progress_note" text,
	"cancel_requested_at" timestamp (3) with time zone,
	"result" jsonb,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "jobs_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "job_schedules" (
	"name" text PRIMARY KEY NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"key" text NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"width" bigint,
	"height" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "files_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text,
	"act" text NOT NULL,
	"target" text,
	"detail" jsonb,
	"request_id" text
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine_uses" ADD CONSTRAINT "engine_uses_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "received_mails_user" ON "received_mails" USING btree ("user_id","received_at");--> statement-breakpoint
CREATE INDEX "providers_owner" ON "providers" USING btree ("owner_id","position");--> statement-breakpoint
CREATE INDEX "runs_user" ON "runs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "runs_created" ON "runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "engine_uses_run" ON "engine_uses" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "engine_uses_user" ON "engine_uses" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "engine_uses_engine" ON "engine_uses" USING btree ("engine_id","started_at");--> statement-breakpoint
CREATE INDEX "engine_uses_started" ON "engine_uses" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "events_topic" ON "events" USING btree ("topic","id");--> statement-breakpoint
CREATE INDEX "events_created" ON "events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "jobs_user" ON "jobs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "jobs_finished" ON "jobs" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "files_expires" ON "files" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_target" ON "audit" USING btree ("target","at");--> statement-breakpoint
INSERT INTO "runs" ("id", "user_id", "screen", "created_at") SELECT "id", "user_id", 'consensus', "created_at" FROM "consensus_runs";
