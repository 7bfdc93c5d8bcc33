import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { enterRoot } from './administrador.ts'
import { expectAccessible, picture, settled, useBrowser } from './browser.ts'
import { act, choose, enterAs, enterDesk, said, UNIVERSIDAD, unico } from './demo.ts'
import { conFoco } from './foco.ts'
import { unaImagen } from './imagenDePrueba.ts'
import { retener } from './retener.ts'

const ENTIDADES = '/form/24042018114602'
const INSTITUCION = '/form/06052018093801'

/** The institution that this browser remembers as chosen: it is entered at the next sign-in. */
const recordada = (page: Page): Promise<number> =>
  page.evaluate<number>(
    "JSON.parse(Object.entries(localStorage).find(([key]) => key.startsWith('malla.eleccion.'))[1]).empresa",
  )

describe('Entidades, La Institución and their settings', () => {
  const { open } = useBrowser()

  async function asRoot() {
    const opened = await open()
    await enterRoot(opened.page)
    return opened
  }

  it('an institution is made, edited, entered with its own catalogues, and deleted while it is empty', async () => {
    const { page, problems } = await asRoot()
    const nombre = unico('Instituto del Sol')
    const lista = `${ENTIDADES}?estado=Activado`
    await page.goto(lista)
    await page.getByRole('button', { name: 'Nueva entidad' }).click()
    await page.waitForURL('**/create?estado=Activado')
    const dialog = page.getByRole('dialog')
    const primero = dialog.getByRole('combobox', { name: 'Tipo' })
    await expect.poll(() => primero.evaluate(e => e === e.ownerDocument.activeElement)).toBe(true)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await dialog.getByRole('alert').waitFor()
    await choose(page, 'Tipo', 'Instituto')
    await dialog.getByLabel('Razón social').fill(nombre)
    await dialog.getByLabel('Siglas').fill('IDS')
    await dialog.getByLabel('RUC').fill('20131312954')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await dialog
      .getByText(/no es un RUC válido/i)
      .first()
      .waitFor()
    await dialog.getByLabel('RUC').fill('20131312955')
    await picture(page, 'entidad-nueva')
    const soltar = await retener(page, '**/api/empresas/save')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await dialog.locator('form[aria-busy=true]').waitFor()
    // While it saves «Atrás» closes it as little as Esc does: what the server says of it is still to come.
    await page.goBack()
    await settled(page)
    expect(await dialog.isVisible()).toBe(true)
    soltar()
    await said(page, `Acabamos de crear la entidad «${nombre}».`)
    await page.waitForURL(url => `${url.pathname}${url.search}` === lista)
    await page.getByRole('button', { name: 'Trabajar en ella' }).click()
    await page.waitForURL('**/escritorio')
    await page
      .getByRole('link', { name: new RegExp(nombre) })
      .first()
      .waitFor()
    // At the next sign-in it is that one again.
    const suya = await recordada(page)
    await page.goto(`${INSTITUCION}`)
    await page.getByRole('form', { name: 'Datos de la institución' }).waitFor()
    await page.goto(ENTIDADES)
    await page.getByRole('row', { name: new RegExp(UNIVERSIDAD) }).waitFor()
    await act(page, UNIVERSIDAD, 'Trabajar en ella')
    await page.waitForURL('**/escritorio')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await recordada(page)).toBeLessThan(suya)
    await page.goto(ENTIDADES)
    await act(page, nombre, 'Eliminar')
    await page.getByRole('dialog').getByRole('button', { name: 'Sí', exact: true }).click()
    await said(page, 'Acabamos de eliminar la entidad.')
    // A refused form; and the live channel of the institution that was left, asked for once more as it closes.
    expect(problems.filter(p => !/status of 4(22|03)/.test(p))).toEqual([])
  })

  it('one that has faculties is not deleted, and it is said why', async () => {
    const { page } = await asRoot()
    await page.goto(`${ENTIDADES}?filtro=nevado`)
    await act(page, 'Instituto Superior Tecnológico Nevado Azul', 'Eliminar')
    await page.getByRole('dialog').getByRole('button', { name: 'Sí', exact: true }).click()
    await page
      .getByText(/tiene facultades \(/)
      .first()
      .waitFor()
    await picture(page, 'entidad-no-se-elimina')
  })

  it('goes out to Excel', async () => {
    const { page } = await asRoot()
    await page.goto(`${ENTIDADES}?filtro=universidad`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar Excel', exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^Entidades .*\.xlsx$/)
  })

  it('a new logo and motto are on everybody’s screen while they look', async () => {
    const [root, ana] = [await asRoot(), await open()]
    await enterDesk(ana.page, 'operador')
    await root.page.goto(INSTITUCION)
    const form = root.page.getByRole('form', { name: 'Datos de la institución' })
    await root.page.setInputFiles('input[type=file]', await unaImagen('logo.png', 900, 300, '#7a2f20'))
    await form.getByRole('img', { name: `Logo de ${UNIVERSIDAD}` }).waitFor()
    await form.getByLabel('Lema').fill(unico('Ciencia y trabajo'))
    await form.getByRole('button', { name: 'Guardar' }).click()
    await said(root.page, 'Los cambios se han guardado correctamente.')
    const logo = ana.page.getByRole('img', { name: 'Diseño curricular' })
    await logo.waitFor()
    await expect.poll(async () => (await logo.boundingBox())?.width).toBe(100)
    // A wide one is as wide as may be, a tall one as high.
    await root.page.setInputFiles('input[type=file]', await unaImagen('alto.png', 300, 900, '#7a2f20'))
    await form.getByRole('button', { name: 'Guardar' }).click()
    await expect.poll(async () => Math.round((await logo.boundingBox())?.height ?? 0)).toBe(60)
    await picture(ana.page, 'logo-en-el-panel')
    await picture(root.page, 'institucion-con-logo')
    await form.getByRole('button', { name: 'Quitar imagen' }).click()
    await form.getByRole('button', { name: 'Guardar' }).click()
    await ana.page.getByRole('img', { name: 'Diseño curricular' }).waitFor({ state: 'detached' })
  })

  it('the header of the tree is changed in the settings; an inspector reads them and is told why not', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    await page.goto('/ajustes')
    const form = page.getByRole('form', { name: 'Ajustes de la institución' })
    const header = form.getByLabel('Encabezado del árbol')
    const before = await header.inputValue()
    // What counts where nothing is set stands in the empty field.
    expect(await form.getByLabel('Semanas por periodo').getAttribute('placeholder')).toBe('Por defecto, 16')
    await header.fill('Mapa de calidad')
    await form.getByRole('button', { name: 'Añadir una firma' }).click()
    await form.getByRole('button', { name: 'Guardar' }).click()
    // A reason leads to its own field, in a block too.
    const motivo = form.getByRole('alert').getByRole('link', { name: 'El campo «Nombre» es obligatorio.' })
    const firma = form.getByRole('textbox', { name: 'Nombre de la firma 1' })
    await motivo.click()
    await expect.poll(() => firma.evaluate(e => e === e.ownerDocument.activeElement)).toBe(true)
    expect(await firma.getAttribute('aria-invalid')).toBe('true')
    // Each press takes one away: the next is meant for what is left, and the last leads to where one is added.
    const anadir = form.getByRole('button', { name: 'Añadir una firma' })
    const quitar = form.getByRole('button', { name: /^Quitar la firma/ })
    for (let vez = 0; vez < 2; vez++) await anadir.click()
    await quitar.first().focus()
    for (let vez = 0; vez < 2; vez++) await page.keyboard.press('Enter')
    expect(await quitar.count()).toBe(2)
    for (let vez = 0; vez < 2; vez++) await quitar.first().press('Enter')
    expect(await conFoco(page)).toBe('Añadir una firma')
    await form.getByLabel('Máxima').fill('0')
    await form.getByRole('button', { name: 'Guardar' }).click()
    await form.getByText('La nota mínima debe ser menor que la máxima.').first().waitFor()
    await form.getByLabel('Máxima').fill('20')
    await form.getByRole('button', { name: 'Guardar' }).click()
    await said(page, 'Los cambios se han guardado correctamente.')
    // Who saves, or gives up what was typed, stays where it is done, and is told why there is nothing to do.
    const guardar = form.getByRole('button', { name: 'Guardar' })
    await header.fill('Otro mapa')
    await form.getByRole('button', { name: 'Descartar cambios' }).press('Enter')
    expect(await conFoco(page)).toBe('Guardar')
    expect(await guardar.getAttribute('aria-description')).toBe('No hay cambios que guardar.')
    await header.fill('Mapa de la calidad')
    await guardar.press('Enter')
    await expect.poll(() => guardar.getAttribute('aria-disabled')).toBe('true')
    await form.getByRole('button', { name: 'Descartar cambios' }).waitFor({ state: 'detached' })
    expect(await conFoco(page)).toBe('Guardar')
    // Where the institution has no structure of its own its syllabi follow its weeks: what would become of them is told before.
    await page.route(/\/v1\/silabos\/estructura(\?|$)/, async route => {
      const { data } = await (await route.fetch()).json()
      await route.fulfill({ json: { data: { ...data, propia: null } } })
    })
    await form.getByLabel('Semanas por periodo').fill('17')
    await form.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText(/dejarán de estarlo.*¿Guardar los ajustes\?/).waitFor()
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await form.getByLabel('Semanas por periodo').fill('')
    await header.fill(before)
    await form.getByRole('button', { name: 'Guardar' }).click()
    expect(await page.getByRole('tab', { name: 'Instalación' }).count()).toBe(0)
    const inspector = await open()
    await enterAs(inspector.page, 'inspector')
    await inspector.page.goto('/ajustes')
    await inspector.page.getByText(/Su rol \(Inspector\) no permite/).waitFor()
    await inspector.page.goto(ENTIDADES)
    await inspector.page.waitForURL('**/escritorio')
  })

  it('root changes those of the installation', async () => {
    const { page } = await asRoot()
    await page.goto('/ajustes?vista=instalacion')
    const form = page.getByRole('form', { name: 'Ajustes de la instalación' })
    await form.getByLabel('Crédito').fill(unico('Oficina de Sistemas'))
    await form.getByRole('button', { name: 'Añadir testimonio' }).click()
    await form.getByRole('button', { name: 'Guardar' }).click()
    await form.getByRole('alert').waitFor()
    await form.getByRole('textbox', { name: /^Nombre/ }).fill('Rosa Quispe')
    await form.getByRole('textbox', { name: /^Testimonio/ }).fill('Por fin se ve la malla.')
    await form.getByLabel('Teléfono').fill('(054) 22-33-44')
    await form.getByLabel('Enlace de rúbricas').fill('https://rubricas.ejemplo.edu/')
    await form.getByRole('button', { name: 'Guardar' }).click()
    await said(page, 'Los cambios se han guardado correctamente.')
    const anyone = await open()
    await anyone.page.goto('/')
    const foot = anyone.page.getByRole('contentinfo')
    await foot.getByRole('link', { name: '(054) 22-33-44' }).waitFor()
    expect(await foot.getByRole('link', { name: 'Rúbricas' }).getAttribute('href')).toBe(
      'https://rubricas.ejemplo.edu/',
    )
    await anyone.page.getByText('Por fin se ve la malla.').waitFor()
    await expectAccessible(anyone.page, 'landing with settings')
    await anyone.page.getByText('Por fin se ve la malla.').scrollIntoViewIfNeeded()
    await picture(anyone.page, 'portada-con-ajustes')
    await form.getByRole('button', { name: 'Quitar el testimonio de Rosa Quispe' }).click()
    await form.getByRole('button', { name: 'Guardar' }).click()
    await expect.poll(() => form.getByRole('button', { name: 'Guardar' }).isDisabled()).toBe(true)
  })
})
