import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Recursos } from './paginas/marco.ts'

const MANIFIESTO = path.join(import.meta.dirname, '../../../web/dist/.vite/manifest.json')
/** The source that public pages load, as the manifest of the build names it. */
const ISLA = 'isla/malla.ts'

interface Pieza {
  file: string
  css?: string[]
  imports?: string[]
}

/** What the web build made for public pages; without a build (tests of the server) they stand without style and script. */
export function readRecursos(): Recursos {
  if (!existsSync(MANIFIESTO)) return { css: [], js: null }
  const piezas = JSON.parse(readFileSync(MANIFIESTO, 'utf8')) as Record<string, Pieza>
  const isla = piezas[ISLA]
  if (!isla) return { css: [], js: null }
  const junto = [isla, ...(isla.imports ?? []).flatMap(i => piezas[i] ?? [])]
  return { css: junto.flatMap(p => p.css ?? []).map(f => `/${f}`), js: `/${isla.file}` }
}
