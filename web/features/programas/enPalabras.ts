import { nombreEn } from '@malla/domain/catalogos/opcion.ts'
import { tiposDeCiclo, tiposDeDuracion } from '@malla/domain/programas/catalogos.ts'

type Nombrados = readonly { id: number; nombre: string }[]

/** What there is to choose from, to name what an id means. */
export interface Nombres {
  facultad_id: Nombrados
  nivel_id: Nombrados
  modalidad_id: Nombrados
}

const isIn = (name: string, nombres: Nombres): name is keyof Nombres => name in nombres

/** A value of the form of a programme as people read it, where two versions of it stand side by side. */
export function enPalabras(name: string, value: unknown, nombres: Nombres): string {
  if (value === null || value === undefined || value === '') return '(vacío)'
  if (isIn(name, nombres)) return nombres[name].find(x => x.id === value)?.nombre ?? String(value)
  if (name === 'tipociclo_id') return nombreEn(tiposDeCiclo, value as number)
  if (name === 'tipoduracion') return nombreEn(tiposDeDuracion, value as string)
  if (name === 'carrera_id') return value === 0 ? 'Programa de nivel' : 'Programa ordinario'
  if (Array.isArray(value)) return value.map(x => (x as { nombre: string }).nombre).join(', ') || '(ninguna)'
  return String(value)
}
