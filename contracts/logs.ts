import { z } from 'zod'
import { call } from './call.ts'
import { byIds, deleted, fecha, id, instante, one, paged, pageInput, texto, url } from './campos.ts'
import { motivo } from './errores.ts'

/** A piece of a sentence; `fuerte` names the thing that it speaks of. */
const tramo = z.object({ texto: z.string(), fuerte: z.literal(true).optional() })

/** An entry of the log (§3): one change record as a sentence. `id` is the number of the record in its institution. */
export const registro = z.object({
  id,
  /** The whole sentence: «Ana Ruiz cambió los créditos de Cálculo I de 4 a 5». */
  evento: z.string(),
  /** The same without who did it, in pieces. */
  tramos: z.array(tramo),
  /** Kind of the thing, as events name it, and as people do. */
  entidad: z.string(),
  cosa: z.string(),
  objeto_id: z.int(),
  /** Where the thing hangs: «Plan 2026 · Ingeniería Civil»; empty for what hangs on the institution. */
  donde: z.string(),
  /** Null: the system itself. */
  user: z.object({ id: z.int(), nombres: z.string(), imagen_url: z.string().nullable() }).nullable(),
  cuando: instante,
})
export type Registro = z.output<typeof registro>

const filtros = z.object({
  /** Who did it. */
  usuario_id: id.optional(),
  /** Kind of thing, as events name it. */
  entidad: texto(60).optional(),
  /** Days in the time of the institutions (America/Lima), both included. */
  desde: fecha.optional(),
  hasta: fecha.optional(),
  /** Part of a name, of the thing or of the person, or of what was written. */
  filtro: texto(200).optional(),
})
const isAlDerecho = ({ desde, hasta }: z.output<typeof filtros>): boolean =>
  !desde || !hasta || desde <= hasta
const alReves = { path: ['hasta'], error: motivo('no puede ser anterior a «Desde»') }

export const logs = {
  list: call({
    verb: 'POST',
    path: '/parametros/auth/logs/list',
    access: 'administracion',
    summary: 'Las actividades de la institución con la que se trabaja, lo último primero',
    input: pageInput.extend(filtros.shape).refine(isAlDerecho, alReves),
    output: paged(registro),
    writes: false,
  }),
  filtros: call({
    verb: 'GET',
    path: '/v1/logs/filtros',
    access: 'administracion',
    summary: 'Por quiénes y por qué cosas se puede filtrar la lista de actividades',
    input: z.object({}),
    output: one(
      z.object({
        personas: z.array(z.object({ id, nombres: z.string() })),
        entidades: z.array(z.object({ entidad: z.string(), cosa: z.string() })),
      }),
    ),
  }),
  delete: call({
    verb: 'DELETE',
    path: '/parametros/auth/logs/delete',
    access: 'administracion',
    summary:
      'Quita actividades de la lista; los registros que hay debajo quedan, y quitar también queda registrado',
    input: byIds,
    output: deleted,
  }),
  print: call({
    verb: 'POST',
    path: '/parametros/auth/logs/print',
    access: 'administracion',
    summary: 'Las actividades filtradas, en PDF: a lo más las últimas 2000',
    input: filtros.refine(isAlDerecho, alReves),
    output: url,
    writes: false,
  }),
}
