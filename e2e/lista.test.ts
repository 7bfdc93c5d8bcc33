import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, type Opening, picture, useBrowser } from './browser.ts'
import { enterAs, FACULTADES, PLANES, spill, unico } from './demo.ts'
import { conFoco } from './foco.ts'
import { retener } from './retener.ts'

/** A list with everything that lists have (§2), on the simplest thing there is: the kinds of courses. */
const LISTA = '/form/09092015083031/tipos_cursos'
const API = '/parametros/tiposcursos'

const fila = (page: Page, nombre: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: nombre, exact: true }) })
const filas = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('cell') })
const dicho = (page: Page, texto: string | RegExp): Promise<void> => page.getByText(texto).first().waitFor()

async function crear(page: Page, nombre: string): Promise<void> {
  await page.getByRole('button', { name: 'Nuevo tipo' }).click()
  const form = page.getByRole('dialog', { name: 'Nuevo tipo' })
  await form.getByRole('textbox', { name: 'Nombre' }).fill(nombre)
  await page.keyboard.press('Control+Enter')
  await dicho(page, `«${nombre}».`)
  await form.waitFor({ state: 'detached' })
}

async function abrir(page: Page, nombre: string): Promise<Locator> {
  await page.getByRole('button', { name: nombre, exact: true }).click()
  const form = page.getByRole('dialog', { name: nombre })
  await form.getByRole('textbox', { name: 'Nombre' }).waitFor()
  return form
}

async function eliminar(page: Page, ...nombres: string[]): Promise<void> {
  for (const nombre of nombres) await fila(page, nombre).getByRole('checkbox').check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Eliminar' }).click()
  const pregunta = page.getByRole('dialog', { name: '¡Cuidado!' })
  const registros = nombres.length === 1 ? 'el registro' : `los ${nombres.length} registros`
  await pregunta.getByText(`¿Realmente desea eliminar ${registros}?`, { exact: true }).waitFor()
  await pregunta.getByRole('button', { name: 'No', exact: true }).waitFor()
  await pregunta.getByRole('button', { name: 'Sí', exact: true }).click()
}

