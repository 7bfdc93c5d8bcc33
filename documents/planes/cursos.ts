import { horasTotales } from '@malla/domain/asignaturas/horas.ts'
import { totalesDePlan } from '@malla/domain/malla/totales.ts'
import { decimalesDe, numero } from '../formato.ts'
import { textos } from '../textos.ts'
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
  (f.suyos === undefined || f.suyos.has(a.id)) &&
  (f.ciclo_id === undefined || a.ciclo_id === f.ciclo_id) &&
  (f.seccion_id === undefined || a.seccion_id === f.seccion_id) &&
  (f.areacurso_id === undefined || a.areacurso_id === f.areacurso_id) &&
  (f.tipocurso_id === undefined || a.tipocurso_id === f.tipocurso_id) &&
  (f.tipologiaespecial_id === undefined || a.tipologiaespecial_id === f.tipologiaespecial_id)

const deGrupo = (d: DatosPlan, filtro: FiltroCursos, clave: 'ciclo_id' | 'seccion_id', id: number) =>
  d.asignaturas.filter(a => a[clave] === id && cumple(a, filtro)).sort(porOrden)

const porNumero = (a: CicloInforme, b: CicloInforme): number => a.numero - b.numero

/** Asked for the whole plan: a filter that a form sent empty narrows nothing. */
const isSinFiltro = (filtro: FiltroCursos): boolean => Object.values(filtro).every(v => v === undefined)

/** The cycles of a plan with their courses; without a filter also those that have none yet. */
export const porCiclos = (d: DatosPlan, filtro: FiltroCursos = {}): GrupoCursos[] =>
  [...d.ciclos]
    .sort(porNumero)
    .map(c => ({
      id: c.id,
      nombre: c.descripcion || c.nombre,
      asignaturas: deGrupo(d, filtro, 'ciclo_id', c.id),
    }))
    .filter(g => g.asignaturas.length > 0 || isSinFiltro(filtro))

/** The sections of electives with their courses; without a filter also those that have none yet. */
export const porSecciones = (d: DatosPlan, filtro: FiltroCursos = {}): SeccionCursos[] =>
  d.secciones
    .map(s => ({
      id: s.id,
      nombre: s.nombre,
      creditos_requeridos: s.creditos_requeridos,
      asignaturas: deGrupo(d, filtro, 'seccion_id', s.id),
    }))
    .filter(g => g.asignaturas.length > 0 || isSinFiltro(filtro))

/** Whether this plan counts credits at all: schools do not. */
export const tieneCreditos = (d: DatosPlan): boolean => d.asignaturas.some(a => a.credits !== null)

/** Credits that a student takes in all; null where this plan counts none, whatever its sections ask. */
export const creditosDePlan = (d: DatosPlan): number | null =>
  totalesDePlan(d.asignaturas, d.secciones).creditos

/** How many there are in a plan, on paper as on its public page: its periods, the courses in them, and the electives that it offers besides. */
export const cuentasDePlan = (d: DatosPlan): { periodos: number; cursos: number; electivos: number } => {
  const { obligatorios, electivosListados } = totalesDePlan(d.asignaturas, d.secciones)
  return { periodos: d.ciclos.length, cursos: obligatorios.cursos, electivos: electivosListados.cursos }
}

/** Whether any course says its hours: a file may come without them, and a column of noughts says nothing. */
export const tieneHoras = (d: DatosPlan): boolean => d.asignaturas.some(a => horasTotales(a) > 0)

/** Writes credits as this plan does: «4», or «4,0» where any course has half credits; «—» for none. */
export const escribirCreditos = (d: DatosPlan): ((n: number | null) => string) => {
  const decimales = decimalesDe(d.asignaturas.map(a => a.credits))
  return n => (n === null ? textos.nada : numero(n, decimales))
}
