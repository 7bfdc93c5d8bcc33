import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, NARROW_LOOK, picture, useBrowser } from './browser.ts'
import { enterAs, spill } from './demo.ts'
import { type CursoPropio, type PlanPropio, pedir, planDeDemo, planPropio } from './planPropio.ts'

/** Aritmética → Álgebra → Cálculo → Física; Cálculo asks for Aritmética too, which Álgebra does already. */
const CURSOS: CursoPropio[] = [
  ['Aritmética', 1],
  ['Redacción', 1],
  ['Dibujo', 1],
  ['Álgebra', 2, 'Aritmética'],
  ['Cálculo', 3, 'Álgebra; Aritmética'],
  ['Física', 4, 'Cálculo'],
]

interface Curso {
  id: number
  nombre: string
  complejidad: number
  bloqueo: number
  demora: number
  centralidad: number
}
interface Respuesta {
  data: { total: { complejidad: number }; cursos: Curso[]; cadena: number[]; redundantes: unknown[] }
}

const tarjeta = (page: Page, nombre: string): Locator =>
  page.locator('[data-curso]').filter({ hasText: nombre })

const analisisDe = async (page: Page, plan: number): Promise<Respuesta['data']> =>
  (await pedir<Respuesta>(page, 'GET', `/v1/plan/estudios/${plan}/analitica`)).data

/** Chooses what colours say with the keyboard alone. */
async function elegirColor(page: Page, nombre: string): Promise<void> {
  const campo = page.getByRole('combobox', { name: 'Qué muestra el color' })
  await campo.focus()
  await page.keyboard.press('Enter')
  const opcion = page.getByRole('option', { name: nombre, exact: true })
  await opcion.waitFor()
  // The list goes to what is chosen a turn after it opens: a key before that is undone by it.
  await page.evaluate('new Promise(resolve => setTimeout(() => requestAnimationFrame(resolve)))')
  const marcada = page.locator('[role=option][data-combobox-selected]')
  const elegida = async () => (await marcada.allTextContents()).includes(nombre)
  for (let i = 0; i < 8 && !(await elegida()); i++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`modo=${nombre.toLowerCase()}`))
}

const cargas = (page: Page): Promise<string[]> =>
  page
    .locator('[data-carga]')
    .evaluateAll(filas => filas.map(f => (f.textContent ?? '').replace(/\s+/g, ' ').trim()))

