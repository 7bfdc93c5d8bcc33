import { isVacio } from '@malla/domain/valores/isVacio.ts'
import { enPalabras } from '../../ui/form/enPalabras.ts'

/** What there is to choose from in the fields of a competency. */
export type Opciones = Partial<Record<string, readonly { value: number; label: string }[]>>

/** A value of a competency as people read it, where two versions of it stand side by side. */
export function competenciaEnPalabras(opciones: Opciones, campo: string, valor: unknown): string {
  const suyas = opciones[campo]
  if (isVacio(valor) || !suyas) return enPalabras(campo, valor)
  const nombre = (id: unknown) => suyas.find(o => o.value === id)?.label ?? String(id)
  return Array.isArray(valor) ? valor.map(nombre).join('; ') : nombre(valor)
}
