import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { enterAs } from './demo.ts'
import { pedir } from './planPropio.ts'
import {
  guardarClaves,
  listo,
  type SilaboPropio,
  silaboCompleto,
  silaboGuardado,
  silaboPropio,
  tocarHasta,
} from './silaboPropio.ts'

/** What people who tried the syllabi stumbled over, and only a browser shows. */

const celda = (page: Page, texto: string) => page.getByRole('gridcell').filter({ hasText: texto }).first()
const contenidos = async (page: Page, s: SilaboPropio): Promise<string[]> => {
  const { unidadesaprendizaje } = (await silaboGuardado(page, s)).silabo as {
    unidadesaprendizaje: { semanas: { contenidos: string }[] }[]
  }
  return unidadesaprendizaje.flatMap(u => u.semanas.map(w => w.contenidos.replace(/<\/?p>/g, '')))
}

describe('a syllabus', () => {
  const { open } = useBrowser()

  async function abierto(page: Page): Promise<SilaboPropio> {
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    await guardarClaves(page, s, silaboCompleto())
    await page.goto(s.url)
    await listo(page)
    return s
  }

  it.each(['laptop', 'phone'] as const)('the bar of a cell comes when it is needed, on a %s', async size => {
    const { page, problems } = await open({ size })
    await abierto(page)
    const editor = page.getByRole('textbox', { name: 'Contenidos de la semana 3' })
    await tocarHasta(celda(page, 'Contenido de la semana 3'), editor)
    const barra = page.locator('[data-modo=celda]').getByRole('toolbar', { name: 'Formato del texto' })
    const pedir = page.locator('[data-modo=celda]').getByRole('button', { name: 'Formato del texto' })
    // While one writes, what stands above is read: the button lies between two lines.
    await pedir.waitFor()
    expect(await barra.count()).toBe(0)
    const [boton, suyas, deArriba] = await Promise.all([
      pedir.boundingBox(),
      editor.locator('p').boundingBox(),
      page.getByText('Contenido de la semana 2.').boundingBox(),
    ])
    expect(boton!.y + boton!.height - suyas!.y).toBeLessThanOrEqual(5)
    expect(deArriba!.y + deArriba!.height - boton!.y).toBeLessThanOrEqual(3)
    // For what is selected it comes by itself, clear of its words.
    await editor.press('Control+a')
    await barra.waitFor()
    const [alto, palabras] = [await barra.boundingBox(), await editor.boundingBox()]
    expect(alto!.height).toBeGreaterThan(24)
    expect(alto!.y + alto!.height).toBeLessThanOrEqual(palabras!.y)
    await barra.getByRole('button', { name: 'Negrita' }).click()
    await editor.locator('strong').waitFor()
    await editor.press('ArrowRight')
    await barra.waitFor({ state: 'detached' })
    // What is written in the box of the bar is written there, not in the cell.
    await editor.press('Control+a')
    await barra.getByRole('button', { name: 'Enlace' }).click()
    const direccion = page.getByRole('textbox', { name: 'Dirección del enlace' })
    await direccion.click()
    await direccion.pressSequentially('https://unsaac.edu.pe')
    expect(await direccion.inputValue()).toBe('https://unsaac.edu.pe')
    // Past «Se abre en esta pestaña».
    for (let i = 0; i < 2; i++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const enlace = editor.locator('a[href="https://unsaac.edu.pe"]')
    await enlace.waitFor()
    expect(await enlace.textContent()).toBe('Contenido de la semana 3.')
    await editor.press('Control+z')
    await enlace.waitFor({ state: 'detached' })
    await editor.press('ArrowRight')
    await barra.waitFor({ state: 'detached' })
    // With the bare cursor it is asked for, and goes with the next letter.
    await pedir.click()
    await barra.getByRole('button', { name: 'Negrita' }).click()
    await barra.waitFor()
    await editor.pressSequentially(' Fin')
    await barra.waitFor({ state: 'detached' })
    expect(await editor.locator('strong').textContent()).toBe('Contenido de la semana 3.')
    expect(await editor.textContent()).toBe('Contenido de la semana 3. Fin')
    expect(problems).toEqual([])
  })

  it('by keyboard one step after another is undone, and the cursor stays in the table', async () => {
    const { page, problems } = await open()
    const s = await abierto(page)
    const antes = await contenidos(page, s)
    const aqui = () =>
      page.evaluate<string>('document.activeElement?.dataset.lugar ?? document.activeElement?.tagName')
    const segunda = celda(page, 'Contenido de la semana 2')
    await segunda.focus()
    const suya = await aqui()
    await page.keyboard.press('Alt+ArrowDown')
    await page.getByText('La semana 2 ahora es la 3', { exact: false }).first().waitFor()
    await page.keyboard.press('Control+Enter')
    await page.getByText('La semana 3 se dividió en dos.').first().waitFor()
    expect(await aqui()).not.toBe(suya)
    await page.keyboard.press('Control+z')
    await expect.poll(aqui).toBe(suya)
    await page.keyboard.press('Control+z')
    await page.getByText('Deshecho: mover la semana.').first().waitFor()
    expect(await aqui()).toBe(suya)
    await expect.poll(() => contenidos(page, s)).toEqual(antes)
    expect(problems).toEqual([])
  })

  it('where one is can be read whole beside the open tree, and the menus of the top stay where they are', async () => {
    const { page, problems } = await open()
    await abierto(page)
    const cortadas = () =>
      page.evaluate<number>(
        `[...document.querySelectorAll('nav[aria-label=Ruta] li')].filter(li => (li.querySelector('a') ?? li).scrollWidth > (li.querySelector('a') ?? li).clientWidth + 1).length`,
      )
    const menu = page.getByRole('button', { name: 'Ir a', exact: true })
    await expect.poll(cortadas).toBe(0)
    const aqui = await menu.boundingBox()
    await page.goto('/escritorio')
    await menu.waitFor()
    await expect.poll(() => menu.boundingBox()).toEqual(aqui)
    expect(problems).toEqual([])
  })

  it('the evaluation begins with the criteria of the carta, the programme with its units', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    await pedir(page, 'PUT', `/v1/asignaturas/${s.curso}/carta`, {
      carta: {
        cartaCriterios: [
          { id: 'a', criterio: 'Prácticas', peso: 60 },
          { id: 'b', criterio: 'Examen final', peso: 40 },
        ],
        cartaContenidos: [
          { id: 'u', nombre: 'Modelado', contenidos: '<p>Entidades</p>', semanas: 6 },
          { id: 'v', nombre: 'Lenguaje SQL', contenidos: '', semanas: 10 },
        ],
        cartaBibliografia: [
          { id: 'c', tipo: 'libro', autores: 'Date, C. J.', anio: '2001', titulo: 'Introducción' },
        ],
      },
    })
    const [primera] = silaboCompleto().unidadesaprendizaje
    await guardarClaves(page, s, {
      unidadesaprendizaje: [{ ...primera, semanas: primera!.semanas.slice(0, 6) }],
      bibliografia: [{ id: 'r', tipo: 'otro', texto: 'Date, C. J. (2001). Introducción.' }],
    })
    await page.goto(s.url)
    await listo(page)
    const boton = (nombre: string) => page.getByRole('button', { name: nombre, exact: true })
    await tocarHasta(boton('Usar los criterios de la carta'), page.getByLabel('Peso de la evaluación 2'))
    expect(await page.getByLabel('Peso de la evaluación 1').inputValue()).toMatch(/^60/)
    await tocarHasta(
      boton('Usar los contenidos de la carta'),
      page.getByRole('textbox', { name: 'Nombre de la unidad 2' }),
    )
    await page.getByText('Ya está en la carta: se imprime una sola vez.').waitFor()
    await expect
      .poll(async () => {
        const { unidadesaprendizaje } = (await silaboGuardado(page, s)).silabo as {
          unidadesaprendizaje: { nombre: string; semanas: unknown[] }[]
        }
        return unidadesaprendizaje.map(u => [u.nombre, u.semanas.length])
      })
      .toEqual([
        ['Modelado', 6],
        ['Lenguaje SQL', 10],
      ])
    expect(problems).toEqual([])
  })

  it('leads to the versions of its course, and the malla leads to it', async () => {
    const { page, problems } = await open()
    const s = await abierto(page)
    await page.getByRole('button', { name: 'Más', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Versiones del curso…', exact: true }).click()
    await page.getByRole('region', { name: 'Versiones del curso' }).waitFor()
    await page.goto(`/form/09092015083031/${s.plan.id}?curso=${s.curso}`)
    await page.getByRole('link', { name: /^Sílabo: / }).click()
    await page.getByRole('heading', { level: 1, name: s.nombre }).waitFor()
    expect(problems).toEqual([])
  })

  it('lecturers are given to several courses at once', async () => {
    const { page, problems } = await open()
    const s = await abierto(page)
    await page.goto(`/form/1486745968653?plan=${s.plan.id}&periodo=${s.periodo}`)
    for (const nombre of [s.nombre, 'Algoritmos'])
      await page.getByRole('row').filter({ hasText: nombre }).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Asignar docentes…', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Docentes de 2 cursos' })
    await form.getByRole('combobox', { name: 'Docentes' }).fill('a')
    await page.getByRole('option').first().click()
    await page.keyboard.press('Tab')
    await form.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page
      .getByText(/^Cambi(ó|aron) los docentes de \d cursos?\.$|^Los cursos ya tenían/)
      .first()
      .waitFor()
    expect(problems).toEqual([])
  })

  it('a page that is not for one’s role says so, instead of showing another one', async () => {
    const { page } = await open()
    await enterAs(page, 'docente')
    await page.goto('/form/1486745968653/config-silabos')
    await page.waitForURL('**/escritorio')
    await page.getByText('Su rol (Docente de sílabo) no permite ver la configuración curricular.').waitFor()
  })

  it('long words of the programme are cut with a hyphen; a link stands in its sentence as any other word', async () => {
    const { page } = await open()
    const s = await abierto(page)
    const como = await page.evaluate(`(() => {
      const primera = document.querySelector('[role=gridcell][data-columna]')
      return [getComputedStyle(primera).hyphens, primera.closest('[lang]').lang]
    })()`)
    expect(como).toEqual(['auto', 'es'])
    await pedir(page, 'PUT', `/v1/asignaturas/${s.curso}/carta`, { carta: { sumilla: '' } })
    const enlace = page.getByRole('link', { name: 'carta descriptiva', exact: true })
    await enlace.waitFor()
    const hueco = await enlace.evaluate(a => {
      const antes = a.ownerDocument.createRange()
      antes.selectNodeContents(a.previousSibling!)
      return a.getBoundingClientRect().left - [...antes.getClientRects()].at(-1)!.right
    })
    expect(hueco).toBeLessThan(1)
  })
})
