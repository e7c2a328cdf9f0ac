CREATE TABLE "challenges" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"identity" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"identity" text NOT NULL,
	"name" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"identity" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"used_step" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spare_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"identity" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spare_codes" ADD CONSTRAINT "spare_codes_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_identity" ON "passkeys" USING btree ("identity");--> statement-breakpoint
CREATE INDEX "spare_codes_identity" ON "spare_codes" USING btree ("identity");