import type { Page } from 'playwright-core'

/** A table as Word or a spreadsheet puts it on the clipboard, and Ctrl V where the focus is: the keys and the clipboard of the browser itself. */
export async function pegarTabla(page: Page, filas: readonly (readonly string[])[]): Promise<void> {
  await page.bringToFront()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const html = `<table>${filas.map(f => `<tr>${f.map(c => `<td>${c}</td>`).join('')}</tr>`).join('')}</table>`
  const texto = filas.map(f => f.join('\t')).join('\n')
  await page.evaluate(`navigator.clipboard.write([new ClipboardItem({
    'text/html': new Blob([${JSON.stringify(html)}], { type: 'text/html' }),
    'text/plain': new Blob([${JSON.stringify(texto)}], { type: 'text/plain' }),
  })])`)
  await page.keyboard.press('Control+v')
}
