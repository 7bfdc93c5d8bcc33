import type { FacultadDelArbol } from '@malla/contracts/facultades.ts'
import type { Option } from '../../ui/form/fields.tsx'

/**
 * The programmes of some faculties as people choose among them, by name. Where a name repeats, level and modality stand behind it; where that
 * repeats too, the faculty.
 */
export function opcionesDePrograma(facultades: readonly FacultadDelArbol[]): Option<number>[] {
  const programas = facultades.flatMap(f =>
    f.niveles.flatMap(n =>
      n.modalidades.flatMap(m =>
        m.programas.map(({ id, nombre }) => {
          const entero = `${nombre} · ${n.nombre} · ${m.nombre}`
          return { value: id, nombres: [nombre, entero, `${entero} · ${f.nombre}`] }
        }),
      ),
    ),
  )
  const veces = Map.groupBy(
    programas.flatMap(p => p.nombres),
    nombre => nombre,
  )
  return programas
    .map(({ value, nombres }) => ({
      value,
      label: nombres.find(nombre => veces.get(nombre)!.length === 1) ?? nombres.at(-1)!,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es'))
}
