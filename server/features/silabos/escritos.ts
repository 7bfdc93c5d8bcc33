import { isVacio } from '@malla/domain/silabos/contenido.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { conflict } from '../../platform/errors.ts'
import { CLAVES_DE_CARTA, CLAVES_DE_SILABO, selectClavesDeVarios } from './claves.queries.ts'

interface SilaboDeCurso {
  id: number
  asignatura_id: number
  periodo: string | null
}

const selectSilabos = async (ctx: Ctx, cursos: readonly number[]): Promise<SilaboDeCurso[]> => {
  const { rows } = await ctx.tx.execute(sql`select s.id, s.asignatura_id, p.nombre as periodo from silabos s
    left join periodos p on p.empresa_id = s.empresa_id and p.id = s.periodo_id
    where s.empresa_id = ${ctx.empresaId} and s.asignatura_id = any(${sql.param([...cursos])}::bigint[])
    order by p.fechainicio desc nulls last, s.id`)
  return rows as unknown as SilaboDeCurso[]
}

const hayAlgo = (claves: Record<string, unknown> | undefined): boolean =>
  Object.values(claves ?? {}).some(valor => !isVacio(valor))

/** Courses that go away with what somebody wrote for them: 409 naming the first and what is written. */
export async function assertSinEscritos(
  ctx: Ctx,
  cursos: readonly { id: number; nombre: string }[],
): Promise<void> {
  const ids = cursos.map(c => c.id)
  const silabos = await selectSilabos(ctx, ids)
  const deSilabos = await selectClavesDeVarios(
    ctx,
    CLAVES_DE_SILABO,
    silabos.map(s => s.id),
  )
  const deCartas = await selectClavesDeVarios(ctx, CLAVES_DE_CARTA, ids)
  for (const { id, nombre } of cursos) {
    const suyo = silabos.find(s => s.asignatura_id === id && hayAlgo(deSilabos.get(s.id)))
    if (suyo) {
      const cual = suyo.periodo ? `un sílabo escrito (${suyo.periodo})` : 'un sílabo escrito'
      throw conflict(`No se puede eliminar «${nombre}»: tiene ${cual}.`)
    }
    if (hayAlgo(deCartas.get(id)))
      throw conflict(`No se puede eliminar «${nombre}»: tiene una carta descriptiva escrita.`)
  }
}
