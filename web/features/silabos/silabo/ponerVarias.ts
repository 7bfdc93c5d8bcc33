import { notifyGood } from '../../../ui/alerts.tsx'
import { deshacer, type Historia, rehacer } from '../editores/historia.ts'
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
  const volver = (como: typeof deshacer, verbo: string): boolean => {
    let isAlgo = false
    for (const [clave, historia] of historias) {
      const vuelta = como(clave, historia, ahora(clave))
      if (!vuelta) continue
      historias.set(clave, vuelta.historia)
      editar(clave, vuelta.valor)
      isAlgo = true
    }
    if (!isAlgo) return false
    anotarVuelta(paso, verbo === 'Deshecho' ? 'deshacer' : 'rehacer')
    notifyGood(`${verbo}: ${que}.`)
    return true
  }
  const paso: Deshacible = {
    deshacer: () => volver(deshacer, 'Deshecho'),
    rehacer: () => volver(rehacer, 'Rehecho'),
  }
  for (const [clave, valor] of Object.entries(valores)) editar(clave, valor)
  anotarEnPila(paso)
}
