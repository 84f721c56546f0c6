CREATE TABLE `data_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`data_set_id` text NOT NULL,
	`question` text NOT NULL,
	`plan` text,
	`query` text NOT NULL,
	`answer` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`data_set_id`) REFERENCES `data_sets`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `data_questions_set` ON `data_questions` (`data_set_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `data_sets` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`title` text NOT NULL,
	`name` text NOT NULL,
	`file_id` text NOT NULL,
	`bytes` integer NOT NULL,
	`recipe` text NOT NULL,
	`told` text NOT NULL,
	`row_count` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `data_sets_user` ON `data_sets` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `data_sets_guest` ON `data_sets` (`guest_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `data_sets_deleted` ON `data_sets` (`deleted_at`);