import { describe, expect, it } from 'vitest'
import { expectAccessible, LOOKS, picture, useBrowser } from './browser.ts'
import { enterAs, enterDesk, spill } from './demo.ts'

/** The guide: read by anybody, reached from every screen. */
describe('«Ayuda»', () => {
  const { open } = useBrowser()

  it.each(LOOKS)('who is not signed in looks for a task and reads it (%s, dark %s)', async (size, dark) => {
    const look = `${size}-${dark ? 'oscura' : 'clara'}`
    const { page, problems } = await open({ size, dark })
    await page.goto('/ayuda')
    await page.getByRole('heading', { level: 1, name: 'Ayuda' }).waitFor()
    await page.getByRole('link', { name: 'Docente', exact: true }).click()
    await page.waitForURL('**/ayuda?vista=docente')
    await page.getByRole('link', { name: 'Escribir un sílabo', exact: true }).waitFor()
    expect(await page.getByRole('link', { name: 'Crear un plan de estudios', exact: true }).count()).toBe(0)
    expect(await spill(page)).toBe(0)
    await picture(page, `ayuda-${look}`)

    await page.getByRole('searchbox', { name: 'Buscar en la ayuda' }).fill('recupero mi CONTRASENA')
    await page.getByRole('link', { name: 'Recuperar o cambiar la contraseña', exact: true }).waitFor()
    expect(page.url()).toContain('filtro=')
    await expectAccessible(page, 'what is found')
    await picture(page, `ayuda-hallada-${look}`)
    await page.getByRole('link', { name: 'Recuperar o cambiar la contraseña', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Recuperar o cambiar la contraseña' }).waitFor()
    await page.getByText('Para todos').waitFor()
    expect(await spill(page)).toBe(0)
    await picture(page, `ayuda-pagina-${look}`)

    await page.getByRole('navigation', { name: 'Páginas de la ayuda' }).getByRole('link').last().click()
    await page.getByRole('heading', { level: 1, name: 'Elegir institución, rol y programa' }).waitFor()
    expect(problems).toEqual([])
  })

  it('the key «?» opens the page about the screen, and the way back leads there again', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'docente')
    await page.goto('/form/1486745968653')
    await page.getByRole('heading', { level: 1, name: 'Sílabos de Cursos' }).waitFor()
    await page.getByRole('link', { name: 'Ayuda de esta pantalla' }).waitFor()
    await page.keyboard.press('?')
    await page.getByRole('heading', { level: 1, name: 'Ver cómo van los sílabos' }).waitFor()
    // Inside the shell: the sidebar stays, and the breadcrumb says where one is.
    await page.getByRole('navigation', { name: 'Principal' }).waitFor()
    await picture(page, 'ayuda-en-el-panel')
    await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Ayuda' }).click()
    // One's own role comes first.
    const roles = page.getByRole('navigation', { name: 'Para quién' }).getByRole('link')
    expect(await roles.first().textContent()).toBe('Docente')
    expect(await roles.first().getAttribute('aria-current')).toBe('true')
    await page.goBack()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Sílabos de Cursos' }).waitFor()
    expect(problems).toEqual([])
  })

  it('on a phone the way to it stands beside one’s own menu', async () => {
    const { page, problems } = await open({ size: 'phone' })
    await enterAs(page, 'docente')
    await page.goto('/form/1486745968653')
    await page.getByRole('heading', { level: 1, name: 'Sílabos de Cursos' }).waitFor()
    await page.getByRole('link', { name: 'Ayuda de esta pantalla' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ver cómo van los sílabos' }).waitFor()
    expect(await spill(page)).toBe(0)
    await picture(page, 'ayuda-en-el-telefono')
    expect(problems).toEqual([])
  })

  it('a «?» that is typed is a letter', async () => {
    const { page } = await open()
    await enterAs(page, 'docente')
    await page.goto('/sugerencia/software')
    const campo = page.getByRole('textbox', { name: 'En pocas palabras' })
    await page.getByRole('link', { name: 'Ayuda de esta pantalla' }).waitFor()
    await campo.pressSequentially('¿Y esto?')
    expect(await campo.inputValue()).toBe('¿Y esto?')
    expect(page.url()).toContain('/sugerencia/software')
  })

  it('is found from «Buscar» and from one’s own menu', async () => {
    const { page, problems } = await open()
    await enterDesk(page, 'operador')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Buscar' }).fill('prerrequisito correquisito')
    await page.getByRole('option', { name: /Poner los requisitos de un curso/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Poner los requisitos de un curso' }).waitFor()
    await page.getByRole('button', { name: /^Menú de/ }).click()
    await page.getByRole('menuitem', { name: 'Ayuda', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Ayuda' }).waitFor()
    expect(problems).toEqual([])
  })

  it('a page that is not there says so', async () => {
    const { page } = await open()
    await page.goto('/ayuda/volar')
    await page.getByRole('heading', { level: 1, name: 'Página no encontrada' }).waitFor()
    await page.getByRole('link', { name: 'Ver todas las páginas' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ayuda' }).waitFor()
  })
})
