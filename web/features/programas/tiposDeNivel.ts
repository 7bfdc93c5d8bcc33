import type { Nivel } from '@malla/contracts/niveles.ts'
import type { Option } from '../../ui/form/fields.tsx'

/** The kind of the institution, as the session says it. */
type TipoDeEmpresa = string | undefined

/** What comes first is called differently in institutes and in schools. */
const PRIMEROS = new Map<TipoDeEmpresa, string>([
  ['Instituto', 'Formación profesional'],
  ['Colegio', 'Educación básica'],
])

/** With what a new level begins. */
export const TIPO_USUAL = 1

const tiposDe = (empresa: TipoDeEmpresa): Option<number>[] => [
  { value: TIPO_USUAL, label: PRIMEROS.get(empresa) ?? 'Pregrado' },
  { value: 2, label: 'Posgrado' },
  { value: 3, label: 'Segunda especialidad' },
]

/** How people read the type of a level (§3, `tiponivel_id`); by its number one that has come with a file and is none of ours. */
export const nombreDeTipoDeNivel = (tipo: Nivel['tiponivel_id'], empresa: TipoDeEmpresa): string =>
  tiposDe(empresa).find(t => t.value === tipo)?.label ?? `Otro (${tipo})`

/** What there is to choose from; a level of another type keeps it until somebody chooses one of these. */
export const tiposDeNivel = (empresa: TipoDeEmpresa, actual: Nivel['tiponivel_id']): Option<number>[] => {
  const tipos = tiposDe(empresa)
  return tipos.some(t => t.value === actual)
    ? tipos
    : [...tipos, { value: actual, label: nombreDeTipoDeNivel(actual, empresa) }]
}
