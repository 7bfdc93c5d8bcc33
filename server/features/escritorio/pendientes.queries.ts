import type { ClaseDePendiente, Pendiente } from '@malla/contracts/escritorio.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'

const uno = (clase: ClaseDePendiente, cuantos: number, mas: Partial<Pendiente> = {}): Pendiente[] =>
  cuantos === 0
    ? []
    : [{ clase, cuantos, planes: 0, plan_id: null, curso_id: null, donde: '', puede: true, ...mas }]

/** What waits for an administrator: mails that did not go, users and institutions that may not work. */
export async function pendientesDeRoot(ctx: Ctx): Promise<Pendiente[]> {
  const { rows } = await ctx.tx.execute(sql`select
    (select count(*)::int from correos where estado = 'fallido') as correos,
    (select count(*)::int from usuarios where estado <> '1' and deleted_at is null) as usuarios,
    (select count(*)::int from empresas where estado <> 'Activado') as entidades`)
  const { correos, usuarios, entidades } = rows[0] as Record<'correos' | 'usuarios' | 'entidades', number>
  return [
    ...uno('correos_fallidos', correos),
    ...uno('usuarios_no_habilitados', usuarios),
    ...uno('entidades_no_activadas', entidades),
  ]
}

/** What waits for a lecturer: the syllabi of the own courses, in plans in force, that are not complete (isCompletado 3, §4). */
export async function pendientesDeDocente(ctx: Ctx): Promise<Pendiente[]> {
  const ids = ctx.sesion.quien.cursos_ids
  if (ids.length === 0) return []
  const list = sql.join(
    ids.map(id => sql`${id}`),
    sql`, `,
  )
  const { rows } = await ctx.tx.execute(sql`
    select a.id, a.nombre, l.full_name from asignaturas a
    join planes l on l.empresa_id = a.empresa_id and l.id = a.planestudio_id and l.deleted_at is null and l.fechacese is null
    where a.empresa_id = ${ctx.empresaId} and a.id in (${list}) and a.silabo_estado <> 3
    order by a.silabo_estado, normalizar(a.nombre)`)
  const [first] = rows as unknown as { id: number; nombre: string; full_name: string }[]
  return uno('silabos_por_completar', rows.length, {
    curso_id: first?.id ?? null,
    donde: first ? `${first.nombre} · ${first.full_name}` : '',
  })
}
