import type { Resultado } from '@malla/contracts/resultados.ts'

/** Lists that an institution begins with (§3, fixed lists), by the names that they have in the calls. */
const delSistema: Readonly<Record<string, string>> = {
  tuning: 'Tuning',
  general: 'Generales',
  especifico: 'Específicos',
}

/** How a list is called; one of the institution's own has its own name. */
export const nombreDeLista = (lista: string): string => delSistema[lista] ?? lista

/** The list that a name means. */
export const claveDeLista = (nombre: string): string =>
  Object.entries(delSistema).find(([, suyo]) => suyo === nombre)?.[0] ?? nombre

/** An outcome with its list and number: «Tuning 9 · …». */
export const enSuLista = ({
  lista,
  numero,
  nombre,
}: Pick<Resultado, 'lista' | 'numero' | 'nombre'>): string => `${nombreDeLista(lista)} ${numero} · ${nombre}`

/** The lists that there are: those of the system first, then the institution's own by name. */
export function listasDe(resultados: readonly Resultado[]): string[] {
  const propias = new Set(resultados.map(r => r.lista).filter(lista => !(lista in delSistema)))
  return [...Object.keys(delSistema), ...[...propias].sort((a, b) => a.localeCompare(b, 'es'))]
}
