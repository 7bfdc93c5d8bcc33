import type { CursoMedido } from '@malla/domain/planes/avance.ts'
import type { ContenidoDeCarta } from '@malla/domain/silabos/contenido.ts'
import { luzDeSilabo } from '@malla/domain/silabos/estado.ts'
import { partesDeCarta } from '@malla/domain/silabos/medirCarta.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'

/** What is known of a course when its parts are measured. */
interface Medible {
  id: number
  base_id: number | null
  silabo_estado: number
}

const enPlanes = (ids: readonly number[]): SQL => sql`any(${sql.param([...ids])}::bigint[])`

/**
 * How far the parts of the courses of these plans are: their cartas by what is written in them, their syllabi by isCompletado. The one measure
 * behind the page «Avance», its figures and every progress report. Two queries, whatever the number of plans.
 */
export async function selectPartes(
  ctx: Ctx,
  planIds: readonly number[],
): Promise<(curso: Medible) => CursoMedido['partes']> {
  const [cartaRows, celdaRows] = await Promise.all([
    ctx.tx.execute(sql`select asignatura_id as id, jsonb_object_agg(clave, valor) as carta from carta_claves
      where empresa_id = ${ctx.empresaId} and planestudio_id = ${enPlanes(planIds)} group by 1`),
    ctx.tx.execute(sql`select distinct coalesce(a.base_id, a.id) as id from competencia_cursos x
      join asignaturas a on a.empresa_id = x.empresa_id and a.id = x.asignatura_id
      where x.empresa_id = ${ctx.empresaId} and x.planestudio_id = ${enPlanes(planIds)}`),
  ])
  const cartas = new Map(
    (cartaRows.rows as unknown as { id: number; carta: ContenidoDeCarta }[]).map(r => [r.id, r.carta]),
  )
  const enMatriz = new Set((celdaRows.rows as unknown as { id: number }[]).map(r => r.id))
  return ({ id, base_id, silabo_estado }) => {
    const base = base_id ?? id
    return {
      ...partesDeCarta(cartas.get(base) ?? {}, enMatriz.has(base)),
      silabos: luzDeSilabo(silabo_estado),
    }
  }
}
