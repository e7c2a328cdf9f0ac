CREATE TABLE "deputies" (
	"table_id" text NOT NULL,
	"identity" text NOT NULL,
	"deputy" text NOT NULL,
	CONSTRAINT "deputies_table_id_identity_pk" PRIMARY KEY("table_id","identity")
);
--> statement-breakpoint
CREATE TABLE "warnings" (
	"table_id" text NOT NULL,
	"number" integer NOT NULL,
	"seat" smallint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"is_extended" boolean DEFAULT false NOT NULL,
	CONSTRAINT "warnings_table_id_number_seat_pk" PRIMARY KEY("table_id","number","seat")
);
--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "silence" integer DEFAULT 300000 NOT NULL;--> statement-breakpoint
ALTER TABLE "deputies" ADD CONSTRAINT "deputies_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deputies" ADD CONSTRAINT "deputies_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deputies" ADD CONSTRAINT "deputies_deputy_identities_id_fk" FOREIGN KEY ("deputy") REFERENCES "public"."identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warnings" ADD CONSTRAINT "warnings_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;