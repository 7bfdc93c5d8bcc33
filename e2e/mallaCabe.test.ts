import { describe, expect, it } from 'vitest'
import { LOOKS, picture, useBrowser } from './browser.ts'
import { enterAs } from './demo.ts'
import { tarjeta } from './enLaMalla.ts'
import { planDeDemo, planPropio } from './planPropio.ts'

describe('the malla has room', () => {
  const { open } = useBrowser()

  it.each(LOOKS)('ten cycles fit beside the inspector (%s, dark %s)', async (size, dark) => {
    const { page, problems } = await open({ dark, size })
    await enterAs(page, 'operador')
    const plan = await planDeDemo(page)
    if (size === 'laptop') await page.addInitScript("localStorage['malla.lateral'] ??= '0'")
    await page.goto(plan.url)
    await page.locator('[data-curso]').first().waitFor()
    await picture(page, `malla-${size}-${dark ? 'oscura' : 'clara'}`)
    await page.locator('[data-curso]').nth(24).click()
    await page.getByRole('heading', { name: 'Necesita' }).waitFor()
    await page.waitForTimeout(300)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    expect(await page.locator('[data-marco]').evaluate(m => m.scrollWidth <= m.clientWidth)).toBe(true)
    await picture(page, `malla-curso-${size}-${dark ? 'oscura' : 'clara'}`)
    expect(problems).toEqual([])
  })

  it('what is wrong with a course is a whole word on its card, beside the panel too, where its credits stay', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 10, [['Investigación Operativa Aplicada', 2, 'Lo que diga el jefe']])
    await page.goto(plan.url)
    const card = tarjeta(page, 'Investigación')
    await card.click()
    await page.getByRole('heading', { name: 'Necesita' }).waitFor()
    await page.locator('[data-talla=estrecha]').waitFor()
    const palabra = card.getByText('Aclarar', { exact: true })
    expect(await palabra.evaluate(e => e.scrollWidth <= e.clientWidth)).toBe(true)
    const [suya, creditos] = [(await palabra.boundingBox())!, (await card.getByText('4 cr').boundingBox())!]
    expect(suya.y + suya.height).toBeLessThanOrEqual(creditos.y)
    await picture(page, 'malla-aclarar')
  })
})
