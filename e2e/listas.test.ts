import { readFileSync } from 'node:fs'
import { readWorkbook } from '@malla/server/platform/excel/readWorkbook.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { enterRoot } from './administrador.ts'
import { expectAccessible, LOOKS, picture, settled, useBrowser } from './browser.ts'
import { enterAs, FACULTADES, PLANES, said, spill, UNIVERSIDAD, unico } from './demo.ts'
import { pedir } from './planPropio.ts'

const PROGRAMAS = `${FACULTADES}?vista=programas`
const SILABOS = '/form/1486745968653'
const LABORATORIOS = '/form/24102018042400'
const USUARIOS = '/form/24042018114601'

/** What a click on «Descargar Excel» brings: the name of the file and its cells by rows. */
async function descargar(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar Excel', exact: true }).first().click(),
  ])
  const [sheet] = await readWorkbook(readFileSync(await download.path()))
  const filas = sheet!.rows.map(row => {
    const cells: (string | number | null)[] = []
    for (const c of row.cells) cells[c.column] = c.kind === 'number' ? c.number : c.text
    return Array.from(cells, c => c ?? null)
  })
  return {
    nombre: download.suggestedFilename(),
    arriba: filas.slice(0, 4).map(f => f[0]),
    filas: filas.slice(4),
  }
}

const menuDeVistas = (page: Page) => page.getByRole('button', { name: /^Vistas/ })
/** Rows that are there, not those that stand in for them while they are on their way. */
const filas = (page: Page) => page.getByRole('main').locator('tbody tr:not([aria-hidden])')
/** Headers of the table as they are read, without the number and the menu of the rows. */
const encabezados = async (page: Page): Promise<string[]> =>
  (await page.getByRole('main').locator('table').first().locator('thead th').allTextContents()).filter(
    t => t !== '' && t !== 'N.º' && t !== 'Acciones',
  )

