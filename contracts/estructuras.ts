import { camposDeSemana, isClaveDeSilabo } from '@malla/domain/silabos/contenido.ts'
import { z } from 'zod'
import { call } from './call.ts'
import { deleted, escala, id, one, revision, texto, written } from './campos.ts'
import { textoRico } from './textoRico/campo.ts'

/** What syllabi are made of (config-silabos, §2): of the institution, of a programme or of a plan; the nearest that exists holds, whole. */

const columna = z.object({
  clave: z.enum(['resultado', ...camposDeSemana]),
  nombre: texto(80).min(1),
  activa: z.boolean(),
  requerida: z.boolean(),
})

const seccion = z.object({
  clave: z.string().refine(c => c === 'datos' || c === 'sumilla' || isClaveDeSilabo(c), {
    error: 'Esa sección no existe.',
  }),
  nombre: texto(120).min(1),
  activa: z.boolean(),
  requerida: z.boolean(),
  orden: z.int().min(0).max(200),
  textoFijo: textoRico(100_000).default(''),
})

export const estructuraDeSilabo = z.object({
  secciones: z.array(seccion).min(1).max(60),
  columnas: z.array(columna).min(1).max(5),
  /** What a unit is called here: «unidad», «módulo». */
  unidad: z.object({ singular: texto(60).min(1), plural: texto(60).min(1), genero: z.enum(['f', 'm']) }),
  semanas: z.int().min(1).max(60),
  escala,
})

/**
 * `de`: whose it is. `propia`: the revision of the one kept for exactly what was asked about, null while it inherits; `revision`: the same, 0 while it inherits.
 * `silabos`: how many that are not approved follow it, or would if it had one of its own; `planes`: of how many plans.
 */
const heredada = z.object({
  estructura: estructuraDeSilabo,
  de: z.enum(['plan', 'programa', 'institucion', 'inicial']),
  propia: z.object({ revision: z.int() }).nullable(),
  revision: z.int(),
  silabos: z.int(),
  planes: z.int(),
})
export type EstructuraVigente = z.output<typeof heredada>

/** Neither: the institution's. A plan wins over a programme. */
const deQuien = z.object({ programa_id: id.optional(), planestudio_id: id.optional() })
const path = '/v1/silabos/estructura'

export const estructuras = {
  show: call({
    verb: 'GET',
    path,
    access: 'silabos.ver',
    summary: 'De qué se componen los sílabos de un plan, de un programa o de la institución',
    input: deQuien,
    output: one(heredada),
  }),
  save: call({
    verb: 'PUT',
    path,
    access: 'curricular.editar',
    summary: 'Guarda de qué se componen los sílabos',
    input: deQuien.extend({ estructura: estructuraDeSilabo, revision }),
    output: written(heredada),
  }),
  previa: call({
    verb: 'POST',
    path: `${path}/previa`,
    access: 'curricular.editar',
    writes: false,
    summary: 'Qué cambiaría en los sílabos que ya están escritos si se guardara esta estructura',
    input: deQuien.extend({ estructura: estructuraDeSilabo }),
    output: one(
      z.object({
        /** Complete now, of those that would be measured by it. */
        completos: z.int(),
        /** Of them: would lack something; and of these, are handed in already. */
        dejan: z.int(),
        entregados: z.int(),
        /** Would become complete. */
        pasan: z.int(),
      }),
    ),
  }),
  delete: call({
    verb: 'DELETE',
    path,
    access: 'curricular.editar',
    summary: 'Quita la estructura propia: vuelve a valer la heredada',
    input: deQuien,
    output: deleted,
  }),
}
