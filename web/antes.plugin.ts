import path from 'node:path'
import { build, type Plugin } from 'vite'
import { callsPlugin } from './calls.plugin.ts'

const FUENTE = path.join(import.meta.dirname, 'antes.ts')
const ARCHIVO = 'antes.js'

/** The part that any page behind the sign-in begins with (web/partes.ts). The first script asks for the others. */
const CASA = 'casa'

/** The code of web/antes.ts in one file that loads no other. */
async function codigo(casa: Readonly<Record<'codigo' | 'estilos', readonly string[]>>): Promise<string> {
  const hecho = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [callsPlugin()],
    publicDir: false,
    define: { ESTILOS: JSON.stringify(casa.estilos), CODIGO: JSON.stringify(casa.codigo) },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: FUENTE, output: { format: 'iife' } },
    },
  })
  const salida = [hecho].flat()[0]
  if (!salida || !('output' in salida) || salida.output.length !== 1)
    throw new Error('What is asked before must be one file.')
  return salida.output[0].code
}

/** Builds web/antes.ts as /antes.js, and names it first in the page. It stops nothing: the page goes on while it comes. */
export function antesPlugin(): Plugin {
  return {
    name: 'malla-antes',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const casa = Object.values(bundle).find(p => p.type === 'chunk' && p.name === CASA)
      if (casa?.type !== 'chunk') throw new Error(`There is no part called ${CASA}.`)
      const estilos = [casa, ...casa.imports.map(i => bundle[i])].flatMap(p =>
        p?.type === 'chunk' ? [...(p.viteMetadata?.importedCss ?? [])] : [],
      )
      const source = await codigo({ codigo: [`/${casa.fileName}`], estilos: estilos.map(e => `/${e}`) })
      this.emitFile({ type: 'asset', fileName: ARCHIVO, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'script', attrs: { async: true, src: `/${ARCHIVO}` }, injectTo: 'head-prepend' as const },
      ],
    },
  }
}
