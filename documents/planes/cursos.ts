import { sumCreditos } from '@malla/domain/asignaturas/creditos.ts'
import { horasTotales, sumHoras } from '@malla/domain/asignaturas/horas.ts'
import type { AsignaturaInforme, CicloInforme, DatosPlan, FiltroCursos } from './datos.ts'

/** Courses of one cycle or section in the order of the malla. */
export interface GrupoCursos {
  id: number
  nombre: string
  asignaturas: AsignaturaInforme[]
}

export interface SeccionCursos extends GrupoCursos {
  creditos_requeridos: number | null
}

const porOrden = (a: AsignaturaInforme, b: AsignaturaInforme): number => a.orden - b.orden || a.id - b.id

const cumple = (a: AsignaturaInforme, f: FiltroCursos): boolean =>
  (f.ciclo_id === undefined || a.ciclo_id === f.ciclo_id) &&
  (f.seccion_id === undefined || a.seccion_id === f.seccion_id) &&
  (f.areacurso_id === undefined || a.areacurso_id === f.areacurso_id) &&
  (f.tipocurso_id === undefined || a.tipocurso_id === f.tipocurso_id) &&
  (f.tipologiaespecial_id === undefined || a.tipologiaespecial_id === f.tipologiaespecial_id)

const deGrupo = (d: DatosPlan, filtro: FiltroCursos, clave: 'ciclo_id' | 'seccion_id', id: number) =>
  d.asignaturas.filter(a => a[clave] === id && cumple(a, filtro)).sort(porOrden)

const porNumero = (a: CicloInforme, b: CicloInforme): number => a.numero - b.numero

/** The cycles of a plan with their courses; without a filter also those that have none yet. */
export const porCiclos = (d: DatosPlan, filtro: FiltroCursos = {}): GrupoCursos[] =>
  [...d.ciclos]
    .sort(porNumero)
    .map(c => ({
      id: c.id,
      nombre: c.descripcion || c.nombre,
      asignaturas: deGrupo(d, filtro, 'ciclo_id', c.id),
    }))
    .filter(g => g.asignaturas.length > 0 || Object.keys(filtro).length === 0)

/** The sections of electives with their courses; without a filter also those that have none yet. */
export const porSecciones = (d: DatosPlan, filtro: FiltroCursos = {}): SeccionCursos[] =>
  d.secciones
    .map(s => ({
      id: s.id,
      nombre: s.nombre,
      creditos_requeridos: s.creditos_requeridos,
      asignaturas: deGrupo(d, filtro, 'seccion_id', s.id),
    }))
    .filter(g => g.asignaturas.length > 0 || Object.keys(filtro).length === 0)

/** Weekly hours and credits of several courses together. */
export interface Sumas {
  cursos: number
  horasteoria: number
  horaspractica: number
  horasvirtual: number
  horastotal: number
  credits: number
}

export const sumar = (asignaturas: readonly AsignaturaInforme[]): Sumas => ({
  cursos: asignaturas.length,
  horasteoria: sumHoras(asignaturas.map(a => a.horasteoria)),
  horaspractica: sumHoras(asignaturas.map(a => a.horaspractica)),
  horasvirtual: sumHoras(asignaturas.map(a => a.horasvirtual)),
  horastotal: sumHoras(asignaturas.map(horasTotales)),
  credits: sumCreditos(asignaturas.map(a => a.credits)) ?? 0,
})

/** Whether this plan counts credits at all: schools do not. */
export const tieneCreditos = (d: DatosPlan): boolean => d.asignaturas.some(a => a.credits !== null)

/** Credits of electives that a student must take: what the sections ask for, or, where none says it, the plan. */
export const electivosRequeridos = (d: DatosPlan): number => {
  const pedidos = d.secciones.map(s => s.creditos_requeridos).filter(n => n !== null)
  return sumCreditos(pedidos) ?? d.creditos_electivos ?? 0
}
