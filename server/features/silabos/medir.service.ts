import { horasVirtualDe } from '@malla/domain/asignaturas/horas.ts'
import { medirSilabo } from '@malla/domain/silabos/completo.ts'
import type { ContenidoDeCarta, ContenidoDeSilabo } from '@malla/domain/silabos/contenido.ts'
import type { EstructuraDeSilabo } from '@malla/domain/silabos/estructura.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'
import { CLAVES_DE_CARTA, CLAVES_DE_SILABO, selectClavesDeVarios } from './claves.queries.ts'
import { congelarPasados } from './congelarPasados.ts'
import { type Dueno, selectEstructurasDe, sigue } from './estructuras.queries.ts'
import { masVigente } from './vigencia.ts'

/** isCompletado of syllabi (§4), kept beside them: measured anew whenever something that it follows from changes. */

interface Medible {
  id: number
  base: number
  planestudio_id: number
  programa_id: number
  completado: number
  estado: string
  horasteoria: number
  horaspractica: number
  horasvirtualteoria: number
  horasvirtualpractica: number
}

const selectMedibles = async (ctx: Ctx, donde: SQL, bloquea = true): Promise<Medible[]> => {
  const { rows } = await ctx.tx.execute(sql`
    select s.id, coalesce(a.base_id, a.id) as base, s.planestudio_id, p.programa_id, s.completado, s.estado,
      a.horasteoria, a.horaspractica, a.horasvirtualteoria, a.horasvirtualpractica
    from silabos s join asignaturas a on a.empresa_id = s.empresa_id and a.id = s.asignatura_id
    join planes p on p.empresa_id = s.empresa_id and p.id = s.planestudio_id
    where s.empresa_id = ${ctx.empresaId} and s.congelado is null and s.estado <> 'aprobado' and ${donde} order by s.id ${bloquea ? sql`for no key update of s` : sql``}`)
  return rows as unknown as Medible[]
}

/** So many whole syllabi are in memory at a time. */
const POR_VEZ = 200

type EstructuraDe = (s: Medible) => EstructuraDeSilabo

/** isCompletado of a syllabus that comes out otherwise than it is kept. */
export interface MedidaNueva {
  id: number
  completado: number
  antes: number
  estado: string
}

/** Writes isCompletado of syllabi where it came out otherwise. */
async function writeMedidas(ctx: Ctx, silabos: readonly Medible[]): Promise<void> {
  const estructuras = await selectEstructurasDe(ctx, silabos)
  for await (const cambios of medirPorTandas(ctx, silabos, estructuras)) {
    if (cambios.length === 0) continue
    const nuevas = cambios.map(({ id, completado }) => ({ id, completado }))
    await ctx.tx.execute(sql`update silabos s set completado = c.completado
      from jsonb_to_recordset(${JSON.stringify(nuevas)}::jsonb) as c(id bigint, completado smallint)
      where s.empresa_id = ${ctx.empresaId} and s.id = c.id`)
  }
}

async function* medirPorTandas(ctx: Ctx, silabos: readonly Medible[], estructuras: EstructuraDe) {
  for (let i = 0; i < silabos.length; i += POR_VEZ)
    yield await medirTanda(ctx, silabos.slice(i, i + POR_VEZ), estructuras)
}

/** What would come out otherwise if the syllabi of an owner were measured by this structure. Writes nothing. */
export async function medirCon(
  ctx: Ctx,
  dueno: Dueno,
  estructura: EstructuraDeSilabo,
): Promise<{ completos: number; cambios: MedidaNueva[] }> {
  const silabos = await selectMedibles(
    ctx,
    sql`${sigue(dueno, sql`p`)} and not exists (select 1 from periodos q
      where q.empresa_id = s.empresa_id and q.id = s.periodo_id and q.fechafin < ${hoyAqui()})`,
    false,
  )
  const cambios: MedidaNueva[] = []
  for await (const tanda of medirPorTandas(ctx, silabos, () => estructura)) cambios.push(...tanda)
  return { completos: silabos.filter(s => s.completado === 3).length, cambios }
}

async function medirTanda(
  ctx: Ctx,
  silabos: readonly Medible[],
  estructuras: EstructuraDe,
): Promise<MedidaNueva[]> {
  const contenidos = await selectClavesDeVarios(
    ctx,
    CLAVES_DE_SILABO,
    silabos.map(s => s.id),
  )
  const cartas = await selectClavesDeVarios(
    ctx,
    CLAVES_DE_CARTA,
    silabos.map(s => s.base),
  )
  return silabos.flatMap(s => {
    const { isCompletado } = medirSilabo({
      estructura: estructuras(s),
      carta: (cartas.get(s.base) ?? {}) as ContenidoDeCarta,
      contenido: (contenidos.get(s.id) ?? {}) as ContenidoDeSilabo,
      curso: { horasteoria: s.horasteoria, horaspractica: s.horaspractica, horasvirtual: horasVirtualDe(s) },
    })
    return isCompletado === s.completado
      ? []
      : [{ id: s.id, completado: isCompletado, antes: s.completado, estado: s.estado }]
  })
}

