CREATE TABLE "prompt_cases" (
	"id" text PRIMARY KEY NOT NULL,
	"prompt_id" text NOT NULL,
	"name" text NOT NULL,
	"values" jsonb NOT NULL,
	"holds" jsonb NOT NULL,
	"lacks" jsonb NOT NULL,
	"outcomes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prompt_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"prompt_id" text NOT NULL,
	"version" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prompts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"title" text NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "text_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"user_id" text,
	"guest_id" text,
	"name" text NOT NULL,
	"quote" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "prompt_cases" ADD CONSTRAINT "prompt_cases_prompt_id_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_versions" ADD CONSTRAINT "prompt_versions_prompt_id_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_comments" ADD CONSTRAINT "text_comments_document_id_text_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."text_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prompt_cases_prompt" ON "prompt_cases" USING btree ("prompt_id","created_at");--> statement-breakpoint
CREATE INDEX "prompt_versions_prompt" ON "prompt_versions" USING btree ("prompt_id","version");--> statement-breakpoint
CREATE INDEX "prompts_user" ON "prompts" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "prompts_guest" ON "prompts" USING btree ("guest_id","updated_at");--> statement-breakpoint
CREATE INDEX "prompts_deleted" ON "prompts" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "text_comments_document" ON "text_comments" USING btree ("document_id","created_at");--> statement-breakpoint
CREATE INDEX "text_comments_user" ON "text_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "text_comments_guest" ON "text_comments" USING btree ("guest_id");