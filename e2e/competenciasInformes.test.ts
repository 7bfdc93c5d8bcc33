import { readOutbox } from '@malla/server/testing/outbox.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aqui } from './aqui.ts'
import { expectAccessible, type Opening, picture, useBrowser } from './browser.ts'
import { enterAs, said } from './demo.ts'
import { type PlanPropio, pedir, planPropio } from './planPropio.ts'

interface Hecha {
  data: { id: number }
}

/** A branch of two that a course serves, and one of the other kind. */
async function competencias(page: Page, plan: PlanPropio): Promise<void> {
  const nueva = async (datos: object): Promise<number> =>
    (
      await pedir<Hecha>(page, 'POST', '/v1/plan/estudios/competencias', {
        planestudio_id: plan.id,
        ...datos,
      })
    ).data.id
  const raiz = await nueva({ nombre: 'Dirige proyectos de ingeniería' })
  await nueva({ nombre: 'Planifica con método', competencia_id: raiz })
  await nueva({ nombre: 'Se comunica con claridad', tipopadre: 2 })
  await pedir(page, 'PUT', `/v1/plan/estudios/${plan.id}/competencias/cursos`, {
    celdas: [{ competencia_id: raiz, asignatura_id: plan.curso['Lógica y ñandúes'], nivel: 'logra' }],
  })
}

describe('the reports of competencies', () => {
  const { open } = useBrowser()

  async function abrir(con: boolean, opening: Opening = {}) {
    const { page, problems } = await open(opening)
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 2, [['Lógica y ñandúes', 1]])
    if (con) await competencias(page, plan)
    await page.goto(`${plan.url}?tab=competencias`)
    const informes = page.getByRole('button', { name: 'Informes' })
    await informes.waitFor()
    return { page, plan, problems, informes }
  }

  it('are beside the tree: looked at, and sent by mail', async () => {
    const { page, plan, problems, informes } = await abrir(true)
    await informes.click()
    await page.getByRole('menuitem', { name: 'Competencias con sus cursos' }).waitFor()
    await picture(page, 'competencias-informes')
    await page.getByRole('menuitem', { name: 'Competencias con sus cursos' }).click()
    const visor = page.getByRole('dialog', { name: `Competencias con sus cursos · ${plan.nombre}` })
    await visor.getByText('Dirige proyectos de ingeniería').first().waitFor()
    await picture(page, 'competencias-visor')
    await page.keyboard.press('Escape')
    await visor.waitFor({ state: 'hidden' })

    await informes.click()
    await page.getByRole('menuitem', { name: 'Enviar a Correo: árbol de competencias' }).click()
    const dialogo = page.getByRole('dialog', { name: 'Enviar a Correo' })
    const para = `competencias${Date.now()}@uni.edu.pe`
    await dialogo.getByLabel('Correo Electrónico').fill(para)
    await dialogo.getByRole('button', { name: 'Enviar', exact: true }).click()
    await said(page, `no se envió a ${para}`)
    expect(readOutbox(aqui.dataDir).some(m => m.para === para)).toBe(true)
    expect(problems).toEqual([])
  })

  it('a plan without competencies says why there is none; its modules can be printed', async () => {
    const { page, informes } = await abrir(false)
    await informes.click()
    const arbol = page.getByRole('menuitem', { name: 'Árbol de competencias', exact: true })
    await expect
      .poll(() => arbol.getAttribute('aria-description'))
      .toBe('El plan todavía no tiene competencias.')
    expect(
      await page
        .getByRole('menuitem', { name: 'Módulos de competencia', exact: true })
        .getAttribute('aria-disabled'),
    ).toBeNull()
  })

  it('two versions of a plan are compared by them', async () => {
    const { page, plan } = await abrir(true)
    const { data: copia } = await pedir<Hecha>(page, 'POST', `/v1/plan/estudios/${plan.id}/versiones`, {
      full_name: `${plan.nombre} bis`,
    })
    await pedir(page, 'POST', '/v1/plan/estudios/competencias', {
      planestudio_id: copia.id,
      nombre: 'Innova con prudencia',
    })
    await page.goto(`/form/09092015083031/${copia.id}/comparar?plan=${plan.id}`)
    const fila = page.getByRole('row', { name: /Innova con prudencia/ })
    await fila.getByText('Nueva').waitFor()
    await expectAccessible(page, 'comparison of competencies')
    await picture(page, 'comparar-competencias')
  })

  it('on a phone, in the dark', async () => {
    const { page, informes } = await abrir(true, { size: 'phone', dark: true })
    await informes.click()
    await page.getByRole('menuitem', { name: 'Árbol de competencias', exact: true }).waitFor()
    const ancho = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
    expect(ancho).toBeLessThanOrEqual(0)
    await picture(page, 'competencias-informes-telefono')
  })
})
