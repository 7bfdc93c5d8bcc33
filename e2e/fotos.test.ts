import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aqui } from './aqui.ts'
import { ANGOSTA, CARPETA } from './fotos/escribir.ts'
import { TEMAS, tomar, VENTANAS } from './fotos/foto.ts'
import { fotos } from './fotos/todas.ts'
import { launchBrowser } from './lanzar.ts'

/** Pictures are kept with the sources; here each is taken anew and thrown away: a screen that is there no more is noticed. */
describe('the pictures of the product', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser?.close())

  it('have names of their own', () => expect(new Set(fotos.map(f => f.nombre)).size).toBe(fotos.length))

  it.each(fotos.map((foto, i) => [foto.nombre, foto, TEMAS[i % 2]!] as const))(
    '%s can still be taken, is kept in both themes and two sizes',
    async (nombre, foto, tema) => {
      const sitio = { baseUrl: aqui.baseUrl, rootPassword: aqui.rootPassword }
      const png = await tomar(browser, sitio, foto, tema)
      const { width } = await sharp(png).metadata()
      const { width: css, escala } = VENTANAS[foto.ventana]
      if (!foto.parte) expect(width).toBe(css * escala)
      for (const kept of TEMAS.flatMap(t => [`${nombre}-${t}.webp`, `${nombre}-${t}-${ANGOSTA}.webp`]))
        expect(existsSync(path.join(CARPETA, kept)), kept).toBe(true)
    },
  )
})
