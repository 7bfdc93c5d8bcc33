import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { picture, useBrowser } from './browser.ts'
import { enterAs } from './demo.ts'
import { type PlanPropio, pedir, planPropio } from './planPropio.ts'
import { retener } from './retener.ts'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

async function hacer(page: Page, accion: string): Promise<void> {
  await page.getByRole('button', { name: 'Más' }).click()
  await page.getByRole('menuitem', { name: accion }).click()
}

describe('the home of a plan', () => {
  const { open } = useBrowser()

  async function abrir(
    como: Parameters<typeof open>[0] = {},
  ): Promise<{ page: Page; plan: PlanPropio; problems: string[] }> {
    const { page, problems } = await open(como)
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 2, [['Lógica', 1]])
    await page.goto(plan.url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    return { page, plan, problems }
  }
  const formulario = (page: Page) => page.getByRole('dialog')
  const guardar = (page: Page) =>
    formulario(page)
      .getByRole('button', { name: /^Guardar/ })
      .click()

  it('its header follows what is edited; the resolution is kept, seen and taken off', async () => {
    const { page, plan, problems } = await abrir()
    await hacer(page, 'Editar el plan')
    const creditos = formulario(page).getByLabel('Créditos requeridos')
    await creditos.fill('')
    // Letter by letter: on its way there a decimal is no number yet.
    await creditos.pressSequentially('200,5')
    expect(await creditos.inputValue()).toBe('200,5')
    await formulario(page).getByLabel('Número de resolución', { exact: true }).fill('RR-0021-2026')
    const caja = formulario(page).locator('input[type=file]')
    await caja.setInputFiles({ name: 'r.pdf', mimeType: 'application/pdf', buffer: PDF })
    // Asked for anew it is empty, or the same file could not be chosen again; what was chosen stays.
    const elegir = page.waitForEvent('filechooser')
    await formulario(page).getByText('Cambiar archivo').click()
    await elegir
    expect(await caja.inputValue()).toBe('')
    await formulario(page).getByText('r.pdf').waitFor()
    await picture(page, 'plan-formulario-laptop-claro')
    await guardar(page)
    await page.getByText('Créditos 4 de 200,5').waitFor()
    await formulario(page).waitFor({ state: 'detached' })

    await hacer(page, 'Editar el plan')
    expect(await formulario(page).getByLabel('Número de resolución', { exact: true }).inputValue()).toBe(
      'RR-0021-2026',
    )
    const enlace = formulario(page).getByRole('link', { name: 'Ver el archivo guardado' })
    const archivo = await page.request.get((await enlace.getAttribute('href'))!)
    expect((await archivo.body()).equals(PDF)).toBe(true)
    await formulario(page).getByRole('button', { name: 'Quitar el archivo guardado' }).click()
    await page.getByRole('button', { name: 'Sí', exact: true }).click()
    await enlace.waitFor({ state: 'detached' })
    await formulario(page).getByLabel('Nombre del plan').fill(`${plan.nombre} bis`)
    await guardar(page)
    await page.getByRole('heading', { level: 1, name: `${plan.nombre} bis` }).waitFor()
    expect(problems).toEqual([])
  })

  it('a name that is missing is told under its field, and what was typed stays', async () => {
    const { page } = await abrir()
    await hacer(page, 'Editar el plan')
    const nombre = formulario(page).getByLabel('Nombre del plan')
    await nombre.fill('')
    await formulario(page).getByLabel('Número de plan').fill('00004')
    await guardar(page)
    await formulario(page).getByRole('alert').waitFor()
    expect(await nombre.getAttribute('aria-invalid')).toBe('true')
    expect(await formulario(page).getByLabel('Número de plan').inputValue()).toBe('00004')
  })

  it('two people edit it: what each changed is brought together', async () => {
    const { page, plan } = await abrir()
    await hacer(page, 'Editar el plan')
    await formulario(page).getByLabel('Semanas').fill('17')
    const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
    await formulario(page).locator('input[type=file]').setInputFiles(pdf('mio.pdf', PDF))
    const SUYO = Buffer.concat([PDF, Buffer.from('\n% de la otra persona\n')])
    const suya = await page.request.put(`/api/v1/plan/estudios/${plan.id}`, {
      multipart: { numero: '7', archivo_resolucion: pdf('suyo.pdf', SUYO) },
    })
    expect(suya.status()).toBe(200)
    await guardar(page)
    await page.getByText('Otra persona guardó antes').waitFor()
    // Both put a file: one of the two stays, and it is said which.
    await page.getByText('mio.pdf', { exact: true }).last().waitFor()
    await page.getByText('Queda como está guardado').click()
    await page.getByRole('button', { name: 'Guardar así' }).click()
    await formulario(page).first().waitFor({ state: 'detached' })
    const { data } = await pedir<{
      data: { numero: string; semanas: number; archivo_resolucion_url: string }
    }>(page, 'GET', `/v1/plan/estudios/${plan.id}`)
    expect((await (await page.request.get(data.archivo_resolucion_url)).body()).equals(SUYO)).toBe(true)
    expect(data).toMatchObject({ numero: '7', semanas: 17 })
  })

  it('ceased by another person meanwhile: what happened is said, and what was typed stays to be copied', async () => {
    const { page, plan } = await abrir({ routed: true })
    // While the save is on its way, before this page hears of it.
    await page.route(`**/api/v1/plan/estudios/${plan.id}`, async route => {
      if (route.request().method() === 'GET') return route.continue()
      await pedir<unknown>(page, 'PUT', `/v1/plan/estudios/${plan.id}`, { fechacese: '2026-11-20' })
      return route.continue()
    })
    await hacer(page, 'Editar el plan')
    await formulario(page).getByLabel('Número de plan').fill('00777')
    await guardar(page)
    await formulario(page)
      .getByText(/^Otra persona cesó el plan mientras usted lo editaba, con fecha 20\/11\/2026/)
      .first()
      .waitFor()
    expect(await page.getByText('Otra persona guardó antes').count()).toBe(0)
    expect(await formulario(page).getByLabel('Número de plan').inputValue()).toBe('00777')
  })

  it('a date that is no day stays as it was typed, says so, and ceases nothing', async () => {
    const { page, plan } = await abrir()
    await hacer(page, 'Cesar el plan')
    const fecha = formulario(page).getByLabel('Fecha de cese')
    await fecha.fill('31/04/2026')
    await fecha.press('Enter')
    await formulario(page).getByRole('alert').getByText('Esa fecha no existe').waitFor()
    expect(await fecha.inputValue()).toBe('31/04/2026')
    await fecha.fill('15 de mayo')
    await fecha.press('Tab')
    await formulario(page).getByText('Esa fecha no existe: escríbala como dd/mm/aaaa.').waitFor()
    expect(await fecha.inputValue()).toBe('15 de mayo')
    const { data } = await pedir<{ data: { fechacese: string | null } }>(
      page,
      'GET',
      `/v1/plan/estudios/${plan.id}`,
    )
    expect(data.fechacese).toBeNull()
    await fecha.fill('3/5/26')
    await fecha.press('Tab')
    expect(await fecha.inputValue()).toBe('03/05/2026')
    await formulario(page).getByRole('button', { name: 'Cesar el plan' }).click()
    await page.getByText('Cesado con fecha 03/05/2026').first().waitFor()
  })

  it('what it shows is asked for while the app is on the way, and only once', async () => {
    const { page, plan, problems } = await abrir()
    const pedidas: string[] = []
    const llamada = (url: string) => /\/api\/(auth\/user|v1\/.*)$/.exec(url)?.[1]
    page.on('request', r => pedidas.push(llamada(r.url()) ?? ''))
    const deLaCasa = [
      'auth/user',
      `v1/plan/estudios/${plan.id}`,
      `v1/asignaturas/por/plan/estudio/${plan.id}`,
    ]
    const veces = () => deLaCasa.map(una => pedidas.filter(p => p === una).length)
    const sigue = await retener(page, '**/assets/base-*.js')
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(veces).toEqual([1, 1, 1])
    sigue()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByText('Lógica').first().waitFor()
    expect(veces()).toEqual([1, 1, 1])
    expect(problems).toEqual([])
  })

  it('an address that names no plan is a page that says so', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    for (const camino of ['999999999', 'nada']) {
      await page.goto(`/form/09092015083031/${camino}`)
      await page.getByRole('heading', { name: 'Página no encontrada' }).waitFor()
    }
  })
})
