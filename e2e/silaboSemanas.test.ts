import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, LOOKS, picture, settled, useBrowser } from './browser.ts'
import { enterAs, said, spill } from './demo.ts'
import { type SilaboPropio, silaboGuardado, silaboPropio } from './silaboPropio.ts'

const semana = (page: Page, n: number) => page.getByRole('button', { name: `Semana ${n}`, exact: true })
const celda = (page: Page, n: number, columna: number) =>
  page
    .getByRole('row')
    .filter({ has: semana(page, n) })
    .getByRole('gridcell')
    .nth(columna)
const escrita = (page: Page): Promise<unknown> => page.locator('.ProseMirror:focus').waitFor()
/** Letters one after the other, so quickly that nothing else of the page gets its turn between them. */
const sinRespiro = (en: Locator, letra: string, veces: number): Promise<void> =>
  en.evaluate(
    (campo, [una, cuantas]) => {
      const valor = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(campo), 'value')
      for (let i = 1; i <= cuantas; i++) {
        valor?.set?.call(campo, una.repeat(i))
        campo.dispatchEvent(new Event('input', { bubbles: true }))
      }
    },
    [letra, veces] as const,
  )

describe('the weeks of a syllabus', () => {
  const { open } = useBrowser()

  const conSilabo = async (page: Page): Promise<SilaboPropio> => {
    const silabo = await silaboPropio(page)
    await page.goto(silabo.url)
    await page.getByRole('heading', { level: 1, name: silabo.nombre }).waitFor()
    return silabo
  }
  /** The contents of each unit, week by week. */
  const unidades = async (page: Page, silabo: SilaboPropio): Promise<string[]> => {
    const { unidadesaprendizaje = [] } = (await silaboGuardado(page, silabo)).silabo as {
      unidadesaprendizaje?: { semanas: { contenidos: string }[] }[]
    }
    return unidadesaprendizaje.map(u => u.semanas.map(s => s.contenidos.replace(/<[^>]+>/g, '')).join(','))
  }
  const son = (page: Page, silabo: SilaboPropio, ...esperadas: string[]) =>
    expect.poll(() => unidades(page, silabo)).toEqual(esperadas)

  it('are written cell by cell, moved, split, joined, dragged and undone', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const silabo = await conSilabo(page)
    await page.getByRole('button', { name: '2 unidades' }).click()
    await page.getByRole('textbox', { name: 'Nombre de la unidad 1' }).fill('Límites')
    // Whoever types quickly loses no letter between the cells.
    await celda(page, 1, 0).focus()
    await page.keyboard.type('uno')
    await page.keyboard.press('Tab')
    await page.keyboard.type('taller de dos horas')
    await page.keyboard.press('Escape')
    await celda(page, 2, 0).focus()
    await page.keyboard.type('dos')
    await escrita(page)
    await said(page, 'taller de dos horas')
    await expect.poll(() => page.locator('.ProseMirror').count()).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => unidades(page, silabo)).toEqual(['uno,dos,,,,,,', ',,,,,,,'])
    await expectAccessible(page, 'the programme of a syllabus')
    await picture(page, 'programacion')

    // By key: the week goes down, the focus with it; from the end of its unit into the next one.
    await celda(page, 1, 0).focus()
    await page.keyboard.press('Alt+ArrowDown')
    await said(page, 'La semana 1 ahora es la 2.')
    await son(page, silabo, 'dos,uno,,,,,,', ',,,,,,,')
    await page.keyboard.press('Control+z')
    await son(page, silabo, 'uno,dos,,,,,,', ',,,,,,,')
    await celda(page, 2, 0).focus()
    await page.keyboard.press('Control+Shift+Enter')
    await son(page, silabo, 'uno,dos,,,,,', ',,,,,,,')
    await page.keyboard.press('Alt+Enter')
    await escrita(page)
    await page.keyboard.type('tres cuatro')
    for (let i = 0; i < 'cuatro'.length; i++) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Control+Enter')
    await escrita(page)
    await page.keyboard.press('Escape')
    await son(page, silabo, 'uno,dos,tres,cuatro,,,,,', ',,,,,,,')

    // By hand: into the other unit.
    const [desde, hasta] = [await semana(page, 1).boundingBox(), await semana(page, 11).boundingBox()]
    await page.mouse.move(desde!.x + 10, desde!.y + 10)
    await page.mouse.down()
    await page.mouse.move(desde!.x + 14, desde!.y + 60, { steps: 4 })
    await page.mouse.move(hasta!.x + 10, Math.min(hasta!.y + 4, 820), { steps: 8 })
    await picture(page, 'programacion-arrastre')
    await page.mouse.up()
    await expect.poll(async () => (await unidades(page, silabo))[0]).toMatch(/^dos,tres/)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await son(page, silabo, 'uno,dos,tres,cuatro,,,,,', ',,,,,,,')

    // Taken away with undo; a table of Excel becomes weeks, and is asked first where something stands.
    await semana(page, 4).click()
    await page.getByRole('menuitem', { name: 'Quitar la semana' }).click()
    await son(page, silabo, 'uno,dos,tres,,,,,', ',,,,,,,')
    await celda(page, 3, 0).focus()
    await page.evaluate(`(() => {
      const data = new DataTransfer()
      data.setData('text/html', '<table><tr><td>III</td><td>lectura</td></tr><tr><td>IV</td><td>debate</td></tr></table>')
      data.setData('text/plain', 'III\\tlectura\\nIV\\tdebate')
      // As in Firefox, which sends it to the body where no text is chosen.
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    })()`)
    await said(page, 'Se escriben 2 semanas. Se reemplaza lo que hay en 1 celda.')
    await page.getByRole('dialog').getByRole('button', { name: 'Pegar' }).click()
    await son(page, silabo, 'uno,dos,III,IV,,,,', ',,,,,,,')
    expect(problems).toEqual([])
  })

  it('are cards on a phone, moved from their menu; weights reach 100 %', async () => {
    const { page, problems } = await open({ size: 'phone', dark: true })
    await enterAs(page, 'operador')
    const silabo = await conSilabo(page)
    await page.getByRole('button', { name: '3 unidades' }).tap()
    await celda(page, 1, 0).tap()
    await escrita(page)
    await page.keyboard.type('uno')
    await page.keyboard.press('Escape')
    await semana(page, 1).tap()
    await page.getByRole('menuitem', { name: 'Pasar a la unidad 2' }).tap()
    await expect.poll(async () => (await unidades(page, silabo))[1]).toBe(',,,,,uno')
    expect(await spill(page)).toBe(0)
    await page.getByRole('button', { name: 'Una por unidad' }).tap()
    await page
      .getByRole('status')
      .filter({ hasText: /^100 %$/ })
      .waitFor()
    await page.getByRole('textbox', { name: 'Peso de la evaluación 1' }).fill('24')
    await said(page, 'Falta asignar 10 %')
    await expectAccessible(page, 'the programme on a phone')
    await picture(page, 'programacion-telefono')
    expect(problems).toEqual([])
  })

  it('open at once, with one editor alive, and keep every letter typed in a rush', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const silabo = await conSilabo(page)
    await page.getByRole('button', { name: '4 unidades' }).click()
    await celda(page, 16, 0).click()
    await escrita(page)
    // One editor alive at a time keeps sixty-four cells as quick as one.
    const vivos = page.getByRole('gridcell').locator('[contenteditable="true"]')
    expect(await vivos.count()).toBe(1)
    await page.keyboard.type('a'.repeat(100))
    // The bar of a cell hangs over the row above it.
    await celda(page, 13, 0).click()
    await escrita(page)
    expect(await vivos.count()).toBe(1)
    await expect.poll(async () => (await unidades(page, silabo))[3]).toMatch(/a{100}$/)
    // More than React waits for: what each letter left to be drawn was taken for a circle, and the letters after it were not written.
    const nombre = page.getByRole('textbox', { name: 'Nombre de la unidad 4' })
    await sinRespiro(nombre, 'b', 60)
    expect(await nombre.inputValue()).toBe('b'.repeat(60))
    for (const [size, dark] of LOOKS) {
      const { page: vista } = await open({ size, dark })
      await enterAs(vista, 'operador')
      await vista.goto(page.url())
      await vista.getByRole('textbox', { name: 'Nombre de la unidad 4' }).scrollIntoViewIfNeeded()
      await settled(vista)
      await picture(vista, `programacion-${size}-${dark ? 'oscura' : 'clara'}`)
    }
    expect(problems).toEqual([])
  })
})
