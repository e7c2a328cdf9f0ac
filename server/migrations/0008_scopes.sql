ALTER TABLE "api_tokens" ADD COLUMN "scope" text DEFAULT 'play' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "api_tokens" SET "scope" = 'admin' WHERE "identity" IN (SELECT "identity" FROM "administrators");
