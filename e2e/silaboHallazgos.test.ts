import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { enterAs } from './demo.ts'
import {
  guardado,
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

  it.each(['laptop', 'phone'] as const)('the bar of a cell stands clear of its words on a %s', async size => {
    const { page, problems } = await open({ size })
    await abierto(page)
    const editor = page.getByRole('textbox', { name: 'Contenidos de la semana 3' })
    await tocarHasta(celda(page, 'Contenido de la semana 3'), editor)
    const barra = page.locator('[data-modo=celda] [role=toolbar]')
    await barra.waitFor()
    const [suya, palabras] = [await barra.boundingBox(), await editor.boundingBox()]
    expect(suya!.height).toBeGreaterThan(24)
    expect(suya!.y + suya!.height).toBeLessThanOrEqual(palabras!.y)
    const negrita = barra.getByRole('button').first()
    await editor.press('Control+a')
    await negrita.click()
    await editor.locator('strong').waitFor()
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
    await guardado(page)
    expect(await contenidos(page, s)).toEqual(antes)
    expect(problems).toEqual([])
  })

  it('long words of the programme are cut with a hyphen', async () => {
    const { page } = await open()
    await abierto(page)
    const como = await celda(page, 'Contenido de la semana 1').evaluate(
      'e => [getComputedStyle(e).hyphens, e.closest("[lang]").lang]',
    )
    expect(como).toEqual(['auto', 'es'])
  })
})
