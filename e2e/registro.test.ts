import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { enterRoot } from './administrador.ts'
import { picture, useBrowser } from './browser.ts'
import { enterAs, enterDesk, said, spill, unico } from './demo.ts'

const ACTIVIDADES = '/form/24042018114601/activities'

/** Makes a faculty and renames it, as the operator. */
async function work(page: Page, antes: string, ahora: string): Promise<void> {
  await enterDesk(page, 'operador')
  await page.evaluate(
    async ([a, b]) => {
      const send = (path: string, fields: Record<string, string>) =>
        fetch(`/api/v1/facultades${path}`, { method: 'POST', body: new URLSearchParams(fields) })
      const { data } = (await (await send('', { nombre: a! })).json()) as { data: { id: number } }
      await send(`/${data.id}`, { _method: 'PUT', nombre: b! })
    },
    [antes, ahora],
  )
}

const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })

describe('the log', () => {
  const { open } = useBrowser()

  it('tells what was done; it is filtered, printed and taken off the list', async () => {
    const [antes, ahora] = [unico('Facultad de Artes'), unico('Facultad de Bellas Artes')]
    await work((await open()).page, antes, ahora)
    const { page, problems } = await open()
    await enterRoot(page)
    await page.goto(ACTIVIDADES)
    await page.getByRole('heading', { name: 'Hoy' }).waitFor()
    await page.getByRole('searchbox', { name: 'Buscar en las actividades' }).fill(ahora)
    await expect.poll(() => rows(page).count()).toBe(2)
    await rows(page).first().getByText(`cambió el nombre de la ${antes} a «${ahora}»`).waitFor()
    await picture(page, 'actividades-claro')

    await page.getByRole('button', { name: 'Imprimir' }).click()
    await page.getByRole('dialog', { name: 'Actividades' }).getByText(ahora).first().waitFor()
    await page.keyboard.press('Escape')

    await rows(page).first().getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Eliminar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sí', exact: true }).click()
    await said(page, 'Acabamos de eliminar el registro.')
    await expect.poll(() => rows(page).count()).toBe(1)
    await page.getByRole('searchbox', { name: 'Buscar en las actividades' }).fill('')
    await rows(page).first().getByText('quitó un registro de la lista de actividades').waitFor()

    // What is chosen on one page stays when all of another are.
    await page.goto(`${ACTIVIDADES}?per_page=5&page=2`)
    await rows(page).first().getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Página anterior' }).click()
    const todas = page.getByRole('checkbox', { name: 'Seleccionar todas las de esta página' })
    await page.getByText(/^Viendo 1 a 5 de /).waitFor()
    await todas.check()
    await page.getByText('6 seleccionados').waitFor()
    await todas.uncheck()
    await page.getByText('1 seleccionado', { exact: true }).waitFor()
    expect(problems).toEqual([])
  })

  it('is narrowed to a person, and the address keeps it', async () => {
    const { page } = await open()
    await enterRoot(page)
    await page.goto(ACTIVIDADES)
    await page.getByRole('combobox', { name: 'Persona' }).click()
    await page.getByRole('option', { name: 'Administrador' }).click()
    await page.waitForURL(/persona=\d+/)
    await page.reload()
    await rows(page).first().waitFor()
    // People come beside the rows, or after them.
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Persona' }).inputValue())
      .toBe('Administrador')
  })

  it('is narrowed by a day once its year is whole; what is no day says so and narrows nothing', async () => {
    const { page } = await open()
    await enterRoot(page)
    await page.goto(ACTIVIDADES)
    const desde = page.getByRole('textbox', { name: 'Desde', exact: true })
    await desde.pressSequentially('03/05/2026')
    await page.waitForURL(/desde=2026-05-03/)
    await desde.press('Tab')
    // One step: not over a year of which only two figures stood there.
    await page.goBack()
    await page.waitForURL(url => url.search === '')
    await expect.poll(() => desde.inputValue()).toBe('')
    await desde.fill('3/5/26')
    await desde.press('Enter')
    await page.waitForURL(/desde=2026-05-03/)
    await desde.fill('31/04/2026')
    await desde.press('Tab')
    await page.getByText('Esa fecha no existe.').waitFor()
    await expect.poll(() => page.url()).not.toContain('desde')
    expect(await desde.inputValue()).toBe('31/04/2026')
  })

  it('fits a phone', async () => {
    const { page } = await open({ size: 'phone', dark: true })
    await enterRoot(page)
    await page.goto(ACTIVIDADES)
    await rows(page).first().waitFor()
    expect(await spill(page)).toBe(0)
    await picture(page, 'actividades-movil-oscuro')
  })

  it('is for administrators only: others land on the desk', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    await page.goto(ACTIVIDADES)
    await page.waitForURL('**/escritorio')
  })
})
