CREATE TABLE "blocks" (
	"identity" text NOT NULL,
	"blocked" text NOT NULL,
	CONSTRAINT "blocks_identity_blocked_pk" PRIMARY KEY("identity","blocked")
);
--> statement-breakpoint
CREATE TABLE "seeks" (
	"identity" text NOT NULL,
	"pace" text NOT NULL,
	"game" text NOT NULL,
	"asked" jsonb NOT NULL,
	"seats" smallint NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp with time zone,
	"bots_at" timestamp with time zone,
	"level" text,
	"opened_from" "bytea" NOT NULL,
	"table_id" text,
	"seat" smallint,
	"until" timestamp with time zone,
	CONSTRAINT "seeks_identity_pace_pk" PRIMARY KEY("identity","pace")
);
--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "kept_for" text;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "starts" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_identities_id_fk" FOREIGN KEY ("blocked") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seeks" ADD CONSTRAINT "seeks_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked");--> statement-breakpoint
CREATE INDEX "seeks_table" ON "seeks" USING btree ("table_id") WHERE table_id is not null;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_kept_for_identities_id_fk" FOREIGN KEY ("kept_for") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;