CREATE TABLE "agreements" (
	"table_id" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"seat" smallint NOT NULL,
	CONSTRAINT "agreements_table_id_number_kind_seat_pk" PRIMARY KEY("table_id","number","kind","seat")
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"identity" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "device_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"identity" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"table_id" text NOT NULL,
	"number" integer NOT NULL,
	"entry" integer NOT NULL,
	"kind" text NOT NULL,
	"seat" smallint NOT NULL,
	"move" text,
	"request" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entries_table_id_number_entry_pk" PRIMARY KEY("table_id","number","entry")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"table_id" text NOT NULL,
	"number" integer NOT NULL,
	"record" jsonb NOT NULL,
	"ranks" smallint[] NOT NULL,
	"finished_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "games_table_id_number_pk" PRIMARY KEY("table_id","number")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"login" text,
	"password" text,
	"recovery" text,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"table_id" text NOT NULL,
	"seat" smallint NOT NULL,
	"kind" text NOT NULL,
	"identity" text,
	"level" text,
	"contribution" text DEFAULT '' NOT NULL,
	CONSTRAINT "seats_table_id_seat_pk" PRIMARY KEY("table_id","seat")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"identity" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tables" (
	"id" text PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"owner" text NOT NULL,
	"asked" jsonb NOT NULL,
	"visibility" text NOT NULL,
	"invitation" text NOT NULL,
	"spectators" boolean NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"number" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"setup" jsonb,
	"deciders" smallint[] DEFAULT '{}' NOT NULL,
	"bot_due_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"lease_by" text,
	"secret" "bytea" NOT NULL,
	"commitment" text NOT NULL,
	"tally" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_codes" ADD CONSTRAINT "device_codes_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_owner_identities_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_hash" ON "api_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_tokens_identity" ON "api_tokens" USING btree ("identity");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_login" ON "identities" USING btree ("login");--> statement-breakpoint
CREATE INDEX "seats_identity" ON "seats" USING btree ("identity");--> statement-breakpoint
CREATE INDEX "sessions_identity" ON "sessions" USING btree ("identity");--> statement-breakpoint
CREATE INDEX "tables_lobby" ON "tables" USING btree ("status","visibility","touched_at");--> statement-breakpoint
CREATE INDEX "tables_bot_due" ON "tables" USING btree ("bot_due_at") WHERE bot_due_at is not null;