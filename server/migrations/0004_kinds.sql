ALTER TABLE "notice_ways" ADD COLUMN "kinds" text[] DEFAULT '{"due","invited","over"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "invited_by" text;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_invited_by_identities_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;