import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { alSalir } from './limpieza.ts'

/** A small disk of its own, in memory. Needs root. */
export interface Disco {
  dir: string
  /** Writes until not a byte fits. */
  llenar(): void
  /** Takes away what `llenar` wrote. */
  vaciar(): void
  close(): void
}

const run = (command: string, ...args: string[]): void =>
  void execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })

/** Why this machine cannot mount one, or null. */
export function whyNotDisco(): string | null {
  if (process.getuid?.() !== 0) return 'hace falta root para montar un disco pequeño'
  try {
    abrirDisco(4).close()
    return null
  } catch (error) {
    return `la máquina no deja montar un disco: ${(error as Error).message.split('\n')[0]}`
  }
}

/** Mounts a disk of so many megabytes. */
export function abrirDisco(megas: number): Disco {
  const dir = mkdtempSync(path.join(tmpdir(), 'malla-disco-'))
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${megas}m,mode=755`, 'malla-fallas', dir)
  } catch (error) {
    rmSync(dir, { recursive: true })
    throw error
  }
  chmodSync(dir, 0o755)
  const quitar = () => {
    run('umount', '-l', dir)
    rmSync(dir, { recursive: true, force: true })
  }
  const limpio = alSalir(quitar)
  const lastre = path.join(dir, 'lastre')
  return {
    dir,
    llenar() {
      const file = openSync(lastre, 'a')
      const trozo = Buffer.alloc(1 << 20)
      const poco = Buffer.alloc(4096)
      try {
        while (statfsSync(dir).bavail > 0)
          writeSync(file, statfsSync(dir).bavail * statfsSync(dir).bsize > trozo.length ? trozo : poco)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    vaciar: () => rmSync(lastre, { force: true }),
    close() {
      quitar()
      limpio()
    },
  }
}
