import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { enterAs } from './demo.ts'
import { type Linea, lineaA } from './lineaCortable.ts'
import { type PlanPropio, pedir, planPropio } from './planPropio.ts'
import { type Servidor, startServidor } from './servidor.ts'

/** Tabs of a plan that are compared, and what is there once each is drawn. */
const PARTES = {
  Malla: '[data-curso]',
  Secciones: 'main h2',
  Competencias: 'main [role="treeitem"]',
  Cursos: '[data-fila]',
}
const ESPERA = { interval: 1000 }
/** Two servers are started, and eleven pages read whole, in milliseconds. */
const TRES_HUECOS = 480_000
const estudios = '/v1/plan/estudios'

/** What stands in a part of the page, without who is there. */
const textoDe = (page: Page, parte: string): Promise<string> =>
  page.evaluate(`(() => {
    const copia = document.querySelector(${JSON.stringify(parte)})?.cloneNode(true)
    for (const x of copia?.querySelectorAll('[aria-label="También están aquí"]') ?? []) x.remove()
    return (copia?.textContent ?? '').replace(/\\s+/g, ' ')
  })()`)

/** The same, once nothing of it changes any more. */
async function textoQuieto(page: Page, parte: string): Promise<string> {
  let antes = ''
  for (let iguales = 0; iguales < 3; ) {
    await page.waitForTimeout(250)
    const ahora = await textoDe(page, parte)
    iguales = ahora === antes ? iguales + 1 : 0
    antes = ahora
  }
  return antes
}

type Leer = (page: Page, parte: string) => Promise<string>

/** The whole screen: the tree beside, and each part of the plan as it is shown without loading the page again. */
async function pantallas(page: Page, leer: Leer = textoDe): Promise<Record<string, string>> {
  const textos: Record<string, string> = {}
  for (const [parte, hay] of Object.entries(PARTES)) {
    await page
      .getByRole('tablist', { name: 'Partes del plan' })
      .getByRole('tab', { name: new RegExp(`^${parte}`) })
      .click()
    await page.locator(hay).first().waitFor()
    textos[parte] = await leer(page, 'main')
  }
  return { ...textos, lateral: await textoDe(page, 'section[aria-label="Programas"]') }
}

const enLinea = (page: Page) =>
  expect.poll(() => page.getByRole('status').allTextContents(), ESPERA).toContain('En línea')
const sinLinea = (page: Page) =>
  expect.poll(() => page.getByRole('status').allTextContents(), ESPERA).not.toContain('En línea')

/** As soon as the line is there: the browser is told of it, as when its own cable is put back. Unless it is told it tries again after some ten seconds. */
async function vuelve(page: Page, linea: Linea): Promise<void> {
  linea.unir()
  await page.evaluate(`dispatchEvent(new Event('online'))`)
  await enLinea(page)
}

