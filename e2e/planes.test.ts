import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, picture, SIZES, useBrowser } from './browser.ts'
import { act, enterAs, enterDesk, PLANES, said, unico } from './demo.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const institution = (page: Page) => page.getByRole('tree', { name: 'Nube de Calidad Integral' })
const sidebar = (page: Page) => page.getByRole('tree', { name: 'Programas y planes' })
const inTree = (page: Page, name: string | RegExp) =>
  institution(page)
    .getByRole('treeitem', { name, exact: typeof name === 'string' })
    .first()
/** What has the focus, as it is read out: its text and whether it is open. */
const focused = (page: Page) =>
  page.evaluate<string>(
    "document.activeElement.querySelector('[class*=titulo]')?.textContent + ' ' + document.activeElement.ariaExpanded",
  )

async function createPlan(page: Page, nombre: string): Promise<number> {
  await page.goto(PLANES)
  await page.getByRole('button', { name: 'Nuevo plan' }).click()
  const form = page.getByRole('dialog', { name: 'Nuevo plan de estudios' })
  await form.getByRole('textbox', { name: 'Nombre del plan' }).fill(nombre)
  const campo = form.getByRole('combobox', { name: 'Programa' })
  await campo.fill('enfermería')
  await campo.press('Enter')
  await expect.poll(() => campo.inputValue()).toMatch(/^Enfermería/)
  await form.getByLabel('Ciclos por crear').fill('4')
  await page.keyboard.press('Control+Enter')
  await page.waitForURL(/\/form\/09092015083031\/\d+/)
  await page.getByRole('heading', { level: 1 }).getByText(nombre).waitFor()
  return Number(/\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1])
}

describe('plans as a list', () => {
  const { open } = useBrowser()

  it('an operator makes a plan and is led to it; the list narrows to programme and state', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const nombre = unico('Plan')
    const id = await createPlan(page, nombre)
    await page.goto(PLANES)
    await row(page, nombre).getByText('Vigente').waitFor()
    await page.getByRole('combobox', { name: 'Facultad' }).click()
    await page.getByRole('option', { name: 'Facultad de Ingeniería' }).click()
    await row(page, nombre).waitFor({ state: 'detached' })
    await page.goBack()
    await row(page, nombre).waitFor()
    await page.goto(`${PLANES}?estado=cesados`)
    await page
      .getByText(/^Cesado con fecha/)
      .first()
      .waitFor()
    expect(await row(page, nombre).count()).toBe(0)
    expect(await page.getByText('Vigente', { exact: true }).count()).toBe(0)
    await page.goto(PLANES)
    await page.getByRole('button', { name: nombre, exact: true }).click()
    await page.waitForURL(`**/form/09092015083031/${id}`)
    expect(problems).toEqual([])
  })

  it('a new plan says with what the institution counts where a field is left empty', async () => {
    const { page, problems } = await open({ routed: true })
    await enterAs(page, 'operador')
    await page.route('**/api/v1/ajustes/institucion', async route => {
      const answer = await route.fetch()
      const { data } = (await answer.json()) as { data: object }
      const dicho = { ...data, semanas: 18, horas_credito_teoria: 15, horas_credito_practica: null }
      await route.fulfill({ response: answer, json: { data: dicho } })
    })
    await page.goto(PLANES)
    await page.getByRole('button', { name: 'Nuevo plan', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Nuevo plan de estudios' })
    const vacio = (campo: string) =>
      form.getByRole('textbox', { name: campo, exact: true }).getAttribute('placeholder')
    await expect.poll(() => vacio('Semanas')).toBe('Por defecto, 18')
    expect(await vacio('Horas de teoría por crédito')).toBe('Por defecto, 15')
    expect(await vacio('Horas de práctica por crédito')).toBe('Por defecto, 32')
    expect(problems).toEqual([])
  })

  it('a plan goes to the Papelera with all that is in it, and comes back', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const nombre = unico('Plan de ida y vuelta')
    await createPlan(page, nombre)
    await page.goto(PLANES)
    await act(page, nombre, 'Eliminar')
    await said(page, 'Durante 30 días se puede recuperar.')
    await page.getByRole('button', { name: 'Sí', exact: true }).click()
    await row(page, nombre).waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Papelera' }).click()
    await row(page, nombre).getByText('Quedan 30 días').waitFor()
    await expectAccessible(page, 'papelera')
    await picture(page, 'papelera-1440-clara')
    await page.getByRole('button', { name: `Recuperar ${nombre}` }).click()
    await row(page, nombre).waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Planes' }).click()
    await row(page, nombre).waitFor()
  })

  it('«Cursos» without a plan lets one choose it, with one leads to it', async () => {
    const { page } = await open()
    await enterAs(page, 'inspector')
    await page.goto(`${PLANES}/cursos`)
    await page.getByRole('heading', { level: 1, name: 'Cursos de un plan' }).waitFor()
    await page.getByRole('main').getByRole('button', { name: /^Plan/ }).first().click()
    await page.waitForURL(/\/form\/09092015083031\/\d+\?tab=cursos/)
    const id = /\/(\d+)\?/.exec(page.url())?.[1]
    await page.goto(`${PLANES}/cursos?plan=${id}`)
    await page.waitForURL(`**/form/09092015083031/${id}?tab=cursos`)
  })

  it('the Papelera is only for those who may bring plans back', async () => {
    const { page } = await open()
    await enterAs(page, 'inspector')
    await page.goto(PLANES)
    await page.getByRole('tab', { name: 'Árbol de la institución' }).waitFor()
    expect(await page.getByRole('tab', { name: 'Papelera' }).count()).toBe(0)
  })
})

