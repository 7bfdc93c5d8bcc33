import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { enterAs, enterDesk, FACULTADES, said, unico } from './demo.ts'
import { planPropio } from './planPropio.ts'
import { sinRespuesta } from './sinRespuesta.ts'

const RECUPERADO = 'Recuperamos lo que había escrito y no llegó a guardar.'

async function abrirFormulario(page: Page) {
  await page.getByRole('button', { name: 'Nueva facultad' }).click()
  const form = page.getByRole('dialog', { name: 'Nueva facultad' })
  const nombre = form.getByRole('textbox', { name: 'Nombre' })
  await nombre.waitFor()
  return { form, nombre }
}

describe('what was typed', () => {
  const { open } = useBrowser()

  it('is there again after «Atrás», however soon that came', async () => {
    const { page } = await open()
    await enterDesk(page, 'operador')
    await page.goto(FACULTADES)
    const { nombre } = await abrirFormulario(page)
    await nombre.fill('Facultad a medio escribir')
    await page.goBack()
    await page.waitForURL('**/escritorio')
    await page.goForward()
    const otra = await abrirFormulario(page)
    await otra.form.getByText(RECUPERADO).waitFor()
    expect(await otra.nombre.inputValue()).toBe('Facultad a medio escribir')
  })

  it('and saved, but never acknowledged, is not written twice after a reload', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    await page.goto(FACULTADES)
    const facultad = unico('Facultad sin respuesta')
    const { form, nombre } = await abrirFormulario(page)
    await nombre.fill(facultad)
    await page.route('**/api/v1/facultades', sinRespuesta)
    await page.keyboard.press('Control+Enter')
    // It waits in the queue, under the key with which it was written already.
    await said(page, 'Guardado en este equipo')
    await form.waitFor({ state: 'detached' })
    await page.unroute('**/api/v1/facultades')
    await page.reload()
    const conexion = page.locator('[data-conexion]')
    await expect.poll(() => conexion.textContent(), { timeout: 60_000 }).toBe('En línea')
    await page.getByRole('searchbox', { name: 'Filtrar por nombre' }).fill(facultad)
    await page.getByText('Viendo 1 a 1 de 1 entradas').waitFor()
  })

  it('stays on the screen when the server goes and a part of the app is still to be loaded', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    await page.goto(FACULTADES)
    const { nombre } = await abrirFormulario(page)
    await nombre.fill('Facultad sin servidor')
    await page.route('**/*', route => route.abort())
    // Fetched some moments after the page stands.
    await page.waitForRequest('**/assets/Busqueda-*')
    await page.waitForTimeout(500)
    expect(await nombre.inputValue()).toBe('Facultad sin servidor')
  })

  it('a form whose code does not come says so and leaves the page as it was', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    const { url } = await planPropio(page, 1, [])
    // With the server there the page would be loaded anew: an older version's parts are gone.
    const formularios = /\/assets\/(PlanForm|formularios|listas)|\/api\/health/
    await page.route(formularios, route => route.abort())
    await page.goto(url)
    const editar = async () => {
      await page.getByRole('button', { name: 'Más', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Editar el plan' }).click()
    }
    await editar()
    const aviso = page.getByRole('dialog').filter({ hasText: 'Una parte de la aplicación no se pudo cargar' })
    await aviso.getByRole('button', { name: 'Entendido' }).click()
    await aviso.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Más', exact: true }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.unroute(formularios)
    await page.reload()
    await editar()
    const form = page.getByRole('dialog', { name: /./ })
    await form.getByRole('button', { name: /Guardar/ }).waitFor()
  })
})
