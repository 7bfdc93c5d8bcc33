-- Another mail of one's own waits here until its address confirms it (features/sesion/correo.service.ts).
CREATE TABLE "correos_por_confirmar" (
	"usuario_id" bigint PRIMARY KEY NOT NULL,
	"correo" text NOT NULL,
	"token_hash" text,
	"vence_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "correos_por_confirmar" ADD CONSTRAINT "correos_por_confirmar_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;