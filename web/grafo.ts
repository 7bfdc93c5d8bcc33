import path from 'node:path'

/** Which modules of the app are loaded with which, for how it is cut (partes.ts). */

/** What the builder knows of a module. */
interface Modulo {
  code: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
export interface Grafo {
  getModuleInfo(id: string): Modulo | null
}

/** Libraries that are imported whole and used in parts: `import { Button } from '@mantine/core'` loads what Button needs. */
const POR_NOMBRE =
  /\/node_modules\/(@mantine\/(?:core|hooks|dates|notifications)|@tabler\/icons-react)\/.*\/(?:index|tabler-icons-react)\.mjs$/
const IMPORTADOS = /import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g
const REEXPORTADOS = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["'](\.[^"']+)["']/g

/** `Button, Group as G` as pairs of the name there and the name here. */
const nombresDe = (lista: string): [alla: string, aqui: string][] =>
  lista
    .split(',')
    .map(n => n.trim().split(/\s+as\s+/))
    .filter(([alla]) => alla)
    .map(([alla, aqui]) => [alla!, aqui ?? alla!])

/** In which file each name of a library stands. */
function archivosDe(indice: string, codigo: string): Map<string, string> {
  const archivos = new Map<string, string>()
  for (const [, lista, desde] of codigo.matchAll(REEXPORTADOS))
    for (const [, aqui] of nombresDe(lista!)) archivos.set(aqui, path.join(path.dirname(indice), desde!))
  return archivos
}

/** What a module loads at once: of a library used in parts, the parts. */
function importadosPor(id: string, grafo: Grafo): string[] {
  const modulo = grafo.getModuleInfo(id)
  if (!modulo || POR_NOMBRE.test(id)) return []
  return modulo.importedIds.flatMap(otro => {
    const libreria = POR_NOMBRE.exec(otro)?.[1]
    const indice = libreria && grafo.getModuleInfo(otro)?.code
    if (!indice) return [otro]
    const archivos = archivosDe(otro, indice)
    return [...(modulo.code ?? '').matchAll(IMPORTADOS)]
      .filter(([, , desde]) => desde === libreria)
      .flatMap(([, lista]) => nombresDe(lista!).map(([alla]) => archivos.get(alla)))
      .filter(archivo => archivo !== undefined)
  })
}

/** Everything that is loaded with a module. */
export function cierreDe(raiz: string, grafo: Grafo): Set<string> {
  const visto = new Set<string>()
  const porVer = [raiz]
  for (let id = porVer.pop(); id !== undefined; id = porVer.pop()) {
    if (visto.has(id)) continue
    visto.add(id)
    porVer.push(...importadosPor(id, grafo))
  }
  return visto
}

/** What is loaded later than its importer: pages, tabs, dialogs. */
export function diferidosDe(raiz: string, grafo: Grafo): Set<string> {
  const diferidos = new Set<string>()
  const visto = new Set<string>()
  const porVer = [raiz]
  for (let id = porVer.pop(); id !== undefined; id = porVer.pop()) {
    if (visto.has(id)) continue
    visto.add(id)
    const modulo = grafo.getModuleInfo(id)
    for (const otro of modulo?.dynamicallyImportedIds ?? []) diferidos.add(otro)
    porVer.push(...importadosPor(id, grafo), ...(modulo?.dynamicallyImportedIds ?? []))
  }
  return diferidos
}
