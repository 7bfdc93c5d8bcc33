import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { enterAs, PLANES } from './demo.ts'
import { planPropio } from './planPropio.ts'

describe('«Atrás» comes back to', () => {
  const { open } = useBrowser()

  async function start() {
    const { page } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 2, [
      ['Cálculo', 1],
      ['Lógica', 2, 'Cálculo'],
    ])
    return { page, plan }
  }
  const elegir = async (page: Page, campo: string, opcion: string): Promise<void> => {
    await page.getByRole('combobox', { name: campo, exact: true }).click()
    await page.getByRole('option', { name: opcion, exact: true }).click()
  }

  it('the order of the courses of an analysis, and then to the order before', async () => {
    const { page, plan } = await start()
    await page.goto(`${plan.url}/analitica`)
    const bloqueo = page.getByRole('columnheader', { name: /^Bloqueo/ })
    await bloqueo.getByRole('button').click()
    await expect.poll(() => bloqueo.getAttribute('aria-sort')).toBe('descending')
    await page.getByRole('link', { name: 'Cálculo', exact: true }).first().click()
    await page.getByRole('heading', { level: 2, name: 'Cálculo' }).waitFor()
    await page.goBack()
    await expect.poll(() => bloqueo.getAttribute('aria-sort')).toBe('descending')
    await page.goBack()
    await expect.poll(() => bloqueo.getAttribute('aria-sort')).toBe(null)
  })

  it('the tree as it was filtered', async () => {
    const { page, plan } = await start()
    await page.goto(`${PLANES}?vista=arbol`)
    const filtro = page.getByLabel('Filtrar el árbol')
    await filtro.fill(plan.nombre)
    // The address follows a breath later.
    await page.waitForURL(/filtro=/)
    const deSuArbol = page.getByRole('main').getByRole('treeitem', { name: new RegExp(plan.nombre) })
    await deSuArbol.first().click()
    await page.getByRole('heading', { level: 1 }).getByText(plan.nombre).waitFor()
    await page.goBack()
    await expect.poll(() => filtro.inputValue()).toBe(plan.nombre)
    await deSuArbol.first().waitFor()
  })

  it('the course whose units were shown', async () => {
    const { page, plan } = await start()
    await page.goto(`${plan.url}?tab=secciones&seccion=unidades-de-aprendizaje`)
    await elegir(page, 'Curso', 'Lógica')
    await page.getByText('Este curso no tiene unidades').waitFor()
    await page
      .getByRole('navigation', { name: 'Sección anterior y siguiente' })
      .getByRole('link')
      .first()
      .click()
    await page.getByText('Este curso no tiene unidades').waitFor({ state: 'detached' })
    await page.goBack()
    await page.getByText('Este curso no tiene unidades').waitFor()
  })

  it('what the reports were narrowed to', async () => {
    const { page, plan } = await start()
    await page.goto(`${plan.url}?tab=documentos`)
    await elegir(page, 'Ciclo', 'Ciclo II')
    // First it closes what lies over the page.
    await page.getByRole('button', { name: 'Enviar a Correo: Plan de estudios' }).click()
    const sobrepuesto = page.getByRole('dialog', { name: 'Enviar a Correo' })
    await sobrepuesto.getByLabel('Correo Electrónico').waitFor()
    await page.goBack()
    await sobrepuesto.waitFor({ state: 'detached' })
    // So it does with a form at the side, which asks what is to become of what was typed.
    await page.getByRole('button', { name: 'Más', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Editar el plan' }).click()
    const nombre = page.getByRole('textbox', { name: 'Nombre del plan' })
    await nombre.fill('Otro nombre')
    await page.goBack()
    await page.getByRole('button', { name: 'Seguir editando' }).click()
    expect(await nombre.inputValue()).toBe('Otro nombre')
    await page.goBack()
    await page.getByRole('button', { name: 'Descartar', exact: true }).click()
    await nombre.waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Malla' }).click()
    await page.goBack()
    const ciclo = page.getByRole('combobox', { name: 'Ciclo', exact: true })
    await expect.poll(() => ciclo.inputValue()).toBe('Ciclo II')
  })
})
