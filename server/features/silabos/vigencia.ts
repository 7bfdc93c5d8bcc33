import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'

/**
 * The order in which the syllabi of one course stand for it: of the last period that has begun, then of those to come, then the one without a period.
 * `p` is the period of each, joined by left join. Syllabi that were carried into next year must not hide the ones that people write now.
 */
export const masVigente = (p: string): SQL => {
  const inicio = sql`${sql.identifier(p)}.fechainicio`
  return sql`(${inicio} <= ${hoyAqui()}) desc nulls last, ${inicio} desc nulls last`
}
