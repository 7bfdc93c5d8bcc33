import { contar } from '@malla/domain/texto/numero.ts'

/** The title of the list of those that ask for a course, and, where others hang on them, to how many that comes; null where the list is all. */
export const abreEnPalabras = (
  directos: number,
  todos: number,
): { titulo: string; total: string | null } => ({
  titulo: directos === 0 ? 'Abre el paso a' : `Abre el paso a ${contar(directos, 'curso')}`,
  total: todos > directos ? `${todos} en total, con los que siguen a estos.` : null,
})
