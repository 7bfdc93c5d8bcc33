import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { horasTotales, horasVirtualDe } from '@malla/domain/asignaturas/horas.ts'
import { mapCursos, prerequisitoDe } from '@malla/domain/asignaturas/requisitos.ts'
import { baseDe } from '@malla/domain/asignaturas/versiones.ts'

/** A course as change records name its columns, put into the form in which calls answer it. */

const CERO = ['ciclo_id', 'seccion_id', 'areacurso_id', 'tipocurso_id', 'tipologiaespecial_id'] as const

/** Which version of each course stands in these lists, by its base: requisites are kept by base and shown by the one in force. */
export const vigentesDe = (cursos: readonly Asignatura[]): ReadonlyMap<number, number> =>
  new Map(cursos.flatMap(c => (c.asignatura_id ? [[c.asignatura_id, c.id] as const] : [])))

interface Registro {
  base_id: number | null
  silabo_estado: number
  requisitos: Asignatura['requisitos']
}

const VACIO = { silabo: { isCompletado: 1 } } as Asignatura

/** The course after a record: `antes` with what the record says over it. */
export function conRegistro(
  data: Readonly<Record<string, unknown>>,
  vigentes: ReadonlyMap<number, number>,
  antes: Asignatura = VACIO,
): Asignatura {
  const { base_id, silabo_estado, requisitos, ...campos } = data as unknown as Registro
  const curso = { ...antes, ...conocidos(campos) } as Asignatura
  for (const campo of CERO) curso[campo] ??= 0
  if ('base_id' in data) curso.asignatura_id = base_id ?? 0
  if ('silabo_estado' in data) curso.silabo = { isCompletado: silabo_estado }
  if ('requisitos' in data) curso.requisitos = mapCursos(requisitos, vigentes)
  curso.prerequisito = prerequisitoDe(curso.requisitos)
  curso.horasvirtual = horasVirtualDe(curso)
  curso.horastotal = horasTotales(curso)
  return curso
}

const CAMPOS: readonly string[] = [
  ...['id', 'nombre', 'codigo', 'planestudio_id', 'ciclo_id', 'seccion_id', 'orden', 'version'],
  ...['horasteoria', 'horaspractica', 'horasvirtualteoria', 'horasvirtualpractica', 'credits'],
  ...['areacurso_id', 'tipocurso_id', 'tipologiaespecial_id', 'tipoestudio', 'modalidad'],
  ...['revision', 'created_at'],
]
const conocidos = (campos: object) =>
  Object.fromEntries(Object.entries(campos).filter(([campo]) => CAMPOS.includes(campo)))

/** Numbers of the cycles of a plan by their ids: by these they stand in the malla. */
export type NumerosDeCiclos = ReadonlyMap<number, number>

/** In the order of the malla: by cycle, what stands in none last; by section the same; by place. A cycle whose number is not known stands by its id. */
export const porLugar =
  (numeros: NumerosDeCiclos) =>
  (a: Asignatura, b: Asignatura): number => {
    const de = (id: number): number => id || Number.POSITIVE_INFINITY
    const ciclo = (id: number): number => numeros.get(id) ?? de(id)
    const orden = (x: number, y: number): number => (x === y ? 0 : x - y)
    return (
      orden(ciclo(a.ciclo_id), ciclo(b.ciclo_id)) ||
      orden(de(a.seccion_id), de(b.seccion_id)) ||
      a.orden - b.orden ||
      a.id - b.id
    )
  }

/** The courses of a plan with a new one; a new version takes the place of the one before, also in what others ask for. */
export function conCursoNuevo(
  cursos: readonly Asignatura[],
  nuevo: Asignatura,
  numeros: NumerosDeCiclos,
): Asignatura[] {
  const enMalla = porLugar(numeros)
  const base = baseDe(nuevo)
  const antes = cursos.find(c => baseDe(c) === base)
  if (!antes) return [...cursos, nuevo].sort(enMalla)
  if (antes.version >= nuevo.version) return [...cursos]
  const paso = new Map([[antes.id, nuevo.id]])
  const otros = cursos
    .filter(c => c !== antes)
    .map(c => {
      const requisitos = mapCursos(c.requisitos, paso)
      return { ...c, requisitos, prerequisito: prerequisitoDe(requisitos) }
    })
  return [...otros, nuevo].sort(enMalla)
}
