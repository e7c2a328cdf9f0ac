CREATE TABLE "club_events" (
	"id" text PRIMARY KEY NOT NULL,
	"announced_by" text NOT NULL,
	"name" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"zone" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"games" text[] DEFAULT '{}' NOT NULL,
	"most" integer,
	"invitation" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comers" (
	"event" text NOT NULL,
	"identity" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"remind" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT 'soon' NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "comers_event_identity_pk" PRIMARY KEY("event","identity")
);
--> statement-breakpoint
ALTER TABLE "club_events" ADD CONSTRAINT "club_events_announced_by_identities_id_fk" FOREIGN KEY ("announced_by") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comers" ADD CONSTRAINT "comers_event_club_events_id_fk" FOREIGN KEY ("event") REFERENCES "public"."club_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comers" ADD CONSTRAINT "comers_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_events_starts_at" ON "club_events" USING btree ("starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "club_events_invitation" ON "club_events" USING btree ("invitation");--> statement-breakpoint
CREATE INDEX "comers_identity" ON "comers" USING btree ("identity");--> statement-breakpoint
CREATE INDEX "comers_due" ON "comers" USING btree ("due_at") WHERE due_at is not null;