import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { enterAs } from './demo.ts'
import { conFoco } from './foco.ts'
import { pedir, planPropio } from './planPropio.ts'

describe('a proposal', () => {
  const { open } = useBrowser()

  it('keeps whoever works with the keyboard where the work is', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 3, [
      ['Álgebra', 1],
      ['Biología', 1],
      ['Cálculo', 1],
    ])
    await pedir(page, 'PUT', `/v1/asignaturas/por/plan/estudio/${plan.id}`, {
      asignaturas: Object.values(plan.curso).map(id => ({ id, credits: 4 })),
    })
    await page.goto(`${plan.url}?tab=malla`)
    const boton = page.getByRole('button', { name: 'Proponer reparto', exact: true })
    const panel = page.locator('section[aria-labelledby="propuesta"]')
    const antes = await boton.elementHandle()
    await boton.focus()
    await page.keyboard.press('Enter')
    await panel.getByText('Los ciclos se apartan del promedio 0 créditos, en vez de 5,66.').waitFor()
    await expect.poll(() => conFoco(page)).toBe('Propuesta de reparto')
    await panel
      .getByRole('button', { name: /^Dejar donde está ?: / })
      .first()
      .press('Enter')
    await expect.poll(() => conFoco(page)).toBe('Propuesta de reparto')
    await panel.getByRole('button', { name: /^Volver a tener en cuenta / }).press('Enter')
    await expect.poll(() => conFoco(page)).toBe('Propuesta de reparto')
    await panel.getByRole('button', { name: 'Descartar', exact: true }).press('Enter')
    await expect.poll(() => conFoco(page)).toBe('Proponer reparto')
    await page.keyboard.press('Enter')
    await panel.getByRole('button', { name: 'Aplicar la propuesta', exact: true }).press('Enter')
    await panel.waitFor({ state: 'detached' })
    await expect.poll(() => conFoco(page)).toBe('Proponer reparto')
    // The same element, whether or not it may be pressed: with another one the focus would be lost now and then.
    expect(await boton.evaluate((ahora, primero) => ahora === primero, antes)).toBe(true)
    expect(problems).toEqual([])
  })
})
