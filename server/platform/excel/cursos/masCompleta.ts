import { clave } from '@malla/domain/texto/normalizar.ts'
import type { FilaCurso } from './fila.ts'
import type { CursosLeidos } from './leidos.ts'

/** Books that say their courses twice: which of two readings says more. */

const DATOS = [
  'codigo',
  'credits',
  'horasteoria',
  'horaspractica',
  'horasvirtual',
  'requisitos',
  'area',
  'tipo',
  'tipologia',
  'tipoestudio',
  'modalidad',
] as const satisfies readonly (keyof FilaCurso)[]

const llaveDe = ({ nombre, ciclo }: FilaCurso): string => `${ciclo?.numero} ${clave(nombre)}`

/** Whether two rows may be one course: what both say of its code and its credits is the same. */
const isMismo = (a: FilaCurso, b: FilaCurso): boolean =>
  (a.codigo === null || b.codigo === null || clave(a.codigo) === clave(b.codigo)) &&
  (a.credits === null || b.credits === null || a.credits === b.credits)

/** More rows of one name in one cycle are not told apart. */
const MAX_IGUALES = 20

/** Whether each course of some rows stands in others too, in its cycle. */
function estanEn(filas: readonly FilaCurso[], otras: readonly FilaCurso[]): boolean {
  const porLlave = Map.groupBy(otras, llaveDe)
  if ([...porLlave.values()].some(iguales => iguales.length > MAX_IGUALES)) return false
  return filas.every(f => {
    const iguales = porLlave.get(llaveDe(f)) ?? []
    const i = iguales.findIndex(o => isMismo(f, o))
    if (i >= 0) iguales.splice(i, 1)
    return i >= 0
  })
}

const dichosDe = (filas: readonly FilaCurso[]): Set<string> =>
  new Set(DATOS.filter(campo => filas.some(f => f[campo])))

/** Whether a reading without errors has each course of another one and all that it says of them, and more: surely the fuller of the two. */
export function isMasCompleta(una: CursosLeidos, otra: CursosLeidos): boolean {
  if (una.errores.length > 0 || otra.filas.length === 0 || !estanEn(otra.filas, una.filas)) return false
  const [suyos, ajenos] = [dichosDe(una.filas), dichosDe(otra.filas)]
  return ajenos.isSubsetOf(suyos) && (una.filas.length > otra.filas.length || suyos.size > ajenos.size)
}
