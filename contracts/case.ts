import { z } from 'zod'
import { call } from './call.ts'
import { archivo, fileAnswer, id, one, written } from './campos.ts'

/** CASE (1EdTech): packages of competencies in and out. What is published stands at /ims/case, outside of these calls. */

/** Something of a package that did not come in, or came in otherwise than it stood, and why. */
const observacionCase = z.object({
  que: z.enum(['paquete', 'documento', 'item', 'asociacion', 'definicion', 'rubrica']),
  /** Its identifier, or its place: «n.º 12». */
  cual: z.string(),
  texto: z.string(),
  motivo: z.string(),
})
export type ObservacionCase = z.output<typeof observacionCase>

/** What a package makes of the competencies of a plan. */
const importacionCase = z.object({
  /** Of its CFDocument. */
  titulo: z.string(),
  creador: z.string(),
  /** It fills an empty plan, comes again, or is added to what is there. */
  manera: z.enum(['llena', 'repite', 'agrega']),
  /** Competencies that are made, that change, that are there as the package has them; and others of the plan, which stay. */
  crear: z.int(),
  cambiar: z.int(),
  iguales: z.int(),
  conservadas: z.int(),
  /** Things in the package, and those of them that are left out. */
  elementos: z.int(),
  elementos_omitidos: z.int(),
  asociaciones: z.int(),
  asociaciones_omitidas: z.int(),
  /** The first competencies of the package, parents before their parts. */
  filas: z.array(
    z.object({
      nivel: z.int(),
      nombre: z.string(),
      tipo: z.string(),
      accion: z.enum(['crear', 'cambiar', 'igual']),
    }),
  ),
  /** The first of what was left out, and of what came in otherwise. */
  omitidos: z.array(observacionCase),
  avisos: z.array(observacionCase),
})
export type ImportacionCase = z.output<typeof importacionCase>

const base = '/v1/plan/estudios/{planId}/competencias/case'

export const paquetesCase = {
  publicacion: call({
    verb: 'GET',
    path: `${base}/publicacion`,
    access: 'curricular.ver',
    summary: 'Dónde se publican las competencias de un plan en el formato CASE, y si se publican',
    input: z.object({ planId: id }),
    output: one(
      z.object({
        /** Whether the institution publishes. */
        activo: z.boolean(),
        documento_id: z.string(),
        direcciones: z.array(z.object({ version: z.string(), paquete: z.string(), documento: z.string() })),
      }),
    ),
  }),
  exportar: call({
    verb: 'GET',
    path: base,
    access: 'curricular.ver',
    summary: 'El paquete CASE de las competencias de un plan',
    input: z.object({ planId: id, version: z.enum(['1.0', '1.1']).default('1.1') }),
    output: fileAnswer,
    file: true,
  }),
  importar: call({
    verb: 'POST',
    path: base,
    access: 'curricular.editar',
    summary: 'Lee un paquete CASE 1.0 o 1.1 como competencias del plan; con vista_previa no escribe nada',
    input: z.object({ planId: id, vista_previa: z.boolean().optional(), archivo }),
    output: written(importacionCase),
  }),
}
