import { letraDe, type Terminos } from '../planes/terminos.ts'
import { hijasPorPadre, type NodoDeCompetencia, terminoDeNivel } from './arbol.ts'
import { raicesEnOrden } from './recorrido.ts'

interface ConTermino extends NodoDeCompetencia {
  /** 1, 2, 3: which letter of the plan; null takes that of its level. */
  termino_id: number | null
}

/**
 * What each competency of a plan is called by its place: F1, C1.2, E1.2.3 with the plan's letters; below the third level only numbers
 * (1.2.3.1). Functional and transversal roots are counted apart, through the groups in their order (`grupos`: ids; those without one last).
 */
export function codigosDe(
  todas: readonly ConTermino[],
  grupos: readonly number[],
  terminos: Terminos,
): Map<number, string> {
  const hijas = hijasPorPadre(todas)
  const codigos = new Map<number, string>()
  const numerar = (lista: readonly ConTermino[], antes: string, nivel: number): void => {
    lista.forEach((c, i) => {
      const numero = `${antes}${i + 1}`
      const termino = c.termino_id ?? terminoDeNivel(nivel)
      codigos.set(c.id, `${(termino && letraDe(terminos, termino)) ?? ''}${numero}`)
      numerar(hijas.get(c.id) ?? [], `${numero}.`, nivel + 1)
    })
  }
  for (const deUnTipo of Map.groupBy(raicesEnOrden(todas, grupos), c => c.tipopadre).values())
    numerar(deUnTipo, '', 1)
  return codigos
}
