import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, LOOKS, picture, settled, useBrowser } from './browser.ts'
import { enterAs, said, spill } from './demo.ts'
import { type PlanPropio, pedir, planPropio } from './planPropio.ts'
import { type SilaboPropio, silaboGuardado, silaboPropio } from './silaboPropio.ts'

interface CartaLeida {
  data: {
    carta: {
      sumilla?: string
      cartaContenidos?: { nombre: string; semanas: number | null; contenidos: string }[]
      cartaCriterios?: { criterio: string; peso: number | null }[]
      cartaBibliografia?: { texto: string; titulo: string; isbn: string }[]
    }
  }
}
const cartaDe = async (page: Page, curso: number) =>
  (await pedir<CartaLeida>(page, 'GET', `/v1/asignaturas/${curso}/carta`)).data.carta
const enCarta = (plan: PlanPropio, curso: string) =>
  `/form/09092015083031/carta?plan=${plan.id}&curso=${plan.curso[curso]}`
const estado = (page: Page) => page.locator('[data-fase]').first()
/** Until the cursor is in this field. */
const enfocado = (page: Page, nombre: string) =>
  expect.poll(() => page.evaluate('document.activeElement?.getAttribute("aria-label")')).toBe(nombre)
const guardado = (page: Page) =>
  expect.poll(() => estado(page).textContent(), { timeout: 20_000 }).toMatch(/^Guardado \d\d:\d\d$/)

