CREATE TABLE `code_spoken` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`project_id` text,
	`state` text NOT NULL,
	`file_id` text,
	`run_id` text NOT NULL,
	`engine` text DEFAULT '' NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`failure` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `code_projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `code_spoken_user` ON `code_spoken` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `code_spoken_guest` ON `code_spoken` (`guest_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `code_spoken_project` ON `code_spoken` (`project_id`);--> statement-breakpoint
CREATE INDEX `code_spoken_created` ON `code_spoken` (`created_at`);--> statement-breakpoint
DROP INDEX `users_waiting`;--> statement-breakpoint
CREATE INDEX `users_panda` ON `users` (`is_panda`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_plan` ON `users` (`plan`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_find` ON `users` (`created_at`,`id`,`name`,`username`,`handle`,`email`);--> statement-breakpoint
CREATE INDEX `users_waiting` ON `users` (`waiting_since`,`suspended_at`);--> statement-breakpoint
DROP INDEX `runs_created`;--> statement-breakpoint
CREATE INDEX `runs_created` ON `runs` (`created_at`,`is_counted`);--> statement-breakpoint
DROP INDEX `engine_uses_started`;--> statement-breakpoint
CREATE INDEX `engine_uses_started` ON `engine_uses` (`started_at`,`engine_id`,`state`,`cost_micros`);--> statement-breakpoint
DROP INDEX `qa_words_word`;--> statement-breakpoint
CREATE INDEX `qa_words_word` ON `qa_words` (`word`,`question_id`,`is_in_question`);--> statement-breakpoint
ALTER TABLE `inbox_accounts` ADD `listen_job_id` text;--> statement-breakpoint
ALTER TABLE `inbox_accounts` ADD `listen_at` integer;--> statement-breakpoint
ALTER TABLE `panda_tokens` ADD `replaced` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `conversation_messages_voice` ON `conversation_messages` (`conversation_id`,`voice`,`label`) WHERE "conversation_messages"."voice" is not null;--> statement-breakpoint
CREATE INDEX `conversations_history` ON `conversations` (`user_id`,`deleted_at`,`is_temporary`,`is_pinned`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `thread_members_role` ON `thread_members` (`thread_id`,`role`,`joined_at`);