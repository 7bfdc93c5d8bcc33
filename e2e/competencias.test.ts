import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, picture, settled, useBrowser } from './browser.ts'
import { act, enterAs, said, spill } from './demo.ts'
import { pedir, planDeDemo, planPropio } from './planPropio.ts'
import { retener } from './retener.ts'

const arbol = (page: Page) => page.getByRole('tree', { name: 'Competencias', exact: true })
const fila = (page: Page, codigo: string) =>
  arbol(page).getByRole('treeitem', { name: new RegExp(`^${codigo.replaceAll('.', '\\.')} `) })
/** «F1 Diseña»: codes and names as they stand. */
const filas = (page: Page): Promise<string[]> =>
  arbol(page)
    .getByRole('treeitem', { name: /^\p{L}*\d/u })
    .allTextContents()
const sonFilas = (page: Page, ...esperadas: string[]) => expect.poll(() => filas(page)).toEqual(esperadas)
const enfocada = (page: Page): Promise<string> => page.evaluate('document.activeElement?.textContent ?? ""')
const escribir = async (page: Page, nombre: string): Promise<void> => {
  await page.keyboard.type(nombre)
  await page.keyboard.press('Enter')
  // The line in which it is written has the same name until then.
  await arbol(page).getByRole('treeitem', { name: nombre }).and(page.locator('[data-clave]')).waitFor()
}
const semilla = (page: Page, plan: number, ...nombres: string[]) =>
  pedir(page, 'POST', `/v1/plan/estudios/${plan}/competencias/varias`, {
    filas: nombres.map(n => ({ nivel: Number(n[0]), nombre: n.slice(1) })),
  })
/** Pastes a text where the focus is. */
const pegarEnFoco = (texto: string) => `{
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', ${JSON.stringify(texto)})
  document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}`
const enTab = (url: string) => `${url}?tab=competencias`

