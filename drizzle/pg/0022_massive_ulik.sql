CREATE TABLE "data_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"data_set_id" text NOT NULL,
	"question" text NOT NULL,
	"plan" jsonb,
	"query" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_sets" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"title" text NOT NULL,
	"name" text NOT NULL,
	"file_id" text NOT NULL,
	"bytes" bigint NOT NULL,
	"recipe" jsonb NOT NULL,
	"told" jsonb NOT NULL,
	"row_count" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "data_questions" ADD CONSTRAINT "data_questions_data_set_id_data_sets_id_fk" FOREIGN KEY ("data_set_id") REFERENCES "public"."data_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_questions_set" ON "data_questions" USING btree ("data_set_id","created_at");--> statement-breakpoint
CREATE INDEX "data_sets_user" ON "data_sets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "data_sets_guest" ON "data_sets" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "data_sets_deleted" ON "data_sets" USING btree ("deleted_at");