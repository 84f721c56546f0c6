DROP INDEX "consensus_runs_guest";--> statement-breakpoint
DROP INDEX "qa_questions_user";--> statement-breakpoint
DROP INDEX "qa_questions_guest";--> statement-breakpoint
DROP INDEX "qa_questions_published";--> statement-breakpoint
DROP INDEX "qa_questions_topic";--> statement-breakpoint
CREATE INDEX "qa_questions_voted" ON "qa_questions" USING btree ("votes","published_at","id");--> statement-breakpoint
CREATE INDEX "qa_questions_topic_voted" ON "qa_questions" USING btree ("topic","votes","published_at","id");--> statement-breakpoint
CREATE INDEX "qa_questions_unanswered" ON "qa_questions" USING btree ("is_answered","published_at","id");--> statement-breakpoint
CREATE INDEX "qa_questions_topic_unanswered" ON "qa_questions" USING btree ("topic","is_answered","published_at","id");--> statement-breakpoint
CREATE INDEX "consensus_runs_guest" ON "consensus_runs" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "qa_questions_user" ON "qa_questions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "qa_questions_guest" ON "qa_questions" USING btree ("guest_id","created_at","id");--> statement-breakpoint
CREATE INDEX "qa_questions_published" ON "qa_questions" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "qa_questions_topic" ON "qa_questions" USING btree ("topic","published_at","id");