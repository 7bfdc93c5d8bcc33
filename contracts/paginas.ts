import { z } from 'zod'
import { call } from './call.ts'
import { id, instante, list, obligatorio, one, texto } from './campos.ts'

/** Numeric id of a form (§2). 404 for one that is none, 403 for one that the person may not open. */
const form = obligatorio(40)

/** A page below a form. */
const subruta = z.object({ subruta: z.string(), titulo: z.string(), path: z.string() })

const formulario = z.object({
  id: z.string(),
  entrada: z.string(),
  titulo: z.string(),
  path: z.string(),
  /** Those that the person may open. */
  subrutas: z.array(subruta),
  /** What the person may do there; `whyNot` is the reason when not. */
  acciones: z.array(z.object({ accion: z.string(), whyNot: z.string().nullable() })),
})

/** A page that the person opened: a form, a page below it, a plan, or the syllabus of a course. */
export const paginaVisitada = z.object({
  /** Name of the form in formularios.ts. */
  entrada: z.string(),
  subruta: z.string().nullable(),
  plan_id: id.nullable(),
  titulo: z.string(),
  /** What the title alone does not say: the programme of a plan or of a course. */
  detalle: z.string(),
  path: z.string(),
  veces: z.int(),
  visitada_at: instante,
})
export type PaginaVisitada = z.output<typeof paginaVisitada>

const opcionDeCatalogo = z.object({ id, nombre: z.string() })

export const paginas = {
  show: call({
    verb: 'GET',
    path: '/form/{form}',
    access: 'session',
    summary: 'Un formulario: su título, sus páginas y qué puede hacer en él quien pregunta',
    input: z.object({ form }),
    output: one(formulario),
  }),
  data: call({
    verb: 'GET',
    path: '/v1/form/data/{form}',
    access: 'session',
    summary: 'Los catálogos y las cuentas con que se abre un formulario',
    input: z.object({ form }),
    output: one(
      z.object({
        id: z.string(),
        /** Rows to choose from, by catalogue: only what is Activado and within what the person sees. */
        catalogos: z.record(z.string(), z.array(opcionDeCatalogo)),
        /** How many there are of each thing that the form shows. */
        contadores: z.record(z.string(), z.int()),
      }),
    ),
  }),
  visited: call({
    verb: 'GET',
    path: '/v1/page/visited/{form}',
    access: 'session',
    summary: 'Anota que se abrió una página y responde las últimas abiertas, la más reciente primero',
    /** `asignatura_id`: whose syllabus was opened. */
    input: z.object({
      form,
      subruta: texto(60).optional(),
      plan: id.optional(),
      asignatura_id: id.optional(),
    }),
    output: list(paginaVisitada),
    // It notes the visit: the spec's GET writes. Asked twice it leaves the same.
    writes: true,
  }),
  visitadas: call({
    verb: 'GET',
    path: '/v1/page/visited',
    access: 'session',
    summary: 'Las últimas páginas que abrí, la más reciente primero',
    input: z.object({}),
    output: list(paginaVisitada),
  }),
}
