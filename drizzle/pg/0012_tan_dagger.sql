ALTER TABLE "consensus_runs" ADD COLUMN "attempts" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consensus_runs" ADD COLUMN "parked" text;