/** Grounds on which white letters read well (4.5:1 at least). */
const COLORES = ['#3546b0', '#2f6f48', '#8f5a08', '#b83a2b', '#8a4fbe', '#1b6a94', '#a8325a', '#6b5c49']

/** A number of the text, the same every time. */
const numberOf = (text: string): number => [...text].reduce((n, c) => (n * 31 + c.codePointAt(0)!) >>> 0, 7)

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A neutral picture made of the typed name alone, as a data URI: a letter on a colour. It says nothing of any account. */
export function avatarDe(usuario: string): string {
  const name = usuario.trim().toLowerCase()
  const letter = (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '·').toUpperCase().replace(/[&<>]/g, c => escaped[c]!)
  const color = COLORES[numberOf(name) % COLORES.length]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128"><rect width="128" height="128" fill="${color}"/><text x="64" y="66" fill="#fff" font-family="system-ui,sans-serif" font-size="64" font-weight="600" text-anchor="middle" dominant-baseline="central">${letter}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
