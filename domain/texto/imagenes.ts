/** Pictures in a rich text (HTML as it is kept). */

const IMAGEN = /<img\b(?:"[^"]*"|'[^']*'|[^>"'])*>/gi
const DIRECCION = /(\ssrc\s*=\s*)(?:"([^"]*)"|'([^']*)')/i

const direccionDe = (imagen: string): string | null => {
  const [, , a, b] = DIRECCION.exec(imagen) ?? []
  return a ?? b ?? null
}

/** Addresses of the pictures, in their order. */
export const imagenesEn = (html: string): string[] =>
  (html.match(IMAGEN) ?? []).flatMap(imagen => direccionDe(imagen) ?? [])

/** The text with its pictures at the addresses that `otra` answers for theirs; one for which it answers null is taken out. */
export const conImagenesEn = (html: string, otra: (src: string) => string | null): string =>
  html.replace(IMAGEN, imagen => {
    const era = direccionDe(imagen)
    const src = era === null ? null : otra(era)
    return src === null ? '' : imagen.replace(DIRECCION, (_, antes: string) => `${antes}"${src}"`)
  })

/** The text without its pictures. */
export const sinImagenesEn = (html: string): string => html.replace(IMAGEN, '')
