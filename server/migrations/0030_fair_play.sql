CREATE TABLE "seen_addresses" (
	"identity" text NOT NULL,
	"address" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seen_addresses_identity_address_pk" PRIMARY KEY("identity","address")
);
--> statement-breakpoint
ALTER TABLE "seen_addresses" ADD CONSTRAINT "seen_addresses_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seen_addresses_address" ON "seen_addresses" USING btree ("address");--> statement-breakpoint
CREATE INDEX "seen_addresses_at" ON "seen_addresses" USING btree ("at");