import { readOutbox } from '@malla/server/testing/outbox.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { enterRoot } from './administrador.ts'
import { aqui } from './aqui.ts'
import { expectAccessible, LOOKS, picture, useBrowser } from './browser.ts'
import { spill, unico } from './demo.ts'
import { pedir } from './planPropio.ts'
import { retener } from './retener.ts'

/** The code that a mail of the outbox brought to an address. */
const codigoDe = (correo: string): string | undefined =>
  /Su código es (\d{6})/.exec(readOutbox(aqui.dataDir).find(m => m.para === correo)?.texto ?? '')?.[1]

/** The code of an address is typed, once its mail is there. */
async function comprobar(page: Page, correo: string): Promise<void> {
  await page.getByLabel('Código').waitFor()
  await expect.poll(() => codigoDe(correo)).toBeDefined()
  await page.getByLabel('Código').fill(codigoDe(correo)!)
}

const NOMBRE = 'Ana Ruiz'
const pie = { correo: null, telefono: '+51 54 123 456', credito: null }
const MENSAJE = 'Quisiera ver una demostración con nuestro plan.'

/** The code is good for nothing by now: another one is asked for, and what was written is there again. */
async function pedirOtro(page: Page, antes: string, correo: string): Promise<void> {
  await page.context().clearCookies({ name: 'malla_contacto' })
  await page.getByRole('button', { name: 'Enviar el mensaje' }).click()
  await page.getByRole('alert').getByText('Pida otro.').waitFor()
  await page.getByRole('button', { name: 'Usar otro correo o pedir otro código' }).click()
  const direccion = page.getByLabel('Correo Electrónico')
  await direccion.waitFor()
  expect(await direccion.inputValue()).toBe(antes)
  expect(await page.getByText(/El correo es suyo|Pida otro/).count()).toBe(0)
  await direccion.fill(correo)
  await page.keyboard.press('Enter')
  await comprobar(page, correo)
  await page.keyboard.press('Enter')
  await page.getByLabel('Su nombre').waitFor()
  expect(await page.getByLabel('Su nombre').inputValue()).toBe(NOMBRE)
  expect(await page.getByLabel('Mensaje').inputValue()).toBe(MENSAJE)
}

describe('the page of contact', () => {
  const { open } = useBrowser()

  it.each(LOOKS)('takes a message in three steps (%s, dark %s)', async (size, dark) => {
    const look = `${size}-${dark ? 'oscura' : 'clara'}`
    const root = await open()
    await enterRoot(root.page)
    await pedir(root.page, 'PUT', '/v1/ajustes/instalacion', { contacto: 'hola@malla.local', pie })

    const correo = `${unico('ana').replace(' ', '.')}@sol.edu`
    const { page, problems } = await open({ size, dark })
    try {
      await page.goto('/#contacto')
      // The page scrolls smoothly: a mouse would chase it.
      await page.getByRole('link', { name: 'Escríbanos' }).press('Enter')
      await page.waitForURL('**/contacto')
      await page.getByLabel('Correo Electrónico').fill(correo)
      const telefono = page.getByRole('link', { name: pie.telefono })
      expect(await telefono.getAttribute('href')).toBe('tel:+5154123456')
    } finally {
      await pedir(root.page, 'PUT', '/v1/ajustes/instalacion', { pie: { ...pie, telefono: null } })
    }
    await expectAccessible(page, 'contact, the address')
    expect(await page.title()).toBe('Contacto · Malla')
    await page.keyboard.press('Enter')
    await comprobar(page, correo)
    await picture(page, `contacto-codigo-${look}`)
    await page.keyboard.press('Enter')
    await page.getByLabel('Su nombre').fill(NOMBRE)
    await page.getByLabel('Mensaje').fill(MENSAJE)
    expect(await spill(page)).toBe(0)
    await expectAccessible(page, 'contact, the message')
    await picture(page, `contacto-mensaje-${look}`)
    if (size === 'laptop') await pedirOtro(page, correo, `otra.${correo}`)
    await page.getByRole('button', { name: 'Enviar el mensaje' }).click()
    await page.getByText('Gracias: recibimos su mensaje.').waitFor()
    await expectAccessible(page, 'contact, sent')
    expect(problems.filter(p => !p.includes('409'))).toEqual([])
  })

  it('asks for nothing before it is known whether anybody would read it', async () => {
    const { page } = await open()
    const answer = await retener(page, '**/api/v1/ajustes/publicos*', async route => {
      const response = await route.fetch()
      const { data } = (await response.json()) as { data: object }
      await route.fulfill({ response, json: { data: { ...data, contacto: false } } })
    })
    await page.goto('/contacto')
    await page.locator('main[aria-busy]').waitFor()
    expect(await page.getByRole('textbox').count()).toBe(0)
    answer()
    await page.getByText('Esta instalación no recibe mensajes').waitFor()
    expect(await page.title()).toBe('Contacto · Malla')
  })
})
