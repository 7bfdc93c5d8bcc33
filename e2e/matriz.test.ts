import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, picture, useBrowser } from './browser.ts'
import { enterAs, spill } from './demo.ts'
import { type PlanPropio, pedir, planPropio } from './planPropio.ts'

interface Celda {
  competencia_id: number
  asignatura_id: number
  nivel: string
}
interface PlanConCompetencias extends PlanPropio {
  /** Ids by name. */
  competencia: Record<string, number>
}

const BASE = '/v1/plan/estudios/competencias'

/** A plan of three courses, two lines of profile, and a competency with two parts beside one that stands alone. */
async function plan(page: Page): Promise<PlanConCompetencias> {
  const p = await planPropio(page, 2, [
    ['Álgebra', 1],
    ['Cálculo', 1],
    ['Taller', 2],
  ])
  const perfil = `/v1/plan/estudios/${p.id}/perfil/egreso`
  const linea = async (descripcion: string): Promise<number> =>
    (await pedir<{ data: { id: number } }>(page, 'POST', perfil, { descripcion })).data.id
  const modela = await linea('<p>Modela el mundo</p>')
  await linea('<p>Actúa con ética</p>')
  const competencia: Record<string, number> = {}
  const nueva = async (nombre: string, mas: object): Promise<void> => {
    const { data } = await pedir<{ data: { id: number } }>(page, 'POST', BASE, {
      planestudio_id: p.id,
      nombre,
      ...mas,
    })
    competencia[nombre] = data.id
  }
  await nueva('Modela', { perfil_egreso_id: modela })
  await nueva('Mide', { competencia_id: competencia.Modela })
  await nueva('Predice', { competencia_id: competencia.Modela })
  await nueva('Dirige', {})
  return { ...p, competencia }
}

const escritas = async (page: Page, p: PlanConCompetencias): Promise<string> => {
  const { data } = await pedir<{ data: Celda[] }>(
    page,
    'GET',
    `/v1/plan/estudios/${p.id}/competencias/cursos`,
  )
  const nombre = (lista: Readonly<Record<string, number>>, id: number) =>
    Object.entries(lista).find(([, suyo]) => suyo === id)?.[0]
  return data
    .map(c => `${nombre(p.competencia, c.competencia_id)}-${nombre(p.curso, c.asignatura_id)}:${c.nivel[0]}`)
    .sort()
    .join(' ')
}
/** Somebody writes a cell, whatever stands there. */
const escribir = (page: Page, p: PlanConCompetencias, competencia: string, curso: string, nivel: string) =>
  pedir(page, 'PUT', `/v1/plan/estudios/${p.id}/competencias/cursos`, {
    celdas: [{ competencia_id: p.competencia[competencia], asignatura_id: p.curso[curso], nivel }],
  })
const dicen = (page: Page, p: PlanConCompetencias) => expect.poll(() => escritas(page, p))
const matriz = (p: PlanConCompetencias) => `${p.url}?tab=competencias&vista=matriz`
const hilo = (p: PlanConCompetencias) => `${p.url}?tab=competencias&vista=hilo`
const celda = (page: Page, fila: number, columna: number) =>
  page.locator(`[role=row][aria-rowindex="${fila + 2}"] [role=gridcell]`).nth(columna - 1)

const pegar = (page: Page, texto: string): Promise<unknown> =>
  page.evaluate(`(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', ${JSON.stringify(texto)})
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })()`)

