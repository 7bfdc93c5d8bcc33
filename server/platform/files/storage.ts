import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Where files and images are kept. A key is made by `put` and means nothing else. */
export interface Storage {
  /** Keeps the bytes, safely on disk before it answers, and answers their key. */
  put(bytes: Uint8Array): Promise<string>
  /** The bytes of a key, or null when there are none. */
  get(key: string): Promise<Uint8Array | null>
  remove(key: string): Promise<void>
}

const KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/

/** Files in a folder: written aside, flushed, then renamed, so that none is ever half there. */
export function folderStorage(folder: string): Storage {
  const placeOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`not a storage key: ${key}`)
    return path.join(folder, key)
  }
  return {
    async put(bytes) {
      const name = randomUUID()
      const key = `${name.slice(0, 2)}/${name}`
      const place = placeOf(key)
      await mkdir(path.dirname(place), { recursive: true })
      const file = await open(`${place}.part`, 'wx')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${place}.part`, place)
      return key
    },
    async get(key) {
      try {
        return await readFile(placeOf(key))
      } catch (e) {
        if ((e as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw e
      }
    },
    async remove(key) {
      await rm(placeOf(key), { force: true })
    },
  }
}
