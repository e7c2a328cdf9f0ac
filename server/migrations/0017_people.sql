CREATE TABLE "follows" (
	"identity" text NOT NULL,
	"followed" text NOT NULL,
	CONSTRAINT "follows_identity_followed_pk" PRIMARY KEY("identity","followed")
);
--> statement-breakpoint
CREATE TABLE "played" (
	"identity" text NOT NULL,
	"table_id" text NOT NULL,
	"number" integer NOT NULL,
	"seat" smallint NOT NULL,
	"is_won" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "played_table_id_number_seat_pk" PRIMARY KEY("table_id","number","seat")
);
--> statement-breakpoint
CREATE TABLE "presences" (
	"identity" text NOT NULL,
	"server" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "presences_identity_server_pk" PRIMARY KEY("identity","server")
);
--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "folded_name" text;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "shows_record" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "shows_presence" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "is_findable" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_followed_identities_id_fk" FOREIGN KEY ("followed") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "played" ADD CONSTRAINT "played_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "played" ADD CONSTRAINT "played_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follows_followed" ON "follows" USING btree ("followed");--> statement-breakpoint
CREATE INDEX "played_identity" ON "played" USING btree ("identity","at");--> statement-breakpoint
CREATE INDEX "identities_folded_name" ON "identities" USING btree ("folded_name" text_pattern_ops) WHERE folded_name is not null;--> statement-breakpoint
INSERT INTO "played" ("identity", "table_id", "number", "seat", "is_won", "at")
SELECT s.identity, g.table_id, g.number, s.seat, g.ranks[s.seat + 1] = 1 AND 1 <> ANY (g.ranks), g.finished_at
FROM games g JOIN tables t ON t.id = g.table_id AND t.number = g.number JOIN seats s ON s.table_id = t.id
WHERE s.identity IS NOT NULL;
