ALTER TABLE `consensus_panels` ADD `judge` text;--> statement-breakpoint
ALTER TABLE `consensus_panels` ADD `rewriter` text;--> statement-breakpoint
ALTER TABLE `consensus_runs` ADD `judge` text;--> statement-breakpoint
ALTER TABLE `consensus_runs` ADD `rewriter` text;