import { z } from 'zod'
import { asignatura } from './asignaturas.ts'
import { call } from './call.ts'
import { byId, id, instante, one, paged, pageInput, written } from './campos.ts'
import { carta } from './cartas.ts'
import { estructuraDeSilabo } from './estructuras.ts'
import { propiasDeSilabo, valoresDeSilabo } from './valoresDeSilabo.ts'

/** Syllabi (§3 Asignatura, §4, §7 Courses): of one version of a course, in one period or in none. */

const estadosDeSilabo = ['borrador', 'entregado', 'observado', 'aprobado'] as const

/** Steps of its review (domain/silabos/revision.ts). */
export const pasos = ['entregar', 'retirar', 'observar', 'aprobar', 'reabrir'] as const

const persona = z.object({ id, nombres: z.string() })

/** What is written: keys, sections of the institution's own, and the revision of each that was ever written. */
const contenido = {
  silabo: valoresDeSilabo,
  propias: propiasDeSilabo,
  revisiones: z.record(z.string(), z.int()),
}

/** A syllabus. `id` is 0 while nobody has written in it. `isCompletado` 1, 2, 3 (§4). `revision` counts every write of any key. */
const silabo = z.object({
  id: z.int(),
  asignatura_id: id,
  periodo_id: id.nullable(),
  estado: z.enum(estadosDeSilabo),
  isCompletado: z.int(),
  docentes: z.array(persona),
  entregado: z.object({ cuando: instante, quien: z.string().nullable() }).nullable(),
  aprobado: z.object({ cuando: instante, quien: z.string().nullable() }).nullable(),
  revision: z.int(),
  ...contenido,
})
export type Silabo = z.output<typeof silabo>

/** A syllabus with all that its editor needs: the course from the plan, its carta, what it is made of. */
export const silaboAbierto = z.object({
  silabo,
  curso: asignatura,
  plan: z.object({ id, full_name: z.string(), programa_id: id, programa: z.string(), facultad: z.string() }),
  ciclo: z.string().nullable(),
  /** What it asks for, in words, as its printed form says it: «Física I (FIS-101) o Química, 120 créditos aprobados»; empty: nothing. */
  requisitos: z.string(),
  carta,
  estructura: estructuraDeSilabo,
  /** Competencies of the plan that the course serves, from the matrix. */
  competencias: z.array(z.object({ id, codigo: z.string(), nombre: z.string(), nivel: z.string() })),
  /** Why it cannot be written in by whoever asks, or null. */
  whyNotEditar: z.string().nullable(),
  /** Its period; `entrega`: until when syllabi of this programme are handed in. */
  periodo: z
    .object({
      id,
      nombre: z.string(),
      fechainicio: z.string(),
      fechafin: z.string(),
      entrega: z.string().nullable(),
    })
    .nullable(),
  /** The steps of the review that whoever asks sees now; `motivo`: why one cannot be taken yet, or null. */
  pasos: z.array(z.object({ paso: z.enum(pasos), motivo: z.string().nullable() })),
  /** Observations that are not settled. */
  sin_resolver: z.int(),
  /** All versions of the course, the highest first. */
  versiones: z.array(z.object({ id, version: z.int(), nombre: z.string() })),
  /** Approved or of a period that is over: course, carta and structure are as they were then. */
  congelado: z.boolean(),
})
export type SilaboAbierto = z.output<typeof silaboAbierto>

const deUno = { id, periodo_id: id.optional() }
const revisiones = z.record(z.string(), z.int().min(0)).optional()

/**
 * One row of the lists of states: a course, its syllabus of the period, who teaches it. `periodo_id` is that of the syllabus, null without
 * one; `falta`: the lecturer still has to do something; `mio`: one of the person's own courses.
 */
const filaDeSilabo = z.object({
  /** That of the course as it is now: a row is a course. */
  id,
  /** The version whose syllabus it is: an older one in periods that are over. */
  asignatura_id: id,
  codigo: z.string().nullable(),
  nombre: z.string(),
  planestudio_id: id,
  plan: z.string(),
  programa: z.string(),
  ciclo: z.string().nullable(),
  silabo_id: z.int(),
  estado: z.enum(estadosDeSilabo),
  isCompletado: z.int(),
  periodo_id: id.nullable(),
  periodo: z.string().nullable(),
  fechaentrega: z.string().nullable(),
  falta: z.boolean(),
  mio: z.boolean(),
  docentes: z.array(persona),
  updated_at: instante.nullable(),
})
export type FilaDeSilabo = z.output<typeof filaDeSilabo>

