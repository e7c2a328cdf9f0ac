CREATE TABLE "rated_games" (
	"place" integer PRIMARY KEY NOT NULL,
	"table_id" text,
	"number" integer,
	"kind" text,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rated_players" (
	"id" text PRIMARY KEY NOT NULL,
	"identity" text
);
--> statement-breakpoint
CREATE TABLE "rated_seats" (
	"place" integer NOT NULL,
	"seat" smallint NOT NULL,
	"player" text NOT NULL,
	"side" smallint NOT NULL,
	"rank" smallint NOT NULL,
	"has_left" boolean NOT NULL,
	"weight" double precision NOT NULL,
	"mu_before" double precision NOT NULL,
	"sigma_before" double precision NOT NULL,
	"mu_after" double precision NOT NULL,
	"sigma_after" double precision NOT NULL,
	CONSTRAINT "rated_seats_place_seat_pk" PRIMARY KEY("place","seat")
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"player" text NOT NULL,
	"kind" text NOT NULL,
	"mu" double precision NOT NULL,
	"sigma" double precision NOT NULL,
	"games" integer NOT NULL,
	CONSTRAINT "ratings_player_kind_pk" PRIMARY KEY("player","kind")
);
--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "shows_ratings" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "rated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rated_games" ADD CONSTRAINT "rated_games_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rated_players" ADD CONSTRAINT "rated_players_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rated_seats" ADD CONSTRAINT "rated_seats_place_rated_games_place_fk" FOREIGN KEY ("place") REFERENCES "public"."rated_games"("place") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rated_seats" ADD CONSTRAINT "rated_seats_player_rated_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."rated_players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_player_rated_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."rated_players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rated_games_game" ON "rated_games" USING btree ("table_id","number");--> statement-breakpoint
CREATE INDEX "rated_games_at" ON "rated_games" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "rated_players_identity" ON "rated_players" USING btree ("identity");--> statement-breakpoint
CREATE INDEX "rated_seats_player" ON "rated_seats" USING btree ("player");--> statement-breakpoint
CREATE INDEX "ratings_kind" ON "ratings" USING btree ("kind","mu");--> statement-breakpoint
CREATE INDEX "tables_rated" ON "tables" USING btree ("id") WHERE rated;