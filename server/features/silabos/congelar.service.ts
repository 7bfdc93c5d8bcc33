import type { Silabo } from '@malla/contracts/silabos.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { pedirArchivo } from './archivarAprobados.ts'
import type { CursoAbierto } from './curso.guard.ts'
import { type Entorno, selectEntornos } from './entorno.queries.ts'
import { congeladosDeSilabos } from './informes/pdfDeSilabo.ts'
import { selectFirmas } from './silabos.queries.ts'

/** What the editor shows of a frozen syllabus: what was in force then, and who taught it, handed it in and approved it. */
export interface Pantalla {
  entorno: Entorno
  silabo: Pick<Silabo, 'docentes' | 'entregado' | 'aprobado'>
}

/** What is kept of a syllabus when it is frozen: what its documents print (informes/congelado.ts), and what its editor shows. */
export type SilaboCongelado = Record<string, unknown> & { pantalla?: Pantalla }

/** What the editor shows of a frozen syllabus, or null when it is not frozen. */
export const enPantalla = (congelado: SilaboCongelado | null): Pantalla | null => congelado?.pantalla ?? null

/**
 * Keeps what is in force now for the syllabi that courses of one plan have in a period, in as many queries for one as for all. Answers their ids.
 * Permission is the caller's.
 */
export async function congelarDePlan(
  ctx: Ctx,
  cursos: readonly CursoAbierto[],
  periodo_id: number | null,
): Promise<number[]> {
  const plan = cursos[0]!.plan
  const firmas = await selectFirmas(
    ctx,
    cursos.map(c => c.curso.id),
    periodo_id,
  )
  const entornos = await selectEntornos(ctx, plan, cursos)
  const impresos = await congeladosDeSilabos(
    ctx,
    plan,
    entornos.map(e => e.curso),
    periodo_id,
  )
  const congelados = cursos.flatMap(({ curso }, i) => {
    const firma = firmas.get(curso.id)
    if (!firma) return []
    const { id, ...silabo } = firma
    const pantalla: Pantalla = { entorno: entornos[i]!, silabo }
    const congelado: SilaboCongelado = { ...impresos[i]!, pantalla }
    return [{ id, congelado }]
  })
  await ctx.tx.execute(sql`update silabos s set congelado = x.congelado
    from jsonb_to_recordset(${JSON.stringify(congelados)}::jsonb) as x(id bigint, congelado jsonb)
    where s.empresa_id = ${ctx.empresaId} and s.id = x.id`)
  return congelados.map(c => c.id)
}

/** Keeps what is in force for a syllabus now. */
export async function congelar(ctx: Ctx, curso: CursoAbierto, periodo_id: number | null): Promise<number> {
  const [id] = await congelarDePlan(ctx, [curso], periodo_id)
  return id!
}

/** Freezes a syllabus in the transaction that approves it, and asks for its PDF. */
export async function congelarSilabo(
  ctx: Ctx,
  curso: CursoAbierto,
  periodo_id: number | null,
): Promise<void> {
  await pedirArchivo(ctx, await congelar(ctx, curso, periodo_id))
}
