import type { Silabo } from '@malla/contracts/silabos.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { pedirArchivo } from './archivarAprobados.ts'
import type { CursoAbierto } from './curso.guard.ts'
import { type Entorno, selectEntorno } from './entorno.queries.ts'
import { congeladoDeSilabo } from './informes/pdfDeSilabo.ts'
import { selectSilabo } from './silabos.queries.ts'

/** What the editor shows of a frozen syllabus: what was in force then, and who taught it, handed it in and approved it. */
export interface Pantalla {
  entorno: Entorno
  silabo: Pick<Silabo, 'docentes' | 'entregado' | 'aprobado'>
}

/** What is kept of a syllabus when it is frozen: what its documents print (informes/congelado.ts), and what its editor shows. */
export type SilaboCongelado = Record<string, unknown> & { pantalla?: Pantalla }

/** What the editor shows of a frozen syllabus, or null when it is not frozen. */
export const enPantalla = (congelado: SilaboCongelado | null): Pantalla | null => congelado?.pantalla ?? null

/** Keeps what is in force for a syllabus now. */
export async function congelar(ctx: Ctx, curso: CursoAbierto, periodo_id: number | null): Promise<number> {
  const { id, docentes, entregado, aprobado } = await selectSilabo(ctx, curso, periodo_id)
  const pantalla: Pantalla = {
    entorno: await selectEntorno(ctx, curso),
    silabo: { docentes, entregado, aprobado },
  }
  const congelado: SilaboCongelado = {
    ...(await congeladoDeSilabo(ctx, { id: curso.curso.id, periodo_id })),
    pantalla,
  }
  await ctx.tx.execute(sql`update silabos set congelado = ${JSON.stringify(congelado)}::jsonb
    where empresa_id = ${ctx.empresaId} and id = ${id}`)
  return id
}

/** Freezes a syllabus in the transaction that approves it, and asks for its PDF. */
export async function congelarSilabo(
  ctx: Ctx,
  curso: CursoAbierto,
  periodo_id: number | null,
): Promise<void> {
  await pedirArchivo(ctx, await congelar(ctx, curso, periodo_id))
}
