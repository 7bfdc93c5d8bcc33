import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aqui } from './aqui.ts'
import { expectAccessible, picture, SIZES, useBrowser } from './browser.ts'
import { act, enterAs, INSTITUTO, said, spill } from './demo.ts'
import { pedir, planPropio } from './planPropio.ts'

const consejos = (page: Page) => page.getByRole('region', { name: 'Consejos de redacción' })
const campo = (page: Page) => page.getByRole('dialog').getByLabel('Competencia *')

/** A plan of one's own with these competencies, and the form of the first open. */
async function abrir(page: Page, ...nombres: string[]): Promise<void> {
  const { id, url } = await planPropio(page, 1, [])
  for (const nombre of nombres)
    await pedir(page, 'POST', '/v1/plan/estudios/competencias', { planestudio_id: id, nombre })
  await page.goto(`${url}?tab=competencias`)
  if (page.viewportSize()!.width > SIZES.phone.width)
    await page.getByRole('region', { name: 'Programas' }).getByRole('treeitem').first().waitFor()
  await act(page, 'F1', 'Editar')
  await consejos(page).waitFor()
}

describe('the wording of a competency', () => {
  const { open } = useBrowser()

  it('is advised on while it is written, also without a connection', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    await abrir(page, 'Comprende las redes de datos', 'Diseña redes de datos seguras')
    await consejos(page).getByText('«comprender» no se puede observar', { exact: false }).waitFor()
    await page.context().setOffline(true)
    await campo(page).fill('Compara redes de datos según su costo')
    await consejos(page).getByText('Comprender, Analizar o Evaluar').waitFor()
    await consejos(page).getByText('Dice qué hará, sobre qué, y cómo o para qué.').waitFor()
    await campo(page).fill('Diseñar redes de datos seguras')
    await consejos(page).getByText('Se parece mucho a F2').waitFor()
    await page.context().setOffline(false)
    await picture(page, 'redaccion')
    // What of the frame was still on its way when the line was cut says so.
    expect(problems.filter(p => !/ERR_INTERNET|offline|no se pudo cargar/i.test(p))).toEqual([])
  })

  it('goes to who reads it, and the answer to who asks', async () => {
    const { page } = await open({ size: 'phone' })
    await enterAs(page, 'operador')
    const texto = `Evalúa redes de datos con criterio ${process.pid}`
    await abrir(page, texto)
    expect(await spill(page)).toBe(0)
    await expectAccessible(page, 'advice on wording', '[role=dialog]')
    await picture(page, 'redaccion-movil')
    await consejos(page).getByRole('button', { name: 'Revisar redacción' }).click()
    await page
      .getByRole('dialog', { name: 'Revisar redacción' })
      .getByRole('button', { name: 'Enviar' })
      .click()
    await said(page, /Acabamos de enviar la solicitud para Revisar tu redacción/)
    const outbox = path.join(aqui.dataDir, 'outbox')
    const mails = () => readdirSync(outbox).map(f => readFileSync(path.join(outbox, f), 'utf8'))
    const suyo = () => mails().find(m => m.includes(`criterio ${process.pid}`))
    await expect.poll(suyo).toContain('To: redaccion@demo.edu')
    expect(suyo()).toContain('Reply-To: operador@demo.edu')
  })

  it('that says nearly what another one says is told over the tree', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const { id, url } = await planPropio(page, 1, [])
    for (const nombre of [
      'Diseña redes de datos seguras',
      'Evalúa proyectos',
      'Diseñar una red de datos segura',
    ])
      await pedir(page, 'POST', '/v1/plan/estudios/competencias', { planestudio_id: id, nombre })
    await page.goto(`${url}?tab=competencias`)
    await page.getByText('Dos competencias dicen casi lo mismo').click()
    await expectAccessible(page, 'competencies that are alike', 'details')
    await picture(page, 'parecidas')
    await page.getByRole('link', { name: 'F3 Diseñar una red de datos segura' }).click()
    await page.waitForURL(/competencia=\d+/)
    expect(problems).toEqual([])
  })

  it('is refused with the reason where nobody reads it', async () => {
    const { page } = await open()
    await enterAs(page, 'operador', INSTITUTO)
    await abrir(page, 'Evalúa redes de datos')
    await consejos(page).getByRole('button', { name: 'Revisar redacción' }).click()
    await page
      .getByRole('dialog', { name: 'Revisar redacción' })
      .getByRole('button', { name: 'Enviar' })
      .click()
    await page.getByText(/Nadie recibe estas solicitudes todavía/).waitFor()
  })
})
