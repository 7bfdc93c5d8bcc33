import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, picture, settled, useBrowser } from './browser.ts'
import { enterAs } from './demo.ts'
import { type PlanPropio, pedir, planPropio } from './planPropio.ts'

interface Seccion {
  key: string
  items: { descripcion: string }[]
}

const estado = (page: Page) => page.locator('[data-fase]')
const enSeccion = (plan: PlanPropio) => `${plan.url}?tab=secciones&seccion=historia`
const historia = async (page: Page, plan: PlanPropio): Promise<string> =>
  (await pedir<{ data: Seccion[] }>(page, 'GET', `/v1/plan/estudios/${plan.id}/secciones`)).data
    .find(s => s.key === 'historias')
    ?.items.map(i => i.descripcion)
    .join('|') ?? ''
const ponerHistoria = (page: Page, plan: PlanPropio, descripcion: string) =>
  pedir(page, 'POST', `/v1/plan/estudios/guardar/json/${plan.id}`, {
    key: 'historias',
    items: [{ id: 'h', descripcion, status: 2 }],
  })

/** Another tab of the same person, with the cursor at the end of the section. */
async function abrirOtra(page: Page, plan: PlanPropio): Promise<Page> {
  const otra = await page.context().newPage()
  await otra.goto(enSeccion(plan))
  await otra
    .getByRole('button', { name: /^(Escribir|Editar: )/ })
    .first()
    .click()
  await otra.locator('.ProseMirror:focus').waitFor()
  await otra.keyboard.press('Control+End')
  return otra
}

/** Types, and waits until the server has it as a draft. */
async function escribir(page: Page, texto: string): Promise<void> {
  await page.bringToFront()
  await page.keyboard.type(texto)
  await expect.poll(() => estado(page).textContent()).toMatch(/^Borrador guardado/)
}

/** Two tabs, open before either writes, that have each typed one of these and die with it. */
async function morirEscribiendo(page: Page, plan: PlanPropio, textos: [string, string]): Promise<void> {
  const pestanas = [await abrirOtra(page, plan), await abrirOtra(page, plan)]
  for (const [i, pestana] of pestanas.entries()) await escribir(pestana, textos[i]!)
  for (const pestana of pestanas) await matar(pestana)
}

/** The tab dies as it does where the system ends it: nothing in it hears of it. */
async function matar(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const muerta = page.waitForEvent('crash')
  // It is never answered.
  void client.send('Page.crash').catch(() => undefined)
  await muerta
}

describe('one section of a plan in two tabs of one person', () => {
  const { open } = useBrowser({ nuevos: true })

  it('both die with text that nobody saved: entries that each began come back together', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [])
    await morirEscribiendo(page, plan, ['De la primera pestaña.', 'De la segunda pestaña.'])
    await page.goto(enSeccion(plan))
    await page.getByText('Recuperamos lo que había escrito').waitFor()
    for (const texto of ['De la primera pestaña.', 'De la segunda pestaña.'])
      await page.getByText(texto).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.keyboard.press('Control+s')
    await expect.poll(() => historia(page, plan)).toContain('De la segunda pestaña.')
    expect(await historia(page, plan)).toContain('De la primera pestaña.')
    // Nothing of it is offered a second time.
    await page.reload()
    await page.getByText('De la primera pestaña.').waitFor()
    await settled(page)
    expect(await page.getByText('Recuperamos lo que había escrito').count()).toBe(0)
  })

  it('both die with the same entry changed: both texts are offered, and both can stay', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [])
    await ponerHistoria(page, plan, '<p>Nació en 1972.</p>')
    await morirEscribiendo(page, plan, [' Creció mucho.', ' Tiene acreditación.'])
    await page.goto(enSeccion(plan))
    const unir = page.getByRole('dialog', { name: 'Dos textos suyos' })
    await unir.waitFor()
    for (const texto of ['Creció mucho.', 'Tiene acreditación.'])
      expect(await unir.textContent()).toContain(texto)
    await settled(page)
    await expectAccessible(page, 'two texts of one’s own')
    await picture(page, 'secciones-dos-textos')
    // It can wait, and is found again.
    await unir.getByRole('button', { name: 'Seguir editando', exact: true }).click()
    await unir.waitFor({ state: 'detached' })
    await expectAccessible(page, 'another text that waits')
    await page.getByRole('button', { name: 'Unir los dos textos', exact: true }).click()
    await unir.getByRole('radio', { name: 'Quedan los dos, uno tras otro' }).check()
    await unir.getByRole('button', { name: 'Guardar así', exact: true }).click()
    await expect.poll(() => estado(page).textContent()).toMatch(/^Guardado/)
    const escrito = await historia(page, plan)
    for (const texto of ['Creció mucho.', 'Tiene acreditación.']) expect(escrito).toContain(texto)
    await page.reload()
    await page.getByText('Creció mucho.').waitFor()
    await settled(page)
    expect(await page.getByText('Recuperamos lo que había escrito').count()).toBe(0)
  })

  it('a tab that cannot answer, busy or put to sleep, keeps its text', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [])
    const una = await abrirOtra(page, plan)
    await escribir(una, 'De la que no contesta.')
    const preguntado = page.waitForResponse('**/v1/borradores?**')
    const ocupada = una.evaluate('{ const hasta = Date.now() + 10_000; while (Date.now() < hasta); }')
    await page.goto(enSeccion(plan))
    await page.getByRole('button', { name: 'Escribir', exact: true }).waitFor()
    await preguntado
    await settled(page)
    expect(await page.getByText('De la que no contesta.').count()).toBe(0)
    await ocupada
    await una.keyboard.press('Control+s')
    await expect.poll(() => historia(page, plan)).toBe('<p>De la que no contesta.</p>')
  })
})
