import { type ArbolDeFacultades, facultadesEnOrden } from '../../arbol/facultadesEnOrden.ts'
import { opcionesDePrograma } from '../../arbol/opcionesDePrograma.ts'

interface Elegidos {
  facultad_id?: number | undefined
  programa_id?: number | undefined
  planestudio_id?: number | undefined
}

/**
 * Faculties, programmes and plans that a list can be narrowed to: programmes of the chosen faculty, plans in force of the chosen programme (the
 * only one needs no choice). A plan that is chosen without its programme, as links to it do, brings it along. Nothing until the tree is here.
 */
export function lugaresDe(
  arbol: ArbolDeFacultades | undefined,
  { facultad_id, programa_id, planestudio_id }: Elegidos,
) {
  const todas = arbol ? facultadesEnOrden(arbol) : []
  const suyas = todas.filter(f => facultad_id === undefined || f.id === facultad_id)
  const elegido = suyas
    .flatMap(f => f.niveles.flatMap(n => n.modalidades.flatMap(m => m.programas)))
    .find(p =>
      programa_id === undefined
        ? p.planes_estudios.some(plan => plan.id === planestudio_id)
        : p.id === programa_id,
    )
  return {
    facultades: todas.map(f => ({ value: f.id, label: f.nombre })),
    programas: opcionesDePrograma(suyas),
    programa_id: elegido?.id ?? programa_id,
    planes: (elegido?.planes_estudios ?? [])
      .filter(p => p.fechacese === null || p.id === planestudio_id)
      .map(p => ({ value: p.id, label: p.full_name })),
  }
}
