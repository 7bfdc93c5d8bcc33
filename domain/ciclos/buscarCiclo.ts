import { clave } from '../texto/normalizar.ts'
import { comoSeLlama } from './ciclo.ts'
import { type CicloLeido, leerEdad, leerNombreDeCiclo } from './leerCiclo.ts'

/** A cycle of a plan by what it is called; `numero` is its place. */
export interface CicloLlamado {
  numero: number
  nombre: string
  descripcion?: string
}

/** Whether two texts mean one cycle: a level that only one of them says is no difference. */
const isMismo = (a: CicloLeido, b: CicloLeido): boolean =>
  a.numero === b.numero &&
  a.isEdad === b.isEdad &&
  (!a.calificador || !b.calificador || a.calificador === b.calificador)

/**
 * Finds the cycle of a plan that a text means (`leido`: what the text was read as): by its name, else its description, else the number that is in one of them,
 * so that «3.° grado» is «Tercer grado» wherever that stands, and «3» also «3 años»; of two the first. By its place only one whose name is no number, where no other name says that
 * places and numbers differ. Null for none.
 */
export function buscadorDeCiclos<C extends CicloLlamado>(
  ciclos: readonly C[],
): (escrito: string, leido: CicloLeido | null) => C | null {
  const conDescripcion = ciclos.map(c => ({ ...c, descripcion: c.descripcion ?? '' }))
  const primeros = (textos: readonly string[]): [string, C][] =>
    textos.flatMap((t, i): [string, C][] => (t.trim() ? [[clave(t), ciclos[i]!]] : [])).toReversed()
  const porNombre = new Map([
    ...primeros(conDescripcion.map(c => c.descripcion)),
    ...primeros(ciclos.map(c => c.nombre)),
  ])
  // What it is called counts before a short name beside it: «I», «Tercer grado» is the third.
  const llamados = conDescripcion.map(c => leerNombreDeCiclo(comoSeLlama(c).nombre))
  const nombrados = ciclos.map(c => leerNombreDeCiclo(c.nombre))
  const leidos = ciclos.map((_, i) => llamados[i] ?? nombrados[i] ?? null)
  const isEnOrden = leidos.every((l, i) => !l || (l.numero === ciclos[i]!.numero && !l.isEdad))
  // «Primer año» twice says the year that both are of, and not which of them one is.
  const isClaro = llamados.every((l, i) => !l || !llamados.slice(0, i).some(otro => otro && isMismo(otro, l)))
  const porNumero = (leido: CicloLeido): C | undefined => {
    const en = (isClaro ? [llamados, nombrados] : [nombrados, llamados])
      .map(suyos => suyos.findIndex(l => l && isMismo(l, leido)))
      .find(i => i >= 0)
    if (en !== undefined) return ciclos[en]
    return isEnOrden && !leido.isEdad
      ? ciclos.find((c, i) => !leidos[i] && c.numero === leido.numero)
      : undefined
  }
  return (escrito, leido) => {
    const edad = leido && leerEdad(escrito)
    return porNombre.get(clave(escrito)) ?? (leido && porNumero(leido)) ?? (edad && porNumero(edad)) ?? null
  }
}
