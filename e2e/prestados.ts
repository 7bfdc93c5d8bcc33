import { setTimeout as sleep } from 'node:timers/promises'
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Disposable,
  Page,
  ViewportSize,
} from 'playwright-core'
import { launchBrowser } from './lanzar.ts'
import { dejarSesion } from './sesiones.ts'

/**
 * Browsers that tests lend each other: to make one anew for each costs as much as half of a test. Who gives one back leaves in it no cookie, no storage,
 * no route of a page and no script of its own, only files that the server may change no more; one that cannot be cleaned is thrown away.
 */
export interface Prestado {
  context: BrowserContext
  page: Page
  /** Of which kind it is: only the same are lent again. */
  clase: string
  /** Scripts that a test put into its pages. */
  puestos: Disposable[]
  /** Something was done to it that cannot be undone. */
  isGastado: boolean
  /** Where it was: what it keeps of this is taken away. */
  origen: string
  viewport: ViewportSize
}

let browser: Promise<Browser> | null = null
const origenes = new WeakMap<BrowserContext, string>()
/** The server that a lent browser is for; undefined for one that was made otherwise. */
export const origenDe = (context: BrowserContext): string | undefined => origenes.get(context)
const libres = new Map<string, Prestado[]>()

/**
 * A page of a test lives for seconds: what the compilers of its engine take to make it faster they do not give back, and with room from the start it
 * tidies its memory less often.
 */
export const SIN_COMPILADORES = '--js-flags=--no-maglev,--no-turbofan,--min-semi-space-size=16'

async function lanzar(): Promise<Browser> {
  const nuevo = await launchBrowser([SIN_COMPILADORES])
  // One that ended takes with it what it had lent; the next test starts another.
  nuevo.on('disconnected', olvidar)
  return nuevo
}
function olvidar(): void {
  browser = null
  libres.clear()
}

/** The one browser of this worker; it ends with it. */
async function elNavegador(): Promise<Browser> {
  browser ??= lanzar()
  return browser.catch(error => {
    olvidar()
    throw error
  })
}

/** Scripts put into a context or a page are remembered, to be taken out. */
function anotarScripts(en: Pick<Page, 'addInitScript'>, puestos: Disposable[]): void {
  const poner = en.addInitScript.bind(en)
  en.addInitScript = (async (...args: Parameters<typeof poner>) => {
    const puesto = await poner(...args)
    puestos.push(puesto)
    return puesto
  }) as typeof en.addInitScript
}

interface Opciones extends BrowserContextOptions {
  baseURL: string
  viewport: ViewportSize
  /** Its calls go through the test from the first on. */
  routed: boolean
}

/** A clean browser with one page. */
export async function prestar({ routed, ...options }: Opciones): Promise<Prestado> {
  const { baseURL: origen, viewport, colorScheme, reducedMotion, ...otras } = options
  const clase = JSON.stringify([origen, viewport, otras, routed])
  const libre = libres.get(clase)?.pop()
  if (libre) {
    await libre.page.emulateMedia({
      colorScheme,
      reducedMotion,
      media: null,
      forcedColors: null,
      contrast: null,
    })
    return libre
  }
  const context = await (await elNavegador()).newContext(options)
  if (routed) await context.route('**/ninguna', route => route.continue())
  const page = await context.newPage()
  origenes.set(context, origen)
  const prestado: Prestado = { context, page, clase, puestos: [], isGastado: false, origen, viewport }
  anotarScripts(context, prestado.puestos)
  anotarScripts(page, prestado.puestos)
  const { install } = context.clock
  context.clock.install = (...args) => {
    prestado.isGastado = true
    return install.apply(context.clock, args)
  }
  return prestado
}

/** What tests hear of a page; what Playwright itself hears stays. */
const OIDOS = [
  'pageerror',
  'console',
  'request',
  'response',
  'requestfailed',
  'requestfinished',
  'websocket',
  'dialog',
  'download',
  'crash',
]

async function limpiar({ context, page, puestos, origen, viewport }: Prestado): Promise<void> {
  for (const oido of OIDOS) page.removeAllListeners(oido)
  // First of all: what a page sends while it is left is nobody's.
  const pasarSesion = await dejarSesion(context)
  await Promise.all(context.pages().map(p => (p === page ? null : p.close())))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(`${origen}/malla.svg`)
  await page.evaluate('sessionStorage.clear()')
  await Promise.all(puestos.splice(0).map(p => p.dispose()))
  const cdp = await context.newCDPSession(page)
  await cdp.send('Storage.clearDataForOrigin', { origin: new URL(origen).origin, storageTypes: 'all' })
  await cdp.detach()
  await Promise.all([context.setOffline(false), context.clearPermissions(), page.mouse.move(0, 0)])
  await page.setViewportSize(viewport)
  pasarSesion()
}

/** Cleaning takes a moment; so long after it a browser hangs. */
const LIMPIEZA_MS = 20_000

/** Gives a browser back. What failed may go on doing things in it: then it ends with its test. One that hangs is not waited for. */
export async function devolver(prestado: Prestado, isFallada: boolean): Promise<void> {
  if (isFallada || prestado.isGastado) return prestado.context.close()
  const limpio = limpiar(prestado).then(
    () => true,
    () => false,
  )
  if (await Promise.race([limpio, sleep(LIMPIEZA_MS, null, { ref: false })])) {
    const otros = libres.get(prestado.clase) ?? []
    libres.set(prestado.clase, [...otros, prestado])
    return
  }
  const cerrado = prestado.context.close().catch(() => undefined)
  await Promise.race([cerrado, sleep(LIMPIEZA_MS, null, { ref: false })])
}
