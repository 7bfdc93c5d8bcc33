import { CURSO_PERDIDO } from '@malla/domain/asignaturas/descripcion.ts'
import { isVacio } from '@malla/domain/valores/isVacio.ts'
import { uploadImagen } from '../../app/uploadImagen.ts'
import { enPalabras as tal } from '../../ui/form/enPalabras.ts'
import type { CursoDePlan } from './cursosDePlan.ts'

/** Whether an entry is finished (§3, status). */
export const ESTADOS = [
  { value: 1, label: 'Completo' },
  { value: 2, label: 'Incompleto' },
] as const

/** A value of an entry as the merge of two edits shows it; courses by their names. */
export function enPalabras(
  cursos: ReadonlyMap<number, Pick<CursoDePlan, 'label'>>,
  name: string,
  value: unknown,
): string {
  const llamar = (id: number) => cursos.get(id)?.label ?? CURSO_PERDIDO
  if (name === 'status') return ESTADOS.find(e => e.value === value)?.label ?? ''
  if (isVacio(value)) return tal(name, value)
  if (name === 'asignatura_id') return llamar(value as number)
  if (name === 'cursos_ids') return (value as number[]).map(llamar).join(', ')
  return tal(name, value)
}

/** Pictures of a text go where those of all texts are. */
export const subir = (file: File, onProgress: (part: number) => void): Promise<string> =>
  uploadImagen('contenido', file, onProgress)

/** What an entry is called: its name, or what it says where it has none. */
export const tituloDe = (item: { nombre?: string | undefined; resumen: string }): string =>
  item.nombre || item.resumen || 'Sin nombre'