describe('the competencies of a plan', () => {
  const { open } = useBrowser()

  it('are made, moved and deleted by keyboard alone, and the focus stays with them', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const { url } = await planPropio(page, 1, [])
    await page.goto(enTab(url))
    await page.getByRole('button', { name: 'Nueva competencia' }).click()
    await escribir(page, 'Diseña sistemas')
    await escribir(page, 'Gestiona proyectos')
    await page.keyboard.press('Escape')
    await expect.poll(() => enfocada(page)).toBe('F2 Gestiona proyectos')
    await page.keyboard.press('Shift+Insert')
    await escribir(page, 'Planifica')
    await page.keyboard.press('Escape')
    await sonFilas(page, 'F1 Diseña sistemas', 'F2 Gestiona proyectos', 'C2.1 Planifica')
    await expect.poll(() => enfocada(page)).toBe('C2.1 Planifica')

    await page.keyboard.press('Alt+ArrowLeft')
    await sonFilas(page, 'F1 Diseña sistemas', 'F2 Gestiona proyectos', 'F3 Planifica')
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowRight')
    await sonFilas(page, 'F1 Diseña sistemas', 'C1.1 Planifica', 'F2 Gestiona proyectos')
    await expect.poll(() => enfocada(page)).toBe('C1.1 Planifica')
    await expect.poll(() => page.getByRole('status').allTextContents()).toContain('Planifica: ahora es C1.1')

    await page.keyboard.press('F2')
    await page.getByRole('textbox', { name: 'Nombre de C1.1' }).fill('Otra cosa')
    await page.getByRole('button', { name: 'Cancelar', exact: true }).press('Enter')
    await expect.poll(() => enfocada(page)).toBe('C1.1 Planifica')
    await page.keyboard.press('F2')
    await page.getByRole('textbox', { name: 'Nombre de C1.1' }).fill('Planifica entregas')
    await page.keyboard.press('Enter')
    await expect.poll(() => enfocada(page)).toBe('C1.1 Planifica entregas')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Delete')
    const impacto = page.getByRole('dialog', { name: 'Eliminar «Diseña sistemas»' })
    await impacto.getByText('Es una de sus partes: se elimina con ella.').waitFor()
    await impacto.getByRole('button', { name: 'Cancelar', exact: true }).click()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Sí', exact: true }).click()
    await sonFilas(page, 'F1 Diseña sistemas', 'F2 Gestiona proyectos')
    expect(problems.filter(p => !p.includes('409'))).toEqual([])
  })

  it('lose no letter that is typed while one is saved: it begins the next, or goes on with the name', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    const { id, url } = await planPropio(page, 1, [])
    await page.goto(enTab(url))
    const despacio = async (verbo: 'POST' | 'PUT', hacer: () => Promise<void>) => {
      const sigue = await retener(page, '**/competencias**')
      await page.route('**/competencias**', route =>
        route.request().method() === verbo ? route.fallback() : route.continue(),
      )
      const pedida = page.waitForRequest(r => r.method() === verbo && r.url().includes('/competencias'))
      await page.keyboard.press('Enter')
      await pedida
      await hacer()
      sigue()
      await page.unrouteAll({ behavior: 'wait' })
    }
    const nuevo = page.getByRole('textbox', { name: /^Nombre nuevo/ })
    await page.getByRole('button', { name: 'Nueva competencia' }).click()
    await page.keyboard.type('Diseña sistemas')
    // Ended with Enter before the first one was there: it is not glued to it, and what comes after it not to either.
    await despacio('POST', async () => {
      await page.keyboard.type('Evalúa riesgos')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Pri')
    })
    await sonFilas(page, 'F1 Diseña sistemas', 'F2 Evalúa riesgos')
    await expect.poll(() => nuevo.inputValue()).toBe('Pri')
    // A part of another: the line it is written in stays the same one while others come in before it.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+Insert')
    await page.keyboard.type('Estima')
    await despacio('POST', () => page.keyboard.type('Prioriza'))
    await sonFilas(page, 'F1 Diseña sistemas', 'F2 Evalúa riesgos', 'C2.1 Estima')
    await expect.poll(() => nuevo.inputValue()).toBe('Prioriza')
    await page.keyboard.press('Escape')

    await expect.poll(() => enfocada(page)).toBe('C2.1 Estima')
    await page.keyboard.press('F2')
    await page.getByRole('textbox', { name: 'Nombre de C2.1' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('End')
    await page.keyboard.type(' costos')
    await despacio('PUT', () => page.keyboard.type(' y plazos'))
    const nombre = page.getByRole('textbox', { name: 'Nombre de C2.1' })
    await expect.poll(() => nombre.inputValue()).toBe('Estima costos y plazos')
    await expect
      .poll(() => page.getByRole('button', { name: 'Guardar', exact: true }).getAttribute('data-loading'))
      .toBe(null)
    await page.keyboard.press('Enter')
    await sonFilas(page, 'F1 Diseña sistemas', 'F2 Evalúa riesgos', 'C2.1 Estima costos y plazos')

    // Left while it is on its way: it is made, has the focus, and no next one is asked for.
    await expect.poll(() => enfocada(page)).toBe('C2.1 Estima costos y plazos')
    await page.keyboard.press('Insert')
    await page.keyboard.type('Negocia')
    await despacio('POST', () => page.keyboard.press('Escape'))
    await expect.poll(() => enfocada(page)).toBe('C2.2 Negocia')
    expect(await nuevo.count()).toBe(0)
    // Esc gives up what was begun, not what Enter has ended; a name of several lines of a page is one.
    await page.keyboard.press('Insert')
    await page.evaluate(pegarEnFoco('Escucha con\nrespeto'))
    await despacio('POST', async () => {
      await page.keyboard.type('Dialoga')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Ne')
      await page.keyboard.press('Escape')
    })
    await expect
      .poll(async () => (await filas(page)).slice(-2))
      .toEqual(['C2.3 Escucha con respeto', 'C2.4 Dialoga'])
    await expect.poll(() => nuevo.inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await expect.poll(() => enfocada(page)).toBe('C2.4 Dialoga')

    // Another line that is opened meanwhile stays, and has nothing in it of the one that is being saved.
    const abrirEn = (titulo: string) =>
      page.getByRole('button', { name: `Competencia: añadir en ${titulo}` }).click()
    await page.keyboard.press('F2')
    await page.getByRole('textbox', { name: 'Nombre de C2.4' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('End')
    await page.keyboard.type(' siempre')
    await despacio('PUT', async () => {
      await abrirEn('Específicas')
      await page.keyboard.type('Modera')
    })
    await expect.poll(() => filas(page)).toContain('C2.4 Dialoga siempre')
    await despacio('POST', async () => {
      await abrirEn('Generales')
      await page.keyboard.type('Lide')
    })
    await expect.poll(() => filas(page)).toContain('F3 Modera')
    await page.keyboard.type('ra')
    expect(await nuevo.inputValue()).toBe('Lidera')

    // The search that is opened meanwhile keeps the focus, whatever is saved below it.
    const buscar = page.getByRole('combobox', { name: 'Buscar' })
    const buscando = async (verbo: 'POST' | 'PUT', hecho: string) => {
      await despacio(verbo, async () => {
        await page.getByRole('button', { name: /^Buscar/ }).click()
        await buscar.and(page.locator(':focus')).waitFor()
        await page.keyboard.type('ab')
      })
      await expect.poll(() => filas(page)).toContain(hecho)
      await page.keyboard.type('c')
      expect(await buscar.inputValue()).toBe('abc')
      await page.keyboard.press('Escape')
      await buscar.waitFor({ state: 'detached' })
    }
    await buscando('POST', 'F1 Lidera')
    await fila(page, 'C2.4').press('F2')
    await page.getByRole('textbox', { name: 'Nombre de C2.4' }).fill('Dialoga y acuerda')
    await buscando('PUT', 'C2.4 Dialoga y acuerda')

    // What was typed and can be written no more is found, with its text.
    await nuevo.fill('Negocia acuerdos')
    await pedir(page, 'PUT', `/v1/plan/estudios/${id}`, { fechacese: '2026-11-20' })
    await page.reload()
    const sueltos = page.getByRole('region', { name: 'Nombres sin guardar' })
    await sueltos.getByText('Negocia acuerdos', { exact: true }).waitFor()
    await expectAccessible(page, 'names that were not saved')
    await picture(page, 'nombres-sueltos')
    await sueltos.getByRole('button', { name: 'Descartar: Negocia acuerdos' }).click()
    await sueltos.waitFor({ state: 'detached' })
  })

  it('are dragged into another and before another', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const { id, url } = await planPropio(page, 1, [])
    await semilla(page, id, '1a', '1b', '1c')
    await page.goto(enTab(url))
    await fila(page, 'F3').dragTo(fila(page, 'F1'), { targetPosition: { x: 200, y: 20 } })
    await sonFilas(page, 'F1 a', 'C1.1 c', 'F2 b')
    await fila(page, 'F2').dragTo(fila(page, 'F1'), { targetPosition: { x: 200, y: 3 } })
    await sonFilas(page, 'F1 b', 'F2 a', 'C2.1 c')
    await fila(page, 'F2').dragTo(fila(page, 'C2.1'), { targetPosition: { x: 200, y: 20 } })
    await sonFilas(page, 'F1 b', 'F2 a', 'C2.1 c')
    await fila(page, 'C2.1').dragTo(arbol(page).getByRole('treeitem', { name: /^Generales/ }))
    await sonFilas(page, 'F1 b', 'F2 a', 'F1 c')
  })

  it('stand in groups, and what somebody else does is seen and lit', async () => {
    const [{ page: una }, { page: otra }] = [await open(), await open()]
    await enterAs(una, 'operador')
    await enterAs(otra, 'tutor')
    const { id, url } = await planPropio(una, 1, [])
    await semilla(una, id, '1Diseña')
    for (const page of [una, otra]) await page.goto(enTab(url))
    await una.getByRole('button', { name: 'Nuevo grupo' }).click()
    await una.getByRole('dialog').getByLabel('Nombre').fill('Profesionales')
    await una.keyboard.press('Enter')
    for (const page of [una, otra]) await page.getByRole('tab', { name: /^Profesionales/ }).waitFor()
    await otra.getByRole('tab', { name: /^Sin grupo/ }).click()
    await fila(otra, 'F1').click()
    await otra.getByLabel('Competencia *').fill('Diseña con criterio')
    await una.getByRole('tab', { name: /^Sin grupo/ }).click()
    await otra.getByRole('dialog').getByRole('combobox', { name: 'Grupo' }).click()
    await otra.getByRole('option', { name: 'Profesionales' }).click()
    await otra.getByRole('button', { name: 'Guardar' }).click()
    await una.getByRole('tab', { name: /^Profesionales 1/ }).click()
    await sonFilas(una, 'F1 Diseña con criterio')
    await act(una, 'F1', 'Historial')
    await said(una, 'Se creó.')
    await una.getByRole('button', { name: 'Cerrar el historial' }).click()
    await fila(una, 'F1').waitFor()
    await otra.getByRole('tab', { name: /^Profesionales/ }).click()
    await fila(otra, 'F1').press('F2')
    await otra.getByRole('textbox', { name: 'Nombre de F1' }).fill('Diseña y prueba')
    const encendida = una.locator('[data-flash]').waitFor()
    await otra.keyboard.press('Enter')
    await encendida
    await sonFilas(una, 'F1 Diseña y prueba')
  })

  it('come from a pasted list that is seen before anything is made', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const { id, url } = await planPropio(page, 1, [])
    await semilla(page, id, '1Existe')
    await page.goto(enTab(url))
    await page.getByRole('button', { name: 'Nueva competencia' }).click()
    await page.getByRole('textbox', { name: 'Nombre nuevo' }).waitFor()
    await page.evaluate(pegarEnFoco('Diseña\nComunica'))
    await page.getByRole('button', { name: 'Sí, son 2 competencias' }).click()
    const dialog = page.getByRole('dialog', { name: 'Importar competencias' })
    const lista = dialog.getByRole('textbox', { name: 'Competencias' })
    expect(await lista.inputValue()).toBe('Diseña\nComunica')
    await lista.fill('Tipo\tNivel\tNombre\nFuncional\t1\tDiseña\n\t2\tModela\nTransversal\t1\tComunica')
    await said(page, 'Se crearán 1 funcional y 1 transversal de primer nivel, con 1 parte.')
    await expectAccessible(page, 'what a pasted list would make')
    await picture(page, 'traer-competencias')
    const vista = dialog.getByRole('region', { name: 'Lo que se creará' }).getByRole('listitem')
    expect(await vista.allTextContents()).toEqual(['F2 Diseña', 'C2.1 Modela', 'F1 Comunica transversal'])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Seguir editando', exact: true }).click()
    await dialog.getByRole('button', { name: 'Crear 3 competencias' }).click()
    await sonFilas(page, 'F1 Existe', 'F2 Diseña', 'C2.1 Modela', 'F1 Comunica')
  })

  it('that are typed are not replaced by those of a file unless one says so', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    const { url } = await planPropio(page, 1, [])
    await page.goto(enTab(url))
    const soltar = await retener(page, '**/competencias/hoja', route =>
      route.fulfill({ json: { data: [['Del archivo']] } }),
    )
    await page.getByRole('button', { name: 'Pegar o importar' }).click()
    const texto = page.getByRole('textbox', { name: 'Competencias' })
    const elegir = () =>
      page
        .getByLabel('Archivo de Excel')
        .setInputFiles({ name: 'lista.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK') })
    await elegir()
    // Typed while the file is read.
    await texto.fill('Escrita a mano')
    soltar()
    const pregunta = page.getByRole('dialog', { name: 'Reemplazar lo escrito' })
    await pregunta.waitFor()
    await settled(page)
    await expectAccessible(page, 'whether a file replaces what was typed')
    await pregunta.getByRole('button', { name: 'Conservar lo escrito', exact: true }).click()
    await pregunta.waitFor({ state: 'detached' })
    expect(await texto.inputValue()).toBe('Escrita a mano')
    await elegir()
    await pregunta.getByRole('button', { name: 'Reemplazar', exact: true }).click()
    await expect.poll(() => texto.inputValue()).toBe('Del archivo')
  })

  it('are found by what they say, and read by who may only read; also on a phone', async () => {
    const { page, problems } = await open({ size: 'phone', dark: true })
    await enterAs(page, 'inspector')
    const { id } = await planDeDemo(page)
    await page.goto(`/form/1487019132661/competencias?plan=${id}`)
    await said(page, /Su rol \(Inspector\) no permite editar/)
    expect(await spill(page)).toBe(0)
    await picture(page, 'competencias-telefono')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Buscar' }).fill('informes tecnicos que su lector')
    await page.getByRole('option', { name: /Redacta informes técnicos/ }).click()
    await page.getByRole('tab', { name: /^Competencias generales/, selected: true }).waitFor()
    await arbol(page)
      .getByRole('treeitem', { name: /^C1\.1 Redacta informes/ })
      .click()
    await said(page, 'Su rol (Inspector) no permite editar.')
    await expectAccessible(page, 'a competency that may only be read')
    expect(problems).toEqual([])
  })

  it('the lists of outcomes are the institution’s to edit', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    await page.goto('/ajustes?vista=resultados')
    await page.getByRole('button', { name: 'Nuevo resultado' }).click()
    const dialog = page.getByRole('dialog')
    const lista = `Propia ${process.pid}`
    const nombre = dialog.getByRole('combobox', { name: 'Lista' })
    // A name is not another one for beginning as the calls name a list of the system.
    await nombre.fill('')
    await nombre.pressSequentially('generales y tuning')
    expect(await nombre.inputValue()).toBe('generales y tuning')
    await nombre.fill(lista)
    await dialog.getByLabel('Resultado *').fill('Valora el patrimonio')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await said(page, '¡Bien!')
    await page.goto(`/ajustes?vista=resultados&seccion=${encodeURIComponent(lista)}`)
    await page.getByRole('cell', { name: 'Valora el patrimonio' }).waitFor()
    await expectAccessible(page, 'lists of outcomes')
  })
})
