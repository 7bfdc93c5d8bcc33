import type { LegalDePlanes } from '@malla/contracts/legal.ts'
import { type ResumenLegal, resumenLegal } from '@malla/domain/legal/aceptar.ts'
import { evaluar } from '@malla/domain/legal/evaluar.ts'
import { programaInAlcance } from '../../platform/alcance.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx, Platform } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'
import { ajustesCompletos } from '../ajustes/institucion.service.ts'
import { selectAceptados } from './aceptados.queries.ts'
import { ajustesLegales } from './legal.queries.ts'
import { selectPlanesLegales } from './planes.queries.ts'

/** Lights of an institution as they were after its change record `ultimo`, on the day `hoy`, by the rules `segun`. */
interface Recuerdo {
  ultimo: number
  hoy: string
  segun: string
  dePlan: Map<number, ResumenLegal>
}

/** Each node remembers by itself: the chain of records tells it what to look at again, whichever node wrote. */
const recuerdos = new WeakMap<Platform, Map<number, Recuerdo>>()
/** Institutions that a node remembers; the one asked for longest ago goes first. */
const MAS_RECUERDOS = 100
/** With more records than this since the last look, looking at all is as quick. */
const MAS_CAMBIOS = 2000

/** Things outside of plans that change what is found in them. */
const DE_TODOS = new Set([
  ...['programa', 'facultad', 'nivel', 'modalidad', 'parametro'],
  ...['ajustes_empresa', 'empresa', 'institucion', 'config_silabo'],
])

const recuerdosDe = (platform: Platform): Map<number, Recuerdo> => {
  const suyos = recuerdos.get(platform) ?? new Map<number, Recuerdo>()
  recuerdos.set(platform, suyos)
  return suyos
}

async function selectUltimo(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.tx.execute(sql`select ultimo from cadenas where empresa_id = ${ctx.empresaId}`)
  return Number((rows[0] as { ultimo: string | number } | undefined)?.ultimo ?? 0)
}

/** Plans touched since a record; null when all have to be looked at. */
async function selectTocados(ctx: Ctx, desde: number, hasta: number): Promise<number[] | null> {
  if (hasta < desde || hasta - desde > MAS_CAMBIOS) return null
  const { rows } = await ctx.tx.execute(sql`
    select distinct split_part(evento, '.', 1) as clase,
      coalesce((ambito->>'plan_id')::bigint, case when evento like 'plan_estudio.%' then objeto_id end)::float8 as plan
    from cambios where empresa_id = ${ctx.empresaId} and id > ${desde} and id <= ${hasta}`)
  const tocados = rows as unknown as { clase: string; plan: number | null }[]
  if (tocados.some(t => t.plan === null && DE_TODOS.has(t.clase))) return null
  return [...new Set(tocados.map(t => t.plan).filter(p => p !== null))]
}

/** What of the session decides: it may change without a record of the institution, and one that is remembered may lag behind the records. */
const reglasDe = (ctx: Ctx): string => {
  const empresa = ctx.sesion.empresa!
  return JSON.stringify([ajustesLegales(ctx), empresa.tipo, ajustesCompletos(empresa).semanas])
}

/** Looks at these plans (null: at all) and writes their lights down; those that are gone lose theirs. */
async function mirar(ctx: Ctx, recuerdo: Recuerdo, ids: readonly number[] | null): Promise<void> {
  if (ids?.length === 0) return
  const [planes, aceptados] = await Promise.all([selectPlanesLegales(ctx, ids), selectAceptados(ctx, ids)])
  const porPlan = Map.groupBy(aceptados, a => a.planestudio_id)
  const ajustes = ajustesLegales(ctx)
  for (const id of ids ?? []) recuerdo.dePlan.delete(id)
  for (const { id, legal } of planes) {
    const hallazgos = evaluar(legal, ajustes, recuerdo.hoy)
    recuerdo.dePlan.set(id, resumenLegal(hallazgos, porPlan.get(id) ?? [], legal.partes.cursos.length))
  }
}

/**
 * The light of every plan of the institution. The last change record says whether anything happened: if not, and the same rules hold, what is remembered
 * is answered; if so, only the plans that records name since then are looked at again. Records are read before the plans, so what is written
 * meanwhile is looked at twice, never missed.
 */
async function lucesDe(ctx: Ctx): Promise<ReadonlyMap<number, ResumenLegal>> {
  const suyos = recuerdosDe(ctx.platform)
  const [ultimo, hoy] = [await selectUltimo(ctx), hoyAqui()]
  const antes = suyos.get(ctx.empresaId)
  const segun = reglasDe(ctx)
  const isDeHoy = antes?.hoy === hoy && antes.segun === segun
  if (isDeHoy && antes.ultimo === ultimo) return antes.dePlan
  const tocados = isDeHoy ? await selectTocados(ctx, antes.ultimo, ultimo) : null
  const ahora: Recuerdo = {
    ultimo,
    hoy,
    segun,
    dePlan: tocados === null ? new Map() : new Map(antes!.dePlan),
  }
  await mirar(ctx, ahora, tocados)
  suyos.delete(ctx.empresaId)
  suyos.set(ctx.empresaId, ahora)
  if (suyos.size > MAS_RECUERDOS) suyos.delete(suyos.keys().next().value!)
  return ahora.dePlan
}

/** The light of each plan in force that the person may see, by programme and name. */
export async function selectResumenLegal(ctx: Ctx): Promise<LegalDePlanes[]> {
  const luces = await lucesDe(ctx)
  const { rows } = await ctx.tx.execute(sql`
    select p.id::float8 as plan_id, p.full_name, g.nombre as programa, g.estado = 'Activado' and f.estado = 'Activado' as "enUso"
    from planes p join programas g on g.empresa_id = ${ctx.empresaId} and g.id = p.programa_id
    join facultades f on f.empresa_id = ${ctx.empresaId} and f.id = g.facultad_id
    where p.empresa_id = ${ctx.empresaId} and p.deleted_at is null and p.fechacese is null
      and ${programaInAlcance(ctx, sql`g.facultad_id`, sql`g.id`)}
    order by ${alfabetico(sql`g.nombre`)}, ${alfabetico(sql`p.full_name`)}, p.id`)
  return (rows as unknown as Omit<LegalDePlanes, keyof ResumenLegal>[]).flatMap(p => {
    const luz = luces.get(p.plan_id)
    return luz ? [{ ...p, ...luz }] : []
  })
}
