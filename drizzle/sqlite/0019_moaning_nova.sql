CREATE TABLE `document_collections` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`title` text NOT NULL,
	`columns` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `document_collections_user` ON `document_collections` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `document_collections_guest` ON `document_collections` (`guest_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `document_collections_deleted` ON `document_collections` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `document_pages` (
	`document_id` text NOT NULL,
	`number` integer NOT NULL,
	`label` text,
	`text` text NOT NULL,
	`blocks` text NOT NULL,
	PRIMARY KEY(`document_id`, `number`),
	FOREIGN KEY (`document_id`) REFERENCES `read_documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `document_passages` (
	`id` text PRIMARY KEY NOT NULL,
	`search_id` integer NOT NULL,
	`document_id` text NOT NULL,
	`page` integer NOT NULL,
	`start` integer NOT NULL,
	`text` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `read_documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_passages_search_id_unique` ON `document_passages` (`search_id`);--> statement-breakpoint
CREATE INDEX `document_passages_document` ON `document_passages` (`document_id`);--> statement-breakpoint
CREATE TABLE `document_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`document_id` text,
	`collection_id` text,
	`question` text NOT NULL,
	`answer` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `read_documents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`collection_id`) REFERENCES `document_collections`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `document_questions_document` ON `document_questions` (`document_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `document_questions_collection` ON `document_questions` (`collection_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `read_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`collection_id` text,
	`title` text NOT NULL,
	`name` text NOT NULL,
	`kind` text,
	`file_id` text NOT NULL,
	`sha256` text NOT NULL,
	`bytes` integer NOT NULL,
	`page_count` integer DEFAULT 0 NOT NULL,
	`chars` integer DEFAULT 0 NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`trouble` text,
	`found` text NOT NULL,
	`run_id` text NOT NULL,
	`job_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`collection_id`) REFERENCES `document_collections`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `read_documents_user` ON `read_documents` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `read_documents_guest` ON `read_documents` (`guest_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `read_documents_collection` ON `read_documents` (`collection_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `read_documents_deleted` ON `read_documents` (`deleted_at`);--> statement-breakpoint
CREATE VIRTUAL TABLE `document_passages_search` USING fts5(text, content = 'document_passages', content_rowid = 'search_id', tokenize = 'porter unicode61 remove_diacritics 2');
--> statement-breakpoint
CREATE TRIGGER `document_passages_search_insert` AFTER INSERT ON `document_passages` BEGIN
  INSERT INTO `document_passages_search` (rowid, text) VALUES (new.search_id, new.text);
END;
--> statement-breakpoint
CREATE TRIGGER `document_passages_search_delete` AFTER DELETE ON `document_passages` BEGIN
  INSERT INTO `document_passages_search` (document_passages_search, rowid, text) VALUES ('delete', old.search_id, old.text);
END;
