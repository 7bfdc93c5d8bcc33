import { notifyGood } from '../../../ui/alerts.tsx'
import { deshacer, dichoDeVuelta, type Historia, rehacer } from '../editores/historia.ts'
import { anotarEnPila, anotarVuelta, type Deshacible } from '../editores/pila.ts'
import type { SilaboEnPantalla } from './contexto.ts'

/**
 * Writes several sections at once, as one step that Ctrl Z takes back while the page is there: what was copied from another syllabus or brought from a
 * document. What others wrote meanwhile stays.
 */
export function ponerVarias(
  { almacen, editar }: SilaboEnPantalla,
  que: string,
  valores: Readonly<Record<string, unknown>>,
): void {
  const ahora = (clave: string): unknown => almacen.estado().valores[clave]
  const historias = new Map<string, Historia>(
    Object.entries(valores).map(([clave, despues]) => [
      clave,
      { hechos: [{ que, antes: ahora(clave), despues }], deshechos: [] },
    ]),
  )
  const volver = (como: 'deshacer' | 'rehacer'): boolean => {
    const vueltas = [...historias].flatMap(([clave, historia]) => {
      const vuelta = { deshacer, rehacer }[como](clave, historia, ahora(clave))
      return vuelta ? [{ clave, ...vuelta }] : []
    })
    if (vueltas.length === 0) return false
    for (const { clave, historia, valor, isAlgo } of vueltas) {
      historias.set(clave, historia)
      if (isAlgo) editar(clave, valor)
    }
    const isAlgo = vueltas.some(v => v.isAlgo)
    anotarVuelta(paso, como, isAlgo)
    notifyGood(dichoDeVuelta(como, { que, isAlgo }))
    return true
  }
  const paso: Deshacible = {
    deshacer: () => volver('deshacer'),
    rehacer: () => volver('rehacer'),
    olvidar: clave => void historias.delete(clave),
  }
  for (const [clave, valor] of Object.entries(valores)) editar(clave, valor)
  anotarEnPila(paso)
}
