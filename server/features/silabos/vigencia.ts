import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'

/**
 * The order in which the syllabi of one course stand for it: of the last period that has begun, then of those to come, then the one without a period; those of
 * periods that are switched off come last, as nobody works on them. `p` is the period of each, joined by left join. Syllabi that were carried into next year
 * must not hide the ones that people write now.
 */
export const masVigente = (p: string): SQL => {
  const [inicio, estado] = [sql`${sql.identifier(p)}.fechainicio`, sql`${sql.identifier(p)}.estado`]
  return sql`coalesce(${estado} <> 'Activado', false), (${inicio} <= ${hoyAqui()}) desc nulls last, ${inicio} desc nulls last`
}
