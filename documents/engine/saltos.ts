/** What is looked at of a block, prepared or not. */
type Dicho = Readonly<Record<string, unknown>>

const isSalto = (b: object): boolean => (b as Dicho).tipo === 'salto'
const isVacio = (b: object): boolean => {
  const { tipo, texto } = b as Dicho
  return tipo === 'parrafo' && (texto as readonly unknown[]).length === 0
}

/**
 * The blocks of a section without page breaks before all of it or behind all of it: it has pages of its own, and one would stay empty. A text ends in one
 * where somebody put it there, with the empty paragraph that stands behind a break in the editor.
 */
export const sinSaltosAlBorde = <B extends object>(bloques: readonly B[]): readonly B[] => {
  const desde = bloques.findIndex(b => !isSalto(b))
  const hasta = bloques.findLastIndex(b => !isSalto(b) && !isVacio(b)) + 1
  return bloques.slice(Math.max(0, desde), bloques.slice(hasta).some(isSalto) ? hasta : bloques.length)
}
