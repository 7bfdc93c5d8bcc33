import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { enterAs } from './demo.ts'
import { type Servidor, startServidor } from './servidor.ts'
import { abrirTexto, estado, guardado, listo, silaboGuardado, silaboPropio } from './silaboPropio.ts'
import { sinRespuesta } from './sinRespuesta.ts'

describe('the server is killed in the middle of saving', () => {
  const { open } = useBrowser()
  let servidor: Servidor
  beforeAll(async () => {
    servidor = await startServidor()
  }, 200_000)
  afterAll(() => servidor?.stop())

  it('and nothing that was typed before, meanwhile or afterwards is lost, or asked about', async () => {
    const { page } = await open({ baseURL: servidor.baseUrl, routed: true })
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    await page.goto(s.url)
    await listo(page)
    await abrirTexto(page, 'Metodología')
    await page.keyboard.type('Antes.')
    await guardado(page)
    // The server writes what it gets, and is killed before its answer reaches the browser.
    let recibido = false
    await page.route('**/keys/silabo/**', async route => {
      if (recibido) return route.abort()
      await sinRespuesta(route)
      recibido = true
    })
    await page.keyboard.type(' Durante.')
    await expect.poll(() => recibido).toBe(true)
    await servidor.kill()
    await page.keyboard.type(' Después.')
    await expect.poll(() => estado(page).textContent()).toMatch(/^Sin conexión: 1 cambio/)
    await page.unroute('**/keys/silabo/**')
    await servidor.start()
    await expect.poll(() => estado(page).textContent()).toMatch(/^Guardado/)
    const { silabo } = await silaboGuardado(page, s)
    expect(silabo.metodologia).toBe('<p>Antes. Durante. Después.</p>')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})