describe('lists', () => {
  const { open } = useBrowser()
  it('a filtered list is kept as a view for all, opened by somebody else, renamed and deleted', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    await page.goto(PROGRAMAS)
    await page.getByRole('button', { name: 'Descargar Excel', exact: true }).waitFor()
    // Nothing is narrowed: there is nothing to keep.
    await settled(page)
    expect(await menuDeVistas(page).count()).toBe(0)
    // On paper there is nothing to press.
    const acciones = page.getByRole('button', { name: /^Acciones de / }).filter({ visible: true })
    await acciones.first().waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await acciones.count()).toBe(0)
    await page.emulateMedia({ media: null })
    await page.getByRole('combobox', { name: 'Estado' }).click()
    await page.getByRole('option', { name: 'Activado', exact: true }).click()
    await page.getByRole('searchbox', { name: 'Filtrar por nombre' }).fill('ingeni')
    await page.waitForURL(/filtro=ingeni/)
    const nombre = unico('Ingenierías')
    await menuDeVistas(page).click()
    await page.getByRole('menuitem', { name: 'Guardar esta vista…' }).click()
    const form = page.getByRole('dialog', { name: 'Guardar esta vista' })
    await form.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByRole('alert').getByText('El campo «Nombre» es obligatorio.').first().waitFor()
    await form.getByRole('textbox', { name: 'Nombre' }).fill(nombre)
    await form.getByRole('checkbox', { name: 'Para todos' }).check()
    await form.getByRole('button', { name: 'Guardar', exact: true }).click()
    await said(page, `Acabamos de guardar la vista «${nombre}».`)
    await page.getByRole('button', { name: `Vistas: ${nombre}` }).waitFor()

    // Somebody else, in another browser: by keyboard.
    const otro = await open({ size: 'phone' })
    await enterAs(otro.page, 'inspector')
    await otro.page.goto(PROGRAMAS)
    await menuDeVistas(otro.page).focus()
    await otro.page.keyboard.press('Enter')
    await otro.page.getByRole('menuitem', { name: nombre }).waitFor()
    await otro.page.keyboard.press('Enter')
    await otro.page.waitForURL(url => url.searchParams.get('estado') === 'Activado')
    const abierta = new URL(otro.page.url())
    expect(Object.fromEntries(abierta.searchParams)).toEqual({
      vista: 'programas',
      estado: 'Activado',
      filtro: 'ingeni',
    })
    await otro.page.getByRole('button', { name: `Vistas: ${nombre}` }).waitFor()
    expect(await spill(otro.page)).toBe(0)
    // «Atrás» comes back to the whole list; what is not theirs they do not change.
    await otro.page.goBack()
    await otro.page.waitForURL(url => !url.searchParams.has('filtro'))
    await otro.page.goForward()
    await otro.page.getByRole('button', { name: `Vistas: ${nombre}` }).click()
    await otro.page.getByRole('menuitem', { name: nombre }).waitFor()
    expect(
      await otro.page.getByRole('menuitem', { name: /Eliminar|Cambiar|Guardar/ }).allTextContents(),
    ).toEqual(['Guardar esta vista…'])
    await otro.page.keyboard.press('Escape')

    // A new name reaches the other at once; deleted, it is gone there too.
    const despues = unico('Ingenierías en marcha')
    await page.getByRole('button', { name: `Vistas: ${nombre}` }).click()
    await page.getByRole('menuitem', { name: 'Cambiar el nombre…' }).click()
    await page.getByRole('dialog', { name: nombre }).getByRole('textbox', { name: 'Nombre' }).fill(despues)
    await page.keyboard.press('Enter')
    await otro.page.getByRole('button', { name: `Vistas: ${despues}` }).waitFor()
    await page.getByRole('button', { name: `Vistas: ${despues}` }).click()
    await page.getByRole('menuitem', { name: 'Eliminar esta vista' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sí', exact: true }).click()
    await said(page, 'Acabamos de eliminar la vista.')
    await otro.page.getByRole('button', { name: 'Vistas', exact: true }).waitFor()
    expect([...problems, ...otro.problems].filter(p => !p.includes('422'))).toEqual([])
  })

  it('a filtered list comes in Excel whole, cell by cell as it is shown', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    // Of its own: what other tests make and teach meanwhile would come into the file and not into what was read before.
    const suyos = unico('Artes')
    const { data } = await pedir<{ data: { facultad_id: number; nivel_id: number; modalidad_id: number }[] }>(
      page,
      'GET',
      '/v1/programas?per_page=5&estado=Activado',
    )
    const { facultad_id, nivel_id, modalidad_id } = data[0]!
    for (const arte of ['Ámbar', 'Barro', 'Cera', 'Danza', 'Esmalte', 'Fotografía'])
      await pedir(page, 'POST', '/v1/programas', {
        nombre: `${suyos} ${arte}`,
        facultad_id,
        nivel_id,
        modalidad_id,
      })
    const filtro = `&filtro=${encodeURIComponent(suyos)}&estado=Activado`
    await page.goto(`${PROGRAMAS}${filtro}&per_page=50`)
    await filas(page).first().waitFor()
    await settled(page)
    const shown = await filas(page).evaluateAll(rows =>
      rows.map(row => [...row.querySelectorAll('td[data-label]')].map(td => td.textContent.trim())),
    )
    // A page of five is left behind: all of them come.
    await page.goto(`${PROGRAMAS}${filtro}&per_page=5&page=2`)
    await filas(page).first().waitFor()
    const { nombre, arriba, filas: celdas } = await descargar(page)
    expect(nombre).toMatch(/^Programas \d{4}-\d\d-\d\d\.xlsx$/)
    expect(arriba[0]).toBe('Programas')
    expect(arriba[1]).toMatch(new RegExp(`^${UNIVERSIDAD} · \\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d$`))
    expect(arriba[2]).toBe(`Filtros: Filtrar por nombre: «${suyos}» · Estado: Activado`)
    expect(arriba[3]).toBe(`${shown.length} filas`)
    expect(celdas[0]).toEqual(['Programa', 'Facultad', 'Nivel', 'Modalidad', 'Planes', 'Estado'])
    expect(shown.length).toBe(6)
    expect(
      celdas
        .slice(1)
        .map(([programa, facultad, nivel, modalidad, planes, estado]) => [
          programa,
          facultad,
          `${nivel} · ${modalidad}`,
          String(planes),
          estado,
        ]),
    ).toEqual(
      shown.map(([programa, facultad, nivel, planes, estado]) => [
        programa,
        facultad,
        nivel,
        planes!.match(/^\d+/)![0],
        estado,
      ]),
    )
    expect(problems).toEqual([])
  })

  it.each([
    ['facultades', FACULTADES, 'Facultades'],
    ['niveles', `${FACULTADES}?vista=niveles`, 'Niveles'],
    ['planes', PLANES, 'Planes de estudios'],
    ['áreas', `${PLANES}/areas_cursos`, 'Áreas de cursos'],
    ['sílabos', SILABOS, 'Sílabos'],
    ['sílabos por programa', `${SILABOS}?vista=programas`, 'Sílabos por programa'],
    ['periodos', `${SILABOS}?vista=periodos`, 'Periodos'],
    ['laboratorios', LABORATORIOS, 'Laboratorios'],
    ['talleres', `${LABORATORIOS}?vista=talleres`, 'Talleres'],
    ['locales', `${LABORATORIOS}?vista=locales`, 'Locales'],
    ['docentes', '/docentes', 'Docentes'],
    ['usuarios', USUARIOS, 'Usuarios'],
    ['entidades', '/form/24042018114602', 'Entidades'],
    ['actividades', `${USUARIOS}/activities`, 'Actividades'],
  ])('%s comes in Excel with the columns that are shown', async (_case, url, titulo) => {
    const { page, problems } = await open()
    await enterRoot(page)
    await page.goto(url)
    const boton = page.getByRole('button', { name: 'Descargar Excel', exact: true }).first()
    await boton.waitFor()
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
    await settled(page)
    const { arriba, filas: celdas } = await descargar(page)
    expect(arriba[0]).toBe(titulo)
    expect(celdas.length).toBeGreaterThan(1)
    // What a column says twice over stands in columns of its own; the others have their words.
    const [dichos, escritos] = [await encabezados(page), celdas[0] as string[]]
    expect(dichos.filter(t => escritos.includes(t)).length).toBeGreaterThanOrEqual(dichos.length - 2)
    expect(problems).toEqual([])
  })

  it('a list with nothing in it has nothing to take away; one whose filter finds nothing says why', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    await page.goto(`${PROGRAMAS}&filtro=nadaSeLlamaAsi`)
    const boton = page.getByRole('button', { name: 'Descargar Excel', exact: true })
    await expect.poll(() => boton.getAttribute('aria-description')).toBe('No hay filas que descargar.')
    await page.goto(`${LABORATORIOS}?vista=locales&filtro=nadaSeLlamaAsi`)
    await expect.poll(() => boton.getAttribute('aria-description')).toBe('No hay filas que descargar.')
  })

  it.each(LOOKS)('the bar of a list and its views (%s, dark %s)', async (size, dark) => {
    const look = `${size}-${dark ? 'oscura' : 'clara'}`
    const { page, problems } = await open({ size, dark })
    await enterAs(page, 'operador')
    await page.goto(`${PROGRAMAS}&estado=Activado`)
    await filas(page).first().waitFor()
    await menuDeVistas(page).click()
    await page.getByRole('menuitem', { name: 'Guardar esta vista…' }).waitFor()
    expect(await spill(page)).toBe(0)
    await expectAccessible(page, 'menu of views')
    await picture(page, `vistas-${look}`)
    await page.getByRole('menuitem', { name: 'Guardar esta vista…' }).click()
    await page.getByRole('dialog', { name: 'Guardar esta vista' }).waitFor()
    await expectAccessible(page, 'form of a view', '[role=dialog]')
    await picture(page, `vista-form-${look}`)
    expect(problems).toEqual([])
  })
})