describe('the matrix of a plan', () => {
  const { open } = useBrowser()

  it('is filled with the keyboard, saved by itself, undone, pasted into; who looks sees it at once and changes nothing', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const p = await plan(page)
    await page.goto(matriz(p))
    await celda(page, 1, 1).click()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('i')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('d')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('l')
    await page.getByText(/^Guardado \d\d:\d\d$/).waitFor()
    await dicen(page, p).toBe('Mide-Cálculo:d Mide-Taller:l Mide-Álgebra:i Predice-Taller:l')
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toContain('Logra')
    await picture(page, 'matriz')

    const otra = await open()
    await enterAs(otra.page, 'inspector')
    await otra.page.goto(matriz(p))
    await celda(otra.page, 2, 1).waitFor()
    expect(await otra.page.getByRole('grid').getAttribute('aria-readonly')).toBe('true')
    expect(await otra.page.getByRole('button', { name: /Introduce/ }).count()).toBe(0)

    await page.keyboard.press('Control+z')
    await dicen(page, p).toBe('Mide-Cálculo:d Mide-Álgebra:i')
    await page.keyboard.press('Control+Shift+z')
    await dicen(page, p).toContain('Predice-Taller:l')
    await celda(page, 3, 1).click()
    await page.keyboard.press(' ')
    await page.keyboard.press(' ')
    await dicen(page, p).toContain('Predice-Álgebra:d')
    await page.keyboard.press('Delete')
    await dicen(page, p).not.toContain('Predice-Álgebra')
    await pegar(page, 'I\tx\tL\r\nlogra\t\tD\r\n')
    await page
      .getByRole('dialog', { name: '¡Cuidado!' })
      .getByText(/no se peg/)
      .waitFor()
    await page.keyboard.press('Escape')
    await page.locator('[role=gridcell]:focus').waitFor()
    await dicen(page, p).toBe(
      'Dirige-Taller:d Dirige-Álgebra:l Mide-Cálculo:d Mide-Taller:l Mide-Álgebra:i Predice-Taller:l Predice-Álgebra:i',
    )
    await expect.poll(() => celda(otra.page, 4, 1).textContent()).toBe('L')
    await page.reload()
    await expect.poll(() => celda(page, 4, 1).textContent()).toBe('L')
    expect([...problems, ...otra.problems]).toEqual([])
  })

  it('a letter is not written over what somebody else put there before: it is asked', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    const p = await plan(page)
    await page.goto(matriz(p))
    await celda(page, 2, 1).click()
    await page.route(
      '**/competencias/cursos',
      async route => {
        await escribir(page, p, 'Mide', 'Álgebra', 'desarrolla')
        await route.continue()
      },
      { times: 1 },
    )
    await page.keyboard.press('i')
    await page
      .getByRole('alert')
      .getByText('Otra persona cambió antes esta celda: C1.1, Álgebra (ahora D).')
      .waitFor()
    await picture(page, 'matriz-de-dos')
    await expectAccessible(page, 'a cell that two wrote')
    await dicen(page, p).toBe('Mide-Álgebra:d')
    await page.getByRole('button', { name: 'Dejar lo de la otra persona' }).click()
    await expect.poll(() => celda(page, 2, 1).textContent()).toBe('D')
  })

  it('tells what is missing and leads there, narrows, and goes out as it is seen', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const p = await plan(page)
    await pedir(page, 'PUT', `/v1/plan/estudios/${p.id}/competencias/cursos`, {
      celdas: ['introduce', 'desarrolla', 'logra'].map((nivel, i) => ({
        competencia_id: p.competencia.Modela,
        asignatura_id: Object.values(p.curso)[Math.min(i, 1)],
        nivel: i === 2 ? 'logra' : nivel,
      })),
    })
    await page.goto(matriz(p))
    await page.getByRole('button', { name: '1 competencia sin cursos' }).click()
    await page.getByRole('menuitem', { name: /Dirige/ }).click()
    await expect
      .poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")'))
      .toContain('F2')
    await page.getByRole('button', { name: '1 curso sin competencias' }).click()
    await page.getByRole('menuitem', { name: /Taller/ }).click()
    await expect
      .poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")'))
      .toContain('Taller')
    await page.getByLabel('Solo huecos').check()
    await expect.poll(() => page.url()).toContain('solo=huecos')
    const filas = () => page.getByRole('rowheader').allTextContents()
    await expect.poll(filas).not.toContain('C1.1 Mide')
    // A row whose last gap is filled stays under the hand.
    await page.locator('[role=gridcell]').first().click()
    for (const letra of ['i', 'ArrowRight', 'd', 'ArrowRight', 'l']) await page.keyboard.press(letra)
    await page.getByText(/^Guardado \d/).waitFor()
    await expect.poll(filas).toEqual(['F1 Modela', 'F2 DirigeSin cursos'])
    // One that is taken away takes the focus with it only as far as another row.
    await page.keyboard.press('ArrowDown')
    await page.locator('[role=gridcell]:focus[aria-label*=F2]').waitFor()
    await pedir(page, 'DELETE', `${BASE}/${p.competencia.Dirige}`)
    await expect.poll(filas).toEqual(['F1 Modela'])
    await page.locator('[role=gridcell]:focus').waitFor()
    const descarga = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PDF y Excel' }).click()
    await page.getByRole('menuitem', { name: 'Excel de lo que falta' }).click()
    expect((await descarga).suggestedFilename()).toMatch(/^Matriz de competencias y cursos.*\.xlsx$/)
    expect(problems).toEqual([])
  })

  it('keeps what could not be sent, and sends it by itself; what somebody else put there before waits for a decision', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    const p = await plan(page)
    await page.goto(matriz(p))
    await celda(page, 2, 2).click()
    await page.route('**/api/**', route => route.abort())
    await page.keyboard.press('l')
    await page.getByText('Guardado en este equipo').first().waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('l')
    const barra = page.locator('[data-conexion]')
    await expect.poll(() => barra.textContent()).toContain('2 cambios por enviar')
    await escribir(page, p, 'Mide', 'Cálculo', 'introduce')
    await page.waitForTimeout(2000)
    await page.reload()
    await expect.poll(() => celda(page, 2, 2).textContent()).toBe('L')
    expect(await celda(page, 2, 3).textContent()).toBe('L')
    await page.unrouteAll()
    await expect.poll(() => barra.textContent()).toContain('1 cambio necesita su decisión')
    await dicen(page, p).toBe('Mide-Cálculo:i Mide-Taller:l')
    await expect.poll(() => celda(page, 2, 2).textContent()).toBe('I')
    await barra.click()
    const cola = page.getByRole('dialog', { name: 'Cambios por enviar' })
    await cola.getByText('C1.1, Cálculo (ahora I)').waitFor()
    await picture(page, 'matriz-por-decidir')
    await cola.getByRole('button', { name: 'Enviar otra vez' }).click()
    await dicen(page, p).toBe('Mide-Cálculo:l Mide-Taller:l')
  })

  it('is a list on phones', async () => {
    const { page, problems } = await open({ size: 'phone' })
    await enterAs(page, 'operador')
    const p = await plan(page)
    await page.goto(matriz(p))
    await page.getByRole('button', { name: /Mide/ }).click()
    await page.getByRole('button', { name: 'Logra: Taller' }).click()
    await dicen(page, p).toBe('Mide-Taller:l')
    expect(await spill(page)).toBe(0)
    await picture(page, 'matriz-movil')
    await page.getByText('Por curso').click()
    await page.getByRole('button', { name: /Taller/ }).click()
    await page.getByRole('button', { name: 'Logra: Mide' }).click()
    await dicen(page, p).toBe('')
    expect(problems).toEqual([])
  })
})

