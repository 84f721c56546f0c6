CREATE TABLE `gallery_likes` (
	`picture_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`picture_id`, `user_id`),
	FOREIGN KEY (`picture_id`) REFERENCES `gallery_pictures`(`picture_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `gallery_likes_at` ON `gallery_likes` (`created_at`,`picture_id`);--> statement-breakpoint
CREATE INDEX `gallery_likes_user` ON `gallery_likes` (`user_id`);--> statement-breakpoint
CREATE TABLE `gallery_pictures` (
	`picture_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`alt` text NOT NULL,
	`licence` text NOT NULL,
	`shows_recipe` integer NOT NULL,
	`style` text NOT NULL,
	`colour` text NOT NULL,
	`published_at` integer NOT NULL,
	`hidden_at` integer,
	FOREIGN KEY (`picture_id`) REFERENCES `pictures`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `gallery_pictures_newest` ON `gallery_pictures` (`published_at`,`picture_id`);--> statement-breakpoint
CREATE INDEX `gallery_pictures_style` ON `gallery_pictures` (`style`,`published_at`);--> statement-breakpoint
CREATE INDEX `gallery_pictures_colour` ON `gallery_pictures` (`colour`,`published_at`);--> statement-breakpoint
CREATE INDEX `gallery_pictures_user` ON `gallery_pictures` (`user_id`,`published_at`);--> statement-breakpoint
CREATE TABLE `lens_looks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`name` text NOT NULL,
	`words` text NOT NULL,
	`file_id` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`parts` text NOT NULL,
	`run_id` text NOT NULL,
	`job_id` text,
	`created_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `lens_looks_user` ON `lens_looks` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `lens_looks_guest` ON `lens_looks` (`guest_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `lens_looks_deleted` ON `lens_looks` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `picture_boards` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`name` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `picture_boards_user` ON `picture_boards` (`user_id`);--> statement-breakpoint
CREATE INDEX `picture_boards_guest` ON `picture_boards` (`guest_id`);--> statement-breakpoint
CREATE TABLE `picture_draws` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`prompt` text NOT NULL,
	`style` text,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`seed` integer,
	`count` integer NOT NULL,
	`engine_id` text,
	`parent_id` text,
	`state` text DEFAULT 'waiting' NOT NULL,
	`progress` real DEFAULT 0 NOT NULL,
	`note` text,
	`run_id` text NOT NULL,
	`job_id` text,
	`cost_micros` integer,
	`took_ms` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `picture_draws_user` ON `picture_draws` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `picture_draws_guest` ON `picture_draws` (`guest_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `picture_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`picture_id` text NOT NULL,
	`user_id` text,
	`reason` text NOT NULL,
	`words` text NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`picture_id`) REFERENCES `pictures`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `picture_reports_once` ON `picture_reports` (`picture_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `picture_reports_open` ON `picture_reports` (`closed_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `picture_reports_user` ON `picture_reports` (`user_id`);--> statement-breakpoint
CREATE TABLE `pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`guest_id` text,
	`draw_id` text,
	`parent_id` text,
	`board_id` text,
	`title` text NOT NULL,
	`words` text NOT NULL,
	`alt` text NOT NULL,
	`prompt` text NOT NULL,
	`style` text,
	`engine_id` text NOT NULL,
	`engine_label` text NOT NULL,
	`recipe` text NOT NULL,
	`understood` text NOT NULL,
	`ignored` text NOT NULL,
	`colour` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`file_id` text NOT NULL,
	`sha256` text NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `pictures_user` ON `pictures` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `pictures_guest` ON `pictures` (`guest_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `pictures_draw` ON `pictures` (`draw_id`);--> statement-breakpoint
CREATE INDEX `pictures_parent` ON `pictures` (`parent_id`);--> statement-breakpoint
CREATE INDEX `pictures_deleted` ON `pictures` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `share_links` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`thing_id` text NOT NULL,
	`user_id` text,
	`guest_id` text,
	`terms` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE INDEX `share_links_thing` ON `share_links` (`kind`,`thing_id`);--> statement-breakpoint
CREATE INDEX `share_links_user` ON `share_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `share_links_guest` ON `share_links` (`guest_id`);--> statement-breakpoint
CREATE INDEX `share_links_expires` ON `share_links` (`expires_at`);