import type { Creados } from '@malla/contracts/importar.ts'
import { enLista, enListaCorta } from '@malla/domain/texto/lista.ts'
import { cuantos } from '@malla/domain/texto/numero.ts'

const cosas: Readonly<Record<keyof Creados, readonly [uno: string, varios: string]>> = {
  ciclos: ['ciclo', 'ciclos'],
  secciones: ['sección de electivos', 'secciones de electivos'],
  areascursos: ['área', 'áreas'],
  tiposcursos: ['tipo de curso', 'tipos de curso'],
  tipologiasespecialescursos: ['tipología especial', 'tipologías especiales'],
}

const VISTOS = 3

/** «9 áreas». */
export const contarCosas = (clase: keyof Creados, cuantas: number): string =>
  cuantos(cuantas, ...cosas[clase])

/** What is said of one kind of things that are made, or could be. */
export interface SeCrean {
  /** «Se crearán 10 áreas: PC, FI, HUM y 7 más.» */
  frase: string
  /** Every name, where the sentence does not say them all. */
  todos: string | null
}

/** Things of a kind by name: «10 áreas: PC, FI, HUM y 7 más», and all of them where that leaves some out. */
export function enPocas(clase: keyof Creados, nombres: readonly string[]): SeCrean {
  const [todos, corto] = [enLista(nombres), enListaCorta(nombres, VISTOS)]
  return {
    frase: `${contarCosas(clase, nombres.length)}: ${corto}`,
    todos: corto === todos ? null : `${todos}.`,
  }
}

/** What a file makes besides its courses, a sentence for each kind. */
export const loQueSeCrea = (creados: Creados): SeCrean[] =>
  (Object.keys(cosas) as (keyof Creados)[]).flatMap(clase => {
    const nombres = creados[clase]
    if (nombres.length === 0) return []
    const { frase, todos } = enPocas(clase, nombres)
    return { frase: `${nombres.length === 1 ? 'Se creará' : 'Se crearán'} ${frase}.`, todos }
  })

/** Whether some of it is not only of the plan. */
export const isDeTodos = ({ areascursos, tiposcursos, tipologiasespecialescursos }: Creados): boolean =>
  [areascursos, tiposcursos, tipologiasespecialescursos].some(nombres => nombres.length > 0)
