import type { NodoDeCompetencia } from '@malla/domain/competencias/arbol.ts'
import type { Celda } from '@malla/domain/competencias/cobertura.ts'
import type { FiltroDeMatriz } from '@malla/domain/competencias/matriz.ts'
import type { Terminos } from '@malla/domain/planes/terminos.ts'
import type { DatosPlan } from '../planes/datos.ts'

/** A competency as the matrix prints it. `nivel` 1 is a root. */
export interface CompetenciaEnMatriz extends NodoDeCompetencia {
  codigo: string
  nombre: string
  nivel: number
}

/** What the matrix of a plan is printed from. */
export interface DatosMatriz {
  plan: DatosPlan
  terminos: Terminos
  grupos: readonly { id: number; nombre: string }[]
  /** All of the plan, in reading order. */
  competencias: readonly CompetenciaEnMatriz[]
  /** All of the plan, by the version of each course that is in force. */
  celdas: readonly Celda[]
  filtro: FiltroDeMatriz
}
