ALTER TABLE "articles" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('english', "title"), 'A') ||
  setweight(to_tsvector('english', "summary" || ' ' || "tags"), 'B') ||
  setweight(to_tsvector('english', "body"), 'C')
) STORED;
--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING gin ("search");