/** A course shows the state of the syllabus that people work on (vigencia.ts). Answers those that changed. */
async function showEnCursos(ctx: Ctx, silaboIds: readonly number[]): Promise<Mostrado[]> {
  const { rows } = await ctx.tx.execute(sql`update asignaturas a set silabo_estado = u.completado from (
      select distinct on (s.asignatura_id) s.asignatura_id, s.completado from silabos s
      left join periodos p on p.empresa_id = s.empresa_id and p.id = s.periodo_id
      where s.empresa_id = ${ctx.empresaId} and s.asignatura_id in (
        select x.asignatura_id from silabos x where x.empresa_id = ${ctx.empresaId} and x.id = any(${sql.param([...silaboIds])}::bigint[]))
      order by s.asignatura_id, ${masVigente('p')}, s.id desc) u
    where a.empresa_id = ${ctx.empresaId} and a.id = u.asignatura_id and a.silabo_estado <> u.completado
    returning a.id, a.silabo_estado`)
  return rows as unknown as Mostrado[]
}

/** A course and the state that it shows now. */
export interface Mostrado {
  id: number
  silabo_estado: number
}

async function remedir(ctx: Ctx, silabos: readonly Medible[]): Promise<Mostrado[]> {
  if (silabos.length === 0) return []
  await writeMedidas(ctx, silabos)
  return showEnCursos(
    ctx,
    silabos.map(s => s.id),
  )
}

/**
 * What syllabi inherit has changed: they are measured, and those that are handed in count a revision, so that nobody approves or observes
 * another syllabus than the one on the screen.
 */
async function remedirHerederos(ctx: Ctx, donde: SQL): Promise<Mostrado[]> {
  const silabos = await selectMedibles(ctx, donde)
  const entregados = silabos.filter(s => s.estado === 'entregado').map(s => s.id)
  if (entregados.length > 0)
    await ctx.tx.execute(sql`update silabos set revision = revision + 1
      where empresa_id = ${ctx.empresaId} and id = any(${sql.param(entregados)}::bigint[])`)
  return remedir(ctx, silabos)
}

const deCursos = (plan: { id: number }, bases: readonly number[]): SQL =>
  sql`s.planestudio_id = ${plan.id} and coalesce(a.base_id, a.id) = any(${sql.param([...bases])}::bigint[])`

/** Measures the syllabi of courses (by base) of a plan. */
export async function remedirCursos(ctx: Ctx, plan: { id: number }, bases: readonly number[]): Promise<void> {
  await remedir(ctx, await selectMedibles(ctx, deCursos(plan, bases)))
}

/** Measures the syllabi of courses (by base) of a plan whose carta has changed. */
export async function remedirPorCarta(ctx: Ctx, plan: { id: number }, base: number): Promise<void> {
  await remedirHerederos(ctx, deCursos(plan, [base]))
}

/** Measures the syllabi of these versions of courses, whose hours have changed. Answers the courses that show another state for it. */
export const remedirVersiones = (ctx: Ctx, ids: readonly number[]): Promise<Mostrado[]> =>
  remedirHerederos(ctx, sql`s.asignatura_id = any(${sql.param([...ids])}::bigint[])`)

/**
 * Measures syllabi in which something other than a save of theirs wrote: in themselves, or in the carta of their course (by base). Answers the courses that
 * show another state for it.
 */
export const remedirReescritos = (
  ctx: Ctx,
  { silabos, bases }: { silabos: readonly number[]; bases: readonly number[] },
): Promise<Mostrado[]> =>
  remedirHerederos(
    ctx,
    sql`s.id in (select unnest(${sql.param([...silabos])}::bigint[]) union all
      select x.id from silabos x join asignaturas b on b.empresa_id = x.empresa_id and b.id = x.asignatura_id
      where x.empresa_id = ${ctx.empresaId} and (b.id = any(${sql.param([...bases])}::bigint[]) or b.base_id = any(${sql.param([...bases])}::bigint[])))`,
  )

/**
 * After the dates of a period changed: where it is not over, what was frozen for its end is not frozen any more and is measured; which syllabus of a
 * course is the latest may be another.
 */
export async function remedirPeriodo(ctx: Ctx, periodo: number, terminado: boolean): Promise<void> {
  const suyos = sql`s.periodo_id = ${periodo}`
  if (!terminado) {
    await ctx.tx.execute(sql`update silabos s set congelado = null
      where s.empresa_id = ${ctx.empresaId} and ${suyos} and s.estado <> 'aprobado' and s.congelado is not null`)
    await remedir(ctx, await selectMedibles(ctx, suyos))
  } else await congelarPasados(ctx, suyos)
  await mostrarPeriodo(ctx, periodo)
}

/** Each course with a syllabus in a period shows the state of the one that people work on. Answers those that changed. */
export async function mostrarPeriodo(ctx: Ctx, periodo: number): Promise<Mostrado[]> {
  const { rows } = await ctx.tx.execute(
    sql`select s.id from silabos s where s.empresa_id = ${ctx.empresaId} and s.periodo_id = ${periodo}`,
  )
  return showEnCursos(
    ctx,
    (rows as unknown as { id: number }[]).map(r => r.id),
  )
}

/** Measures these syllabi. Answers the courses that show another state for it. */
export const remedirEstos = async (ctx: Ctx, ids: readonly number[]): Promise<Mostrado[]> =>
  remedir(ctx, await selectMedibles(ctx, sql`s.id = any(${sql.param([...ids])}::bigint[])`))

/** Measures every syllabus that follows a structure, which has changed: that of a plan, of a programme, of the institution. */
export async function remedirSilabos(ctx: Ctx, dueno: Dueno): Promise<void> {
  await remedirHerederos(ctx, sigue(dueno, sql`p`))
}
