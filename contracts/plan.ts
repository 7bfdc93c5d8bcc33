import { z } from 'zod'
import { archivo, creditos, fecha, id, instante, obligatorio, texto } from './campos.ts'

/** Display names and letters of the three levels of competencies (§3, configTerminos). */
export const terminos = z.object({
  nombreEspecifica: texto(80).optional(),
  nombreEspecificas: texto(80).optional(),
  nombreGenerales: texto(80).optional(),
  nombreCompetencias: texto(80).optional(),
  nombreCompetencia: texto(80).optional(),
  nombreElemento: texto(80).optional(),
  letraUno: texto(3).optional(),
  letraDos: texto(3).optional(),
  letraTres: texto(3).optional(),
})

/** A kept file of the malla: PDF, image or Excel. `bytes`: its size. */
const archivoDeMalla = z.object({
  id,
  nombre: z.string(),
  tipo: z.string(),
  bytes: z.int(),
  url: z.string(),
  created_at: instante,
})
export type ArchivoDeMalla = z.output<typeof archivoDeMalla>

/** A study plan. `fechacese` is a day without time, null while the plan is in force; a plan that has it is read-only (§4). */
export const plan = z.object({
  id,
  full_name: z.string(),
  carrera_id: id,
  programa: z.string(),
  programa_estado: z.string(),
  facultad_id: id,
  facultad: z.string(),
  facultad_tipo: z.string(),
  nivel: z.string(),
  nivel_codigo: z.string(),
  numero: z.string().nullable(),
  modalidad: z.string().nullable(),
  numero_resolucion: z.string().nullable(),
  fecha_resolucion: z.string().nullable(),
  archivo_resolucion_url: z.string().nullable(),
  fechacese: z.string().nullable(),
  semanas: z.int().nullable(),
  horas_credito_teoria: z.number().nullable(),
  horas_credito_practica: z.number().nullable(),
  creditos_totales: z.number().nullable(),
  creditos_generales: z.number().nullable(),
  creditos_electivos: z.number().nullable(),
  json: z.object({
    configDisenoCurricular: z.int(),
    configNodesTree: z.array(z.string()),
    configTerminos: terminos,
    estadoCursosRegistrados: z.int(),
    /** Laboratories and workshops that the plan needs. */
    laboratorios_ids: z.array(id),
    /** The file of the malla that stands beside the live one. */
    mallacurricular: archivoDeMalla.nullable(),
  }),
  cursos_count: z.int(),
  /** Credits of the obligatory courses and of what the sections of electives require; 0 where courses have none (schools). */
  creditos: z.number(),
  /** Weekly hours of the obligatory courses. */
  horas: z.number(),
  revision: z.int(),
  created_at: instante,
})
export type Plan = z.output<typeof plan>

/** What of a plan is written with its form. */
export const camposDePlan = z.object({
  full_name: obligatorio(),
  /** The programme of the plan; the spec calls it carrera. */
  carrera_id: id,
  numero: texto(40).nullable().optional(),
  modalidad: texto(60).nullable().optional(),
  numero_resolucion: texto(120).nullable().optional(),
  fecha_resolucion: fecha.nullable().optional(),
  archivo_resolucion: archivo.optional(),
  fechacese: fecha.nullable().optional(),
  semanas: z.int().min(1).max(60).nullable().optional(),
  horas_credito_teoria: z.number().min(1).max(100).multipleOf(0.1).nullable().optional(),
  horas_credito_practica: z.number().min(1).max(100).multipleOf(0.1).nullable().optional(),
  creditos_totales: creditos.nullable().optional(),
  creditos_generales: creditos.nullable().optional(),
  creditos_electivos: creditos.nullable().optional(),
  configDisenoCurricular: z.int().min(0).max(1).optional(),
  configNodesTree: z
    .array(z.enum(['modulo', 'unidad']))
    .max(2)
    .optional(),
  /** Names and letters; what is left out stays, what is empty goes back to its usual name. */
  configTerminos: terminos.optional(),
})

/** A plan that rests in the Papelera: for 30 days it can be brought back. */
export const planEliminado = z.object({
  id,
  full_name: z.string(),
  programa: z.string(),
  cursos_count: z.int(),
  deleted_at: instante,
  deleted_by: z.string().nullable(),
  dias_restantes: z.int(),
})
