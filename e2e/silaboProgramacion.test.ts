import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { settled, useBrowser } from './browser.ts'
import { said, spill } from './demo.ts'
import { retener } from './retener.ts'
import { clave, conSilabo, type SilaboPropio, sinMarcas } from './silaboPropio.ts'

interface Unidad {
  nombre: string
  resultado: string
  semanas: { contenidos: string; horas: number | null }[]
}
/** Units with short weeks: «Uno:a,b». */
const unidades = (...dichas: string[]) =>
  dichas.map((dicha, u) => {
    const [nombre, semanas = ''] = dicha.split(':')
    return {
      id: `u${u}`,
      nombre,
      resultado: '',
      semanas: semanas.split(',').map(c => ({
        id: `s${c}`,
        numero: 0,
        contenidos: `<p>${c}</p>`,
        actividades: '',
        recursos: '',
        evidencias: '',
        horas: null,
      })),
    }
  })
const son = (page: Page, s: SilaboPropio, ...esperadas: string[]) =>
  expect
    .poll(async () =>
      (await clave<Unidad[]>(page, s, 'unidadesaprendizaje')).map(
        u => `${u.nombre}:${u.semanas.map(x => sinMarcas(x.contenidos)).join(',')}`,
      ),
    )
    .toEqual(esperadas)

const asa = (page: Page, nombre: string): Locator => page.getByRole('button', { name: nombre, exact: true })
const centro = async (que: Locator): Promise<{ x: number; y: number }> => {
  const r = (await que.boundingBox())!
  return { x: r.x + r.width / 2, y: r.y + r.height / 2 }
}

/** From one handle to a place relative to another, with the mouse. */
async function arrastrar(page: Page, de: Locator, a: Locator, mas: number): Promise<void> {
  const [desde, hasta] = [await centro(de), await centro(a)]
  await page.mouse.move(desde.x, desde.y)
  await page.mouse.down()
  await page.mouse.move(desde.x, desde.y + 12, { steps: 3 })
  await page.mouse.move(hasta.x, hasta.y + mas, { steps: 8 })
  await page.mouse.up()
}

/** The same with a finger, to a height of the screen: touches as the screen sends them. */
async function llevarConElDedo(page: Page, de: Locator, a: number): Promise<void> {
  const dedo = await page.context().newCDPSession(page)
  const { x, y } = await centro(de)
  const tocar = (type: 'touchStart' | 'touchMove' | 'touchEnd', en: number) =>
    dedo.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: en }] })
  await tocar('touchStart', y)
  for (let i = 1; i <= 10; i++) await tocar('touchMove', y + ((a - y) * i) / 10)
  await tocar('touchEnd', a)
}

