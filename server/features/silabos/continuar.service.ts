import { randomUUID } from 'node:crypto'
import type { ParsedOf } from '@malla/contracts/call.ts'
import type { recordatorios as calls } from '@malla/contracts/recordatorios.ts'
import { type ContenidoDeSilabo, isVacio } from '@malla/domain/silabos/contenido.ts'
import { copiarContenido } from '@malla/domain/silabos/copiar.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { conocerTras } from '../../platform/conocerTras.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import { isVigente } from '../asignaturas/vigente.ts'
import { CLAVES_DE_SILABO, selectClavesDeVarios } from './claves.queries.ts'
import { assertDueno } from './estructuras.service.ts'
import { remedirEstos } from './medir.service.ts'
import { selectPeriodoAbierto } from './periodoAbierto.queries.ts'

/** A course in force, with its syllabus of the earlier period. */
interface Par {
  asignatura_id: number
  planestudio_id: number
  desde_id: number
}

/** What a course has in the new period already. */
interface Destino {
  id: number
  asignatura_id: number
  estado: string
}

/**
 * The period to copy from: the given one; else the last to begin before it, one in use rather than one that is switched off; null: the syllabi without a
 * period. 422 for the same one.
 */
async function desdeCual(
  ctx: Ctx,
  periodo: { id: number; fechainicio: string },
  desde_id: number | undefined,
) {
  if (desde_id === periodo.id) throw invalidField('desde_id', 'Elija un periodo distinto.')
  const { rows } = await ctx.tx.execute(sql`select id from periodos where empresa_id = ${ctx.empresaId}
    and ${
      desde_id
        ? sql`id = ${desde_id}`
        : sql`fechainicio < ${periodo.fechainicio} and exists (select 1 from silabos s
      where s.empresa_id = periodos.empresa_id and s.periodo_id = periodos.id)`
    }
    order by (estado = 'Activado') desc, fechainicio desc, id desc limit 1`)
  if (desde_id && rows.length === 0) throw notFound()
  return (rows[0] as { id: number } | undefined)?.id ?? null
}

/** Courses of plans in force that have a syllabus to copy: of the newest version of the course that has one there. */
async function selectPares(
  ctx: Ctx,
  { programa_id, planestudio_id }: { programa_id: number | null; planestudio_id: number | null },
  desde: number | null,
): Promise<Par[]> {
  const { rows } = await ctx.tx.execute(sql`
    select a.id as asignatura_id, a.planestudio_id, o.id as desde_id
    from asignaturas a
    join planes l on l.empresa_id = a.empresa_id and l.id = a.planestudio_id and l.deleted_at is null and l.fechacese is null
    join lateral (select s.id from silabos s join asignaturas v on v.empresa_id = s.empresa_id and v.id = s.asignatura_id
      where s.empresa_id = a.empresa_id and s.periodo_id is not distinct from ${desde}::bigint
        and (v.id = coalesce(a.base_id, a.id) or v.base_id = coalesce(a.base_id, a.id))
      order by v.version desc, s.id desc limit 1) o on true
    where a.empresa_id = ${ctx.empresaId} and ${isVigente('a')}
      and ${planestudio_id ? sql`l.id = ${planestudio_id}` : programa_id ? sql`l.programa_id = ${programa_id}` : sql`true`}
    order by a.id for share of l`)
  return rows as unknown as Par[]
}

/** The syllabi of these courses in the new period, by course. */
async function selectDestinos(
  ctx: Ctx,
  hasta: number,
  cursos: readonly number[],
  conCandado = false,
): Promise<Map<number, Destino>> {
  const { rows } = await ctx.tx.execute(sql`select id, asignatura_id, estado from silabos
    where empresa_id = ${ctx.empresaId} and periodo_id = ${hasta} and asignatura_id = any(${sql.param([...cursos])}::bigint[])
    order by id ${conCandado ? sql`for update` : sql``}`)
  return new Map((rows as unknown as Destino[]).map(d => [d.asignatura_id, d]))
}

const json = (valor: unknown) => sql`${JSON.stringify(valor)}::jsonb`

interface Copia extends Par {
  contenido: ContenidoDeSilabo
}

/** Writes the copies: their syllabi where there is none, then all their keys. Two statements; answers the ids. */
async function insertCopias(ctx: Ctx, hasta: number, copias: readonly Copia[]): Promise<number[]> {
  const filas = copias.map(c => ({ asignatura_id: c.asignatura_id, planestudio_id: c.planestudio_id }))
  const { rows } = await ctx.tx.execute(sql`
    insert into silabos as s (empresa_id, planestudio_id, asignatura_id, periodo_id, revision)
    select ${ctx.empresaId}::bigint, x.planestudio_id, x.asignatura_id, ${hasta}::bigint, 1
    from jsonb_to_recordset(${json(filas)}) as x(asignatura_id bigint, planestudio_id bigint)
    on conflict (empresa_id, asignatura_id, periodo_id) do update set revision = s.revision + 1, updated_at = clock_timestamp()
    returning s.id, s.asignatura_id`)
  const ids = new Map((rows as { id: number; asignatura_id: number }[]).map(r => [r.asignatura_id, r.id]))
  const claves = copias.flatMap(c =>
    Object.entries(c.contenido).map(([clave, valor]) => ({
      silabo_id: ids.get(c.asignatura_id),
      clave,
      valor,
    })),
  )
  await ctx.tx.execute(sql`
    insert into silabo_claves as k (empresa_id, silabo_id, clave, valor)
    select ${ctx.empresaId}::bigint, x.silabo_id, x.clave, x.valor
    from jsonb_to_recordset(${json(claves)}) as x(silabo_id bigint, clave text, valor jsonb)
    on conflict (empresa_id, silabo_id, clave)
      do update set valor = excluded.valor, revision = k.revision + 1, updated_at = clock_timestamp()`)
  return [...ids.values()]
}

