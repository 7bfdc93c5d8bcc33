import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder, UNFINISHED, writeWhole } from './enDisco.ts'

/** Where files and images are kept. A key is made by `put` and means nothing else. */
export interface Storage {
  /** Keeps the bytes, safely on disk before it answers, and answers their key. */
  put(bytes: Uint8Array): Promise<string>
  /** Keeps the bytes under the key that they had where a backup was taken. */
  restore(key: string, bytes: Uint8Array): Promise<void>
  /** The bytes of a key, or null when there are none. */
  get(key: string): Promise<Uint8Array | null>
  remove(key: string): Promise<void>
  /** Keys of what was put before a moment. */
  keysBefore(moment: Date): AsyncIterable<string>
  /** Forgets what a crash left half written before a moment. */
  removeUnfinished(moment: Date): Promise<void>
}

const KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/

/** Whether a text has the form of a key: nothing else may become a path. */
export const isKey = (text: string): boolean => KEY.test(text)

/** A key that nobody has. */
export const newKey = (): string => {
  const name = randomUUID()
  return `${name.slice(0, 2)}/${name}`
}

/** @throws when it is no key: what is no key could name a place outside. */
export const assertKey = (key: string): string => {
  if (!isKey(key)) throw new Error(`not a storage key: ${key}`)
  return key
}

/** What lies in the folders of a folder, as «ab/name», when it was written before a moment. One folder at a time, so that millions fit. */
async function* namesBefore(folder: string, moment: Date): AsyncIterable<string> {
  for (const inner of await namesIn(folder))
    for (const name of await namesIn(path.join(folder, inner))) {
      const found = await stat(path.join(folder, inner, name)).catch(() => null)
      if (found?.isFile() && found.mtime < moment) yield `${inner}/${name}`
    }
}

/** Names in a folder; none of one that is not there, or is no folder. */
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/** Files in a folder: written aside, flushed, then renamed, so that none is ever half there. Only the account of the server reads them. */
export function folderStorage(folder: string): Storage {
  const placeOf = (key: string): string => path.join(folder, assertKey(key))
  const keep = async (key: string, bytes: Uint8Array): Promise<void> => {
    const place = placeOf(key)
    await makeFolder(path.dirname(place), 0o700)
    await writeWhole(place, bytes, 0o600)
  }
  return {
    async put(bytes) {
      const key = newKey()
      await keep(key, bytes)
      return key
    },
    restore: keep,
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
    async *keysBefore(moment) {
      for await (const name of namesBefore(folder, moment)) if (isKey(name)) yield name
    },
    async removeUnfinished(moment) {
      for await (const name of namesBefore(folder, moment))
        if (name.endsWith(UNFINISHED)) await rm(path.join(folder, name), { force: true })
    },
  }
}
