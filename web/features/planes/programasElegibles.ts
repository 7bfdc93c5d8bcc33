import type { Option } from '../../ui/form/fields.tsx'
import { type ArbolDeFacultades, facultadesEnOrden } from '../arbol/facultadesEnOrden.ts'

/**
 * Programmes that a plan may be made for, as options of a chooser: Activado, in a faculty that is Activado (§4). Named with their faculty,
 * and with level and modality where two are called the same. `actuales` stay choosable whatever their state.
 */
export function programasElegibles(
  arbol: ArbolDeFacultades,
  actuales: number | null | readonly number[] = null,
): Option<number>[] {
  const estan = new Set([actuales].flat())
  const programas = facultadesEnOrden(arbol).flatMap(facultad =>
    facultad.niveles.flatMap(nivel =>
      nivel.modalidades.flatMap(modalidad =>
        modalidad.programas
          .filter(p => estan.has(p.id) || (p.estado === 'Activado' && facultad.estado === 'Activado'))
          .map(p => ({
            id: p.id,
            corto: `${p.nombre} · ${facultad.nombre}`,
            largo: `${p.nombre} · ${facultad.nombre} · ${nivel.nombre} · ${modalidad.nombre}`,
          })),
      ),
    ),
  )
  const veces = Map.groupBy(programas, p => p.corto)
  return programas
    .map(p => ({ value: p.id, label: veces.get(p.corto)!.length > 1 ? p.largo : p.corto }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es'))
}
