CREATE TABLE "case_documentos" (
	"empresa_id" bigint DEFAULT current_setting('app.empresa_id')::bigint NOT NULL,
	"planestudio_id" bigint NOT NULL,
	"case_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"documento" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"paquete" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"asociaciones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "case_documentos_empresa_id_planestudio_id_pk" PRIMARY KEY("empresa_id","planestudio_id")
);
--> statement-breakpoint
ALTER TABLE "competencias" ADD COLUMN "case_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "case_documentos" ADD CONSTRAINT "case_documentos_plan" FOREIGN KEY ("empresa_id","planestudio_id") REFERENCES "public"."planes"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_documentos_case" ON "case_documentos" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "competencias_case_id" ON "competencias" USING btree ("case_id");--> statement-breakpoint
ALTER TABLE "competencias" ADD CONSTRAINT "competencias_case" UNIQUE("empresa_id","planestudio_id","case_id");