import type { OutputOf } from '@malla/contracts/call.ts'
import type { busqueda } from '@malla/contracts/cambios.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import { alcanceArrays } from '../../platform/alcance.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { selectEstados } from '../modelos/modelos.queries.ts'
import { buscarPropios, lugaresDe } from './silabos.queries.ts'

type Hallazgo = OutputOf<typeof busqueda.buscar>['data'][number]

/** Most results of each kind. */
const MAXIMO = 8

/** An array parameter for SQL; null stays null. */
const bigints = (ids: number[] | null) => sql`${ids && `{${ids.join(',')}}`}::bigint[]`

/**
 * Faculties, programmes, plans, courses, competencies, versions of the educational model, laboratories and workshops whose name or code holds
 * every word of the text, in any order, whatever its accents and capitals (a plan by its own and its programme's; a course by its code without signs, too): only what the person may see. Grouped by kind, at most eight each; the kinds in which a name begins with the text come first, and so do such names in each kind.
 * Behind the courses come their syllabi. A lecturer finds the syllabi of the own courses, and nothing else.
 */
export async function buscar(ctx: Ctx, q: string): Promise<Hallazgo[]> {
  if (whyNot(ctx.sesion.quien, 'estructura.ver')) return buscarPropios(ctx, q, MAXIMO)
  const { facultades, programas } = alcanceArrays(ctx)
  const [facs, progs] = [bigints(facultades), bigints(programas)]
  const { rows } = await ctx.tx.execute(sql`
    select tipo, id, titulo, detalle, plan_id, rango from buscar(${ctx.empresaId}, ${q}, ${facs}, ${progs}, ${MAXIMO})`)
  const found = rows as unknown as (Hallazgo & { rango: number })[]
  const best = new Map<string, number>()
  for (const { tipo, rango } of found) best.set(tipo, Math.min(rango, best.get(tipo) ?? rango))
  const idsDe = (tipo: Hallazgo['tipo']) => found.filter(h => h.tipo === tipo).map(h => h.id)
  const { lugar, silabos } = await lugaresDe(ctx, idsDe('asignatura'))
  const estados = await selectEstados(ctx, idsDe('modelo'))
  // Array.sort keeps the order of the function among equals.
  const hallazgos: Hallazgo[] = found
    .sort((a, b) => best.get(a.tipo)! - best.get(b.tipo)!)
    .map(({ rango: _, ...h }) => ({
      ...h,
      detalle:
        (h.tipo === 'asignatura' && lugar.get(h.id)) ||
        (h.tipo === 'modelo' && estados.get(h.id)) ||
        h.detalle,
    }))
  const ultimo = hallazgos.findLastIndex(h => h.tipo === 'asignatura')
  return ultimo < 0 ? hallazgos : hallazgos.toSpliced(ultimo + 1, 0, ...silabos)
}
