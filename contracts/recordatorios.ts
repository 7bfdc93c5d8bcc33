import { z } from 'zod'
import { call } from './call.ts'
import { id, one, parrafo, texto, written } from './campos.ts'
import { filtrosDeSilabos } from './silabos.ts'

/** Reminding lecturers of the syllabi that are missing, how many are, and beginning a period with those of another. */

/** Courses by what their syllabi are like; `faltan` still need their lecturer, `sin_docente` have none. */
const cuenta = z.object({
  total: z.int(),
  completos: z.int(),
  parciales: z.int(),
  incompletos: z.int(),
  entregados: z.int(),
  observados: z.int(),
  aprobados: z.int(),
  faltan: z.int(),
  sin_docente: z.int(),
})
export type CuentaDeSilabos = z.output<typeof cuenta>

const cuentaDePrograma = cuenta.extend({
  programa_id: id,
  programa: z.string(),
  facultad_id: id,
  facultad: z.string(),
})
export type CuentaDePrograma = z.output<typeof cuentaDePrograma>

const filtros = z.object({ ...filtrosDeSilabos, filtro: texto(200).optional() })

const pedido = {
  periodo_id: id.optional(),
  /** Of which courses; left out: of all that lack in `donde`. */
  asignaturas_ids: z.array(id).min(1).max(2000).optional(),
  donde: filtros.omit({ periodo_id: true }).optional(),
  mensaje: parrafo(2000).optional(),
  /** Also those who were reminded within the last hour, each once a day. */
  otra_vez: z.boolean().optional(),
}

/** A lecturer who gets no mail, and why: no address, reminded within the hour, or reminded once more within the day already. */
const fuera = z.object({ id, nombres: z.string(), motivo: z.enum(['sin_correo', 'reciente', 'repetido']) })

/**
 * `docentes` get a mail about `cursos`; the others are left out: nobody teaches, no address, reminded within the hour, reminded once more within
 * the day, nothing lacks. `fuera`: the lecturers among them, by name, a hundred at most.
 */
const cuantos = z.object({
  docentes: z.int(),
  cursos: z.int(),
  sin_docente: z.int(),
  sin_correo: z.int(),
  recientes: z.int(),
  repetidos: z.int(),
  sin_faltas: z.int(),
  fuera: z.array(fuera),
})
export type Recordados = z.output<typeof cuantos>

const previo = cuantos.extend({
  asunto: z.string(),
  /** The mail of the first lecturer, as plain text; '' when nobody gets one. */
  texto: z.string(),
  para: z.string(),
})
export type RecordatorioPrevio = z.output<typeof previo>

export const recordatorios = {
  /** One mail a lecturer, with all of the own courses that lack; courses without a lecturer are told in the answer. */
  enviar: call({
    verb: 'POST',
    path: '/v1/silabos/recordar',
    access: 'revision.observar',
    summary: 'Recuerda por correo a los docentes los sílabos que faltan',
    input: z.object(pedido),
    output: written(cuantos),
  }),
  previa: call({
    verb: 'POST',
    path: '/v1/silabos/recordar/previa',
    access: 'revision.observar',
    writes: false,
    summary: 'A quién llegaría un recordatorio y qué diría',
    input: z.object(pedido),
    output: one(previo),
  }),
  resumen: call({
    verb: 'GET',
    path: '/v1/silabos/resumen',
    access: 'silabos.ver',
    summary: 'Cuántos sílabos hay en cada estado, en total y por programa',
    input: filtros,
    output: one(cuenta.extend({ programas: z.array(cuentaDePrograma) })),
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
