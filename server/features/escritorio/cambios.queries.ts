import type { CambioReciente } from '@malla/contracts/escritorio.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import { programaInAlcance } from '../../platform/alcance.ts'
import { LECTURA, mayRead } from '../../platform/changes/visible.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { contarVarios } from '../logs/contar.ts'
import { type CambioDeLog, columnasDeLog, isVisible, tablasDeLog } from '../logs/logs.queries.ts'

/** Changes that the desk tells, and how far back it looks for them. */
const CONTADOS = 7
const MIRADOS = 2000
/** As many are read: of those that say the same one after the other only the last is told. */
const LEIDOS = 4 * CONTADOS

/** Of these nobody wants to hear on the desk: they follow from what is told, are about the log itself, or about how somebody looks at a list. */
const CALLADOS = new Set(['archivo', 'registro', 'vista', 'vista_administrativa'])

/** What everybody may read and only who works with the structure wants to hear: a lecturer's desk tells of syllabi. */
const EN_EL_ESCRITORIO = { institucion: 'estructura.ver' } satisfies typeof LECTURA

type Dicho = Pick<CambioReciente, 'user' | 'evento' | 'donde' | 'objeto_id'>

const diceLoMismo = (a: Dicho, b: Dicho): boolean =>
  a.user?.id === b.user?.id && a.evento === b.evento && a.donde === b.donde && a.objeto_id === b.objeto_id

/** Of changes in a row that read alike the first, which is the latest: who writes in one thing for an hour saves it many times. */
export const sinRepetir = <C extends Dicho>(cambios: readonly C[]): C[] =>
  cambios.filter((c, i) => i === 0 || !diceLoMismo(c, cambios[i - 1]!))

/**
 * What an institution began with (seeds/catalogos.ts), of `cambios c`: its chain begins with a level, and what comes with it in the same breath nobody did by
 * hand.
 */
const isDelComienzo = sql`(c.evento in ('nivel.created', 'modalidad.created', 'parametro.created', 'resultado.created') and exists (
  select 1 from cambios p where p.empresa_id = c.empresa_id and p.id = 1 and p.evento = 'nivel.created'
    and p.quien is not distinct from c.quien and c.cuando < p.cuando + interval '2 seconds'))`

/** Kinds of things whose changes the person may read. */
const legibles = (ctx: Ctx): string[] =>
  Object.entries({ ...LECTURA, ...EN_EL_ESCRITORIO })
    .filter(([clase, accion]) => !CALLADOS.has(clase) && whyNot(ctx.sesion.quien, accion) === null)
    .map(([clase]) => clase)

const facultad = sql`(c.ambito->>'facultad_id')::bigint`
const programa = sql`(c.ambito->>'programa_id')::bigint`

/**
 * The last changes that the person may read, the latest first; of several in a row that read alike the last. Those of one kind (of one catalogue) that one person made in one go in one plan are one, of
 * as many things as there are: one that was saved twice counts once. Looks at the last 2,000 records of the institution, so it costs the same however long the log is.
 */
export async function selectCambiosRecientes(ctx: Ctx): Promise<CambioReciente[]> {
  const clases = legibles(ctx)
  if (clases.length === 0) return []
  const kinds = sql.join(
    clases.map(k => sql`${k}`),
    sql`, `,
  )
  const enAlcance = sql`(${programaInAlcance(ctx, facultad, programa)} or (${facultad} is null and ${programa} is null))`
  const { rows } = await ctx.tx.execute(sql`
    with ultimos as (
      select c.id, c.quien, c.evento, c.objeto_id, c.ambito->>'plan_id' as plan, c.cuando,
        case when c.evento like 'parametro.%' then coalesce(c.despues, c.antes)->>'tipo' end as catalogo from cambios c
      where c.empresa_id = ${ctx.empresaId} and c.id > (select ultimo from cadenas where empresa_id = ${ctx.empresaId}) - ${MIRADOS}
        and c.evento <> 'programa.counter_dc' and split_part(c.evento, '.', 1) in (${kinds}) and ${enAlcance} and ${isVisible}
        and not ${isDelComienzo}),
    marcados as (
      select id, objeto_id, case when quien is not distinct from lag(quien) over w and evento = lag(evento) over w
        and plan is not distinct from lag(plan) over w and catalogo is not distinct from lag(catalogo) over w and lag(cuando) over w - cuando < interval '5 seconds' then 0 else 1 end as nuevo
      from ultimos window w as (order by id desc)),
    tandas as (select id, objeto_id, sum(nuevo) over (order by id desc) as tanda from marcados),
    contadas as (select tanda, max(id) as id, count(distinct objeto_id)::int as cuantos from tandas group by tanda order by tanda limit ${LEIDOS})
    select ${columnasDeLog}, c.empresa_id, t.cuantos, (select l.id from planes l where l.empresa_id = c.empresa_id
      and l.id = (c.ambito->>'plan_id')::bigint and l.deleted_at is null) as plan_vivo from contadas t join (${tablasDeLog}) on c.empresa_id = ${ctx.empresaId} and c.id = t.id
    order by c.id desc`)
  const readable = (
    rows as unknown as (CambioDeLog & { cuantos: number; empresa_id: number; plan_vivo: number | null })[]
  ).filter(c => mayRead(ctx.sesion, c))
  const told = await contarVarios(ctx, readable)
  const cambios = told.map((registro, i) => ({
    ...registro,
    cuantos: readable[i]!.cuantos,
    plan_id: readable[i]!.plan_vivo,
  }))
  return sinRepetir(cambios).slice(0, CONTADOS)
}
