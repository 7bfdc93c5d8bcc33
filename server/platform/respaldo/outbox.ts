import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder, writeWhole } from '../files/enDisco.ts'
import { bucketOf, raizDe, type Where } from '../files/openStorage.ts'

/** Mails that were kept because there is no mail server (mail/transport.ts), as files. */
export interface Outbox {
  todos(): AsyncIterable<{ nombre: string; bytes: Uint8Array }>
  restore(nombre: string, bytes: Uint8Array): Promise<void>
}

const CORREO = /^\d{1,18}\.eml$/

function enCarpeta(folder: string): Outbox {
  return {
    async *todos() {
      for (const nombre of await readdir(folder).catch(() => []))
        if (CORREO.test(nombre)) yield { nombre, bytes: await readFile(path.join(folder, nombre)) }
    },
    async restore(nombre, bytes) {
      await makeFolder(folder, 0o700)
      await writeWhole(path.join(folder, path.basename(nombre)), bytes, 0o600)
    },
  }
}

/** Where mails are kept: DATA_DIR/outbox, or `outbox/` of the bucket of STORAGE_URL. */
export async function openOutbox(where: Where): Promise<Outbox> {
  const bucket = await bucketOf(where)
  if (!bucket) return enCarpeta(path.join(raizDe(where), 'outbox'))
  return {
    async *todos() {
      for await (const { name } of bucket.list('outbox/')) {
        const nombre = name.slice('outbox/'.length)
        const bytes = CORREO.test(nombre) ? await bucket.get(name) : null
        if (bytes) yield { nombre, bytes }
      }
    },
    restore: (nombre, bytes) => bucket.put(`outbox/${nombre}`, bytes, 'message/rfc822'),
  }
}
