CREATE TABLE `received_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`to` text NOT NULL,
	`envelope_from` text NOT NULL,
	`from_name` text NOT NULL,
	`from_address` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`raw_key` text NOT NULL,
	`bytes` integer NOT NULL,
	`received_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `received_mails_user` ON `received_mails` (`user_id`,`received_at`);--> statement-breakpoint
CREATE TABLE `engine_settings` (
	`engine_id` text PRIMARY KEY NOT NULL,
	`is_enabled` integer DEFAULT true NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`plans` text,
	`input_micros` integer,
	`output_micros` integer
);
--> statement-breakpoint
CREATE TABLE `providers` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`company` text NOT NULL,
	`label` text NOT NULL,
	`address` text,
	`sealed_key` text,
	`is_enabled` integer DEFAULT true NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`models` text DEFAULT '[]' NOT NULL,
	`tested_at` integer,
	`test_failure` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `providers_owner` ON `providers` (`owner_id`,`position`);--> statement-breakpoint
CREATE TABLE `site_settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `budgets` (
	`scope` text PRIMARY KEY NOT NULL,
	`micros_per_day` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `runs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`screen` text NOT NULL,
	`api_key_id` text,
	`is_counted` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `runs_user` ON `runs` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `runs_created` ON `runs` (`created_at`);--> statement-breakpoint
CREATE TABLE `engine_uses` (
	`id` text PRIMARY KEY NOT NULL,
	`run_id` text NOT NULL,
	`user_id` text,
	`screen` text NOT NULL,
	`engine_id` text NOT NULL,
	`port` text NOT NULL,
	`is_own_key` integer DEFAULT false NOT NULL,
	`state` text DEFAULT 'held' NOT NULL,
	`failure` text,
	`input_units` integer,
	`output_units` integer,
	`unit` text NOT NULL,
	`held_micros` integer DEFAULT 0 NOT NULL,
	`cost_micros` integer,
	`price_version` text,
	`started_at` integer NOT NULL,
	`first_part_ms` integer,
	`took_ms` integer,
	FOREIGN KEY (`run_id`) REFERENCES `runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `engine_uses_run` ON `engine_uses` (`run_id`);--> statement-breakpoint
CREATE INDEX `engine_uses_user` ON `engine_uses` (`user_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `engine_uses_engine` ON `engine_uses` (`engine_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `engine_uses_started` ON `engine_uses` (`started_at`);--> statement-breakpoint
CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`hash` text NOT NULL,
	`ending` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	`expires_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_hash_unique` ON `api_keys` (`hash`);--> statement-breakpoint
CREATE INDEX `api_keys_user` ON `api_keys` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `events` (
	`id` text PRIMARY KEY NOT NULL,
	`topic` text NOT NULL,
	`name` text NOT NULL,
	`data` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `events_topic` ON `events` (`topic`,`id`);--> statement-breakpoint
CREATE INDEX `events_created` ON `events` (`created_at`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`user_id` text,
	`path` text,
	`payload` text,
	`state` text DEFAULT 'waiting' NOT NULL,
	`dedupe_key` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`max_attempts` integer NOT NULL,
	`due_at` integer NOT NULL,
	`lease_until` integer,
	`lease_id` text,
	`progress` real,
	`progress_note` text,
	`cancel_requested_at` integer,
	`result` text,
	`last_error` text,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`finished_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_dedupe_key_unique` ON `jobs` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `jobs_due` ON `jobs` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `jobs_user` ON `jobs` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `jobs_finished` ON `jobs` (`finished_at`);--> statement-breakpoint
CREATE TABLE `job_schedules` (
	`name` text PRIMARY KEY NOT NULL,
	`next_at` integer NOT NULL,
	`last_at` integer
);
--> statement-breakpoint
CREATE TABLE `files` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`key` text NOT NULL,
	`purpose` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`width` integer,
	`height` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `files_key_unique` ON `files` (`key`);--> statement-breakpoint
CREATE INDEX `files_owner` ON `files` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `files_expires` ON `files` (`expires_at`);--> statement-breakpoint
CREATE TABLE `audit` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`act` text NOT NULL,
	`target` text,
	`detail` text,
	`request_id` text
);
--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit` (`at`);--> statement-breakpoint
CREATE INDEX `audit_target` ON `audit` (`target`,`at`);--> statement-breakpoint
ALTER TABLE `mails` ADD `reply_to` text;--> statement-breakpoint
ALTER TABLE `mails` ADD `unsubscribe` text;--> statement-breakpoint
INSERT INTO "runs" ("id", "user_id", "screen", "created_at") SELECT "id", "user_id", 'consensus', "created_at" FROM "consensus_runs";
