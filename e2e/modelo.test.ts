import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aqui } from './aqui.ts'
import { picture, useBrowser } from './browser.ts'
import { enterAs, enterDesk, INSTITUTO, said, saidMailed, spill, UNIVERSIDAD, unico } from './demo.ts'
import { unaImagen } from './imagenDePrueba.ts'
import { IMAGEN_GUARDADA, pegarImagen, SUBIR_IMAGEN } from './portapapeles.ts'
import { retener } from './retener.ts'

const MODELO = '/form/1507211213570'
const VIGENTE = 'Modelo Educativo 2025'

const abierto = (page: Page, nombre: string) => page.getByRole('article', { name: nombre })
const mas = async (page: Page, accion: string) => {
  await page.getByRole('button', { name: 'Más', exact: true }).click()
  await page.getByRole('menuitem', { name: accion }).click()
}

describe('Modelo Educativo', () => {
  const { open } = useBrowser()

  it('shows its newest version; the others are tabs that an address keeps, and ⌘K finds them', async () => {
    const { page, problems } = await open()
    await enterDesk(page, 'inspector')
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Modelo Educativo' })
      .click()
    await abierto(page, VIGENTE).getByText('Vigente', { exact: true }).waitFor()
    await picture(page, 'modelo')
    await page.getByRole('tab', { name: /2018/ }).click()
    await abierto(page, 'Modelo Educativo 2018').getByText('Cesado', { exact: true }).waitFor()
    await page.reload()
    await abierto(page, 'Modelo Educativo 2018').waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Buscar' }).fill('educativo 2025')
    await page.getByRole('option', { name: new RegExp(VIGENTE) }).click()
    await abierto(page, VIGENTE).waitFor()
    // Who only reads is told why not.
    const nueva = page.getByRole('button', { name: 'Nueva versión' })
    expect(await nueva.getAttribute('aria-description')).toContain('Su rol')
    expect(problems).toEqual([])
  })

  it('a new version begins with the text of the last, is ceased and deleted; another person sees each, and then the newest', async () => {
    const [{ page, problems }, otra] = [await open(), await open()]
    await enterAs(page, 'operador', INSTITUTO)
    await enterAs(otra.page, 'varias', INSTITUTO)
    const [primera, segunda] = [unico('Modelo uno'), unico('Modelo dos')]
    await Promise.all([page.goto(MODELO), otra.page.goto(MODELO)])
    await page.getByRole('button', { name: 'Nueva versión' }).last().waitFor()
    const form = page.getByRole('dialog', { name: /modelo educativo/i })
    const guardar = () => page.keyboard.press('Control+Enter')

    await page.getByRole('button', { name: 'Nueva versión' }).last().click()
    await form.getByLabel('Nombre').fill(primera)
    await form.locator('.ProseMirror').fill('Aprender haciendo.')
    await guardar()
    await said(page, `Acabamos de crear el modelo educativo «${primera}».`)
    await abierto(otra.page, primera).getByText('Aprender haciendo.').waitFor()

    await page.getByRole('button', { name: 'Nueva versión' }).click()
    await page.getByRole('button', { name: 'Con su texto' }).click()
    await form.getByLabel('Nombre').fill(segunda)
    await form.getByLabel('Vigente desde').fill('01/03/2099')
    await guardar()
    await abierto(page, segunda).getByText('Aprender haciendo.').waitFor()
    await abierto(page, segunda).getByText('Rige desde el 01/03/2099', { exact: true }).waitFor()
    await abierto(otra.page, primera).or(abierto(otra.page, segunda)).first().waitFor()
    await otra.page.getByRole('tab', { name: new RegExp(segunda) }).click()

    // Its day has not come: the one that is proposed to cease it is the first that can be.
    await mas(page, 'Cesar')
    await page.getByRole('dialog').getByRole('button', { name: 'Cesar' }).click()
    await said(page, `Acabamos de cesar el modelo educativo «${segunda}».`)
    await abierto(otra.page, segunda).getByText('Cesado', { exact: true }).waitFor()

    await mas(page, 'Historial')
    await page
      .getByRole('dialog', { name: /Historial/ })
      .getByText('Fecha de cese')
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: /Historial/ }).waitFor({ state: 'detached' })

    await mas(page, 'Eliminar')
    await page.getByRole('button', { name: 'Sí', exact: true }).click()
    await said(page, 'Acabamos de eliminar el modelo educativo.')
    await abierto(page, primera).waitFor()
    await abierto(otra.page, primera).waitFor()
    expect([problems, otra.problems]).toEqual([[], []])
  })

  it('is not saved before a picture of its text has come, and who closes before is told', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador', INSTITUTO)
    await page.goto(MODELO)
    await page.getByRole('button', { name: 'Nueva versión' }).last().click()
    const enBlanco = page.getByRole('button', { name: 'En blanco' })
    const form = page.getByRole('dialog', { name: /modelo educativo/i })
    const texto = form.locator('.ProseMirror')
    await texto.or(enBlanco).first().waitFor()
    if (await enBlanco.isVisible()) await enBlanco.click()
    await texto.waitFor()
    const soltar = await retener(page, SUBIR_IMAGEN)
    await pegarImagen(page, (await unaImagen('figura.png', 40, 30)).buffer.toString('base64'))
    await form.getByText('Espere a que suba la imagen.').waitFor()
    expect(await form.getByRole('button', { name: /^Guardar/ }).isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'La imagen todavía está subiendo' }).waitFor()
    await page.getByRole('button', { name: 'Seguir editando' }).click()
    // One that is taken out again is waited for no more; back it is.
    const guardar = form.getByRole('button', { name: /^Guardar/ })
    await texto.focus()
    await page.keyboard.press('Control+z')
    await expect.poll(() => guardar.isEnabled()).toBe(true)
    await page.keyboard.press('Control+Shift+z')
    await form.getByText('Espere a que suba la imagen.').waitFor()
    soltar()
    await texto.locator(IMAGEN_GUARDADA).waitFor()
    await expect.poll(() => form.getByRole('button', { name: /^Guardar/ }).isEnabled()).toBe(true)
  })

  it('is printed and sent', async () => {
    const { page } = await open()
    await enterAs(page, 'operador', UNIVERSIDAD)
    await page.goto(MODELO)
    await abierto(page, VIGENTE).getByRole('button', { name: 'Imprimir' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Imprimir' }).waitFor()
    await page.keyboard.press('Escape')
    const para = `${unico('modelo').replace(/\s/g, '')}@ejemplo.edu`
    await abierto(page, VIGENTE).getByRole('button', { name: 'Enviar' }).click()
    await page.getByRole('dialog', { name: 'Enviar a Correo' }).getByLabel('Correo Electrónico').fill(para)
    await page
      .getByRole('dialog', { name: 'Enviar a Correo' })
      .getByRole('button', { name: 'Enviar' })
      .click()
    await saidMailed(page, `Modelo educativo - ${VIGENTE}`, para)
    const outbox = path.join(aqui.dataDir, 'outbox')
    const sent = () => readdirSync(outbox).map(f => readFileSync(path.join(outbox, f), 'utf8'))
    await expect.poll(() => sent().filter(m => m.includes(para)).length).toBe(1)
  })

  it('reads well on a phone and in the dark', async () => {
    const { page } = await open({ size: 'phone', dark: true })
    await enterAs(page, 'operador', UNIVERSIDAD)
    await page.goto(MODELO)
    await abierto(page, VIGENTE).waitFor()
    expect(await spill(page)).toBe(0)
  })
})
