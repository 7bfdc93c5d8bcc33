import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { enterAs } from './demo.ts'
import { planPropio } from './planPropio.ts'

/** Dialogs, notices and the drawer are fetched after the page: what happens when they are asked for before they are there, and when they do not come. */

const { open } = useBrowser()
const FALTA = 'Una parte de la aplicación no se pudo cargar.'

/** A plan opened on a line on which that part waits to be let through. */
async function conLoDemasEnCamino(page: Page): Promise<() => void> {
  const camino = Promise.withResolvers<void>()
  await enterAs(page, 'operador')
  const plan = await planPropio(page, 1, [['Lógica', 1]])
  await page.route('**/assets/lateral-*.js', async ruta => {
    await camino.promise
    await ruta.continue()
  })
  await page.goto(plan.url)
  await page.getByRole('tab', { name: 'Malla' }).waitFor()
  return camino.resolve
}

/** The same where it never comes and the server is away, so that the page is not loaded anew. */
async function sinLoDemas(page: Page): Promise<() => Promise<void>> {
  await enterAs(page, 'operador')
  const plan = await planPropio(page, 1, [['Lógica', 1]])
  await page.route('**/assets/lateral-*.js', ruta => ruta.abort())
  await page.route('**/api/health', ruta => ruta.abort())
  await page.goto(plan.url)
  await page.getByRole('tab', { name: 'Malla' }).waitFor()
  return async () => {
    await page.unroute('**/assets/lateral-*.js')
    await page.unroute('**/api/health')
  }
}

const salir = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Menú de/ }).click()
  await page.getByRole('menuitem', { name: 'Salir', exact: true }).click()
}
const pregunta = (page: Page) => page.getByRole('dialog', { name: 'Salir', exact: true })

it('what is asked while the question is on its way is asked once, and what takes long is said', async () => {
  const { page, problems } = await open({ routed: true })
  const soltar = await conLoDemasEnCamino(page)
  const menu = page.getByRole('button', { name: /^Menú de/ })
  await menu.click()
  const item = page.getByRole('menuitem', { name: 'Salir', exact: true })
  const [boton, sitio] = [await menu.boundingBox(), await item.boundingBox()]
  await item.click()
  await page
    .getByRole('status')
    .filter({ hasText: /^Cargando…$/ })
    .waitFor()
  for (const donde of [boton!, sitio!]) {
    await page.mouse.click(donde.x + donde.width / 2, donde.y + donde.height / 2)
    await page.keyboard.press('Enter')
  }
  soltar()
  await pregunta(page).getByRole('button', { name: 'No', exact: true }).click()
  await pregunta(page).waitFor({ state: 'detached' })
  await menu.click()
  await item.waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(problems).toEqual([])
})

it('Esc leaves a question that is still on its way', async () => {
  const { page } = await open({ routed: true })
  const soltar = await conLoDemasEnCamino(page)
  await salir(page)
  await page
    .getByRole('status')
    .filter({ hasText: /^Cargando…$/ })
    .waitFor()
  await page.keyboard.press('Escape')
  await page
    .getByRole('status')
    .filter({ hasText: /^Cargando…$/ })
    .waitFor({ state: 'detached' })
  soltar()
  await page.getByRole('tree', { name: 'Programas y planes' }).waitFor()
  await page.waitForTimeout(300)
  expect(await pregunta(page).count()).toBe(0)
})

it('where notices do not come, what they would say is said all the same', async () => {
  const { page } = await open({ routed: true })
  await sinLoDemas(page)
  await salir(page)
  const aviso = page.getByRole('status').filter({ hasText: FALTA }).filter({ hasText: '¡Cuidado!' })
  await aviso.getByRole('button', { name: 'Cerrar' }).click()
  await aviso.waitFor({ state: 'detached' })
})

it('the menu of a phone that did not come is asked for again when it is pressed again', async () => {
  const { page } = await open({ size: 'phone', routed: true })
  const unir = await sinLoDemas(page)
  const menu = page.getByRole('button', { name: 'Abrir el menú' })
  await menu.click()
  const aviso = page.getByRole('status').filter({ hasText: FALTA }).filter({ hasText: '¡Cuidado!' })
  await aviso.waitFor()
  await unir()
  // A browser that keeps what failed has the page come anew, for being pressed or by itself, and with it the menu; one that asks again has it at once.
  const navegacion = page.getByRole('dialog', { name: 'Navegación' })
  const pulsar = async () => {
    if (await navegacion.isVisible()) return true
    // It lies over the button.
    if (await aviso.isVisible())
      await aviso
        .getByRole('button', { name: 'Cerrar' })
        .click({ timeout: 1000 })
        .catch(() => undefined)
    await menu.click({ timeout: 1000 }).catch(() => undefined)
    return navegacion.isVisible()
  }
  await expect.poll(pulsar, { interval: 500 }).toBe(true)
})

it('a panel that is still on its way is said to be, and is closed with Esc', async () => {
  const { page } = await open({ routed: true })
  const camino = Promise.withResolvers<void>()
  await enterAs(page, 'operador')
  const plan = await planPropio(page, 2, [['Lógica', 1]])
  await page.route('**/assets/PanelDePropuesta-*.js', async ruta => {
    await camino.promise
    await ruta.continue()
  })
  await page.goto(plan.url)
  const proponer = page.getByRole('button', { name: 'Proponer reparto', exact: true })
  await proponer.click()
  await page
    .getByRole('status')
    .filter({ hasText: /^Cargando…$/ })
    .waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => proponer.isEnabled()).toBe(true)
  const llegada = page.waitForResponse('**/assets/PanelDePropuesta-*.js')
  camino.resolve()
  await llegada
  await page.waitForTimeout(300)
  expect(await page.getByRole('button', { name: /^(Cerrar|Descartar)$/ }).count()).toBe(0)
})
