CREATE TABLE "tournament_entrants" (
	"tournament" text NOT NULL,
	"identity" text NOT NULL,
	"partner" text,
	"place" smallint,
	"mu" double precision,
	"entered_round" smallint DEFAULT 0 NOT NULL,
	"left_round" smallint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tournament_entrants_tournament_identity_pk" PRIMARY KEY("tournament","identity")
);
--> statement-breakpoint
CREATE TABLE "tournament_pairings" (
	"tournament" text NOT NULL,
	"round" smallint NOT NULL,
	"number" smallint NOT NULL,
	"table_id" text,
	"entrants" smallint[] NOT NULL,
	"absent" smallint[],
	CONSTRAINT "tournament_pairings_tournament_round_number_pk" PRIMARY KEY("tournament","round","number")
);
--> statement-breakpoint
CREATE TABLE "tournament_results" (
	"tournament" text NOT NULL,
	"round" smallint NOT NULL,
	"number" smallint NOT NULL,
	"attempt" smallint NOT NULL,
	"ranks" smallint[],
	"reason" text NOT NULL,
	"in_round" smallint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tournament_results_tournament_round_number_attempt_pk" PRIMARY KEY("tournament","round","number","attempt")
);
--> statement-breakpoint
CREATE TABLE "tournament_rounds" (
	"tournament" text NOT NULL,
	"round" smallint NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"show_until" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"byes" smallint[] NOT NULL,
	CONSTRAINT "tournament_rounds_tournament_round_pk" PRIMARY KEY("tournament","round")
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"organiser" text NOT NULL,
	"game" text NOT NULL,
	"asked" jsonb NOT NULL,
	"kind" text NOT NULL,
	"pairs" boolean NOT NULL,
	"rounds" smallint,
	"clock" jsonb NOT NULL,
	"access" text NOT NULL,
	"starts_at" timestamp with time zone,
	"round_minutes" integer,
	"show_up_minutes" integer NOT NULL,
	"absent" text NOT NULL,
	"rated" boolean NOT NULL,
	"seed" text NOT NULL,
	"commitment" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"paused_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tournament_entrants" ADD CONSTRAINT "tournament_entrants_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entrants" ADD CONSTRAINT "tournament_entrants_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entrants" ADD CONSTRAINT "tournament_entrants_partner_identities_id_fk" FOREIGN KEY ("partner") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_pairings" ADD CONSTRAINT "tournament_pairings_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_pairings" ADD CONSTRAINT "tournament_pairings_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_results" ADD CONSTRAINT "tournament_results_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_rounds" ADD CONSTRAINT "tournament_rounds_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_organiser_identities_id_fk" FOREIGN KEY ("organiser") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tournament_entrants_identity" ON "tournament_entrants" USING btree ("identity");--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_pairings_table" ON "tournament_pairings" USING btree ("table_id");--> statement-breakpoint
CREATE INDEX "tournaments_status" ON "tournaments" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "tournaments_organiser" ON "tournaments" USING btree ("organiser");