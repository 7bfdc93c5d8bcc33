import type { Browser, CDPSession, Page } from 'playwright-core'
import { entrar, pedirDe } from '../e2e/fotos/entrar.ts'
import { launchBrowser } from '../e2e/lanzar.ts'
import { startServidor } from '../e2e/servidor.ts'
import { median, ms, type Renglon, times } from './medir.ts'

/** What a modest laptop on a slow line feels, after Lighthouse's «slow 4G»: bytes a second, and milliseconds there and back. */
const LINEA = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
}
const CPU = 4
const VECES = 3
const CURSOS = 80
/** What a browser in which somebody signed in keeps of it (web/app/keptSession.ts). */
const RECORDADA = `if (location.protocol.startsWith('http')) localStorage['malla.sesion'] ??= '{}'`
const OPERADOR = { usuario: 'operador', institucion: 'Universidad Andina del Sur' }

/** A person with a browser of their own, slow as said; nothing is in its cache. */
async function abrir(browser: Browser, baseURL: string): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'es-PE',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', LINEA)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  return { page, cdp }
}

/** Milliseconds from the navigation until the thing is there and two frames were drawn after it: the page answers. */
async function hasta(page: Page, url: string, cosa: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  return page.evaluate(`new Promise(resolve => {
    const mirar = () =>
      document.querySelector(${JSON.stringify(cosa)})
        ? requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))
        : requestAnimationFrame(mirar)
    mirar()
  })`)
}

const mediana = (todas: readonly number[]): number => median(todas.toSorted((a, b) => a - b))

/** Frames while something is done: milliseconds between them, sorted. */
async function cuadros(page: Page, hacer: () => Promise<void>): Promise<number[]> {
  await page.evaluate(`(() => {
    const vistos = (window.cuadros = [])
    let antes = performance.now()
    const mirar = ahora => {
      vistos.push(ahora - antes)
      antes = ahora
      if (window.cuadros === vistos) requestAnimationFrame(mirar)
    }
    requestAnimationFrame(mirar)
  })()`)
  await hacer()
  const vistos = await page.evaluate<number[]>(
    '(() => { const v = window.cuadros; window.cuadros = null; return v })()',
  )
  return vistos.slice(2).sort((a, b) => a - b)
}

const p95 = (orden: readonly number[]): number => orden[Math.floor(orden.length * 0.95)]!

/** A plan of 80 courses in ten cycles, each with a requisite in the cycle before. */
async function planDe80(page: Page): Promise<string> {
  const { request } = page.context()
  const { data: programas } = await pedirDe<{ data: { id: number }[] }>(request, '/v1/programas?per_page=5')
  const { data: plan } = await pedirDe<{ data: { id: number } }>(request, '/v1/plan/estudios', {
    full_name: 'Plan de ochenta cursos',
    carrera_id: programas[0]!.id,
    ciclos: 10,
  })
  const { data: ciclos } = await pedirDe<{ data: { id: number }[] }>(
    request,
    `/v1/ciclos/por/plan/${plan.id}`,
  )
  const asignaturas = Array.from({ length: CURSOS }, (_, i) => ({
    nombre: `Curso de prueba ${i + 1}`,
    ciclo_id: ciclos[Math.floor(i / 8)]!.id,
    credits: 3,
    horasteoria: 2,
    horaspractica: 2,
    requisitos_texto: i < 8 ? '' : `Curso de prueba ${i - 7}`,
  }))
  const hecho = await request.put(`/api/v1/asignaturas/por/plan/estudio/${plan.id}`, {
    data: { asignaturas },
  })
  if (!hecho.ok()) throw new Error(`the courses: ${hecho.status()} ${await hecho.text()}`)
  return `/form/09092015083031/${plan.id}`
}

const renglon = (que: string, nuestro: number, piso: number, meta: string): Renglon => ({
  que,
  nuestro: ms(nuestro),
  piso: ms(piso),
  razon: times(nuestro / piso),
  meta,
})

