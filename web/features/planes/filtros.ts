import { type FaltaDePlan, faltasDePlan } from '@malla/domain/planes/faltasDePlan.ts'
import type { Option } from '../../ui/form/fields.tsx'
import { type ArbolDeFacultades, facultadesEnOrden } from '../arbol/facultadesEnOrden.ts'
import { opcionesDePrograma } from '../arbol/opcionesDePrograma.ts'

/** Whether a plan is in force, as the address says it. */
export const vigencias = [
  { value: 'vigentes', label: 'Vigentes' },
  { value: 'cesados', label: 'Cesados' },
] as const

/** What the list is asked for: undefined for both. */
export const cesadosDe = (estado: string | undefined): boolean | undefined =>
  vigencias.some(v => v.value === estado) ? estado === 'cesados' : undefined

const FALTAS: Readonly<Record<FaltaDePlan, string>> = {
  planes_sin_cursos: 'Sin cursos',
  cursos_incompletos: 'Cursos sin horas o sin área',
  ciclos_vacios: 'Ciclos sin cursos',
  requisitos_sin_reconocer: 'Requisitos sin reconocer',
  planes_sin_resolucion: 'Sin resolución',
}

/** What plans in force may lack, to narrow the list to. */
export const opcionesDeFalta: readonly Option<FaltaDePlan>[] = faltasDePlan.map(value => ({
  value,
  label: FALTAS[value],
}))

/** The same, as the address says it (`solo`); undefined for whatever is none. */
export const faltaDe = (solo: string | undefined): FaltaDePlan | undefined =>
  faltasDePlan.find(falta => falta === solo)

/** Faculties and programmes to narrow the list of plans to: whatever their state, programmes of the chosen faculty only. */
export function filtrosDe(
  arbol: ArbolDeFacultades,
  facultad: number | undefined,
): { facultades: Option<number>[]; programas: Option<number>[] } {
  const todas = facultadesEnOrden(arbol)
  return {
    facultades: todas.map(f => ({ value: f.id, label: f.nombre })),
    programas: opcionesDePrograma(todas.filter(f => facultad === undefined || f.id === facultad)),
  }
}