describe('a list', () => {
  const { open } = useBrowser()
  async function enLista(opening?: Opening, query = '?per_page=50') {
    const opened = await open(opening)
    await enterAs(opened.page, 'operador')
    await opened.page.goto(LISTA + query)
    await filas(opened.page).first().waitFor()
    return opened
  }

  it.each(['?page=999', '?per_page=9999&page=-1'])(
    'an address with %s leads to the first page',
    async query => {
      const { page } = await enLista({}, query)
      await dicho(page, /^Viendo 1 a /)
    },
  )

  it('the menu of a row opens by keys, the first time and later, and gives the focus back', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    await page.goto('/form/09092015083031')
    const boton = page.getByRole('button', { name: /^Acciones de/ }).first()
    await boton.focus()
    for (const tecla of ['ArrowDown', 'Enter', 'ArrowUp']) {
      await page.keyboard.press(tecla)
      // The menu takes the focus a moment after it is seen.
      await page.locator('[role=menu] :focus').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('menu').waitFor({ state: 'detached' })
      await expect.poll(() => boton.evaluate(b => b === b.ownerDocument.activeElement)).toBe(true)
    }
  })

  it('what is made appears on top, is refused under its field, and is edited', async () => {
    const { page, problems } = await enLista()
    const nombre = unico('Taller')
    await crear(page, nombre)
    await filas(page).first().getByText(nombre).waitFor()

    await page.getByRole('button', { name: 'Nuevo tipo' }).click()
    const form = page.getByRole('dialog', { name: 'Nuevo tipo' })
    await form.getByRole('textbox', { name: 'Nombre' }).fill(nombre.toUpperCase())
    await page.keyboard.press('Control+Enter')
    const field = form.getByRole('textbox', { name: 'Nombre' })
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    const described = (await field.getAttribute('aria-describedby'))!
    const reason = described.split(' ').map(id => page.locator(`[id="${id}"]`))
    expect((await Promise.all(reason.map(r => r.textContent()))).join(' ')).toContain(
      'Ya existe un registro con ese nombre en el catálogo.',
    )
    await expectAccessible(page, 'refused')
    await picture(page, 'lista-rechazo')
    const other = unico('Otro taller')
    await field.fill(other)
    await page.keyboard.press('Control+Enter')
    await form.waitFor({ state: 'detached' })

    const edited = unico('Editado')
    await (await abrir(page, nombre)).getByRole('textbox', { name: 'Nombre' }).fill(edited)
    await page.keyboard.press('Control+Enter')
    await dicho(page, `Acabamos de editar`)
    await fila(page, edited).waitFor()
    expect(await fila(page, nombre).count()).toBe(0)
    // The refused one was asked for on purpose.
    expect(problems.filter(p => !p.includes('422'))).toEqual([])
  })

  it('good news stands at the top in the middle and leaves by itself after five seconds', async () => {
    const { page } = await enLista()
    await crear(page, unico('Noticia'))
    const news = page.getByRole('alert').filter({ hasText: '¡Bien!' })
    const since = Date.now()
    const { x, y, width } = (await news.boundingBox())!
    expect(y).toBeLessThan(120)
    expect(Math.abs(x + width / 2 - page.viewportSize()!.width / 2)).toBeLessThan(20)
    await news.waitFor({ state: 'detached' })
    const lasted = Date.now() - since
    expect(lasted).toBeGreaterThan(3500)
    expect(lasted).toBeLessThan(8000)
  })

  it('another person sees at once what is made, changed and deleted, without a touch', async () => {
    const [{ page: ana }, { page: luis }] = [await enLista(), await enLista()]
    const nombre = unico('En vivo')
    await crear(ana, nombre)
    await fila(luis, nombre).waitFor()
    const renamed = unico('Renombrado')
    await (await abrir(ana, nombre)).getByRole('textbox', { name: 'Nombre' }).fill(renamed)
    await ana.keyboard.press('Control+Enter')
    await fila(luis, renamed).waitFor()
    await ana.getByRole('dialog', { name: nombre }).waitFor({ state: 'detached' })
    await eliminar(ana, renamed)
    await fila(luis, renamed).waitFor({ state: 'detached' })
  })

  it('of two people who edit the same, the second chooses, and what only one changed stays', async () => {
    const [{ page: ana }, { page: luis }] = [await enLista(), await enLista()]
    const nombre = unico('De dos')
    await crear(ana, nombre)
    await fila(luis, nombre).waitFor()
    const [deAna, deLuis] = [unico('De Ana'), unico('De Luis')]
    const formAna = await abrir(ana, nombre)
    const formLuis = await abrir(luis, nombre)
    await formLuis.getByRole('textbox', { name: 'Nombre' }).fill(deLuis)
    await formLuis.getByRole('combobox', { name: 'Estado' }).click()
    await luis.getByRole('option', { name: 'Desactivado' }).click()
    await formAna.getByRole('textbox', { name: 'Nombre' }).fill(deAna)
    await luis.keyboard.press('Control+Enter')
    await formLuis.waitFor({ state: 'detached' })
    await ana.keyboard.press('Control+Enter')
    await dicho(ana, 'Usted guardó antes, en otra pestaña o equipo')
    await expectAccessible(ana, 'merge')
    await picture(ana, 'lista-choque')
    await ana.getByText('Lo que usted escribió').click()
    await ana.getByRole('button', { name: 'Guardar así' }).click()
    await formAna.waitFor({ state: 'detached' })
    for (const page of [ana, luis]) await fila(page, deAna).getByText('Desactivado').waitFor()
    expect(await fila(ana, deAna).getAttribute('data-off')).toBe('true')
  })

  it('deletes one and several; what is in use is refused with what uses it, and all stay', async () => {
    const { page } = await enLista()
    const used = 'Obligatorio'
    const [one, two, three] = [unico('Uno'), unico('Dos'), unico('Tres')]
    for (const nombre of [one, two, three]) await crear(page, nombre)

    await eliminar(page, one)
    await dicho(page, 'Acabamos de eliminar')
    await fila(page, one).waitFor({ state: 'detached' })

    await eliminar(page, two, used)
    await dicho(page, /No se puede eliminar «Obligatorio»: tiene cursos \(«.+» y otros\)\./)
    await expectAccessible(page, 'refused deletion')
    await expect.poll(() => conFoco(page)).toBe('OK')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect([await fila(page, two).count(), await fila(page, used).count()]).toEqual([1, 1])

    await page.reload()
    await fila(page, two).waitFor()
    await eliminar(page, two, three)
    await dicho(page, 'Acabamos de eliminar 2 registros.')
    for (const nombre of [two, three]) await fila(page, nombre).waitFor({ state: 'detached' })
  })

  it('the question stays until what it asked is done, and says that it is under way', async () => {
    const { page } = await enLista({ routed: true })
    const nombre = unico('Espera')
    await crear(page, nombre)
    const sigue = await retener(page, `**/api${API}/**`)
    await eliminar(page, nombre)
    const pregunta = page.getByRole('dialog', { name: '¡Cuidado!' })
    const si = pregunta.getByRole('button', { name: 'Sí', exact: true })
    await expect.poll(() => si.getAttribute('data-loading')).toBe('true')
    expect(await pregunta.getByRole('button', { name: 'No', exact: true }).isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    sigue()
    await dicho(page, 'Acabamos de eliminar')
    await pregunta.waitFor({ state: 'detached' })
  })

  it('has pages of 5 to 50, counts downwards, keeps its place in the address, and says when nothing fits', async () => {
    const { page } = await enLista()
    for (let i = 0; i < 12; i++) {
      const r = await page.request.post(`/api${API}/save`, { data: { nombre: unico('Página') } })
      expect(r.status()).toBe(200)
    }
    await page.goto(`${LISTA}?per_page=5`)
    await filas(page).nth(4).waitFor()
    const total = Number(
      /de (\d+) entradas/.exec(
        (await page.getByText(/^Viendo 1 a 5 de \d+ entradas$/).textContent()) ?? '',
      )![1],
    )
    const indices = () =>
      filas(page)
        .locator('td:nth-child(2)')
        .allTextContents()
        .then(texts => texts.map(Number))
    expect(await indices()).toEqual([0, 1, 2, 3, 4].map(i => total - i))
    await page.getByRole('button', { name: 'Página 2', exact: true }).click()
    await page.waitForURL('**page=2*')
    await dicho(page, /^Viendo 6 a 10 de/)
    expect((await indices())[0]).toBe(total - 5)
    await page.goBack()
    await dicho(page, /^Viendo 1 a 5 de/)

    const sizes = page.getByLabel('Filas por página')
    expect(await sizes.getByRole('option').allTextContents()).toEqual(
      Array.from({ length: 10 }, (_, i) => String(5 * (i + 1))),
    )
    await sizes.selectOption('15')
    await page.waitForURL('**per_page=15*')
    await filas(page)
      .nth(Math.min(14, total - 1))
      .waitFor()

    await page.getByRole('searchbox', { name: 'Filtrar por nombre' }).fill('nada se llama así')
    await dicho(page, 'No hay registros que coincidan con su solicitud.')
    await page.locator('[aria-live=polite]', { hasText: 'No hay datos para mostrar' }).waitFor()
    await expectAccessible(page, 'nothing fits')
    await picture(page, 'lista-sin-coincidencias')
    // What is longer than can be looked for is pasted as far as it can be, and is no fault of the list.
    const filtro = page.getByRole('searchbox', { name: 'Filtrar por nombre' })
    await filtro.fill('ñ'.repeat(300))
    expect(await filtro.inputValue()).toHaveLength(200)
    await page.waitForURL(/filtro=(%C3%B1){200}/)
    await dicho(page, 'No hay registros que coincidan con su solicitud.')
    await page.getByRole('button', { name: 'Quitar el texto del filtro' }).click()
    await filas(page).first().waitFor()
  })

  it('without any row says what they are for, and offers to make the first', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    // Every catalogue of the demonstration is in use: the answer of an empty one is put in its place.
    await page.route(`**/api${API}/list`, async route => {
      const response = await route.fetch()
      const { pagination } = (await response.json()) as { pagination: object }
      const json = { data: [], pagination: { ...pagination, total: 0, from: 0, to: 0 } }
      await route.fulfill({ response, json })
    })
    await page.goto(LISTA)
    await dicho(page, 'Todavía no hay tipos de cursos')
    await dicho(page, /^Los tipos separan/)
    await expectAccessible(page, 'empty')
    await picture(page, 'lista-vacia')
    await page.getByRole('main').getByRole('button', { name: 'Nuevo tipo' }).last().click()
    await page.getByRole('dialog', { name: 'Nuevo tipo' }).waitFor()
  })

  it.each([800, 993])('fits beside the tree, or the tree folds away: %s pixels wide', async width => {
    const { page } = await open()
    await page.setViewportSize({ width, height: 900 })
    await enterAs(page, 'operador')
    for (const lista of [PLANES, `${FACULTADES}?vista=niveles`, '/form/1486745968653', '/docentes', LISTA]) {
      await page.goto(lista)
      await filas(page).first().waitFor()
      expect(await spill(page), lista).toBe(0)
    }
  })

  it('on a phone the name heads its card, and nothing lies under its menu', async () => {
    const { page } = await open({ size: 'phone' })
    await enterAs(page, 'operador')
    await page.goto('/form/09092015083035?vista=niveles')
    const suNombre = page.locator('[data-primary]', { hasText: 'Pregrado' })
    const card = page.getByRole('row').filter({ has: suNombre })
    const top = async (what: Locator) => (await what.boundingBox())!.y
    const menu = (await card.getByRole('button', { name: /^Acciones/ }).boundingBox())!
    const codigo = card.locator('[data-label="Código"]')
    expect(await top(card.locator('[data-primary]'))).toBeLessThan(await top(codigo))
    expect(await top(codigo)).toBeGreaterThanOrEqual(menu.y + menu.height / 2)
  })
})

