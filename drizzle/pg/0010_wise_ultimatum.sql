CREATE TABLE "panda_turns" (
	"id" text PRIMARY KEY NOT NULL,
	"talk_id" text NOT NULL,
	"user_id" text,
	"guest_id" text,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consensus_shares" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversation_shares" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "panda_turns_talk" ON "panda_turns" USING btree ("talk_id","created_at");--> statement-breakpoint
CREATE INDEX "panda_turns_user" ON "panda_turns" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "panda_turns_guest" ON "panda_turns" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "panda_turns_created" ON "panda_turns" USING btree ("created_at");