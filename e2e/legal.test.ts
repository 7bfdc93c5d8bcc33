import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, NARROW_LOOK, type Opening, picture, useBrowser } from './browser.ts'
import { enterAs, spill } from './demo.ts'
import { conFoco } from './foco.ts'
import { hojaDe } from './hoja.ts'
import { type CursoPropio, type PlanPropio, pedir, planPropio } from './planPropio.ts'

const CURSOS: CursoPropio[] = [
  ['Aritmética', 1],
  ['Álgebra', 2, 'Aritmética'],
]

const semaforo = (page: Page): Locator => page.getByRole('button', { name: /^Semáforo legal: / })
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Semáforo legal', exact: true })
const grupo = (page: Page, nombre: string): Locator =>
  panel(page).getByRole('region', { name: nombre, exact: true })
const deAlgebra = (donde: Locator): Locator =>
  donde.getByRole('listitem').filter({ hasText: 'Álgebra tiene 4 créditos' })
const cuenta = async (page: Page): Promise<string> =>
  (await semaforo(page).textContent())!.replace('Semáforo legal: ', '')

describe('what the law observes', () => {
  const { open } = useBrowser()

  /** A plan of two courses, one of which has an hour too few. */
  async function abrir(opening?: Opening): Promise<{ page: Page; plan: PlanPropio; problems: string[] }> {
    const { page, problems } = await open(opening)
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 2, CURSOS, 'Ingeniería Civil')
    await pedir(page, 'PUT', `/v1/asignaturas/${plan.curso.Álgebra}`, { horasteoria: 2 })
    return { page, plan, problems }
  }

  it('the light opens the panel: what, by how much, which article; it leads there, and is accepted with a reason', async () => {
    const { page, plan, problems } = await abrir()
    await page.goto(plan.url)
    await semaforo(page).waitFor()
    expect(await cuenta(page)).toMatch(/^No cumple \d+ \(/)
    await semaforo(page).focus()
    await page.keyboard.press('Enter')
    const observada = deAlgebra(grupo(page, 'Por revisar'))
    await observada.getByText('Ley 30220, art. 39').waitFor()
    expect(await observada.textContent()).toContain('sus horas alcanzan para 3: faltan 16 horas de teoría')

    await observada.getByRole('button', { name: 'Álgebra', exact: true }).click()
    await page.getByRole('heading', { level: 2, name: 'Álgebra' }).waitFor()
    await page.goBack()
    await observada.getByRole('button', { name: 'Aceptar con motivo', exact: true }).click()
    await observada.getByRole('button', { name: 'Cancelar', exact: true }).click()
    await expect.poll(() => conFoco(page)).toContain('Ley 30220, art. 39')
    await observada.getByRole('button', { name: 'Aceptar con motivo', exact: true }).click()
    await panel(page).getByLabel('Motivo').fill('Con asesoría fuera de horario')
    // Closed before it is sent, it waits where it was typed.
    await page.keyboard.press('Escape')
    await observada.getByRole('button', { name: 'Seguir con el motivo', exact: true }).click()
    expect(await panel(page).getByLabel('Motivo').inputValue()).toBe('Con asesoría fuera de horario')
    await panel(page).getByRole('button', { name: 'Aceptar', exact: true }).click()
    const aceptada = deAlgebra(grupo(page, 'Aceptadas con motivo'))
    await aceptada.getByText('Con asesoría fuera de horario').waitFor()
    expect(await cuenta(page)).toMatch(/1 aceptada\)$/)
    await expect.poll(() => conFoco(page)).toContain('Con asesoría fuera de horario')

    // What is found there afterwards is another thing.
    await pedir(page, 'PUT', `/v1/asignaturas/${plan.curso.Álgebra}`, { horasteoria: 1 })
    await deAlgebra(grupo(page, 'Por revisar')).getByText('alcanzan para 2').waitFor()
    await pedir(page, 'PUT', `/v1/asignaturas/${plan.curso.Álgebra}`, { horasteoria: 2 })
    await aceptada.getByRole('button', { name: 'Retirar la aceptación: Horas de los créditos' }).click()
    await observada.waitFor()
    expect(await cuenta(page)).not.toContain('aceptada')
    await expect.poll(() => conFoco(page)).toContain('Aceptar con motivo')
    expect(problems).toEqual([])
  })

  it('of one rule the first are shown; who asks for the rest goes on from there', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const nombres = Array.from({ length: 6 }, (_, i) => `Curso ${i + 1}`)
    const plan = await planPropio(
      page,
      2,
      nombres.map((nombre): CursoPropio => [nombre, 1]),
      'Ingeniería Civil',
    )
    for (const nombre of nombres)
      await pedir(page, 'PUT', `/v1/asignaturas/${plan.curso[nombre]}`, { horasteoria: 2 })
    await page.goto(plan.url)
    await semaforo(page).click()
    const observadas = panel(page).getByRole('listitem').filter({ hasText: 'tiene 4 créditos' })
    await expect.poll(() => observadas.count()).toBe(4)
    await panel(page).getByRole('button', { name: 'Ver otras 2 de «Horas de los créditos»' }).press('Enter')
    await expect.poll(() => observadas.count()).toBe(6)
    await expect.poll(() => observadas.nth(4).evaluate(e => e.matches(':focus'))).toBe(true)
  })

  it('follows every edit before it is saved, and asks nobody', async () => {
    const { page, plan } = await abrir()
    const hoja = hojaDe(page)
    await hoja.open(plan.url)
    await semaforo(page).waitFor()
    await semaforo(page).click()
    await deAlgebra(panel(page)).waitFor()
    const asked: string[] = []
    page.on('request', r => r.url().includes('/legal') && asked.push(r.url()))
    await hoja.cell(plan.curso.Álgebra!, 'horasteoria').click()
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await hoja.state('1 cambio sin guardar')
    await deAlgebra(panel(page)).waitFor({ state: 'detached' })
    // The figures beside it tell of the same courses.
    await page.getByText('Suma de horas semanales 10', { exact: true }).waitFor()
    await page.keyboard.press('Control+z')
    await deAlgebra(panel(page)).waitFor()
    await page.getByText('Suma de horas semanales 9', { exact: true }).waitFor()
    await hoja.nueva(0, 'nombre').click()
    await page.keyboard.type('Otro')
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'Cursos 3' }).waitFor()
    await page.keyboard.press('Control+z')
    await page.getByRole('tab', { name: 'Cursos 2' }).waitFor()
    expect(asked).toEqual([])
  })

  it('who only reads sees it and is told why nothing can be accepted; tree and desk show it', async () => {
    const { page, plan } = await abrir()
    const { page: other } = await open()
    await enterAs(other, 'inspector')
    await other.goto(`${plan.url}?panel=legal`)
    const boton = deAlgebra(panel(other)).getByRole('button', { name: 'Aceptar con motivo', exact: true })
    await boton.waitFor()
    expect(await boton.getAttribute('aria-description')).toMatch(/^Su rol/)
    await other
      .getByRole('treeitem', { name: new RegExp(plan.nombre) })
      .getByText(/Norma: No cumple/)
      .waitFor({ state: 'attached' })
    await page.goto('/escritorio')
    const desk = page.getByRole('region', { name: 'Lo que la ley observa' })
    await desk.getByRole('link').first().waitFor()
    await expectAccessible(page, 'desk with the law')
  })

  it('a rule that is not sure counts when the institution confirms it', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    await page.goto('/ajustes')
    const regla = page.getByRole('switch', {
      name: 'Ciclos del doctorado: confirmada por la institución',
      exact: true,
    })
    await regla.waitFor()
    expect(await regla.isChecked()).toBe(false)
    await regla.click()
    await page.getByRole('textbox', { name: 'Ciclos del doctorado: valor', exact: true }).fill('5')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    const kept = async () =>
      (await pedir<{ data: { legal: { confirmadas: unknown[] } } }>(page, 'GET', '/v1/ajustes/institucion'))
        .data.legal.confirmadas
    await expect.poll(kept).toEqual([{ regla: 'pe-doctorado-ciclos', valor: 5 }])
    await pedir(page, 'PUT', '/v1/ajustes/institucion', { legal: { confirmadas: [] } })
  })

  it.each(NARROW_LOOK)('on %s, dark %s: nothing spills and it is accessible', async (size, dark) => {
    const { page, plan } = await abrir({ size, dark })
    await page.goto(`${plan.url}?panel=legal`)
    await deAlgebra(panel(page)).waitFor()
    await deAlgebra(panel(page)).getByRole('button', { name: 'Aceptar con motivo', exact: true }).click()
    await panel(page).getByLabel('Motivo').waitFor()
    await expectAccessible(page, 'panel of the law')
    await picture(page, `legal-${size}-${dark ? 'oscuro' : 'claro'}`)
    expect(await spill(page)).toBe(0)
    await page.goto('/ajustes')
    await page.getByText('Reglas por confirmar').first().waitFor()
    await expectAccessible(page, 'rules to confirm')
    expect(await spill(page)).toBe(0)
  })
})
