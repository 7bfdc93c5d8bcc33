import { requisitosFromIds } from '../asignaturas/requisitos.ts'
import type { LimitesPropios } from './normas/propias.ts'
import type { AjustesLegales } from './normas.ts'
import type { CursoLegal, DatosLegales } from './plan.ts'

/** Lawful plans to plant faults in. Cycle n has id 10·n, its courses 100·n + 1, … */

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
export interface PlanDePrueba {
  datos: Mutable<DatosLegales>
  partes: {
    cursos: Mutable<CursoLegal>[]
    ciclos: { id: number; numero: number; nombre: string }[]
    secciones: { id: number; nombre: string; creditos_requeridos: number | null }[]
  }
}

export const HOY = '2026-11-21'
const ROMANOS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

const SIN_LIMITES: LimitesPropios = {
  creditos: null,
  creditos_generales: null,
  creditos_especialidad: null,
  ciclos: null,
}
export const SIN_AJUSTES: AjustesLegales = { limites: SIN_LIMITES, confirmadas: [] }
export const conLimites = (limites: Partial<LimitesPropios>): AjustesLegales => ({
  ...SIN_AJUSTES,
  limites: { ...SIN_LIMITES, ...limites },
})
export const confirmando = (...reglas: (string | [string, number])[]): AjustesLegales => ({
  ...SIN_AJUSTES,
  confirmadas: reglas.map(r =>
    typeof r === 'string' ? { regla: r, valor: null } : { regla: r[0], valor: r[1] },
  ),
})

const datos = (mas: Partial<DatosLegales>): DatosLegales => ({
  institucion: 'Universidad',
  nivel: 'pregrado',
  modalidad: 'presencial',
  semanas: 16,
  semanas_de_silabos: null,
  horas_credito_teoria: 16,
  horas_credito_practica: 32,
  ciclosporanio: 2,
  maxciclos: null,
  anios: null,
  creditos_totales: null,
  fecha_resolucion: '2025-03-01',
  fechacese: null,
  ...mas,
})

/** A course of theory and practice hours a week; it requires the one in its place a cycle before. */
export const curso = (id: number, mas: Partial<CursoLegal> = {}): CursoLegal => ({
  id,
  nombre: `Curso ${id}`,
  codigo: `C${id}`,
  ciclo_id: Math.floor(id / 100) * 10,
  seccion_id: null,
  orden: id % 100,
  credits: 4,
  horasteoria: 3,
  horaspractica: 2,
  horasvirtual: 0,
  horasvirtualteoria: 0,
  horasvirtualpractica: 0,
  requisitos: id >= 200 && id < 1100 ? requisitosFromIds([id - 100]) : null,
  areacurso_id: null,
  tipoestudio: null,
  tipologia: null,
  ...mas,
})

export const electivo = (id: number, mas: Partial<CursoLegal> = {}): CursoLegal =>
  curso(id, {
    ciclo_id: null,
    seccion_id: 501,
    credits: 3,
    horaspractica: 0,
    requisitos: null,
    tipoestudio: 'especialidad',
    ...mas,
  })

const plan = (
  mas: Partial<DatosLegales>,
  ciclos: number,
  porCiclo: number,
  como: (id: number) => Partial<CursoLegal>,
): PlanDePrueba => ({
  datos: datos(mas),
  partes: {
    cursos: Array.from({ length: ciclos }, (_, c) =>
      Array.from({ length: porCiclo }, (_, j) => (c + 1) * 100 + j + 1).map(id => curso(id, como(id))),
    ).flat(),
    ciclos: Array.from({ length: ciclos }, (_, c) => ({
      id: (c + 1) * 10,
      numero: c + 1,
      nombre: ROMANOS[c]!,
    })),
    secciones: [],
  },
})

const tipoDe = (id: number): CursoLegal['tipoestudio'] =>
  id < 205 ? 'general' : id < 700 ? 'especifico' : 'especialidad'

/** 206 credits: 200 in ten cycles of five courses (36 general, 164 others), and 6 of 9 of electives of speciality. */
export function pregrado(mas: Partial<DatosLegales> = {}): PlanDePrueba {
  const p = plan({ creditos_totales: 206, ...mas }, 10, 5, id => ({
    tipoestudio: tipoDe(id),
    ...(id === 104 && { nombre: 'Inglés I' }),
  }))
  p.partes.secciones.push({ id: 501, nombre: 'Electivos', creditos_requeridos: 6 })
  p.partes.cursos.push(electivo(1901), electivo(1902), electivo(1903))
  return p
}

const teoria = (credits: number) => () => ({ credits, horasteoria: credits, horaspractica: 0 })
const tecnica = () => ({ horasteoria: 2, horaspractica: 4 })
const escolar = () => ({ credits: null, horasteoria: 4, horaspractica: 0, requisitos: null })

const bases = {
  pregrado,
  /** 48, 64, 40 and 24 credits. */
  maestria: () => plan({ nivel: 'maestria' }, 4, 4, teoria(3)),
  doctorado: () => plan({ nivel: 'doctorado' }, 4, 4, teoria(4)),
  segunda: () => plan({ nivel: 'segunda' }, 2, 5, teoria(4)),
  diplomado: () => plan({ nivel: 'diplomado' }, 1, 6, teoria(4)),
  /** 120 credits and 2,880 hours; 80 and 1,920; 40 and 960. */
  profesional: () => plan({ institucion: 'Instituto', nivel: 'profesional' }, 6, 5, tecnica),
  tecnico: () => plan({ institucion: 'Instituto', nivel: 'tecnico' }, 4, 5, tecnica),
  auxiliar: () => plan({ institucion: 'Instituto', nivel: 'auxiliar' }, 2, 5, tecnica),
  colegio: () =>
    plan({ institucion: 'Colegio', nivel: 'otro', semanas: 38, ciclosporanio: 1 }, 5, 6, escolar),
  cepre: () => plan({ nivel: 'otro', fecha_resolucion: null }, 2, 4, escolar),
} satisfies Record<string, () => PlanDePrueba>
export type Base = keyof typeof bases

export const base = (cual: Base): PlanDePrueba => bases[cual]()

/** Changes one course of a plan under test. */
export function cambiar(p: PlanDePrueba, id: number, campos: Partial<CursoLegal>): void {
  Object.assign(p.partes.cursos.find(c => c.id === id)!, campos)
}
