CREATE TABLE "sendings" (
	"id" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"outcome" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sendings_created" ON "sendings" USING btree ("created_at");