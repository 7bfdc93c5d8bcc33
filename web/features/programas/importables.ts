import { contar, cuantos } from '@malla/domain/texto/numero.ts'
import type { ApiOutput } from '../../app/api.ts'

export type Clase = 'facultades' | 'programas'

/** A faculty or programme of another institution, as the chooser shows it. */
export interface Importable {
  id: number
  nombre: string
  detalle: string
  /** Heading under which it stands. */
  grupo: string
}

type Facultades = ApiOutput<'facultades.porEntidad'>['data']
type Programas = ApiOutput<'programas.porEntidad'>['data']

/** Faculties to choose from, without a heading. */
export const deFacultades = (rows: Facultades): Importable[] =>
  rows.map(f => ({ id: f.id, nombre: f.nombre, detalle: contar(f.programas_count, 'programa'), grupo: '' }))

/** Programmes to choose from, under their faculty. */
export const deProgramas = (rows: Programas): Importable[] =>
  rows.map(p => ({
    id: p.id,
    nombre: p.nombre,
    detalle: `${p.nivel} · ${p.modalidad}`,
    grupo: p.facultad,
  }))

/** «Traer 3 facultades», or only the verb while nothing is chosen. */
export function textoDeImportar(clase: Clase, n: number): string {
  if (n === 0) return 'Traer'
  return `Traer ${clase === 'facultades' ? cuantos(n, 'facultad', 'facultades') : contar(n, 'programa')}`
}
