import { enLista } from './lista.ts'
import { cuantos } from './numero.ts'

/** What was counted, in a sentence: of what there is none nothing is said. */

/** A count and its words: «1 nuevo», «12 nuevos». */
export type Cuenta = readonly [n: number, uno: string, varios: string]

/** «12 con cambios y 47 iguales»; '' where there is nothing. */
export const cuentas = (partes: readonly Cuenta[]): string =>
  enLista(partes.filter(([n]) => n > 0).map(parte => cuantos(...parte)))

/** A whole and its parts: «59 cursos, todos nuevos», «59 cursos: 12 con cambios y 47 iguales», «1 curso nuevo»; alone where it has none. */
export function enPartes(todo: Cuenta, partes: readonly Cuenta[], todos: 'todos' | 'todas'): string {
  const dicho = cuantos(...todo)
  const suyas = partes.filter(([n]) => n > 0)
  const [unica] = suyas
  if (!unica) return dicho
  if (unica[0] < todo[0]) return `${dicho}: ${cuentas(suyas)}`
  return todo[0] === 1 ? `${dicho} ${unica[1]}` : `${dicho}, ${todos} ${unica[2]}`
}
