ALTER TABLE "seeks" ADD COLUMN "rated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seeks" ADD COLUMN "likes_strength" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seeks" ADD COLUMN "rating_kind" text DEFAULT '' NOT NULL;