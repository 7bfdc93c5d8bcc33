import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Plugin } from 'vite'

/** What is worth it; fonts and pictures are small already. */
const TEXTO = /\.(m?js|css|html|svg|json)$/
/** Below this the head of a compressed file is most of it. */
const DESDE = 1024

/** Of eleven. The last one takes nearly three times as long for less than two hundredths: who starts the product for the first time waits for it. */
const CALIDAD = 10

const brotli = promisify(brotliCompress)
const porGzip = promisify(gzip)

/** Writes the compressed twins of a file beside it, where they are smaller. */
async function comprimir(archivo: string): Promise<void> {
  const texto = await readFile(archivo)
  if (texto.length < DESDE) return
  const params = { [zlib.BROTLI_PARAM_QUALITY]: CALIDAD, [zlib.BROTLI_PARAM_SIZE_HINT]: texto.length }
  const [br, gz] = await Promise.all([brotli(texto, { params }), porGzip(texto, { level: 9 })])
  if (br.length < texto.length) await writeFile(`${archivo}.br`, br)
  if (gz.length < texto.length) await writeFile(`${archivo}.gz`, gz)
}

/** Compresses what was built once and nearly as far as it goes, so that no visit pays for it. The server hands out the twins (platform/http/web.ts). */
export function comprimirPlugin(): Plugin {
  return {
    name: 'malla-comprimir',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir }) {
      if (!dir) return
      const archivos = (await readdir(dir, { recursive: true })).filter(
        a => TEXTO.test(a) && !a.startsWith('.'),
      )
      await Promise.all(archivos.map(a => comprimir(path.join(dir, a))))
    },
  }
}
