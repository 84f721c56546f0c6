CREATE TABLE `inbox_acts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`deed_id` text NOT NULL,
	`thread_id` text NOT NULL,
	`rule_id` text,
	`act` text NOT NULL,
	`before` text NOT NULL,
	`created_at` integer NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `inbox_acts_user` ON `inbox_acts` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `inbox_acts_deed` ON `inbox_acts` (`user_id`,`deed_id`);--> statement-breakpoint
CREATE INDEX `inbox_acts_created` ON `inbox_acts` (`created_at`);--> statement-breakpoint
CREATE TABLE `inbox_bodies` (
	`message_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`search_id` integer NOT NULL,
	`owner` text NOT NULL,
	`people` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `inbox_bodies_search_id_unique` ON `inbox_bodies` (`search_id`);--> statement-breakpoint
CREATE INDEX `inbox_bodies_user` ON `inbox_bodies` (`user_id`,`created_at`,`message_id`);--> statement-breakpoint
CREATE TABLE `inbox_contacts` (
	`user_id` text NOT NULL,
	`address` text NOT NULL,
	`name` text NOT NULL,
	`received` integer DEFAULT 0 NOT NULL,
	`sent` integer DEFAULT 0 NOT NULL,
	`shows_pictures` integer DEFAULT false NOT NULL,
	`last_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `address`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `inbox_contacts_last` ON `inbox_contacts` (`user_id`,`sent`,`last_at`);--> statement-breakpoint
CREATE INDEX `inbox_contacts_created` ON `inbox_contacts` (`user_id`,`created_at`,`address`);--> statement-breakpoint
CREATE TABLE `inbox_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`thread_id` text,
	`about_id` text,
	`to` text DEFAULT '' NOT NULL,
	`cc` text DEFAULT '' NOT NULL,
	`bcc` text DEFAULT '' NOT NULL,
	`subject` text DEFAULT '' NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`files` text DEFAULT '[]' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`send_at` integer,
	`trouble` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `inbox_drafts_user` ON `inbox_drafts` (`user_id`,`state`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `inbox_drafts_thread` ON `inbox_drafts` (`thread_id`);--> statement-breakpoint
CREATE INDEX `inbox_drafts_due` ON `inbox_drafts` (`state`,`send_at`);--> statement-breakpoint
CREATE TABLE `inbox_labels` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `inbox_labels_name` ON `inbox_labels` (`user_id`,`name_key`);--> statement-breakpoint
CREATE TABLE `inbox_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`thread_id` text NOT NULL,
	`search_id` integer NOT NULL,
	`source` text NOT NULL,
	`is_sent` integer DEFAULT false NOT NULL,
	`is_read` integer DEFAULT false NOT NULL,
	`message_id` text NOT NULL,
	`from_name` text NOT NULL,
	`from_address` text NOT NULL,
	`subject` text NOT NULL,
	`snippet` text NOT NULL,
	`details` text NOT NULL,
	`deliveries` text DEFAULT '[]' NOT NULL,
	`raw_key` text NOT NULL,
	`bytes` integer NOT NULL,
	`attachments` integer DEFAULT 0 NOT NULL,
	`at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `inbox_messages_search_id_unique` ON `inbox_messages` (`search_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `inbox_messages_source` ON `inbox_messages` (`user_id`,`source`);--> statement-breakpoint
CREATE INDEX `inbox_messages_thread` ON `inbox_messages` (`thread_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `inbox_messages_name` ON `inbox_messages` (`user_id`,`message_id`);--> statement-breakpoint
CREATE INDEX `inbox_messages_bytes` ON `inbox_messages` (`user_id`,`bytes`);--> statement-breakpoint
CREATE INDEX `inbox_messages_created` ON `inbox_messages` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `inbox_messages_raw` ON `inbox_messages` (`raw_key`);--> statement-breakpoint
CREATE TABLE `inbox_references` (
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`thread_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `name`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `inbox_references_thread` ON `inbox_references` (`thread_id`);--> statement-breakpoint
CREATE INDEX `inbox_references_created` ON `inbox_references` (`user_id`,`created_at`,`name`);--> statement-breakpoint
CREATE TABLE `inbox_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`words` text NOT NULL,
	`rule` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `inbox_rules_user` ON `inbox_rules` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `inbox_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`gestures` text,
	`keys` text,
	`signature` text DEFAULT '' NOT NULL,
	`sender_name` text DEFAULT '' NOT NULL,
	`filed` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `inbox_thread_labels` (
	`thread_id` text NOT NULL,
	`label_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`thread_id`, `label_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `inbox_thread_labels_label` ON `inbox_thread_labels` (`label_id`,`thread_id`);--> statement-breakpoint
CREATE INDEX `inbox_thread_labels_user` ON `inbox_thread_labels` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `inbox_threads` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`place` text NOT NULL,
	`subject` text NOT NULL,
	`subject_key` text NOT NULL,
	`people` text DEFAULT '[]' NOT NULL,
	`snippet` text DEFAULT '' NOT NULL,
	`messages` integer DEFAULT 0 NOT NULL,
	`unread` integer DEFAULT 0 NOT NULL,
	`attachments` integer DEFAULT 0 NOT NULL,
	`last_at` integer NOT NULL,
	`last_sent_at` integer,
	`starred_at` integer,
	`snoozed_until` integer,
	`muted_at` integer,
	`trashed_at` integer,
	`pile` text DEFAULT 'people' NOT NULL,
	`priority` text DEFAULT 'calm' NOT NULL,
	`why` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `inbox_threads_place` ON `inbox_threads` (`user_id`,`place`,`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `inbox_threads_pile` ON `inbox_threads` (`user_id`,`place`,`pile`,`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `inbox_threads_sent` ON `inbox_threads` (`user_id`,`last_sent_at`,`id`);--> statement-breakpoint
CREATE INDEX `inbox_threads_starred` ON `inbox_threads` (`user_id`,`starred_at`,`id`);--> statement-breakpoint
CREATE INDEX `inbox_threads_snoozed` ON `inbox_threads` (`user_id`,`snoozed_until`);--> statement-breakpoint
CREATE INDEX `inbox_threads_wake` ON `inbox_threads` (`snoozed_until`);--> statement-breakpoint
CREATE INDEX `inbox_threads_subject` ON `inbox_threads` (`user_id`,`subject_key`,`last_at`);--> statement-breakpoint
CREATE INDEX `inbox_threads_unread` ON `inbox_threads` (`user_id`,`place`,`unread`);--> statement-breakpoint
CREATE INDEX `inbox_threads_trashed` ON `inbox_threads` (`trashed_at`);--> statement-breakpoint
CREATE INDEX `received_mails_received` ON `received_mails` (`received_at`,`id`);--> statement-breakpoint
CREATE VIRTUAL TABLE `inbox_search` USING fts5(owner, people, subject, text, content = 'inbox_bodies', content_rowid = 'search_id', tokenize = 'porter unicode61 remove_diacritics 2');
--> statement-breakpoint
CREATE TRIGGER `inbox_search_insert` AFTER INSERT ON `inbox_bodies` BEGIN
  INSERT INTO `inbox_search` (rowid, owner, people, subject, text) VALUES (new.search_id, new.owner, new.people, new.subject, new.text);
END;
--> statement-breakpoint
CREATE TRIGGER `inbox_search_update` AFTER UPDATE OF owner, people, subject, text ON `inbox_bodies` BEGIN
  INSERT INTO `inbox_search` (inbox_search, rowid, owner, people, subject, text) VALUES ('delete', old.search_id, old.owner, old.people, old.subject, old.text);
  INSERT INTO `inbox_search` (rowid, owner, people, subject, text) VALUES (new.search_id, new.owner, new.people, new.subject, new.text);
END;
--> statement-breakpoint
CREATE TRIGGER `inbox_search_delete` AFTER DELETE ON `inbox_bodies` BEGIN
  INSERT INTO `inbox_search` (inbox_search, rowid, owner, people, subject, text) VALUES ('delete', old.search_id, old.owner, old.people, old.subject, old.text);
END;
