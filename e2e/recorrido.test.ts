import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { leerPdf } from '@malla/documents/testing/leer.ts'
import { plantilla } from '@malla/server/platform/excel/cursos/plantilla.ts'
import { type PlanUtfsm, plantillaFromUtfsm } from '@malla/server/testing/utfsm.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, picture, useBrowser } from './browser.ts'
import { choose, enterAs, FACULTADES, PLANES, said, unico } from './demo.ts'

const REAL = process.env.REAL_DATA && path.join(process.env.REAL_DATA, 'study-plans/utfsm/INF.json')

/** A real plan where there is one, else one of our own in the same shape. */
async function archivo(): Promise<{ file: string; nombres: string[] }> {
  const dir = mkdtempSync(path.join(tmpdir(), 'malla-recorrido-'))
  const file = path.join(dir, 'cursos.xlsx')
  if (REAL) {
    const source = JSON.parse(readFileSync(REAL, 'utf8')) as PlanUtfsm
    writeFileSync(file, await plantillaFromUtfsm(source))
    return { file, nombres: Object.values(source).flatMap(cursos => cursos.map(c => c[0])) }
  }
  const cursos = Array.from({ length: 30 }, (_, i) => ({
    codigo: `REC-${i}`,
    nombre: `Curso del recorrido ${i}`,
    ciclo: String(Math.floor(i / 5) + 1),
    credits: 4,
    area: `Área ${i % 5}`,
    requisitos: i >= 5 ? `REC-${i - 5}` : '',
  }))
  writeFileSync(file, await plantilla({ electivos: false, areas: [], tipos: [], tipologias: [], cursos }))
  return { file, nombres: cursos.map(c => c.nombre) }
}

const save = (page: Page): Promise<void> => page.keyboard.press('Control+Enter')

async function makeFacultad(page: Page, nombre: string): Promise<void> {
  await page.goto(FACULTADES)
  await page.getByRole('button', { name: 'Nueva facultad' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nombre' }).fill(nombre)
  await save(page)
  await said(page, `Acabamos de crear la facultad «${nombre}».`)
}

async function makePrograma(page: Page, nombre: string, facultad: string): Promise<void> {
  await page.goto(`${FACULTADES}?vista=programas`)
  await page.getByRole('button', { name: 'Nuevo programa' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nombre' }).fill(nombre)
  await choose(page, 'Facultad', facultad)
  await choose(page, 'Nivel', 'Pregrado')
  await choose(page, 'Modalidad', 'Presencial')
  await save(page)
  await said(page, `Acabamos de crear el programa «${nombre}».`)
}

async function makePlan(page: Page, nombre: string, programa: string): Promise<void> {
  await page.goto(PLANES)
  await page.getByRole('button', { name: 'Nuevo plan' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Nombre del plan' }).fill(nombre)
  await form.getByRole('combobox', { name: 'Programa' }).fill(programa)
  await page.getByRole('option', { name: programa }).first().click()
  await save(page)
  await page.getByRole('heading', { level: 1, name: nombre }).waitFor()
}

describe('the first journey: from an empty faculty to a printed plan', () => {
  const { open } = useBrowser()

  it('an operator makes a faculty, a programme and a plan, brings in a real plan from Excel, sees its malla and prints it', async () => {
    const { page, problems } = await open()
    const [facultad, programa, plan] = [
      unico('Facultad del Recorrido'),
      unico('Informática'),
      unico('Plan del recorrido'),
    ]
    const { file, nombres } = await archivo()
    await enterAs(page, 'operador')
    await makeFacultad(page, facultad)
    await makePrograma(page, programa, facultad)
    await makePlan(page, plan, programa)

    await page.getByRole('tab', { name: /^Cursos/ }).click()
    await page.getByRole('button', { name: 'Excel' }).first().click()
    await page.getByRole('menuitem', { name: /Importar/ }).click()
    const importing = page.getByRole('dialog', { name: 'Importar de Excel' })
    await importing.locator('input[type=file]').setInputFiles(file)
    const go = importing.getByRole('button', { name: `Importar ${nombres.length} cursos` })
    await go.waitFor()
    await picture(page, 'importar-vista-previa')
    await go.click()
    await said(page, `Se guardaron ${nombres.length} de ${nombres.length} cursos del archivo.`)

    await page.getByRole('tab', { name: 'Malla' }).click()
    await page.getByText(nombres[0]!).first().waitFor()
    await expectAccessible(page, 'malla of the imported plan')
    await picture(page, 'malla-importada')

    // The head of the plan shows it whole as PDF (§2).
    await page.getByRole('button', { name: 'Imprimir', exact: true }).click()
    const visor = page.getByRole('dialog')
    await visor.getByRole('region', { name: 'Página 1' }).waitFor()
    await page.keyboard.press('Escape')
    await visor.waitFor({ state: 'detached' })

    await page.getByRole('tab', { name: 'Documentos' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar' }).first().click()
    const pdf = path.join(path.dirname(file), 'plan.pdf')
    await (await downloading).saveAs(pdf)
    const words = (await leerPdf(new Uint8Array(readFileSync(pdf)))).texto
    expect(words).toContain(plan)
    const missing = nombres.filter(n => !words.includes(n.split(' ')[0]!))
    expect(missing).toEqual([])
    expect(problems).toEqual([])
  })
})
