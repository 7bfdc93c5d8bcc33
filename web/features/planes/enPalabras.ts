import { enPalabras as deCampo } from '../../ui/form/enPalabras.ts'
import type { Option } from '../../ui/form/fields.tsx'

/** A value of the form of a plan as people read it, where two versions of it stand side by side: its programme by its name. */
export const enPalabras = (name: string, value: unknown, programas: readonly Option<number>[]): string =>
  (name === 'carrera_id' && programas.find(p => p.value === value)?.label) || deCampo(name, value)
