import { enLista } from '@malla/domain/texto/lista.ts'

/** As many names as a sentence holds. Who reads them asks for one more, to know whether there are others. */
export const NOMBRADOS = 5

/** Names inside a sentence: «a», «b» y otros; `most` of them at the most. */
export const enumerar = (names: readonly string[], most = NOMBRADOS): string =>
  enLista([...names.slice(0, most).map(n => `«${n}»`), ...(names.length > most ? ['otros'] : [])])
