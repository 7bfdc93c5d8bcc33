import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { leerPdf } from '@malla/documents/testing/leer.ts'
import { type CursoDePlantilla, plantilla } from '@malla/server/platform/excel/cursos/plantilla.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, picture, settled, useBrowser } from './browser.ts'
import { enterAs, said } from './demo.ts'
import { hojaDe } from './hoja.ts'
import { pedir, planPropio } from './planPropio.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'malla-cursos-'))

async function libro(name: string, cursos: CursoDePlantilla[]): Promise<string> {
  const file = path.join(dir, name)
  writeFileSync(file, await plantilla({ electivos: false, areas: [], tipos: [], tipologias: [], cursos }))
  return file
}

const curso = (i: number, over: Partial<CursoDePlantilla> = {}): CursoDePlantilla => ({
  codigo: `00${i}`,
  nombre: `Curso ${i}`,
  ciclo: '1',
  credits: 1.5,
  horasteoria: 2,
  area: 'Ciencias',
  ...over,
})

const importing = async (page: Page) => {
  await page.getByRole('button', { name: 'Excel', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Importar de Excel…' }).click()
  return page.getByRole('dialog', { name: 'Importar de Excel' })
}

describe('courses in and out of files', () => {
  const { open } = useBrowser()

  it('a file is seen before anything is written; a bad one is refused cell by cell, and a good one comes in', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [['Antes', 1]])
    const hoja = hojaDe(page)
    await hoja.open(plan.url)
    const dialog = await importing(page)
    const file = dialog.locator('input[type=file]')
    await file.setInputFiles(await libro('malo.xlsx', [curso(1), curso(2, { ciclo: 'ninguno' })]))
    await dialog.getByRole('region', { name: 'Errores' }).getByText('«ninguno»').waitFor()
    const go = dialog.getByRole('button', { name: /^Importar/ })
    expect(await go.getAttribute('aria-disabled')).toBe('true')
    await expectAccessible(page, 'refused file')
    await picture(page, 'importar-errores')

    const eligiendo = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Elegir otro archivo' }).click()
    const cursos = [1, 2, 3].map(i => curso(i, { requisitos: i > 1 ? '001' : '' }))
    await (await eligiendo).setFiles(await libro('bueno.xlsx', cursos))
    await dialog.getByText('3 cursos, todos nuevos').waitFor()
    expect(await hoja.column('nombre')).toEqual(['Antes'])
    await expectAccessible(page, 'preview of a file')
    await dialog.getByRole('button', { name: 'Importar 3 cursos' }).click()
    await said(page, 'Se guardaron 3 de 3 cursos del archivo.')
    await expect.poll(() => hoja.column('codigo')).toEqual(['', '001', '002', '003'])
    expect(await hoja.column('credits')).toEqual(['4', '1,5', '1,5', '1,5'])
  })

  it('what is downloaded comes back as it is', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 2, [
      ['Uno', 1],
      ['Dos', 2, 'Uno'],
    ])
    await hojaDe(page).open(plan.url)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Excel', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Descargar: cursos por ciclos' }).click()
    const file = path.join(dir, 'descargado.xlsx')
    await (await downloading).saveAs(file)
    const dialog = await importing(page)
    await dialog.locator('input[type=file]').setInputFiles(file)
    await dialog.getByText('2 cursos, todos iguales').waitFor()
    expect(problems).toEqual([])
  })

  it('a course has a form: its versions, one after the other, and its end', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 2, [
      ['Uno', 1],
      ['Dos', 2, 'Uno'],
    ])
    const hoja = hojaDe(page)
    await hoja.open(plan.url)
    await hoja.cell(plan.curso.Dos!, 'nombre').click()
    await page.keyboard.press('Alt+Enter')
    const form = page.getByRole('dialog', { name: 'Dos' })
    await form.getByText('Pide Uno.').waitFor()
    await settled(page)
    await expectAccessible(page, 'form of a course')
    await picture(page, 'curso-ficha')
    const nombre = form.getByRole('textbox', { name: 'Nombre' })
    await nombre.fill('Dos, segunda versión')
    await form.getByRole('button', { name: 'Nueva versión' }).click()
    await page.getByText(/Lo que escribió aquí y no guardó pasa a la versión nueva/).waitFor()
    await page.getByRole('button', { name: 'Crear versión' }).click()
    await said(page, 'La versión se ha creado correctamente.')
    await form.getByText('Versión 2').waitFor()
    expect(await nombre.inputValue()).toBe('Dos, segunda versión')
    // Nothing that was written goes out of sight unasked.
    await form.getByRole('button', { name: 'Abrir', exact: true }).click()
    await page.getByRole('button', { name: 'Seguir editando' }).click()
    await nombre.press('Control+Enter')
    await expect.poll(() => hoja.column('nombre')).toEqual(['Uno', 'Dos, segunda versión'])
    expect(await hoja.column('requisitos')).toEqual(['', 'Uno'])

    // A colleague makes another one while something is written in this: it is not lost to the older one.
    const segunda = page.getByRole('dialog', { name: 'Dos, segunda versión' })
    await hoja.grid.getByText('Dos, segunda versión').click()
    await page.keyboard.press('Alt+Enter')
    await segunda.getByRole('textbox', { name: 'Código' }).fill('D-3')
    await pedir(page, 'POST', '/v1/asignaturas', {
      planestudio_id: plan.id,
      asignatura_id: plan.curso.Dos,
      nombre: 'Dos, segunda versión',
    })
    await segunda.getByRole('button', { name: 'Llevar lo escrito a la vigente' }).click()
    await segunda.getByText('Versión 3').waitFor()
    await segunda.getByRole('textbox', { name: 'Código' }).press('Control+Enter')
    await said(page, 'Acabamos de editar el curso «Dos, segunda versión».')
    await expect.poll(() => hoja.column('codigo')).toEqual(['', 'D-3'])
  })

  it('cycles and sections are made, renamed and moved from the grid', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 2, [['Uno', 1]])
    const hoja = hojaDe(page)
    await hoja.open(plan.url)
    const cabezas = () => hoja.grid.locator('[class*=nombreDeGrupo] > span').allInnerTexts()
    await page.getByRole('button', { name: 'Ciclos', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Nuevo ciclo' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Nombre' }).waitFor()
    await settled(page)
    await expectAccessible(page, 'form of a cycle')
    await page.keyboard.press('Control+Enter')
    await said(page, 'Acabamos de crear el ciclo «III».')
    await page.getByRole('button', { name: 'Acciones de Ciclo III' }).click()
    await page.getByRole('menuitem', { name: 'Subir' }).click()
    await expect.poll(cabezas).toEqual(['Ciclo I', 'Ciclo III', 'Ciclo II', 'Plan'])
    await page.getByRole('button', { name: 'Acciones de Ciclo I', exact: true }).click()
    const borrar = page.getByRole('menuitem', { name: 'Eliminar' })
    expect(await borrar.getAttribute('aria-description')).toMatch(/Tiene cursos/)
    expect(problems).toEqual([])
  })

  it('the documents of a plan: narrowed, looked at, saved', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 2, [
      ['Anatomía comparada', 1],
      ['Botánica sistemática', 2],
    ])
    await page.goto(`${plan.url}?tab=documentos`)
    await page.getByRole('combobox', { name: 'Ciclo' }).click()
    await page.getByRole('option', { name: 'Ciclo II' }).click()
    await expectAccessible(page, 'documents')
    await picture(page, 'documentos')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar: Cursos obligatorios' }).click()
    const file = path.join(dir, 'obligatorios.pdf')
    await (await downloading).saveAs(file)
    const { texto } = await leerPdf(new Uint8Array(readFileSync(file)))
    expect([texto.includes('Botánica'), texto.includes('Anatomía')]).toEqual([true, false])
    expect(
      await page.getByRole('button', { name: 'Ver: Cursos electivos' }).getAttribute('aria-description'),
    ).toBe('El plan no tiene cursos electivos.')
    const [tab, pdf] = await Promise.all([
      page.waitForEvent('popup'),
      page
        .context()
        .waitForEvent('response', r => r.headers()['content-type']?.startsWith('application/pdf') === true),
      page.getByRole('button', { name: 'Abrir en otra pestaña: Cursos obligatorios' }).click(),
    ])
    expect(pdf.status()).toBe(200)
    await tab.close()
    await page.getByRole('button', { name: 'Ver: Cursos obligatorios' }).click()
    await page.getByRole('dialog').getByRole('region', { name: 'Página 1' }).waitFor()
    expect(problems).toEqual([])
  })

  it('one that did not open in another tab is tried again, in a tab of its own', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [['Anatomía comparada', 1]])
    await page.goto(`${plan.url}?tab=documentos`)
    await page.route('**/obligatorios*', ruta => ruta.fulfill({ status: 500, json: { message: 'No.' } }), {
      times: 1,
    })
    const [vacia] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Abrir en otra pestaña: Cursos obligatorios' }).click(),
    ])
    const otraVez = page.getByRole('button', { name: 'Reintentar' })
    await otraVez.waitFor()
    expect(vacia.isClosed()).toBe(true)
    const [, pdf] = await Promise.all([
      page.waitForEvent('popup'),
      page
        .context()
        .waitForEvent('response', r => r.headers()['content-type']?.startsWith('application/pdf') === true),
      otraVez.click(),
    ])
    expect(pdf.status()).toBe(200)
  })
})
