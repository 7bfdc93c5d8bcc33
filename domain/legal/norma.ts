import type { Regla } from './regla.ts'

/** How sure a rule is, in words; null where there is nothing to add. What was not confirmed counts only since the institution did. */
const seguridades: Readonly<Record<Regla['seguridad'], string | null>> = {
  primaria: null,
  secundaria: 'según fuente secundaria',
  sin_confirmar: 'confirmada por la institución',
}

/** «Ley 30220, art. 41 (según fuente secundaria)»: which article, or where else it comes from, and how sure. */
export function normaDe({
  articulo,
  fuente,
  seguridad,
}: Pick<Regla, 'articulo' | 'fuente' | 'seguridad'>): string {
  const segura = seguridades[seguridad]
  return `${articulo || fuente}${segura ? ` (${segura})` : ''}`
}
