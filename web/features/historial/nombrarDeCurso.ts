import type { Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { modalidadesDeCurso, tiposDeEstudio } from '@malla/domain/asignaturas/catalogos.ts'
import { describe } from '@malla/domain/asignaturas/descripcion.ts'
import { nombreEn, type Opcion } from '@malla/domain/catalogos/opcion.ts'
import type { Malla } from '@malla/domain/malla/malla.ts'
import type { Nombrar } from './CambioDeVersion.tsx'

const listas: Readonly<Record<string, readonly Opcion<string>[]>> = {
  tipoestudio: tiposDeEstudio,
  modalidad: modalidadesDeCurso,
}

/** How the fields of a course read in its history: places, entries of catalogues, courses and kinds by their names. Of an id 0 is none. */
export const nombrarDeCurso =
  (malla: Malla, catalogos: readonly { id: number; nombre: string }[]): Nombrar =>
  (campo, valor) => {
    if (valor === null || valor === undefined) return ''
    if (campo.endsWith('_id') && valor === 0) return ''
    if (campo === 'ciclo_id' || campo === 'seccion_id') {
      const tipo = campo === 'ciclo_id' ? 'ciclo' : 'seccion'
      return malla.columnas.find(c => c.tipo === tipo && c.id === valor)?.nombre ?? '(eliminado)'
    }
    if (campo.endsWith('_id')) return catalogos.find(p => p.id === valor)?.nombre ?? null
    if (campo === 'requisitos')
      return describe(valor as Requisito, id => malla.cursos.get(id)?.nombre ?? null)
    const lista = listas[campo]
    return lista ? nombreEn(lista, valor as string) : null
  }
