CREATE TABLE "reviews" (
	"table_id" text NOT NULL,
	"number" integer NOT NULL,
	"budget" text NOT NULL,
	"judge" smallint NOT NULL,
	"sent_by" text,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"verdicts" jsonb,
	"review" jsonb,
	"problem" text,
	"checked_at" timestamp with time zone,
	CONSTRAINT "reviews_table_id_number_budget_pk" PRIMARY KEY("table_id","number","budget")
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "room" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_sent_by_identities_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_sent_at" ON "reviews" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("sent_at") WHERE verdicts is not null;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_about_identities_id_fk" FOREIGN KEY ("about") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;