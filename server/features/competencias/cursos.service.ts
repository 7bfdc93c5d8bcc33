import type { CeldaDeCompetencia } from '@malla/contracts/matriz.ts'
import { letraDeNivel } from '@malla/domain/competencias/niveles.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, inArray, sql } from '../../platform/db/drizzle.ts'
import { invalid, stale } from '../../platform/errors.ts'
import { portions } from '../../platform/portions.ts'
import { selectVigentes } from '../asignaturas/asignaturas.queries.ts'
import { ambitoDePlan } from '../planes/planes.guard.ts'
import { openArbol } from './abrir.ts'
import { enVigor, selectCeldas, selectCompetencias } from './competencias.queries.ts'

const { asignaturas, competencia_cursos } = schema

interface CeldaPedida {
  competencia_id: number
  asignatura_id: number
  nivel: CeldaDeCompetencia['nivel'] | null
  /** What stood there when it was written, null where nothing did; not given: whatever stands there. */
  antes?: CeldaDeCompetencia['nivel'] | null | undefined
}

const claveDe = (c: { competencia_id: number; asignatura_id: number }): string =>
  `${c.competencia_id} ${c.asignatura_id}`

/**
 * Writes cells of the matrix of a plan, all or none: a null `nivel` empties one, of one given twice the last counts. A course is named by any
 * of its versions. 422 naming each competency or course that is not of the plan (`celdas.3.asignatura_id`), 409 ceased. One
 * `competencia.cursos` record a competency. 409 with the cells that somebody else changed since (`antes`), as they are now.
 */
export async function saveCeldas(
  ctx: Ctx,
  { planId, celdas }: { planId: number; celdas: CeldaPedida[] },
): Promise<CeldaDeCompetencia[]> {
  const { plan, todas } = await openArbol(ctx, planId, 'contenido.editar')
  const bases = await selectBases(ctx, planId, celdas)
  assertDelPlan(new Set(todas.map(c => c.id)), bases, celdas)
  const vigentes = await selectVigentes(ctx, planId)
  const antes = await selectCeldas(ctx, planId)
  const escritas = new Map(antes.map(c => [claveDe(c), c.nivel]))
  const enBase = celdas.map(c => ({ ...c, asignatura_id: bases.get(c.asignatura_id)! }))
  await assertComoEstaban(
    ctx,
    planId,
    celdas.map((c, i) => ({ ...c, actual: escritas.get(claveDe(enBase[i]!)) ?? null })),
  )
  const pedidas = [...new Map(enBase.map(c => [claveDe(c), c])).values()].filter(
    c => (escritas.get(claveDe(c)) ?? null) !== c.nivel,
  )
  if (pedidas.length === 0) return enVigor(antes, vigentes)
  await writeCeldas(ctx, planId, pedidas)
  const despues = enVigor(await selectCeldas(ctx, planId), vigentes)
  const filasAntes = porCompetencia(enVigor(antes, vigentes))
  const filas = porCompetencia(despues)
  for (const id of new Set(pedidas.map(c => c.competencia_id)))
    ctx.record({
      evento: 'competencia.cursos',
      objeto_id: id,
      ambito: ambitoDePlan(plan),
      antes: { cursos: filasAntes.get(id) ?? [] },
      despues: { cursos: filas.get(id) ?? [] },
    })
  return despues
}

type Filas = ReadonlyMap<number, Pick<CeldaDeCompetencia, 'asignatura_id' | 'nivel'>[]>

/** What stands in the row of each competency. */
const porCompetencia = (celdas: readonly CeldaDeCompetencia[]): Filas =>
  new Map(
    [...Map.groupBy(celdas, c => c.competencia_id)].map(([id, suyas]) => [
      id,
      suyas.map(({ asignatura_id, nivel }) => ({ asignatura_id, nivel })),
    ]),
  )

