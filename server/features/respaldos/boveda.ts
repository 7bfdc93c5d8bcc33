import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '../../platform/config.ts'
import { bucketOf, type Where as Lugar, raizDe } from '../../platform/files/openStorage.ts'

/** Where the files of backups lie, by name. */
export interface Boveda {
  /** Said to people. */
  donde: string
  /** A folder of this machine in which a backup is written before it is kept. */
  taller: string
  /** Where the backup of this name is written, and whole before it is kept. */
  lugar(nombre: string): string
  /** Keeps the whole file of `lugar` under its name. */
  keep(nombre: string): Promise<void>
  /** Null when there is none of this name. */
  open(nombre: string): Promise<{ bytes: Readable; length: number | null } | null>
  remove(nombre: string): Promise<void>
}

type Where = Lugar & Pick<Config, 'backupDir'>

const NOMBRE = /^malla-[\w-]+\.tar\.gz$/
const A_MEDIAS = /^malla-[\w.-]+\.part$/
const DIA_MS = 24 * 60 * 60 * 1000

const assertNombre = (nombre: string): string => {
  if (!NOMBRE.test(nombre)) throw new Error(`not a backup: ${nombre}`)
  return nombre
}

function enCarpeta(folder: string): Boveda {
  const at = (nombre: string): string => path.join(folder, assertNombre(nombre))
  return {
    donde: folder,
    taller: folder,
    lugar: at,
    keep: async () => {},
    async open(nombre) {
      const found = await stat(at(nombre)).catch(() => null)
      return found && { bytes: createReadStream(at(nombre)), length: found.size }
    },
    remove: nombre => rm(at(nombre), { force: true }),
  }
}

async function enCubo(config: Where, taller: string): Promise<Boveda> {
  const bucket = (await bucketOf(config))!
  const at = (nombre: string): string => `respaldos/${assertNombre(nombre)}`
  // Half kept until it is in the bucket, and so named: what a crash leaves here is told from the backups of `npm run backup`.
  const lugar = (nombre: string): string => path.join(taller, `${assertNombre(nombre)}.subir.part`)
  return {
    donde: 'el almacén de archivos (bucket) de STORAGE_URL, en respaldos/',
    taller,
    lugar,
    async keep(nombre) {
      await bucket.write(at(nombre), createReadStream(lugar(nombre)))
      await rm(lugar(nombre))
    },
    open: nombre => bucket.read(at(nombre)),
    remove: nombre => bucket.remove(at(nombre)),
  }
}

/** The folder of BACKUP_DIR; without one the bucket where files are in a bucket, else DATA_DIR/respaldos. */
export async function openBoveda(config: Where): Promise<Boveda> {
  const own = path.join(raizDe(config), 'respaldos')
  if (config.backupDir) return enCarpeta(config.backupDir)
  return config.storageUrl ? enCubo(config, own) : enCarpeta(own)
}

/** Takes away what earlier tries at the backup `id` left half written in this folder: beside another one it may be more than the disk holds. */
export async function quitarIntentos(taller: string, id: number): Promise<void> {
  for (const nombre of await readdir(taller).catch(() => []))
    if (A_MEDIAS.test(nombre) && nombre.includes(`-${id}.tar.gz.`))
      await rm(path.join(taller, nombre), { force: true })
}

/** Forgets what a crash left half written or half kept more than a day ago. Whole backups are left alone: people put theirs here too. */
export async function limpiarTaller(taller: string): Promise<void> {
  const antes = Date.now() - DIA_MS
  for (const nombre of await readdir(taller).catch(() => []))
    if (A_MEDIAS.test(nombre)) {
      const place = path.join(taller, nombre)
      const found = await stat(place).catch(() => null)
      if (found && found.mtimeMs < antes) await rm(place, { force: true })
    }
}
