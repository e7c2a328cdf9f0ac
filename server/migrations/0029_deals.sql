CREATE TABLE "deal_attempts" (
	"deal" text NOT NULL,
	"identity" text NOT NULL,
	"number" integer NOT NULL,
	"table_id" text NOT NULL,
	"is_named" boolean DEFAULT false NOT NULL,
	"result" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deal_attempts_deal_identity_pk" PRIMARY KEY("deal","identity")
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"announced_by" text,
	"game" text NOT NULL,
	"asked" jsonb NOT NULL,
	"level" text,
	"secret" "bytea" NOT NULL,
	"commitment" text NOT NULL,
	"contributions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "deal" text;--> statement-breakpoint
ALTER TABLE "deal_attempts" ADD CONSTRAINT "deal_attempts_deal_deals_id_fk" FOREIGN KEY ("deal") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_attempts" ADD CONSTRAINT "deal_attempts_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_attempts" ADD CONSTRAINT "deal_attempts_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_announced_by_identities_id_fk" FOREIGN KEY ("announced_by") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deal_attempts_number" ON "deal_attempts" USING btree ("deal","number");--> statement-breakpoint
CREATE UNIQUE INDEX "deal_attempts_table" ON "deal_attempts" USING btree ("table_id");--> statement-breakpoint
CREATE INDEX "deal_attempts_identity" ON "deal_attempts" USING btree ("identity");--> statement-breakpoint
CREATE UNIQUE INDEX "deals_day" ON "deals" USING btree ("game","begins_at") WHERE kind = 'day';--> statement-breakpoint
CREATE INDEX "deals_ends" ON "deals" USING btree ("kind","ends_at");--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_deal_deals_id_fk" FOREIGN KEY ("deal") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tables_deal" ON "tables" USING btree ("deal") WHERE deal is not null;