import { describe, expect, it } from 'vitest'
import { aqui } from './aqui.ts'
import { picture, signIn, useBrowser } from './browser.ts'
import { retener } from './retener.ts'

describe('signing in and out', () => {
  const { open } = useBrowser()

  it('a wrong password is refused without telling which was wrong, and a right one leads to the desk', async () => {
    const { page } = await open()
    await page.goto('/auth/signin')
    await page.getByLabel('Usuario').fill('root@malla.local')
    // Its layout is empty (§2): neither bar nor side.
    for (const part of ['banner', 'navigation', 'complementary'] as const)
      expect(await page.getByRole(part).count(), part).toBe(0)
    await page.getByLabel('Contraseña', { exact: true }).fill('no es esta')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.getByText('El usuario o la contraseña no son correctos.').first().waitFor()
    await signIn(page, 'root@malla.local', aqui.rootPassword)
    await picture(page, 'escritorio-laptop-claro')
    expect(page.url()).toMatch(/\/escritorio$/)
    await page.goto('/auth/signin')
    await page.waitForURL('**/escritorio')
  })

  it('the button stays busy until the desk is there', async () => {
    const { page } = await open({ routed: true })
    await page.goto('/auth/signin')
    await page.getByLabel('Usuario').fill('root@malla.local')
    await page.getByLabel('Contraseña', { exact: true }).fill(aqui.rootPassword)
    const sigue = await retener(page, '**/api/auth/user')
    const asked = page.waitForRequest('**/api/auth/user')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    // It was let in by now: what is missing is the desk.
    await asked
    const boton = page.getByRole('button', { name: 'Entrando…', exact: true })
    expect(await boton.isDisabled()).toBe(true)
    sigue()
    await page.waitForURL('**/escritorio')
    await boton.waitFor({ state: 'detached' })
  })

  it('fetching the pages behind the sign-in ahead of time changes nothing of its look', async () => {
    const { page } = await open({ dark: true })
    const look = () =>
      page.evaluate<string>(
        "(({ font, color, backgroundColor }) => [font, color, backgroundColor].join(' '))(getComputedStyle(document.body))",
      )
    await page.goto('/auth/signin')
    const before = await look()
    await page.getByLabel('Usuario').fill('root@malla.local')
    const styles = () =>
      page.locator('html').evaluate(e => [...e.ownerDocument.styleSheets].map(s => s.href ?? '').join(' '))
    await expect.poll(styles).toContain('/casa-')
    expect(await look()).toBe(before)
  })

  it('without a session a page sends to sign-in and comes back after it', async () => {
    const { page } = await open()
    await page.goto('/form/09092015083031/areas_cursos')
    await page.waitForURL('**/auth/signin*')
    await page.getByLabel('Usuario').fill('root@malla.local')
    await page.getByLabel('Contraseña', { exact: true }).fill(aqui.rootPassword)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.waitForURL('**/areas_cursos')
  })
})
