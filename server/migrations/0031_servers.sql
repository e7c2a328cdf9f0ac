CREATE TABLE "outages" (
	"began_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "servers" (
	"id" text PRIMARY KEY NOT NULL,
	"address" text,
	"seen_at" timestamp with time zone NOT NULL
);
