import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Config } from '../config.ts'
import { StartError } from '../startError.ts'
import { type Bucket, BucketAway, openBucket } from './bucket.ts'
import { bucketStorage } from './bucketStorage.ts'
import { type BucketUrl, readBucketUrl } from './bucketUrl.ts'
import { folderStorage, type Storage } from './storage.ts'

/** The settings that say where files lie; `carpeta`: see files/carpeta.ts. */
type EnCubo = Pick<Config, 'storageUrl'> & Partial<Pick<Config, 'carpeta'>>
export type Where = EnCubo & Pick<Config, 'dataDir'>

const buckets = new Map<string, Promise<Bucket>>()

/** The bucket of the settings, the same for all who ask, or null when files are kept in a folder. Nothing is asked of it yet. */
export async function bucketOf({ storageUrl, carpeta = '' }: EnCubo): Promise<Bucket | null> {
  if (storageUrl === null) return null
  const name = `${storageUrl} ${carpeta}`
  let bucket = buckets.get(name)
  if (!bucket) {
    // readConfig has seen that it can be read.
    const url = readBucketUrl(storageUrl) as BucketUrl
    buckets.set(name, (bucket = openBucket({ ...url, prefix: url.prefix + carpeta })))
  }
  return bucket
}

/** The folder in which what is kept on this machine lies. */
export const raizDe = ({ dataDir, carpeta = '' }: Where): string => path.join(dataDir, carpeta)

/** Writes, reads and removes one object: whoever may not do all three would lose a file later. */
async function assertUsable(bucket: Bucket, { endpoint, bucket: name }: BucketUrl): Promise<void> {
  const probe = `prueba/${randomUUID()}`
  const refuse = (why: string): StartError =>
    new StartError(
      `No se puede escribir y leer en el cubo «${name}» de STORAGE_URL (${new URL(endpoint).host}): ${why}.`,
    )
  try {
    await bucket.put(probe, Buffer.from(probe))
    const back = await bucket.get(probe)
    await bucket.remove(probe)
    if (!back || Buffer.from(back).toString() !== probe) throw refuse('no devuelve lo que se le dio')
  } catch (e) {
    throw e instanceof BucketAway ? refuse(e.why) : e
  }
}

/**
 * Where files are kept: the bucket of STORAGE_URL, tried once, or DATA_DIR/archivos.
 * @throws {StartError} in one line, without the secret, when the bucket cannot be written to and read from.
 */
export async function openStorage(where: Where): Promise<Storage> {
  const bucket = await bucketOf(where)
  if (!bucket) return folderStorage(path.join(raizDe(where), 'archivos'))
  await assertUsable(bucket, readBucketUrl(where.storageUrl!) as BucketUrl)
  return bucketStorage(bucket)
}