describe('a form that is sent empty', () => {
  const { open } = useBrowser()

  it.each([
    ['/form/24102018042400', 'Nuevo laboratorio', 'Elija el local.'],
    ['/form/1486745968653?vista=periodos', 'Nuevo periodo', 'Escriba cuándo empieza.'],
    // A dialog, and not a drawer.
    ['/form/24102018042400?vista=locales', 'Nuevo local', 'El campo «Nombre» es obligatorio.'],
  ])('%s: what is missing is told at once, the name too', async (direccion, boton, falta) => {
    const { page } = await open()
    await enterAs(page, 'operador')
    await page.goto(direccion)
    await page.getByRole('button', { name: boton }).click()
    const form = page.getByRole('dialog', { name: boton })
    await form.getByRole('textbox', { name: 'Nombre' }).waitFor()
    await page.keyboard.press('Control+Enter')
    const motivos = form.getByRole('alert')
    await motivos.getByText(falta).first().waitFor()
    await motivos.getByText('El campo «Nombre» es obligatorio.').first().waitFor()
    // Refused again for as much, it is told again; and whoever mends it writes on.
    const nombre = form.getByRole('textbox', { name: 'Nombre' })
    expect(await nombre.getAttribute('aria-required')).toBe('true')
    await nombre.focus()
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => motivos.evaluate(m => m === m.ownerDocument.activeElement)).toBe(true)
    await motivos.getByRole('link', { name: 'El campo «Nombre» es obligatorio.' }).click()
    await page.keyboard.type('De prueba')
    expect(await nombre.inputValue()).toBe('De prueba')
  })
})
