import { comienzo } from '../texto/cortar.ts'

/** What a reader tells of a package: what did not come in, and what came in otherwise than it stood. */

export type Que = 'paquete' | 'documento' | 'item' | 'asociacion' | 'definicion' | 'rubrica'

interface Observacion {
  que: Que
  /** Its identifier, or its place: «n.º 12». */
  cual: string
  /** The beginning of its text, where it has one. */
  texto: string
  motivo: string
}

export interface Informe {
  /** Left out, each with why. */
  omitidos: Observacion[]
  /** Taken in, but not as it stood. */
  avisos: Observacion[]
}

/** Most observations that are kept of each kind: a package of nonsense does not answer megabytes. */
const MAS_OBSERVACIONES = 500

export interface Cuaderno {
  informe: Informe
  /** How many were left out of each kind, also of those beyond the most that are kept. */
  cuenta: Record<Que, number>
  omitir(de: Observacion): void
  avisar(de: Observacion): void
}

/** An empty report, to be written in while a package is read. What is beyond the most that is kept is still counted, where it was left out. */
export function abrirCuaderno(): Cuaderno {
  const informe: Informe = { omitidos: [], avisos: [] }
  const cuenta: Record<Que, number> = {
    paquete: 0,
    documento: 0,
    item: 0,
    asociacion: 0,
    definicion: 0,
    rubrica: 0,
  }
  const anotar = (lista: Observacion[], de: Observacion): void => {
    if (lista.length < MAS_OBSERVACIONES) lista.push({ ...de, texto: comienzo(de.texto.toWellFormed(), 120) })
  }
  return {
    informe,
    cuenta,
    omitir: de => {
      cuenta[de.que]++
      anotar(informe.omitidos, de)
    },
    avisar: de => anotar(informe.avisos, de),
  }
}
