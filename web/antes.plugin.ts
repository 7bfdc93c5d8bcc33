import path from 'node:path'
import { build, type Plugin } from 'vite'
import { callsPlugin } from './calls.plugin.ts'

const FUENTE = path.join(import.meta.dirname, 'antes.ts')
const ARCHIVO = 'antes.js'

/** The code of web/antes.ts in one file that loads no other. */
async function codigo(): Promise<string> {
  const hecho = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [callsPlugin()],
    publicDir: false,
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
    async buildStart() {
      this.emitFile({ type: 'asset', fileName: ARCHIVO, source: await codigo() })
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'script', attrs: { async: true, src: `/${ARCHIVO}` }, injectTo: 'head-prepend' as const },
      ],
    },
  }
}
