import { z } from 'zod'
import { call } from './call.ts'
import { id, parrafo, written } from './campos.ts'

/** Reminding lecturers of the syllabi that are missing, and beginning a period with those of another. */

export const recordatorios = {
  /** One mail a lecturer, with all of the own courses that lack; courses without a lecturer are told in the answer. */
  enviar: call({
    verb: 'POST',
    path: '/v1/silabos/recordar',
    access: 'revision.observar',
    summary: 'Recuerda por correo a los docentes los sílabos que faltan',
    input: z.object({
      periodo_id: id.optional(),
      asignaturas_ids: z.array(id).min(1).max(2000),
      mensaje: parrafo(2000).optional(),
    }),
    output: written(
      z.object({ docentes: z.int(), cursos: z.int(), sin_docente: z.int(), sin_correo: z.int() }),
    ),
  }),
  /** Copies what is not begun in the period yet; what is there stays as it is. */
  continuar: call({
    verb: 'POST',
    path: '/v1/periodos/{id}/continuar',
    access: 'curricular.editar',
    summary: 'Lleva a un periodo los sílabos de otro, donde todavía no hay nada escrito',
    input: z.object({
      id,
      /** From which period; absent: from the last one before it, or from those without a period. */
      desde_id: id.optional(),
      programa_id: id.optional(),
      planestudio_id: id.optional(),
    }),
    output: written(z.object({ copiados: z.int(), habia: z.int() })),
  }),
}
