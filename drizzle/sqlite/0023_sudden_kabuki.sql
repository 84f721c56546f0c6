CREATE TABLE `prompt_cases` (
	`id` text PRIMARY KEY NOT NULL,
	`prompt_id` text NOT NULL,
	`name` text NOT NULL,
	`values` text NOT NULL,
	`holds` text NOT NULL,
	`lacks` text NOT NULL,
	`outcomes` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`prompt_id`) REFERENCES `prompts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `prompt_cases_prompt` ON `prompt_cases` (`prompt_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `prompt_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`prompt_id` text NOT NULL,
	`version` integer NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`prompt_id`) REFERENCES `prompts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `prompt_versions_prompt` ON `prompt_versions` (`prompt_id`,`version`);--> statement-breakpoint
CREATE TABLE `prompts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`title` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `prompts_user` ON `prompts` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `prompts_guest` ON `prompts` (`guest_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `prompts_deleted` ON `prompts` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `text_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`user_id` text,
	`guest_id` text,
	`name` text NOT NULL,
	`quote` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`document_id`) REFERENCES `text_documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `text_comments_document` ON `text_comments` (`document_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `text_comments_user` ON `text_comments` (`user_id`);--> statement-breakpoint
CREATE INDEX `text_comments_guest` ON `text_comments` (`guest_id`);