ALTER TABLE "tables" ADD COLUMN "opened_from" "bytea";--> statement-breakpoint
CREATE INDEX "tables_opened_from" ON "tables" USING btree ("opened_from") WHERE opened_from is not null;