CREATE TABLE "figures" (
	"table_id" text NOT NULL,
	"number" integer NOT NULL,
	"made" smallint NOT NULL,
	"variant" text,
	"ending" text,
	"rounds" smallint,
	"seconds" real,
	"seats" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "figures_table_id_number_pk" PRIMARY KEY("table_id","number")
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "levels" text[];--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "shows_games" text DEFAULT 'companions' NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ADD CONSTRAINT "figures_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figures_at" ON "figures" USING btree ("at");