/** What decides whether a person is asked, after signing in, with what to work (§4). */
export interface DatosDeEleccion {
  isTutor: boolean
  /** How many of each the person has. */
  empresas: number
  roles: number
  programas: number
  /** What this browser remembers of an earlier choice. */
  guardado: { empresa: boolean; rol: boolean; programa: boolean }
  /** Parameters came with the sign-in (paramsAditionalsAuth) and say it already. */
  hayParametrosAdicionales: boolean
}

export type Eleccion = 'empresa' | 'rol' | 'programa'

/**
 * The choices a person still has to make, in the order of their modals: institution, role, programme (§4). Each is asked
 * when there is more than one, none is remembered and the sign-in brought no parameters; a tutor is never asked the first.
 */
export function eleccionesPendientes(x: DatosDeEleccion): Eleccion[] {
  if (x.hayParametrosAdicionales) return []
  const pendientes: [Eleccion, boolean][] = [
    ['empresa', x.empresas > 1 && !x.isTutor && !x.guardado.empresa],
    ['rol', x.roles > 1 && !x.guardado.rol],
    ['programa', x.programas > 1 && !x.guardado.programa],
  ]
  return pendientes.filter(([, pide]) => pide).map(([eleccion]) => eleccion)
}
