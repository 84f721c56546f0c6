CREATE TABLE "text_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"title" text NOT NULL,
	"folder" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"goal" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "text_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"version" bigint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "writings" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"tool" text NOT NULL,
	"title" text NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_document_id_text_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."text_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_documents_user" ON "text_documents" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "text_documents_guest" ON "text_documents" USING btree ("guest_id","updated_at");--> statement-breakpoint
CREATE INDEX "text_documents_deleted" ON "text_documents" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "text_versions_document" ON "text_versions" USING btree ("document_id","version");--> statement-breakpoint
CREATE INDEX "writings_user" ON "writings" USING btree ("user_id","tool","created_at");--> statement-breakpoint
CREATE INDEX "writings_guest" ON "writings" USING btree ("guest_id","tool","created_at");--> statement-breakpoint
CREATE INDEX "writings_deleted" ON "writings" USING btree ("deleted_at");