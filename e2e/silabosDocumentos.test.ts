import { readFileSync } from 'node:fs'
import { leerPdf } from '@malla/documents/testing/leer.ts'
import { partesDeWord } from '@malla/documents/testing/leerWord.ts'
import { silaboDeEjemplo } from '@malla/documents/testing/silabo.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, NARROW_LOOK, type Opening, picture, useBrowser } from './browser.ts'
import { act, enterAs } from './demo.ts'
import { type PlanPropio, pedir, planPropio } from './planPropio.ts'

const { carta, contenido } = silaboDeEjemplo

/** How a file of all syllabi of a plan is called. */
const archivo = ({ programa, nombre }: PlanPropio): string => `Sílabos - ${programa} - ${nombre}`

describe('the documents of syllabi', () => {
  const { open } = useBrowser()

  async function abrir(opening: Opening = {}) {
    const { page, problems } = await open(opening)
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 2, [
      ['Bases de Datos', 1],
      ['Redes y ñandúes', 2],
    ])
    const curso = plan.curso['Bases de Datos']!
    await pedir(page, 'PUT', `/v1/asignaturas/${curso}/carta`, {
      carta: { ...carta, cartaCompetencias: [] },
    })
    await pedir(page, 'PUT', `/v1/asignaturas/keys/silabo/${curso}`, {
      silabo: { ...contenido, competencias: [] },
    })
    await page.goto(`${plan.url}?tab=documentos`)
    const silabos = page.getByRole('region', { name: 'Sílabos' })
    await silabos.scrollIntoViewIfNeeded()
    // Other tests make periods too: what is written here is of none.
    await silabos.getByRole('combobox', { name: 'Periodo de los sílabos' }).click()
    await page.getByRole('option', { name: 'Sin periodo' }).click()
    return { page, plan, problems, silabos }
  }
  const bandeja = (page: Page) => page.getByRole('dialog', { name: 'Mis documentos' })
  /** The document that was prepared, saved by its link. */
  const guardar = async (page: Page, plan: PlanPropio): Promise<Uint8Array> => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      bandeja(page)
        .getByRole('link', { name: `Descargar: ${archivo(plan)}` })
        .click(),
    ])
    return new Uint8Array(readFileSync(await file.path()))
  }
  const visor = (page: Page, nombre: RegExp) => page.getByRole('dialog', { name: nombre })

  it('all of a plan become one PDF with an index, and those not written are named', async () => {
    const { page, plan, problems, silabos } = await abrir()
    await expectAccessible(page, 'documents of syllabi')
    await picture(page, 'silabos-documentos')
    await silabos.getByRole('button', { name: 'Preparar: Los sílabos en un PDF' }).click()
    await bandeja(page).getByText('Listo · PDF').first().waitFor()
    await bandeja(page)
      .getByRole('button', { name: `Ver: ${archivo(plan)}` })
      .click()
    const leido = visor(page, new RegExp(archivo(plan)))
    await leido.getByText(plan.programa).first().waitFor()
    await picture(page, 'silabos-visor')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Mis documentos' }).click()
    const { paginas } = await leerPdf(await guardar(page, plan))
    expect(paginas[1]!.texto).toMatch(/Índice.*Bases de Datos/)
    expect(paginas.at(-1)!.texto).toContain('Redes y ñandúes')
    expect(problems).toEqual([])
  })

  it('or a zip, their units, and SQL', async () => {
    const { page, plan, problems, silabos } = await abrir()
    await silabos.getByRole('button', { name: 'Ver: Unidades por curso' }).click()
    await visor(page, /Unidades por curso/)
      .getByText('Lenguaje SQL')
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await visor(page, /Unidades por curso/).waitFor({ state: 'hidden' })

    const [sql] = await Promise.all([
      page.waitForEvent('download'),
      silabos.getByRole('button', { name: 'Descargar: Sílabos como script SQL' }).click(),
    ])
    expect(sql.suggestedFilename()).toMatch(/^Sílabos - .+ - .+\.sql$/)
    expect(sql.suggestedFilename()).toContain(` - ${plan.nombre}.sql`)
    expect(readFileSync(await sql.path(), 'utf8')).toContain('create schema silabos;')

    await silabos.getByRole('button', { name: 'Preparar: Los sílabos en un archivo ZIP' }).click()
    await bandeja(page).getByText('Listo · ZIP').first().waitFor()
    const partes = partesDeWord(await guardar(page, plan))
    expect([...partes.keys()]).toEqual([
      'PDF/001 - Bases de Datos.pdf',
      'Word/001 - Bases de Datos.docx',
      'Cursos no incluidos.txt',
    ])
    expect(problems).toEqual([])
  })

  it('only the approved ones: none yet, and it says so', async () => {
    const { page, plan, silabos } = await abrir()
    await silabos.getByRole('combobox', { name: 'Qué sílabos' }).click()
    await page.getByRole('option', { name: 'Solo los aprobados' }).click()
    await silabos.getByRole('button', { name: 'Preparar: Los sílabos en un PDF' }).click()
    await bandeja(page).getByText('Listo · PDF').first().waitFor()
    const { texto } = await leerPdf(await guardar(page, plan))
    expect(texto).toContain('No hay sílabos que mostrar.')
    expect(texto).toMatch(/Bases de Datos.*Borrador/)
  })

  it('are at hand in the list of states: one of a course, and those of its plan', async () => {
    const { page, plan, problems } = await abrir()
    await page.goto(`/form/1486745968653?plan=${plan.id}&modo=ultimos`)
    await act(page, 'Bases de Datos', 'Ver en PDF')
    const uno = visor(page, /Sílabo · Bases de Datos/)
    await uno.getByText('Datos generales').first().waitFor()
    await page.keyboard.press('Escape')
    await uno.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Sílabos del plan' }).click()
    await expectAccessible(page, 'menu of all syllabi', '[role=menu]')
    await picture(page, 'silabos-del-plan')
    await page.getByRole('menuitem', { name: 'Unidades por curso' }).click()
    await visor(page, /Unidades por curso/)
      .getByText('Lenguaje SQL')
      .first()
      .waitFor()
    expect(problems).toEqual([])
  })

  it.each(NARROW_LOOK)('%s, dark %s', async (size, dark) => {
    const { page, silabos } = await abrir({ size, dark })
    await silabos.getByRole('button', { name: 'Ver: Unidades por curso' }).waitFor()
    const ancho = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
    expect(ancho).toBeLessThanOrEqual(0)
    await expectAccessible(page, `documents of syllabi, ${size}, dark ${dark}`)
    await picture(page, `silabos-documentos-${size}-${dark ? 'oscuro' : 'claro'}`)
  })
})
