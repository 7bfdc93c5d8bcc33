import { mkdir, open, rename } from 'node:fs/promises'
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

/** Written aside, flushed, then renamed: whole or not there. Its folder is there. */
export async function writeWhole(place: string, bytes: Uint8Array, mode?: number): Promise<void> {
  const file = await open(`${place}${UNFINISHED}`, 'w', mode)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${place}${UNFINISHED}`, place)
  await syncFolder(path.dirname(place))
}
