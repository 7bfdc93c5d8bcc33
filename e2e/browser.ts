import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import { aqui } from './aqui.ts'
import { settled } from './lanzar.ts'
import { devolver, type Prestado, prestar } from './prestados.ts'

export { settled }

export const SIZES = { laptop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

export interface Opening {
  size?: keyof typeof SIZES
  dark?: boolean
  /** Another server than the one that all tests share. */
  baseURL?: string
  /** With everything that slides and fades: looked at where it is what a test is about. */
  motion?: boolean
  /** Without scripts, as search engines and old readers see a page. */
  scripts?: boolean
  /**
   * For a page whose calls are stopped or changed when it already stands. Otherwise it is asked to let its calls through the test only from its first
   * route on, hears of it a moment later, and what it sends before is neither stopped nor seen. Such a page keeps no file: loading it costs double.
   */
  routed?: boolean
}

/**
 * Under which a screen is looked at: each size and each theme once, which is where rules about width and about colours differ. All four where
 * pictures are kept.
 */
export const LOOKS: readonly (readonly [size: keyof typeof SIZES, dark: boolean])[] = [
  ['laptop', false],
  ['phone', true],
  ...(process.env.PICTURES
    ? ([
        ['laptop', true],
        ['phone', false],
      ] as const)
    : []),
]

/** The same for journeys whose screens are walked in both anyway, or made in the others of their file: where it is narrow. All where pictures are kept. */
export const NARROW_LOOK = process.env.PICTURES ? LOOKS : LOOKS.filter(([size]) => size === 'phone')

/**
 * Who changes the institution may be refused the live channel of the one just left, asked for a moment before, or the visit of the page that they left it
 * from; and the library of the channel may still write to the line that it is closing.
 */
const DE_LA_DEJADA =
  /403 .*\/broadcasting\/auth$|409 .*\/page\/visited\/\d+$|^WebSocket is already in CLOSING or CLOSED state/

const LARGO = 4000

/** What stood on a page when a journey failed, for whoever reads that it did: the next run may never show it again. */
async function contarPagina(page: Page): Promise<void> {
  const cuerpo = await page
    .locator('body')
    .ariaSnapshot({ timeout: 3000 })
    .catch(error => `(${error instanceof Error ? error.message : error})`)
  const sinEnlaces = cuerpo.replace(/^ *- \/url: .*\n/gm, '')
  console.error(`Al fallar, en ${page.url()}:\n${sinEnlaces.slice(-LARGO)}`)
}

/** Each `open` is a person with a browser of their own, who leaves when the test ends. `nuevos`: for files that do to a browser what cannot be undone. */
export function useBrowser({ nuevos = false } = {}) {
  let abiertos: Prestado[] = []
  afterEach(async ({ task }) => {
    const ajenos = abiertos
    abiertos = []
    const isFallada = task.result?.state !== 'pass'
    if (isFallada) await Promise.all(ajenos.flatMap(a => a.context.pages()).map(contarPagina))
    await Promise.all(ajenos.map(a => (nuevos ? a.context.close() : devolver(a, isFallada))))
  })

  /** A page that reports whatever goes wrong in it: an error in the console fails the test that looks at `problems`. */
  async function open({
    size = 'laptop',
    dark = false,
    baseURL = aqui.baseUrl,
    scripts = true,
    motion = false,
    routed = false,
  }: Opening = {}): Promise<{ page: Page; problems: string[] }> {
    const prestado = await prestar({
      routed,
      baseURL,
      viewport: SIZES[size],
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: motion ? 'no-preference' : 'reduce',
      locale: 'es-PE',
      timezoneId: 'America/Lima',
      acceptDownloads: true,
      javaScriptEnabled: scripts,
      // It would answer before the routes of a test do; what it does is looked at in sinConexion.test.ts.
      serviceWorkers: 'block',
      ...(size === 'phone' ? { hasTouch: true, isMobile: true } : {}),
    })
    abiertos.push(prestado)
    const { page } = prestado
    page.setDefaultTimeout(90_000)
    const problems: string[] = []
    page.on('pageerror', e => {
      problems.push(e.message)
      // Where it came from, which its message leaves out: the same commit built again, with maps, says what stands there.
      console.error(`En ${page.url()}: ${e.stack}`)
    })
    page.on('console', m => {
      const told = `${m.text()} ${m.location().url}`.trim()
      if (m.type() === 'error' && !DE_LA_DEJADA.test(told)) problems.push(told)
    })
    return { page, problems }
  }
  return { open }
}

/** Signs in through the form, as a person does; who works in several institutions is asked for one. */
export async function signIn(
  page: Page,
  usuario: string,
  clave: string,
  institucion?: string,
): Promise<void> {
  await page.goto('/auth/signin')
  await page.getByLabel('Usuario').fill(usuario)
  await page.getByLabel('Contraseña', { exact: true }).fill(clave)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL('**/escritorio')
  if (!institucion) return
  await page.getByRole('dialog').getByRole('button', { name: institucion }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** Put into each page that is looked at: the short one is there sooner. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules that one theme may break and another keep. */
const DE_COLOR = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
const TODAS = { type: 'tag', values: WCAG }

/**
 * What lies open over the page and keeps one from it, or the page without its side, which is the same on all: that one, and the page under what is open,
 * are looked at without it where all screens are walked.
 */
const LO_QUE_SE_USA = `[...document.querySelectorAll('[role=dialog][aria-modal=true]')].findLast(d => d.checkVisibility())
  ?? { exclude: ['aside[aria-label="Navegación"]'] }`

/** What axe finds in a part of the page, a line a rule. Only that is worked out and sent: with all that holds it takes three times as long. */
async function violationsIn(page: Page, part: string | undefined, runOnly: object): Promise<string[]> {
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(AXE)
  const options = { runOnly, resultTypes: ['violations'], iframes: false }
  return page.evaluate(`axe.run(${part === undefined ? LO_QUE_SE_USA : JSON.stringify(part)}, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).join(', ')))`)
}

/** axe finds nothing on the page as it stands, or in a part of it: what a drawer half covers is too small for it. */
export async function expectAccessible(page: Page, what: string, part?: string): Promise<void> {
  await settled(page)
  // What a bar that stays in sight half covers is no smaller for it: one scrolls on.
  if (part === undefined || part === 'html') await page.evaluate('window.scrollTo(0, 0)')
  expect(await violationsIn(page, part, TODAS), what).toEqual([])
}

/** axe finds nothing that has to do with colours: for the second theme of what was looked at whole. */
export async function expectLegible(page: Page, what: string, part: string): Promise<void> {
  await settled(page)
  expect(await violationsIn(page, part, DE_COLOR), what).toEqual([])
}

/** All text passes 7:1, which whoever asks the system for more contrast is given. */
export async function expectMoreContrast(page: Page, what: string): Promise<void> {
  await settled(page)
  const rule = { type: 'rule', values: ['color-contrast-enhanced'] }
  expect(await violationsIn(page, 'html', rule), what).toEqual([])
}

/** Keeps a picture when PICTURES names a folder. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: path.join(folder, `${name}.png`) })
}
