import { sql } from 'drizzle-orm'
import { forEachEmpresa } from '../../platform/cadaEmpresa.ts'
import type { Platform } from '../../platform/context.ts'
import { ctxDelSistema } from '../../platform/ctxDelSistema.ts'
import { today } from '../planes/informes/informe.ts'
import { mostrarPeriodo } from './medir.service.ts'

/** Days after its beginning in which a period is looked at: a server that was off for a while comes to it too. */
const DIAS = 3

/**
 * When a period begins its syllabi become those that courses, plans and reports tell of, without anybody writing: each course shows the state of the one
 * that people work on now. Answers how many courses changed.
 */
export async function mostrarEmpezados(platform: Platform): Promise<number> {
  const { db } = platform
  let cambiados = 0
  await forEachEmpresa(db, async empresaId => {
    const periodos = await db.read(empresaId, async tx => {
      const { rows } = await tx.execute(sql`select id from periodos where empresa_id = ${empresaId}
        and fechainicio between ${today()}::date - ${DIAS}::int and ${today()}::date order by fechainicio`)
      return rows as unknown as { id: number }[]
    })
    for (const { id } of periodos)
      await db.write(empresaId, null, async tx => {
        cambiados += (await mostrarPeriodo(await ctxDelSistema(platform, tx, empresaId), id)).length
      })
  })
  return cambiados
}
