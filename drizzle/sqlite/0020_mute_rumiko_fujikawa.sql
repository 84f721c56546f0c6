CREATE TABLE `recordings` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`title` text NOT NULL,
	`words` text NOT NULL,
	`file_id` text,
	`seconds` real DEFAULT 0 NOT NULL,
	`peaks` text NOT NULL,
	`transcript` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`facts` text NOT NULL,
	`marks` text NOT NULL,
	`position_s` real DEFAULT 0 NOT NULL,
	`queued_at` integer,
	`published_at` integer,
	`run_id` text,
	`job_id` text,
	`created_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `recordings_user` ON `recordings` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `recordings_guest` ON `recordings` (`guest_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `recordings_deleted` ON `recordings` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `spoken_words` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`word` text NOT NULL,
	`said` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `spoken_words_user` ON `spoken_words` (`user_id`);--> statement-breakpoint
CREATE INDEX `spoken_words_guest` ON `spoken_words` (`guest_id`);--> statement-breakpoint
CREATE TABLE `voice_emails` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`title` text NOT NULL,
	`words` text NOT NULL,
	`recording_id` text,
	`raw` text,
	`pack` text NOT NULL,
	`letter` text NOT NULL,
	`sent_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `voice_emails_user` ON `voice_emails` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `voice_emails_guest` ON `voice_emails` (`guest_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `voice_emails_recording` ON `voice_emails` (`recording_id`);--> statement-breakpoint
CREATE INDEX `voice_emails_deleted` ON `voice_emails` (`deleted_at`);