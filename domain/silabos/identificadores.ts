/** DOI, ISBN and addresses typed by hand. */

/** A DOI as it is kept («10.1000/182») from what was typed or pasted, with or without its address; null when it is none. */
export function leerDoi(escrito: string): string | null {
  const doi = escrito
    .trim()
    .replace(/^(?:https?:\/\/)?(?:dx\.)?doi\.org\//i, '')
    .replace(/^doi\s*:?\s*/i, '')
    .replace(/[.,;]$/, '')
  return /^10\.\d{4,9}(?:\.\d+)*\/[^\s"<>]+$/.test(doi) ? doi : null
}

/** An ISBN without hyphens from what was typed («978-84-9035-033-1»), its check digit verified; null when it is none. */
export function leerIsbn(escrito: string): string | null {
  const isbn = escrito
    .trim()
    .replace(/^isbn(?:-1[03])?\s*:?\s*/i, '')
    .replace(/[\s\u00a0\-–]/g, '')
    .toUpperCase()
  if (/^\d{9}[\dX]$/.test(isbn)) return suma(isbn, i => 10 - i) % 11 === 0 ? isbn : null
  if (/^97[89]\d{10}$/.test(isbn)) return suma(isbn, i => (i % 2 === 0 ? 1 : 3)) % 10 === 0 ? isbn : null
  return null
}

const suma = (isbn: string, peso: (i: number) => number): number =>
  [...isbn].reduce((total, cifra, i) => total + (cifra === 'X' ? 10 : Number(cifra)) * peso(i), 0)

/** What could run something or reach into a computer, whatever follows it: «javascript: 1» runs as «javascript:1» does. */
const HOSTILES = /^\s*(javascript|data|vbscript|file)\s*:/i

/** «javascript:…», «ftp://…»: what it begins with, if an address begins so; «URL: …», «casa.pe:8080» and half-typed addresses do not. */
const esquemaDe = (escrito: string): string | undefined =>
  (HOSTILES.exec(escrito) ?? /^([a-z][a-z\d+.-]*):(?=[^\s\d])/i.exec(escrito.trim()))?.[1]?.toLowerCase()

/** Why what was typed is no address of the web, or null; nothing typed, and what is not typed to its end, is right. */
export const whyNotUrl = (escrito: string): string | null =>
  ['http', 'https', undefined].includes(esquemaDe(escrito))
    ? null
    : 'La dirección web empieza con http:// o https://.'

/** Why what was typed as a DOI is the address of something else, or null; a DOI that is not typed to its end is right (`whyNotDoi` says more). */
export const whyNotDireccionDeDoi = (escrito: string): string | null =>
  ['http', 'https', 'doi', undefined].includes(esquemaDe(escrito))
    ? null
    : 'El DOI se escribe como 10.1000/182 o como dirección https://doi.org/…'

/** Why what was typed is no DOI, or null; nothing typed is right. */
export const whyNotDoi = (escrito: string): string | null =>
  escrito.trim() === '' || leerDoi(escrito)
    ? null
    : 'El DOI empieza con «10.», lleva una barra y no tiene espacios: 10.1000/182.'

/** Why what was typed is no ISBN, or null; nothing typed is right. */
export function whyNotIsbn(escrito: string): string | null {
  if (escrito.trim() === '' || leerIsbn(escrito)) return null
  const cifras = escrito.replace(/[^\dxX]/g, '').length
  return cifras === 10 || cifras === 13
    ? 'El dígito de control del ISBN no coincide: revise si hay una cifra cambiada.'
    : 'El ISBN tiene 10 o 13 cifras.'
}
