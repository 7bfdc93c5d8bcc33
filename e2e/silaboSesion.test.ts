import { describe, expect, it } from 'vitest'
import { picture, useBrowser } from './browser.ts'
import { enterAs } from './demo.ts'
import { abrirTexto, guardado, listo, silaboGuardado, silaboPropio } from './silaboPropio.ts'

describe('a session that ends while somebody writes', () => {
  const { open } = useBrowser()

  it('takes nothing away: the page and the cursor stay, and what is typed is sent after signing in again', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    await page.goto(s.url)
    await listo(page)
    const texto = await abrirTexto(page, 'Metodología')
    await texto.press('End')
    await texto.pressSequentially('Aprender haciendo')
    await guardado(page)
    await page.context().clearCookies()
    await texto.pressSequentially(', en equipos')
    const aviso = page.getByRole('alert').filter({ hasText: 'Su sesión terminó' })
    await aviso.waitFor()
    await texto.pressSequentially(' de cuatro.')
    await picture(page, 'sesion-terminada')
    expect(await texto.textContent()).toBe('Aprender haciendo, en equipos de cuatro.')

    await aviso.getByRole('button', { name: 'Iniciar Sesión' }).click()
    await page.waitForURL('**/auth/signin*')
    await page.getByLabel('Usuario').fill('operador@demo.edu')
    await page.getByLabel('Contraseña', { exact: true }).fill('malla2026')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.waitForURL(url => url.pathname + url.search === s.url)
    await expect
      .poll(async () => (await silaboGuardado(page, s)).silabo.metodologia)
      .toBe('<p>Aprender haciendo, en equipos de cuatro.</p>')
  })
})
