CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user_id` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`handle` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`email_verified_at` integer,
	`password_hash` text,
	`profile_picture` text,
	`is_panda` integer DEFAULT false NOT NULL,
	`panda_count` integer DEFAULT 0 NOT NULL,
	`wallet_type` text DEFAULT 'none' NOT NULL,
	`plan` text DEFAULT 'free' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key` ON `users` (`email_key`);--> statement-breakpoint
CREATE TABLE `waitlist` (
	`id` text PRIMARY KEY NOT NULL,
	`screen` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`brand` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_screen_email` ON `waitlist` (`screen`,`email_key`);--> statement-breakpoint
CREATE TABLE `articles` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`tags` text NOT NULL,
	`body` text NOT NULL,
	`seed_hash` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `articles_kind_slug` ON `articles` (`kind`,`slug`);--> statement-breakpoint
CREATE TABLE `consensus_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`question` text NOT NULL,
	`user_id` text,
	`state` text DEFAULT 'running' NOT NULL,
	`ledger` text,
	`created_at` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE INDEX `consensus_runs_user` ON `consensus_runs` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `consensus_seats` (
	`run_id` text NOT NULL,
	`position` integer NOT NULL,
	`seat` text NOT NULL,
	`label` text NOT NULL,
	`family` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`weight` text,
	`is_recomputed` integer DEFAULT false NOT NULL,
	`sources` text,
	`took_ms` integer,
	`cost_micros` integer,
	PRIMARY KEY(`run_id`, `position`),
	FOREIGN KEY (`run_id`) REFERENCES `consensus_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `feedback` (
	`id` text PRIMARY KEY NOT NULL,
	`page` text NOT NULL,
	`type` text NOT NULL,
	`feedback` text NOT NULL,
	`email` text,
	`user_id` text,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL
);
