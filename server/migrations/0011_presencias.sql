-- Unlogged: who looks at a syllabus now need not survive a crash, and is written often.
CREATE UNLOGGED TABLE "presencias" (
	"empresa_id" bigint DEFAULT current_setting('app.empresa_id')::bigint NOT NULL,
	"asignatura_id" bigint NOT NULL,
	"periodo_id" bigint NOT NULL,
	"usuario_id" bigint NOT NULL,
	"pestana" text NOT NULL,
	"donde" text,
	"escribe" boolean DEFAULT false NOT NULL,
	"vista_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "presencias_pk" PRIMARY KEY("empresa_id","asignatura_id","periodo_id","usuario_id","pestana")
);
--> statement-breakpoint
ALTER TABLE "presencias" ADD CONSTRAINT "presencias_curso" FOREIGN KEY ("empresa_id","asignatura_id") REFERENCES "public"."asignaturas"("empresa_id","id") ON DELETE cascade ON UPDATE no action;