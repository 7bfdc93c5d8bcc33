import { type ClaveDeCarta, isClaveDeCarta } from '@malla/domain/silabos/contenido.ts'
import { enLista } from '@malla/domain/texto/lista.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import type { CursoAbierto } from './curso.guard.ts'

/** What of a syllabus, or of what it inherits, changed between what a person read and the step that they take. */

interface Cambio {
  evento: string
  claves: string[]
}

interface Visto {
  periodo_id: number | null
  /** Revision of the whole that the person saw, and as it is now: each change between them counts one. */
  vista: number
  ahora: number
}

/** The changes after what was seen, the last first: saves and steps of the syllabus, its carta, its structure, the hours of its course, the competencies that it names. */
async function selectCambiosDesde(
  ctx: Ctx,
  { curso, base, plan }: CursoAbierto,
  { periodo_id, vista, ahora }: Visto,
): Promise<Cambio[]> {
  const propio = sql`(c.objeto_id = ${curso.id} and c.evento in ('asignatura.save.key.silabo', 'asignatura.save.silabo', 'silabo.updated')
    and (c.evento <> 'silabo.updated' or jsonb_exists(c.despues, 'paso'))
    and (c.despues ->> 'periodo_id')::bigint is not distinct from ${periodo_id}::bigint)`
  // Without a step of its review: a competency that its lines named went, or another took its place.
  const deLineas = sql`(c.evento = 'silabo.updated' and c.objeto_id = ${curso.id} and not jsonb_exists(coalesce(c.despues, '{}'), 'paso'))`
  const deEstructura = sql`(c.evento like 'config\\_silabo.%' and (c.ambito ->> 'plan_id' is null or (c.ambito ->> 'plan_id')::bigint = ${plan.id})
    and (c.ambito ->> 'programa_id' is null or (c.ambito ->> 'programa_id')::bigint = ${plan.programa_id}))`
  const { rows } = await ctx.tx.execute(sql`
    with desde as (select max(c.id) as id from cambios c where c.empresa_id = ${ctx.empresaId} and ${propio}
      and (c.despues ->> 'revision')::int <= ${vista})
    select case when ${deLineas} then 'lineas' else c.evento end as evento, coalesce((select jsonb_agg(k) from jsonb_object_keys(coalesce(c.antes, '{}')) k), '[]') as claves
    from cambios c, desde where c.empresa_id = ${ctx.empresaId} and c.id > desde.id and (${propio} or ${deLineas} or ${deEstructura}
      or (c.evento = 'carta.updated' and c.objeto_id = ${base})
      or (c.evento = 'asignatura.updated' and c.objeto_id = ${curso.id} and jsonb_exists_any(c.antes,
        array['horasteoria', 'horaspractica', 'horasvirtualteoria', 'horasvirtualpractica'])))
    order by c.id desc limit ${Math.max(ahora - vista, 0)}`)
  return rows as unknown as Cambio[]
}

const PARTES: Readonly<Record<ClaveDeCarta, string>> = {
  sumilla: 'la sumilla',
  cartaCompetencias: 'las competencias',
  cartaContenidos: 'los contenidos',
  cartaCriterios: 'los criterios',
  cartaBibliografia: 'la bibliografía',
}

/** What changed, each thing once; what somebody wrote in the syllabus itself is one of them. */
function dichos(cambios: readonly Cambio[]): string[] {
  const deCarta = cambios.filter(c => c.evento === 'carta.updated').flatMap(c => c.claves)
  const partes = [...new Set(deCarta.filter(isClaveDeCarta))].map(clave => PARTES[clave])
  const hay = (empieza: string) => cambios.some(c => c.evento.startsWith(empieza))
  return [
    ...(hay('asignatura.save') ? ['el sílabo'] : []),
    ...(hay('silabo.') ? ['su estado'] : []),
    ...(partes.length > 0 ? [`la carta descriptiva (${enLista(partes)})`] : []),
    ...(hay('lineas') ? ['las competencias que nombra'] : []),
    ...(hay('config_silabo') ? ['la estructura de los sílabos'] : []),
    ...(hay('asignatura.updated') ? ['las horas del curso'] : []),
  ]
}

/** «Desde que lo abrió cambió la carta descriptiva (la sumilla).», or null where the records do not tell it. */
export async function selectQueCambio(ctx: Ctx, curso: CursoAbierto, visto: Visto): Promise<string | null> {
  const que = dichos(await selectCambiosDesde(ctx, curso, visto))
  if (que.length === 0) return null
  return `Desde que lo abrió ${que.length === 1 && !que[0]!.startsWith('las ') ? 'cambió' : 'cambiaron'} ${enLista(que)}. Revíselo y decida de nuevo.`
}
