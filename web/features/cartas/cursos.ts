import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { CartaMedida } from '@malla/contracts/cartas.ts'
import type { Ciclo, Seccion } from '@malla/contracts/ciclos.ts'
import { baseDe } from '@malla/domain/asignaturas/versiones.ts'
import type { Luz } from '@malla/domain/planes/estado.ts'
import { cursoContiene } from '@malla/domain/texto/normalizar.ts'

/** The courses of a plan as the screen of cartas lists them. */

/** A course with how far its carta is; `base`: the course whose carta its versions share. */
interface CursoConCarta {
  id: number
  base: number
  nombre: string
  codigo: string | null
  luz: Luz
  /** Syllabi that show the carta as it is now. */
  silabos: number
}

export interface GrupoDeCursos {
  /** Which cycle or section it is: two may have one name. */
  lugar: string
  nombre: string
  cursos: CursoConCarta[]
}

/** What a list of cartas is narrowed to: only what is not complete of the whole, its competencies or its sumilla. */
const soloDe = ['cartas', 'elementos', 'sumillas'] as const
export type Solo = (typeof soloDe)[number]

/** Reads what the address narrows to; null for all. */
export const leerSolo = (solo: string | undefined): Solo | null => soloDe.find(s => s === solo) ?? null

/** What the list is narrowed to, for addresses that lead into it or back to it. */
export const comoSeVe = ({ solo, filtro }: { solo?: string; filtro?: string }) => ({
  ...(leerSolo(solo) && { solo }),
  ...(filtro && { filtro }),
})

/**
 * Courses by cycle, then by section of electives, in the order of the plan; those that answer to the filter (words of name and code) and,
 * with `solo`, lack that part. Lights are those of the part, or of the whole carta.
 */
export function gruposDeCursos(
  {
    cursos,
    ciclos,
    secciones,
  }: { cursos: readonly Asignatura[]; ciclos: readonly Ciclo[]; secciones: readonly Seccion[] },
  cartas: readonly CartaMedida[],
  { filtro = '', solo = null }: { filtro?: string; solo?: Solo | null } = {},
): GrupoDeCursos[] {
  const medidas = new Map(cartas.map(c => [c.asignatura_id, c]))
  const hechos = cursos
    .map(c => {
      const base = baseDe(c)
      const medida = medidas.get(base)
      const luz: Luz = medida?.[solo ?? 'cartas'] ?? 'danger'
      return {
        lugar: c.ciclo_id ? `c${c.ciclo_id}` : `s${c.seccion_id}`,
        curso: { id: c.id, base, nombre: c.nombre, codigo: c.codigo, luz, silabos: medida?.silabos ?? 0 },
      }
    })
    .filter(({ curso: c }) => solo === null || c.luz !== 'success')
    .filter(({ curso: c }) => cursoContiene(c, filtro))
  return [
    ...ciclos.map(c => [`c${c.id}`, c.descripcion || c.nombre] as const),
    ...secciones.map(s => [`s${s.id}`, s.nombre] as const),
  ].flatMap(([lugar, nombre]) => {
    const suyos = hechos.filter(h => h.lugar === lugar).map(h => h.curso)
    return suyos.length > 0 ? [{ lugar, nombre, cursos: suyos }] : []
  })
}

/** «Lo hereda 1 sílabo.»; «Todavía no lo hereda ningún sílabo.» */
export const dichoDeHerencia = (silabos: number): string =>
  silabos === 0
    ? 'Todavía no la hereda ningún sílabo'
    : silabos === 1
      ? 'La hereda 1 sílabo'
      : `La heredan ${silabos} sílabos`
