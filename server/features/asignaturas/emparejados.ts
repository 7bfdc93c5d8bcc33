import { type CursoPorEmparejar, emparejar } from '@malla/domain/asignaturas/emparejar.ts'
import { MAX_CICLOS } from '@malla/domain/ciclos/ciclo.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import type { FilaCurso } from '../../platform/excel/cursos/fila.ts'
import type { CursosLeidos } from '../../platform/excel/cursos/leidos.ts'
import type { AsignaturaRow } from './asignaturas.queries.ts'
import { hayColumna } from './filaDeArchivo.ts'
import type { PlanAbierto } from './planAbierto.ts'
import { ultimas } from './ultimas.ts'

/** Which courses of a plan the rows of a file are. */

/** The courses of a plan as rows of a file mean them: each in its highest version, in the order in which a file has them. */
export function cursosPorEmparejar(abierto: PlanAbierto) {
  const lugarDe = ({ ciclo_id, seccion_id }: AsignaturaRow): number =>
    ciclo_id
      ? (abierto.ciclos.get(ciclo_id)?.numero ?? 0)
      : MAX_CICLOS + (seccion_id ?? Number.POSITIVE_INFINITY)
  const enOrden = (a: AsignaturaRow, b: AsignaturaRow): number =>
    lugarDe(a) - lugarDe(b) || a.orden - b.orden || a.id - b.id
  const grupoDe = (row: AsignaturaRow): string =>
    row.ciclo_id
      ? String(abierto.ciclos.get(row.ciclo_id)?.numero)
      : clave(abierto.secciones.get(row.seccion_id!)?.nombre ?? '')
  const cursos = ultimas(abierto.cursos.values()).toSorted(enOrden)
  return cursos.map(row => ({
    id: row.id,
    codigo: row.codigo,
    nombre: row.nombre,
    grupo: grupoDe(row),
    row,
  }))
}

/** The numbers of the cycles that are called so, in order, for every name that several have. */
function ciclosDeVarios(abierto: PlanAbierto): ReadonlyMap<string, string[]> {
  const enOrden = [...abierto.ciclos.values()].toSorted((a, b) => a.numero - b.numero)
  const porNombre = Map.groupBy(enOrden, c => clave(c.nombre))
  return new Map(
    [...porNombre].flatMap(([nombre, suyos]) =>
      suyos.length > 1 ? [[nombre, suyos.map(c => String(c.numero))] as const] : [],
    ),
  )
}

/**
 * The cycle or section of each row, by the key under which courses have it. Of several cycles of the name that it says a row means one in which
 * there is a course of its own name that no other row means.
 */
function gruposDe(
  abierto: PlanAbierto,
  cursos: readonly CursoPorEmparejar[],
  filas: readonly FilaCurso[],
): string[] {
  const deVarios = ciclosDeVarios(abierto)
  const llave = (nombre: string, grupo: string): string => `${clave(nombre)}\n${grupo}`
  const libres = Map.groupBy(cursos, c => llave(c.nombre, c.grupo))
  const tomar = (fila: FilaCurso, grupo: string): boolean =>
    libres.get(llave(fila.nombre, grupo))?.pop() !== undefined
  const posibles = filas.map(({ ciclo }) => deVarios.get(clave(ciclo?.texto ?? '')) ?? [])
  const grupos = filas.map(({ ciclo, seccion }) => (ciclo ? String(ciclo.numero) : clave(seccion ?? '')))
  for (const [i, fila] of filas.entries()) if (posibles[i]!.length === 0) tomar(fila, grupos[i]!)
  return filas.map((fila, i) => posibles[i]!.find(grupo => tomar(fila, grupo)) ?? grupos[i]!)
}

/** The course that each row of a file of courses means; null for a new one. */
export function emparejados(abierto: PlanAbierto, leidos: CursosLeidos): (AsignaturaRow | null)[] {
  const cursos = cursosPorEmparejar(abierto)
  const grupos = gruposDe(abierto, cursos, leidos.filas)
  const filas = leidos.filas.map(({ codigo, nombre }, i) => ({ codigo, nombre, grupo: grupos[i]! }))
  // Of the sheets of a book only some may have codes.
  const conCodigo = leidos.filas.map(fila => hayColumna(leidos, 'codigo', fila))
  const con = emparejar(
    filas.filter((_, i) => conCodigo[i]),
    cursos,
    true,
  )
  const sin = emparejar(
    filas.filter((_, i) => !conCodigo[i]),
    cursos.filter(c => !con.includes(c)),
    false,
  )
  const [deCon, deSin] = [con.values(), sin.values()]
  return conCodigo.map(is => (is ? deCon : deSin).next().value?.row ?? null)
}

/** Of two cycles or sections of one name a file cannot say which it means: a course that stands in one of them stays there. */
export function dondeEsta(
  abierto: PlanAbierto,
  { ciclo_id, seccion_id }: AsignaturaRow,
  { ciclo, seccion }: FilaCurso,
): { ciclo_id: number } | { seccion_id: number } | null {
  const isSuyo = (suyo: { nombre: string } | undefined, dicho: string | undefined | null): boolean =>
    suyo !== undefined && typeof dicho === 'string' && clave(suyo.nombre) === clave(dicho)
  if (ciclo_id && isSuyo(abierto.ciclos.get(ciclo_id), ciclo?.texto)) return { ciclo_id }
  if (seccion_id && isSuyo(abierto.secciones.get(seccion_id), seccion)) return { seccion_id }
  return null
}
