import type { Fila, Paso } from '@malla/domain/impacto/pasos.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { conflict, forbidden } from '../../platform/errors.ts'
import type { AsignaturaRow } from '../asignaturas/asignaturas.queries.ts'
import { lazoNuevo } from '../asignaturas/comprobar.ts'
import { bigints, selectFilas } from './cargar.queries.ts'
import { type Escrito, idsDe } from './filas.ts'

/** What taking a change back must not do, just as the change itself must not: whoever undoes may be another person, and much may have happened since. */

/** 409 naming a plan in the Papelera that rows which come back recognise courses of; it stays out of it until the transaction ends. */
async function assertOrigenes(ctx: Ctx, escritos: readonly Escrito[]): Promise<void> {
  const origenes = escritos
    .flatMap(e => e.puestas)
    .flatMap(f => (typeof f.plan_origen_id === 'number' ? f.plan_origen_id : []))
  if (origenes.length === 0) return
  const { rows } =
    await ctx.tx.execute(sql`select full_name, deleted_at is not null as "isEnPapelera" from planes
    where empresa_id = ${ctx.empresaId} and id = any(${bigints(origenes)}) order by id for share`)
  const ido = (rows as unknown as { full_name: string; isEnPapelera: boolean }[]).find(r => r.isEnPapelera)
  if (ido)
    throw conflict(
      `El plan «${ido.full_name}» está en la Papelera y una equivalencia lo nombraría: nada se ha deshecho.`,
    )
}

/**
 * 409 naming a ceased plan that was written in beside the one of the change (`planId`, null: of the institution) or one in the Papelera, 403 for one in which the
 * person may not write. Its rows stay as they are until the transaction ends.
 */
export async function assertOtrosPlanes(
  ctx: Ctx,
  planId: number | null,
  escritos: readonly Escrito[],
): Promise<void> {
  const { rows } = await ctx.tx.execute(sql`
    select l.full_name, l.fechacese is not null as "isCesado", l.deleted_at is not null as "isEnPapelera", g.facultad_id, l.programa_id
    from planes l join programas g on g.empresa_id = l.empresa_id and g.id = l.programa_id
    where l.empresa_id = ${ctx.empresaId} and l.id <> ${planId ?? 0}
      and (l.id = any(${bigints(idsDe(escritos, 'planestudio_id'))}) or l.id in (
        select e.planestudio_id from equivalencias e
        where e.empresa_id = ${ctx.empresaId} and e.id = any(${bigints(idsDe(escritos, 'equivalencia_id'))})))
    order by l.id for share of l`)
  type Plan = Record<'isCesado' | 'isEnPapelera', boolean> & {
    full_name: string
    facultad_id: number
    programa_id: number
  }
  for (const { full_name, isCesado, isEnPapelera, ...ambito } of rows as unknown as Plan[]) {
    if (isCesado)
      throw conflict(`El plan «${full_name}» está cesado y esto lo cambiaría: nada se ha deshecho.`)
    // A catalogue is changed under plans of the Papelera too; what belongs to a plan is not.
    if (isEnPapelera && planId !== null)
      throw conflict(`El plan «${full_name}» está en la Papelera y esto lo cambiaría: nada se ha deshecho.`)
    const motivo = whyNot(ctx.sesion.quien, 'contenido.editar', ambito)
    if (motivo) throw forbidden(`Esto cambiaría también el plan «${full_name}». ${motivo}`)
  }
  await assertOrigenes(ctx, escritos)
}

const CON_LINEAS: ReadonlySet<string> = new Set(['silabo_claves', 'carta_claves'])
interface Linea {
  competencia_id?: number | null
}
const lineasDe = (p: Paso): readonly Linea[] =>
  CON_LINEAS.has(p.tabla) && Array.isArray(p.despues?.valor) ? p.despues.valor : []

/** The steps with lines of syllabi and cartas that name no competency that is gone by now: they keep their words, as they do when one is deleted. */
export async function sinNombrarLoIdo(ctx: Ctx, pasos: readonly Paso[]): Promise<Paso[]> {
  const nombradas = [...new Set(pasos.flatMap(lineasDe).flatMap(l => l.competencia_id ?? []))]
  if (nombradas.length === 0) return [...pasos]
  const estan = new Set(
    (
      await selectFilas<Fila & { id: number }>(ctx, 'competencias', sql`t.id = any(${bigints(nombradas)})`)
    ).map(c => c.id),
  )
  for (const p of pasos) if (p.tabla === 'competencias' && p.despues) estan.add(Number(p.llave.id))
  const sin = (l: Linea): Linea =>
    l.competencia_id == null || estan.has(l.competencia_id) ? l : { ...l, competencia_id: null }
  return pasos.map(p => {
    const lineas = lineasDe(p)
    return lineas.length === 0 ? p : { ...p, despues: { ...p.despues, valor: lineas.map(sin) } }
  })
}

const selectCursos = async (ctx: Ctx, planId: number): Promise<AsignaturaRow[]> =>
  (await selectFilas(ctx, 'asignaturas', sql`t.planestudio_id = ${planId}`)) as unknown as AsignaturaRow[]

/** Writes in a plan (null: in none of its own); 409 for a loop of requisites that was not there before, and for what needs a row that is gone. */
export async function sinDejarRoto(
  ctx: Ctx,
  planId: number | null,
  escribir: () => Promise<void>,
): Promise<void> {
  const antes = planId === null ? [] : await selectCursos(ctx, planId)
  try {
    await escribir()
  } catch (error) {
    const pg = ((error as { cause?: { code?: string } }).cause ?? error) as { code?: string }
    if (pg.code === '23503')
      throw conflict(
        'Algo que esto necesita (un curso que se requiere, un ciclo, un área) ya no existe. Nada se ha deshecho.',
      )
    throw error
  }
  if (planId === null) return
  const lazo = lazoNuevo(antes, await selectCursos(ctx, planId))
  if (lazo) throw conflict(`${lazo.motivo} Nada se ha deshecho.`)
}