/** Of each course that is asked for and of the plan, its base; it stays there until this is written. */
async function selectBases(
  ctx: Ctx,
  planId: number,
  celdas: readonly CeldaPedida[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await ctx.tx
    .select({ id: asignaturas.id, base_id: asignaturas.base_id })
    .from(asignaturas)
    .where(
      and(
        eq(asignaturas.empresa_id, ctx.empresaId),
        eq(asignaturas.planestudio_id, planId),
        inArray(asignaturas.id, [...new Set(celdas.map(c => c.asignatura_id))]),
      ),
    )
    .for('key share')
  return new Map(rows.map(r => [r.id, r.base_id ?? r.id]))
}

function assertDelPlan(
  competencias: ReadonlySet<number>,
  cursos: ReadonlyMap<number, number>,
  celdas: readonly CeldaPedida[],
): void {
  const errors = celdas.flatMap((c, i): [string, string[]][] => [
    ...(competencias.has(c.competencia_id)
      ? []
      : [
          [
            `celdas.${i}.competencia_id`,
            ['Esta competencia no está en el plan: quizá alguien la eliminó.'],
          ] as [string, string[]],
        ]),
    ...(cursos.has(c.asignatura_id)
      ? []
      : [
          [`celdas.${i}.asignatura_id`, ['Este curso no está en el plan: quizá alguien lo eliminó.']] as [
            string,
            string[],
          ],
        ]),
  ])
  if (errors.length > 0) throw invalid(Object.fromEntries(errors))
}

/** Refuses to write over what somebody else wrote since a cell was seen: 409 with those cells as they are now. What is as it is asked to be is no conflict. */
async function assertComoEstaban(
  ctx: Ctx,
  planId: number,
  celdas: readonly (CeldaPedida & { actual: CeldaDeCompetencia['nivel'] | null })[],
): Promise<void> {
  const ajenas = celdas.filter(c => c.antes !== undefined && c.actual !== c.antes && c.actual !== c.nivel)
  if (ajenas.length === 0) return
  const codigos = new Map((await selectCompetencias(ctx, planId)).map(c => [c.id, c.codigo]))
  const cursos = await ctx.tx
    .select({ id: asignaturas.id, nombre: asignaturas.nombre })
    .from(asignaturas)
    .where(
      and(
        eq(asignaturas.empresa_id, ctx.empresaId),
        inArray(asignaturas.id, [...new Set(ajenas.map(c => c.asignatura_id))]),
      ),
    )
  const nombres = new Map(cursos.map(c => [c.id, c.nombre]))
  throw stale(
    ajenas.map(({ competencia_id, asignatura_id, actual }) => ({
      competencia_id,
      asignatura_id,
      nivel: actual,
    })),
    palabrasDeAjenas(
      ajenas.map(c => ({
        donde: `${codigos.get(c.competencia_id)}, ${nombres.get(c.asignatura_id)}`,
        actual: c.actual,
      })),
    ),
  )
}

/** So many are named. */
const NOMBRADAS = 3

/** «Otra persona cambió antes 2 celdas: F1, Álgebra (ahora D); C2, Física (ahora vacía).» */
function palabrasDeAjenas(
  ajenas: readonly { donde: string; actual: CeldaDeCompetencia['nivel'] | null }[],
): string {
  const dichas = ajenas
    .slice(0, NOMBRADAS)
    .map(({ donde, actual }) => `${donde} (ahora ${actual ? letraDeNivel[actual] : 'vacía'})`)
  const mas = ajenas.length - dichas.length
  const lista = [...dichas, ...(mas > 0 ? [`y ${mas} más`] : [])].join('; ')
  return `Otra persona cambió antes ${segun(ajenas.length, 'esta celda', 'estas # celdas')}: ${lista}.`
}

async function writeCeldas(ctx: Ctx, planestudio_id: number, celdas: readonly CeldaPedida[]): Promise<void> {
  const vacias = celdas.filter(c => c.nivel === null)
  const llenas = celdas.flatMap(c =>
    c.nivel === null ? [] : [{ ...c, nivel: c.nivel, planestudio_id, empresa_id: ctx.empresaId }],
  )
  if (vacias.length > 0)
    await ctx.tx.execute(sql`
      delete from competencia_cursos t
      using jsonb_to_recordset(${JSON.stringify(vacias)}::jsonb) as v(competencia_id bigint, asignatura_id bigint)
      where t.empresa_id = ${ctx.empresaId} and t.competencia_id = v.competencia_id and t.asignatura_id = v.asignatura_id`)
  for (const part of portions(llenas, 5))
    await ctx.tx
      .insert(competencia_cursos)
      .values(part)
      .onConflictDoUpdate({
        target: [
          competencia_cursos.empresa_id,
          competencia_cursos.competencia_id,
          competencia_cursos.asignatura_id,
        ],
        set: { nivel: sql`excluded.nivel` },
      })
}
