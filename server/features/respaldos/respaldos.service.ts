import type { Readable } from 'node:stream'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { Respaldo, ResumenDeRespaldos } from '@malla/contracts/respaldos.ts'
import { isRespaldoAtrasado } from '@malla/domain/empresas/respaldos.ts'
import { assertMay, type Ctx, type GlobalCtx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { takeTurn } from '../../platform/db/turno.ts'
import { conflict, notFound, unauthorized } from '../../platform/errors.ts'
import { empresaOrNone } from '../../platform/http/router.ts'
import { selectAjustesDeInstalacion } from '../ajustes/instalacion.service.ts'
import { openBoveda } from './boveda.ts'
import { removeRespaldo, selectRespaldo, selectRespaldos, selectUltimo } from './respaldos.queries.ts'

/** What root sees of the backups, and whether one is overdue. */
export async function selectResumen(ctx: Ctx): Promise<ResumenDeRespaldos> {
  assertMay(ctx, 'administracion', {})
  const { respaldos: ajustes } = await selectAjustesDeInstalacion(ctx.tx)
  const { ultimo, inicio } = await selectUltimo(ctx.tx)
  const { donde } = await openBoveda(ctx.platform.config)
  const atrasado = isRespaldoAtrasado(ultimo, inicio, new Date())
  return { ultimo, atrasado, ...ajustes, donde, respaldos: await selectRespaldos(ctx.tx) }
}

/** Asks for a backup, now: a node makes it after the commit. While one waits or is being made, that is the one that is answered. */
export async function askRespaldo(ctx: Ctx): Promise<Respaldo> {
  assertMay(ctx, 'administracion', {})
  await takeTurn(ctx.tx, 'respaldos')
  const { rows: open } = await ctx.tx.execute(
    sql`select id from respaldos where terminado_at is null order by id limit 1`,
  )
  const [making] = open as { id: number }[]
  if (making) return selectRespaldo(ctx.tx, making.id)
  const { rows } = await ctx.tx.execute(sql`insert into respaldos default values returning id`)
  const { id } = rows[0] as { id: number }
  await ctx.platform.jobs.send(ctx.tx, 'respaldo', { id })
  ctx.afterCommit(async () => ctx.platform.jobs.wake('respaldo'))
  ctx.record({ evento: 'respaldo.created', objeto_id: id, despues: { id } })
  return selectRespaldo(ctx.tx, id)
}

/** Removes a backup with its file. 409 while it is being made. */
export async function deleteRespaldo(ctx: Ctx, id: number): Promise<void> {
  assertMay(ctx, 'administracion', {})
  const respaldo = await selectRespaldo(ctx.tx, id, { lock: true })
  const { estado, archivo } = respaldo
  if (estado === 'en_curso') throw conflict('Este respaldo se está haciendo: espere a que termine.')
  await removeRespaldo(ctx.tx, respaldo)
  if (archivo) ctx.afterCommit(async () => (await openBoveda(ctx.platform.config)).remove(archivo))
  ctx.record({ evento: 'respaldo.deleted', objeto_id: id, antes: { archivo } })
}

export interface ArchivoDeRespaldo {
  nombre: string
  bytes: Readable
  length: number | null
}

/** The file of a backup, as it comes; that it was taken is recorded first. 404 when it is not where backups are kept. */
export async function takeRespaldo({ platform, sesion }: GlobalCtx, id: number): Promise<ArchivoDeRespaldo> {
  if (!sesion) throw unauthorized()
  assertMay({ sesion }, 'administracion', {})
  const { archivo } = await selectRespaldo(platform.db.global, id)
  const found = archivo ? await (await openBoveda(platform.config)).open(archivo) : null
  if (!archivo || !found)
    throw notFound(archivo ? 'El archivo de este respaldo ya no está.' : mensajesDeError.noEncontrado)
  const empresaId = empresaOrNone(sesion)
  const { lastChange } = await platform.db
    .write(empresaId, sesion.usuario_id, async (_tx, record) =>
      record({ evento: 'respaldo.descargado', objeto_id: id, despues: { archivo } }),
    )
    .catch((e: unknown) => {
      found.bytes.destroy()
      throw e
    })
  if (lastChange !== null) platform.wake(empresaId, lastChange)
  return { nombre: archivo, ...found }
}
