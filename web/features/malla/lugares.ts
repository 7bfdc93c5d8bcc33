import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { Columna, Malla } from '@malla/domain/malla/malla.ts'
import type { Option } from '../../ui/form/fields.tsx'
import { nombreDeColumna } from './partes.ts'

/** A cycle or a section as one value of a chooser: «ciclo:12», «seccion:7». */
export const lugarDeColumna = ({ tipo, id }: Pick<Columna, 'tipo' | 'id'>): string => `${tipo}:${id}`

/** Where a course stands, or null when nowhere. */
export function lugarDe({
  ciclo_id,
  seccion_id,
}: Pick<Asignatura, 'ciclo_id' | 'seccion_id'>): string | null {
  if (ciclo_id) return lugarDeColumna({ tipo: 'ciclo', id: ciclo_id })
  return seccion_id ? lugarDeColumna({ tipo: 'seccion', id: seccion_id }) : null
}

/** The fields that put a course there; both 0 for nowhere, which the server refuses under its field. */
export function lugarDeTexto(lugar: string | null): { ciclo_id: number; seccion_id: number } {
  const [tipo, id] = (lugar ?? '').split(':')
  return {
    ciclo_id: tipo === 'ciclo' ? Number(id) : 0,
    seccion_id: tipo === 'seccion' ? Number(id) : 0,
  }
}

/** Every place of a malla, for a chooser. */
export const lugares = (malla: Malla): Option<string>[] =>
  malla.columnas.map(c => ({ value: lugarDeColumna(c), label: nombreDeColumna(c) }))