describe('the tree of the institution', () => {
  const { open } = useBrowser()
  const openTree = async (page: Page) => {
    await page.goto(`${PLANES}?vista=arbol`)
    await institution(page).waitFor()
  }

  it('keys walk it, open a plan and show its parts with their state, its cycles and their courses', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    await openTree(page)
    await inTree(page, 'Facultad de Ciencias de la Salud').focus()
    await page.keyboard.type('ingenieria de sis')
    expect(await focused(page)).toBe('Ingeniería de Sistemas false')
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    // Other tests make plans in this programme too, and newer ones stand first; letters that follow each other at once are one word.
    await page.waitForTimeout(1500)
    await page.keyboard.type('plan de estudios 2026')
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toBe('Plan de estudios 2026 true')
    await inTree(page, /^Malla curricular.*Completo/).waitFor()
    const level = await inTree(page, /^Malla curricular/).getAttribute('aria-level')
    const parts = institution(page).locator(`[data-tipo=parte][aria-level="${level}"]`)
    expect(await parts.count()).toBe(8)
    await inTree(page, /^Ciclo I\b/).focus()
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    expect(await page.evaluate('document.activeElement.dataset.tipo')).toBe('curso')
    await expectAccessible(page, 'open plan')
    await picture(page, 'arbol-1440-claro')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/form\/09092015083031\/\d+\?curso=\d+/)
    await page.goBack()
    await institution(page).waitFor()
    await institution(page).locator('[tabindex="0"]').focus()
    await page.keyboard.press('Home')
    const first = institution(page).getByRole('treeitem').first()
    expect(await focused(page)).toBe(`${await first.locator('[class*=titulo]').textContent()} true`)
    await page.keyboard.press('ArrowLeft')
    expect(await first.getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('End')
    const ids = await institution(page)
      .getByRole('treeitem')
      .evaluateAll(all => all.map(e => e.tabIndex))
    expect([ids.at(-1), ids.filter(i => i === 0).length]).toEqual([0, 1])
    expect(problems).toEqual([])
  })

  it('a level-type programme shows its Segundas Especialidades', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    await openTree(page)
    await page.getByRole('button', { name: 'Abrir todo' }).click()
    await inTree(page, 'Segundas Especialidades').waitFor()
  })

  it('an inspector does not see the entry profile; a plan of cepre keeps only its malla, units and cycles', async () => {
    const { page } = await open()
    await enterAs(page, 'inspector')
    await openTree(page)
    await page.getByLabel('Filtrar el árbol').fill('sistemas 2026')
    await institution(page).locator('[data-tipo=plan] [data-abrir]').first().click()
    await inTree(page, /^Malla curricular/).waitFor()
    expect(await inTree(page, /^Perfil de ingreso/).count()).toBe(0)
    await page.getByLabel('Filtrar el árbol').fill('preuniversitario')
    await page.getByRole('button', { name: 'Abrir todo' }).click()
    await institution(page).locator('[data-tipo=plan] [data-abrir]').first().click()
    await inTree(page, /^Malla curricular/).waitFor()
    expect(await inTree(page, /^Criterios de/).count()).toBe(0)
    expect(await inTree(page, /^Líneas de/).count()).toBe(0)
  })

  it('a plan made by somebody else appears, and goes, by itself', async () => {
    const [{ page }, { page: other }] = [await open(), await open()]
    await enterAs(page, 'inspector')
    await enterAs(other, 'operador')
    await openTree(page)
    await page.getByRole('button', { name: 'Abrir todo' }).click()
    const nombre = unico('Plan en vivo')
    await createPlan(other, nombre)
    await inTree(page, new RegExp(nombre)).waitFor()
    await other.goto(PLANES)
    await act(other, nombre, 'Eliminar')
    await other.getByRole('button', { name: 'Sí', exact: true }).click()
    await inTree(page, new RegExp(nombre)).waitFor({ state: 'detached' })
  })

  it('an open plan follows what others do in it: courses, cycles, texts', async () => {
    const [{ page }, { page: other }] = [await open(), await open()]
    await enterAs(page, 'inspector')
    await enterAs(other, 'operador')
    const nombre = unico('Plan vivo')
    const id = await createPlan(other, nombre)
    await openTree(page)
    await page.getByLabel('Filtrar el árbol').fill(nombre)
    await inTree(page, new RegExp(nombre)).locator('[data-abrir]').click()
    await inTree(page, /^Malla curricular.*Por hacer/).waitFor()
    await inTree(page, /^Criterios de graduación.*Por hacer/).waitFor()
    const send = async (camino: string, datos: object) => {
      const headers = { origin: new URL(other.url()).origin }
      const answer = await other.request.post(`/api${camino}`, { data: datos, headers })
      expect(answer.status()).toBe(200)
      return (await answer.json()).data
    }
    const ciclo = await send('/v1/ciclos', { nombre: 'V', planestudio_id: id })
    await inTree(page, /^Ciclo V\b/).waitFor()
    const curso = await send('/v1/asignaturas', {
      nombre: 'Bioética',
      planestudio_id: id,
      ciclo_id: ciclo.id,
      horasteoria: 2,
    })
    await inTree(page, /^Malla curricular.*Completo/).waitFor()
    await inTree(page, new RegExp(`${nombre}.*1 curso.*Cursos: En avance, 0 %`)).waitFor()
    await inTree(page, /^Ciclo V\b/).click()
    await inTree(page, /^Bioética/).waitFor()
    const area = await send('/parametros/areascursos/save', { nombre: unico('Área') })
    await send(`/v1/asignaturas/${curso.id}`, { _method: 'PUT', areacurso_id: area.id })
    await inTree(page, new RegExp(`${nombre}.*Cursos: Completo`)).waitFor()
    await send(`/v1/plan/estudios/guardar/json/${id}`, {
      key: 'criteriosGraduaciones',
      items: [{ descripcion: 'Tener aprobados todos los cursos.', status: 1 }],
    })
    await inTree(page, /^Criterios de graduación.*Completo/).waitFor()
  })

  it('the sidebar is filtered with /, entered with the arrow, and leads to a plan, which it then marks', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const nombre = unico('Plan buscado')
    await createPlan(page, nombre)
    await page.goto(PLANES)
    await sidebar(page).waitFor()
    const filtro = page.getByRole('searchbox', { name: 'Filtrar facultades y planes' })
    const isThere = () => filtro.evaluate(e => e === e.ownerDocument.activeElement)
    await page.keyboard.press('/')
    await expect.poll(isThere).toBe(true)
    await page.keyboard.press('Tab')
    // As a Spanish keyboard types it.
    await page.evaluate(
      "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', shiftKey: true, bubbles: true }))",
    )
    await expect.poll(isThere).toBe(true)
    await page.keyboard.type(`salud ${nombre}`)
    await page.getByText('1 coincidencia', { exact: true }).waitFor()
    await page.keyboard.press('ArrowDown')
    for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
    expect(await focused(page)).toContain(nombre)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/form\/09092015083031\/\d+$/)
    const marked = sidebar(page).locator('[aria-current=page]')
    await expect.poll(() => marked.textContent()).toContain(nombre)
    await page.getByRole('searchbox', { name: 'Filtrar facultades y planes' }).press('Escape')
    await expect.poll(() => marked.count()).toBe(1)
  })
})

