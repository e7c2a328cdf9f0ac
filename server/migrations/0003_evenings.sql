CREATE TABLE "administrators" (
	"identity" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admissions" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"uses" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat" (
	"table_id" text NOT NULL,
	"message" integer NOT NULL,
	"number" integer NOT NULL,
	"room" text NOT NULL,
	"identity" text NOT NULL,
	"text" text,
	"phrase" text,
	"request" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_table_id_message_pk" PRIMARY KEY("table_id","message")
);
--> statement-breakpoint
CREATE TABLE "mutes" (
	"identity" text NOT NULL,
	"muted" text NOT NULL,
	CONSTRAINT "mutes_identity_muted_pk" PRIMARY KEY("identity","muted")
);
--> statement-breakpoint
CREATE TABLE "notice_ways" (
	"identity" text PRIMARY KEY NOT NULL,
	"webhook" text,
	"mail" text,
	"mail_code_hash" "bytea"
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"table_id" text NOT NULL,
	"identity" text NOT NULL,
	"reason" text NOT NULL,
	"due_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "notices_table_id_identity_pk" PRIMARY KEY("table_id","identity")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"identity" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replays" (
	"id" text PRIMARY KEY NOT NULL,
	"identity" text NOT NULL,
	"game" text NOT NULL,
	"hash" text NOT NULL,
	"record" jsonb NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"message" integer NOT NULL,
	"identity" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "silenced" (
	"identity" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "volunteers" (
	"table_id" text NOT NULL,
	"number" integer NOT NULL,
	"identity" text NOT NULL,
	"seat" smallint NOT NULL,
	CONSTRAINT "volunteers_table_id_number_identity_pk" PRIMARY KEY("table_id","number","identity")
);
--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "about" jsonb;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "factor" real DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "absent" text;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "clock" jsonb;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "hand_ins" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "orders" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "administrators" ADD CONSTRAINT "administrators_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muted_identities_id_fk" FOREIGN KEY ("muted") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_ways" ADD CONSTRAINT "notice_ways_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replays" ADD CONSTRAINT "replays_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "silenced" ADD CONSTRAINT "silenced_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteers" ADD CONSTRAINT "volunteers_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteers" ADD CONSTRAINT "volunteers_identity_identities_id_fk" FOREIGN KEY ("identity") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_request" ON "chat" USING btree ("table_id","identity","request");--> statement-breakpoint
CREATE INDEX "mutes_muted" ON "mutes" USING btree ("muted");--> statement-breakpoint
CREATE INDEX "notices_due" ON "notices" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "notices_identity" ON "notices" USING btree ("identity");--> statement-breakpoint
CREATE INDEX "push_subscriptions_identity" ON "push_subscriptions" USING btree ("identity");--> statement-breakpoint
CREATE UNIQUE INDEX "replays_once" ON "replays" USING btree ("identity","hash");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("table_id","message","identity");--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_absent_identities_id_fk" FOREIGN KEY ("absent") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seats_absent" ON "seats" USING btree ("absent") WHERE absent is not null;--> statement-breakpoint
CREATE INDEX "tables_invitation" ON "tables" USING btree ("invitation");--> statement-breakpoint
CREATE INDEX "tables_due" ON "tables" USING btree ("due_at") WHERE due_at is not null;