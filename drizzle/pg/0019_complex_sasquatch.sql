CREATE TABLE "document_collections" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"title" text NOT NULL,
	"columns" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "document_pages" (
	"document_id" text NOT NULL,
	"number" bigint NOT NULL,
	"label" text,
	"text" text NOT NULL,
	"blocks" jsonb NOT NULL,
	CONSTRAINT "document_pages_document_id_number_pk" PRIMARY KEY("document_id","number")
);
--> statement-breakpoint
CREATE TABLE "document_passages" (
	"id" text PRIMARY KEY NOT NULL,
	"search_id" bigint NOT NULL,
	"document_id" text NOT NULL,
	"page" bigint NOT NULL,
	"start" bigint NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "document_passages_search_id_unique" UNIQUE("search_id")
);
--> statement-breakpoint
CREATE TABLE "document_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"document_id" text,
	"collection_id" text,
	"question" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "read_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"collection_id" text,
	"title" text NOT NULL,
	"name" text NOT NULL,
	"kind" text,
	"file_id" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" bigint NOT NULL,
	"page_count" bigint DEFAULT 0 NOT NULL,
	"chars" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"trouble" text,
	"found" jsonb NOT NULL,
	"run_id" text NOT NULL,
	"job_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_document_id_read_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."read_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_passages" ADD CONSTRAINT "document_passages_document_id_read_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."read_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_questions" ADD CONSTRAINT "document_questions_document_id_read_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."read_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_questions" ADD CONSTRAINT "document_questions_collection_id_document_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."document_collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_documents" ADD CONSTRAINT "read_documents_collection_id_document_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."document_collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_collections_user" ON "document_collections" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "document_collections_guest" ON "document_collections" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "document_collections_deleted" ON "document_collections" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "document_passages_document" ON "document_passages" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "document_questions_document" ON "document_questions" USING btree ("document_id","created_at");--> statement-breakpoint
CREATE INDEX "document_questions_collection" ON "document_questions" USING btree ("collection_id","created_at");--> statement-breakpoint
CREATE INDEX "read_documents_user" ON "read_documents" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "read_documents_guest" ON "read_documents" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "read_documents_collection" ON "read_documents" USING btree ("collection_id","created_at");--> statement-breakpoint
CREATE INDEX "read_documents_deleted" ON "read_documents" USING btree ("deleted_at");--> statement-breakpoint
ALTER TABLE "document_passages" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (to_tsvector('english', translate(lower("text"), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƠơƯưǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǦǧǨǩǪǫǬǭǰǴǵǸǹǺǻȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȞȟȦȧȨȩȪȫȬȭȮȯȰȱȲȳḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑẒẓẔẕẖẗẘẙẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹ', 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyyaaaaaaccccccccddeeeeeeeeeegggggggghhiiiiiiiiijjkkllllllnnnnnnoooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzzoouuaaiioouuuuuuuuuuaaaaggkkoooojggnnaaaaaaeeeeiiiioooorrrruuuusstthhaaeeooooooooyyaabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy'))) STORED;
--> statement-breakpoint
CREATE INDEX "document_passages_search" ON "document_passages" USING gin ("search");
