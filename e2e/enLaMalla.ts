import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** What journeys of the malla do with its cards and read of it. */

/** A course of the board; names in these plans begin no other. */
export const tarjeta = (page: Page, nombre: string): Locator =>
  page.locator('[data-curso]').filter({ hasText: nombre })

export const columnaDe = (page: Page, nombre: string): Promise<string | null> =>
  tarjeta(page, nombre).evaluate(e => e.closest('section')?.getAttribute('aria-label') ?? null)

/** Waits until a course stands there. */
export const estaEn = (page: Page, nombre: string, columna: string): Promise<void> =>
  expect.poll(() => columnaDe(page, nombre)).toBe(columna)

/** Waits for what is told beside the board. */
export const dicho = (page: Page, texto: string): Promise<void> =>
  page.getByRole('status').getByText(texto).filter({ visible: true }).first().waitFor()

export const cabeza = (page: Page, ciclo: string): Promise<string> =>
  page
    .getByRole('heading', { name: ciclo, exact: true })
    .evaluate(h => h.nextElementSibling!.querySelector('[aria-hidden]')!.textContent!)

export const guardado = (page: Page): Promise<void> => page.getByText(/^Guardado \d/).waitFor()

export async function centro(locator: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await locator.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Takes a card with the mouse and carries it over another, without letting it go. */
export async function llevar(page: Page, nombre: string, sobre: string): Promise<void> {
  const desde = await centro(tarjeta(page, nombre))
  const hasta = await centro(tarjeta(page, sobre))
  await page.mouse.move(desde.x, desde.y)
  await page.mouse.down()
  await page.mouse.move(desde.x + 10, desde.y + 10, { steps: 3 })
  await page.mouse.move(hasta.x, hasta.y, { steps: 8 })
}
