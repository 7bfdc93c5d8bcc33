import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Bloque } from './features/ayuda/guia/arbol.ts'
import { enOrden, leerPagina, type Pagina } from './features/ayuda/guia/pagina.ts'

const MODULE = 'virtual:guia'
const RESOLVED = `\0${MODULE}`
/** The guide, one Markdown file a page. */
export const GUIA = fileURLToPath(new URL('../docs/guia/', import.meta.url))

/** Every page of a folder, in the order of reading. @throws when one of them is not well written. */
export const leerGuia = (carpeta: string): Pagina[] =>
  enOrden(
    readdirSync(carpeta)
      .filter(file => file.endsWith('.md'))
      .map(file => leerPagina(path.basename(file, '.md'), readFileSync(path.join(carpeta, file), 'utf8'))),
  )

/** Names of the pictures in some blocks. */
export const fotosDe = (bloques: readonly Bloque[]): string[] =>
  bloques.flatMap(b => {
    if (b.clase === 'foto') return [b.foto]
    if (b.clase === 'lista') return b.puntos.flatMap(fotosDe)
    return b.clase === 'aviso' ? fotosDe(b.bloques) : []
  })

/** Gives the browser `virtual:guia`: the pages of docs/guia, read when the app is built, so that nothing that reads Markdown reaches the browser. */
export function guiaPlugin(): Plugin {
  return {
    name: 'malla-guia',
    resolveId: id => (id === MODULE ? RESOLVED : undefined),
    load: id => (id === RESOLVED ? `export const paginas = ${JSON.stringify(leerGuia(GUIA))}` : undefined),
    configureServer(server) {
      server.watcher.add(GUIA)
      server.watcher.on('all', (_event, file) => {
        const module = file.startsWith(GUIA) && server.moduleGraph.getModuleById(RESOLVED)
        if (module) void server.reloadModule(module)
      })
    },
  }
}
