import { rm, stat } from 'node:fs/promises'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { Platform } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { HttpError } from '../../platform/errors.ts'
import { escribirRespaldo } from '../../platform/respaldo/escribir.ts'
import { nombreDeRespaldo } from '../../platform/respaldo/nombre.ts'
import { openOutbox } from '../../platform/respaldo/outbox.ts'
import { StartError } from '../../platform/startError.ts'
import { selectAjustesDeInstalacion } from '../ajustes/instalacion.service.ts'
import { note, noteHecho, terminarSiEsta } from './anotar.ts'
import { type Boveda, limpiarTaller, openBoveda, quitarIntentos } from './boveda.ts'
import { CLAVES } from './claves.ts'
import { notarFallo } from './notarFallo.ts'

const SISTEMA: Readonly<Record<string, string>> = {
  ENOSPC: 'No queda espacio en el disco.',
  EACCES: 'No se puede escribir en la carpeta de respaldos.',
  EROFS: 'No se puede escribir en la carpeta de respaldos.',
  ENOTDIR: 'La carpeta de respaldos no es una carpeta.',
  EEXIST: 'La carpeta de respaldos no es una carpeta.',
}

const motivoDe = (e: unknown): string => {
  if (e instanceof HttpError && e.status === 503) return 'El almacén de archivos (bucket) no respondió.'
  if (e instanceof StartError || e instanceof HttpError) return e.message
  return SISTEMA[(e as NodeJS.ErrnoException).code ?? ''] ?? mensajesDeError.interno
}

type Base = Pick<Platform, 'db'>

/** Takes a file away that its row does not name: somebody else was quicker. The row is locked for the question, so that a note whose answer was lost is seen. */
async function quitarSinFila({ db }: Base, id: number, boveda: Boveda, nombre: string): Promise<void> {
  const { rows } = await db.global.execute(sql`select archivo from respaldos where id = ${id} for update`)
  if (rows[0]?.archivo !== nombre) await boveda.remove(nombre)
}

async function hacer(platform: Platform, databaseUrl: string, id: number, boveda: Boveda): Promise<void> {
  const { config, storage, db } = platform
  const { rows } = await db.global.execute(
    sql`select id from respaldos where id = ${id} and terminado_at is null`,
  )
  // Made already by somebody who was taken for dead, or of another installation.
  if (rows.length === 0) return
  // Of somebody who died after keeping it.
  if (await terminarSiEsta(platform, id, boveda)) return
  await quitarIntentos(boveda.taller, id)
  const nombre = nombreDeRespaldo(new Date(), id)
  const file = boveda.lugar(nombre)
  await note(platform, id, sql`archivo = ${nombre}`)
  await escribirRespaldo(file, { databaseUrl, storage, outbox: await openOutbox(config), claves: CLAVES })
  const { size } = await stat(file)
  // Tried again it is made anew: what cannot be kept must not fill the disk.
  await boveda.keep(nombre).catch(async e => {
    await rm(file, { force: true })
    throw e
  })
  try {
    await noteHecho(platform, id, nombre, size)
  } finally {
    await quitarSinFila(platform, id, boveda, nombre).catch(() => {})
  }
}

/** Scheduled ones that are older than the days they are kept, but never the last whole one; those that people asked for stay. */
export async function olvidarViejos({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<number> {
  const { respaldos: ajustes } = await selectAjustesDeInstalacion(db.global)
  const boveda = await openBoveda(config)
  const { rows } = await db.global.execute(sql`
    select id, archivo from respaldos r where dia is not null and terminado_at < clock_timestamp() - make_interval(days => ${ajustes.dias})
      and id <> coalesce((select id from respaldos where archivo is not null and terminado_at is not null order by terminado_at desc, id desc limit 1), 0)`)
  const viejos = rows as { id: number; archivo: string | null }[]
  for (const { archivo } of viejos) if (archivo) await boveda.remove(archivo)
  const ids = viejos.map(v => v.id)
  if (ids.length > 0) await db.global.execute(sql`delete from respaldos where id in ${ids}`)
  await limpiarTaller(boveda.taller)
  return ids.length
}

/** Whether the last try kept the file all the same, and failed at noting it. */
const isHecho = async (platform: Pick<Platform, 'db' | 'config'>, id: number): Promise<boolean> =>
  terminarSiEsta(platform, id, await openBoveda(platform.config)).catch(() => false)

/** Does the work of the queue «respaldo», one at a time for all nodes; what fails is tried again, and then says why. */
export function workRespaldos(platform: Platform, databaseUrl: string): void {
  platform.jobs.work<{ id: number }>('respaldo', async ({ data: { id }, isLast }) => {
    // Before it too: where there is no room for another, those that may go make it. What cannot be forgotten now is after the next.
    await olvidarViejos(platform).catch(() => {})
    try {
      await hacer(platform, databaseUrl, id, await openBoveda(platform.config))
    } catch (e) {
      const motivo = motivoDe(e)
      if (!isLast) await note(platform, id, sql`motivo = ${motivo}`)
      else if (!(await isHecho(platform, id))) await notarFallo(platform, [id], motivo)
      throw e
    }
    await olvidarViejos(platform)
  })
}
