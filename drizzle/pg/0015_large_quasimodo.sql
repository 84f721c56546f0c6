DROP INDEX "engine_uses_started";--> statement-breakpoint
CREATE INDEX "mail_tokens_expires" ON "mail_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_signed_in" ON "users" USING btree ("signed_in_at","id");--> statement-breakpoint
CREATE INDEX "users_erase" ON "users" USING btree ("erase_at");--> statement-breakpoint
CREATE INDEX "users_findable" ON "users" USING btree ("is_findable","username_key");--> statement-breakpoint
CREATE INDEX "users_map" ON "users" USING btree ("is_on_map","country");--> statement-breakpoint
CREATE INDEX "waitlist_created" ON "waitlist" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "waitlist_open" ON "waitlist" USING btree ("invited_at","settled_at","screen","created_at");--> statement-breakpoint
CREATE INDEX "consensus_shares_expires" ON "consensus_shares" USING btree ("revoked_at","expires_at");--> statement-breakpoint
CREATE INDEX "consensus_votes_user" ON "consensus_votes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_created" ON "feedback" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "feedback_status" ON "feedback" USING btree ("status");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_created" ON "jobs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "web_pages_fetched" ON "web_pages" USING btree ("state","fetched_at");--> statement-breakpoint
CREATE INDEX "conversation_shares_expires" ON "conversation_shares" USING btree ("revoked_at","expires_at");--> statement-breakpoint
CREATE INDEX "conversations_deleted" ON "conversations" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "conversations_temporary" ON "conversations" USING btree ("is_temporary","updated_at");--> statement-breakpoint
CREATE INDEX "unanswered_questions_asked" ON "unanswered_questions" USING btree ("last_asked_at");--> statement-breakpoint
CREATE INDEX "engine_uses_started" ON "engine_uses" USING btree ("started_at","engine_id","state");