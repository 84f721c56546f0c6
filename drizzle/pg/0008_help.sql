ALTER TABLE "consensus_panels" ADD COLUMN "judge" text;--> statement-breakpoint
ALTER TABLE "consensus_panels" ADD COLUMN "rewriter" text;--> statement-breakpoint
ALTER TABLE "consensus_runs" ADD COLUMN "judge" text;--> statement-breakpoint
ALTER TABLE "consensus_runs" ADD COLUMN "rewriter" text;