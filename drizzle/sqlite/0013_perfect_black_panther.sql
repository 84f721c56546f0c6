CREATE TABLE `sendings` (
	`id` text PRIMARY KEY NOT NULL,
	`digest` text NOT NULL,
	`outcome` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sendings_created` ON `sendings` (`created_at`);