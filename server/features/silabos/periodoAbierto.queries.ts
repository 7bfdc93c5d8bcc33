import { isPeriodoTerminado } from '@malla/domain/silabos/revision.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'

export interface PeriodoAbierto {
  id: number
  nombre: string
  fechainicio: string
}

/** A period that is not over; 404 when it is not there, 409 when it has ended: what belongs to it stays as it was. */
export async function selectPeriodoAbierto(ctx: Ctx, id: number, lock = false): Promise<PeriodoAbierto> {
  const { rows } = await ctx.tx.execute(sql`select id, nombre, fechainicio, fechafin from periodos
    where empresa_id = ${ctx.empresaId} and id = ${id} ${lock ? sql`for update` : sql``}`)
  const periodo = rows[0] as unknown as (PeriodoAbierto & { fechafin: string }) | undefined
  if (!periodo) throw notFound()
  if (isPeriodoTerminado(periodo.fechafin, hoyAqui()))
    throw conflict(`El periodo «${periodo.nombre}» ya terminó: sus sílabos quedan como estaban.`)
  return periodo
}
