import { readFileSync } from 'node:fs'
import { leerWord } from '@malla/documents/testing/leerWord.ts'
import { readOutbox } from '@malla/server/testing/outbox.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aqui } from './aqui.ts'
import { expectAccessible, picture, useBrowser } from './browser.ts'
import { enterAs, said } from './demo.ts'
import { planPropio } from './planPropio.ts'

describe('the documents of a plan', () => {
  const { open } = useBrowser()

  async function abrir(size: 'laptop' | 'phone' = 'laptop') {
    const { page, problems } = await open({ size })
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 2, [['Lógica y ñandúes', 1]])
    await page.goto(`${plan.url}?tab=documentos`)
    await page.getByRole('button', { name: 'Preparar: Diseño curricular en Word' }).waitFor()
    return { page, plan, problems }
  }
  const bandeja = (page: Page) => page.getByRole('dialog', { name: 'Mis documentos' })

  it('a long one is prepared while the person goes on, tells how far it is, and arrives', async () => {
    const { page, problems } = await abrir()
    await page.getByRole('button', { name: 'Preparar: Diseño curricular en Word' }).click()
    await bandeja(page).waitFor()
    await bandeja(page).getByText('Listo · Word').first().waitFor()
    await expectAccessible(page, 'my documents')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      bandeja(page)
        .getByRole('link', { name: /^Descargar/ })
        .first()
        .click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^Diseño curricular - .*\.docx$/)
    expect(leerWord(readFileSync(await download.path())).texto).toContain('Lógica y ñandúes')
    await page.reload()
    await page.getByRole('button', { name: 'Mis documentos' }).click()
    // Other journeys leave documents of the same person.
    const quitar = bandeja(page).getByRole('button', { name: /^Quitar/ })
    await quitar.first().waitFor()
    const habia = await quitar.count()
    await quitar.first().click()
    await expect.poll(() => quitar.count()).toBe(habia - 1)
    // The focus goes on to what follows, or to the heading: Esc still closes the box.
    await expect.poll(() => bandeja(page).locator(':focus').count()).toBe(1)
    await page.keyboard.press('Escape')
    await bandeja(page).waitFor({ state: 'hidden' })
    expect(problems).toEqual([])
  })

  it('«Enviar a Correo» has the person’s address, says what is wrong with another, and sends', async () => {
    const { page } = await abrir()
    await page.getByRole('button', { name: 'Enviar a Correo: Plan de estudios' }).click()
    const dialogo = page.getByRole('dialog', { name: 'Enviar a Correo' })
    const correo = dialogo.getByLabel('Correo Electrónico')
    await expect.poll(() => correo.evaluate(c => c.matches(':focus'))).toBe(true)
    expect(await correo.inputValue()).toMatch(/@/)
    expect(await correo.getAttribute('placeholder')).toBe('Escriba un Correo Electrónico')
    await expectAccessible(page, 'send by mail')
    await correo.fill('no es un correo')
    await dialogo.getByRole('button', { name: 'Enviar', exact: true }).click()
    await dialogo.getByText('debe ser un correo electrónico válido').first().waitFor()
    const para = `jornada${Date.now()}@uni.edu.pe`
    await correo.fill(para)
    await dialogo.getByRole('button', { name: 'Enviar', exact: true }).click()
    await said(page, `no se envió a ${para}`)
    expect(readOutbox(aqui.dataDir).some(m => m.para === para)).toBe(true)
  })

  it('one that failed is told by the button of the list, in words, until it is opened', async () => {
    const { page } = await open()
    const canal = Promise.withResolvers<(trabajo: object) => void>()
    await page.routeWebSocket(/\/app\//, ws => {
      const server = ws.connectToServer()
      server.onMessage(m => ws.send(m))
      ws.onMessage(m => {
        server.send(m)
        const channel = /private-usuario\.\d+/.exec(String(m))?.[0]
        if (channel)
          canal.resolve(data =>
            ws.send(JSON.stringify({ event: 'trabajo.updated', channel, data: JSON.stringify(data) })),
          )
      })
    })
    await enterAs(page, 'inspector')
    await page.goto('/escritorio')
    await page.getByRole('button', { name: 'Mis documentos', exact: true }).waitFor()
    const decir = await canal.promise
    decir({
      id: 987_654,
      titulo: 'Sílabo',
      estado: 'fallido',
      error: 'No hay correo.',
      correo: 'a@b.pe',
      progreso: 0,
      nombre: null,
      tipo: null,
      created_at: '2026-11-21T10:00:00Z',
      ended_at: null,
    })
    await page.getByRole('status').filter({ hasText: 'No se pudo enviar «Sílabo» a a@b.pe.' }).waitFor()
    await expectAccessible(page, 'a document that failed')
    await picture(page, 'documentos-con-error')
    await page.getByRole('button', { name: 'Mis documentos: 1 con error' }).click()
    await bandeja(page).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Mis documentos', exact: true }).waitFor()
  })

  it('on a phone the list and its tray fit', async () => {
    const { page } = await abrir('phone')
    await page.getByRole('button', { name: 'Preparar: Cartas descriptivas' }).click()
    await bandeja(page).getByText('Listo · PDF').first().waitFor()
    const ancho = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
    expect(ancho).toBeLessThanOrEqual(0)
    const caja = (await bandeja(page).boundingBox())!
    expect(caja.x).toBeGreaterThanOrEqual(0)
    expect(caja.x + caja.width).toBeLessThanOrEqual(390)
  })
})
