import { fileURLToPath } from 'node:url'

const CARPETA = fileURLToPath(new URL('../node_modules/.cache/malla-compiled', import.meta.url))

/** Servers that tests start in processes of their own read our sources compiled once: a third of what a start costs (processes.ts). */
export function compilarUnaVez(): void {
  process.env.NODE_COMPILE_CACHE ??= CARPETA
}