describe('the carta of a course', () => {
  const { open } = useBrowser()

  it('is written in its place by an operator, seen live by another, with its list of courses', async () => {
    const [{ page, problems }, { page: otra, problems: suyos }] = [await open(), await open({ dark: true })]
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 2, [
      ['Bases de datos', 1],
      ['Redes', 2],
    ])
    await page.goto(`/form/09092015083031/carta?plan=${plan.id}`)
    await said(page, 'Elija un curso')
    await page.getByRole('link', { name: /Bases de datos/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Bases de datos' }).waitFor()
    await said(page, 'Todavía no la hereda ningún sílabo')
    await expectAccessible(page, 'an empty carta')
    await picture(page, 'carta-vacia')

    const curso = plan.curso['Bases de datos']!
    await enterAs(otra, 'tutor')
    await otra.goto(enCarta(plan, 'Bases de datos'))
    await otra.getByRole('heading', { level: 1, name: 'Bases de datos' }).waitFor()

    await page.getByRole('group', { name: 'Sumilla' }).click()
    await page.locator('.ProseMirror:focus').waitFor()
    await page.keyboard.type('Asignatura de especialidad, teórico-práctica.')
    await page.getByRole('button', { name: 'Añadir unidad' }).click()
    await enfocado(page, 'Nombre de la unidad 1')
    await page.keyboard.type('Modelado conceptual')
    await page.keyboard.press('Tab')
    await page.keyboard.type('5')
    await page.getByRole('group', { name: 'Contenidos de la unidad 1' }).click()
    await page.locator('.ProseMirror:focus').waitFor()
    await page.keyboard.type('Entidades, relaciones y sus restricciones')
    await page.getByRole('button', { name: 'Añadir criterio' }).click()
    await enfocado(page, 'Criterio 1')
    await page.keyboard.type('Modela con rigor')
    await page.getByRole('textbox', { name: 'Peso del criterio 1' }).fill('62,5')
    await said(page, 'Los pesos suman 62,5 %: falta 37,5 %.')
    await page.getByRole('button', { name: 'Añadir referencia' }).click()
    await page.getByLabel('Autores').fill('Date, Christopher John')
    await page.getByLabel('Título').fill('Introducción a los sistemas de bases de datos')
    await page.getByLabel('Año').fill('2001')
    await page.getByLabel('ISBN').fill('978-84-9035-033-2')
    await said(page, 'El dígito de control del ISBN no coincide')
    await page.getByLabel('ISBN').fill('978-84-9035-033-1')
    await said(page, 'Date, C. J. (2001).')
    await picture(page, 'carta-referencia')
    await page.getByRole('button', { name: 'Listo' }).click()
    await guardado(page)
    await expect.poll(async () => JSON.stringify(await cartaDe(page, curso))).toContain('9788490350331')
    expect(await cartaDe(page, curso)).toMatchObject({
      sumilla: '<p>Asignatura de especialidad, teórico-práctica.</p>',
      cartaContenidos: [{ nombre: 'Modelado conceptual', semanas: 5 }],
      cartaCriterios: [{ criterio: 'Modela con rigor', peso: 62.5 }],
    })

    // The other sees it without asking, and both lists have its light.
    await said(otra, 'Asignatura de especialidad, teórico-práctica.')
    await said(otra, 'Modela con rigor')
    await page.getByRole('link', { name: /^En avance ?Bases de datos/ }).waitFor()
    await expectAccessible(page, 'a carta')
    await picture(page, 'carta')
    await settled(otra)
    await picture(otra, 'carta-oscura')

    // What was done can be taken back.
    await page.getByRole('button', { name: /^Acciones del criterio 1$/ }).click()
    await page.getByRole('menuitem', { name: 'Quitar' }).click()
    await said(page, 'Se quitó el criterio 1.')
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await page.getByRole('textbox', { name: 'Criterio 1', exact: true }).waitFor()
    await guardado(page)

    await page.getByRole('combobox', { name: 'Qué cursos' }).selectOption('sumillas')
    await expect
      .poll(() =>
        page.getByRole('navigation', { name: 'Cursos del plan' }).getByRole('link').allTextContents(),
      )
      .toHaveLength(1)
    expect([...problems, ...suyos]).toEqual([])
  })

  it('what two wrote in one place is asked about; what it was is brought back; its PDF says what stands', async () => {
    const [{ page: ana }, { page: luz }] = [await open({ routed: true }), await open()]
    await enterAs(ana, 'operador')
    const plan = await planPropio(ana, 1, [['Redes', 1]])
    const curso = plan.curso.Redes!
    await pedir(ana, 'PUT', `/v1/asignaturas/${curso}/carta`, { carta: { sumilla: '<p>La primera.</p>' } })
    await enterAs(luz, 'tutor')
    const escribir = async (page: Page, texto: string) => {
      await page.getByRole('group', { name: 'Sumilla' }).click()
      await page.locator('.ProseMirror:focus').waitFor()
      await page.keyboard.press('Control+a')
      await page.keyboard.type(texto)
    }
    for (const page of [ana, luz]) {
      await page.goto(enCarta(plan, 'Redes'))
      await said(page, 'La primera.')
    }
    const GUARDAR = '**/api/v1/asignaturas/*/carta'
    await ana.route(GUARDAR, route => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
    await escribir(ana, 'La de Ana.')
    await escribir(luz, 'La de Lucía.')
    await guardado(luz)
    await ana.unroute(GUARDAR)
    const unir = ana.getByRole('dialog', { name: 'Otra persona guardó antes · Sumilla' })
    await unir.waitFor()
    await unir.getByRole('region', { name: 'Lo que usted escribió' }).getByText('Ana').first().waitFor()
    await unir.getByRole('region', { name: 'Lo que se guardó antes' }).getByText('Lucía').first().waitFor()
    expect((await cartaDe(ana, curso)).sumilla).toBe('<p>La de Lucía.</p>')
    await settled(ana)
    await expectAccessible(ana, 'a collision in a carta')
    await picture(ana, 'carta-choque')
    expect(await unir.getByRole('button', { name: 'Por elegir: 1' }).isDisabled()).toBe(true)
    await unir.getByRole('radio', { name: 'Queda el mío' }).check()
    await unir.getByRole('button', { name: 'Guardar así' }).click()
    await guardado(ana)
    expect((await cartaDe(ana, curso)).sumilla).toBe('<p>La de Ana.</p>')
    await said(luz, 'La de Ana.')

    await ana.getByRole('button', { name: 'Imprimir' }).click()
    const visor = ana.getByRole('dialog', { name: /Carta descriptiva · Redes/ })
    await visor.getByText('La de Ana.').first().waitFor({ timeout: 60_000 })
    await ana.keyboard.press('Escape')
    await visor.waitFor({ state: 'hidden' })

    await ana.getByRole('button', { name: 'Historial de sumilla' }).click()
    const historial = ana.getByRole('dialog', { name: 'Historial · Sumilla' })
    const restaurar = historial.getByRole('button', { name: /Restaurar/ })
    await restaurar.first().waitFor()
    await settled(ana)
    await expectAccessible(ana, 'the history of a carta')
    await picture(ana, 'carta-historial')
    await restaurar.last().click()
    await ana
      .getByRole('dialog', { name: 'Restaurar la versión' })
      .getByRole('button', { name: 'Restaurar' })
      .click()
    await said(ana, 'La primera.')
    await expect.poll(async () => (await cartaDe(ana, curso)).sumilla).toBe('<p>La primera.</p>')
    await said(luz, 'La primera.')
  })

  it('is written on a phone; the list of courses is a step back', async () => {
    const { page, problems } = await open({ size: 'phone' })
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [['Ética', 1]])
    await page.goto(`/form/09092015083031/carta?plan=${plan.id}`)
    await picture(page, 'carta-telefono-lista')
    await page.getByRole('link', { name: /Ética/ }).click()
    await page.getByRole('group', { name: 'Sumilla' }).tap()
    await page.locator('.ProseMirror:focus').waitFor()
    await page.keyboard.type('Forma el juicio.')
    await page.getByRole('button', { name: 'Añadir criterio' }).tap()
    await enfocado(page, 'Criterio 1')
    await page.keyboard.type('Argumenta')
    await guardado(page)
    await expect
      .poll(async () => (await cartaDe(page, plan.curso.Ética!)).sumilla)
      .toBe('<p>Forma el juicio.</p>')
    expect(await spill(page)).toBe(0)
    await expectAccessible(page, 'a carta on a phone')
    await picture(page, 'carta-telefono')
    await page.getByRole('link', { name: 'Cursos', exact: true }).click()
    await page.getByRole('link', { name: /Ética/ }).waitFor()
    expect(problems).toEqual([])
  })

  it('a lecturer reads it and cannot write; an inspector neither', async () => {
    const { page: lectora, problems } = await open()
    await enterAs(lectora, 'inspector')
    const { data } = await pedir<{ data: { id: number }[] }>(lectora, 'GET', '/v1/plan/estudios?per_page=5')
    await lectora.goto(`/form/09092015083031/carta?plan=${data[0]!.id}`)
    await lectora.getByRole('navigation', { name: 'Cursos del plan' }).getByRole('link').first().click()
    await said(lectora, /Su rol \(Inspector\) no permite/)
    expect(await lectora.getByRole('group', { name: 'Sumilla' }).count()).toBe(0)
    await expectAccessible(lectora, 'a carta that may only be read')

    const { page } = await open()
    await enterAs(page, 'docente')
    const suyos = await pedir<{ data: { asignatura_id: number }[] }>(page, 'GET', '/v1/silabos?per_page=5')
    const curso = suyos.data[0]!.asignatura_id
    await page.goto(`/form/09092015083031/carta?curso=${curso}`)
    await said(page, /Su rol \(Docente de sílabo\) no permite/)
    const answer = await page.request.fetch(`/api/v1/asignaturas/${curso}/carta`, {
      method: 'PUT',
      data: { carta: { sumilla: '<p>x</p>' } },
    })
    expect(answer.status()).toBe(403)
    expect(problems).toEqual([])
  })
})

const semana = (page: Page, n: number) => page.getByRole('button', { name: `Semana ${n}`, exact: true })
const celda = (page: Page, n: number, columna: number) =>
  page
    .getByRole('row')
    .filter({ has: semana(page, n) })
    .getByRole('gridcell')
    .nth(columna)
const escrita = (page: Page): Promise<unknown> => page.locator('.ProseMirror:focus').waitFor()

describe('the weeks of a syllabus', () => {
  const { open } = useBrowser()

  const conSilabo = async (page: Page): Promise<SilaboPropio> => {
    const silabo = await silaboPropio(page)
    await page.goto(silabo.url)
    await page.getByRole('heading', { level: 1, name: silabo.nombre }).waitFor()
    return silabo
  }
  /** The contents of each unit, week by week. */
  const unidades = async (page: Page, silabo: SilaboPropio): Promise<string[]> => {
    const { unidadesaprendizaje = [] } = (await silaboGuardado(page, silabo)).silabo as {
      unidadesaprendizaje?: { semanas: { contenidos: string }[] }[]
    }
    return unidadesaprendizaje.map(u => u.semanas.map(s => s.contenidos.replace(/<[^>]+>/g, '')).join(','))
  }
  const son = (page: Page, silabo: SilaboPropio, ...esperadas: string[]) =>
    expect.poll(() => unidades(page, silabo), { timeout: 20_000 }).toEqual(esperadas)

  it('are written cell by cell, moved, split, joined, dragged and undone', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const silabo = await conSilabo(page)
    await page.getByRole('button', { name: '2 unidades' }).click()
    await page.getByRole('textbox', { name: 'Nombre de la unidad 1' }).fill('Límites')
    // Whoever types quickly loses no letter between the cells.
    await celda(page, 1, 0).focus()
    await page.keyboard.type('uno')
    await page.keyboard.press('Tab')
    await page.keyboard.type('taller de dos horas')
    await page.keyboard.press('Escape')
    await celda(page, 2, 0).focus()
    await page.keyboard.type('dos')
    await escrita(page)
    await said(page, 'taller de dos horas')
    await expect.poll(() => page.locator('.ProseMirror').count()).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => unidades(page, silabo), { timeout: 20_000 }).toEqual(['uno,dos,,,,,,', ',,,,,,,'])
    await expectAccessible(page, 'the programme of a syllabus')
    await picture(page, 'programacion')

    // By key: the week goes down, the focus with it; from the end of its unit into the next one.
    await celda(page, 1, 0).focus()
    await page.keyboard.press('Alt+ArrowDown')
    await said(page, 'La semana 1 ahora es la 2.')
    await son(page, silabo, 'dos,uno,,,,,,', ',,,,,,,')
    await page.keyboard.press('Control+z')
    await son(page, silabo, 'uno,dos,,,,,,', ',,,,,,,')
    await celda(page, 2, 0).focus()
    await page.keyboard.press('Control+Shift+Enter')
    await son(page, silabo, 'uno,dos,,,,,', ',,,,,,,')
    await page.keyboard.press('Alt+Enter')
    await escrita(page)
    await page.keyboard.type('tres cuatro')
    for (let i = 0; i < 'cuatro'.length; i++) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Control+Enter')
    await escrita(page)
    await page.keyboard.press('Escape')
    await son(page, silabo, 'uno,dos,tres,cuatro,,,,,', ',,,,,,,')

    // By hand: into the other unit.
    const [desde, hasta] = [await semana(page, 1).boundingBox(), await semana(page, 11).boundingBox()]
    await page.mouse.move(desde!.x + 10, desde!.y + 10)
    await page.mouse.down()
    await page.mouse.move(desde!.x + 14, desde!.y + 60, { steps: 4 })
    await page.mouse.move(hasta!.x + 10, Math.min(hasta!.y + 4, 820), { steps: 8 })
    await picture(page, 'programacion-arrastre')
    await page.mouse.up()
    await expect.poll(async () => (await unidades(page, silabo))[0], { timeout: 20_000 }).toMatch(/^dos,tres/)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await son(page, silabo, 'uno,dos,tres,cuatro,,,,,', ',,,,,,,')

    // Taken away with undo; a table of Excel becomes weeks, and is asked first where something stands.
    await semana(page, 4).click()
    await page.getByRole('menuitem', { name: 'Quitar la semana' }).click()
    await son(page, silabo, 'uno,dos,tres,,,,,', ',,,,,,,')
    await celda(page, 3, 0).focus()
    await page.evaluate(`(() => {
      const data = new DataTransfer()
      data.setData('text/html', '<table><tr><td>III</td><td>lectura</td></tr><tr><td>IV</td><td>debate</td></tr></table>')
      data.setData('text/plain', 'III\\tlectura\\nIV\\tdebate')
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    })()`)
    await said(page, 'Se escriben 2 semanas. Se reemplaza lo que hay en 1 celda.')
    await page.getByRole('dialog').getByRole('button', { name: 'Pegar' }).click()
    await son(page, silabo, 'uno,dos,III,IV,,,,', ',,,,,,,')
    expect(problems).toEqual([])
  })

  it('are cards on a phone, moved from their menu; weights reach 100 %', async () => {
    const { page, problems } = await open({ size: 'phone', dark: true })
    await enterAs(page, 'operador')
    const silabo = await conSilabo(page)
    await page.getByRole('button', { name: '3 unidades' }).tap()
    await celda(page, 1, 0).tap()
    await escrita(page)
    await page.keyboard.type('uno')
    await page.keyboard.press('Escape')
    await semana(page, 1).tap()
    await page.getByRole('menuitem', { name: 'Pasar a la unidad 2' }).tap()
    await expect.poll(async () => (await unidades(page, silabo))[1], { timeout: 20_000 }).toBe(',,,,,uno')
    expect(await spill(page)).toBe(0)
    await page.getByRole('button', { name: 'Una por unidad' }).tap()
    await page
      .getByRole('status')
      .filter({ hasText: /^100 %$/ })
      .waitFor()
    await page.getByRole('textbox', { name: 'Peso de la evaluación 1' }).fill('24')
    await said(page, 'Falta asignar 10 %')
    await expectAccessible(page, 'the programme on a phone')
    await picture(page, 'programacion-telefono')
    expect(problems).toEqual([])
  })

  it('open at once, with one editor alive, and keep every letter typed in a rush', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const silabo = await conSilabo(page)
    await page.getByRole('button', { name: '4 unidades' }).click()
    await celda(page, 16, 0).click()
    await escrita(page)
    // One editor alive at a time keeps sixty-four cells as quick as one.
    const vivos = page.getByRole('gridcell').locator('[contenteditable="true"]')
    expect(await vivos.count()).toBe(1)
    await page.keyboard.type('a'.repeat(100))
    // The bar of a cell hangs over the row above it.
    await celda(page, 13, 0).click()
    await escrita(page)
    expect(await vivos.count()).toBe(1)
    await expect.poll(async () => (await unidades(page, silabo))[3], { timeout: 20_000 }).toMatch(/a{100}$/)
    for (const [size, dark] of LOOKS) {
      const { page: vista } = await open({ size, dark })
      await enterAs(vista, 'operador')
      await vista.goto(page.url())
      await vista.getByRole('textbox', { name: 'Nombre de la unidad 4' }).scrollIntoViewIfNeeded()
      await settled(vista)
      await picture(vista, `programacion-${size}-${dark ? 'oscura' : 'clara'}`)
    }
    expect(problems).toEqual([])
  })
})
