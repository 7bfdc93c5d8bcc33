import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aqui } from './aqui.ts'
import { ANGOSTA, CARPETA } from './fotos/escribir.ts'
import { abrir, colorDe, type Foto, retratar, TEMAS, type Tema, VENTANAS } from './fotos/foto.ts'
import { fotos } from './fotos/todas.ts'
import { launchBrowser } from './lanzar.ts'
import { SIN_COMPILADORES } from './prestados.ts'

/** Pictures are kept with the sources; here each is taken anew and thrown away: a screen that is there no more is noticed. */
describe('the pictures of the product', () => {
  let browser: Browser
  /** Pages of the same person and window, one after the other: a browser of its own for each picture costs most of it. */
  const abiertas = new Map<string, Promise<Page>>()
  beforeAll(async () => {
    browser = await launchBrowser([SIN_COMPILADORES])
  })
  afterAll(() => browser?.close())

  const paginaPara = async (foto: Foto, tema: Tema): Promise<Page> => {
    const { ventana, quien, conLateral = false } = foto
    const clave = JSON.stringify([ventana, quien, conLateral])
    const nueva = async () => (await abrir(browser, aqui, foto, tema)).newPage()
    const pagina = abiertas.get(clave) ?? nueva()
    abiertas.set(clave, pagina)
    await (await pagina).emulateMedia({ colorScheme: colorDe(tema) })
    return pagina
  }

  it('have names of their own', () => expect(new Set(fotos.map(f => f.nombre)).size).toBe(fotos.length))

  it.each(fotos.map((foto, i) => [foto.nombre, foto, TEMAS[i % 2]!] as const))(
    '%s can still be taken, is kept in both themes and two sizes',
    async (nombre, foto, tema) => {
      const png = await retratar(await paginaPara(foto, tema), foto)
      const { width } = await sharp(png).metadata()
      const { width: css, escala } = VENTANAS[foto.ventana]
      if (!foto.parte) expect(width).toBe(css * escala)
      for (const kept of TEMAS.flatMap(t => [`${nombre}-${t}.webp`, `${nombre}-${t}-${ANGOSTA}.webp`]))
        expect(existsSync(path.join(CARPETA, kept)), kept).toBe(true)
    },
  )
})
