import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { enterAs } from './demo.ts'
import { planPropio } from './planPropio.ts'

/** What a laptop has left at 200 %. */
const AMPLIADA = { width: 720, height: 450 }

describe('in a window enlarged to 200 %', () => {
  const { open } = useBrowser()

  it('a long menu is whole in it, and a document has all the height that its title leaves', async () => {
    const { page } = await open()
    await page.setViewportSize(AMPLIADA)
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 2, [['Lógica', 1]])
    await page.goto(plan.url)
    await page.getByRole('button', { name: 'Más', exact: true }).click()
    const menu = (await page.getByRole('menu').boundingBox())!
    expect(menu.y).toBeGreaterThanOrEqual(0)
    expect(menu.y + menu.height).toBeLessThanOrEqual(AMPLIADA.height)
    await page.getByRole('menuitem', { name: 'Eliminar el plan' }).scrollIntoViewIfNeeded()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Imprimir', exact: true }).click()
    const paginas = page.locator('[role=dialog] [tabindex="0"]')
    await paginas.waitFor()
    await expect
      .poll(async () => {
        const caja = (await paginas.boundingBox())!
        return Math.round(caja.y + caja.height)
      })
      .toBe(AMPLIADA.height)
  })

  it('a carta on paper has its lines as wide as its texts', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 2, [['Lógica', 1]])
    await page.goto(`/form/09092015083031/carta?plan=${plan.id}&curso=${plan.curso.Lógica}`)
    await page.getByRole('button', { name: 'Añadir competencia' }).first().waitFor()
    await page.getByRole('button', { name: 'Añadir unidad' }).click()
    const nombre = page.getByLabel('Nombre de la unidad 1')
    await nombre.fill('Proposiciones')
    await page.emulateMedia({ media: 'print' })
    expect((await nombre.boundingBox())!.width).toBeGreaterThan(200)
    const titulo = (await page.getByRole('heading', { level: 1 }).boundingBox())!
    expect(Math.min(titulo.x, titulo.y)).toBeGreaterThanOrEqual(0)
  })
})