async function centro(locator: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await locator.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

describe('curricular analytics', () => {
  const { open } = useBrowser()

  async function abrir(): Promise<{ page: Page; plan: PlanPropio; problems: string[] }> {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 4, CURSOS)
    await page.goto(plan.url)
    await tarjeta(page, 'Cálculo').waitFor()
    return { page, plan, problems }
  }

  it('by keyboard the colours say a measure; the cards say what the call answers', async () => {
    const { page, plan, problems } = await abrir()
    const { cursos } = await analisisDe(page, plan.id)
    for (const [nombre, medida] of [
      ['Bloqueo', 'bloqueo'],
      ['Demora', 'demora'],
      ['Centralidad', 'centralidad'],
      ['Complejidad', 'complejidad'],
    ] as const) {
      await elegirColor(page, nombre)
      for (const c of cursos)
        await page.locator(`[data-curso="${c.id}"][title*="${nombre} ${c[medida]}"]`).waitFor()
    }
    expect(cursos.find(c => c.nombre === 'Aritmética')).toMatchObject({
      bloqueo: 3,
      demora: 4,
      complejidad: 7,
    })
    await page.getByText('Cuánto pesa cada curso en el plan').waitFor()
    await expectAccessible(page, 'the bar with its scale', '[role=toolbar]')
    await expectAccessible(page, 'the board in the colours of complexity', '[data-marco]')
    // The address brings it back.
    await page.reload()
    await tarjeta(page, 'Cálculo').and(page.locator('[title*="Complejidad"]')).waitFor()
    expect(problems).toEqual([])
  })

  it('a card in the hand changes the loads before it is let go; the longest chain is drawn', async () => {
    const { page } = await abrir()
    await elegirColor(page, 'Complejidad')
    await expect
      .poll(() => cargas(page))
      .toEqual(['I: 12 crmás que los demás', 'II: 4 cr', 'III: 4 cr', 'IV: 4 cr'])
    const [desde, hasta] = [await centro(tarjeta(page, 'Dibujo')), await centro(tarjeta(page, 'Álgebra'))]
    await page.mouse.move(desde.x, desde.y)
    await page.mouse.down()
    await page.mouse.move(desde.x + 10, desde.y + 10, { steps: 3 })
    await page.mouse.move(hasta.x, hasta.y, { steps: 8 })
    await expect
      .poll(async () => (await cargas(page)).map(c => c.replace('I: ', '').slice(0, 8).trim()).slice(0, 2))
      .toEqual([expect.stringContaining('8 cr'), expect.stringContaining('8 cr')])
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect.poll(async () => (await cargas(page))[0]).toContain('12 cr')

    await page.getByRole('button', { name: 'Cadena más larga', exact: true }).click()
    await page.mouse.move(2, 2)
    await expect.poll(() => page.locator('[data-curso][data-cadena]').count()).toBe(4)
    expect(await page.locator('path[data-luz="cadena"][data-modo]').count()).toBe(3)
    expect(await page.locator('path[data-sobra]').count()).toBe(1)
  })

  it('a course says what it means; a requisite too many goes, and comes back with Ctrl Z', async () => {
    const { page, plan } = await abrir()
    await tarjeta(page, 'Aritmética').click()
    await page.getByText('Quien no lo aprueba no puede llevar 3 cursos.').waitFor()
    await tarjeta(page, 'Cálculo').click()
    const analitica = page.getByRole('region', { name: 'Analítica del curso' })
    await analitica.getByText('Aritmética: ya lo pide Álgebra.').waitFor()
    await analitica.getByText('Aritmética: 2 ciclos antes').waitFor()
    await analitica.getByRole('button', { name: 'Quitar el requisito Aritmética', exact: true }).click()
    await analitica.getByText('ya lo pide').waitFor({ state: 'detached' })
    await page.getByText(/^Guardado \d/).waitFor()
    expect((await analisisDe(page, plan.id)).redundantes).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await analisisDe(page, plan.id)).redundantes.length).toBe(1)
  })

  it('the page of a plan: its figures, its report, its CSV out and in again', async () => {
    const { page, plan, problems } = await abrir()
    await page.getByRole('button', { name: 'Más', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Analítica curricular', exact: true }).click()
    await page.waitForURL(`**${plan.url}/analitica`)
    const { total } = await analisisDe(page, plan.id)
    await page
      .getByText('Complejidad', { exact: true })
      .first()
      .locator('xpath=..')
      .getByText(String(total.complejidad))
      .waitFor()
    await page.getByText('Cálculo pide Aritmética, que ya pide Álgebra.').waitFor()

    const [bajada] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: 'CSV', exact: true })
        .click()
        .then(() => page.getByRole('menuitem', { name: 'Descargar los cursos en CSV', exact: true }).click()),
    ])
    const csv = readFileSync(await bajada.path(), 'utf8')
    expect(csv).toContain('Course ID,Course Name,Prefix,Number,Prerequisites')
    expect(csv).toMatch(/5,Cálculo,,,"?(4;1|1;4)"?,,,4,,,3/)

    const subir = async (contenido: string) => {
      await page.getByRole('button', { name: 'CSV', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Importar de CSV…', exact: true }).click()
      await page
        .getByLabel('Archivo CSV')
        .setInputFiles({ name: 'plan.csv', mimeType: 'text/csv', buffer: Buffer.from(contenido) })
    }
    await subir(csv.replace(/(6,Física.*)\r\n/, '$1\r\n7,Química,QUI,101,5,,,3,,,4\r\n'))
    await page.getByRole('dialog').getByText('Química').waitFor()
    await expectAccessible(page, 'preview of a CSV', '[role=dialog]')
    await page.getByRole('dialog').getByRole('button', { name: 'Importar 1 curso', exact: true }).click()
    await page.getByText('Se guardó 1 de 7 cursos del archivo.').first().waitFor()
    await page.getByRole('rowheader', { name: 'Química' }).waitFor()

    await subir('Course ID,Course Name,Credit Hours\n1,A,muchos\n')
    await page.getByRole('dialog').getByText('no son un número').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar', exact: true }).click()

    await page.getByRole('button', { name: 'Imprimir', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('img', { name: /Página 1/ })
      .or(page.locator('canvas'))
      .first()
      .waitFor()
    expect(problems.filter(p => !/422/.test(p))).toEqual([])
  })

  it('two plans side by side, from the comparison and by address', async () => {
    const { page, plan } = await abrir()
    const otro = await planPropio(
      page,
      3,
      CURSOS.slice(0, 5).map(([n, c]) => [n, Math.min(c, 3)]),
    )
    await page.goto(`${otro.url}/comparar?plan=${plan.id}`)
    await page.getByRole('link', { name: 'Analítica', exact: true }).click()
    await page.waitForURL(`**${otro.url}/analitica?plan=${plan.id}`)
    await page.getByText(/La complejidad estructural baja de 2\d a 5/).waitFor()
    await page.getByText('La cadena más larga se acorta de 4 a 1 curso.').waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Carga por ciclo', exact: true }).waitFor()
    expect(await page.getByRole('rowheader', { name: 'Complejidad estructural' }).count()).toBe(1)
    const [pedido] = await Promise.all([
      page.waitForRequest(`**/api/v1/plan/estudios/${plan.id}/analitica/comparar/${otro.id}/pdf`),
      page.getByRole('button', { name: 'Imprimir', exact: true }).click(),
    ])
    expect((await pedido.response())?.ok()).toBe(true)
    const informe = page.getByRole('dialog', { name: `${plan.nombre} → ${otro.nombre}` })
    await informe.locator('canvas').first().waitFor()
    await picture(page, 'analitica-dos-planes-impresa')
  })

  it.each(NARROW_LOOK)('on a %s (dark: %s) the screens are whole', async (size, dark) => {
    const { page, problems } = await open({ size, dark })
    await enterAs(page, 'operador')
    const plan = await planDeDemo(page)
    await page.goto(`${plan.url}?modo=complejidad`)
    await page.locator('[data-medida]').first().waitFor()
    await expectAccessible(page, 'malla', '[data-marco]')
    expect(await spill(page)).toBe(0)
    const escala = page.getByRole('list', { name: 'Colores', exact: true })
    expect(await escala.evaluate(ul => ul.scrollWidth - ul.clientWidth)).toBe(0)
    await picture(page, `analitica-malla-${size}-${dark ? 'oscuro' : 'claro'}`)
    await page.goto(`${plan.url}/analitica`)
    await page.getByRole('heading', { name: 'Los cursos que más pesan', exact: true }).waitFor()
    await expectAccessible(page, 'page')
    expect(await spill(page)).toBe(0)
    await picture(page, `analitica-pagina-${size}-${dark ? 'oscuro' : 'claro'}`)
    const { data } = await pedir<{ data: { id: number }[] }>(page, 'GET', '/v1/plan/estudios?per_page=5')
    const otro = data.find(p => p.id !== plan.id)!
    await page.goto(`${plan.url}/analitica?plan=${otro.id}`)
    await page.getByRole('heading', { name: 'Qué cambia', exact: true }).waitFor()
    await expectAccessible(page, 'two plans')
    expect(await spill(page)).toBe(0)
    await picture(page, `analitica-dos-${size}-${dark ? 'oscuro' : 'claro'}`)
    expect(problems).toEqual([])
  })
})
