import type { Resultado } from '@malla/contracts/resultados.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, asc, eq, sql } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'

const { competencia_resultados, competencias, resultados } = schema

const columns = {
  id: resultados.id,
  lista: resultados.lista,
  numero: resultados.numero,
  nombre: resultados.nombre,
  estado: sql<Resultado['estado']>`${resultados.estado}`,
  revision: resultados.revision,
  created_at: instante(resultados.created_at),
}

/** The outcomes of the institution by list and number; `lista` narrows to one list. */
export const selectResultados = (ctx: Ctx, lista?: string): Promise<Resultado[]> =>
  ctx.tx
    .select(columns)
    .from(resultados)
    .where(and(eq(resultados.empresa_id, ctx.empresaId), lista ? eq(resultados.lista, lista) : undefined))
    .orderBy(asc(resultados.lista), asc(resultados.numero))

/** One outcome; 404 when it is not there. */
export async function selectResultado(ctx: Ctx, id: number): Promise<Resultado> {
  const [row] = await ctx.tx
    .select(columns)
    .from(resultados)
    .where(and(eq(resultados.empresa_id, ctx.empresaId), eq(resultados.id, id)))
  if (!row) throw notFound()
  return row
}

/** Names of competencies that are attached to an outcome, also in plans of the Papelera; some more than a sentence holds. */
export async function selectEnlazadas(ctx: Ctx, id: number): Promise<string[]> {
  const rows = await ctx.tx
    .select({ nombre: competencias.nombre })
    .from(competencia_resultados)
    .innerJoin(
      competencias,
      and(
        eq(competencias.empresa_id, ctx.empresaId),
        eq(competencias.id, competencia_resultados.competencia_id),
      ),
    )
    .where(
      and(eq(competencia_resultados.empresa_id, ctx.empresaId), eq(competencia_resultados.resultado_id, id)),
    )
    .orderBy(alfabetico(competencias.nombre))
    .limit(6)
  return rows.map(r => r.nombre)
}
