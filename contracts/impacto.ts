import { cosasAfectadas, suertes } from '@malla/domain/impacto/impacto.ts'
import { z } from 'zod'
import { fila } from './asignaturas.ts'
import { call } from './call.ts'
import { byId, id, idOrZero, instante, list, one, texto, written } from './campos.ts'

/** What a change does to all that hangs on it, before it is made; and such a change made, and taken back, in one step. */

const efecto = z.object({
  cosa: z.enum(cosasAfectadas),
  id: z.int(),
  nombre: z.string(),
  plan_id: id.nullable(),
  /** Name of that plan. */
  plan: z.string().nullable(),
  suerte: z.enum(suertes),
  detalle: z.string(),
})

const impacto = z.object({
  titulo: z.string(),
  /** «3 sílabos, 1 página pública»; '' when nothing is touched. */
  resumen: z.string(),
  efectos: z.array(efecto),
  /** Whether nothing forbids it. */
  se_puede: z.boolean(),
  /** What was seen: applied only as long as it is still so. */
  huella: z.string(),
})
export type ImpactoVisto = z.output<typeof impacto>
export type EfectoVisto = z.output<typeof efecto>

const campos = {
  cosa: z.enum(['asignatura', 'competencia', 'parametro', 'laboratorio']),
  id,
  /** Courses of the same plan that go together with it. */
  con_ids: z.array(id).max(1000).optional(),
  que: z.enum(['eliminar', 'reemplazar', 'mover']),
  /** Which one takes its place, to replace. */
  reemplazo_id: id.optional(),
  /** Cycle to which a course is moved. */
  ciclo_id: id.optional(),
}
const cambio = z.object(campos)
export type CambioPedido = z.output<typeof cambio>

/** What is only looked at: another content of something is saved where it is edited. */
const visto = cambio.extend({
  que: z.enum([...campos.que.options, 'cambiar']),
  /** To change courses of the plan of `id`: what they would be; what is absent stays. */
  cambios: z.array(fila.extend({ id })).max(1000).optional(),
  /** To change anything else: what it would be. */
  despues: z
    .object({
      nombre: texto(2000).optional(),
      competencia_id: idOrZero.optional(),
      tabcompetencia_id: idOrZero.optional(),
      tipopadre: z.int().optional(),
      termino_id: z.int().nullable().optional(),
    })
    .optional(),
})
export type CambioVisto = z.output<typeof visto>
export type CursoPedido = NonNullable<CambioVisto['cambios']>[number]
export type OtroPedido = NonNullable<CambioVisto['despues']>

const paquete = z.object({
  id,
  planestudio_id: id.nullable(),
  tipo: z.enum(['impacto']),
  titulo: z.string(),
  quien: z.string().nullable(),
  /** When and by whom it was taken back; null while it stands. */
  deshecho_at: instante.nullable(),
  created_at: instante,
})
export type Paquete = z.output<typeof paquete>

export const impactos = {
  ver: call({
    verb: 'POST',
    path: '/v1/impacto/ver',
    access: 'contenido.editar',
    summary: 'Qué pasaría con todo lo que cuelga de algo si se elimina, se reemplaza, se mueve o se cambia',
    input: visto,
    output: one(impacto),
    // What a table changes does not fit into an address.
    writes: false,
  }),
  aplicar: call({
    verb: 'POST',
    path: '/v1/impacto',
    access: 'contenido.eliminar',
    summary: 'Hace el cambio con todo lo que sigue de él, entero o nada',
    input: cambio.extend({ huella: z.string().max(100) }),
    output: written(paquete),
  }),
  list: call({
    verb: 'GET',
    path: '/v1/paquetes',
    access: 'contenido.ver',
    summary: 'Los últimos cambios hechos en un solo paso en un plan, o sin plan los de la institución',
    input: z.object({ planestudio_id: id.optional() }),
    output: list(paquete),
  }),
  deshacer: call({
    verb: 'POST',
    path: '/v1/paquetes/{id}/deshacer',
    access: 'contenido.eliminar',
    summary: 'Deshace entero un cambio hecho en un solo paso',
    input: byId,
    output: written(paquete),
  }),
}
