/** How a file is called that the server gave no name. */
export const NOMBRE_SIN_DAR = 'informe.pdf'

/** The name that the server gave the file. */
function nameFrom(response: Response): string {
  const header = response.headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  return encoded ? decodeURIComponent(encoded) : (/filename="?([^";]+)/i.exec(header)?.[1] ?? NOMBRE_SIN_DAR)
}

/** Gets a report's file. Rejects with the server's reason when it cannot be made. */
export async function fetchFile(url: string): Promise<{ blob: Blob; fileName: string }> {
  const response = await fetch(url, { credentials: 'same-origin' })
  if (!response.ok) {
    const body = (await response.json().catch(() => ({}))) as { message?: string }
    throw new Error(body.message ?? 'No se pudo abrir el documento.')
  }
  return { blob: await response.blob(), fileName: nameFrom(response) }
}

/** Saves a file that is here already under its name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
