CREATE TABLE `consensus_panels` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`name` text NOT NULL,
	`seats` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `consensus_panels_user` ON `consensus_panels` (`user_id`);--> statement-breakpoint
CREATE INDEX `consensus_panels_guest` ON `consensus_panels` (`guest_id`);--> statement-breakpoint
CREATE TABLE `consensus_shares` (
	`id` text PRIMARY KEY NOT NULL,
	`run_id` text NOT NULL,
	`user_id` text,
	`guest_id` text,
	`title` text NOT NULL,
	`page` text NOT NULL,
	`signature` text NOT NULL,
	`created_at` integer NOT NULL,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE INDEX `consensus_shares_run` ON `consensus_shares` (`run_id`);--> statement-breakpoint
CREATE INDEX `consensus_shares_user` ON `consensus_shares` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `consensus_talks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`title` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `consensus_talks_user` ON `consensus_talks` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `consensus_talks_guest` ON `consensus_talks` (`guest_id`);--> statement-breakpoint
CREATE TABLE `consensus_versions` (
	`run_id` text NOT NULL,
	`version` integer NOT NULL,
	`ledger` text,
	`seats` text NOT NULL,
	`because` text NOT NULL,
	`seat` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`run_id`, `version`),
	FOREIGN KEY (`run_id`) REFERENCES `consensus_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `consensus_votes` (
	`id` text PRIMARY KEY NOT NULL,
	`run_id` text NOT NULL,
	`user_id` text,
	`guest_id` text,
	`seat` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`run_id`) REFERENCES `consensus_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `consensus_votes_run` ON `consensus_votes` (`run_id`);--> statement-breakpoint
CREATE TABLE `web_pages` (
	`id` text PRIMARY KEY NOT NULL,
	`search_id` integer NOT NULL,
	`site_id` text NOT NULL,
	`url` text NOT NULL,
	`depth` integer NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`reason` text,
	`queued_in` integer NOT NULL,
	`visited_in` integer,
	`title` text DEFAULT '' NOT NULL,
	`headings` text DEFAULT '' NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`language` text,
	`published_at` integer,
	`canonical_url` text,
	`content_hash` text,
	`links` text DEFAULT '[]' NOT NULL,
	`etag` text,
	`last_modified` text,
	`fetched_at` integer,
	FOREIGN KEY (`site_id`) REFERENCES `web_sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `web_pages_search_id_unique` ON `web_pages` (`search_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `web_pages_url` ON `web_pages` (`site_id`,`url`);--> statement-breakpoint
CREATE INDEX `web_pages_frontier` ON `web_pages` (`site_id`,`queued_in`,`visited_in`,`depth`);--> statement-breakpoint
CREATE INDEX `web_pages_state` ON `web_pages` (`site_id`,`state`);--> statement-breakpoint
CREATE INDEX `web_pages_content` ON `web_pages` (`content_hash`);--> statement-breakpoint
CREATE TABLE `web_searches` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`query` text NOT NULL,
	`results` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `web_searches_user_query` ON `web_searches` (`user_id`,`query`);--> statement-breakpoint
CREATE INDEX `web_searches_user` ON `web_searches` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `web_sites` (
	`id` text PRIMARY KEY NOT NULL,
	`start_url` text NOT NULL,
	`host` text NOT NULL,
	`path_prefix` text NOT NULL,
	`max_depth` integer NOT NULL,
	`max_pages` integer NOT NULL,
	`delay_ms` integer NOT NULL,
	`every_days` integer,
	`crawl` integer DEFAULT 0 NOT NULL,
	`job_id` text,
	`created_at` integer NOT NULL,
	`last_crawl_at` integer,
	`last_outcome` text,
	`next_crawl_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `web_sites_start_url_unique` ON `web_sites` (`start_url`);--> statement-breakpoint
CREATE TABLE `conversation_attachments` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`message_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`text` text NOT NULL,
	`note` text,
	`file_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversation_attachments_message` ON `conversation_attachments` (`message_id`);--> statement-breakpoint
CREATE INDEX `conversation_attachments_conversation` ON `conversation_attachments` (`conversation_id`);--> statement-breakpoint
CREATE TABLE `conversation_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`parent_id` text,
	`role` text NOT NULL,
	`state` text DEFAULT 'done' NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`asked` text,
	`voice` text,
	`label` text,
	`engines` text,
	`note` text,
	`sources` text,
	`left_out` integer DEFAULT 0 NOT NULL,
	`run_id` text,
	`job_id` text,
	`cost_micros` integer,
	`took_ms` integer,
	`branch_name` text,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversation_messages_conversation` ON `conversation_messages` (`conversation_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `conversation_shares` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`user_id` text,
	`guest_id` text,
	`title` text NOT NULL,
	`page` text NOT NULL,
	`blacked_out` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversation_shares_conversation` ON `conversation_shares` (`conversation_id`);--> statement-breakpoint
CREATE INDEX `conversation_shares_user` ON `conversation_shares` (`user_id`);--> statement-breakpoint
CREATE INDEX `conversation_shares_guest` ON `conversation_shares` (`guest_id`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`title_words` text NOT NULL,
	`voices` text NOT NULL,
	`tip_id` text,
	`is_pinned` integer DEFAULT false NOT NULL,
	`is_temporary` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `conversations_user` ON `conversations` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `conversations_guest` ON `conversations` (`guest_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `conversations_updated` ON `conversations` (`updated_at`);--> statement-breakpoint
CREATE TABLE `allies` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`handle` text NOT NULL,
	`about` text NOT NULL,
	`instructions` text NOT NULL,
	`engine_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `allies_handle` ON `allies` (`user_id`,`handle`);--> statement-breakpoint
CREATE TABLE `qa_alike` (
	`question_id` text NOT NULL,
	`other_id` text NOT NULL,
	`likeness` real NOT NULL,
	`is_same` integer NOT NULL,
	PRIMARY KEY(`question_id`, `other_id`),
	FOREIGN KEY (`question_id`) REFERENCES `qa_questions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`other_id`) REFERENCES `qa_questions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `qa_alike_other` ON `qa_alike` (`other_id`);--> statement-breakpoint
CREATE TABLE `qa_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`question_id` text NOT NULL,
	`user_id` text,
	`text` text NOT NULL,
	`basis` text NOT NULL,
	`sources` text DEFAULT '[]' NOT NULL,
	`votes` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	FOREIGN KEY (`question_id`) REFERENCES `qa_questions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `qa_answers_question` ON `qa_answers` (`question_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `qa_answers_user` ON `qa_answers` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `qa_edits` (
	`id` text PRIMARY KEY NOT NULL,
	`question_id` text NOT NULL,
	`answer_id` text,
	`text` text NOT NULL,
	`details` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `qa_questions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`answer_id`) REFERENCES `qa_answers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `qa_edits_question` ON `qa_edits` (`question_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `qa_edits_answer` ON `qa_edits` (`answer_id`);--> statement-breakpoint
CREATE TABLE `qa_panel_answers` (
	`question_id` text NOT NULL,
	`version` integer NOT NULL,
	`asked` text NOT NULL,
	`run_id` text NOT NULL,
	`state` text DEFAULT 'asking' NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`sources` text,
	`agreement` text,
	`created_at` integer NOT NULL,
	`answered_at` integer,
	PRIMARY KEY(`question_id`, `version`),
	FOREIGN KEY (`question_id`) REFERENCES `qa_questions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `qa_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`question` text NOT NULL,
	`details` text DEFAULT '' NOT NULL,
	`topic` text NOT NULL,
	`published_at` integer,
	`version` integer DEFAULT 0 NOT NULL,
	`is_answered` integer DEFAULT false NOT NULL,
	`accepted_id` text,
	`votes` integer DEFAULT 0 NOT NULL,
	`panel_votes` integer DEFAULT 0 NOT NULL,
	`answer_count` integer DEFAULT 0 NOT NULL,
	`meaning` blob,
	`created_at` integer NOT NULL,
	`edited_at` integer
);
--> statement-breakpoint
CREATE INDEX `qa_questions_user` ON `qa_questions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `qa_questions_guest` ON `qa_questions` (`guest_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `qa_questions_published` ON `qa_questions` (`published_at`);--> statement-breakpoint
CREATE INDEX `qa_questions_topic` ON `qa_questions` (`topic`,`published_at`);--> statement-breakpoint
CREATE TABLE `qa_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`question_id` text NOT NULL,
	`target` text NOT NULL,
	`reason` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`question_id`) REFERENCES `qa_questions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `qa_reports_once` ON `qa_reports` (`question_id`,`target`,`user_id`);--> statement-breakpoint
CREATE INDEX `qa_reports_open` ON `qa_reports` (`closed_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `qa_reports_user` ON `qa_reports` (`user_id`);--> statement-breakpoint
CREATE TABLE `qa_votes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`question_id` text NOT NULL,
	`target` text NOT NULL,
	`value` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `qa_questions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `qa_votes_once` ON `qa_votes` (`question_id`,`target`,`user_id`);--> statement-breakpoint
CREATE INDEX `qa_votes_user` ON `qa_votes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `qa_words` (
	`question_id` text NOT NULL,
	`word` text NOT NULL,
	`is_in_question` integer NOT NULL,
	PRIMARY KEY(`question_id`, `word`),
	FOREIGN KEY (`question_id`) REFERENCES `qa_questions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `qa_words_word` ON `qa_words` (`word`);--> statement-breakpoint
CREATE TABLE `memories` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	`said_as` text,
	`page` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `memories_user` ON `memories` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `unanswered_questions` (
	`key` text PRIMARY KEY NOT NULL,
	`question` text NOT NULL,
	`page` text NOT NULL,
	`times` integer NOT NULL,
	`first_asked_at` integer NOT NULL,
	`last_asked_at` integer NOT NULL,
	`settled_at` integer,
	`article` text
);
--> statement-breakpoint
CREATE INDEX `unanswered_questions_times` ON `unanswered_questions` (`settled_at`,`times`);--> statement-breakpoint
CREATE TABLE `banner_clicks` (
	`banner_id` text NOT NULL,
	`day` text NOT NULL,
	`clicks` integer NOT NULL,
	PRIMARY KEY(`banner_id`, `day`),
	FOREIGN KEY (`banner_id`) REFERENCES `banners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `banners` (
	`id` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`link_label` text NOT NULL,
	`link` text NOT NULL,
	`place` text NOT NULL,
	`brands` text DEFAULT '[]' NOT NULL,
	`is_active` integer DEFAULT false NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `banners_place` ON `banners` (`place`,`position`);--> statement-breakpoint
CREATE TABLE `call_samples` (
	`span` text NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`calls` integer NOT NULL,
	`errors` integer NOT NULL,
	`refusals` integer NOT NULL,
	`within_5` integer NOT NULL,
	`within_10` integer NOT NULL,
	`within_25` integer NOT NULL,
	`within_50` integer NOT NULL,
	`within_100` integer NOT NULL,
	`within_250` integer NOT NULL,
	`within_500` integer NOT NULL,
	`within_1000` integer NOT NULL,
	`within_2500` integer NOT NULL,
	`within_5000` integer NOT NULL,
	`within_10000` integer NOT NULL,
	`within_30000` integer NOT NULL,
	`within_60000` integer NOT NULL,
	`longer` integer NOT NULL,
	PRIMARY KEY(`span`, `at`, `kind`, `subject`)
);
--> statement-breakpoint
CREATE TABLE `check_results` (
	`run_id` text NOT NULL,
	`check_id` text NOT NULL,
	`state` text NOT NULL,
	`said` text NOT NULL,
	`advice` text,
	`took_ms` integer NOT NULL,
	`checked_at` integer NOT NULL,
	PRIMARY KEY(`run_id`, `check_id`),
	FOREIGN KEY (`run_id`) REFERENCES `check_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `check_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`is_scheduled` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `check_runs_started` ON `check_runs` (`started_at`);--> statement-breakpoint
CREATE TABLE `help_edits` (
	`slug` text PRIMARY KEY NOT NULL,
	`draft` text,
	`text` text,
	`seed_hash` text,
	`is_hidden` integer DEFAULT false NOT NULL,
	`question` text,
	`published_at` integer,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `help_versions` (
	`slug` text NOT NULL,
	`number` integer NOT NULL,
	`act` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`slug`, `number`)
);
--> statement-breakpoint
CREATE TABLE `help_votes` (
	`slug` text NOT NULL,
	`voter` text NOT NULL,
	`is_helpful` integer NOT NULL,
	`missing` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`slug`, `voter`)
);
--> statement-breakpoint
CREATE TABLE `panda_days` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`times` integer NOT NULL,
	PRIMARY KEY(`day`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `ticket_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`ticket_id` text NOT NULL,
	`author` text NOT NULL,
	`text` text NOT NULL,
	`is_internal` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`ticket_id`) REFERENCES `tickets`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ticket_messages_ticket` ON `ticket_messages` (`ticket_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `tickets` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`subject` text NOT NULL,
	`state` text NOT NULL,
	`user_id` text,
	`email` text NOT NULL,
	`page` text NOT NULL,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tickets_number` ON `tickets` (`number`);--> statement-breakpoint
CREATE INDEX `tickets_user` ON `tickets` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `tickets_state` ON `tickets` (`state`,`updated_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `suspension_reason` text;--> statement-breakpoint
ALTER TABLE `users` ADD `is_findable` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `is_on_map` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `waitlist` ADD `invited_at` integer;--> statement-breakpoint
ALTER TABLE `waitlist` ADD `settled_at` integer;--> statement-breakpoint
ALTER TABLE `consensus_runs` ADD `guest_id` text;--> statement-breakpoint
ALTER TABLE `consensus_runs` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `consensus_runs` ADD `purpose` text DEFAULT 'ask' NOT NULL;--> statement-breakpoint
ALTER TABLE `consensus_runs` ADD `parent_id` text;--> statement-breakpoint
ALTER TABLE `consensus_runs` ADD `target` text;--> statement-breakpoint
ALTER TABLE `consensus_runs` ADD `talk_id` text REFERENCES consensus_talks(id);--> statement-breakpoint
ALTER TABLE `consensus_runs` ADD `turn` integer;--> statement-breakpoint
ALTER TABLE `consensus_runs` ADD `context` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `consensus_runs` ADD `ledger_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `consensus_runs` ADD `estimate_micros` integer;--> statement-breakpoint
CREATE INDEX `consensus_runs_guest` ON `consensus_runs` (`guest_id`);--> statement-breakpoint
CREATE INDEX `consensus_runs_talk` ON `consensus_runs` (`talk_id`,`turn`);--> statement-breakpoint
CREATE INDEX `consensus_runs_parent` ON `consensus_runs` (`parent_id`);--> statement-breakpoint
ALTER TABLE `consensus_seats` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `consensus_seats` ADD `prompt_hash` text;--> statement-breakpoint
ALTER TABLE `consensus_seats` ADD `started_at` integer;--> statement-breakpoint
ALTER TABLE `consensus_seats` ADD `first_part_ms` integer;--> statement-breakpoint
ALTER TABLE `consensus_seats` ADD `input_units` integer;--> statement-breakpoint
ALTER TABLE `consensus_seats` ADD `output_units` integer;--> statement-breakpoint
ALTER TABLE `feedback` ADD `status` text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE `feedback` ADD `reply` text;--> statement-breakpoint
ALTER TABLE `feedback` ADD `replied_at` integer;--> statement-breakpoint
CREATE VIRTUAL TABLE `web_pages_search` USING fts5(title, headings, body, content = 'web_pages', content_rowid = 'search_id', tokenize = 'porter unicode61 remove_diacritics 2');
--> statement-breakpoint
CREATE TRIGGER `web_pages_search_insert` AFTER INSERT ON `web_pages` WHEN new.state = 'stored' BEGIN
  INSERT INTO `web_pages_search` (rowid, title, headings, body) VALUES (new.search_id, new.title, new.headings, new.body);
END;
--> statement-breakpoint
CREATE TRIGGER `web_pages_search_update` AFTER UPDATE OF state, title, headings, body ON `web_pages` BEGIN
  INSERT INTO `web_pages_search` (web_pages_search, rowid, title, headings, body) SELECT 'delete', old.search_id, old.title, old.headings, old.body WHERE old.state = 'stored';
  INSERT INTO `web_pages_search` (rowid, title, headings, body) SELECT new.search_id, new.title, new.headings, new.body WHERE new.state = 'stored';
END;
--> statement-breakpoint
CREATE TRIGGER `web_pages_search_delete` AFTER DELETE ON `web_pages` WHEN old.state = 'stored' BEGIN
  INSERT INTO `web_pages_search` (web_pages_search, rowid, title, headings, body) VALUES ('delete', old.search_id, old.title, old.headings, old.body);
END;
