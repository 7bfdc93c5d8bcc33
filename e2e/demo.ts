import type { Page } from 'playwright-core'
import { elegir, entrar } from './fotos/entrar.ts'
import { origenDe } from './prestados.ts'
import { tomarSesion } from './sesiones.ts'

/** The institution of the demonstration in which a university's journeys take place. */
export const UNIVERSIDAD = 'Universidad Andina del Sur'
export const INSTITUTO = 'Instituto Superior Tecnológico Nevado Azul'

/** Addresses of the forms (§2). */
export const FACULTADES = '/form/09092015083035'
export const PLANES = '/form/09092015083031'

/**
 * Signs in as somebody of the demonstration, past the form and the question of the institution; no page is open yet. Mostly with a session that another
 * test left (sesiones.ts): what is about signing in itself goes through the form.
 */
export async function enterAs(page: Page, usuario: string, institucion = UNIVERSIDAD): Promise<void> {
  const context = page.context()
  const origen = origenDe(context)
  // A browser that was not lent, of a test that ends it and begins it again.
  if (!origen) return entrar(context, { usuario, institucion })
  await tomarSesion(context, origen, usuario)
  await elegir(context, { usuario, institucion })
}

/** Signs in as `enterAs` does and waits at the desk, where the form leads. */
export async function enterDesk(page: Page, usuario: string, institucion = UNIVERSIDAD): Promise<void> {
  await enterAs(page, usuario, institucion)
  await page.goto('/escritorio')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Goes on inside the app, as a link does: loading it anew for each screen would take ten times as long. */
export async function ir(page: Page, direccion: string): Promise<void> {
  const isThere = await page.evaluate<boolean>("'__TSR_ROUTER__' in self")
  if (!isThere) await page.goto(direccion)
  // Its promise ends with the page that is left: it is not waited for.
  else await page.evaluate(`void self.__TSR_ROUTER__.navigate({ href: ${JSON.stringify(direccion)} })`)
}

/** Chooses in a field that offers a list. */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Waits until the page says this, in the alert «¡Bien!» or wherever. */
export const said = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor()

/** Waits until the page says that a document goes by mail. */
export const saidMailed = (page: Page, titulo: string, correo: string): Promise<void> =>
  said(page, `Enviaremos «${titulo}» a ${correo}`)

/** What can be done with a row: opens its menu and chooses. */
export async function act(page: Page, row: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de ${row}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** A name that no other test uses. */
let n = 0
export const unico = (nombre: string): string => `${nombre} ${process.pid}-${++n}`

/** The number of programmes beside Plan de Estudios (§2). */
export async function badge(page: Page): Promise<number> {
  const entry = page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: /^Plan de/ })
    // The number comes a moment after the entry.
    .filter({ hasText: /\d/ })
  return Number.parseInt((await entry.textContent())?.replace(/\D+/, '') ?? '', 10)
}

/** By how many pixels the page is wider than its window. */
export const spill = async (page: Page): Promise<number> =>
  Math.max(0, Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth')))

const INVITACIONES_CORTADAS = `(() => {
  const lienzo = document.createElement('canvas').getContext('2d')
  const cabe = campo => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(campo)
    lienzo.font = font
    const ancho = campo.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    return lienzo.measureText(campo.placeholder).width <= ancho + 1
  }
  return [...document.querySelectorAll('input:placeholder-shown')].filter(c => c.checkVisibility() && !cabe(c)).map(c => c.placeholder)
})()`

/** What empty fields ask for and are too narrow to show. */
export const invitacionesCortadas = (page: Page): Promise<string[]> => page.evaluate(INVITACIONES_CORTADAS)
