import { describe, expect, it } from 'vitest'
import { enterRoot } from './administrador.ts'
import { aqui } from './aqui.ts'
import { expectAccessible, picture, settled, useBrowser } from './browser.ts'
import { enterAs } from './demo.ts'
import { pedir, planDeDemo } from './planPropio.ts'

const PROGRAMAS = '/form/09092015083035?vista=programas'

describe('the progress of programmes', () => {
  const { open } = useBrowser()

  it('is printed for all of a faculty, and sent for one, from the list', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    await page.goto(PROGRAMAS)
    await page.getByRole('button', { name: 'Avance curricular' }).click()
    await expectAccessible(page, 'menu of the progress of programmes')
    await picture(page, 'avance-curricular-menu')
    await page.getByRole('menuitem', { name: 'Avance curricular en PDF' }).click()
    await page
      .getByRole('dialog')
      .getByText(/de \d+/)
      .first()
      .waitFor()
    await picture(page, 'avance-curricular-pdf')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    // Wherever the programmes of other journeys have moved it.
    await page.getByLabel('Filtrar por nombre').fill('Enfermería')
    await page.getByRole('button', { name: 'Acciones de Enfermería', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Enviar a Correo: avance curricular' }).click()
    const envio = page.getByRole('dialog', { name: 'Enviar a Correo' })
    await envio.getByText('«Avance curricular · Enfermería» irá adjunto.').waitFor()
    await envio.getByRole('button', { name: 'Enviar' }).click()
    await envio.waitFor({ state: 'hidden' })
    expect(problems).toEqual([])
  })
})

describe('the outside viewer of Office documents', () => {
  const { open } = useBrowser()

  it('is not there while it is off; on, it says why it cannot reach this machine', async () => {
    const root = await open()
    await enterRoot(root.page)
    const poner = (visor_externo: boolean) =>
      pedir(root.page, 'PUT', '/v1/ajustes/instalacion', { visor_externo })

    const { page, problems } = await open()
    const fuera: string[] = []
    page.on('request', r => {
      if (!r.url().startsWith(aqui.baseUrl)) fuera.push(r.url())
    })
    await enterAs(page, 'operador')
    const plan = await planDeDemo(page)
    const pedido = await page.request.get(`/api/v1/plan/estudios/diseno/curricular/word/${plan.id}`, {
      headers: { prefer: 'respond-async' },
    })
    expect(pedido.status()).toBe(202)
    // Not the documents of journeys before this one: its own, which may wait for theirs.
    const { job } = await pedido.json()
    const suyo = () => pedir<{ data: { estado: string } }>(page, 'GET', `/v1/trabajos/${job}`)
    await expect.poll(async () => (await suyo()).data.estado).toBe('listo')
    await page.goto(plan.url)
    await page.getByRole('button', { name: /Mis documentos/ }).click()
    await page
      .getByRole('link', { name: /^Descargar:/ })
      .first()
      .waitFor()
    expect(await page.getByRole('button', { name: /^Ver en línea/ }).count()).toBe(0)
    try {
      await poner(true)
      await page.reload()
      await page.getByRole('button', { name: /Mis documentos/ }).click()
      const ver = page.getByRole('button', { name: /^Ver en línea/ }).first()
      await ver.waitFor()
      await settled(page)
      await ver.hover()
      await page.getByText('el visor externo no llega a ella').first().waitFor()
      await picture(page, 'visor-externo')
    } finally {
      await poner(false)
    }
    expect(fuera.filter(url => url.startsWith('http'))).toEqual([])
    expect(problems).toEqual([])
  })
})