/** Pages with nothing in the cache, and again with what the first visit left there; the floor: a bare document of the same server. */
async function medirPaginas(browser: Browser, baseURL: string, plan: string): Promise<Renglon[]> {
  const frias: Record<string, number[]> = {}
  const otra: number[] = []
  const anotar = (que: string, tomado: number): void => void (frias[que] ??= []).push(tomado)
  for (let i = 0; i < VECES; i++) {
    const { page: visita } = await abrir(browser, baseURL)
    anotar('piso', await hasta(visita, '/api/health', 'body'))
    anotar('portada', await hasta(visita, '/', 'h1'))
    await visita.context().close()
    const { page: ingreso } = await abrir(browser, baseURL)
    anotar('ingreso', await hasta(ingreso, '/auth/signin', 'input[name=password]'))
    await ingreso.context().close()
    const { page } = await abrir(browser, baseURL)
    await entrar(page.context(), OPERADOR)
    await page.context().addInitScript(RECORDADA)
    const cursos = '[data-curso]'
    anotar('plan', await hasta(page, plan, cursos))
    await page.waitForTimeout(1500)
    otra.push(await hasta(page, plan, cursos))
    await page.context().close()
  }
  const piso = mediana(frias.piso!)
  return [
    renglon('Portada, sin nada guardado: ya responde', mediana(frias.portada!), piso, '2 s'),
    renglon('Ingreso, sin nada guardado: ya responde', mediana(frias.ingreso!), piso, '2 s'),
    renglon('Plan de 80 cursos, sin nada guardado', mediana(frias.plan!), piso, '3 s'),
    renglon('Plan de 80 cursos, visita siguiente', mediana(otra), piso, '3 s'),
  ]
}

/** Frames while one types in the table and drags in the malla; the floor: frames of a page that does nothing. */
async function medirCuadros(browser: Browser, baseURL: string, plan: string): Promise<Renglon[]> {
  const { page } = await abrir(browser, baseURL)
  await entrar(page.context(), OPERADOR)
  await page.goto('/api/health')
  const quietos = p95(await cuadros(page, () => page.waitForTimeout(2000)))
  await page.goto(`${plan}?tab=cursos`)
  const celda = page.locator('[data-fila^="f"] [data-columna="nombre"]').nth(3)
  await celda.dblclick()
  await page.waitForTimeout(1000)
  const tecleado = await cuadros(page, () => page.keyboard.type(' de ingeniería aplicada', { delay: 80 }))
  await page.keyboard.press('Escape')
  const rodado = await cuadros(page, async () => {
    for (let i = 0; i < 40; i++) {
      await page.mouse.wheel(0, 120)
      await page.waitForTimeout(30)
    }
  })
  await page.goto(plan)
  const tarjetas = page.locator('[data-curso]')
  await tarjetas.nth(CURSOS - 1).waitFor()
  await page.waitForTimeout(2000)
  const [de, a] = [await tarjetas.nth(20).boundingBox(), await tarjetas.nth(44).boundingBox()]
  const arrastrado = await cuadros(page, async () => {
    await page.mouse.move(de!.x + 20, de!.y + 10)
    await page.mouse.down()
    for (let i = 1; i <= 40; i++) {
      await page.mouse.move(de!.x + 20 + ((a!.x - de!.x) * i) / 40, de!.y + 10 + ((a!.y - de!.y) * i) / 40)
      await page.waitForTimeout(20)
    }
    await page.keyboard.press('Escape')
    await page.mouse.up()
  })
  await page.context().close()
  const de95 = (que: string, vistos: readonly number[]): Renglon =>
    renglon(`${que}: cuadros p95 (el más largo: ${ms(vistos.at(-1)!)})`, p95(vistos), quietos, '50 ms')
  return [
    de95('Escribir en la tabla de cursos', tecleado),
    de95('Recorrer la tabla de cursos', rodado),
    de95('Arrastrar en la malla de 80 cursos', arrastrado),
  ]
}

/**
 * Speed where it is felt: a processor four times slower and a line of 1.6 Mbit/s with 150 ms there and back, over the demonstration's server. Needs
 * Chromium and a machine with nothing else to do.
 */
export async function medirLoQueSeSiente(): Promise<Renglon[]> {
  const servidor = await startServidor()
  const browser = await launchBrowser()
  try {
    const { page } = await abrir(browser, servidor.baseUrl)
    await entrar(page.context(), OPERADOR)
    const plan = await planDe80(page)
    await page.context().close()
    return [
      ...(await medirPaginas(browser, servidor.baseUrl, plan)),
      ...(await medirCuadros(browser, servidor.baseUrl, plan)),
    ]
  } finally {
    await browser.close()
    await servidor.stop()
  }
}
