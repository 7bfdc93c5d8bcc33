import { readOutbox } from '@malla/server/testing/outbox.ts'
import { describe, expect, it } from 'vitest'
import { aqui } from './aqui.ts'
import { expectAccessible, LOOKS, picture, useBrowser } from './browser.ts'
import { act, enterAs, saidMailed, spill, unico } from './demo.ts'
import { pedir } from './planPropio.ts'

const LABORATORIOS = '/form/24102018042400'

describe('the equipment of a laboratory', () => {
  const { open } = useBrowser()

  it.each(LOOKS)('is written, printed and mailed (%s, dark %s)', async (size, dark) => {
    const look = `${size}-${dark ? 'oscura' : 'clara'}`
    const { page, problems } = await open({ size, dark })
    await enterAs(page, 'operador')
    const nombre = unico('Laboratorio de Óptica')
    const local = await pedir<{ data: { id: number } }>(page, 'POST', '/v1/locales', {
      nombre: unico('Sede'),
    })
    await pedir(page, 'POST', '/v1/laboratorios/talleres', { nombre, tipo: 1, local_id: local.data.id })
    await page.goto(`${LABORATORIOS}?filtro=${encodeURIComponent(nombre)}`)
    await act(page, nombre, 'Equipos')
    await page.getByText('Todavía no tiene equipos').waitFor()
    await page.getByRole('button', { name: 'Nuevo equipo' }).first().click()
    const form = page.getByRole('dialog', { name: 'Nuevo equipo' })
    await form.getByRole('textbox', { name: 'Nombre' }).fill('Banco óptico')
    await form.getByRole('textbox', { name: 'Código' }).fill('0021')
    await form.getByLabel('Cantidad').fill('4')
    await expectAccessible(page, 'form of equipment', '[role=dialog]')
    await page.keyboard.press('Enter')
    await form.waitFor({ state: 'detached' })
    const fila = page.getByRole('button', { name: 'Banco óptico', exact: true })
    await fila.waitFor()
    expect(await spill(page)).toBe(0)
    await picture(page, `equipos-${look}`)

    await act(page, 'Banco óptico', 'Ver en PDF')
    await page
      .getByRole('dialog')
      .getByText(/de \d+/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const correo = `${unico('ana').replace(' ', '.')}@ejemplo.edu`
    await page.getByRole('button', { name: 'Documentos', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Enviar a Correo' }).click()
    const envio = page.getByRole('dialog', { name: 'Enviar a Correo' })
    await envio.getByRole('textbox').fill(correo)
    await envio.getByRole('button', { name: 'Enviar' }).click()
    await saidMailed(page, nombre, correo)
    await expect.poll(() => readOutbox(aqui.dataDir).some(m => m.para === correo)).toBe(true)

    await act(page, 'Banco óptico', 'Eliminar')
    await page.getByRole('button', { name: 'Sí', exact: true }).click()
    await page.getByText('Todavía no tiene equipos').waitFor()
    expect(problems).toEqual([])
  })

  it('the list is narrowed by premises, and the address keeps it', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const [sede, nombre] = [unico('Pabellón'), unico('Laboratorio de Suelos')]
    const local = await pedir<{ data: { id: number } }>(page, 'POST', '/v1/locales', { nombre: sede })
    await pedir(page, 'POST', '/v1/laboratorios/talleres', { nombre, tipo: 1, local_id: local.data.id })
    await page.goto(LABORATORIOS)
    await page.getByText('Laboratorio de Física').first().waitFor()
    await page.getByRole('combobox', { name: 'Local', exact: true }).click()
    await page.getByRole('option', { name: sede, exact: true }).click()
    await page.waitForURL(to => to.searchParams.get('local') === String(local.data.id))
    await page.getByText('Laboratorio de Física').first().waitFor({ state: 'detached' })
    await page.getByRole('button', { name: nombre, exact: true }).waitFor()
    expect(problems).toEqual([])
  })
  it('one of a programme that is deactivated names it, and is found by it', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const [programa, nombre] = [unico('Telares'), unico('Laboratorio de Tintes')]
    const { data: otros } = await pedir<{ data: Record<string, unknown>[] }>(
      page,
      'GET',
      '/v1/programas?per_page=5&estado=Activado',
    )
    const { facultad_id, nivel_id, modalidad_id } = otros[0]!
    const { data: suyo } = await pedir<{ data: { id: number } }>(page, 'POST', '/v1/programas', {
      nombre: programa,
      facultad_id,
      nivel_id,
      modalidad_id,
    })
    const local = await pedir<{ data: { id: number } }>(page, 'POST', '/v1/locales', {
      nombre: unico('Sede'),
    })
    await pedir(page, 'POST', '/v1/laboratorios/talleres', {
      nombre,
      tipo: 1,
      local_id: local.data.id,
      programas_ids: [suyo.id],
    })
    await pedir(page, 'PUT', `/v1/programas/${suyo.id}`, { estado: 'Desactivado' })
    await page.goto(LABORATORIOS)
    await page.getByRole('combobox', { name: 'Programa', exact: true }).click()
    await page.getByRole('option', { name: programa, exact: true }).click()
    await page.waitForURL(to => to.searchParams.get('programa') === String(suyo.id))
    await page.getByRole('button', { name: nombre, exact: true }).click()
    const form = page.getByRole('dialog', { name: nombre })
    await form.getByText(programa, { exact: false }).waitFor()
    expect(await form.getByText(String(suyo.id), { exact: true }).count()).toBe(0)
    expect(problems).toEqual([])
  })
})
