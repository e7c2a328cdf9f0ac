CREATE TABLE "review_rooms" (
	"id" text PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"number" integer NOT NULL,
	"length" integer NOT NULL,
	"opened_by" text NOT NULL,
	"leader" text NOT NULL,
	"shown" jsonb NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_messages" (
	"room" text NOT NULL,
	"message" integer NOT NULL,
	"identity" text NOT NULL,
	"text" text NOT NULL,
	"request" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_messages_room_message_pk" PRIMARY KEY("room","message")
);
--> statement-breakpoint
CREATE TABLE "room_people" (
	"room" text NOT NULL,
	"identity" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "room_people_room_identity_pk" PRIMARY KEY("room","identity")
);
--> statement-breakpoint
ALTER TABLE "review_rooms" ADD CONSTRAINT "review_rooms_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_rooms" ADD CONSTRAINT "review_rooms_opened_by_identities_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_rooms" ADD CONSTRAINT "review_rooms_leader_identities_id_fk" FOREIGN KEY ("leader") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_room_review_rooms_id_fk" FOREIGN KEY ("room") REFERENCES "public"."review_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_people" ADD CONSTRAINT "room_people_room_review_rooms_id_fk" FOREIGN KEY ("room") REFERENCES "public"."review_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_people" ADD CONSTRAINT "room_people_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_rooms_game" ON "review_rooms" USING btree ("table_id","number");--> statement-breakpoint
CREATE INDEX "review_rooms_opened_by" ON "review_rooms" USING btree ("opened_by");--> statement-breakpoint
CREATE UNIQUE INDEX "room_messages_request" ON "room_messages" USING btree ("room","identity","request");--> statement-breakpoint
CREATE INDEX "room_people_identity" ON "room_people" USING btree ("identity");