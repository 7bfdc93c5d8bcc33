import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CLAVE_DE_DEMO } from '@malla/server/seeds/demo/gente.ts'
import { type APIRequestContext, type BrowserContext, chromium, type Page, request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findChromium } from '../scripts/chromium.ts'
import { expectAccessible, picture, SIZES, settled } from './browser.ts'
import { enterDesk, FACULTADES, UNIVERSIDAD } from './demo.ts'
import { type PlanPropio, pedir, planPropio } from './planPropio.ts'
import { SIN_COMPILADORES } from './prestados.ts'
import { type Servidor, startServidor } from './servidor.ts'
import { abrirTexto, guardado, listo, seccion, silaboGuardado, silaboPropio } from './silaboPropio.ts'

let servidor: Servidor
let perfil = ''
let contexto: BrowserContext | null = null

async function abrir(size: keyof typeof SIZES = 'laptop', dark = false): Promise<Page> {
  contexto = await chromium.launchPersistentContext(perfil, {
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', SIN_COMPILADORES],
    baseURL: servidor.baseUrl,
    viewport: SIZES[size],
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'es-PE',
    timezoneId: 'America/Lima',
  })
  const page = contexto.pages()[0] ?? (await contexto.newPage())
  page.setDefaultTimeout(90_000)
  return page
}
async function cerrar(): Promise<void> {
  await contexto?.close()
  contexto = null
}

/** Until the app is whole in this browser. */
const listoParaIrse = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        `navigator.serviceWorker.getRegistration().then(r => Boolean(r?.active && navigator.serviceWorker.controller))`,
      ),
    )
    .toBe(true)

/** What was read is kept a moment after it came. */
const guardadoLoVisto = (page: Page): Promise<void> => page.waitForTimeout(2000)

const conexion = (page: Page) => page.locator('[data-conexion]')
const dice = (page: Page, que: RegExp): Promise<void> =>
  expect.poll(() => conexion(page).textContent()).toMatch(que)

const HOY = () =>
  new Date().toLocaleDateString('es', { day: 'numeric', month: 'long', timeZone: 'America/Lima' })

beforeAll(async () => {
  servidor = await startServidor()
}, 200_000)
afterAll(() => servidor?.stop())
beforeEach(() => servidor.start(), 200_000)
afterEach(async () => {
  await cerrar()
  if (perfil) rmSync(perfil, { recursive: true, force: true })
})
const perfilNuevo = () => {
  perfil = mkdtempSync(path.join(tmpdir(), 'malla-perfil-'))
}

/** An operator in front of a plan of the test's own, with all of it seen and kept. */
async function anteUnPlan(page: Page): Promise<PlanPropio> {
  await enterDesk(page, 'operador')
  const plan = await planPropio(page, 3, [
    ['Física I', 1],
    ['Física II', 2],
    ['Historia', 2],
  ])
  await page.goto(plan.url)
  await page.getByText('Física II').first().waitFor()
  await listoParaIrse(page)
  await guardadoLoVisto(page)
  return plan
}

/** The server as a program of another person asks it. */
async function otraPersona(): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: servidor.baseUrl })
  const answer = await api.post('/api/auth/signin', {
    data: { usuario: 'operador@demo.edu', password: CLAVE_DE_DEMO },
  })
  expect(answer.ok()).toBe(true)
  const { data } = await (await api.post('/api/auth/user')).json()
  const universidad = data.empresas.find((e: { razonsocial: string }) => e.razonsocial === UNIVERSIDAD)
  await api.post('/api/empresas/change', { data: { empresa_id: universidad.id } })
  return api
}

interface Curso {
  id: number
  nombre: string
  ciclo_id: number
  revision: number
}
const cursosDe = async (api: APIRequestContext, plan: PlanPropio): Promise<Curso[]> =>
  (await (await api.get(`/api/v1/asignaturas/por/plan/estudio/${plan.id}`)).json()).data

const tarjeta = (page: Page, nombre: string) => page.locator('[data-curso]').filter({ hasText: nombre })
const columnaDe = (page: Page, nombre: string) =>
  tarjeta(page, nombre).evaluate(e => e.closest('section')?.getAttribute('aria-label') ?? null)

const quedoGuardado = (page: Page): Promise<void> =>
  page.getByText('Guardado en este equipo').first().waitFor()