describe('search', () => {
  const { open } = useBrowser()

  it('finds whatever the accents and capitals, by kind, and opens what is chosen by keys alone', async () => {
    const { page, problems } = await open()
    await enterDesk(page, 'inspector')
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox', { name: 'Buscar' })
    await box.fill('CALCULO')
    const options = page.getByRole('listbox').getByRole('group', { name: 'Cursos' }).getByRole('option')
    await options.first().waitFor()
    expect(await options.first().textContent()).toMatch(/^Cálculo/)
    expect(await options.first().getAttribute('aria-selected')).toBe('true')
    await picture(page, 'buscar-1440-claro')
    await page.keyboard.press('ArrowDown')
    const chosen = await box.getAttribute('aria-activedescendant')
    expect(await page.locator('[role=option][aria-selected=true]').getAttribute('id')).toBe(chosen)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/form\/09092015083031\/\d+\?curso=\d+/)
    await page.keyboard.press('Control+k')
    // Typed at once, as who knows the key does: no letter is lost.
    await page.keyboard.type('ingenieria de sistemas')
    expect(await box.inputValue()).toBe('ingenieria de sistemas')
    await page.getByRole('group', { name: 'Programas' }).getByRole('option').first().click()
    await page.getByRole('dialog', { name: 'Ingeniería de Sistemas' }).waitFor()
    expect(problems).toEqual([])
  })

  it('says each time that its code did not come, and the page stays until that is tried again', async () => {
    const { page } = await open({ routed: true })
    const sinParte = /\/assets\/Busqueda|\/api\/health/
    await page.route(sinParte, route => route.abort())
    await enterDesk(page, 'inspector')
    const linea = page.getByRole('status').filter({ hasText: 'Una parte de la aplicación no se pudo cargar' })
    await page.keyboard.press('Control+k')
    await linea.waitFor()
    await page.keyboard.press('Escape')
    await linea.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Buscar/ }).click()
    await linea.waitFor()
    // Where one looks, and not at the end of the page.
    expect((await linea.boundingBox())!.y).toBeLessThan(SIZES.laptop.height / 2)
    await page.unroute(sinParte)
    const deNuevo = page.waitForEvent('load')
    await linea.getByRole('button', { name: 'Reintentar' }).click()
    await deNuevo
    await page.getByRole('button', { name: /^Buscar/ }).click()
    await page.getByRole('combobox', { name: 'Buscar' }).waitFor()
  })

  it('says when nothing fits, and Esc closes it', async () => {
    const { page } = await open()
    await enterDesk(page, 'inspector')
    await page.getByRole('button', { name: /^Buscar/ }).click()
    await page.getByRole('combobox', { name: 'Buscar' }).fill('qzxqzx')
    await page.getByText('No hay registros que coincidan con su solicitud.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Buscar' }).waitFor({ state: 'detached' })
  })
})
