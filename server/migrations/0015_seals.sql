ALTER TABLE "seats" ADD COLUMN "commitment" text DEFAULT '';--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "seal" jsonb;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "broken" jsonb DEFAULT '[]'::jsonb NOT NULL;