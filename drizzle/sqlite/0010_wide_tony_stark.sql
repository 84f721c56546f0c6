CREATE TABLE `panda_turns` (
	`id` text PRIMARY KEY NOT NULL,
	`talk_id` text NOT NULL,
	`user_id` text,
	`guest_id` text,
	`question` text NOT NULL,
	`answer` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `panda_turns_talk` ON `panda_turns` (`talk_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `panda_turns_user` ON `panda_turns` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `panda_turns_guest` ON `panda_turns` (`guest_id`);--> statement-breakpoint
CREATE INDEX `panda_turns_created` ON `panda_turns` (`created_at`);--> statement-breakpoint
ALTER TABLE `consensus_shares` ADD `expires_at` integer;--> statement-breakpoint
ALTER TABLE `conversation_shares` ADD `expires_at` integer;