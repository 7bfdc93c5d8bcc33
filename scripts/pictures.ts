import { escribir, escribirMedidas } from '../e2e/fotos/escribir.ts'
import { TEMAS, tomar } from '../e2e/fotos/foto.ts'
import { fotos } from '../e2e/fotos/todas.ts'
import { launchBrowser } from '../e2e/lanzar.ts'
import { startServidor } from '../e2e/servidor.ts'

/**
 * `npm run pictures [-- name …]`: takes the pictures of the product that its pages show (e2e/fotos) of a server of its own with the
 * demonstration, and keeps those that changed in web/public/fotos. With MALLA_URL of a demonstration that runs already, and ROOT_PASSWORD of its
 * administrator for what only that person sees.
 */
async function main(nombres: readonly string[]): Promise<void> {
  const elegidas = fotos.filter(f => nombres.length === 0 || nombres.includes(f.nombre))
  const { MALLA_URL, ROOT_PASSWORD } = process.env
  const propio = MALLA_URL ? null : await startServidor()
  const sitio = propio ?? { baseUrl: MALLA_URL!, rootPassword: ROOT_PASSWORD ?? '' }
  const browser = await launchBrowser()
  try {
    for (const foto of elegidas)
      for (const tema of TEMAS) {
        const png = await tomar(browser, sitio, foto, tema)
        const bytes = await escribir(png, `${foto.nombre}-${tema}`)
        console.log(`${foto.nombre}-${tema}: ${bytes === 0 ? 'igual' : `${Math.round(bytes / 1000)} kB`}`)
      }
    await escribirMedidas(fotos.map(f => f.nombre))
  } finally {
    await browser.close()
    await propio?.stop()
  }
}

await main(process.argv.slice(2))