/** What a list of syllabi is narrowed to. Without `periodo_id` each course is told by its latest syllabus, as its plan's progress tells it. */
export const filtrosDeSilabos = {
  periodo_id: id.optional(),
  facultad_id: id.optional(),
  programa_id: id.optional(),
  planestudio_id: id.optional(),
  ciclo_id: id.optional(),
  docente_id: id.optional(),
  /** Only those of the person's own courses; false: only those of others. */
  mios: z.boolean().optional(),
  /** Only those in which the lecturer still has to do something. */
  faltan: z.boolean().optional(),
  /** Only those that were handed in and can be observed or approved: of a plan in force, and of no period that is over. */
  por_revisar: z.boolean().optional(),
  /** Only those of courses that nobody teaches. */
  sin_docente: z.boolean().optional(),
  isCompletado: z.int().min(1).max(3).optional(),
  estado: z.enum(estadosDeSilabo).optional(),
}

export const silabos = {
  list: call({
    verb: 'GET',
    path: '/v1/silabos',
    access: 'silabos.ver',
    summary: 'Los cursos que la persona ve con el estado de sus sílabos, por páginas',
    input: pageInput.extend(filtrosDeSilabos),
    output: paged(filaDeSilabo),
  }),
  show: call({
    verb: 'GET',
    path: '/v1/asignaturas/{id}/silabo',
    access: 'silabos.ver',
    summary: 'El sílabo de un curso, con lo que su editor necesita',
    input: z.object(deUno),
    output: one(silaboAbierto),
  }),
  keys: call({
    verb: 'PUT',
    path: '/v1/asignaturas/keys/silabo/{id}',
    access: 'silabos.editar',
    summary: 'Guarda las partes nombradas de un sílabo; las demás quedan como están',
    input: z
      .object({
        ...deUno,
        silabo: valoresDeSilabo.strict().optional(),
        propias: propiasDeSilabo.optional(),
        /** The revision of each key that the person saw; 0: nobody had written it. */
        revisiones,
      })
      // Nothing was kept of a request that names no part: it must not hear that it was.
      .refine(i => i.silabo !== undefined || i.propias !== undefined, {
        path: ['silabo'],
        error: 'Indique qué partes del sílabo se guardan.',
      }),
    output: written(silabo),
  }),
  actualizar: call({
    verb: 'PUT',
    path: '/v1/asignaturas/actualizar/silabo/{id}',
    access: 'silabos.editar',
    summary: 'Guarda un sílabo entero en lugar del anterior; lo que no se nombra queda vacío',
    input: z.object({
      ...deUno,
      silabo: valoresDeSilabo.strict(),
      propias: propiasDeSilabo.optional(),
      /** The revision of the whole that the person saw. */
      revision: z.int().min(0).optional(),
    }),
    output: written(silabo),
  }),
  docentes: call({
    verb: 'POST',
    path: '/v1/asignaturas/silabo/docente/config/save/{id}',
    access: 'curricular.editar',
    summary: 'Dice qué docentes escriben el sílabo de un curso',
    input: byId.extend({
      docentes_ids: z.array(id).max(50),
      /** Those that the person saw: when others were added or taken away meanwhile, both changes hold. */
      vistos_ids: z.array(id).max(200).optional(),
    }),
    output: written(z.array(persona)),
  }),
  docentesDeVarios: call({
    verb: 'POST',
    path: '/v1/asignaturas/silabo/docentes/varios',
    access: 'curricular.editar',
    summary:
      'Dice qué docentes escriben los sílabos de varios cursos: los añade a los que hay o los pone en su lugar',
    input: z.object({
      asignaturas_ids: z.array(id).min(1).max(200),
      docentes_ids: z.array(id).min(1).max(50),
      modo: z.enum(['agregar', 'reemplazar']),
    }),
    /** `cursos`: how many have other lecturers now. */
    output: written(z.object({ cursos: z.int() })),
  }),
}
