import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '../platform/startError.ts'

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'sin permiso',
  EPERM: 'sin permiso',
  EROFS: 'el disco es de solo lectura',
  ENOTDIR: 'no es una carpeta',
  ENOENT: 'no existe y no se puede crear',
  ENOSPC: 'no queda espacio',
}

/**
 * Folder by folder: `recursive` turns in circles for ever where the system says ENOENT, as under /proc. Another node that starts at the same moment may
 * make it in between.
 */
const makeFolder = (dir: string): void => {
  if (existsSync(dir)) return
  makeFolder(path.dirname(dir))
  try {
    mkdirSync(dir)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/**
 * Makes a folder where it is missing: DATA_DIR, or another one, with what to do instead (`otra`).
 * @throws {StartError} when nothing can be written there.
 */
export const claimDataDir = (dataDir: string, otra = 'Elija otra carpeta con DATA_DIR=…'): void => {
  try {
    makeFolder(dataDir)
    if (!statSync(dataDir).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new StartError(`No se puede escribir en ${dataDir}: ${REASONS[code] ?? message}. ${otra}`)
  }
}
