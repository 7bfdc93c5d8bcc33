import { forEachEmpresa } from '../../platform/cadaEmpresa.ts'
import type { Platform } from '../../platform/context.ts'
import { ctxDelSistema } from '../../platform/ctxDelSistema.ts'
import type { CambioNuevo, Tx } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { takeTurn } from '../../platform/db/turno.ts'
import { hoyAqui, ZONA } from '../../platform/horaLocal.ts'
import { mostrarPeriodo } from './medir.service.ts'

const EMPEZADO = 'periodo.empezado'

interface Empezado {
  id: number
  fechainicio: string
}

/**
 * Periods in use that have begun and are not over of which nobody was told, however long the server was off; one whose date is moved begins again. Of one that was
 * entered after its beginning everybody heard when it was entered, and it changed nothing: it had no syllabus. `donde` narrows `p`.
 */
async function selectPorDecir(tx: Tx, empresaId: number, donde = sql`true`): Promise<Empezado[]> {
  const { rows } = await tx.execute(sql`select p.id, p.fechainicio from periodos p
    where p.empresa_id = ${empresaId} and p.estado = 'Activado' and ${donde} and ${hoyAqui()}::date between p.fechainicio and p.fechafin
      and p.created_at < p.fechainicio::timestamp at time zone ${ZONA}
      and not exists (select 1 from cambios c where c.empresa_id = p.empresa_id and c.objeto_id = p.id
        and c.evento = ${EMPEZADO} and c.despues ->> 'fechainicio' = p.fechainicio::text)
    order by p.fechainicio`)
  return rows as unknown as Empezado[]
}

/** One period in one transaction; answers how many courses show another state. */
async function empezar(
  platform: Platform,
  { tx, empresaId, record }: { tx: Tx; empresaId: number; record(change: CambioNuevo): void },
  id: number,
): Promise<number> {
  // Of all nodes that come to it one tells it.
  await takeTurn(tx, 'periodos', empresaId)
  const [periodo] = await selectPorDecir(tx, empresaId, sql`p.id = ${id}`)
  if (!periodo) return 0
  const mostrados = await mostrarPeriodo(await ctxDelSistema(platform, tx, empresaId), id)
  record({ evento: EMPEZADO, objeto_id: id, despues: { fechainicio: periodo.fechainicio } })
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
    const periodos = await db.read(empresaId, tx => selectPorDecir(tx, empresaId))
    for (const { id } of periodos) {
      const { result, lastChange } = await db.write(empresaId, null, (tx, record) =>
        empezar(platform, { tx, empresaId, record }, id),
      )
      if (lastChange !== null) wake(empresaId, lastChange)
      cambiados += result
    }
  })
  return cambiados
}
