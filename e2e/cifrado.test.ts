import { freePort } from '@malla/server/platform/postgres/freePort.ts'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Puerta, puertaCifrada } from './cifrado.ts'
import { enterAs, FACULTADES, said, unico } from './demo.ts'
import { launchBrowser } from './lanzar.ts'
import { pedir } from './planPropio.ts'
import { type Servidor, startServidor } from './servidor.ts'

describe('behind a proxy that speaks https', () => {
  let browser: Browser
  let puerta: Puerta
  let servidor: Servidor
  beforeAll(async () => {
    const port = await freePort()
    puerta = await puertaCifrada(port)
    servidor = await startServidor({ PORT: String(port), PUBLIC_URL: puerta.baseUrl })
    browser = await launchBrowser()
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await servidor?.stop()
    await puerta?.cerrar()
  })

  /** Somebody's browser, to which the certificate of this run is good enough. */
  const abrir = (): Promise<BrowserContext> =>
    browser.newContext({
      baseURL: puerta.baseUrl,
      ignoreHTTPSErrors: true,
      serviceWorkers: 'block',
      locale: 'es-PE',
    })

  it('the live channel is wss, the cookie is for https only, and what one does the other sees', async () => {
    const [ana, ines] = [await abrir(), await abrir()]
    const page = await ines.newPage()
    const sockets: string[] = []
    page.on('websocket', socket => sockets.push(socket.url()))
    await enterAs(page, 'inspector')
    await page.goto(FACULTADES)
    await said(page, 'En línea')
    expect(sockets.length).toBeGreaterThan(0)
    expect(sockets.filter(url => !url.startsWith(puerta.baseUrl.replace('https', 'wss')))).toEqual([])
    const cookies = await ines.cookies()
    expect(cookies.length).toBeGreaterThan(0)
    expect(cookies.filter(c => !c.secure || !c.httpOnly)).toEqual([])

    const otra = await ana.newPage()
    await enterAs(otra, 'operador')
    const nombre = unico('Facultad cifrada')
    await pedir(otra, 'POST', '/v1/facultades', { nombre })
    await said(page, nombre)
  })
})
