CREATE TABLE `text_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`title` text NOT NULL,
	`folder` text DEFAULT '' NOT NULL,
	`text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`goal` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `text_documents_user` ON `text_documents` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `text_documents_guest` ON `text_documents` (`guest_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `text_documents_deleted` ON `text_documents` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `text_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`version` integer NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `text_documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `text_versions_document` ON `text_versions` (`document_id`,`version`);--> statement-breakpoint
CREATE TABLE `writings` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`tool` text NOT NULL,
	`title` text NOT NULL,
	`result` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `writings_user` ON `writings` (`user_id`,`tool`,`created_at`);--> statement-breakpoint
CREATE INDEX `writings_guest` ON `writings` (`guest_id`,`tool`,`created_at`);--> statement-breakpoint
CREATE INDEX `writings_deleted` ON `writings` (`deleted_at`);