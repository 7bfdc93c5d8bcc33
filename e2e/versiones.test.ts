import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, NARROW_LOOK, picture, settled, useBrowser } from './browser.ts'
import { enterAs } from './demo.ts'
import { type PlanPropio, pedir, planPropio } from './planPropio.ts'
import { retener } from './retener.ts'

const CURSOS = [
  ['Lógica', 1],
  ['Cálculo', 1],
  ['Física', 2, 'Cálculo'],
  ['Ética', 2],
] as const

async function hacer(page: Page, accion: string): Promise<void> {
  await page.getByRole('button', { name: 'Más' }).click()
  await page.getByRole('menuitem', { name: accion }).click()
}

/** The id of the plan that the page shows. */
const idDe = (page: Page): number => Number(/09092015083031\/(\d+)/.exec(page.url())?.[1])

describe('versions of a plan', () => {
  const { open } = useBrowser()

  async function abrir(): Promise<{ page: Page; plan: PlanPropio; problems: string[] }> {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 2, CURSOS as never)
    await page.goto(plan.url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    return { page, plan, problems }
  }

  /** A version made by the form; answers its id, with its page open. */
  async function nuevaVersion(page: Page, plan: PlanPropio, nombre: string): Promise<number> {
    await hacer(page, 'Nueva versión')
    const form = page.getByRole('dialog')
    await form.getByLabel('Nombre del plan nuevo').fill(nombre)
    await expectAccessible(page, 'form of a new version')
    await picture(page, 'version-nueva')
    await form.getByRole('button', { name: 'Crear la versión' }).click()
    await page.waitForURL(url => !url.pathname.endsWith(`/${plan.id}`))
    await page.getByRole('heading', { level: 1, name: nombre }).waitFor()
    return idDe(page)
  }

  /** Changes the version a little of everything. */
  async function cambiar(page: Page, version: number): Promise<void> {
    const { data: cursos } = await pedir<{ data: { id: number; nombre: string; ciclo_id: number }[] }>(
      page,
      'GET',
      `/v1/asignaturas/por/plan/estudio/${version}`,
    )
    const de = (nombre: string) => cursos.find(c => c.nombre === nombre)!
    await pedir(page, 'PUT', `/v1/asignaturas/por/plan/estudio/${version}`, {
      asignaturas: [
        { id: de('Cálculo').id, nombre: 'Cálculo diferencial', codigo: 'MAT1', credits: 4.5 },
        { id: de('Ética').id, ciclo_id: de('Lógica').ciclo_id },
        { nombre: 'Programación', ciclo_id: de('Física').ciclo_id, credits: 3, horasteoria: 2 },
      ],
      eliminar: [de('Lógica').id],
    })
    await pedir(page, 'POST', `/v1/plan/estudios/guardar/json/${version}`, {
      key: 'misiones',
      items: [{ descripcion: '<p>Formar profesionales.</p>' }],
    })
  }

  it('is a copy with everything; what is changed in it is seen beside the plan it came from', async () => {
    const { page, plan, problems } = await abrir()
    const version = await nuevaVersion(page, plan, `${plan.nombre} B`)
    await page.goto(`/form/09092015083031/${version}?tab=cursos`)
    await page.getByText('Física').first().waitFor()
    await cambiar(page, version)

    await page.goto(`/form/09092015083031/${version}`)
    await hacer(page, 'Comparar con otro plan')
    const tabla = page.getByRole('table', { name: 'Curso por curso' })
    await tabla.waitFor()
    const fila = (nombre: string) => tabla.getByRole('row').filter({ hasText: nombre })
    expect(await fila('Cálculo diferencial').textContent()).toContain('Cambiado')
    expect(await fila('Cálculo diferencial').textContent()).toContain('4 → 4,5')
    expect(await fila('Ética').textContent()).toContain('Movido')
    expect(await fila('Programación').textContent()).toContain('Nuevo')
    expect(await fila('Lógica').textContent()).toContain('Retirado')
    expect(await fila('Física').count()).toBe(0)
    await picture(page, 'comparar-laptop-claro')

    // Where one is chosen others are found still, without accents.
    const comparado = page.getByRole('combobox', { name: 'Comparar con' })
    // What is offered at first, without which there is nothing to walk through.
    await comparado.click()
    await page.getByRole('option').nth(1).waitFor()
    const soltar = await retener(page, '**/v1/plan/estudios*')
    await comparado.fill('ingenieria')
    await page
      .getByRole('option', { name: /Ingeniería/ })
      .nth(1)
      .waitFor()
    // Whoever walks on before the answer is there stays where they are.
    for (let i = 0; i < 2; i++) await comparado.press('ArrowDown')
    const marcada = page.locator('[role=option][data-combobox-selected]')
    const segunda = await marcada.textContent()
    const llega = page.waitForResponse('**/v1/plan/estudios*')
    soltar()
    await llega
    await settled(page)
    expect(await marcada.textContent()).toBe(segunda)
    await page.keyboard.press('Escape')

    await page.getByLabel('Solo lo que cambia').uncheck()
    await fila('Física').waitFor()
    await page.getByText('Misión').click()
    await page.getByText('Formar profesionales.').waitFor()
    await page.getByRole('button', { name: 'Invertir' }).click()
    await page.waitForURL(`**/${plan.id}/comparar?*`)
    await fila('Programación').getByText('Retirado').waitFor()
    expect(problems).toEqual([])
  })

  it('the comparison is printed, and the plan goes out as a script and as the form C1', async () => {
    const { page, plan, problems } = await abrir()
    const { data } = await pedir<{ data: { id: number } }>(
      page,
      'POST',
      `/v1/plan/estudios/${plan.id}/versiones`,
      {
        full_name: `${plan.nombre} C`,
      },
    )
    await page.goto(`/form/09092015083031/${data.id}/comparar?plan=${plan.id}`)
    await page.getByText('Los cursos son los mismos').waitFor()
    await page.getByRole('button', { name: 'Imprimir' }).click()
    await page.getByRole('dialog').getByText('Comparación').first().waitFor()
    await page.goto(`${plan.url}?tab=documentos`)
    const script = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar: Script SQL' }).click()
    expect((await script).suggestedFilename()).toMatch(/\.sql$/)
    const excel = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar en Excel: Formato C1 de SUNEDU' }).click()
    expect((await excel).suggestedFilename()).toMatch(/^Formato C1.*\.xlsx$/)
    await page.getByText(/cosas faltan o no cuadran/).click()
    await page.getByText('El plan no tiene número.').waitFor()
    await picture(page, 'formatos-laptop-claro')
    expect(problems).toEqual([])
  })

  it('Avance says what lacks and leads to where it is done', async () => {
    const { page, plan, problems } = await abrir()
    await page.goto(`${plan.url}?tab=avance`)
    await page.getByText('del plan está completo').waitFor()
    await page.getByText('0 de 4', { exact: true }).first().waitFor()
    await page.getByText('Falta área').first().waitFor()
    await expectAccessible(page, 'state of a plan')
    await picture(page, 'avance-laptop-claro')
    await page.getByRole('link', { name: 'Misión', exact: true }).click()
    await page.waitForURL(/seccion=mision/)
    await page.goBack()
    await page.getByRole('link', { name: 'Cálculo', exact: true }).click()
    await page.waitForURL(/\?curso=\d+$/)
    expect(problems).toEqual([])
  })

  it.each(NARROW_LOOK)('on a %s, dark %s', async (size, dark) => {
    const { page, problems } = await open({ size, dark })
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 2, CURSOS as never)
    const { data } = await pedir<{ data: { id: number } }>(
      page,
      'POST',
      `/v1/plan/estudios/${plan.id}/versiones`,
      {
        full_name: `${plan.nombre} D`,
      },
    )
    await cambiar(page, data.id)
    const como = `${size}-${dark ? 'oscuro' : 'claro'}`
    await page.goto(`/form/09092015083031/${data.id}/comparar?plan=${plan.id}`)
    await page.getByRole('table', { name: 'Curso por curso' }).waitFor()
    await expectAccessible(page, 'comparison')
    await picture(page, `comparar-${como}`)
    await page.goto(`${plan.url}?tab=avance`)
    await page.getByText('del plan está completo').waitFor()
    await expectAccessible(page, 'state')
    await picture(page, `avance-${como}`)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    expect(problems).toEqual([])
  })
})
