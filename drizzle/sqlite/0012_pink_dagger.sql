ALTER TABLE `consensus_runs` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `consensus_runs` ADD `parked` text;