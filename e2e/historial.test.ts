import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, picture, useBrowser } from './browser.ts'
import { enterAs } from './demo.ts'
import { type PlanPropio, pedir, planPropio } from './planPropio.ts'

const seccion = (plan: PlanPropio, ruta: string): string => `${plan.url}?tab=secciones&seccion=${ruta}`

/** Opens the versions of a row of a list from its menu. */
async function historialDe(page: Page, fila: RegExp): Promise<void> {
  await page.getByRole('button', { name: fila }).click()
  await page.getByRole('menuitem', { name: 'Historial' }).click()
}

/** Brings the oldest version on the screen back. */
async function restaurar(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Restaurar la versión/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Restaurar', exact: true }).last().click()
  await page.getByText('Acabamos de restaurar la versión.').waitFor()
}

describe('versions of what is no plain text', () => {
  const { open } = useBrowser()

  it('modules: courses and names are compared too, and come back', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [
      ['Lógica', 1],
      ['Redes', 1],
    ])
    // The plan shows modules only where its tree does.
    await pedir(page, 'PUT', `/v1/plan/estudios/${plan.id}`, { configNodesTree: ['modulo', 'unidad'] })
    const guardar = (item: object) =>
      pedir(page, 'POST', `/v1/plan/estudios/guardar/json/${plan.id}`, {
        key: 'modulosCompetencia',
        items: [{ id: 'm', modulo_id: 1, descripcion: '<p>Sirve.</p>', ...item }],
      })
    await guardar({ nombre: 'Redes', cursos_ids: [plan.curso.Lógica, plan.curso.Redes] })
    await guardar({ nombre: 'Redes y nube', cursos_ids: [plan.curso.Redes], status: 2 })

    await page.goto(seccion(plan, 'modulos-de-competencia'))
    await page.getByRole('button', { name: 'Historial' }).click()
    const cajon = page.getByRole('dialog')
    await cajon.getByText('Quedó como «Incompleto».').first().waitFor()
    expect(await cajon.getByRole('region', { name: 'Cursos' }).textContent()).toContain('Lógica')
    await expectAccessible(page, 'versions of modules')
    await picture(page, 'historial-modulos')
    await restaurar(page)
    await page.keyboard.press('Escape')
    await cajon.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Redes', exact: true }).waitFor()
    await page.getByRole('list', { name: 'Cursos de Redes' }).getByText('Lógica').waitFor()
    expect(problems).toEqual([])
  })

  it('of more than ten the older ones come page by page, and the focus stays in the drawer', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [['Lógica', 1]])
    await pedir(page, 'PUT', `/v1/plan/estudios/${plan.id}`, { configNodesTree: ['modulo'] })
    for (let n = 1; n <= 12; n++)
      await pedir(page, 'POST', `/v1/plan/estudios/guardar/json/${plan.id}`, {
        key: 'modulosCompetencia',
        items: [{ id: 'm', modulo_id: 1, nombre: `Redes ${n}`, descripcion: '<p>Sirve.</p>' }],
      })
    await page.goto(seccion(plan, 'modulos-de-competencia'))
    await page.getByRole('button', { name: 'Historial' }).click()
    const cajon = page.getByRole('dialog')
    const restaurables = cajon.getByRole('button', { name: /^Restaurar la versión/ })
    await expect.poll(() => restaurables.count()).toBe(9)
    await cajon.getByRole('button', { name: 'Página siguiente' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => restaurables.count()).toBeLessThan(9)
    await expect.poll(() => cajon.locator(':focus').count()).toBe(1)
    expect(await cajon.getByText('versión actual').count()).toBe(0)
    await page.keyboard.press('Escape')
    await cajon.waitFor({ state: 'hidden' })
  })

  it('a course: what it names from catalogues is told by name; what is saved meanwhile is there before one restores over it', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [['Redes', 1]])
    const { data: tipologias } = await pedir<{ data: { id: number; nombre: string }[] }>(
      page,
      'POST',
      '/parametros/list',
      { tipo: 'tipologiasespecialescursos' },
    )
    const { id: tipologiaespecial_id, nombre } = tipologias[0]!
    await pedir(page, 'PUT', `/v1/asignaturas/${plan.curso.Redes}`, { tipologiaespecial_id })
    await page.goto(`${plan.url}?tab=malla&curso=${plan.curso.Redes}`)
    await page.getByRole('button', { name: 'Historial' }).click()
    const cambio = page.getByRole('dialog').getByRole('region', { name: 'Tipología especial' })
    expect(await cambio.textContent()).toContain(nombre)
    await picture(page, 'historial-curso')
    const restaurables = page.getByRole('dialog').getByRole('button', { name: /^Restaurar la versión/ })
    const cuantas = await restaurables.count()
    const { data: curso } = await pedir<{ data: { revision: number } }>(
      page,
      'PUT',
      `/v1/asignaturas/${plan.curso.Redes}`,
      { nombre: 'Redes I' },
    )
    await expect.poll(() => restaurables.count()).toBe(cuantas + 1)
    const pedido = page.waitForRequest('**/restaurar')
    await restaurar(page)
    expect((await pedido).postDataJSON()).toMatchObject({ revision: curso.revision })
    expect(problems).toEqual([])
  })

  it('a line of the graduate profile, and a row of equivalences on a phone', async () => {
    const { page, problems } = await open({ size: 'phone', dark: true })
    await enterAs(page, 'operador')
    const [plan, origen] = [
      await planPropio(page, 1, [['Redes', 1]]),
      await planPropio(page, 1, [['Telecomunicaciones', 1]]),
    ]
    const linea = await pedir<{ data: { id: number } }>(
      page,
      'POST',
      `/v1/plan/estudios/${plan.id}/perfil/egreso`,
      { descripcion: 'Diseña redes' },
    )
    await pedir(page, 'PUT', `/v1/plan/estudios/perfil/egreso/${linea.data.id}`, {
      descripcion: 'Diseña redes seguras',
    })
    await page.goto(seccion(plan, 'perfil-de-egreso'))
    await historialDe(page, /^Acciones.*Diseña redes/)
    await page.getByRole('dialog').getByText('seguras').first().waitFor()
    await expectAccessible(page, 'versions of a line')
    await picture(page, 'historial-linea-telefono')
    await restaurar(page)
    await page.keyboard.press('Escape')
    await page.getByText('Diseña redes', { exact: true }).first().waitFor()

    const fila = await pedir<{ data: { id: number } }>(
      page,
      'POST',
      `/v1/plan/estudios/${plan.id}/equivalencias`,
      {
        plan_origen_id: origen.id,
        origen: [origen.curso.Telecomunicaciones],
        destino: [plan.curso.Redes],
        tipo: 'parcial',
      },
    )
    await pedir(page, 'PUT', `/v1/plan/estudios/equivalencias/${fila.data.id}`, {
      tipo: 'total',
      nota: 'Con acta',
    })
    await page.goto(seccion(plan, 'cursos-de-convalidacion'))
    await historialDe(page, /^Acciones.*Telecomunicaciones/)
    await page.getByRole('dialog').getByText('Con acta').waitFor()
    await picture(page, 'historial-equivalencia-telefono')
    await restaurar(page)
    await page.keyboard.press('Escape')
    await page.getByText('Parcial', { exact: true }).first().waitFor()
    expect(problems).toEqual([])
  })
})
