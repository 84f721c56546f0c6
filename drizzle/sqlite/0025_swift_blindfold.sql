CREATE TABLE `data_alert_looks` (
	`id` text PRIMARY KEY NOT NULL,
	`alert_id` text NOT NULL,
	`at` integer NOT NULL,
	`table_at` integer,
	`figure` real,
	`is_met` integer NOT NULL,
	`is_told` integer NOT NULL,
	`note` text,
	FOREIGN KEY (`alert_id`) REFERENCES `data_alerts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `data_alert_looks_alert` ON `data_alert_looks` (`alert_id`,`at`);--> statement-breakpoint
CREATE TABLE `data_alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`question_id` text,
	`title` text NOT NULL,
	`column_name` text NOT NULL,
	`pick` text NOT NULL,
	`condition` text NOT NULL,
	`threshold` real NOT NULL,
	`often` text NOT NULL,
	`hour` integer NOT NULL,
	`weekday` integer NOT NULL,
	`zone` text NOT NULL,
	`by_mail` integer NOT NULL,
	`is_on` integer DEFAULT true NOT NULL,
	`next_at` integer,
	`is_met` integer DEFAULT false NOT NULL,
	`last_at` integer,
	`last_figure` real,
	`paused_why` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`question_id`) REFERENCES `data_questions`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `data_alerts_user` ON `data_alerts` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `data_alerts_next` ON `data_alerts` (`is_on`,`next_at`);--> statement-breakpoint
CREATE INDEX `data_alerts_question` ON `data_alerts` (`question_id`);--> statement-breakpoint
CREATE INDEX `data_alerts_deleted` ON `data_alerts` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `data_dashboards` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`title` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `data_dashboards_user` ON `data_dashboards` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `data_dashboards_guest` ON `data_dashboards` (`guest_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `data_dashboards_deleted` ON `data_dashboards` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `data_tiles` (
	`id` text PRIMARY KEY NOT NULL,
	`dashboard_id` text NOT NULL,
	`question_id` text,
	`title` text NOT NULL,
	`place` integer NOT NULL,
	`width` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`dashboard_id`) REFERENCES `data_dashboards`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`question_id`) REFERENCES `data_questions`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `data_tiles_dashboard` ON `data_tiles` (`dashboard_id`,`place`);--> statement-breakpoint
CREATE INDEX `data_tiles_question` ON `data_tiles` (`question_id`);--> statement-breakpoint
CREATE TABLE `inbox_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`address` text NOT NULL,
	`address_key` text NOT NULL,
	`sender_name` text DEFAULT '' NOT NULL,
	`login` text NOT NULL,
	`secret` text NOT NULL,
	`imap_host` text NOT NULL,
	`imap_port` integer NOT NULL,
	`imap_security` text NOT NULL,
	`smtp_host` text NOT NULL,
	`smtp_port` integer NOT NULL,
	`smtp_security` text NOT NULL,
	`state` text DEFAULT 'on' NOT NULL,
	`synced_at` integer,
	`due_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`trouble` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`is_complete` integer DEFAULT false NOT NULL,
	`skipped` integer DEFAULT 0 NOT NULL,
	`job_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `inbox_accounts_address` ON `inbox_accounts` (`user_id`,`address_key`);--> statement-breakpoint
CREATE INDEX `inbox_accounts_due` ON `inbox_accounts` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `inbox_accounts_created` ON `inbox_accounts` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `inbox_copies` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`account_id` text NOT NULL,
	`folder_id` text NOT NULL,
	`validity` text NOT NULL,
	`uid` integer NOT NULL,
	`message_id` text,
	`is_seen` integer DEFAULT false NOT NULL,
	`is_flagged` integer DEFAULT false NOT NULL,
	`is_answered` integer DEFAULT false NOT NULL,
	`wants_seen` integer,
	`wants_flagged` integer,
	`wants_answered` integer,
	`goal` text,
	`wanted_at` integer,
	`missed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `inbox_copies_uid` ON `inbox_copies` (`folder_id`,`validity`,`uid`);--> statement-breakpoint
CREATE INDEX `inbox_copies_message` ON `inbox_copies` (`message_id`);--> statement-breakpoint
CREATE INDEX `inbox_copies_wanted` ON `inbox_copies` (`account_id`,`wanted_at`);--> statement-breakpoint
CREATE INDEX `inbox_copies_missed` ON `inbox_copies` (`account_id`,`missed_at`);--> statement-breakpoint
CREATE INDEX `inbox_copies_user` ON `inbox_copies` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `inbox_folders` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`account_id` text NOT NULL,
	`path` text NOT NULL,
	`role` text,
	`label_id` text,
	`validity` text DEFAULT '' NOT NULL,
	`high` integer DEFAULT 0 NOT NULL,
	`low` integer DEFAULT 0 NOT NULL,
	`mark` text DEFAULT '' NOT NULL,
	`modseq` text,
	`messages` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `inbox_folders_path` ON `inbox_folders` (`account_id`,`path`);--> statement-breakpoint
CREATE INDEX `inbox_folders_user` ON `inbox_folders` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `panda_chains` (
	`id` text PRIMARY KEY NOT NULL,
	`block` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `panda_tokens` (
	`panda` integer PRIMARY KEY NOT NULL,
	`user_id` text,
	`chain_id` integer NOT NULL,
	`contract` text NOT NULL,
	`to_address` text NOT NULL,
	`state` text NOT NULL,
	`problem` text,
	`hash` text,
	`raw` text,
	`nonce` integer,
	`nonce_key` text,
	`block` integer,
	`owner_key` text,
	`owner_block` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `panda_tokens_nonce` ON `panda_tokens` (`nonce_key`);--> statement-breakpoint
CREATE INDEX `panda_tokens_state` ON `panda_tokens` (`state`,`panda`);--> statement-breakpoint
CREATE INDEX `panda_tokens_user` ON `panda_tokens` (`user_id`);--> statement-breakpoint
ALTER TABLE `pictures` ADD `bought_under` text;--> statement-breakpoint
ALTER TABLE `data_questions` ADD `answered_at` integer;--> statement-breakpoint
ALTER TABLE `inbox_drafts` ADD `account_id` text;--> statement-breakpoint
ALTER TABLE `inbox_messages` ADD `sent_by` text;--> statement-breakpoint
ALTER TABLE `panda_ledger` ADD `tx` text;