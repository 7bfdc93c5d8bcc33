import type { Seccion } from '@malla/contracts/ciclos.ts'
import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { contar, segun } from '@malla/domain/texto/numero.ts'
import type { Grupo } from './vista.ts'

/** What the head of a group says: its name; how many courses (those to be deleted are none any more), what a section requires, and whether the cycle is in use. */
export function tituloDeGrupo(
  { lugar, filas }: Pick<Grupo, 'lugar' | 'filas'>,
  secciones: readonly Seccion[],
  borradas: ReadonlySet<Id>,
): { titulo: string; detalle: string } {
  const cursos = contar(filas.filter(f => !borradas.has(f.id)).length, 'curso')
  if (!lugar) return { titulo: 'Sin ciclo', detalle: cursos }
  const requeridos =
    lugar.tipo === 'seccion' ? secciones.find(s => s.id === lugar.id)?.creditos_requeridos : null
  const partes = [
    cursos,
    requeridos ? segun(requeridos, 'se requiere 1 cr', 'se requieren # cr') : null,
    lugar.marca?.toLowerCase(),
  ]
  return { titulo: lugar.titulo, detalle: partes.filter(Boolean).join(' · ') }
}
