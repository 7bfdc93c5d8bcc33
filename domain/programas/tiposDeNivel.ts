import type { Opcion } from '../catalogos/opcion.ts'

/** The kind of the institution (§4), as the session says it. */
type TipoDeEmpresa = string | undefined

/** What comes first is called differently in institutes and in schools. */
const PRIMEROS = new Map<TipoDeEmpresa, string>([
  ['Instituto', 'Formación profesional'],
  ['Colegio', 'Educación básica'],
])

/** With what a new level begins. */
export const TIPO_USUAL = 1

const tiposDe = (empresa: TipoDeEmpresa): Opcion<number>[] => [
  { valor: TIPO_USUAL, nombre: PRIMEROS.get(empresa) ?? 'Pregrado' },
  { valor: 2, nombre: 'Posgrado' },
  { valor: 3, nombre: 'Segunda especialidad' },
]

/** How people read the type of a level (§3, `tiponivel_id`); by its number one that has come with a file and is none of ours. */
export const nombreDeTipoDeNivel = (tipo: number, empresa: TipoDeEmpresa): string =>
  tiposDe(empresa).find(t => t.valor === tipo)?.nombre ?? `Otro (${tipo})`

/** What there is to choose from, in a school one alone; a level of another type keeps it until somebody chooses one of these. */
export const tiposDeNivel = (empresa: TipoDeEmpresa, actual: number): Opcion<number>[] => {
  const tipos = tiposDe(empresa).filter(t => empresa !== 'Colegio' || t.valor === TIPO_USUAL)
  return tipos.some(t => t.valor === actual)
    ? tipos
    : [...tipos, { valor: actual, nombre: nombreDeTipoDeNivel(actual, empresa) }]
}
