import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Files that are still there after the power went: flushed themselves, and the names that lead to them. */

/** Of a file that is not whole yet. */
export const UNFINISHED = '.part'

/** Has the disk keep what is in a folder: who was made, renamed or removed there. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes a folder, with those above it, where there is none. */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode })
  if (first === undefined) return
  const top = path.dirname(path.resolve(first))
  for (let at = path.resolve(folder); at !== top; at = path.dirname(at)) await syncFolder(path.dirname(at))
}

async function writeFlushed(place: string, bytes: Uint8Array, mode?: number): Promise<void> {
  const file = await open(place, 'w', mode)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Written aside, flushed, then renamed: whole or not there. Its folder is there. What did not fit gives its room back at once: others may need it. */
export async function writeWhole(place: string, bytes: Uint8Array, mode?: number): Promise<void> {
  const aside = `${place}${UNFINISHED}`
  try {
    await writeFlushed(aside, bytes, mode)
  } catch (e) {
    await rm(aside, { force: true }).catch(() => {})
    throw e
  }
  await rename(aside, place)
  await syncFolder(path.dirname(place))
}