/** Another name for a course, in its form. */
async function renombrar(page: Page, plan: PlanPropio, curso: string, nombre: string): Promise<void> {
  await page.goto(`${plan.url}?tab=cursos&curso=${plan.curso[curso]}`)
  const dialogo = page.getByRole('dialog')
  await dialogo.getByLabel('Nombre').fill(nombre)
  await dialogo.getByRole('button', { name: /^Guardar/ }).click()
  await dialogo.waitFor({ state: 'detached' })
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Cambios por enviar' })
async function abrirPanel(page: Page): Promise<void> {
  await conexion(page).click()
  await panel(page).waitFor()
}

describe('without a connection', () => {
  it('the app starts, shows what was last seen with its date, and is up to date when the server is back', async () => {
    perfilNuevo()
    const page = await abrir()
    const plan = await anteUnPlan(page)
    await page.goto(FACULTADES)
    const facultad = (await page.getByRole('row').nth(1).getByRole('button').first().textContent())!
    // What was read is kept a moment later.
    await page.waitForTimeout(1500)
    await page.goto(plan.url)
    await page.getByText('Física II').first().waitFor()
    await page.waitForTimeout(1500)
    await servidor.kill()
    await page.reload()
    await page.getByText('Física II').first().waitFor()
    await page.getByText(new RegExp(`se muestra lo que vio el ${HOY()} a las \\d\\d:\\d\\d`)).waitFor()
    await dice(page, /^Sin conexión$/)
    await expectAccessible(page, 'the bar without a connection', 'header')
    await expectAccessible(page, 'the line of what was seen', 'p[role=status]')
    await picture(page, 'sin-conexion-plan')
    await page.goto('/form/09092015083031/999999')
    await page.getByText('Sin conexión puede abrir lo que ya vio').waitFor()
    await page.getByRole('link', { name: new RegExp(`${plan.nombre} ·`) }).waitFor()
    await expectAccessible(page, 'a page that was never seen')
    await picture(page, 'sin-conexion-no-visto')
    // Its form was never opened: the list has it whole.
    await page.goto(FACULTADES)
    await page.getByRole('button', { name: facultad, exact: true }).click()
    const nombre = page.getByRole('dialog', { name: facultad }).getByRole('textbox', { name: 'Nombre' })
    expect(await nombre.inputValue()).toBe(facultad)
    await page.goto(plan.url)
    await page.getByText(/se muestra lo que vio/).waitFor()
    await servidor.start()
    await dice(page, /^En línea/)
    await expect.poll(() => page.getByText(/se muestra lo que vio/).count()).toBe(0)
  })

  it('what is edited waits through the end of the browser, and is sent in its order, each once', async () => {
    perfilNuevo()
    let page = await abrir()
    const plan = await anteUnPlan(page)
    const { data: yo } = await pedir<{ data: { ultimo_cambio: number } }>(page, 'POST', '/auth/user')
    await servidor.kill()
    await tarjeta(page, 'Historia').focus()
    await page.keyboard.press('Alt+ArrowRight')
    await quedoGuardado(page)
    await dice(page, /^Sin conexión · 1 cambio por enviar$/)
    await renombrar(page, plan, 'Física I', 'Física mecánica')
    await dice(page, /2 cambios por enviar$/)
    await page.goto(plan.url)
    await page.getByRole('button', { name: 'Añadir un curso en Ciclo I', exact: true }).click()
    const dialogo = page.getByRole('dialog')
    await dialogo.getByLabel('Nombre').fill('Ética')
    await dialogo.getByRole('button', { name: /^Guardar/ }).click()
    await dialogo.waitFor({ state: 'detached' })
    await dice(page, /3 cambios por enviar$/)
    await cerrar()

    page = await abrir()
    await page.goto(plan.url)
    await dice(page, /^Sin conexión · 3 cambios por enviar$/)
    await tarjeta(page, 'Física mecánica').waitFor()
    expect(await columnaDe(page, 'Historia')).toMatch(/^Ciclo III/)
    await abrirPanel(page)
    expect(await panel(page).getByRole('listitem').count()).toBe(3)
    await panel(page).getByText('Cambia un curso: Física mecánica').waitFor()
    await expectAccessible(page, 'the queue', '[role=dialog]')
    await picture(page, 'sin-conexion-cola')
    await page.keyboard.press('Escape')
    await servidor.start()
    await dice(page, /^En línea$/)
    const cursos = await cursosDe(page.request, plan)
    expect(cursos.map(c => c.nombre).sort()).toEqual(
      ['Física II', 'Física mecánica', 'Historia', 'Ética'].sort(),
    )
    const { data: cambios } = await pedir<{ data: { evento: string; id: number }[] }>(
      page,
      'GET',
      `/v1/changes?after=${yo.ultimo_cambio}`,
    )
    const deCursos = cambios.filter(c => c.evento.startsWith('asignatura.')).map(c => [c.evento, c.id])
    expect(deCursos).toEqual([
      ['asignatura.updated', plan.curso.Historia],
      ['asignatura.updated', plan.curso['Física I']],
      ['asignatura.created', cursos.find(c => c.nombre === 'Ética')!.id],
    ])
    await tarjeta(page, 'Ética').waitFor()
  })

  it('what two changed differently is offered with both texts; what one changed twice does not collide with itself', async () => {
    perfilNuevo()
    let page = await abrir()
    const plan = await anteUnPlan(page)
    await servidor.kill()
    await renombrar(page, plan, 'Física I', 'Física de aquí')
    await renombrar(page, plan, 'Física II', 'Campos')
    await renombrar(page, plan, 'Física II', 'Campos y ondas')
    await dice(page, /3 cambios por enviar$/)
    await cerrar()

    await servidor.start()
    const otra = await otraPersona()
    const antes = (await cursosDe(otra, plan)).find(c => c.nombre === 'Física I')!
    const cambio = await otra.put(`/api/v1/asignaturas/${antes.id}`, {
      data: { nombre: 'Física de allá', revision: antes.revision },
    })
    expect(cambio.ok(), await cambio.text()).toBe(true)
    // What was written in a course that has a new version by now goes on in that one.
    const fisica = plan.curso['Física II']!
    const version = await otra.post('/api/v1/asignaturas', {
      data: { planestudio_id: plan.id, asignatura_id: fisica, nombre: 'Física II' },
    })
    expect(version.ok(), await version.text()).toBe(true)

    page = await abrir('phone', true)
    await page.goto(plan.url)
    await dice(page, /^1 cambio necesita su decisión$/)
    expect((await cursosDe(otra, plan)).map(c => c.nombre).sort()).toEqual(
      ['Campos y ondas', 'Física de allá', 'Historia'].sort(),
    )
    expect((await (await otra.get(`/api/v1/asignaturas/${fisica}`)).json()).data.nombre).toBe('Física II')
    await picture(page, 'sin-conexion-decidir-barra')
    await abrirPanel(page)
    await expectAccessible(page, 'what is to be decided', '[role=dialog]')
    await picture(page, 'sin-conexion-por-decidir')
    await panel(page).getByRole('button', { name: 'Decidir', exact: true }).click()
    const dialogo = page.getByRole('dialog', { name: 'Otra persona guardó antes' })
    await dialogo.getByText('Física de aquí', { exact: true }).waitFor()
    await dialogo.getByText('Física de allá', { exact: true }).waitFor()
    await expectAccessible(page, 'the decision', '[role=dialog]')
    await picture(page, 'sin-conexion-decision')
    await dialogo.getByRole('radio', { name: /Física de aquí/ }).click()
    // Where the browser has no room for the decision it is said, and nothing is lost.
    await page.evaluate(`{
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }
      window.conSitio = () => { IDBObjectStore.prototype.put = put }
    }`)
    const guardarAsi = dialogo.getByRole('button', { name: 'Guardar así', exact: true })
    await guardarAsi.click()
    await dialogo.getByRole('alert').filter({ hasText: 'Este navegador no dejó guardar el cambio' }).waitFor()
    await settled(page)
    await expectAccessible(page, 'a decision without room', '[role=dialog]')
    await page.evaluate('window.conSitio()')
    await guardarAsi.click()
    await dialogo.waitFor({ state: 'detached' })
    await dice(page, /^En línea$/)
    expect((await cursosDe(otra, plan)).map(c => c.nombre)).toContain('Física de aquí')
    await otra.dispose()
  })

  it('another person in the same browser sees nothing of it and sends nothing; the first one does, signed in again', async () => {
    perfilNuevo()
    let page = await abrir()
    const plan = await anteUnPlan(page)
    await servidor.kill()
    await renombrar(page, plan, 'Historia', 'Historia del Perú')
    await dice(page, /1 cambio por enviar$/)
    await contexto!.clearCookies()
    await cerrar()

    await servidor.start()
    page = await abrir()
    await enterDesk(page, 'inspector')
    await dice(page, /^En línea$/)
    const ajenas = await page.evaluate(`new Promise(resolve => {
      const pedido = indexedDB.open('malla-visto')
      pedido.onsuccess = () => {
        const claves = pedido.result.transaction('consultas').objectStore('consultas').getAllKeys()
        claves.onsuccess = () => { pedido.result.close(); resolve(claves.result.filter(k => k.includes('${plan.id}}'))) }
      }
    })`)
    expect(ajenas).toEqual([])
    await abrirPanel(page)
    await panel(page).getByText('No hay nada por enviar').waitFor()
    await page.keyboard.press('Escape')
    const otra = await otraPersona()
    expect((await cursosDe(otra, plan)).map(c => c.nombre)).toContain('Historia')
    await contexto!.clearCookies()
    await page.goto('/escritorio')
    await enterDesk(page, 'operador')
    await expect
      .poll(async () => (await cursosDe(otra, plan)).map(c => c.nombre))
      .toContain('Historia del Perú')
    await dice(page, /^En línea$/)
    await otra.dispose()
  })

  it('a syllabus that was typed is there after a reload, and with the server when it is back', async () => {
    perfilNuevo()
    const page = await abrir()
    await enterDesk(page, 'operador')
    const s = await silaboPropio(page)
    await page.goto(s.url)
    await listo(page)
    await listoParaIrse(page)
    await guardadoLoVisto(page)
    await servidor.kill()
    await abrirTexto(page, 'Metodología')
    await page.keyboard.type('Escrito sin conexión.')
    await page.waitForTimeout(500)
    await page.reload()
    await seccion(page, 'Metodología').getByText('Escrito sin conexión.').waitFor()
    await servidor.start()
    await guardado(page)
    const { silabo } = await silaboGuardado(page, s)
    expect(silabo.metodologia).toBe('<p>Escrito sin conexión.</p>')
  })
})
