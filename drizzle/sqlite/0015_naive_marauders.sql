DROP INDEX `engine_uses_started`;--> statement-breakpoint
CREATE INDEX `engine_uses_started` ON `engine_uses` (`started_at`,`engine_id`,`state`);--> statement-breakpoint
CREATE INDEX `mail_tokens_expires` ON `mail_tokens` (`expires_at`);--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_signed_in` ON `users` (`signed_in_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_erase` ON `users` (`erase_at`);--> statement-breakpoint
CREATE INDEX `users_findable` ON `users` (`is_findable`,`username_key`);--> statement-breakpoint
CREATE INDEX `users_map` ON `users` (`is_on_map`,`country`);--> statement-breakpoint
CREATE INDEX `waitlist_created` ON `waitlist` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `waitlist_open` ON `waitlist` (`invited_at`,`settled_at`,`screen`,`created_at`);--> statement-breakpoint
CREATE INDEX `consensus_shares_expires` ON `consensus_shares` (`revoked_at`,`expires_at`);--> statement-breakpoint
CREATE INDEX `consensus_votes_user` ON `consensus_votes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `feedback_created` ON `feedback` (`created_at`);--> statement-breakpoint
CREATE INDEX `feedback_status` ON `feedback` (`status`);--> statement-breakpoint
CREATE INDEX `mails_created` ON `mails` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_created` ON `jobs` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `web_pages_fetched` ON `web_pages` (`state`,`fetched_at`);--> statement-breakpoint
CREATE INDEX `conversation_shares_expires` ON `conversation_shares` (`revoked_at`,`expires_at`);--> statement-breakpoint
CREATE INDEX `conversations_deleted` ON `conversations` (`deleted_at`);--> statement-breakpoint
CREATE INDEX `conversations_temporary` ON `conversations` (`is_temporary`,`updated_at`);--> statement-breakpoint
CREATE INDEX `unanswered_questions_asked` ON `unanswered_questions` (`last_asked_at`);