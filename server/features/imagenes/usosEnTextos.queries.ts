import type { UsoEnTexto } from '@malla/contracts/imagenes.ts'
import { programaInAlcance } from '../../platform/alcance.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'

/** A text that shows a picture, and whether the reader may see it. */
export interface UsoLeido extends UsoEnTexto {
  imagen: string
  suyo: boolean
}

const enPlan = (
  curso: SQL,
): SQL => sql`join planes p on p.empresa_id = t.empresa_id and p.id = ${curso} and p.deleted_at is null
  join programas g on g.empresa_id = p.empresa_id and g.id = p.programa_id`
const ASIGNATURA = sql`join asignaturas a on a.empresa_id = t.empresa_id and a.id = t.asignatura_id`
const PLAN = sql`p.full_name || ' · ' || g.nombre`

/** Where texts live: name, id and title of what they belong to, which of its texts, the text itself, and what it hangs on. */
const lugares = (): {
  donde: UsoEnTexto['donde']
  id: SQL
  titulo: SQL
  key: SQL
  periodo?: SQL
  texto: SQL
  de: SQL
}[] => [
  {
    donde: 'plan',
    id: sql`p.id`,
    titulo: PLAN,
    key: sql`t.key`,
    texto: sql`t.items::text`,
    de: sql`plan_secciones t ${enPlan(sql`t.planestudio_id`)}`,
  },
  {
    donde: 'programa',
    id: sql`g.id`,
    titulo: sql`g.nombre`,
    key: sql`t.key`,
    texto: sql`t.items::text`,
    de: sql`programa_secciones t join programas g on g.empresa_id = t.empresa_id and g.id = t.programa_id`,
  },
  {
    donde: 'carta',
    id: sql`a.id`,
    titulo: sql`a.nombre || ' · ' || ${PLAN}`,
    key: sql`t.clave`,
    texto: sql`t.valor::text`,
    de: sql`carta_claves t ${ASIGNATURA} ${enPlan(sql`t.planestudio_id`)}`,
  },
  {
    donde: 'silabo',
    id: sql`a.id`,
    titulo: sql`a.nombre || ' · ' || ${PLAN}`,
    key: sql`c.clave`,
    periodo: sql`t.periodo_id`,
    texto: sql`c.valor::text`,
    de: sql`silabos t join silabo_claves c on c.empresa_id = t.empresa_id and c.silabo_id = t.id ${ASIGNATURA} ${enPlan(sql`t.planestudio_id`)}`,
  },
]

const rama = (
  ctx: Ctx,
  { donde, id, titulo, key, periodo, texto, de }: ReturnType<typeof lugares>[number],
): SQL => sql`
  select ${donde} as donde, ${id} as id, ${titulo} as titulo, ${key} as key, ${periodo ?? sql`null::bigint`} as periodo_id, ${texto} as x,
    ${programaInAlcance(ctx, sql`g.facultad_id`, sql`g.id`)} as suyo
  from ${de} where t.empresa_id = ${ctx.empresaId} and ${texto} like '%imagenes/%'`

/** Models are read by the whole institution. */
const deModelos = (ctx: Ctx): SQL => sql`
  select 'modelo', t.id, t.nombre, null, null::bigint, t.descripcion, true
  from modelos_educativos t where t.empresa_id = ${ctx.empresaId} and t.descripcion like '%imagenes/%'`

/** The texts that show these pictures now, each text once a picture. */
export async function selectUsos(ctx: Ctx, publicIds: readonly string[]): Promise<UsoLeido[]> {
  if (publicIds.length === 0) return []
  const ramas = [...lugares().map(lugar => rama(ctx, lugar)), deModelos(ctx)]
  const { rows } = await ctx.tx.execute(sql`
    select distinct donde, id, titulo, key, periodo_id, suyo, m[1] as imagen
    from (${sql.join(ramas, sql` union all `)}) textos, regexp_matches(x, 'imagenes/([[:alnum:]_-]{1,64})', 'g') m
    where m[1] = any(${sql.param([...publicIds])}::text[]) order by donde, titulo, key`)
  return rows as unknown as UsoLeido[]
}