describe('the programme of a syllabus', () => {
  const { open } = useBrowser()

  it('weeks and units are dragged with the mouse, units split and joined, weeks have hours of their own', async () => {
    const { page, problems } = await open()
    const s = await conSilabo(page, { unidadesaprendizaje: unidades('Uno:a,b', 'Dos:c,d') })
    await asa(page, 'Semana 1').scrollIntoViewIfNeeded()
    await arrastrar(page, asa(page, 'Semana 1'), asa(page, 'Semana 2'), 14)
    await said(page, 'La semana 1 ahora es la 2.')
    await son(page, s, 'Uno:b,a', 'Dos:c,d')
    await arrastrar(page, asa(page, 'Semana 2'), asa(page, 'Semana 4'), 14)
    await son(page, s, 'Uno:b', 'Dos:c,d,a')

    await arrastrar(page, asa(page, 'Acciones de la unidad 2'), asa(page, 'Acciones de la unidad 1'), -20)
    await said(page, 'La unidad 2 ahora es la 1.')
    await son(page, s, 'Dos:c,d,a', 'Uno:b')
    // Let go outside of everything it stays where it was; Esc puts it back.
    await page.mouse.move(0, 0)
    const { x, y } = await centro(asa(page, 'Acciones de la unidad 1'))
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + 300, { steps: 5 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await son(page, s, 'Dos:c,d,a', 'Uno:b')

    const otraUnidad = page.getByRole('menuitem', { name: 'Empezar aquí otra unidad' })
    await asa(page, 'Semana 1').click()
    expect(await otraUnidad.getAttribute('aria-description')).toBe('Es la primera de su unidad.')
    // The cursor comes into a menu a moment after it is there, and Esc is heard in it.
    await page.locator('[role=menu]:focus-within').waitFor()
    await page.keyboard.press('Escape')
    await otraUnidad.waitFor({ state: 'detached' })
    await asa(page, 'Semana 2').click()
    await otraUnidad.click()
    await said(page, 'En la semana 2 empieza otra unidad.')
    await son(page, s, 'Dos:c', ':d,a', 'Uno:b')
    await asa(page, 'Acciones de la unidad 2').click()
    await page.getByRole('menuitem', { name: 'Unir con la siguiente' }).click()
    await said(page, 'La unidad 2 y la 3 se unieron.')
    await expect.poll(async () => (await clave<Unidad[]>(page, s, 'unidadesaprendizaje')).length).toBe(2)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await son(page, s, 'Dos:c', ':d,a', 'Uno:b')
    await asa(page, 'Acciones de la unidad 1').click()
    await page.getByRole('menuitem', { name: 'Quitar y pasar sus semanas a la unidad 2' }).click()
    await son(page, s, ':c,d,a', 'Uno:b')
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe(
      'Acciones de la unidad 1',
    )

    const horas = page.getByRole('textbox', { name: 'Horas de la semana 2' })
    await horas.fill('7,5')
    await horas.press('Tab')
    await expect
      .poll(async () => (await clave<Unidad[]>(page, s, 'unidadesaprendizaje'))[0]!.semanas[1]!.horas)
      .toBe(7.5)
    await horas.fill('')
    await horas.press('Tab')
    await expect
      .poll(async () => (await clave<Unidad[]>(page, s, 'unidadesaprendizaje'))[0]!.semanas[1]!.horas)
      .toBeNull()
    expect(problems).toEqual([])
  })

  it('what is typed while the editor is on its way is kept, also when one goes elsewhere before it comes', async () => {
    const { page, problems } = await open({ routed: true })
    const s = await conSilabo(page, { unidadesaprendizaje: unidades('Uno:a,b') })
    const soltar = await retener(page, '**/assets/EditorRico*.js')
    await page.reload()
    const nombre = page.getByRole('textbox', { name: 'Nombre de la unidad 1' })
    await nombre.press('Enter')
    await page.keyboard.type('Crea')
    await page.keyboard.insertText('ñ')
    await nombre.focus()
    await nombre.press('End')
    await page.keyboard.type(' y dos')
    const unidad = async () => (await clave<Unidad[]>(page, s, 'unidadesaprendizaje'))[0]
    await expect.poll(unidad).toMatchObject({ nombre: 'Uno y dos', resultado: '<p>Crea</p>' })

    await nombre.press('Enter')
    await page.keyboard.type(' modelos')
    // It stands, and the cursor is not in it yet: what is typed goes to the cell, and from there into the editor.
    await page.evaluate(`(() => {
      const { focus } = HTMLElement.prototype
      self.conCursor = () => Object.assign(HTMLElement.prototype, { focus })
      HTMLElement.prototype.focus = function (como) {
        if (!this.matches('.ProseMirror')) focus.call(this, como)
      }
    })()`)
    soltar()
    await page.locator('.ProseMirror').waitFor()
    await page.keyboard.type(' nuevos')
    await page.evaluate('self.conCursor()')
    await page.locator('.ProseMirror').focus()
    // Where the cursor was left it is a moment after the focus; one goes to the end by hand.
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' de datos')
    await expect.poll(unidad).toMatchObject({ resultado: '<p>Crea modelos nuevos de datos</p>' })
    expect(problems).toEqual([])
  })

  it('nothing of the page moves as the editors come: they stand together', async () => {
    const { page, problems } = await open({ routed: true })
    const s = await conSilabo(page, {})
    const soltar = await retener(page, '**/assets/EditorDeLogros*.js')
    const otro = page.waitForResponse('**/assets/EditorDeProgramacion*.js')
    await page.reload()
    await otro
    await page.getByRole('heading', { level: 1, name: s.nombre }).waitFor()
    const empezar = page.getByRole('button', { name: '2 unidades' })
    await page.waitForTimeout(1500)
    expect(await empezar.count()).toBe(0)
    soltar()
    await empezar.click()
    await page.getByRole('textbox', { name: 'Nombre de la unidad 1' }).waitFor()
    expect(problems).toEqual([])
  })

  it('are moved with a finger', async () => {
    const { page, problems } = await open({ size: 'phone' })
    const s = await conSilabo(page, { unidadesaprendizaje: unidades('Uno:a', 'Dos:b,c') })
    const alMedio = (que: Locator) => que.evaluate(e => e.scrollIntoView({ block: 'center' }))
    await alMedio(asa(page, 'Semana 3'))
    await settled(page)
    const ultima = page.getByRole('row').filter({ has: asa(page, 'Semana 3') })
    const { y, height } = (await ultima.boundingBox())!
    await llevarConElDedo(page, asa(page, 'Semana 2'), y + height - 4)
    await son(page, s, 'Uno:a', 'Dos:c,b')
    await alMedio(asa(page, 'Acciones de la unidad 2'))
    await settled(page)
    const arriba = await centro(asa(page, 'Acciones de la unidad 1'))
    await llevarConElDedo(page, asa(page, 'Acciones de la unidad 2'), Math.max(60, arriba.y))
    await son(page, s, 'Dos:c,b', 'Uno:a')
    expect(await spill(page)).toBe(0)
    expect(problems).toEqual([])
  })
})
