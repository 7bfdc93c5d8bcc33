import type { Locator, Page } from 'playwright-core'

/** The course grid of a plan, as its tests touch it. */
export interface Hoja {
  open: (url: string) => Promise<void>
  grid: Locator
  /** A cell by the id of its course. */
  cell: (curso: number, columna: string) => Locator
  /** A cell of the place for a new course in a cycle, from 0. */
  nueva: (grupo: number, columna: string) => Locator
  /** «3 cambios sin guardar», «Todo guardado». */
  state: (text: string | RegExp) => Promise<void>
  /** The texts of a column from top to bottom, places for new courses left out. */
  column: (columna: string) => Promise<string[]>
  /** Id and text of what has the focus. */
  focused: () => Promise<string>
  /** What is said of the cell that has the focus. */
  described: () => Promise<string>
  /** Puts a text on the clipboard and pastes it where the focus is, as Ctrl V of a spreadsheet's cells. */
  paste: (text: string) => Promise<void>
  /** What Ctrl C puts on the clipboard. */
  copied: () => Promise<{ text: string; html: string }>
}

/** Where Firefox sends what is copied and pasted: to what has the focus only where one writes there. Others send it to the focus always, and it passes here. */
const DONDE = `const donde = document.activeElement.matches('input, textarea, [contenteditable=true]') ? document.activeElement : document.body`
const PASTE = (text: string) => `{
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', ${JSON.stringify(text)})
  ${DONDE}
  donde.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}`
const COPY = `(() => {
  const clipboardData = new DataTransfer()
  ${DONDE}
  donde.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
  return { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') }
})()`

export function hojaDe(page: Page): Hoja {
  const grid = page.getByRole('grid', { name: 'Cursos del plan' })
  return {
    grid,
    open: async url => {
      await page.goto(`${url}?tab=cursos`)
      await grid.waitFor()
    },
    cell: (curso, columna) => grid.locator(`[data-fila="f${curso}"] [data-columna="${columna}"]`),
    nueva: (grupo, columna) =>
      grid.locator('[data-fila^="+"]').nth(grupo).locator(`[data-columna="${columna}"]`),
    state: text => page.getByRole('status').getByText(text).waitFor(),
    column: columna => grid.locator(`[data-fila^="f"] [data-columna="${columna}"]`).allInnerTexts(),
    focused: () =>
      page.evaluate<string>(
        "(document.activeElement.dataset.columna ?? document.activeElement.tagName) + ' ' + document.activeElement.textContent",
      ),
    described: () =>
      page.evaluate<string>(
        "document.getElementById(document.activeElement.getAttribute('aria-describedby')).textContent",
      ),
    paste: text => page.evaluate(PASTE(text)),
    copied: () => page.evaluate(COPY),
  }
}