async function abrir(page: Page, plan: PlanPropio): Promise<void> {
  await enterAs(page, 'basico')
  await page.goto(plan.url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await enLinea(page)
}

/** The addresses that a page asks from now on. */
function oirPedidas(page: Page): string[] {
  const pedidas: string[] = []
  page.on('request', r => pedidas.push(new URL(r.url()).pathname))
  return pedidas
}
const isDeCambios = (camino: string): boolean => camino.endsWith('/v1/changes')
const isDelArbol = (camino: string): boolean => camino.endsWith('/facultades/arbol/con/planes')

type Id = { data: { id: number } }

/** Dozens of writes of all kinds, as others make them while nobody hears. */
async function escribirDeTodo(api: Page, plan: PlanPropio): Promise<void> {
  const ciclos = (await pedir<{ data: { id: number }[] }>(api, 'GET', `/v1/ciclos/por/plan/${plan.id}`)).data
  const escribe = <T>(verbo: string, camino: string, datos: object) => pedir<T>(api, verbo, camino, datos)
  const crear = async (camino: string, datos: object) => (await escribe<Id>('POST', camino, datos)).data.id
  const { creado, borrado } = {
    creado: await crear('/v1/ciclos', { nombre: 'IV', planestudio_id: plan.id }),
    borrado: await crear('/v1/ciclos', { nombre: 'V', planestudio_id: plan.id }),
  }
  await pedir(api, 'DELETE', `/v1/ciclos/${borrado}`)
  const seccion = await crear('/v1/secciones/electivos', {
    nombre: 'Electivos nuevos',
    planestudio_id: plan.id,
    creditos_requeridos: 6,
  })
  for (const [i, nombre] of ['Óptica', 'Acústica', 'Ética', 'Dibujo'].entries())
    await crear('/v1/asignaturas', {
      nombre,
      planestudio_id: plan.id,
      ...(i === 3 ? { seccion_id: seccion } : { ciclo_id: i === 2 ? creado : ciclos[i]!.id }),
      credits: i + 1,
      horasteoria: i + 1,
    })
  const { Uno, Dos, Tres } = plan.curso as Record<'Uno' | 'Dos' | 'Tres', number>
  await escribe('PUT', `/v1/asignaturas/${Uno}`, { nombre: 'Uno y medio', credits: 5, codigo: 'MA-1' })
  await escribe('PUT', `/v1/asignaturas/${Dos}`, { ciclo_id: creado, prerequisito: [Uno] })
  await crear('/v1/asignaturas', { nombre: 'Uno, otra vez', planestudio_id: plan.id, asignatura_id: Uno })
  await pedir(api, 'DELETE', `/v1/asignaturas/${Tres}`)
  const grupo = await crear(`${estudios}/grupos/competencias`, { nombre: 'Nuevas', planestudio_id: plan.id })
  const competencia = await crear(`${estudios}/competencias`, {
    nombre: 'Diseña',
    planestudio_id: plan.id,
    tabcompetencia_id: grupo,
  })
  for (const nombre of ['Traza', 'Mide', 'Corta', 'Une'])
    await crear(`${estudios}/competencias`, { nombre, planestudio_id: plan.id, competencia_id: competencia })
  const { data: todas } = await pedir<{ data: { id: number; nombre: string }[] }>(
    api,
    'GET',
    `${estudios}/competencias/por/plan/${plan.id}`,
  )
  const id = (nombre: string) => todas.find(c => c.nombre === nombre)!.id
  await pedir(api, 'PUT', `${estudios}/competencias/up/${id('Corta')}`)
  await pedir(api, 'PUT', `${estudios}/competencias/down/${id('Traza')}`)
  await pedir(api, 'DELETE', `${estudios}/competencias/${id('Une')}`)
  await escribe('PUT', `${estudios}/${plan.id}/competencias/cursos`, {
    celdas: [{ competencia_id: id('Mide'), asignatura_id: Dos, nivel: 'logra' }],
  })
  for (const key of ['presentacion', 'historias', 'misiones'])
    await escribe('POST', `${estudios}/guardar/json/${plan.id}`, {
      key,
      items: [{ descripcion: `<p>Lo nuevo de ${key}</p>`, status: 1 }],
      revision: 0,
    })
  await escribe('PUT', `${estudios}/${plan.id}`, {
    full_name: `${plan.nombre} cambiado`,
    creditos_totales: 210,
  })
}

/** A few writes more, which say which time it is. */
async function escribirAlgo(api: Page, plan: PlanPropio, vez: string): Promise<void> {
  await pedir(api, 'PUT', `/v1/asignaturas/${plan.curso.Dos}`, { nombre: `Dos, ${vez}` })
  await pedir(api, 'POST', '/v1/asignaturas', {
    nombre: `Nuevo, ${vez}`,
    planestudio_id: plan.id,
    ciclo_id: (await pedir<{ data: { id: number }[] }>(api, 'GET', `/v1/ciclos/por/plan/${plan.id}`)).data[0]!
      .id,
  })
  await pedir(api, 'POST', `${estudios}/competencias`, { nombre: `Mira, ${vez}`, planestudio_id: plan.id })
  await pedir(api, 'PUT', `${estudios}/${plan.id}`, { full_name: `${plan.nombre}, ${vez}` })
  await pedir(api, 'POST', `${estudios}/guardar/json/${plan.id}`, {
    key: 'historias',
    items: [{ descripcion: `<p>De ${vez}</p>`, status: 1 }],
  })
}

/** So many changes of things that nobody looks at, in a plan of their own. */
async function escribirMucho(api: Page, otro: number, veces: number): Promise<void> {
  for (let i = 0; i < veces; i++)
    await pedir(api, 'POST', `${estudios}/${otro}/perfil/egreso/varias`, {
      descripciones: Array.from({ length: 500 }, (_, n) => `<p>Línea ${i}-${n}</p>`),
    })
}

/** Three gaps, one after the other, of two browsers that stay open: to prepare them takes longer than a gap. */
describe('after a gap', () => {
  const { open } = useBrowser()
  let linea: Linea | null = null
  let servidor: Servidor | null = null
  const dir = mkdtempSync(path.join(tmpdir(), 'malla-vivo-'))
  afterEach(async () => {
    await linea?.cerrar()
    await servidor?.stop()
    linea = servidor = null
    rmSync(dir, { recursive: true, force: true })
  })
  const CURSOS = [
    ['Uno', 1],
    ['Dos', 2],
    ['Tres', 3],
  ] as const

  interface Escena {
    cable: Linea
    /** Who writes. */
    api: Page
    ana: Page
    /** By a line that can be cut. */
    luis: Page
    /** Of somebody who comes once others have written. */
    tercera: Page
    plan: PlanPropio
    /** A plan that nobody looks at. */
    otro: PlanPropio
  }

  /** Two browsers on the same plan, one of them by a line that can be cut, and somebody who writes. */
  async function preparar(baseURL: string): Promise<Escena> {
    const cable = await lineaA(Number(new URL(baseURL).port))
    linea = cable
    const { page: api } = await open({ baseURL })
    await enterAs(api, 'operador')
    const plan = await planPropio(api, 3, CURSOS as never)
    await pedir(api, 'POST', `${estudios}/competencias`, { nombre: 'Lee', planestudio_id: plan.id })
    const otro = await planPropio(api, 0, [])
    const [{ page: ana }, { page: luis }] = [await open({ baseURL }), await open({ baseURL: cable.baseUrl })]
    const { page: tercera } = await open({ baseURL })
    await Promise.all(
      [ana, luis].map(async page => {
        await abrir(page, plan)
        await pantallas(page, textoQuieto)
      }),
    )
    return { cable, api, ana, luis, tercera, plan, otro }
  }

  /** Both screens, and that of somebody who comes only now, say the same; and what was written is there. */
  async function comparar({ luis, ana, tercera, plan }: Escena, escrito: string) {
    await abrir(tercera, plan)
    const fresca = await pantallas(tercera, textoQuieto)
    expect(fresca.Cursos).toContain(escrito)
    await tercera.goto('about:blank')
    // Those are looked at until they are the same, and not until they are quiet first.
    await Promise.all([luis, ana].map(page => expect.poll(() => pantallas(page), ESPERA).toEqual(fresca)))
  }

  /** Of hundreds of writes: they are told one by one, in several pages. */
  async function contado(escena: Escena): Promise<void> {
    const { cable, api, ana, luis, plan, otro } = escena
    cable.cortar()
    await sinLinea(luis)
    await escribirDeTodo(api, plan)
    await ana
      .getByRole('tablist', { name: 'Partes del plan' })
      .getByRole('tab', { name: 'Competencias' })
      .click()
    await ana.getByRole('tab', { name: /^Nuevas/ }).click()
    await ana.getByRole('treeitem', { name: /^F1 Diseña/ }).press('F2')
    await ana.getByRole('textbox', { name: 'Nombre de F1' }).fill('Diseña de nuevo')
    await ana.keyboard.press('Enter')
    await ana.getByRole('treeitem', { name: /^F1 Diseña de nuevo/ }).waitFor()
    await escribirMucho(api, otro.id, 2)
    const pedidas = oirPedidas(luis)
    await vuelve(luis, cable)
    await comparar(escena, 'Uno, otra vez')
    expect(pedidas.filter(isDeCambios).length, 'pages of changes').toBeGreaterThan(2)
  }

  /** Too long to be told one by one: everything is read anew, once. */
  async function leidoDeNuevo(escena: Escena): Promise<void> {
    const { cable, api, luis, plan, otro } = escena
    cable.cortar()
    await sinLinea(luis)
    await escribirMucho(api, otro.id, 5)
    await escribirAlgo(api, plan, 'la segunda vez')
    const pedidas = oirPedidas(luis)
    await vuelve(luis, cable)
    await expect.poll(() => pedidas.filter(isDelArbol).length, ESPERA).toBe(1)
    await comparar(escena, 'Dos, la segunda vez')
    expect(pedidas.filter(isDeCambios).length).toBeLessThan(6)
    expect(pedidas.filter(isDelArbol).length, 'the tree, once').toBe(1)
  }

  /** The server that comes back is another process than the one that went. */
  async function deOtroServidor(escena: Escena, otroServidor: () => Promise<void>): Promise<void> {
    const { cable, api, ana, luis, plan } = escena
    cable.cortar()
    await escribirAlgo(api, plan, 'la tercera vez')
    await otroServidor()
    cable.unir()
    for (const page of [luis, ana]) await enLinea(page)
    await comparar(escena, 'Dos, la tercera vez')
  }

  it(
    'of hundreds of writes, of too many to be told, and of a server, both browsers show the same, and the same as one that is opened then',
    async () => {
      const env = { DATA_DIR: path.join(dir, 'data') }
      const primero = await startServidor(env)
      servidor = primero
      const escena = await preparar(primero.baseUrl)
      await contado(escena)
      await leidoDeNuevo(escena)
      await deOtroServidor(escena, async () => {
        await primero.stop()
        servidor = await startServidor({ ...env, PORT: new URL(primero.baseUrl).port })
      })
    },
    TRES_HUECOS,
  )
})
