import { enLista } from '@malla/domain/texto/lista.ts'
import { segun } from '@malla/domain/texto/numero.ts'

/** As many names as a sentence holds. Who reads them asks for one more, to know whether there are others. */
export const NOMBRADOS = 5

/** Names inside a sentence: «a», «b» y otros; `most` of them at the most. */
export const enumerar = (names: readonly string[], most = NOMBRADOS): string =>
  enLista([...names.slice(0, most).map(n => `«${n}»`), ...(names.length > most ? ['otros'] : [])])

/** How a refusal to delete begins: «No se puede eliminar «a»», «No se pueden eliminar «a» y «b»». */
export const noSePuedeEliminar = (names: readonly string[]): string =>
  `${segun(names.length, 'No se puede eliminar', 'No se pueden eliminar')} ${enumerar(names)}`
