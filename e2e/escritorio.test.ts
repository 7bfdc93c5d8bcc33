import { describe, expect, it } from 'vitest'
import { picture, useBrowser } from './browser.ts'
import { enterAs, enterDesk, PLANES, spill, unico } from './demo.ts'

describe('the desk', () => {
  const { open } = useBrowser()

  it('shows what waits, how far programmes are and the way to them', async () => {
    const { page, problems } = await open()
    await enterDesk(page, 'operador')
    const pendientes = page.getByRole('region', { name: 'Pendientes' })
    await pendientes.getByText('sin resolución').waitFor()
    // Which come first depends on what other journeys made.
    const uno = page
      .getByRole('region', { name: 'Cursos por programa' })
      .getByRole('listitem')
      .filter({ hasText: /\d+ de \d+ cursos/, hasNotText: 'planes vigentes' })
      .first()
    await uno.waitFor()
    await picture(page, 'escritorio-claro')
    await uno.getByRole('link').first().click()
    await page.waitForURL(new RegExp(`${PLANES}/\\d+$`))
    expect(problems).toEqual([])
  })

  it('an opened plan is found again on the desk and in the search', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const noted = page.waitForResponse(r => r.url().includes('/page/visited/'))
    await page.goto(`${PLANES}/areas_cursos`)
    expect((await noted).status()).toBe(200)
    await page.goto('/escritorio')
    const seguir = page.getByRole('navigation', { name: 'Seguir donde lo dejó' })
    await seguir.getByRole('link', { name: /^Áreas de cursos/ }).waitFor()
    await page.keyboard.press('Control+k')
    const recent = page.getByRole('group', { name: 'Abiertas hace poco' })
    await recent.getByRole('option', { name: /^Áreas de cursos/ }).click()
    await page.waitForURL(`**${PLANES}/areas_cursos`)
  })

  it('hears what others do, without reloading', async () => {
    const [one, other] = [await open(), await open()]
    await enterDesk(one.page, 'operador')
    await enterDesk(other.page, 'operador')
    const nombre = unico('Facultad en vivo')
    const made = await other.page.evaluate(
      async name =>
        (await fetch('/api/v1/facultades', { method: 'POST', body: new URLSearchParams({ nombre: name }) }))
          .status,
      nombre,
    )
    expect(made).toBe(200)
    const ahora = one.page.getByRole('complementary', { name: 'Ahora' })
    await ahora
      .getByRole('listitem')
      .filter({ hasText: nombre })
      .getByText('Usted', { exact: true })
      .waitFor()
  })

  it('on a phone in the dark nothing spills', async () => {
    const { page, problems } = await open({ size: 'phone', dark: true })
    await enterDesk(page, 'inspector')
    await page.getByRole('region', { name: 'Cursos por programa' }).waitFor()
    expect(await spill(page)).toBe(0)
    await picture(page, 'escritorio-movil-oscuro')
    expect(problems).toEqual([])
  })

  it('a lecturer without courses is told so, and what to do meanwhile', async () => {
    const { page } = await open({ routed: true })
    await page.route('**/auth/user', async ruta => {
      const respuesta = await ruta.fetch()
      const cuerpo = await respuesta.json()
      Object.assign(cuerpo.data, { rol: 'otro', codtipopersona: '00002' })
      await ruta.fulfill({ response: respuesta, json: cuerpo })
    })
    await enterDesk(page, 'docente')
    await page.getByText('Todavía no tiene cursos').waitFor()
    await page.getByRole('link', { name: 'Mi Perfil' }).first().click()
    await page.getByText('Quién soy').first().waitFor()
  })

  it('a lecturer is shown nothing of plans: no menu, no progress, no changes but those of syllabi', async () => {
    const { page } = await open()
    await enterDesk(page, 'docente')
    await page.getByText(/^(No tiene nada pendiente|Tiene .+ pendientes?)\.$/).waitFor()
    const menu = page.getByRole('navigation', { name: 'Principal' })
    expect(
      (await menu.getByRole('link').allTextContents()).filter(t => !/Escritorio|Sílabos/.test(t)),
    ).toEqual([])
    expect(await page.getByRole('region', { name: 'Cursos por programa' }).count()).toBe(0)
    const cambios = page.getByRole('complementary', { name: 'Ahora' }).getByRole('listitem')
    expect((await cambios.allTextContents()).filter(t => !/sílabo|periodo|carta|observ/i.test(t))).toEqual([])
  })
})

describe('the navbar', () => {
  const { open } = useBrowser()

  it('has the pages below Plan de Estudios in a menu, and the changes also stand in the sidebar', async () => {
    const { page } = await open()
    await enterDesk(page, 'operador')
    const sugerir = page.getByRole('banner').getByRole('link', { name: 'Sugerir MEJORAS' })
    await page.setViewportSize({ width: 1600, height: 900 })
    await sugerir.waitFor()
    await page.setViewportSize({ width: 1440, height: 900 })
    await sugerir.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Ir a', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Sugerir MEJORAS' }).waitFor()
    const suyas = page.getByRole('group', { name: 'Plan de Estudios' })
    await suyas.getByRole('menuitem', { name: 'Tipos de cursos' }).click()
    await page.waitForURL(`**${PLANES}/tipos_cursos`)
    await page.getByRole('button', { name: 'Cambiar de Entidad' }).click()
    await page.getByRole('dialog').getByText('¿con qué institución desea trabajar?').waitFor()
  })
})
