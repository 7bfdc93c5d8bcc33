import type { TipoEstudio } from '../asignaturas/asignatura.ts'
import type { ClaseDeNivel, Modalidad, TipoDeInstitucion } from './plan.ts'

/** How sure the source of a rule is. What is not confirmed stays off until an institution confirms it. */
export type Seguridad = 'primaria' | 'secundaria' | 'sin_confirmar'

/** `falta`: it goes against the rule. `aviso`: somebody should look at it. Nothing of this blocks anybody. */
export type Gravedad = 'falta' | 'aviso'

/** What a rule asks, as data: one short function each reads it (medidas/). Credits, hours of all periods, percent, years. */
export type Condicion =
  | { mide: 'creditos'; minimo: number }
  | { mide: 'creditos_de_tipo'; tipos: readonly TipoEstudio[]; minimo: number }
  | { mide: 'tipo_de_estudios' }
  | { mide: 'horas'; minimo: number }
  | { mide: 'horas_del_credito'; teoria: number; practica: number }
  | { mide: 'valor_del_credito'; teoria: number; practica: number }
  | { mide: 'credito_dicho' }
  | { mide: 'virtual'; modalidad: Modalidad; maximo: number }
  | { mide: 'anios'; minimo: number }
  | { mide: 'ciclos'; minimo: number }
  | { mide: 'ciclos_por_anio'; maximo: number }
  | { mide: 'ciclos_del_programa' }
  | { mide: 'revision'; anios: number }
  | { mide: 'idioma' }
  | { mide: 'requisito'; problema: ProblemaLegal }
  | { mide: 'creditos_previos' }
  | { mide: 'oferta_de_electivos' }
  | { mide: 'exigencia_de_electivos' }
  | { mide: 'creditos_declarados' }
  | { mide: 'semanas_de_silabos' }
  | { mide: 'creditos_por_ciclo'; maximo: number }
  | { mide: 'cursos_por_ciclo'; maximo: number }
  | { mide: 'horas_por_semana'; maximo: number }

/** What can be wrong with requisites (domain/asignaturas/problemas.ts). */
export type ProblemaLegal = 'texto' | 'desconocido' | 'propio' | 'lazo' | 'ciclo'

export type Medida = Condicion['mide']

/** One version of a rule. Another version of the same rule has the same `id` and other days. */
export interface Regla {
  id: string
  /** Null: it follows from the plan itself, wherever it is. */
  pais: 'PE' | null
  /** Left out: all kinds of institution, all levels. */
  instituciones?: readonly TipoDeInstitucion[]
  niveles?: readonly ClaseDeNivel[]
  /** First and last day on which it is in force; null: no such day. */
  desde: string | null
  hasta: string | null
  /** «Ley 30220, art. 41»; empty where no article says it. */
  articulo: string
  fuente: string
  seguridad: Seguridad
  gravedad: Gravedad
  /** What it is about, in a few words: «Créditos del plan». */
  titulo: string
  pide: Condicion
}
