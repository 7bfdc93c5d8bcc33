import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'

const MEMORIA = '/dev/shm'
const PREFIJO = 'malla-pruebas-'
/** Bytes: several times what the tests have in it at once. */
const HACEN_FALTA = 4e9

/** Whether what tests write has room there; many a container gives it 64 MB. */
function cabe(memoria: string, hacenFalta: number): boolean {
  try {
    const { bsize, bavail } = statfsSync(memoria)
    return Math.min(bsize * bavail, process.availableMemory()) >= hacenFalta
  } catch {
    return false
  }
}

function vive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** What tests that were killed left there would stay in memory. */
function quitarRestos(memoria: string): void {
  for (const nombre of readdirSync(memoria)) {
    const pid = nombre.startsWith(PREFIJO) ? Number(nombre.slice(PREFIJO.length).split('-')[0]) : Number.NaN
    if (!pid || vive(pid)) continue
    try {
      rmSync(path.join(memoria, nombre), { recursive: true, force: true })
    } catch {
      // Of another user of this machine, whose next run takes it away.
    }
  }
}

/**
 * From here on temporary folders of this process and of those it starts are in memory, where there is room: a file system without a journal looks long for
 * the place of a new file while others were deleted a moment ago, as databases of tests are, and spends an eighth of the run on it. Where the
 * environment names a folder (TMPDIR) that one is used. Answers how to be rid of it.
 */
export function escribirEnMemoria(memoria = MEMORIA, hacenFalta = HACEN_FALTA): () => void {
  if (process.env.TMPDIR || !cabe(memoria, hacenFalta)) return () => undefined
  quitarRestos(memoria)
  const carpeta = mkdtempSync(path.join(memoria, `${PREFIJO}${process.pid}-`))
  // The database of whoever is root runs as somebody else.
  chmodSync(carpeta, 0o755)
  process.env.TMPDIR = carpeta
  return () => {
    delete process.env.TMPDIR
    rmSync(carpeta, { recursive: true, force: true })
  }
}
