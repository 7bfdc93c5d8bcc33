import type { Version } from '@malla/contracts/historial.ts'
import { propiasDeSilabo, valoresDeCarta, valoresDeSilabo } from '@malla/contracts/valoresDeSilabo.ts'
import { isClaveDeCarta, isClaveDeSilabo, isClavePropia } from '@malla/domain/silabos/contenido.ts'
import { itemsDeClave } from '@malla/domain/silabos/itemsDeClave.ts'
import type { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { conflict, forbidden, invalidField } from '../../platform/errors.ts'
import { saveCarta } from '../silabos/cartas.service.ts'
import { assertCurso, isDeColega } from '../silabos/curso.guard.ts'
import { saveKeys } from '../silabos/silabos.service.ts'
import type { ConHistorial, Restauracion } from './conHistorial.ts'

/** Versions of a syllabus and of a carta, key by key: each save that wrote a key is one of its versions. */

/** What a record says of a key. */
const enRegistro = (lado: Version['antes'], dentro: string | null, key: string): unknown => {
  const valores = dentro === null ? lado : (lado?.[dentro] as Record<string, unknown> | undefined)
  return valores?.[key] ?? null
}

/** Reads a version as a text of entries, as sections of a plan are read. */
const comoItems =
  (dentro: string | null) =>
  (version: Version, key: string): Version => {
    const items = (lado: Version['antes']) => ({ items: itemsDeClave(key, enRegistro(lado, dentro, key)) })
    return { ...version, antes: items(version.antes), despues: items(version.despues) }
  }

/** A value as if it were sent now: what was kept before a rule came is cleaned by it. */
function leerAhora<T>(schema: z.ZodType<T>, key: string, valor: unknown): T {
  const leido = schema.safeParse({ [key]: valor })
  if (valor === null || !leido.success) throw conflict('Esa versión ya no se puede restaurar.')
  return leido.data
}

const vista = ({ key = '', revision }: Restauracion) =>
  revision === undefined ? {} : { revisiones: { [key]: revision } }

async function restaurarSilabo(ctx: Ctx, r: Restauracion): Promise<void> {
  const { id, key = '', periodo_id } = r
  const valor = enRegistro(r.version.despues, 'silabo', key)
  await saveKeys(ctx, {
    id,
    ...(periodo_id ? { periodo_id } : {}),
    ...(isClavePropia(key)
      ? { propias: leerAhora(propiasDeSilabo, key, valor) }
      : { silabo: leerAhora(valoresDeSilabo, key, valor) }),
    ...vista(r),
  } as Parameters<typeof saveKeys>[1])
}

async function restaurarCarta(ctx: Ctx, r: Restauracion): Promise<void> {
  const { id, key = '' } = r
  const carta = leerAhora(valoresDeCarta, key, enRegistro(r.version.despues, null, key))
  await saveCarta(ctx, { id, carta, ...vista(r) } as Parameters<typeof saveCarta>[1])
}

/** 422 for a key that the thing does not have. */
function assertClave(key: string | undefined, isSuya: (key: string) => boolean): string {
  if (key === undefined || !isSuya(key)) throw invalidField('key', 'Elija la sección.')
  return key
}

const GUARDADOS = ['asignatura.save.key.silabo', 'asignatura.save.silabo'] as const

interface DeUnaClave {
  id: number
  periodo_id: number
  clave: string
}

/**
 * A syllabus that was carried into its period begins there, with what it was given. That is one record of the period without its texts, so they are read
 * where they went: what the first save after it found, else what is there now.
 */
const traido = (ctx: Ctx, { id, periodo_id, clave }: DeUnaClave): SQL => sql`
  select c.id, c.evento, c.cuando, c.quien, null::jsonb, jsonb_build_object('silabo', jsonb_build_object(${clave}::text, v.valor), 'desde', p.nombre)
  from cambios c
  left join periodos p on p.empresa_id = c.empresa_id and p.id = (c.despues ->> 'desde_id')::bigint
  cross join lateral (select coalesce(
    (select x.antes -> 'silabo' -> ${clave}::text from cambios x where x.empresa_id = c.empresa_id and x.objeto_id = ${id}
      and x.evento in (${GUARDADOS[0]}, ${GUARDADOS[1]}) and x.id > c.id and (x.despues ->> 'periodo_id')::bigint = ${periodo_id}
      and jsonb_exists(x.despues -> 'silabo', ${clave}) order by x.id limit 1),
    (select k.valor from silabos s join silabo_claves k on k.empresa_id = s.empresa_id and k.silabo_id = s.id
      where s.empresa_id = c.empresa_id and s.asignatura_id = ${id} and s.periodo_id = ${periodo_id} and k.clave = ${clave})) as valor) v
  where c.empresa_id = ${ctx.empresaId} and c.objeto_id = ${periodo_id} and c.evento = ${CONTINUADO}
    and c.despues -> 'asignaturas_ids' @> to_jsonb(${id}::bigint) and v.valor is not null and v.valor <> 'null'`

const CONTINUADO = 'periodo.continuado'

/** A version of a syllabus by entries, and from where it was brought when nobody wrote it. */
function leerSilabo(version: Version, key: string): Version {
  const leida = comoItems('silabo')(version, key)
  if (version.evento !== CONTINUADO) return leida
  const desde = version.despues?.desde as string | null
  return { ...leida, nota: desde === null ? 'Se trajo del sílabo sin periodo' : `Se trajo de ${desde}` }
}

/** Of a syllabus: the course, its period, and the key. */
export const historialDeSilabo: ConHistorial = {
  eventos: GUARDADOS,
  porSeccion: true,
  assertVer: async (ctx, id) => {
    if (isDeColega(ctx, await assertCurso(ctx, id, 'silabos.ver')))
      throw forbidden('El historial de este sílabo lo ven quienes lo escriben y lo revisan.')
  },
  de: async (ctx, { id, key, periodo_id }) => {
    const suya = assertClave(key, isClaveDeSilabo)
    return {
      id,
      ...(periodo_id && { ademas: traido(ctx, { id, periodo_id, clave: suya }) }),
      donde: sql`jsonb_exists(c.despues->'silabo', ${suya})
        and (c.despues->>'periodo_id')::bigint is not distinct from ${periodo_id ?? null}::bigint`,
    }
  },
  leer: leerSilabo,
  restaurar: restaurarSilabo,
}

/** Of a carta, which the versions of a course share. */
export const historialDeCarta: ConHistorial = {
  eventos: ['carta.updated'],
  porSeccion: true,
  assertVer: (ctx, id) => assertCurso(ctx, id, 'silabos.ver'),
  de: async (ctx, { id, key }) => {
    const suya = assertClave(key, isClaveDeCarta)
    const { base } = await assertCurso(ctx, id, 'silabos.ver')
    return { id: base, donde: sql`jsonb_exists(c.despues, ${suya})` }
  },
  leer: comoItems(null),
  restaurar: restaurarCarta,
}
