import { niveles } from '@malla/domain/competencias/catalogos.ts'
import { nombreDeNivel } from '@malla/domain/competencias/niveles.ts'
import type { DatosCarta } from '../asignaturas/datos.ts'
import type { AsignaturaInforme } from '../planes/datos.ts'
import { enLectura } from './comunes.ts'
import type { DatosCompetencias } from './datos.ts'

/** What the matrix says of each course in force that serves a competency, as its carta prints it; in the order of the tree. */
export const cartasDeCompetencias = (
  d: DatosCompetencias,
  cursos: readonly AsignaturaInforme[],
): DatosCarta[] => {
  const leidas = enLectura(d)
  const porCurso = Map.groupBy(d.celdas, c => c.asignatura_id)
  return cursos.flatMap(a => {
    const suyas = new Map((porCurso.get(a.base_id ?? a.id) ?? []).map(c => [c.competencia_id, c.nivel]))
    if (suyas.size === 0) return []
    const competencias = leidas.flatMap(({ una }) => {
      const nivel = niveles.find(n => n === suyas.get(una.id))
      return nivel
        ? [{ id: una.id, codigo: una.codigo, nombre: una.nombre, nivel: nombreDeNivel[nivel] }]
        : []
    })
    return [{ asignatura_id: a.id, competencias }]
  })
}
