import type { Browser, BrowserContext, Page } from 'playwright-core'
import { settled } from '../lanzar.ts'
import { entrar, type Quien } from './entrar.ts'

/** Windows that pictures are taken in: in CSS pixels, and how many of the picture each is. */
export const VENTANAS = {
  ancha: { width: 1440, height: 900, escala: 10 / 9 },
  media: { width: 1024, height: 680, escala: 1.25 },
  telefono: { width: 390, height: 844, escala: 1.6 },
} as const

/** A picture of the product that its own pages show: of a function of a page, in both themes. */
export interface Foto {
  /** Of its files: `malla` is /fotos/malla-claro.webp and /fotos/malla-oscuro.webp. */
  nombre: string
  ventana: keyof typeof VENTANAS
  /** Who looks: somebody of the demonstration, in one of its institutions. Absent: nobody who is signed in. */
  quien?: Quien
  /** Leads to what is shown and waits until it is there. Fails where it is there no more. */
  llegar: (page: Page) => Promise<void>
  /** Whether the side of the app is open; absent: it is collapsed, which leaves the room to what is shown. */
  conLateral?: boolean
  /** Which part of the window is taken, as a selector; absent: all of it. */
  parte?: string
}

export type Tema = 'claro' | 'oscuro'
export const TEMAS: readonly Tema[] = ['claro', 'oscuro']
/** What the system of whoever looks asks for. */
export const colorDe = (tema: Tema): 'light' | 'dark' => (tema === 'oscuro' ? 'dark' : 'light')

/** The day on which every browser of a picture is, so that the dates of the demonstration read the same whenever it is taken. */
const DIA = '2026-09-02T10:42:00-05:00'

/** Neither a caret nor a bar for scrolling belongs to a picture. */
const QUIETO = '* { caret-color: transparent !important; scrollbar-width: none !important; }'

/** The running product that pictures are taken of. */
export interface Sitio {
  baseUrl: string
  rootPassword: string
}

/** Somebody's browser, made as wide as the picture; nothing is open in it yet. */
export async function abrir(
  browser: Browser,
  { baseUrl: baseURL, rootPassword }: Sitio,
  foto: Foto,
  tema: Tema,
): Promise<BrowserContext> {
  const { escala, ...viewport } = VENTANAS[foto.ventana]
  const context = await browser.newContext({
    baseURL,
    viewport,
    deviceScaleFactor: escala,
    colorScheme: colorDe(tema),
    reducedMotion: 'reduce',
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    // It would fetch the whole app for each picture.
    serviceWorkers: 'block',
    ...(foto.ventana === 'telefono' ? { hasTouch: true, isMobile: true } : {}),
  })
  await context.clock.setFixedTime(DIA)
  // What the answers say of the hour would win over it (web/ui/ahora.ts).
  await context.addInitScript(() => {
    const { get } = Headers.prototype
    Object.defineProperty(Headers.prototype, 'get', {
      value(this: Headers, name: string) {
        return name === 'date' ? null : get.call(this, name)
      },
    })
  })
  // What this browser remembers of the sidebar (web/app/shell/useSidebarOpen.ts).
  await context.addInitScript(
    open => localStorage.setItem('malla.lateral', open),
    foto.conLateral ? '1' : '0',
  )
  if (foto.quien) await entrar(context, foto.quien, rootPassword)
  return context
}

/** Takes a picture of the running product; answers it as PNG. Throws where the screen cannot be reached any more. */
export async function tomar(browser: Browser, sitio: Sitio, foto: Foto, tema: Tema): Promise<Buffer> {
  const context = await abrir(browser, sitio, foto, tema)
  try {
    return await retratar(await context.newPage(), foto)
  } finally {
    await context.close()
  }
}

/** The same in a page of `abrir`, which may be a picture's that is like it. */
export async function retratar(page: Page, foto: Foto): Promise<Buffer> {
  page.setDefaultTimeout(30_000)
  await foto.llegar(page)
  await page.addStyleTag({ content: QUIETO })
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  await settled(page)
  return (foto.parte ? page.locator(foto.parte).first() : page).screenshot()
}
