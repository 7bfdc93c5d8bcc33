import type { Ambito } from '@malla/domain/permisos/acciones.ts'

/** A faculty that a programme could hang on. */
interface Facultad {
  id: number
  estado: string
}

type WhyNotIn = (donde: Ambito) => string | null

const isActiva = (f: Facultad): boolean => f.estado === 'Activado'

/** The one faculty that a new programme can hang on; null where there are several, or none. */
export function facultadUnica(facultades: readonly Facultad[], whyNotIn: WhyNotIn): number | null {
  const suyas = facultades.filter(f => isActiva(f) && !whyNotIn({ facultad_id: f.id }))
  return suyas.length === 1 ? suyas[0]!.id : null
}

/**
 * Why no programme can be made, or null: it needs a faculty to hang on, one that the person may make things in and that is not deactivated.
 * `whyNotIn`: why the person may make nothing there.
 */
export function whyNotNuevo(facultades: readonly Facultad[], whyNotIn: WhyNotIn): string | null {
  if (facultades.length === 0) return 'Cree primero una facultad: el programa pertenecerá a ella.'
  const suyas = facultades.filter(f => !whyNotIn({ facultad_id: f.id }))
  if (suyas.length === 0)
    return 'Su permiso es para algunos programas, no para su facultad: los nuevos los crea quien trabaja para toda ella.'
  return suyas.some(isActiva)
    ? null
    : 'Active primero una facultad: un programa nuevo no puede pertenecer a una facultad desactivada.'
}
