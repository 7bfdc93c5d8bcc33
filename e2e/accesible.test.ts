import { describe, expect, it } from 'vitest'
import { expectMoreContrast, picture, useBrowser } from './browser.ts'
import { enterAs } from './demo.ts'
import { conFoco } from './foco.ts'
import { isDePlan } from './pantallas.ts'
import { planDeDemo } from './planPropio.ts'
import { recorrer } from './recorrer.ts'

describe('every screen of a plan is accessible and fits', () => {
  const { open } = useBrowser()
  it.each([
    ['operador', 'laptop'],
    ['operador', 'phone'],
    ['instituto', 'laptop'],
    ['instituto', 'phone'],
  ] as const)('%s on a %s', async (quien, size) => {
    const { page, problems } = await open({ size, dark: size === 'phone' })
    await recorrer(page, quien, size, isDePlan)
    expect(problems).toEqual([])
  })
})

describe('more contrast', () => {
  const { open } = useBrowser()

  it('is given to whoever asks the system for it, in both themes', async () => {
    const { page } = await open()
    await page.emulateMedia({ contrast: 'more' })
    await enterAs(page, 'operador')
    const { url } = await planDeDemo(page)
    for (const [donde, seVe] of [
      [url, '[data-curso]'],
      [`${url}?tab=cursos`, '[role="row"]'],
      ['/form/09092015083031/silabos', 'main h1'],
    ] as const) {
      await page.goto(donde)
      await page.locator(seVe).first().waitFor()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: 'attached' })
        await expectMoreContrast(page, `${donde} ${colorScheme}`)
        await picture(page, `contraste-${donde.split(/[/?=]/).at(-1)}-${colorScheme}`)
      }
    }
  })
})

describe('the focus', () => {
  const { open } = useBrowser()

  it('goes back to what opened a menu, a form, a question, or an inspector', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    await page.goto((await planDeDemo(page)).url)
    const card = page.locator('[data-curso]').nth(24)
    await card.press('Enter')
    await page.getByRole('button', { name: 'Editar curso' }).press('Enter')
    await page.getByRole('dialog').getByRole('textbox', { name: 'Nombre' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => conFoco(page)).toBe('Editar curso')
    await page.keyboard.press('Escape')
    await expect.poll(() => card.evaluate(c => c.matches(':focus'))).toBe(true)

    for (const [accion, abierto] of [
      ['Editar el plan', 'textbox'],
      ['Eliminar el plan', 'button'],
    ] as const) {
      await page.getByRole('button', { name: 'Más', exact: true }).press('Enter')
      await page.getByRole('menuitem', { name: accion }).press('Enter')
      await page.getByRole('dialog').getByRole(abierto).first().waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => conFoco(page)).toBe('Más')
    }
  })

  it('may still be on the button of a menu when Esc is pressed: the menu closes', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    await page.goto((await planDeDemo(page)).url)
    const mas = page.getByRole('button', { name: 'Más', exact: true })
    const opcion = page.getByRole('menuitem', { name: 'Editar el plan' })
    await mas.press('Enter')
    await expect.poll(() => page.getByRole('menu').evaluate(m => m.matches(':focus-within'))).toBe(true)
    await mas.press('Escape')
    await opcion.waitFor({ state: 'detached' })
    await expect.poll(() => conFoco(page)).toBe('Más')
    await mas.press('Enter')
    await opcion.waitFor()
  })

  it('goes into what stands over the grid when a key opens it, and back', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    await page.goto(`${(await planDeDemo(page)).url}?tab=cursos`)
    for (const [nombre, dentro] of [
      ['Vista', 'Todos los cursos'],
      ['Atajos de teclado', null],
    ] as const) {
      const boton = page.getByRole('button', { name: nombre, exact: true })
      await boton.press('Enter')
      const caja = page.getByRole('dialog', { name: nombre })
      if (dentro)
        await expect.poll(() => caja.getByLabel(dentro).evaluate(e => e.matches(':focus'))).toBe(true)
      else await expect.poll(() => caja.evaluate(e => e.matches(':focus-within'))).toBe(true)
      await page.keyboard.press('Escape')
      await caja.waitFor({ state: 'detached' })
      await expect.poll(() => boton.evaluate(b => b.matches(':focus'))).toBe(true)
    }
  })
})
