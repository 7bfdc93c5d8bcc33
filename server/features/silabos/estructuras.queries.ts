import type { EstructuraVigente } from '@malla/contracts/estructuras.ts'
import { escalaEnDecimas, escalaInicial } from '@malla/domain/empresas/ajustes.ts'
import {
  type EstructuraDeSilabo,
  type EstructuraHeredada,
  estructuraDe,
  estructuraInicial,
} from '@malla/domain/silabos/estructura.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'

/** Whose structure: of the institution (neither), of a programme, or of a plan, which is in a programme. */
export interface Dueno {
  programa_id: number | null
  planestudio_id: number | null
}

interface Fila extends Dueno {
  contenido: EstructuraDeSilabo
  revision: number
}

/** What nobody has said otherwise, in an institution of this kind. */
const inicialDe = ({ sesion: { empresa } }: Ctx): EstructuraDeSilabo =>
  estructuraInicial({ escala: escalaInicial(empresa?.tipo), ...empresa?.ajustes })

/** All structures that somebody set: as many as there are plans and programmes with one of their own, which is few. */
async function selectFilas(ctx: Ctx): Promise<Fila[]> {
  const { rows } =
    await ctx.tx.execute(sql`select programa_id, planestudio_id, contenido, revision from config_silabos
    where empresa_id = ${ctx.empresaId}`)
  return rows as unknown as Fila[]
}

/** Whether a plan (`l`: planes) follows the structure of an owner, because nothing nearer says otherwise. */
export function sigue({ programa_id, planestudio_id }: Dueno, l: SQL): SQL {
  const sinPropia = (columna: SQL, de: SQL) => sql`not exists (select 1 from config_silabos c
    where c.empresa_id = ${l}.empresa_id and ${columna} = ${de})`
  if (planestudio_id) return sql`${l}.id = ${planestudio_id}`
  const sinPlan = sinPropia(sql`c.planestudio_id`, sql`${l}.id`)
  return programa_id
    ? sql`${l}.programa_id = ${programa_id} and ${sinPlan}`
    : sql`${sinPlan} and ${sinPropia(sql`c.programa_id`, sql`${l}.programa_id`)}`
}

/**
 * How many plans follow the structure of an owner, because nothing nearer says otherwise, and how many of their syllabi that are not approved: those
 * are measured by it.
 */
export async function selectSeguidores(ctx: Ctx, dueno: Dueno): Promise<{ silabos: number; planes: number }> {
  const { rows } = await ctx.tx.execute(sql`
    select count(distinct l.id)::int as planes, count(s.id)::int as silabos
    from planes l left join silabos s on s.empresa_id = l.empresa_id and s.planestudio_id = l.id and s.estado <> 'aprobado'
      and not exists (select 1 from periodos p where p.empresa_id = s.empresa_id and p.id = s.periodo_id and p.fechafin < ${hoyAqui()})
    where l.empresa_id = ${ctx.empresaId} and l.deleted_at is null and l.fechacese is null and ${sigue(dueno, sql`l`)}`)
  return rows[0] as unknown as { silabos: number; planes: number }
}

interface Vigente extends EstructuraHeredada {
  propia: EstructuraVigente['propia']
}

/** Of these structures the one that holds for a plan, a programme or the institution. */
function vigenteDe(
  filas: readonly Fila[],
  { programa_id, planestudio_id }: Dueno,
  inicial: EstructuraDeSilabo,
): Vigente {
  const delPlan = planestudio_id ? filas.find(f => f.planestudio_id === planestudio_id) : undefined
  const delPrograma = programa_id ? filas.find(f => f.programa_id === programa_id) : undefined
  const deTodos = filas.find(f => f.planestudio_id === null && f.programa_id === null)
  const propia = planestudio_id ? delPlan : programa_id ? delPrograma : deTodos
  const de = (f: Fila | undefined) => f?.contenido ?? null
  const { estructura, ...resto } = estructuraDe(de(deTodos), de(delPrograma), de(delPlan), inicial)
  return {
    ...resto,
    estructura: { ...estructura, escala: escalaEnDecimas(estructura.escala) },
    propia: propia ? { revision: propia.revision } : null,
  }
}

/** The structure that holds for a plan, a programme or the institution, whose it is, and the revision of its own. */
export const selectEstructura = async (ctx: Ctx, dueno: Dueno): Promise<Vigente> =>
  vigenteDe(await selectFilas(ctx), dueno, inicialDe(ctx))

/** The structure that holds for each of many plans, in one query. */
export async function selectEstructurasDe(
  ctx: Ctx,
  duenos: readonly Dueno[],
): Promise<(dueno: Dueno) => EstructuraDeSilabo> {
  const filas = await selectFilas(ctx)
  const inicial = inicialDe(ctx)
  const porPlan = new Map(duenos.map(d => [d.planestudio_id, vigenteDe(filas, d, inicial).estructura]))
  return dueno => porPlan.get(dueno.planestudio_id)!
}
