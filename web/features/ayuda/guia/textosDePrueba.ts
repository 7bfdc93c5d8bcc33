/** Texts between quotes, also those with places for values (`${…}`), and what stands between tags. */
const COMILLAS = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
const ETIQUETAS = />([^<>{}]+)[<{]|}([^<>{}]+)</g
/** What only a screen reader says: nobody else finds it. */
const SOLO_DICHOS = /\baria-label=(?:"[^"]*"|\{(?:'[^']*'|`[^`]*`)\})/g
const COMENTARIOS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm

const llano = (texto: string): string => texto.replace(/\s+/g, ' ').trim()

/** Every text that a source shows on a screen: quoted texts, pieces of those with values, and what stands between tags. Without comments. */
export function textosDe(fuente: string): string[] {
  const codigo = fuente.replace(COMENTARIOS, ' ').replace(SOLO_DICHOS, ' ')
  const citados = [...codigo.matchAll(COMILLAS)].flatMap(m =>
    (m[1] ?? m[2] ?? m[3] ?? '').split(/\$\{[^}]*\}/).map(t => t.replaceAll("\\'", "'")),
  )
  const entre = [...codigo.matchAll(ETIQUETAS)].map(m => m[1] ?? m[2] ?? '')
  return [...citados, ...entre].map(llano).filter(t => t !== '')
}