describe('the thread of a plan', () => {
  const { open } = useBrowser()
  const columna = (page: Page, nombre: string) => page.getByRole('region', { name: new RegExp(`^${nombre}`) })

  it('leads from the profile to the week and back, with pointer and keys', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const p = await plan(page)
    await pedir(page, 'PUT', `/v1/plan/estudios/${p.id}/competencias/cursos`, {
      celdas: [
        { competencia_id: p.competencia.Mide, asignatura_id: p.curso.Cálculo, nivel: 'logra' },
        { competencia_id: p.competencia.Dirige, asignatura_id: p.curso.Taller, nivel: 'introduce' },
      ],
    })
    await pedir(page, 'POST', `/v1/plan/estudios/guardar/json/${p.id}`, {
      key: 'unidadesAprendizaje',
      items: [
        { unidad_id: 1, nombre: 'Límites', asignatura_id: p.curso.Cálculo, semanas: 2, descripcion: '' },
        { unidad_id: 2, nombre: 'Derivada', asignatura_id: p.curso.Cálculo, semanas: 3, descripcion: '' },
      ],
    })
    await page.goto(hilo(p))
    await columna(page, 'Perfil de egreso').getByRole('button', { name: 'Modela el mundo' }).click()
    await expect.poll(() => columna(page, 'Cursos').getByRole('button').count()).toBe(1)
    await columna(page, 'Unidades').getByRole('button', { name: 'Derivada' }).click()
    await expect
      .poll(() => columna(page, 'Semanas').getByRole('button').allTextContents())
      .toEqual([3, 4, 5].map(n => expect.stringContaining(`Semana ${n}`)))
    await picture(page, 'hilo')

    await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
    await columna(page, 'Semanas').getByRole('button', { name: 'Semana 5' }).click()
    await expect.poll(() => columna(page, 'Perfil de egreso').getByRole('button').count()).toBe(1)
    expect(await columna(page, 'Competencias').getByRole('button').allTextContents()).toEqual([
      expect.stringContaining('Modela'),
      expect.stringContaining('Mide'),
    ])
    expect(page.url()).toContain('semana=')

    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect.poll(() => columna(page, 'Unidades').textContent()).toContain('Aún sin unidades')
    await columna(page, 'Cursos').getByRole('link', { name: 'Ver en la malla' }).click()
    await page.waitForURL(
      url => url.search.includes('tab=malla') && url.search.includes(`curso=${p.curso.Taller}`),
    )
    await page.getByRole('link', { name: 'Ver hilo' }).click()
    await columna(page, 'Competencias').getByText('Dirige').waitFor()
    expect(problems).toEqual([])
  })

  it('goes step by step on phones', async () => {
    const { page, problems } = await open({ size: 'phone' })
    await enterAs(page, 'operador')
    const p = await plan(page)
    await page.goto(hilo(p))
    await columna(page, 'Perfil de egreso').getByRole('button', { name: 'Modela el mundo' }).click()
    await columna(page, 'Competencias').getByRole('button', { name: 'Mide' }).click()
    await columna(page, 'Cursos').getByText('Todavía no contribuye ningún curso.').waitFor()
    expect(await spill(page)).toBe(0)
    expect(problems).toEqual([])
  })
})
