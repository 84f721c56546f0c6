CREATE TABLE "gallery_likes" (
	"picture_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gallery_likes_picture_id_user_id_pk" PRIMARY KEY("picture_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "gallery_pictures" (
	"picture_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"alt" text NOT NULL,
	"licence" text NOT NULL,
	"shows_recipe" boolean NOT NULL,
	"style" text NOT NULL,
	"colour" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lens_looks" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"file_id" text NOT NULL,
	"width" bigint NOT NULL,
	"height" bigint NOT NULL,
	"parts" jsonb NOT NULL,
	"run_id" text NOT NULL,
	"job_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "picture_boards" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_draws" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"prompt" text NOT NULL,
	"style" text,
	"width" bigint NOT NULL,
	"height" bigint NOT NULL,
	"seed" bigint,
	"count" bigint NOT NULL,
	"engine_id" text,
	"parent_id" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"note" text,
	"run_id" text NOT NULL,
	"job_id" text,
	"cost_micros" bigint,
	"took_ms" bigint,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"picture_id" text NOT NULL,
	"user_id" text,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"draw_id" text,
	"parent_id" text,
	"board_id" text,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"alt" text NOT NULL,
	"prompt" text NOT NULL,
	"style" text,
	"engine_id" text NOT NULL,
	"engine_label" text NOT NULL,
	"recipe" jsonb NOT NULL,
	"understood" jsonb NOT NULL,
	"ignored" jsonb NOT NULL,
	"colour" text NOT NULL,
	"width" bigint NOT NULL,
	"height" bigint NOT NULL,
	"file_id" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"user_id" text,
	"guest_id" text,
	"terms" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "gallery_likes" ADD CONSTRAINT "gallery_likes_picture_id_gallery_pictures_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."gallery_pictures"("picture_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_likes" ADD CONSTRAINT "gallery_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_pictures" ADD CONSTRAINT "gallery_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_pictures" ADD CONSTRAINT "gallery_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_reports" ADD CONSTRAINT "picture_reports_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gallery_likes_at" ON "gallery_likes" USING btree ("created_at","picture_id");--> statement-breakpoint
CREATE INDEX "gallery_likes_user" ON "gallery_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "gallery_pictures_newest" ON "gallery_pictures" USING btree ("published_at","picture_id");--> statement-breakpoint
CREATE INDEX "gallery_pictures_style" ON "gallery_pictures" USING btree ("style","published_at");--> statement-breakpoint
CREATE INDEX "gallery_pictures_colour" ON "gallery_pictures" USING btree ("colour","published_at");--> statement-breakpoint
CREATE INDEX "gallery_pictures_user" ON "gallery_pictures" USING btree ("user_id","published_at");--> statement-breakpoint
CREATE INDEX "lens_looks_user" ON "lens_looks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "lens_looks_guest" ON "lens_looks" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "lens_looks_deleted" ON "lens_looks" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "picture_boards_user" ON "picture_boards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "picture_boards_guest" ON "picture_boards" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "picture_draws_user" ON "picture_draws" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "picture_draws_guest" ON "picture_draws" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "picture_reports_once" ON "picture_reports" USING btree ("picture_id","user_id");--> statement-breakpoint
CREATE INDEX "picture_reports_open" ON "picture_reports" USING btree ("closed_at","created_at");--> statement-breakpoint
CREATE INDEX "picture_reports_user" ON "picture_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pictures_user" ON "pictures" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pictures_guest" ON "pictures" USING btree ("guest_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pictures_draw" ON "pictures" USING btree ("draw_id");--> statement-breakpoint
CREATE INDEX "pictures_parent" ON "pictures" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "pictures_deleted" ON "pictures" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "share_links_thing" ON "share_links" USING btree ("kind","thing_id");--> statement-breakpoint
CREATE INDEX "share_links_user" ON "share_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "share_links_guest" ON "share_links" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "share_links_expires" ON "share_links" USING btree ("expires_at");