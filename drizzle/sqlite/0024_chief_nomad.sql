CREATE TABLE `ties` (
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`from_id`, `kind`, `to_id`),
	FOREIGN KEY (`from_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ties_from` ON `ties` (`from_id`,`kind`,`created_at`,`to_id`);--> statement-breakpoint
CREATE INDEX `ties_to` ON `ties` (`to_id`,`kind`,`created_at`,`from_id`);--> statement-breakpoint
CREATE TABLE `notice_people` (
	`notice_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`notice_id`, `user_id`),
	FOREIGN KEY (`notice_id`) REFERENCES `notices`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notice_people_user` ON `notice_people` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `notice_people_newest` ON `notice_people` (`notice_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `notices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`about` text NOT NULL,
	`subject` text DEFAULT '' NOT NULL,
	`address` text NOT NULL,
	`people` integer DEFAULT 0 NOT NULL,
	`at` integer NOT NULL,
	`read_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notices_about` ON `notices` (`user_id`,`kind`,`about`);--> statement-breakpoint
CREATE INDEX `notices_list` ON `notices` (`user_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `notices_unread` ON `notices` (`user_id`,`read_at`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `notices_old` ON `notices` (`at`);--> statement-breakpoint
CREATE TABLE `authored_texts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`user_id` text,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`details` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`show_at` integer,
	`show_note` text DEFAULT '' NOT NULL,
	`zone` text DEFAULT 'UTC' NOT NULL,
	`shown` text,
	`shown_at` integer,
	`changed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `authored_texts_slug` ON `authored_texts` (`kind`,`slug`);--> statement-breakpoint
CREATE INDEX `authored_texts_list` ON `authored_texts` (`kind`,`updated_at`);--> statement-breakpoint
CREATE INDEX `authored_texts_user` ON `authored_texts` (`user_id`);--> statement-breakpoint
CREATE INDEX `authored_texts_due` ON `authored_texts` (`state`,`show_at`);--> statement-breakpoint
CREATE TABLE `authored_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`text_id` text NOT NULL,
	`number` integer NOT NULL,
	`user_id` text,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`details` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`shown_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`text_id`) REFERENCES `authored_texts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `authored_versions_text` ON `authored_versions` (`text_id`,`number`);--> statement-breakpoint
CREATE INDEX `authored_versions_user` ON `authored_versions` (`user_id`);--> statement-breakpoint
CREATE TABLE `authors` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `authors_once` ON `authors` (`kind`,`user_id`);--> statement-breakpoint
CREATE INDEX `authors_user` ON `authors` (`user_id`);--> statement-breakpoint
CREATE TABLE `lesson_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`lesson` text NOT NULL,
	`question` text NOT NULL,
	`choice` text NOT NULL,
	`is_right` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lesson_answers_user` ON `lesson_answers` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `lesson_answers_guest` ON `lesson_answers` (`guest_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `film_files` (
	`file_id` text PRIMARY KEY NOT NULL,
	`film_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`film_id`) REFERENCES `films`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `film_files_film` ON `film_files` (`film_id`);--> statement-breakpoint
CREATE TABLE `film_renders` (
	`id` text PRIMARY KEY NOT NULL,
	`film_id` text NOT NULL,
	`state` text NOT NULL,
	`version` integer NOT NULL,
	`project` text NOT NULL,
	`timeline` text NOT NULL,
	`facts` text NOT NULL,
	`file_id` text,
	`run_id` text NOT NULL,
	`job_id` text,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`film_id`) REFERENCES `films`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `film_renders_film` ON `film_renders` (`film_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `film_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`film_id` text NOT NULL,
	`number` integer NOT NULL,
	`why` text NOT NULL,
	`project` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`film_id`) REFERENCES `films`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `film_versions_number` ON `film_versions` (`film_id`,`number`);--> statement-breakpoint
CREATE TABLE `films` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`title` text NOT NULL,
	`words` text NOT NULL,
	`project` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`render_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	`hidden_at` integer
);
--> statement-breakpoint
CREATE INDEX `films_user` ON `films` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `films_guest` ON `films` (`guest_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `films_deleted` ON `films` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `song_renders` (
	`id` text PRIMARY KEY NOT NULL,
	`song_id` text NOT NULL,
	`state` text NOT NULL,
	`version` integer NOT NULL,
	`text` text NOT NULL,
	`facts` text NOT NULL,
	`file_id` text,
	`run_id` text NOT NULL,
	`job_id` text,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`song_id`) REFERENCES `songs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `song_renders_song` ON `song_renders` (`song_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `song_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`song_id` text NOT NULL,
	`number` integer NOT NULL,
	`why` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`song_id`) REFERENCES `songs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `song_versions_number` ON `song_versions` (`song_id`,`number`);--> statement-breakpoint
CREATE TABLE `songs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`title` text NOT NULL,
	`words` text NOT NULL,
	`text` text NOT NULL,
	`facts` text NOT NULL,
	`origin` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`parent_id` text,
	`parent_title` text,
	`render_id` text,
	`published_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	`hidden_at` integer
);
--> statement-breakpoint
CREATE INDEX `songs_user` ON `songs` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `songs_guest` ON `songs` (`guest_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `songs_deleted` ON `songs` (`deleted_at`);--> statement-breakpoint
CREATE INDEX `songs_parent` ON `songs` (`parent_id`);--> statement-breakpoint
CREATE INDEX `songs_published` ON `songs` (`published_at`);--> statement-breakpoint
CREATE TABLE `research` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`title` text NOT NULL,
	`question` text NOT NULL,
	`plan` text NOT NULL,
	`state` text NOT NULL,
	`pass_id` text,
	`job_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `research_user` ON `research` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `research_guest` ON `research` (`guest_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `research_deleted` ON `research` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `research_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`pass_id` text NOT NULL,
	`sub` text NOT NULL,
	`n` integer NOT NULL,
	`start` integer NOT NULL,
	`end` integer NOT NULL,
	`quote` text NOT NULL,
	`score` real NOT NULL,
	`is_out` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`pass_id`) REFERENCES `research_passes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `research_notes_pass` ON `research_notes` (`pass_id`,`sub`);--> statement-breakpoint
CREATE TABLE `research_passes` (
	`id` text PRIMARY KEY NOT NULL,
	`research_id` text NOT NULL,
	`number` integer NOT NULL,
	`plan` text NOT NULL,
	`progress` text NOT NULL,
	`run_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`research_id`) REFERENCES `research`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `research_passes_research` ON `research_passes` (`research_id`,`number`);--> statement-breakpoint
CREATE TABLE `research_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`pass_id` text NOT NULL,
	`number` integer NOT NULL,
	`why` text NOT NULL,
	`report` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`pass_id`) REFERENCES `research_passes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `research_reports_pass` ON `research_reports` (`pass_id`,`number`);--> statement-breakpoint
CREATE TABLE `research_snapshots` (
	`id` text PRIMARY KEY NOT NULL,
	`pass_id` text NOT NULL,
	`n` integer NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`href` text NOT NULL,
	`site` text NOT NULL,
	`date` text,
	`license` text,
	`text` text NOT NULL,
	`answers` integer DEFAULT 0 NOT NULL,
	`sha256` text NOT NULL,
	`subs` text NOT NULL,
	`same_as` integer,
	`is_out` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`pass_id`) REFERENCES `research_passes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `research_snapshots_number` ON `research_snapshots` (`pass_id`,`n`);--> statement-breakpoint
CREATE TABLE `invoices` (
	`number` integer PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`user_id` text,
	`kind` text NOT NULL,
	`is_test` integer NOT NULL,
	`buyer` text NOT NULL,
	`seller` text NOT NULL,
	`lines` text NOT NULL,
	`total` integer NOT NULL,
	`tax` integer NOT NULL,
	`tax_words` text NOT NULL,
	`currency` text NOT NULL,
	`issued_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_event_id_unique` ON `invoices` (`event_id`);--> statement-breakpoint
CREATE INDEX `invoices_user` ON `invoices` (`user_id`,`number`);--> statement-breakpoint
CREATE TABLE `money_events` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`user_id` text,
	`till` text NOT NULL,
	`total` integer NOT NULL,
	`tax` integer NOT NULL,
	`currency` text NOT NULL,
	`shares` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `money_events_user` ON `money_events` (`user_id`,`at`);--> statement-breakpoint
CREATE INDEX `money_events_at` ON `money_events` (`at`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`goods` text DEFAULT 'plan' NOT NULL,
	`what` text NOT NULL,
	`lines` text NOT NULL,
	`total` integer NOT NULL,
	`tax` integer NOT NULL,
	`currency` text NOT NULL,
	`state` text NOT NULL,
	`till` text NOT NULL,
	`till_address` text,
	`till_ref` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`paid_at` integer,
	`paid_as` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `orders_paid_as` ON `orders` (`paid_as`);--> statement-breakpoint
CREATE INDEX `orders_paid_at` ON `orders` (`paid_at`);--> statement-breakpoint
CREATE INDEX `orders_user` ON `orders` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_ref` ON `orders` (`till_ref`);--> statement-breakpoint
CREATE INDEX `orders_open` ON `orders` (`state`,`expires_at`);--> statement-breakpoint
CREATE TABLE `postings` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`account` text NOT NULL,
	`minor` integer NOT NULL,
	`currency` text NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `money_events`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `postings_event` ON `postings` (`event_id`);--> statement-breakpoint
CREATE INDEX `postings_account` ON `postings` (`account`,`currency`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`user_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`plan` text NOT NULL,
	`anchor` integer,
	`months` integer DEFAULT 0 NOT NULL,
	`period_end` integer,
	`next` text,
	`pause_months` integer DEFAULT 0 NOT NULL,
	`resumes_at` integer,
	`grace_end` integer,
	`till` text NOT NULL,
	`card` text DEFAULT 'accepted' NOT NULL,
	`till_customer` text,
	`till_subscription` text,
	`trialed_at` integer,
	`tries_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscriptions_tries` ON `subscriptions` (`tries_at`);--> statement-breakpoint
CREATE INDEX `subscriptions_till` ON `subscriptions` (`till_subscription`);--> statement-breakpoint
CREATE INDEX `subscriptions_customer` ON `subscriptions` (`till_customer`);--> statement-breakpoint
CREATE TABLE `till_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `till_messages_at` ON `till_messages` (`at`);--> statement-breakpoint
CREATE TABLE `coupon_uses` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`user_id` text NOT NULL,
	`order_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`code`) REFERENCES `coupons`(`code`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `coupon_uses_once` ON `coupon_uses` (`code`,`user_id`);--> statement-breakpoint
CREATE INDEX `coupon_uses_user` ON `coupon_uses` (`user_id`);--> statement-breakpoint
CREATE TABLE `coupons` (
	`code` text PRIMARY KEY NOT NULL,
	`percent` integer NOT NULL,
	`plan` text,
	`most_uses` integer,
	`expires_at` integer,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`claimed_at` integer
);
--> statement-breakpoint
CREATE TABLE `listing_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`listing_id` text NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`hidden_at` integer,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `listing_questions_new` ON `listing_questions` (`listing_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `listing_questions_user` ON `listing_questions` (`user_id`);--> statement-breakpoint
CREATE TABLE `listing_reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`listing_id` text NOT NULL,
	`user_id` text NOT NULL,
	`stars` integer NOT NULL,
	`text` text NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`hidden_at` integer,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `listing_reviews_once` ON `listing_reviews` (`listing_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `listing_reviews_new` ON `listing_reviews` (`listing_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `listing_reviews_user` ON `listing_reviews` (`user_id`);--> statement-breakpoint
CREATE TABLE `listing_trials` (
	`id` text PRIMARY KEY NOT NULL,
	`listing_id` text NOT NULL,
	`user_id` text,
	`guest_id` text,
	`once` text NOT NULL,
	`version` integer NOT NULL,
	`values` text NOT NULL,
	`state` text NOT NULL,
	`engine` text DEFAULT '' NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `listing_trials_once_unique` ON `listing_trials` (`once`);--> statement-breakpoint
CREATE INDEX `listing_trials_listing` ON `listing_trials` (`listing_id`);--> statement-breakpoint
CREATE INDEX `listing_trials_user` ON `listing_trials` (`user_id`,`listing_id`);--> statement-breakpoint
CREATE INDEX `listing_trials_guest` ON `listing_trials` (`guest_id`,`listing_id`);--> statement-breakpoint
CREATE TABLE `listings` (
	`id` text PRIMARY KEY NOT NULL,
	`seller_id` text NOT NULL,
	`section` text NOT NULL,
	`kind` text NOT NULL,
	`source_id` text,
	`title` text NOT NULL,
	`about` text NOT NULL,
	`sample` text DEFAULT '' NOT NULL,
	`payload` text,
	`price` integer NOT NULL,
	`currency` text NOT NULL,
	`licence` text NOT NULL,
	`state` text NOT NULL,
	`can_be_tried` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sold` integer DEFAULT 0 NOT NULL,
	`stars` integer DEFAULT 0 NOT NULL,
	`reviews` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`listed_at` integer,
	`hidden_at` integer,
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `listings_seller` ON `listings` (`seller_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `listings_new` ON `listings` (`state`,`listed_at`,`id`);--> statement-breakpoint
CREATE INDEX `listings_section` ON `listings` (`section`,`state`,`listed_at`,`id`);--> statement-breakpoint
CREATE TABLE `payouts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`minor` integer NOT NULL,
	`currency` text NOT NULL,
	`where_to` text NOT NULL,
	`asked_at` integer NOT NULL,
	`paid_at` integer,
	`note` text DEFAULT '' NOT NULL,
	`open` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payouts_open_unique` ON `payouts` (`open`);--> statement-breakpoint
CREATE INDEX `payouts_user` ON `payouts` (`user_id`,`asked_at`);--> statement-breakpoint
CREATE INDEX `payouts_waiting` ON `payouts` (`paid_at`,`asked_at`);--> statement-breakpoint
CREATE TABLE `purchases` (
	`id` text PRIMARY KEY NOT NULL,
	`buyer_id` text NOT NULL,
	`listing_id` text,
	`seller_id` text,
	`order_id` text,
	`title` text NOT NULL,
	`kind` text NOT NULL,
	`price` integer NOT NULL,
	`share` integer NOT NULL,
	`currency` text NOT NULL,
	`licence` text NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	`copy_id` text,
	`copy_to` text,
	`created_at` integer NOT NULL,
	`delivered_at` integer,
	`ripe_at` integer,
	FOREIGN KEY (`buyer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchases_order_id_unique` ON `purchases` (`order_id`);--> statement-breakpoint
CREATE INDEX `purchases_buyer` ON `purchases` (`buyer_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `purchases_seller` ON `purchases` (`seller_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `purchases_listing` ON `purchases` (`listing_id`,`buyer_id`);--> statement-breakpoint
CREATE INDEX `purchases_ripe` ON `purchases` (`ripe_at`,`state`,`delivered_at`);--> statement-breakpoint
CREATE TABLE `panda_gifts` (
	`id` text PRIMARY KEY NOT NULL,
	`panda` integer NOT NULL,
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`state` text NOT NULL,
	`open` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`from_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `panda_gifts_open` ON `panda_gifts` (`open`);--> statement-breakpoint
CREATE INDEX `panda_gifts_from` ON `panda_gifts` (`from_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `panda_gifts_to` ON `panda_gifts` (`to_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `panda_gifts_expires` ON `panda_gifts` (`state`,`expires_at`);--> statement-breakpoint
CREATE TABLE `panda_listings` (
	`id` text PRIMARY KEY NOT NULL,
	`panda` integer NOT NULL,
	`seller_id` text,
	`kind` text NOT NULL,
	`price` integer NOT NULL,
	`reserve` integer,
	`currency` text NOT NULL,
	`asks` integer NOT NULL,
	`rarity` integer NOT NULL,
	`ends_at` integer,
	`state` text NOT NULL,
	`open` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`closed_at` integer,
	`hidden_at` integer,
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `panda_listings_open` ON `panda_listings` (`open`);--> statement-breakpoint
CREATE INDEX `panda_listings_panda` ON `panda_listings` (`panda`,`created_at`);--> statement-breakpoint
CREATE INDEX `panda_listings_seller` ON `panda_listings` (`seller_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `panda_listings_new` ON `panda_listings` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `panda_listings_asks` ON `panda_listings` (`state`,`asks`,`id`);--> statement-breakpoint
CREATE INDEX `panda_listings_rarity` ON `panda_listings` (`state`,`rarity`,`id`);--> statement-breakpoint
CREATE INDEX `panda_listings_ends` ON `panda_listings` (`state`,`ends_at`,`id`);--> statement-breakpoint
CREATE TABLE `panda_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`panda` integer NOT NULL,
	`listing_id` text,
	`buyer_id` text,
	`seller_id` text,
	`minor` integer NOT NULL,
	`total` integer NOT NULL,
	`fee` integer NOT NULL,
	`currency` text NOT NULL,
	`till` text NOT NULL,
	`paid_as` text NOT NULL,
	`state` text NOT NULL,
	`open` text,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`settled_at` integer,
	`back_as` text,
	`given_back_at` integer,
	`ripe_at` integer,
	FOREIGN KEY (`listing_id`) REFERENCES `panda_listings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`buyer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `panda_offers_open` ON `panda_offers` (`open`);--> statement-breakpoint
CREATE UNIQUE INDEX `panda_offers_paid` ON `panda_offers` (`paid_as`);--> statement-breakpoint
CREATE INDEX `panda_offers_panda` ON `panda_offers` (`panda`,`state`,`minor`);--> statement-breakpoint
CREATE INDEX `panda_offers_buyer` ON `panda_offers` (`buyer_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `panda_offers_seller` ON `panda_offers` (`seller_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `panda_offers_listing` ON `panda_offers` (`listing_id`,`minor`);--> statement-breakpoint
CREATE INDEX `panda_offers_expires` ON `panda_offers` (`state`,`expires_at`);--> statement-breakpoint
CREATE INDEX `panda_offers_held` ON `panda_offers` (`ripe_at`,`given_back_at`,`state`);--> statement-breakpoint
CREATE TABLE `panda_candidates` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`genomes` text NOT NULL,
	`chosen` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `panda_candidates_user` ON `panda_candidates` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `panda_candidates_guest` ON `panda_candidates` (`guest_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `panda_keepers` (
	`mark` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `panda_keepers_user` ON `panda_keepers` (`user_id`);--> statement-breakpoint
CREATE TABLE `panda_ledger` (
	`seq` integer PRIMARY KEY NOT NULL,
	`panda` integer NOT NULL,
	`kind` text NOT NULL,
	`from_keeper` text,
	`to_keeper` text NOT NULL,
	`minor` integer DEFAULT 0 NOT NULL,
	`currency` text,
	`event_id` text,
	`at` integer NOT NULL,
	`previous` text NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `panda_ledger_panda` ON `panda_ledger` (`panda`,`seq`);--> statement-breakpoint
CREATE INDEX `panda_ledger_kind` ON `panda_ledger` (`kind`,`at`);--> statement-breakpoint
CREATE UNIQUE INDEX `panda_ledger_event` ON `panda_ledger` (`event_id`);--> statement-breakpoint
CREATE TABLE `pandas` (
	`number` integer PRIMARY KEY NOT NULL,
	`genome` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`origin` text NOT NULL,
	`keeper` text NOT NULL,
	`adopter_id` text,
	`home` text,
	`shows_keeper` integer DEFAULT false NOT NULL,
	`takes_offers` integer DEFAULT false NOT NULL,
	`rests_until` integer,
	`hidden_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pandas_genome` ON `pandas` (`genome`);--> statement-breakpoint
CREATE UNIQUE INDEX `pandas_name` ON `pandas` (`name_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `pandas_adopter` ON `pandas` (`adopter_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `pandas_home` ON `pandas` (`home`);--> statement-breakpoint
CREATE INDEX `pandas_keeper` ON `pandas` (`keeper`,`number`);--> statement-breakpoint
CREATE TABLE `wallet_asks` (
	`nonce` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`link_hash` text,
	`address` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `wallet_asks_user` ON `wallet_asks` (`user_id`);--> statement-breakpoint
CREATE INDEX `wallet_asks_expires` ON `wallet_asks` (`expires_at`);--> statement-breakpoint
CREATE TABLE `wallet_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `wallet_links_user` ON `wallet_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `wallet_links_expires` ON `wallet_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `wallets` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`address` text NOT NULL,
	`address_key` text NOT NULL,
	`sealed_words` text,
	`is_contract` integer DEFAULT false NOT NULL,
	`words_shown_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `wallets_user` ON `wallets` (`user_id`,`kind`);--> statement-breakpoint
CREATE UNIQUE INDEX `wallets_address` ON `wallets` (`address_key`);--> statement-breakpoint
CREATE TABLE `thread_decisions` (
	`id` text PRIMARY KEY NOT NULL,
	`thread_id` text NOT NULL,
	`user_id` text,
	`claim` text,
	`decision` text NOT NULL,
	`reasons` text NOT NULL,
	`dissent` text NOT NULL,
	`carried_by` text NOT NULL,
	`day` text NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `thread_decisions_thread` ON `thread_decisions` (`thread_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `thread_decisions_user` ON `thread_decisions` (`user_id`);--> statement-breakpoint
CREATE TABLE `thread_edits` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `thread_messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `thread_edits_message` ON `thread_edits` (`message_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `thread_files` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`thread_id` text NOT NULL,
	`user_id` text,
	`file_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `thread_messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `thread_files_message` ON `thread_files` (`message_id`);--> statement-breakpoint
CREATE INDEX `thread_files_thread` ON `thread_files` (`thread_id`);--> statement-breakpoint
CREATE INDEX `thread_files_user` ON `thread_files` (`user_id`);--> statement-breakpoint
CREATE INDEX `thread_files_file` ON `thread_files` (`file_id`);--> statement-breakpoint
CREATE TABLE `thread_invites` (
	`id` text PRIMARY KEY NOT NULL,
	`thread_id` text NOT NULL,
	`invited_by` text,
	`user_id` text,
	`role` text NOT NULL,
	`is_once` integer DEFAULT false NOT NULL,
	`uses` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `thread_invites_thread` ON `thread_invites` (`thread_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `thread_invites_user` ON `thread_invites` (`user_id`,`ended_at`);--> statement-breakpoint
CREATE INDEX `thread_invites_by` ON `thread_invites` (`invited_by`);--> statement-breakpoint
CREATE INDEX `thread_invites_expires` ON `thread_invites` (`expires_at`);--> statement-breakpoint
CREATE TABLE `thread_ledgers` (
	`thread_id` text PRIMARY KEY NOT NULL,
	`up_to_id` text,
	`claims` text NOT NULL,
	`made_at` integer NOT NULL,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `thread_members` (
	`thread_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`seen_id` text,
	`seen_count` integer DEFAULT 0 NOT NULL,
	`left_id` text,
	`last_here_at` integer,
	`muted_at` integer,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`thread_id`, `user_id`),
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `thread_members_user` ON `thread_members` (`user_id`,`thread_id`);--> statement-breakpoint
CREATE TABLE `thread_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`thread_id` text NOT NULL,
	`user_id` text,
	`kind` text NOT NULL,
	`state` text DEFAULT 'done' NOT NULL,
	`voice` text,
	`label` text,
	`text` text NOT NULL,
	`words` text NOT NULL,
	`reply_to_id` text,
	`poll` text,
	`facts` text,
	`run_id` text,
	`asked_by` text,
	`job_id` text,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`deleted_at` integer,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `thread_messages_thread` ON `thread_messages` (`thread_id`,`id`);--> statement-breakpoint
CREATE INDEX `thread_messages_user` ON `thread_messages` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `thread_messages_asked` ON `thread_messages` (`asked_by`);--> statement-breakpoint
CREATE INDEX `thread_messages_deleted` ON `thread_messages` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `thread_papers` (
	`thread_id` text NOT NULL,
	`version` integer NOT NULL,
	`user_id` text,
	`text` text NOT NULL,
	`clashes` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`thread_id`, `version`),
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `thread_papers_user` ON `thread_papers` (`user_id`);--> statement-breakpoint
CREATE TABLE `thread_reactions` (
	`message_id` text NOT NULL,
	`user_id` text NOT NULL,
	`mark` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`message_id`, `user_id`, `mark`),
	FOREIGN KEY (`message_id`) REFERENCES `thread_messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `thread_reactions_user` ON `thread_reactions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `thread_stances` (
	`thread_id` text NOT NULL,
	`claim` text NOT NULL,
	`user_id` text NOT NULL,
	`stance` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`thread_id`, `claim`, `user_id`),
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `thread_stances_user` ON `thread_stances` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `thread_votes` (
	`message_id` text NOT NULL,
	`user_id` text NOT NULL,
	`choice` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`message_id`, `user_id`, `choice`),
	FOREIGN KEY (`message_id`) REFERENCES `thread_messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `thread_votes_user` ON `thread_votes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `threads` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`words` text NOT NULL,
	`started_by` text,
	`message_count` integer DEFAULT 0 NOT NULL,
	`tip_id` text,
	`revision` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `threads_deleted` ON `threads` (`deleted_at`);--> statement-breakpoint
CREATE INDEX `threads_started` ON `threads` (`started_by`);--> statement-breakpoint
CREATE TABLE `content_briefs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`title` text NOT NULL,
	`brief` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `content_briefs_user` ON `content_briefs` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `content_briefs_guest` ON `content_briefs` (`guest_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `content_briefs_deleted` ON `content_briefs` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `content_pieces` (
	`id` text PRIMARY KEY NOT NULL,
	`brief_id` text NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`used` text NOT NULL,
	`by` text,
	`day` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`brief_id`) REFERENCES `content_briefs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `content_pieces_kind` ON `content_pieces` (`brief_id`,`kind`);--> statement-breakpoint
CREATE TABLE `content_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`piece_id` text NOT NULL,
	`text` text NOT NULL,
	`used` text NOT NULL,
	`by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`piece_id`) REFERENCES `content_pieces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `content_versions_piece` ON `content_versions` (`piece_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `hub_marks` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`thing_id` text NOT NULL,
	`done_at` integer,
	`snoozed_until` integer,
	`is_starred` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `thing_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `listing_counts` (
	`of` text NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`label` text NOT NULL,
	`for_all` integer NOT NULL,
	`for_members` integer NOT NULL,
	PRIMARY KEY(`of`, `kind`, `value`)
);
--> statement-breakpoint
CREATE INDEX `listing_counts_all` ON `listing_counts` (`of`,`kind`,`for_all`,`value`);--> statement-breakpoint
CREATE INDEX `listing_counts_members` ON `listing_counts` (`of`,`kind`,`for_members`,`value`);--> statement-breakpoint
CREATE TABLE `listing_terms` (
	`of` text NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`place` text NOT NULL,
	`thing_id` text NOT NULL,
	`user_id` text NOT NULL,
	`label` text NOT NULL,
	`is_for_all` integer NOT NULL,
	PRIMARY KEY(`of`, `kind`, `value`, `place`, `thing_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `listing_terms_thing` ON `listing_terms` (`thing_id`,`kind`,`value`);--> statement-breakpoint
CREATE INDEX `listing_terms_user` ON `listing_terms` (`user_id`);--> statement-breakpoint
CREATE TABLE `meetings` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`to_id` text NOT NULL,
	`pair` text,
	`words` text DEFAULT '' NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `meetings_pair` ON `meetings` (`pair`);--> statement-breakpoint
CREATE INDEX `meetings_from` ON `meetings` (`user_id`,`state`,`changed_at`,`id`);--> statement-breakpoint
CREATE INDEX `meetings_to` ON `meetings` (`to_id`,`state`,`changed_at`,`id`);--> statement-breakpoint
CREATE TABLE `people_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`kind` text NOT NULL,
	`thing_id` text NOT NULL,
	`about_id` text NOT NULL,
	`reason` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`about_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `people_reports_once` ON `people_reports` (`kind`,`thing_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `people_reports_open` ON `people_reports` (`closed_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `people_reports_about` ON `people_reports` (`about_id`);--> statement-breakpoint
CREATE INDEX `people_reports_user` ON `people_reports` (`user_id`);--> statement-breakpoint
CREATE TABLE `profiles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`reach` text NOT NULL,
	`about` text DEFAULT '' NOT NULL,
	`links` text DEFAULT '[]' NOT NULL,
	`languages` text DEFAULT '[]' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`values` text DEFAULT '[]' NOT NULL,
	`ways` text DEFAULT '[]' NOT NULL,
	`motto` text DEFAULT '' NOT NULL,
	`audiences` text DEFAULT '{}' NOT NULL,
	`is_open` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `offering_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`offering_id` text NOT NULL,
	`user_id` text NOT NULL,
	`giver_id` text NOT NULL,
	`open` text,
	`words` text NOT NULL,
	`reply` text DEFAULT '' NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`offering_id`) REFERENCES `offerings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`giver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `offering_requests_open` ON `offering_requests` (`open`);--> statement-breakpoint
CREATE INDEX `offering_requests_user` ON `offering_requests` (`user_id`,`changed_at`,`id`);--> statement-breakpoint
CREATE INDEX `offering_requests_giver` ON `offering_requests` (`giver_id`,`state`,`changed_at`,`id`);--> statement-breakpoint
CREATE INDEX `offering_requests_offering` ON `offering_requests` (`offering_id`,`state`);--> statement-breakpoint
CREATE TABLE `offerings` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`about` text NOT NULL,
	`kind` text NOT NULL,
	`where` text NOT NULL,
	`state` text NOT NULL,
	`until` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`hidden_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `offerings_user` ON `offerings` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `offerings_until` ON `offerings` (`until`);--> statement-breakpoint
CREATE TABLE `blog_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`post` text NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	`state` text DEFAULT 'shown' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `blog_comments_post` ON `blog_comments` (`post`,`created_at`);--> statement-breakpoint
CREATE INDEX `blog_comments_user` ON `blog_comments` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `blog_comments_state` ON `blog_comments` (`state`,`created_at`);--> statement-breakpoint
CREATE TABLE `blog_days` (
	`post` text NOT NULL,
	`day` text NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`post`, `day`)
);
--> statement-breakpoint
CREATE TABLE `blog_letters` (
	`reader_id` text NOT NULL,
	`post` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`reader_id`, `post`),
	FOREIGN KEY (`reader_id`) REFERENCES `blog_readers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blog_letters_post` ON `blog_letters` (`post`);--> statement-breakpoint
CREATE TABLE `blog_readers` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`brand` text NOT NULL,
	`confirmed_at` integer,
	`ended_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_readers_once` ON `blog_readers` (`email_key`,`brand`);--> statement-breakpoint
CREATE INDEX `blog_readers_brand` ON `blog_readers` (`brand`,`confirmed_at`);--> statement-breakpoint
CREATE INDEX `blog_readers_confirmed` ON `blog_readers` (`confirmed_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `blog_readers_ended` ON `blog_readers` (`ended_at`);--> statement-breakpoint
CREATE TABLE `blog_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`comment_id` text NOT NULL,
	`user_id` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`comment_id`) REFERENCES `blog_comments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_reports_once` ON `blog_reports` (`comment_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `blog_reports_user` ON `blog_reports` (`user_id`);--> statement-breakpoint
CREATE TABLE `steward_channels` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`about` text DEFAULT '' NOT NULL,
	`zone` text NOT NULL,
	`days` text NOT NULL,
	`checklist` text NOT NULL,
	`offered_to` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `steward_channels_user` ON `steward_channels` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `steward_channels_offered` ON `steward_channels` (`offered_to`);--> statement-breakpoint
CREATE TABLE `steward_posts` (
	`id` text PRIMARY KEY NOT NULL,
	`channel_id` text NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'idea' NOT NULL,
	`due_at` integer,
	`done` text NOT NULL,
	`text_id` text,
	`link` text DEFAULT '' NOT NULL,
	`reminded_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`channel_id`) REFERENCES `steward_channels`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `steward_posts_channel` ON `steward_posts` (`channel_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `steward_posts_due` ON `steward_posts` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `steward_posts_user` ON `steward_posts` (`user_id`);--> statement-breakpoint
CREATE TABLE `poll_votes` (
	`post_id` text NOT NULL,
	`user_id` text NOT NULL,
	`choice` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`post_id`, `user_id`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `poll_votes_user` ON `poll_votes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `post_counts` (
	`post_id` text NOT NULL,
	`what` text NOT NULL,
	`times` integer NOT NULL,
	PRIMARY KEY(`post_id`, `what`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `post_edits` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_edits_post` ON `post_edits` (`post_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `post_passes` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`user_id` text,
	`from_pass_id` text,
	`words` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_passes_once` ON `post_passes` (`post_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `post_passes_user` ON `post_passes` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `post_passes_post` ON `post_passes` (`post_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `post_passes_at` ON `post_passes` (`created_at`,`post_id`);--> statement-breakpoint
CREATE TABLE `post_reactions` (
	`post_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`post_id`, `user_id`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_reactions_user` ON `post_reactions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `post_reactions_at` ON `post_reactions` (`created_at`,`post_id`);--> statement-breakpoint
CREATE TABLE `post_topics` (
	`post_id` text NOT NULL,
	`topic` text NOT NULL,
	`published_at` integer NOT NULL,
	PRIMARY KEY(`post_id`, `topic`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_topics_topic` ON `post_topics` (`topic`,`published_at`,`post_id`);--> statement-breakpoint
CREATE INDEX `post_topics_at` ON `post_topics` (`published_at`,`topic`);--> statement-breakpoint
CREATE TABLE `posts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`parent_id` text,
	`root_id` text,
	`text` text NOT NULL,
	`text_hash` text DEFAULT '' NOT NULL,
	`audience` text NOT NULL,
	`pictures` text DEFAULT '[]' NOT NULL,
	`poll` text,
	`link` text,
	`replies` integer DEFAULT 0 NOT NULL,
	`passes` integer DEFAULT 0 NOT NULL,
	`bridge` real,
	`groups` text,
	`created_at` integer NOT NULL,
	`published_at` integer,
	`edited_at` integer,
	`deleted_at` integer,
	`hidden_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `posts_newest` ON `posts` (`parent_id`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `posts_public` ON `posts` (`parent_id`,`audience`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `posts_user` ON `posts` (`user_id`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `posts_replies` ON `posts` (`root_id`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `posts_bridge` ON `posts` (`bridge`,`id`);--> statement-breakpoint
CREATE INDEX `posts_same` ON `posts` (`text_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `posts_deleted` ON `posts` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `topic_follows` (
	`user_id` text NOT NULL,
	`topic` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `topic`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `thanks` (
	`id` text PRIMARY KEY NOT NULL,
	`from_id` text,
	`to_id` text NOT NULL,
	`text` text NOT NULL,
	`about` text,
	`created_at` integer NOT NULL,
	`accepted_at` integer,
	`declined_at` integer,
	`hidden_at` integer,
	FOREIGN KEY (`from_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`to_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `thanks_to` ON `thanks` (`to_id`,`accepted_at`,`id`);--> statement-breakpoint
CREATE INDEX `thanks_from` ON `thanks` (`from_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `thanks_accepted` ON `thanks` (`accepted_at`,`id`);--> statement-breakpoint
CREATE TABLE `blocked_words` (
	`word` text PRIMARY KEY NOT NULL,
	`act` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `decisions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`thing_id` text NOT NULL,
	`act` text NOT NULL,
	`reason` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`excerpt` text NOT NULL,
	`created_at` integer NOT NULL,
	`appeal` text,
	`appealed_at` integer,
	`answer` text,
	`answered_at` integer,
	`is_reversed` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `decisions_user` ON `decisions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `decisions_thing` ON `decisions` (`kind`,`thing_id`);--> statement-breakpoint
CREATE INDEX `decisions_appeals` ON `decisions` (`answered_at`,`appealed_at`);--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`thing_id` text NOT NULL,
	`author_id` text,
	`user_id` text,
	`reason` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`excerpt` text NOT NULL,
	`address` text NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	`outcome` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_once` ON `reports` (`kind`,`thing_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `reports_open` ON `reports` (`closed_at`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `reports_author` ON `reports` (`author_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `reports_user` ON `reports` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `first_steps` (
	`user_id` text PRIMARY KEY NOT NULL,
	`purposes` text DEFAULT '[]' NOT NULL,
	`tools` text DEFAULT '[]' NOT NULL,
	`seen` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `invite_joins` (
	`user_id` text PRIMARY KEY NOT NULL,
	`inviter_id` text,
	`invite_id` text NOT NULL,
	`joined_at` integer NOT NULL,
	`is_shown` integer DEFAULT false NOT NULL,
	`looked_at` integer,
	`rewarded_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`inviter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `invite_joins_inviter` ON `invite_joins` (`inviter_id`,`joined_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `invite_joins_open` ON `invite_joins` (`rewarded_at`,`looked_at`,`joined_at`);--> statement-breakpoint
CREATE INDEX `invite_joins_invite` ON `invite_joins` (`invite_id`);--> statement-breakpoint
CREATE TABLE `invite_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`shows_tree` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `invites` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`ending` text NOT NULL,
	`label` text DEFAULT '' NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invites_code` ON `invites` (`code_hash`);--> statement-breakpoint
CREATE INDEX `invites_user` ON `invites` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `invites_expires` ON `invites` (`expires_at`);--> statement-breakpoint
CREATE TABLE `quest_group_members` (
	`group_id` text NOT NULL,
	`user_id` text NOT NULL,
	`joined_at` integer NOT NULL,
	`left_at` integer,
	`ends_it_at` integer,
	PRIMARY KEY(`group_id`, `user_id`),
	FOREIGN KEY (`group_id`) REFERENCES `quest_groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `quest_group_members_user` ON `quest_group_members` (`user_id`,`joined_at`);--> statement-breakpoint
CREATE TABLE `quest_groups` (
	`id` text PRIMARY KEY NOT NULL,
	`quest` text NOT NULL,
	`created_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`ended_at` integer,
	`outcome` text
);
--> statement-breakpoint
CREATE INDEX `quest_groups_open` ON `quest_groups` (`ended_at`,`ends_at`);--> statement-breakpoint
CREATE TABLE `quest_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`quest` text NOT NULL,
	`done` text NOT NULL,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	`left_at` integer
);
--> statement-breakpoint
CREATE INDEX `quest_runs_user` ON `quest_runs` (`user_id`,`quest`);--> statement-breakpoint
CREATE INDEX `quest_runs_guest` ON `quest_runs` (`guest_id`,`quest`);--> statement-breakpoint
CREATE TABLE `quest_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`holiday_until` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `flow_cases` (
	`id` text PRIMARY KEY NOT NULL,
	`flow_id` text NOT NULL,
	`title` text NOT NULL,
	`given` text NOT NULL,
	`step` text NOT NULL,
	`holds` text NOT NULL,
	`lacks` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`flow_id`) REFERENCES `flows`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `flow_cases_flow` ON `flow_cases` (`flow_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `flow_run_steps` (
	`id` text PRIMARY KEY NOT NULL,
	`run_id` text NOT NULL,
	`step` text NOT NULL,
	`item` integer NOT NULL,
	`state` text NOT NULL,
	`fields` text NOT NULL,
	`value` text,
	`by` text DEFAULT '' NOT NULL,
	`notes` text DEFAULT '[]' NOT NULL,
	`cost_micros` integer,
	`took_ms` integer,
	`tries` integer DEFAULT 1 NOT NULL,
	`due_at` integer,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`run_id`) REFERENCES `flow_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `flow_run_steps_step` ON `flow_run_steps` (`run_id`,`step`,`item`);--> statement-breakpoint
CREATE INDEX `flow_run_steps_due` ON `flow_run_steps` (`due_at`);--> statement-breakpoint
CREATE TABLE `flow_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`flow_id` text NOT NULL,
	`version` integer NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`started_by` text NOT NULL,
	`given` text NOT NULL,
	`note` text,
	`case_id` text,
	`cause` text,
	`run_id` text,
	`job_id` text,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`flow_id`) REFERENCES `flows`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `flow_runs_cause_unique` ON `flow_runs` (`cause`);--> statement-breakpoint
CREATE INDEX `flow_runs_flow` ON `flow_runs` (`flow_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `flow_runs_case` ON `flow_runs` (`case_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `flow_starts` (
	`id` text PRIMARY KEY NOT NULL,
	`flow_id` text NOT NULL,
	`kind` text NOT NULL,
	`settings` text NOT NULL,
	`is_on` integer DEFAULT true NOT NULL,
	`sealed` text,
	`next_at` integer,
	`mark` integer,
	`last_at` integer,
	`last_note` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`flow_id`) REFERENCES `flows`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `flow_starts_flow` ON `flow_starts` (`flow_id`);--> statement-breakpoint
CREATE INDEX `flow_starts_next` ON `flow_starts` (`is_on`,`next_at`);--> statement-breakpoint
CREATE TABLE `flow_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`flow_id` text NOT NULL,
	`number` integer NOT NULL,
	`flow` text NOT NULL,
	`why` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`flow_id`) REFERENCES `flows`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `flow_versions_number` ON `flow_versions` (`flow_id`,`number`);--> statement-breakpoint
CREATE TABLE `flows` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`title` text NOT NULL,
	`about` text DEFAULT '' NOT NULL,
	`face` text NOT NULL,
	`version` integer NOT NULL,
	`released` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `flows_user` ON `flows` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `flows_guest` ON `flows` (`guest_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `flows_deleted` ON `flows` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `beta_ideas` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`feature` text,
	`text` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`answered_at` integer,
	`bridge` real DEFAULT 0.5 NOT NULL,
	`groups` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`hidden_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `beta_ideas_order` ON `beta_ideas` (`hidden_at`,`bridge`,`id`);--> statement-breakpoint
CREATE INDEX `beta_ideas_user` ON `beta_ideas` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `beta_members` (
	`user_id` text PRIMARY KEY NOT NULL,
	`asked_at` integer NOT NULL,
	`let_in_at` integer,
	`by` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `beta_members_waiting` ON `beta_members` (`let_in_at`,`asked_at`,`user_id`);--> statement-breakpoint
CREATE TABLE `beta_switches` (
	`user_id` text NOT NULL,
	`feature` text NOT NULL,
	`is_on` integer NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `feature`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `beta_switches_feature` ON `beta_switches` (`feature`,`is_on`);--> statement-breakpoint
CREATE TABLE `beta_votes` (
	`idea_id` text NOT NULL,
	`user_id` text NOT NULL,
	`value` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`idea_id`, `user_id`),
	FOREIGN KEY (`idea_id`) REFERENCES `beta_ideas`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `beta_votes_user` ON `beta_votes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `stacks` (
	`user_id` text PRIMARY KEY NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`items` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `code_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`title` text NOT NULL,
	`language` text NOT NULL,
	`snippet_id` text,
	`told` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `code_answers_user` ON `code_answers` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `code_answers_guest` ON `code_answers` (`guest_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `code_answers_deleted` ON `code_answers` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `code_projects` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`title` text NOT NULL,
	`published_id` text,
	`published_at` integer,
	`hidden_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `code_projects_user` ON `code_projects` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `code_projects_guest` ON `code_projects` (`guest_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `code_projects_published` ON `code_projects` (`published_at`);--> statement-breakpoint
CREATE INDEX `code_projects_deleted` ON `code_projects` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `code_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`form` text NOT NULL,
	`fields` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `code_projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `code_replies_project` ON `code_replies` (`project_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `code_surveys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`title` text NOT NULL,
	`file_id` text NOT NULL,
	`state` text NOT NULL,
	`trouble` text,
	`job_id` text,
	`report` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `code_surveys_user` ON `code_surveys` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `code_surveys_guest` ON `code_surveys` (`guest_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `code_surveys_deleted` ON `code_surveys` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `code_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`n` integer NOT NULL,
	`plan` text NOT NULL,
	`files` text NOT NULL,
	`said` text NOT NULL,
	`told` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `code_projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `code_versions_place` ON `code_versions` (`project_id`,`n`);--> statement-breakpoint
CREATE TABLE `mockup_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`mockup_id` text NOT NULL,
	`number` integer NOT NULL,
	`mockup` text NOT NULL,
	`why` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`mockup_id`) REFERENCES `mockups`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mockup_versions_number` ON `mockup_versions` (`mockup_id`,`number`);--> statement-breakpoint
CREATE TABLE `mockups` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`title` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `mockups_user` ON `mockups` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `mockups_guest` ON `mockups` (`guest_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `mockups_deleted` ON `mockups` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `business_invites` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`invited_by` text,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `business_invites_business` ON `business_invites` (`business_id`,`ended_at`);--> statement-breakpoint
CREATE INDEX `business_invites_user` ON `business_invites` (`user_id`,`ended_at`);--> statement-breakpoint
CREATE INDEX `business_invites_by` ON `business_invites` (`invited_by`);--> statement-breakpoint
CREATE INDEX `business_invites_expires` ON `business_invites` (`expires_at`);--> statement-breakpoint
CREATE TABLE `business_leads` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`text` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `business_leads_business` ON `business_leads` (`business_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `business_leads_state` ON `business_leads` (`business_id`,`state`);--> statement-breakpoint
CREATE INDEX `business_leads_user` ON `business_leads` (`user_id`);--> statement-breakpoint
CREATE INDEX `business_leads_changed` ON `business_leads` (`state`,`changed_at`);--> statement-breakpoint
CREATE TABLE `business_members` (
	`business_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`business_id`, `user_id`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `business_members_user` ON `business_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `business_reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`user_id` text NOT NULL,
	`stars` integer NOT NULL,
	`text` text NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`answered_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`hidden_at` integer,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `business_reviews_one` ON `business_reviews` (`business_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `business_reviews_business` ON `business_reviews` (`business_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `business_reviews_user` ON `business_reviews` (`user_id`);--> statement-breakpoint
CREATE TABLE `business_tasks` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`title` text NOT NULL,
	`assignee_id` text,
	`due` text,
	`created_by` text,
	`created_at` integer NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `business_tasks_business` ON `business_tasks` (`business_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `business_tasks_assignee` ON `business_tasks` (`assignee_id`);--> statement-breakpoint
CREATE INDEX `business_tasks_created_by` ON `business_tasks` (`created_by`);--> statement-breakpoint
CREATE TABLE `business_visits` (
	`business_id` text NOT NULL,
	`day` text NOT NULL,
	`visits` integer NOT NULL,
	PRIMARY KEY(`business_id`, `day`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `businesses` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`words` text NOT NULL,
	`profession` text,
	`tagline` text NOT NULL,
	`about` text NOT NULL,
	`place` text NOT NULL,
	`zone` text NOT NULL,
	`hours` text NOT NULL,
	`links` text NOT NULL,
	`picture_id` text,
	`created_by` text,
	`published_at` integer,
	`hidden_at` integer,
	`verified_at` integer,
	`verified_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `businesses_published` ON `businesses` (`deleted_at`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `businesses_profession` ON `businesses` (`deleted_at`,`profession`,`published_at`);--> statement-breakpoint
CREATE INDEX `businesses_verified` ON `businesses` (`deleted_at`,`verified_at`,`id`);--> statement-breakpoint
CREATE INDEX `businesses_created_by` ON `businesses` (`created_by`);--> statement-breakpoint
CREATE TABLE `booking_cells` (
	`resource` text NOT NULL,
	`cell` integer NOT NULL,
	`booking_id` text NOT NULL,
	PRIMARY KEY(`resource`, `cell`),
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `booking_cells_booking` ON `booking_cells` (`booking_id`);--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`service_id` text NOT NULL,
	`user_id` text,
	`guest_name` text,
	`guest_email` text,
	`resource` text NOT NULL,
	`state` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`held_until` integer,
	`intake` text,
	`spoken` text,
	`intake_until` integer,
	`cancelled_by` text,
	`reason` text DEFAULT '' NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`reminded_at` integer,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`service_id`) REFERENCES `business_services`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `bookings_business` ON `bookings` (`business_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_user` ON `bookings` (`user_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `bookings_guest` ON `bookings` (`guest_email`,`starts_at`);--> statement-breakpoint
CREATE INDEX `bookings_service` ON `bookings` (`service_id`);--> statement-breakpoint
CREATE INDEX `bookings_state` ON `bookings` (`state`,`starts_at`);--> statement-breakpoint
CREATE INDEX `bookings_held` ON `bookings` (`state`,`held_until`);--> statement-breakpoint
CREATE INDEX `bookings_intake` ON `bookings` (`intake_until`);--> statement-breakpoint
CREATE INDEX `bookings_resource` ON `bookings` (`resource`,`starts_at`);--> statement-breakpoint
CREATE TABLE `business_services` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`name` text NOT NULL,
	`about` text NOT NULL,
	`price` text NOT NULL,
	`place` text NOT NULL,
	`minutes` integer NOT NULL,
	`pause_minutes` integer NOT NULL,
	`step_minutes` integer NOT NULL,
	`week` text NOT NULL,
	`zone` text NOT NULL,
	`closed_days` text NOT NULL,
	`notice_hours` integer NOT NULL,
	`ahead_days` integer NOT NULL,
	`member_id` text,
	`intake` text NOT NULL,
	`intake_days` integer NOT NULL,
	`paused_at` integer,
	`created_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `business_services_business` ON `business_services` (`business_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `business_services_member` ON `business_services` (`member_id`);--> statement-breakpoint
CREATE TABLE `book_chapter_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`chapter_id` text NOT NULL,
	`version` integer NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`reason` text NOT NULL,
	`engine` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`chapter_id`) REFERENCES `book_chapters`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `book_chapter_versions_chapter` ON `book_chapter_versions` (`chapter_id`,`version`);--> statement-breakpoint
CREATE TABLE `book_chapters` (
	`id` text PRIMARY KEY NOT NULL,
	`book_id` text NOT NULL,
	`kind` text NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`words` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`origin` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`book_id`) REFERENCES `books`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `book_chapters_book` ON `book_chapters` (`book_id`,`position`);--> statement-breakpoint
CREATE TABLE `book_editions` (
	`id` text PRIMARY KEY NOT NULL,
	`book_id` text NOT NULL,
	`number` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`book_id`) REFERENCES `books`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `book_editions_number` ON `book_editions` (`book_id`,`number`);--> statement-breakpoint
CREATE TABLE `book_places` (
	`id` text PRIMARY KEY NOT NULL,
	`book_id` text NOT NULL,
	`user_id` text NOT NULL,
	`chapter_id` text NOT NULL,
	`share` integer DEFAULT 0 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`book_id`) REFERENCES `books`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `book_places_once` ON `book_places` (`book_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `book_places_user` ON `book_places` (`user_id`);--> statement-breakpoint
CREATE TABLE `book_reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`book_id` text NOT NULL,
	`user_id` text NOT NULL,
	`stars` integer NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`hidden_at` integer,
	FOREIGN KEY (`book_id`) REFERENCES `books`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `book_reviews_once` ON `book_reviews` (`book_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `book_reviews_user` ON `book_reviews` (`user_id`);--> statement-breakpoint
CREATE TABLE `books` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`subtitle` text DEFAULT '' NOT NULL,
	`author` text DEFAULT '' NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`about` text DEFAULT '' NOT NULL,
	`subjects` text NOT NULL,
	`licence` text DEFAULT 'all-rights' NOT NULL,
	`cover` text,
	`glossary` text NOT NULL,
	`index_terms` text NOT NULL,
	`notes` text NOT NULL,
	`shown_edition` integer,
	`published_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	`hidden_at` integer,
	`bought_under` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `books_user` ON `books` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `books_published` ON `books` (`published_at`);--> statement-breakpoint
CREATE INDEX `books_deleted` ON `books` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `cited_claims` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`thing_id` text NOT NULL,
	`part_id` text,
	`run_id` text NOT NULL,
	`claim` text NOT NULL,
	`stood` text NOT NULL,
	`overturned` text DEFAULT '' NOT NULL,
	`overturned_at` integer,
	`settled_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `cited_claims_thing` ON `cited_claims` (`kind`,`thing_id`);--> statement-breakpoint
CREATE INDEX `cited_claims_run` ON `cited_claims` (`run_id`);--> statement-breakpoint
CREATE INDEX `cited_claims_user` ON `cited_claims` (`user_id`);--> statement-breakpoint
CREATE TABLE `manual_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`manual_id` text NOT NULL,
	`version` integer NOT NULL,
	`title` text NOT NULL,
	`texts` text NOT NULL,
	`languages` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`manual_id`) REFERENCES `manuals`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `manual_versions_number` ON `manual_versions` (`manual_id`,`version`);--> statement-breakpoint
CREATE TABLE `manuals` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`maker` text DEFAULT '' NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`is_enhanced` integer DEFAULT false NOT NULL,
	`texts` text NOT NULL,
	`languages` text NOT NULL,
	`pictures` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`shown_version` integer,
	`published_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	`hidden_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `manuals_user` ON `manuals` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `manuals_deleted` ON `manuals` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `webhook_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`webhook_id` text NOT NULL,
	`event` text NOT NULL,
	`body` text NOT NULL,
	`state` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`status` integer,
	`answer` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`tried_at` integer,
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_calls_new` ON `webhook_calls` (`webhook_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_calls_old` ON `webhook_calls` (`created_at`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`about` text DEFAULT '' NOT NULL,
	`secret` text NOT NULL,
	`events` text NOT NULL,
	`is_on` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `dj_mixes` (
	`id` text PRIMARY KEY NOT NULL,
	`set_id` text NOT NULL,
	`state` text NOT NULL,
	`plan` text NOT NULL,
	`timeline` text NOT NULL,
	`facts` text NOT NULL,
	`file_id` text,
	`wav_id` text,
	`run_id` text NOT NULL,
	`job_id` text,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`set_id`) REFERENCES `dj_sets`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `dj_mixes_set` ON `dj_mixes` (`set_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `dj_sets` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`title` text NOT NULL,
	`words` text NOT NULL,
	`plan` text NOT NULL,
	`mix_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	`hidden_at` integer
);
--> statement-breakpoint
CREATE INDEX `dj_sets_user` ON `dj_sets` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `dj_sets_guest` ON `dj_sets` (`guest_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `dj_sets_deleted` ON `dj_sets` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `dj_tracks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`kind` text NOT NULL,
	`source` text DEFAULT '' NOT NULL,
	`state` text NOT NULL,
	`title` text NOT NULL,
	`words` text NOT NULL,
	`file_id` text,
	`sha256` text,
	`seconds` real DEFAULT 0 NOT NULL,
	`analysis` text NOT NULL,
	`analysis_version` integer DEFAULT 0 NOT NULL,
	`grid` text,
	`cues` text NOT NULL,
	`wave` text NOT NULL,
	`failure` text,
	`job_id` text,
	`created_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `dj_tracks_user` ON `dj_tracks` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `dj_tracks_guest` ON `dj_tracks` (`guest_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `dj_tracks_sound` ON `dj_tracks` (`sha256`);--> statement-breakpoint
CREATE INDEX `dj_tracks_deleted` ON `dj_tracks` (`deleted_at`);--> statement-breakpoint
ALTER TABLE `connections` ADD `role` text;--> statement-breakpoint
ALTER TABLE `users` ADD `waiting_since` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `role` text;--> statement-breakpoint
CREATE INDEX `users_waiting` ON `users` (`waiting_since`);--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`);--> statement-breakpoint
ALTER TABLE `mails` ADD `calendar` text;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `calls` text;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `budget_period` text DEFAULT 'day' NOT NULL;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `most_runs` integer;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `most_micros` integer;--> statement-breakpoint
ALTER TABLE `allies` ADD `reads_memories` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `allies` ADD `published_at` integer;--> statement-breakpoint
ALTER TABLE `allies` ADD `hidden_at` integer;--> statement-breakpoint
ALTER TABLE `allies` ADD `forked_from` text;--> statement-breakpoint
CREATE INDEX `allies_published` ON `allies` (`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `allies_forked` ON `allies` (`forked_from`);--> statement-breakpoint
CREATE INDEX `runs_key` ON `runs` (`api_key_id`,`created_at`);