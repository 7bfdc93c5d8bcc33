import type { Facultad } from '@malla/contracts/facultades.ts'

type Tipo = Facultad['txt_type']

/** A faculty is an ordinary one, or one of the two special ones, of which there is at most one each (§3). */
export const tipos: readonly { value: Tipo; label: string; nombre: string }[] = [
  { value: 'facultad', label: 'Facultad', nombre: '' },
  { value: 'isPosgrado', label: 'Posgrado', nombre: 'Escuela de Posgrado' },
  { value: 'isCepre', label: 'Cepre', nombre: 'Centro Preuniversitario' },
]

/** What a new one may be: a school has neither of the special ones. */
export const tiposPara = (empresa: string | undefined): typeof tipos =>
  empresa === 'Colegio' ? tipos.filter(t => t.value === 'facultad') : tipos

/** How people read the type of a faculty. */
export const nombreDeTipo = (tipo: Tipo): string => tipos.find(t => t.value === tipo)!.label