/** So many whole syllabi are in memory at a time. */
const POR_VEZ = 200

type Textos = Awaited<ReturnType<typeof selectClavesDeVarios>>

const isEscrito = (textos: Textos, silabo: number): boolean =>
  Object.values(textos.get(silabo) ?? {}).some(valor => !isVacio(valor))

const isLibre = (textos: Textos, d: Destino): boolean => d.estado === 'borrador' && !isEscrito(textos, d.id)

/**
 * Those of these courses whose syllabus in the new period is begun by now. What seems free is locked and read again: whoever is saving in it is waited for,
 * and what was saved is seen. Others go on writing in theirs; nobody begins one meanwhile, as its period is locked.
 */
async function selectEmpezados(
  ctx: Ctx,
  hasta: number,
  destinos: ReadonlyMap<number, Destino>,
  textos: Textos,
): Promise<Set<number>> {
  const empezados = new Set(destinos.keys())
  const dudosos = [...destinos.values()].filter(d => isLibre(textos, d)).map(d => d.asignatura_id)
  if (dudosos.length === 0) return empezados
  const seguros = [...(await selectDestinos(ctx, hasta, dudosos, true)).values()]
  const ahora = await selectClavesDeVarios(
    ctx,
    CLAVES_DE_SILABO,
    seguros.map(d => d.id),
  )
  for (const d of seguros) if (isLibre(ahora, d)) empezados.delete(d.asignatura_id)
  return empezados
}

/** Of the competencies that these syllabi repeat those that are still there: a closed one goes on naming what went since. */
async function selectQueHay(ctx: Ctx, contenidos: readonly ContenidoDeSilabo[]): Promise<Set<number>> {
  const lineas = contenidos.flatMap(c => [...(c.competencias ?? []), ...(c.resultados ?? [])])
  const ids = [...new Set(lineas.flatMap(l => l.competencia_id ?? []))]
  if (ids.length === 0) return new Set()
  const { rows } = await ctx.tx.execute(sql`select id from competencias
    where empresa_id = ${ctx.empresaId} and id = any(${sql.param(ids)}::bigint[])`)
  return new Set((rows as unknown as { id: number }[]).map(r => r.id))
}

/** Of these courses: how many have something to carry along, and the copies of those that have nothing in the new period yet. */
async function selectLibres(
  ctx: Ctx,
  hasta: number,
  pares: readonly Par[],
): Promise<{ escritos: number; libres: Copia[] }> {
  const destinos = await selectDestinos(
    ctx,
    hasta,
    pares.map(p => p.asignatura_id),
  )
  const textos = await selectClavesDeVarios(ctx, CLAVES_DE_SILABO, [
    ...pares.map(p => p.desde_id),
    ...[...destinos.values()].map(d => d.id),
  ])
  const empezados = await selectEmpezados(ctx, hasta, destinos, textos)
  const escritos = pares.filter(p => isEscrito(textos, p.desde_id))
  const libres = escritos
    .filter(p => !empezados.has(p.asignatura_id))
    .map(p => ({ ...p, contenido: textos.get(p.desde_id) as ContenidoDeSilabo }))
  const competencias = await selectQueHay(
    ctx,
    libres.map(p => p.contenido),
  )
  return {
    escritos: escritos.length,
    libres: libres.map(p => ({
      ...p,
      contenido: copiarContenido(p.contenido, randomUUID, { competencias }),
    })),
  }
}

/**
 * Begins a period with the syllabi of an earlier one, under new ids and as drafts, where nothing is written yet; what is begun stays as it is, and so
 * do the earlier ones. A few queries for two hundred courses each. 409 when the period is over; 404 out of scope.
 */
export async function continuar(
  ctx: Ctx,
  { id, desde_id, programa_id, planestudio_id }: ParsedOf<typeof calls.continuar>,
): Promise<{ copiados: number; habia: number }> {
  const dueno = await assertDueno(ctx, { programa_id, planestudio_id }, 'curricular.editar')
  const periodo = await selectPeriodoAbierto(ctx, id, true)
  const desde = await desdeCual(ctx, periodo, desde_id)
  const pares = await selectPares(ctx, dueno, desde)
  const llevados: Par[] = []
  const nuevos: number[] = []
  let habia = 0
  for (let i = 0; i < pares.length; i += POR_VEZ) {
    const { escritos, libres } = await selectLibres(ctx, id, pares.slice(i, i + POR_VEZ))
    habia += escritos - libres.length
    if (libres.length > 0) nuevos.push(...(await insertCopias(ctx, id, libres)))
    llevados.push(...libres.map(({ contenido: _, ...par }) => par))
  }
  const copiados = llevados.length
  if (copiados === 0) return { copiados, habia }
  await remedirEstos(ctx, nuevos)
  conocerTras(ctx, ['silabos', 'silabo_claves'], copiados)
  ctx.record({
    evento: 'periodo.continuado',
    objeto_id: id,
    ambito: dueno.ambito,
    despues: { desde_id: desde, copiados, asignaturas_ids: llevados.map(p => p.asignatura_id) },
  })
  return { copiados, habia }
}

/** What was carried along, in a sentence. */
export function mensajeDeContinuar({ copiados, habia }: { copiados: number; habia: number }): string {
  const estaban =
    habia === 0
      ? ''
      : ` ${segun(habia, 'Uno ya estaba empezado y queda', '# ya estaban empezados y quedan')} como estaba${habia === 1 ? '' : 'n'}.`
  if (copiados === 0) return `No hubo sílabos que copiar.${estaban}`
  return `${segun(copiados, 'Copiamos un sílabo', 'Copiamos # sílabos')} al periodo.${estaban}`
}
