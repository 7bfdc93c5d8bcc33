import type { Campo } from '../../platform/excel/cursos/columnas.ts'
import type { FilaCurso } from '../../platform/excel/cursos/fila.ts'
import { type CursosLeidos, columnasDe } from '../../platform/excel/cursos/leidos.ts'
import type { Grupos } from './importarFaltantes.ts'
import type { Campos } from './valores.ts'

/** Column of the file in which a field of a course is written. */
export const COLUMNA_DE: Record<string, Campo> = {
  nombre: 'nombre',
  codigo: 'codigo',
  ciclo_id: 'ciclo',
  seccion_id: 'seccion',
  credits: 'credits',
  horasteoria: 'horasteoria',
  horaspractica: 'horaspractica',
  horasvirtual: 'horasvirtual',
  requisitos: 'requisitos',
  areacurso_id: 'area',
  tipocurso_id: 'tipo',
  tipologiaespecial_id: 'tipologia',
}

/** A column that the file has is named with its letter, «F (HORAS TEORIA)»; one it does not have only with its header. */
export const hayColumna = (leidos: CursosLeidos, campo: Campo, fila: FilaCurso): boolean =>
  /^[A-Z]+ \(/.test(columnasDe(leidos, fila)[campo])

/**
 * The virtual hours that a row says. A file that has only their sum says nothing of the two parts: they stay where it is the sum kept, which the
 * course itself knows.
 */
function virtualesDeFila(fila: FilaCurso, has: (campo: Campo) => boolean): Campos {
  const { horasvirtual, horasvirtualteoria, horasvirtualpractica } = fila
  if (has('horasvirtualteoria') || has('horasvirtualpractica'))
    return { horasvirtualteoria, horasvirtualpractica }
  return has('horasvirtual') ? { horasvirtual } : {}
}

/** What a row of the file says of a course. Columns that the file does not have are left out, so that they stay as they are. */
export function camposDeFila(fila: FilaCurso, leidos: CursosLeidos, grupos: Grupos): Campos {
  const has = (campo: Campo): boolean => hayColumna(leidos, campo, fila)
  return {
    nombre: fila.nombre,
    ...(fila.seccion === null ? { ciclo_id: grupos.ciclo(fila) } : { seccion_id: grupos.seccion(fila) }),
    ...(has('codigo') ? { codigo: fila.codigo } : {}),
    ...(has('credits') ? { credits: fila.credits } : {}),
    ...(has('horasteoria') ? { horasteoria: fila.horasteoria } : {}),
    ...(has('horaspractica') ? { horaspractica: fila.horaspractica } : {}),
    ...virtualesDeFila(fila, has),
    ...(has('requisitos') ? { requisitos_texto: fila.requisitos } : {}),
    ...(has('area') ? { areacurso_id: grupos.parametro('areascursos', fila.area) } : {}),
    ...(has('tipo') ? { tipocurso_id: grupos.parametro('tiposcursos', fila.tipo) } : {}),
    ...(has('tipologia')
      ? { tipologiaespecial_id: grupos.parametro('tipologiasespecialescursos', fila.tipologia) }
      : {}),
    ...(has('tipoestudio') ? { tipoestudio: fila.tipoestudio } : {}),
    ...(has('modalidad') ? { modalidad: fila.modalidad } : {}),
  }
}
