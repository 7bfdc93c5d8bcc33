import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { aqui } from './aqui.ts'
import { expectAccessible, LOOKS, picture, useBrowser } from './browser.ts'
import { enterAs, said, spill } from './demo.ts'
import { pedir, planPropio } from './planPropio.ts'

const PLAN = '/publico/uas/ingenieria-de-sistemas-2026'
const CURSO = `${PLAN}/co401`

describe('pages of a published plan', () => {
  const { open } = useBrowser()

  it('without scripts the plan is read as tables, and its sheets behind links', async () => {
    const { page, problems } = await open({ scripts: false })
    await page.goto(PLAN)
    const ciclo = page.getByRole('table', { name: /^Ciclo IV/ })
    await ciclo.getByRole('columnheader', { name: 'Requisitos' }).waitFor()
    const fila = ciclo.getByRole('row', { name: /Base de Datos I/ })
    expect(await fila.getByRole('rowheader').textContent()).toBe('Base de Datos I')
    expect(await fila.textContent()).toContain('Estructura de Datos y Algoritmos (CO301).')
    expect(await page.getByText('Toque un curso').isVisible()).toBe(false)
    await fila.getByRole('link').click()
    await page.waitForURL(`**${CURSO}`)
    await page.getByRole('heading', { level: 1, name: 'Base de Datos I' }).waitFor()
    await page
      .getByRole('complementary', { name: 'Requisitos' })
      .getByText('Desarrollo de Aplicaciones Web')
      .waitFor()
    await page.getByRole('link', { name: 'Planes de estudios' }).click()
    await page.getByRole('link', { name: 'Plan de estudios 2026' }).first().waitFor()
    expect(problems).toEqual([])
  })

  it.each(LOOKS)('can be read by everybody (%s, dark %s)', async (size, dark) => {
    const look = `${size}-${dark ? 'oscura' : 'clara'}`
    const { page, problems } = await open({ size, dark })
    for (const [url, nombre] of [
      [PLAN, 'plan'],
      [CURSO, 'curso'],
      ['/publico/uas', 'casa'],
      [`${PLAN}?incrustado=1`, 'incrustado'],
    ] as const) {
      await page.goto(url)
      await expectAccessible(page, url)
      expect([url, await spill(page)]).toEqual([url, 0])
      await picture(page, `publico-${nombre}-${look}`)
    }
    await page.goto(PLAN)
    await page.getByRole('link', { name: /^CO401/ }).click()
    await page.getByRole('region', { name: 'Curso elegido' }).waitFor()
    await expectAccessible(page, 'a course lights the malla')
    expect(await spill(page)).toBe(0)
    await picture(page, `publico-luces-${look}`)
    expect(problems).toEqual([])
  })

  it('touching a course lights what it needs and opens; touching it again opens its sheet', async () => {
    const { page, problems } = await open({ size: 'phone' })
    await page.goto(PLAN)
    const tarjeta = page.getByRole('link', { name: /^CO401/ })
    await tarjeta.tap()
    const ficha = page.getByRole('region', { name: 'Curso elegido' })
    await ficha.getByRole('button', { name: 'Estructura de Datos y Algoritmos', exact: true }).waitFor()
    const luces = async (luz: string) =>
      (await page.locator(`.tarjeta[data-luz="${luz}"] .nombre`).allTextContents()).map(n =>
        n.replaceAll('\u00ad', ''),
      )
    expect(await luces('propia')).toEqual(['Base de Datos I'])
    expect(await luces('necesita')).toEqual(
      expect.arrayContaining(['Fundamentos de Programación', 'Estructura de Datos y Algoritmos']),
    )
    expect(await luces('abre')).toContain('Base de Datos II')
    expect(await page.locator('.lineas g[data-luz="necesita"]').count()).toBeGreaterThan(1)
    // The card is not under what is written of it.
    const [suya, deLaFicha] = [(await tarjeta.boundingBox())!, (await ficha.boundingBox())!]
    expect(suya.y + suya.height).toBeLessThanOrEqual(deLaFicha.y)
    await tarjeta.tap()
    await page.waitForURL(`**${CURSO}`)
    expect(problems).toEqual([])
  })

  it('arrows walk, Escape puts the lights out, Enter opens; the legend picks out an area', async () => {
    const { page, problems } = await open()
    await page.goto(PLAN)
    const elegida = () => page.locator('.tarjeta[data-luz="propia"] .codigo').allTextContents()
    await page.locator('.tarjeta').first().focus()
    expect(await elegida()).toEqual(['EG101'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    expect(await elegida()).toEqual(['CO201'])
    expect(await page.locator('.tarjeta[tabindex="0"]').count()).toBe(1)
    await page.keyboard.press('Escape')
    expect(await elegida()).toEqual([])
    const area = page.getByRole('button', { name: /^Computación/ })
    await area.click()
    expect(await area.getAttribute('aria-pressed')).toBe('true')
    const propias = await page.locator('.tarjeta[data-tinta-propia] .codigo').allTextContents()
    expect(propias).toContain('CO401')
    expect(propias.every(codigo => !codigo.startsWith('MA'))).toBe(true)
    await area.click()
    expect(await page.locator('.tarjeta[data-tinta-propia]').count()).toBe(0)
    await page.locator('.tarjeta').first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${PLAN}/eg101`)
    expect(problems).toEqual([])
  })

  it('stands in a page of others when it is asked for so, and not otherwise', async () => {
    const { page } = await open()
    const base = aqui.baseUrl
    const otra = createServer((req, res) => {
      const url = base + PLAN + (req.url === '/bien' ? '?incrustado=1' : '')
      res.setHeader('content-type', 'text/html')
      res.end(`<title>Otra</title><iframe title="Plan" src="${url}" width="1000" height="700"></iframe>`)
    }).listen(0, '127.0.0.1')
    await once(otra, 'listening')
    const origen = `http://127.0.0.1:${(otra.address() as AddressInfo).port}`
    try {
      await page.goto(`${origen}/bien`)
      const marco = page.frameLocator('iframe')
      await marco.getByRole('link', { name: /^CO401/ }).click()
      await marco.getByRole('link', { name: 'Ver la ficha', exact: true }).click()
      await marco.getByRole('heading', { level: 1, name: 'Base de Datos I' }).waitFor()
      await page.goto(`${origen}/mal`)
      await page.waitForTimeout(500)
      expect(await marco.getByRole('heading', { level: 1 }).count()).toBe(0)
    } finally {
      otra.close()
    }
  })

  it('the PDF comes by its link', async () => {
    const { page } = await open()
    await page.goto(PLAN)
    const href = await page.getByRole('link', { name: 'Descargar PDF' }).getAttribute('href')
    const r = await page.request.get(href!)
    expect([r.status(), r.headers()['content-type'], (await r.body()).subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ])
  })

  it('a plan is published from its menu, seen by who is not signed in, and gone when it is withdrawn', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 2, [
      ['Topografía', 1],
      ['Caminos', 2, 'Topografía'],
    ])
    await page.goto(plan.url)
    await page.getByRole('button', { name: 'Más', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Publicar…' }).click()
    const dialogo = page.getByRole('dialog')
    await dialogo.getByText('Las revisiones y sus observaciones').waitFor()
    await expectAccessible(page, 'publishing', '[role=dialog]')
    await dialogo.getByRole('textbox', { name: 'Dirección' }).fill('Mal escrita')
    await dialogo.getByRole('button', { name: 'Publicar', exact: true }).click()
    await said(page, 'El campo «Dirección» solo admite letras minúsculas sin tilde, números y guiones.')
    await dialogo.getByRole('textbox', { name: 'Dirección' }).fill('publicado-e2e')
    await dialogo.getByRole('button', { name: 'Publicar', exact: true }).click()
    const enlace = dialogo.getByRole('link', { name: /\/publico\/uas\/publicado-e2e$/ })
    await enlace.waitFor()
    await dialogo.getByRole('button', { name: 'Cerrar', exact: true }).last().waitFor()
    expect(await dialogo.getByRole('button', { name: 'Guardar' }).count()).toBe(0)
    await expectAccessible(page, 'published', '[role=dialog]')
    await picture(page, 'publicar-plan')
    const url = (await enlace.getAttribute('href'))!
    const nadie = await open()
    await nadie.page.goto(url)
    await nadie.page.getByRole('heading', { level: 1, name: new RegExp(plan.nombre) }).waitFor()
    await dialogo.getByRole('button', { name: 'Retirar', exact: true }).click()
    await page
      .getByRole('dialog', { name: 'Retirar el plan' })
      .getByRole('button', { name: 'Retirar', exact: true })
      .click()
    await page.getByText('El plan ya no es público.').waitFor()
    expect((await nadie.page.goto(url))!.status()).toBe(404)
    await nadie.page.getByRole('heading', { name: 'Esta página no está publicada' }).waitFor()
    // The address that was refused.
    expect(problems.filter(p => !/ 422 /.test(p))).toEqual([])
  })

  it('who edits a plan that somebody withdraws meanwhile is asked before it is public again', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [['Lógica', 1]])
    const publicacion = `/v1/plan/estudios/${plan.id}/publicacion`
    const esPublico = async () =>
      (await pedir<{ data: { publicacion: object | null } }>(page, 'GET', publicacion)).data.publicacion !==
      null
    const direccion = `retirado-${plan.id}`
    await pedir<unknown>(page, 'PUT', publicacion, { direccion })
    await page.goto(plan.url)
    await page.getByRole('button', { name: 'Más', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Publicar…' }).click()
    const dialogo = page.getByRole('dialog', { name: /^(Plan publicado|Publicar el plan)$/ })
    await dialogo.getByRole('checkbox', { name: /^Mostrar también los sílabos/ }).check()
    await pedir<unknown>(page, 'DELETE', publicacion)
    const pregunta = page.getByRole('dialog', { name: 'Otra persona retiró el plan' })
    const responder = async (que: string) => {
      await dialogo.getByRole('button', { name: /^(Guardar|Publicar)$/ }).click()
      await pregunta.getByRole('button', { name: que, exact: true }).click()
    }
    await responder('Dejarlo retirado')
    await dialogo.getByText('ya no es público').first().waitFor()
    expect(await esPublico()).toBe(false)
    await responder('Publicarlo de nuevo')
    await page.getByText('El plan está publicado.').waitFor()
    expect(await esPublico()).toBe(true)
    await pedir<unknown>(page, 'DELETE', publicacion)
  })
})
