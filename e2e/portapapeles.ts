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

/** Pastes into the text that is open, as the browser does when somebody presses Ctrl V; `poner` fills the clipboard `data`. */
export const pegarCon = (page: Page, poner: string): Promise<unknown> =>
  page.evaluate(`(async () => {
    const data = new DataTransfer()
    ${poner}
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.querySelector('.ProseMirror').dispatchEvent(event)
  })()`)

/** A picture, likewise. */
export const pegarImagen = (page: Page, b64: string): Promise<unknown> =>
  pegarCon(
    page,
    `const bytes = Uint8Array.from(atob('${b64}'), c => c.charCodeAt(0))
    data.items.add(new File([bytes], 'figura.png', { type: 'image/png' }))`,
  )

/** Where pictures are sent to, and where one that is kept is read. */
export const SUBIR_IMAGEN = '**/api/v1_1/*/image/upload'
export const IMAGEN_GUARDADA = 'img[src^="/api/v1/imagenes/"]'
