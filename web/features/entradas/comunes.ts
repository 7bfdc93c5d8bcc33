import { uploadImagen } from '../../app/uploadImagen.ts'
import { enPalabras as tal } from '../../ui/form/enPalabras.ts'

/** Whether an entry is finished (§3, status). */
export const ESTADOS = [
  { value: 1, label: 'Completo' },
  { value: 2, label: 'Incompleto' },
] as const

/** A value of an entry as the merge of two edits shows it. */
export const enPalabras = (name: string, value: unknown): string =>
  name === 'status' ? (ESTADOS.find(e => e.value === value)?.label ?? '') : tal(name, value)

/** Pictures of a text go where those of all texts are. */
export const subir = (file: File, onProgress: (part: number) => void): Promise<string> =>
  uploadImagen('contenido', file, onProgress)

/** What an entry is called: its name, or what it says where it has none. */
export const tituloDe = (item: { nombre?: string | undefined; resumen: string }): string =>
  item.nombre || item.resumen || 'Sin nombre'
