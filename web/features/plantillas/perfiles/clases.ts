import { cuantos } from '@malla/domain/texto/numero.ts'
import type { ListaDeEntradas } from '../../entradas/listas.ts'
import { listas } from '../../entradas/listas.ts'

/** A kind of profile: which calls serve its templates, and how people speak of them. */
export interface ClaseDePerfil {
  calls: 'plantillasEgresado' | 'plantillasIngresante'
  /** What the address calls its tab. */
  vista: string
  /** «perfil de egreso». */
  perfil: string
  una: string
  varias: string
  nueva: string
  /** What is said where there is none. */
  falta: string
  /** What its entries have besides their text, or null. */
  lista: ListaDeEntradas | null
}

/** Graduate profiles: lines. */
export const egreso: ClaseDePerfil = {
  calls: 'plantillasEgresado',
  vista: 'egreso',
  perfil: 'perfil de egreso',
  una: 'línea',
  varias: 'líneas',
  nueva: 'Nueva línea',
  falta: 'Escriba al menos una línea.',
  lista: null,
}

/** Entrance profiles: traits. */
export const ingreso: ClaseDePerfil = {
  calls: 'plantillasIngresante',
  vista: 'ingreso',
  perfil: 'perfil de ingreso',
  una: 'rasgo',
  varias: 'rasgos',
  nueva: 'Nuevo rasgo',
  falta: 'Escriba al menos un rasgo.',
  lista: listas.perfilIngresos,
}

/** «1 línea», «12 rasgos». */
export const cuantas = (clase: ClaseDePerfil, n: number): string => cuantos(n, clase.una, clase.varias)
