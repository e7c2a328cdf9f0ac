ALTER TABLE "tournament_entrants" ADD COLUMN "contribution" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tournament_results" ADD COLUMN "worths" double precision[];--> statement-breakpoint
ALTER TABLE "tournament_rounds" ADD COLUMN "deal" text;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "duplicate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tournament_rounds" ADD CONSTRAINT "tournament_rounds_deal_deals_id_fk" FOREIGN KEY ("deal") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;