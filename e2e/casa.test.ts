import { describe, expect, it } from 'vitest'
import { expectAccessible, useBrowser } from './browser.ts'
import { badge, enterAs, enterDesk, FACULTADES, PLANES, UNIVERSIDAD } from './demo.ts'
import { planPropio } from './planPropio.ts'
import { retener } from './retener.ts'

describe('the portal', () => {
  const { open } = useBrowser()

  it('leads to its sections from a bar that stays, and to sign-in', async () => {
    const { page } = await open()
    await page.goto('/')
    const bar = page.getByRole('navigation', { name: 'Secciones' })
    // Behind it there may be a link that leads elsewhere.
    const last = bar.getByRole('link', { name: 'Contacto', exact: true })
    await last.click()
    await expect.poll(() => last.getAttribute('aria-current')).toBe('true')
    expect(await bar.locator('[aria-current]').count()).toBe(1)
    expect(await bar.isVisible()).toBe(true)
    await page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }).click()
    await page.waitForURL('**/auth/signin')
  })

  it('an address that is nowhere is a page that says so and leads back', async () => {
    const { page } = await open()
    await page.goto('/')
    await page.goto('/no/existe')
    await page.getByRole('heading', { name: 'Página no encontrada - 404' }).waitFor()
    await expect.poll(() => page.title()).toContain('Página no encontrada - 404')
    await page.getByRole('button', { name: 'Volver' }).click()
    await page.waitForURL(/\/$/)
    await page.goto('/no/existe')
    await page.getByRole('link', { name: 'Ir al inicio' }).click()
    await page.waitForURL(/\/$/)
    await page.goto('/no/existe')
    await page.getByRole('link', { name: 'Iniciar Sesión' }).click()
    await page.waitForURL('**/auth/signin')
  })
})

describe('the frame around every page', () => {
  const { open } = useBrowser()

  it('its side is open at first, is collapsed and opened, and is remembered; the institution leads to the desk', async () => {
    const { page } = await open({ routed: true })
    const soltar = await retener(page, '**/assets/DocentesPage-*.js')
    await enterDesk(page, 'operador')
    const tree = page.getByRole('tree', { name: 'Programas y planes' })
    await tree.waitFor()
    expect(await badge(page)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Contraer el panel lateral' }).click()
    await tree.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: 'Abrir el panel lateral' }).click()
    await tree.waitFor()
    await page.goto(FACULTADES)
    await page.getByRole('complementary').getByRole('link', { name: UNIVERSIDAD }).click()
    await page.waitForURL('**/escritorio')
    // While a page is on its way the title of the one that is left is not said again, to those who do not see it.
    const dicho = page.locator('p[aria-live=polite]')
    await expect.poll(() => dicho.textContent()).toBe('Escritorio')
    const yaDicho = await dicho.locator('span').elementHandle()
    await page.getByRole('complementary').getByRole('link', { name: 'Docentes', exact: true }).click()
    await page.waitForURL('**/docentes')
    await page.waitForTimeout(100)
    expect(await yaDicho!.evaluate(s => s.isConnected)).toBe(true)
    soltar()
    await expect.poll(() => dicho.textContent()).toBe('Docentes')
  })

  it('between phone and laptop the side is a rail of icons, and opens over the page until a link is chosen', async () => {
    const { page } = await open()
    await page.setViewportSize({ width: 800, height: 900 })
    await enterDesk(page, 'operador')
    await page.getByRole('button', { name: 'Abrir el panel lateral' }).click()
    const drawer = page.getByRole('dialog', { name: 'Navegación' })
    await drawer.getByRole('tree', { name: 'Programas y planes' }).waitFor()
    await expectAccessible(page, 'drawer beside the rail')
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Abrir el panel lateral' }).click()
    await drawer.getByRole('link', { name: /^Plan de/ }).click()
    await page.waitForURL('**/form/09092015083031')
    await drawer.waitFor({ state: 'detached' })
    // Where there is room it is as it was left.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Contraer el panel lateral' }).waitFor()
  })

  it('on a phone the side is a drawer that a chosen link closes; the whole screen is not offered', async () => {
    const { page } = await open({ size: 'phone' })
    await enterDesk(page, 'operador')
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
    const drawer = page.getByRole('dialog', { name: 'Navegación' })
    await drawer.getByRole('link', { name: /^Plan de/ }).click()
    await page.waitForURL(`**${PLANES}`)
    await drawer.waitFor({ state: 'hidden' })
    // Also one that leads to where one is.
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
    await drawer.getByRole('link', { name: /^Plan de/ }).click()
    await drawer.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: /^Menú de/ }).click()
    await page.getByRole('menuitem', { name: 'Salir' }).waitFor()
    expect(await page.getByRole('menuitem', { name: 'Pantalla completa' }).isVisible()).toBe(false)
  })

  it('fills the screen and leaves it; «Salir» asks first, and then nobody is signed in', async () => {
    const { page } = await open()
    await enterDesk(page, 'operador')
    const me = page.getByRole('button', { name: /^Menú de/ })
    await me.click()
    await page.getByRole('menuitem', { name: 'Pantalla completa' }).click()
    await me.click()
    await page.getByRole('menuitem', { name: 'Salir de pantalla completa' }).click()
    const leave = async (answer: string) => {
      await me.click()
      await page.getByRole('menuitem', { name: 'Salir', exact: true }).click()
      const question = page.getByRole('dialog').filter({ hasText: '¿Realmente desea salir del sistema?' })
      await question.getByRole('button', { name: answer, exact: true }).click()
      await question.waitFor({ state: 'hidden' })
    }
    await leave('No')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await leave('Sí')
    await me.waitFor({ state: 'detached' })
    await page.goto('/escritorio')
    await page.waitForURL('**/auth/signin*')
  })

  it('what could not be read again stays, with a line that says so and tries again', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    await page.goto(FACULTADES)
    const row = page.getByRole('row').nth(1)
    await row.waitFor()
    await page.route('**/api/facultades/list', route => route.fulfill({ status: 500, body: '{}' }))
    await page.getByLabel('Filtrar por nombre').fill('ingen')
    await page.getByText('Ha ocurrido un problema interno, inténtelo más tarde.').first().waitFor()
    await page.unroute('**/api/facultades/list')
    await page.getByRole('button', { name: 'Reintentar' }).first().click()
    await page.getByRole('row').filter({ hasText: 'Ingeniería' }).first().waitFor()
  })

  it('a tree that does not come says so in its place; what else of the frame does not come is left out, and the page stays', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [['Lógica', 1]])
    for (const parte of ['lateral', 'LoVisto'])
      await page.route(`**/assets/${parte}-*.js`, route => route.abort())
    // Where the server is away the page is not loaded anew.
    await page.route('**/api/health', route => route.abort())
    await page.goto(plan.url)
    await page.getByText('Una parte de la aplicación no se pudo cargar.', { exact: false }).waitFor()
    await page.getByRole('tab', { name: 'Malla' }).waitFor()
    expect(await page.getByRole('link', { name: 'Escritorio', exact: true }).count()).toBe(1)
  })

  it('whoever asks for no motion gets none: nothing passes slowly from one colour to the next', async () => {
    const { page } = await open()
    await enterDesk(page, 'operador')
    await page.evaluate(`self.pasos = 0; addEventListener('transitionrun', () => self.pasos++, true)`)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.locator('html[data-mantine-color-scheme=dark]').waitFor({ state: 'attached' })
    await page.evaluate(`new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))`)
    expect(await page.evaluate('pasos')).toBe(0)
  })
})
