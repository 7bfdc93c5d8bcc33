import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const FUENTE = path.join(import.meta.dirname, 'app/offline/trabajador.ts')
const ARCHIVO = 'sw.js'
/** What the page itself names beside its parts. */
const SUELTAS = ['/index.html', '/malla.svg', '/tema.js', '/antes.js']

/** Parts that nobody needs without a connection: documents come from the server, and letters of other scripts are loaded where they are written. */
const SIN_USO = [/\/pdf\.worker/, /\/PdfViewer/, /-(cyrillic|greek|vietnamese)/, /\.map$/]

/** The files of a build that the app needs to start and to open each of its pages. */
export const partesDe = (archivos: readonly string[]): string[] =>
  archivos.filter(a => a.startsWith('assets/') && !SIN_USO.some(s => s.test(`/${a}`))).map(a => `/${a}`)

/** Builds the service worker as /sw.js, and tells it the name of the build and its files. */
export function trabajadorPlugin(): Plugin {
  return {
    name: 'malla-trabajador',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: FUENTE, fileName: ARCHIVO })
    },
    generateBundle(_options, bundle) {
      const propio = bundle[ARCHIVO]
      if (propio?.type !== 'chunk') throw new Error('The service worker was not built.')
      if (propio.imports.length > 0 || propio.exports.length > 0)
        throw new Error('The service worker must stand on its own: what it imports belongs to it alone.')
      const partes = partesDe(Object.keys(bundle)).sort()
      const hash = createHash('sha256').update(propio.code).update(partes.join())
      for (const ruta of SUELTAS) {
        const hecho = bundle[ruta.slice(1)]
        hash.update(
          hecho?.type === 'asset'
            ? hecho.source
            : readFileSync(path.join(import.meta.dirname, 'public', ruta)),
        )
      }
      const version = hash.digest('hex').slice(0, 16)
      propio.code = `self.__MALLA__=${JSON.stringify({ version, partes, sueltas: SUELTAS })};${propio.code}`
    },
  }
}
