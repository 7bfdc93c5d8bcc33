import { enLista } from '@malla/domain/texto/lista.ts'

/** Names inside a sentence: «a», «b» y otros; `most` of them at the most. */
export const enumerar = (names: readonly string[], most = 5): string =>
  enLista([...names.slice(0, most).map(n => `«${n}»`), ...(names.length > most ? ['otros'] : [])])
