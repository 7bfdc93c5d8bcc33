import type { DatosDePlan } from '@malla/domain/planes/copiar.ts'

/** The sheets of the form, by what they hold. */
export const HOJAS = {
  cursos: 'Cursos',
  electivos: 'Electivos',
  ciclos: 'Ciclos',
  secciones: 'Secciones de electivos',
  datos: 'Datos',
  textos: 'Textos',
  perfil: 'Perfil de egreso',
} as const

/** A general datum of the plan as the form asks for it; numbers with the bounds that a plan has. */
export interface DatoDeFormulario {
  campo: Exclude<keyof DatosDePlan, 'config_diseno_curricular' | 'config_nodes_tree' | 'config_terminos'>
  nombre: string
  numero?: { min: number; max: number; decimales: 0 | 1 }
}

const creditos = { min: 0, max: 999, decimales: 1 } as const

export const DATOS: readonly DatoDeFormulario[] = [
  { campo: 'modalidad', nombre: 'Modalidad' },
  { campo: 'semanas', nombre: 'Semanas por periodo', numero: { min: 1, max: 60, decimales: 0 } },
  {
    campo: 'horas_credito_teoria',
    nombre: 'Horas de teoría por crédito',
    numero: { min: 1, max: 100, decimales: 1 },
  },
  {
    campo: 'horas_credito_practica',
    nombre: 'Horas de práctica por crédito',
    numero: { min: 1, max: 100, decimales: 1 },
  },
  { campo: 'creditos_totales', nombre: 'Créditos requeridos', numero: creditos },
  { campo: 'creditos_generales', nombre: 'De ellos, generales', numero: creditos },
  { campo: 'creditos_electivos', nombre: 'De ellos, electivos', numero: creditos },
]
