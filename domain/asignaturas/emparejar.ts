import { clave, claveDeCodigo } from '../texto/normalizar.ts'

/** What of a row of a file says which course it is. */
export interface FilaPorEmparejar {
  codigo: string | null
  nombre: string
  /** Its cycle or section, by whatever key the courses have it too. */
  grupo: string
}

/** A course that a row may mean. */
export interface CursoPorEmparejar extends FilaPorEmparejar {
  id: number
}

type Llave = (x: FilaPorEmparejar) => string | null

const nombreDe: Llave = x => clave(x.nombre)
const conGrupo: Llave = x => `${clave(x.nombre)}\n${x.grupo}`
const codigoDe: Llave = x => x.codigo && clave(x.codigo)
const compactoDe: Llave = x => x.codigo && claveDeCodigo(x.codigo)
const codigoYNombre: Llave = x => x.codigo && `${clave(x.codigo)}\n${clave(x.nombre)}`
const todo: Llave = x => x.codigo && `${codigoYNombre(x)}\n${x.grupo}`
const sinCodigo =
  (llave: Llave): Llave =>
  x =>
    x.codigo ? null : llave(x)

interface Paso {
  fila: Llave
  curso: Llave
  /** Only where one row and one course share the key: what may mean several is never guessed. */
  unico?: boolean
}

const PASOS: readonly Paso[] = [
  { fila: todo, curso: todo },
  { fila: codigoYNombre, curso: codigoYNombre },
  { fila: codigoDe, curso: codigoDe },
  { fila: compactoDe, curso: compactoDe, unico: true },
  // Also rows that bring the code which the course did not have yet.
  { fila: conGrupo, curso: sinCodigo(conGrupo) },
  { fila: nombreDe, curso: sinCodigo(nombreDe) },
]
const POR_NOMBRE: readonly Paso[] = [
  { fila: conGrupo, curso: conGrupo },
  { fila: nombreDe, curso: nombreDe },
]

function porLlave<T extends FilaPorEmparejar>(cosas: readonly T[], llave: Llave): Map<string, T[]> {
  const grupos = Map.groupBy(cosas, c => llave(c) ?? '')
  grupos.delete('')
  return grupos
}

/**
 * The course of the plan that each row of a file means, or null for a new one: by its code, however its hyphens and blanks are written,
 * else by its name. Of codes and names that stand more than once each row gets a course of its own, so that a file that went out comes back
 * onto the same courses: first those of its cycle or section, and what nothing tells apart in the order given, which `cursos` has as files do.
 * A file without a column of codes (`hasCodigos` false) speaks of all courses by name.
 */
export function emparejar<C extends CursoPorEmparejar>(
  filas: readonly FilaPorEmparejar[],
  cursos: readonly C[],
  hasCodigos: boolean,
): (C | null)[] {
  const pareja = new Map<FilaPorEmparejar, C>()
  const libres = new Set(cursos)
  for (const { fila, curso, unico } of hasCodigos ? PASOS : POR_NOMBRE) {
    const candidatos = porLlave([...libres], curso)
    const pendientes = porLlave(
      filas.filter(f => !pareja.has(f)),
      fila,
    )
    for (const [llave, rows] of pendientes) {
      const hallados = candidatos.get(llave) ?? []
      if (unico && (rows.length > 1 || hallados.length > 1)) continue
      for (const [i, row] of rows.entries()) {
        const hallado = hallados[i]
        if (!hallado) break
        pareja.set(row, hallado)
        libres.delete(hallado)
      }
    }
  }
  return filas.map(f => pareja.get(f) ?? null)
}
