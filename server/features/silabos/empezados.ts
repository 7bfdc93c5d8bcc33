import { forEachEmpresa } from '../../platform/cadaEmpresa.ts'
import type { Platform } from '../../platform/context.ts'
import { ctxDelSistema } from '../../platform/ctxDelSistema.ts'
import type { CambioNuevo, Tx } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { takeTurn } from '../../platform/db/turno.ts'
import { today } from '../../platform/horaLocal.ts'
import { mostrarPeriodo } from './medir.service.ts'

/** Days after its beginning in which a period is looked at: a server that was off for a while comes to it too. */
const DIAS = 3

const EMPEZADO = 'periodo.empezado'

interface Empezado {
  id: number
  fechainicio: string
}

/** Whether nobody was told yet that a period began on this day; one whose date is moved begins again. */
async function isPorDecir(tx: Tx, empresaId: number, { id, fechainicio }: Empezado): Promise<boolean> {
  const { rows } =
    await tx.execute(sql`select 1 from cambios where empresa_id = ${empresaId} and objeto_id = ${id}
    and evento = ${EMPEZADO} and despues ->> 'fechainicio' = ${fechainicio} limit 1`)
  return rows.length === 0
}

/** One period in one transaction; answers how many courses show another state. */
async function empezar(
  platform: Platform,
  { tx, empresaId, record }: { tx: Tx; empresaId: number; record(change: CambioNuevo): void },
  periodo: Empezado,
): Promise<number> {
  // Of all nodes that come to it one tells it.
  await takeTurn(tx, 'periodos', empresaId)
  const { id, fechainicio } = periodo
  const mostrados = await mostrarPeriodo(await ctxDelSistema(platform, tx, empresaId), id)
  if (mostrados.length > 0 || (await isPorDecir(tx, empresaId, periodo)))
    record({ evento: EMPEZADO, objeto_id: id, despues: { fechainicio } })
  return mostrados.length
}

/**
 * When a period begins its syllabi become those that courses, plans and reports tell of, without anybody writing: each course shows the state of the one
 * that people work on now, and whoever looks hears of it, once, as of any change; the record is by nobody. Answers how many courses changed.
 */
export async function mostrarEmpezados(platform: Platform): Promise<number> {
  const { db, wake } = platform
  let cambiados = 0
  await forEachEmpresa(db, async empresaId => {
    const periodos = await db.read(empresaId, async tx => {
      const { rows } =
        await tx.execute(sql`select id, fechainicio from periodos where empresa_id = ${empresaId}
        and fechainicio between ${today()}::date - ${DIAS}::int and ${today()}::date order by fechainicio`)
      return rows as unknown as Empezado[]
    })
    for (const periodo of periodos) {
      const { result, lastChange } = await db.write(empresaId, null, (tx, record) =>
        empezar(platform, { tx, empresaId, record }, periodo),
      )
      if (lastChange !== null) wake(empresaId, lastChange)
      cambiados += result
    }
  })
  return cambiados
}
