import type { CursoDelPlan, Id, ModoRequisito, Requisito } from '../asignaturas/asignatura.ts'
import { type CursoConRequisitos, grafoDe } from '../asignaturas/grafo.ts'
import { hojas, isGrupo, modosDe } from '../asignaturas/requisitos.ts'
import type { Malla } from '../malla/malla.ts'
import type { MedidasDeCurso } from './analitica.ts'
import type { CursoIntercambiado, PlanIntercambiado } from './intercambio.ts'
import { ordenarGrafo } from './orden.ts'

/** A plan of the product and the published format of curricular analytics, one to the other. */

/**
 * The code as the format parts it: «MAT101» → MAT and 101. What would not be put together again as it was («MAT-101») stands whole in the number.
 */
export function partirCodigo(codigo: string | null): { prefijo: string; numero: string } {
  const partes = /^(\p{L}+)(\d.*)$/u.exec(codigo ?? '')
  return partes ? { prefijo: partes[1]!, numero: partes[2]! } : { prefijo: '', numero: codigo ?? '' }
}

/** The code of a course of a file; null when it says none. */
export const codigoDe = ({
  prefijo,
  numero,
}: Pick<CursoIntercambiado, 'prefijo' | 'numero'>): string | null => `${prefijo}${numero}` || null

export interface DatosDeIntercambio {
  nombre: string
  institucion: string
  /** Level or degree; may be empty. */
  tipo: string
  periodicidad: PlanIntercambiado['periodicidad']
}

/** Courses as they stand in the malla, those that stand nowhere last: their order gives them their numbers. */
const cursosEnOrden = (malla: Malla): CursoDelPlan[] => [
  ...malla.columnas.flatMap(c => c.cursos),
  ...[...malla.cursos.values()].filter(c => !malla.columnaDe.has(c.id)),
]

/** A plan as the format has it: courses numbered as they stand in the malla. The format knows no alternatives: each of them is a requisite. */
export function planIntercambiado(malla: Malla, datos: DatosDeIntercambio): PlanIntercambiado {
  const cursos = cursosEnOrden(malla)
  const numeroDe = new Map(cursos.map((c, i) => [c.id, String(i + 1)]))
  const requeridos = (id: Id, modo: ModoRequisito): string[] =>
    [...malla.grafo.requiere.get(id)!].flatMap(([de, m]) => (m === modo ? [numeroDe.get(de)!] : []))
  return {
    ...datos,
    cip: '',
    cursos: cursos.map(c => ({
      id: numeroDe.get(c.id)!,
      nombre: c.nombre,
      ...partirCodigo(c.codigo),
      previos: requeridos(c.id, 'previo'),
      simultaneos: requeridos(c.id, 'simultaneo'),
      inseparables: [],
      creditos: c.credits,
      institucion: '',
      canonico: '',
      ciclo: malla.numeroDe(c.id),
    })),
  }
}

/** Measures by the numbers that `planIntercambiado` gives. */
export const medidasPorNumero = (
  malla: Malla,
  de: ReadonlyMap<Id, MedidasDeCurso>,
): ReadonlyMap<string, MedidasDeCurso> =>
  new Map(cursosEnOrden(malla).map((c, i) => [String(i + 1), de.get(c.id)!]))

/** What the format says that a course asks for, by place of the course in the list. Asked for both ways, before wins. */
export function requeridosDe(
  curso: CursoIntercambiado,
  lugar: ReadonlyMap<string, number>,
): ReadonlyMap<number, ModoRequisito> {
  const pares = (ids: readonly string[], modo: ModoRequisito) =>
    ids.flatMap(id => {
      const i = lugar.get(id)
      return i === undefined ? [] : [[i, modo] as const]
    })
  return new Map([
    ...pares([...curso.simultaneos, ...curso.inseparables], 'simultaneo'),
    ...pares(curso.previos, 'previo'),
  ])
}

const hoja = (asignatura_id: Id, modo: ModoRequisito): Requisito => ({ tipo: 'curso', asignatura_id, modo })

const mismosModos = (a: ReadonlyMap<Id, ModoRequisito>, b: ReadonlyMap<Id, ModoRequisito>): boolean =>
  a.size === b.size && [...a].every(([id, modo]) => b.get(id) === modo)

/** Leaves that the format cannot say: credits and texts outside of alternatives. */
function loQueNoDice(r: Requisito | null): Requisito[] {
  if (r === null || r.tipo === 'o') return []
  if (isGrupo(r)) return r.de.flatMap(loQueNoDice)
  return r.tipo === 'curso' ? [] : [...hojas(r)]
}

/**
 * The requisites of a course after a file that asks for `pedidos`: those it had where they name the same courses in the same way (alternatives and
 * credits stay), else the file's, with the credits and texts it had, which no file can say.
 */
export function requisitosTrasArchivo(
  antes: Requisito | null,
  pedidos: ReadonlyMap<Id, ModoRequisito>,
): Requisito | null {
  if (mismosModos(modosDe(antes), pedidos)) return antes
  const de = [...[...pedidos].map(([id, modo]) => hoja(id, modo)), ...loQueNoDice(antes)]
  return de.length > 1 ? { tipo: 'y', de } : (de[0] ?? null)
}

/**
 * A cycle for each course of a list that says none: the first in which what must come before has come. Courses of a loop stand as if it were open.
 * From 1.
 */
export function primerosCiclos(cursos: readonly CursoConRequisitos[]): ReadonlyMap<Id, number> {
  const grafo = grafoDe(cursos)
  const { ids, antes } = ordenarGrafo(grafo)
  const ciclo: number[] = []
  for (const [i, id] of ids.entries())
    ciclo[i] = Math.max(
      1,
      ...antes[i]!.map(j => ciclo[j]! + (grafo.requiere.get(id)!.get(ids[j]!) === 'previo' ? 1 : 0)),
    )
  return new Map(ids.map((id, i) => [id, ciclo[i]!]))
}
