import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, type Opening, picture, signIn, useBrowser } from './browser.ts'
import { enterAs } from './demo.ts'
import { cabeza, centro, columnaDe, dicho, estaEn, guardado, llevar, tarjeta } from './enLaMalla.ts'
import { type CursoPropio, type PlanPropio, pedir, planPropio } from './planPropio.ts'

const CURSOS: CursoPropio[] = [
  ['Aritmética', 1],
  ['Redacción', 1],
  ['Álgebra', 2, 'Aritmética'],
  ['Retórica', 2],
  ['Cálculo', 3, 'Álgebra'],
  ['Ajedrez', 0],
]

interface Ciclos {
  data: { id: number }[]
}

describe('the malla', () => {
  const { open } = useBrowser()

  async function abrir(opening?: Opening): Promise<{ page: Page; plan: PlanPropio; problems: string[] }> {
    const { page, problems } = await open(opening)
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 4, CURSOS)
    await page.goto(plan.url)
    await tarjeta(page, 'Cálculo').waitFor()
    return { page, plan, problems }
  }

  it('an empty one gets its cycles in one call', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 0, [])
    const written: string[] = []
    page.on('request', r => {
      if (r.method() === 'POST' && r.url().includes('/v1/ciclos')) written.push(new URL(r.url()).pathname)
    })
    await page.goto(plan.url)
    await page.getByLabel('Ciclos', { exact: true }).fill('3')
    await page.getByRole('button', { name: 'Crear los ciclos', exact: true }).click()
    await page.getByText('Acabamos de crear 3 ciclos.').first().waitFor()
    await page.getByRole('heading', { name: 'Ciclo III', exact: true }).waitFor()
    expect(written).toEqual([`/api/v1/ciclos/por/plan/${plan.id}`])
    expect(problems).toEqual([])
  })

  it('a card goes where it is carried: totals follow, it is saved, Ctrl Z brings it back', async () => {
    const { page, problems } = await abrir()
    await llevar(page, 'Redacción', 'Retórica')
    expect(await cabeza(page, 'Ciclo I')).toBe('4 cr · 5 h')
    expect(await cabeza(page, 'Ciclo II')).toBe('12 cr · 15 h')
    await page.mouse.up()
    await estaEn(page, 'Redacción', 'Ciclo II')
    await guardado(page)
    await page.reload()
    await tarjeta(page, 'Redacción').waitFor()
    await estaEn(page, 'Redacción', 'Ciclo II')

    await llevar(page, 'Redacción', 'Aritmética')
    await page.mouse.up()
    await estaEn(page, 'Redacción', 'Ciclo I')
    await page.keyboard.press('Control+z')
    await estaEn(page, 'Redacción', 'Ciclo II')
    await page.keyboard.press('Control+Shift+z')
    await estaEn(page, 'Redacción', 'Ciclo I')

    // Where something lies over the page the key is not meant for what is under it.
    await tarjeta(page, 'Redacción').click()
    await page.getByRole('button', { name: 'Editar curso' }).click()
    const ficha = page.getByRole('dialog', { name: 'Redacción' })
    await ficha.getByRole('button', { name: 'Cancelar' }).focus()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Escape')
    await ficha.waitFor({ state: 'detached' })
    expect(await columnaDe(page, 'Redacción')).toBe('Ciclo I')
    expect(problems).toEqual([])
  })

  it('Ctrl Z asks before it takes a card from where somebody has put it since', async () => {
    const { page, plan, problems } = await abrir()
    await llevar(page, 'Redacción', 'Retórica')
    await page.mouse.up()
    await guardado(page)
    const { data: ciclos } = await pedir<Ciclos>(page, 'GET', `/v1/ciclos/por/plan/${plan.id}`)
    const alUltimo = () =>
      pedir(page, 'PUT', `/v1/asignaturas/${plan.curso.Redacción}`, { ciclo_id: ciclos[3]!.id })
    await alUltimo()
    await estaEn(page, 'Redacción', 'Ciclo IV')
    await page.keyboard.press('Control+z')
    await dicho(
      page,
      'Desde entonces ha cambiado Redacción: si deshace «mover Redacción», se perderá ese cambio.',
    )
    await estaEn(page, 'Redacción', 'Ciclo IV')
    await picture(page, 'malla-deshacer-pregunta')
    await expectAccessible(page, 'undo asks')
    const guardada = page.waitForResponse(
      r => r.request().method() === 'PUT' && r.url().includes('/por/plan/'),
    )
    await page.getByRole('button', { name: 'Deshacer de todos modos' }).click()
    await guardada
    await estaEn(page, 'Redacción', 'Ciclo I')

    await alUltimo()
    await estaEn(page, 'Redacción', 'Ciclo IV')
    await page.keyboard.press('Control+Shift+z')
    await page.getByRole('button', { name: 'Dejarlo así' }).click()
    await page.getByRole('button', { name: 'Nada que rehacer' }).waitFor()
    await estaEn(page, 'Redacción', 'Ciclo IV')
    expect(problems).toEqual([])
  })

  it('where it may not go it says why, and stays', async () => {
    const { page } = await abrir()
    await llevar(page, 'Álgebra', 'Cálculo')
    const motivo = 'Cálculo, que está en el ciclo III, requiere Álgebra: tiene que ir antes.'
    await page.locator('[data-cerrada][data-encima]').filter({ hasText: motivo }).waitFor()
    await page.locator('[data-cerrada]').filter({ hasText: 'Álgebra requiere Aritmética' }).waitFor()
    await page.mouse.up()
    await dicho(page, motivo)
    await estaEn(page, 'Álgebra', 'Ciclo II')
  })

  it('Esc lets go of a card without moving it', async () => {
    const { page } = await abrir()
    await llevar(page, 'Redacción', 'Retórica')
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await estaEn(page, 'Redacción', 'Ciclo I')
    expect(page.url()).not.toContain('curso=')
  })

  it('by keyboard: arrows walk, Alt and arrows move, Enter opens, Esc closes', async () => {
    const { page, plan } = await abrir()
    await page.getByText('En línea').waitFor()
    const { data: ciclos } = await pedir<Ciclos>(page, 'GET', `/v1/ciclos/por/plan/${plan.id}`)
    const conFoco = () => page.evaluate("document.activeElement?.getAttribute('data-curso')")
    await tarjeta(page, 'Aritmética').focus()
    await page.keyboard.press('ArrowRight')
    expect(await conFoco()).toBe(String(plan.curso.Álgebra))
    await page.keyboard.press('ArrowDown')
    expect(await conFoco()).toBe(String(plan.curso.Retórica))
    await page.keyboard.press('ArrowDown')
    expect(await conFoco()).toBe(String(plan.curso.Ajedrez))
    await tarjeta(page, 'Retórica').focus()
    await page.keyboard.press('Alt+ArrowRight')
    await estaEn(page, 'Retórica', 'Ciclo III')
    expect(await conFoco()).toBe(String(plan.curso.Retórica))
    await guardado(page)
    expect(await conFoco(), 'once it is saved').toBe(String(plan.curso.Retórica))
    await pedir<unknown>(page, 'PUT', `/v1/asignaturas/${plan.curso.Retórica}`, { ciclo_id: ciclos[3]!.id })
    await estaEn(page, 'Retórica', 'Ciclo IV')
    expect(await conFoco(), 'moved by another person').toBe(String(plan.curso.Retórica))
    await tarjeta(page, 'Álgebra').focus()
    await page.keyboard.press('Alt+ArrowLeft')
    await dicho(page, 'Álgebra requiere Aritmética')
    await estaEn(page, 'Álgebra', 'Ciclo II')
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Álgebra' }).waitFor()
    expect(page.url()).toContain(`curso=${plan.curso.Álgebra}`)
    await page.keyboard.press('Escape')
    const panel = page.getByRole('region', { name: 'Álgebra' })
    await panel.waitFor({ state: 'detached' })
    // From one of its fields too.
    await page.keyboard.press('Enter')
    const creditos = panel.getByRole('textbox', { name: 'Créditos' })
    await creditos.focus()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await expect.poll(conFoco).toBe(String(plan.curso.Álgebra))
    // What an open list or menu takes for itself leaves the panel.
    await page.keyboard.press('Enter')
    await panel.getByRole('combobox', { name: 'Tipo' }).click()
    await page.getByRole('listbox').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Más', exact: true }).click()
    await page.locator('[role=menu] :focus').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await creditos.waitFor()
  })

  it('requisites are changed in place; a loop is refused and named', async () => {
    const { page } = await abrir()
    await tarjeta(page, 'Aritmética').click()
    await page.getByRole('button', { name: 'Editar los requisitos de Aritmética' }).click()
    await page.getByText('Escribir', { exact: true }).click()
    const campo = page.getByRole('textbox', { name: 'Requisitos' })
    await campo.pressSequentially('Cálculo; Ret')
    const sugerida = page.getByRole('option', { name: /Retórica/ })
    await sugerida.waitFor()
    await page.keyboard.press('Escape')
    await sugerida.waitFor({ state: 'hidden' })
    expect(await campo.inputValue()).toBe('Cálculo; Ret')
    await campo.fill('Cálculo')
    await page
      .getByRole('alert')
      .filter({ hasText: 'Aritmética requiere Cálculo, que requiere Álgebra, que requiere Aritmética.' })
      .waitFor()
    await page.getByRole('button', { name: 'Cancelar' }).click()

    await tarjeta(page, 'Cálculo').click()
    await page.getByRole('button', { name: 'Editar los requisitos de Cálculo' }).click()
    await page.getByRole('button', { name: 'o también…' }).click()
    await page.getByRole('combobox', { name: 'Curso requerido' }).fill('Ret')
    await page.getByRole('option', { name: 'Retórica' }).click()
    await page.getByText('Pide Álgebra o Retórica.').waitFor()
    // On another card and back nothing of it is lost.
    await tarjeta(page, 'Aritmética').click()
    await page.getByRole('button', { name: 'Editar los requisitos de Aritmética' }).waitFor()
    await tarjeta(page, 'Cálculo').click()
    await page.getByText('Pide Álgebra o Retórica.').waitFor()
    await page.getByRole('button', { name: 'Guardar requisitos' }).click()
    await page.getByRole('button', { name: /Retórica.*Ciclo II/ }).waitFor()
    await guardado(page)
  })

  it('credits and hours are changed where they stand', async () => {
    const { page } = await abrir()
    await tarjeta(page, 'Cálculo').click()
    const creditos = page.getByRole('textbox', { name: 'Créditos' })
    await creditos.fill('1,5')
    await creditos.press('Enter')
    await tarjeta(page, 'Cálculo').filter({ hasText: '1,5' }).waitFor()
    expect(await cabeza(page, 'Ciclo III')).toBe('1,5 cr · 5 h')
    await guardado(page)
    // What is no number is told in words, where no pointer is needed to read them.
    await creditos.fill('mil')
    await page
      .getByRole('alert')
      .filter({ hasText: 'Un número de 0 a 999, con un decimal como máximo.' })
      .waitFor()
    await expectAccessible(page, 'figure that is none')
    await picture(page, 'cifra-mala')
    await creditos.press('Escape')
    expect(await creditos.inputValue()).toBe('1,5')
    // A list that is closed again is no place to write: Ctrl Z is the page's.
    const area = page.getByRole('combobox', { name: 'Área' })
    await area.click()
    await page.getByRole('option').first().click()
    await expect.poll(() => area.inputValue()).not.toBe('')
    await page.keyboard.press('Control+z')
    await expect.poll(() => area.inputValue()).toBe('')
  })

  it('what one does the other sees', async () => {
    const { page, plan } = await abrir()
    const otra = await open()
    await enterAs(otra.page, 'operador')
    await otra.page.goto(plan.url)
    await tarjeta(otra.page, 'Redacción').waitFor()
    await otra.page.getByText('En línea').waitFor()
    await tarjeta(page, 'Redacción').focus()
    await page.keyboard.press('Alt+ArrowRight')
    await otra.page
      .locator('section[aria-label="Ciclo II"]')
      .filter({ hasText: 'Redacción' })
      .waitFor({ state: 'attached' })
  })

  it('what another person changed first is told and offered again', async () => {
    const { page, plan } = await abrir({ routed: true })
    const id = plan.curso.Cálculo!
    let primera = true
    await page.route('**/asignaturas/por/plan/estudio/*', async route => {
      if (route.request().method() === 'PUT' && primera) {
        primera = false
        await pedir<unknown>(page, 'PUT', `/v1/asignaturas/${id}`, { credits: 9 })
      }
      await route.continue()
    })
    await tarjeta(page, 'Cálculo').click()
    const creditos = page.getByRole('textbox', { name: 'Créditos' })
    await creditos.fill('5')
    await creditos.press('Enter')
    await dicho(page, 'otra persona acaba de cambiar Cálculo')
    await tarjeta(page, 'Cálculo').filter({ hasText: '9 cr' }).waitFor()
    await page.getByRole('button', { name: 'Volver a aplicar' }).click()
    await tarjeta(page, 'Cálculo').filter({ hasText: '5 cr' }).waitFor()
    await guardado(page)
    const { data } = await pedir<{ data: { credits: number } }>(page, 'GET', `/v1/asignaturas/${id}`)
    expect(data.credits).toBe(5)

    // What came while it was being written is theirs too.
    await creditos.fill('7')
    await pedir<unknown>(page, 'PUT', `/v1/asignaturas/${id}`, { credits: 3 })
    await tarjeta(page, 'Cálculo').filter({ hasText: '3 cr' }).waitFor()
    await creditos.press('Enter')
    await dicho(page, 'otra persona acaba de cambiar Cálculo')
    expect(await creditos.inputValue()).toBe('3')
  })

  it('without a connection the card stays where it was put, waits in words, and is sent by itself', async () => {
    const { page, plan } = await abrir({ routed: true })
    await page.route('**/asignaturas/por/plan/estudio/*', route =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await tarjeta(page, 'Redacción').focus()
    await page.keyboard.press('Alt+ArrowRight')
    await page.getByText('Guardado en este equipo').first().waitFor()
    await estaEn(page, 'Redacción', 'Ciclo II')
    const conexion = page.locator('[data-conexion]')
    await expect.poll(() => conexion.textContent()).toMatch(/1 cambio/)
    await page.unroute('**/asignaturas/por/plan/estudio/*')
    await expect.poll(() => conexion.textContent()).toBe('En línea')
    await estaEn(page, 'Redacción', 'Ciclo II')
    const { data } = await pedir<{ data: { nombre: string; ciclo_id: number }[] }>(
      page,
      'GET',
      `/v1/asignaturas/por/plan/estudio/${plan.id}`,
    )
    const deCiclo = new Map(data.map(c => [c.nombre, c.ciclo_id]))
    expect(deCiclo.get('Redacción')).toBe(deCiclo.get('Álgebra'))
  })

  it('a ceased plan is read, and nothing of it moves; restored it moves again', async () => {
    const { page } = await abrir()
    await page.getByRole('button', { name: 'Más' }).click()
    await page.getByRole('menuitem', { name: 'Cesar el plan' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cesar el plan' }).click()
    await page.getByText(/^Cesado con fecha/).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await tarjeta(page, 'Redacción').focus()
    await page.keyboard.press('Alt+ArrowRight')
    await dicho(page, 'solo se puede leer')
    await estaEn(page, 'Redacción', 'Ciclo I')
    await page.getByRole('button', { name: 'Más' }).click()
    await page.getByRole('menuitem', { name: 'Restaurar el plan' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restaurar' }).click()
    await page.getByText('Vigente', { exact: true }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await tarjeta(page, 'Redacción').focus()
    await page.keyboard.press('Alt+ArrowRight')
    await estaEn(page, 'Redacción', 'Ciclo II')
  })

  it('an inspector sees all and moves nothing', async () => {
    const { page, plan } = await abrir()
    const otro = await open()
    await signIn(otro.page, 'inspector@demo.edu', 'malla2026')
    await otro.page.goto(plan.url)
    await tarjeta(otro.page, 'Redacción').focus()
    await otro.page.keyboard.press('Alt+ArrowRight')
    await estaEn(otro.page, 'Redacción', 'Ciclo I')
    await dicho(otro.page, 'Su rol (Inspector) no permite editar.')
    await page.close()
  })

  it('prints on one page', async () => {
    const { page } = await abrir()
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

  it('on a phone a finger that rests takes the card', async () => {
    const { page } = await abrir({ size: 'phone' })
    const cdp = await page.context().newCDPSession(page)
    const dedo = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    const desde = await centro(tarjeta(page, 'Redacción'))
    const hasta = await centro(tarjeta(page, 'Aritmética'))
    await dedo('touchStart', desde.x, desde.y)
    await page.waitForTimeout(500)
    for (let i = 1; i <= 10; i++) await dedo('touchMove', desde.x, desde.y + ((hasta.y - desde.y) * i) / 10)
    await dedo('touchEnd')
    await guardado(page)
    const orden = await page
      .locator('[data-curso]')
      .evaluateAll(l => l.slice(0, 2).map(e => e.getAttribute('title')))
    expect(orden.map(o => o!.split(' ·')[0])).toEqual(['Redacción', 'Aritmética'])
  })
})
