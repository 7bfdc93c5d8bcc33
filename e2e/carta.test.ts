import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, picture, settled, useBrowser } from './browser.ts'
import { enterAs, ir, said, spill } from './demo.ts'
import { type PlanPropio, pedir, planPropio } from './planPropio.ts'

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
const guardado = (page: Page) => expect.poll(() => estado(page).textContent()).toMatch(/^Guardado \d\d:\d\d$/)

/** What is typed in the middle of this box stays where it was typed, while the list follows; it is empty again then. */
async function escribirEnMedio(page: Page, nombre: string): Promise<void> {
  const caja = page.getByRole('searchbox', { name: nombre })
  await caja.focus()
  await page.keyboard.type('zeca')
  await page.waitForURL(/filtro=zeca/)
  await page.keyboard.press('Home')
  await page.keyboard.type('quin')
  await page.waitForURL(/filtro=quinzeca/)
  expect(await caja.inputValue()).toBe('quinzeca')
  await caja.fill('')
  await page.waitForURL(url => !url.searchParams.has('filtro'))
}

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
    await escribirEnMedio(page, 'Buscar un curso')
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
    // It was the only one: who walks with the keys stands where another is added.
    await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toContain('Añadir')
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
    await visor.getByText('La de Ana.').first().waitFor()
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
    await ir(page, `${enCarta(plan, 'Ética')}&solo=cartas&filtro=etica`)
    await page.getByRole('link', { name: 'Cursos', exact: true }).click()
    // As it was narrowed.
    await page.getByRole('link', { name: /Ética/ }).waitFor()
    expect(await page.getByRole('searchbox', { name: 'Buscar un curso' }).inputValue()).toBe('etica')
    expect(await page.getByRole('combobox', { name: 'Qué cursos' }).inputValue()).toBe('cartas')
    await ir(page, `${plan.url}?tab=cursos`)
    await escribirEnMedio(page, 'Filtrar cursos')
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
    // Without a course there is none to choose from but those of the own syllabi.
    await page.goto('/form/09092015083031/carta')
    await page.waitForURL('**/form/1486745968653')
    await page.getByRole('heading', { level: 1, name: 'Sílabos de Cursos' }).waitFor()
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
