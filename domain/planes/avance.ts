import type { CicloDelPlan, CursoDelPlan, Id } from '../asignaturas/asignatura.ts'
import { horasTotales } from '../asignaturas/horas.ts'
import { problemasDeRequisitos } from '../asignaturas/problemas.ts'
import { type ItemDeSeccion, type Luz, luzDeLista, luzDeTextoConTabla } from './estado.ts'
import { porciento } from './porciento.ts'
import type { ClaseDeSeccion, SeccionDelPlanMenu } from './secciones.ts'
import { seccionesVisibles } from './seccionesVisibles.ts'
import type { PlanVisto } from './visibilidad.ts'

/**
 * How far a plan is: the one place that says it, for the page «Avance» and for every progress report. Pure figures, no words but the
 * titles of the sections.
 */

/** What is written of each course beside its row in the plan. */
export const partesDeCurso = ['cartas', 'silabos', 'elementos', 'sumillas'] as const
export type ParteDeCurso = (typeof partesDeCurso)[number]

/** A course with how far each of its parts is; a part that is left out is not kept yet by this version of the product. */
export interface CursoMedido extends CursoDelPlan {
  areacurso_id: Id | null
  partes: Readonly<Partial<Record<ParteDeCurso, Luz>>>
}

/** What the figures of a plan are made of. */
export interface PlanMedido {
  /** Which sections the plan has (§2): hidden ones do not count. Figures are the same for everyone, so nobody's role hides one here. */
  visto: Omit<PlanVisto, 'isInspector'>
  /** Items of each json key of the plan, research lines, modules and units too. */
  textos: Readonly<Record<string, readonly ItemDeSeccion[]>>
  /** Lines of the graduate profile, and laboratories that the plan needs. */
  perfilEgreso: number
  laboratorios: number
  /** Rows of the table of equivalences, which stands under a text. */
  equivalencias: number
  /** Of each course its latest version. */
  cursos: readonly CursoMedido[]
  ciclos: readonly CicloDelPlan[]
}

/** How many of a kind there are, and how far: the last three add up to `total`. */
export interface Cuenta {
  total: number
  completos: number
  enAvance: number
  porHacer: number
}

/** A section of the menu with its light (§4), how many entries it has and how many of them are «Incompleto». */
export interface SeccionMedida extends SeccionDelPlanMenu {
  luz: Luz
  cuantos: number
  incompletos: number
}

/** What a course lacks so that it counts as registered (cursosRegistrados.ts). */
export type FaltaDeCurso = 'horas' | 'area'

/** A course of the report of states: what it lacks, what is wrong with its requisites, how far its parts are. */
export interface CursoEnAvance {
  id: Id
  nombre: string
  codigo: string | null
  ciclo_id: Id | null
  seccion_id: Id | null
  faltas: readonly FaltaDeCurso[]
  /** What people are told of its requisites; none stops anything. */
  problemas: readonly string[]
  /** Registered: success; something is lacking: warning; all is: danger. */
  registro: Luz
  partes: CursoMedido['partes']
}

export interface AvanceDePlan {
  secciones: readonly SeccionMedida[]
  cursos: readonly CursoEnAvance[]
  /** Lights of the sections, of the courses as registered, and of each part of them; null where that part is not kept yet. */
  cuentas: { secciones: Cuenta; registro: Cuenta } & Record<ParteDeCurso, Cuenta | null>
  /** Whole percent of the plan (see `avanceTotal`). */
  total: number
}

/** How many lights of each colour. */
export const contarLuces = (luces: readonly Luz[]): Cuenta => {
  const de = (luz: Luz): number => luces.filter(l => l === luz).length
  return {
    total: luces.length,
    completos: de('success'),
    enAvance: de('warning'),
    porHacer: de('danger'),
  }
}

/** Whole percent of a count; what is begun counts nothing, as in the lights (§4). */
export const avanceDeCuenta = (c: Cuenta): number => porciento(c.completos, c.total)

/** The sections of the menu that the plan has (§2) with their lights (§4), in its order. */
export const seccionesMedidas = (p: PlanMedido): SeccionMedida[] =>
  seccionesVisibles(p.visto).map(s => medir(s, p))

const clavesDeClase: Readonly<Partial<Record<ClaseDeSeccion, string>>> = {
  lineas: 'lineasInvestigaciones',
  modulos: 'modulosCompetencia',
  unidades: 'unidadesAprendizaje',
}

/** Json key under which a section of the menu keeps its items; null for the graduate profile, the malla and the laboratories. */
export const claveDeSeccion = (s: SeccionDelPlanMenu): string | null =>
  s.key ?? clavesDeClase[s.clase] ?? null

const medir = (s: SeccionDelPlanMenu, p: PlanMedido): SeccionMedida => {
  const clave = claveDeSeccion(s)
  if (clave === null) {
    const propias: Partial<Record<ClaseDeSeccion, number>> = {
      perfilEgreso: p.perfilEgreso,
      malla: p.cursos.length,
      laboratorios: p.laboratorios,
    }
    const n = propias[s.clase] ?? 0
    return { ...s, luz: luzDeLista(n), cuantos: n, incompletos: 0 }
  }
  const items = p.textos[clave] ?? []
  const filas = clave === 'cursosConvalidacion' ? p.equivalencias : 0
  return {
    ...s,
    luz: s.key ? luzDeTextoConTabla(items, filas) : luzDeLista(items.length),
    cuantos: items.length + filas,
    incompletos: items.filter(i => i.status === 2).length,
  }
}

/** What a course lacks: hours, an area (the same rule as the registration state of the plan). */
export const faltasDeCurso = (c: CursoMedido): FaltaDeCurso[] => [
  ...(horasTotales(c) > 0 ? [] : ['horas' as const]),
  ...(c.areacurso_id === null ? ['area' as const] : []),
]

const luzDeFaltas = (faltas: readonly FaltaDeCurso[]): Luz => {
  if (faltas.length === 0) return 'success'
  return faltas.length === 2 ? 'danger' : 'warning'
}

/** Every course with what it lacks, in the order in which it came. */
export function cursosEnAvance(p: Pick<PlanMedido, 'cursos' | 'ciclos'>): CursoEnAvance[] {
  const problemas = Map.groupBy(problemasDeRequisitos(p.cursos, p.ciclos), x => x.asignatura_id)
  return p.cursos.map(c => {
    const faltas = faltasDeCurso(c)
    return {
      id: c.id,
      nombre: c.nombre,
      codigo: c.codigo,
      ciclo_id: c.ciclo_id,
      seccion_id: c.seccion_id,
      faltas,
      problemas: (problemas.get(c.id) ?? []).map(x => x.mensaje),
      registro: luzDeFaltas(faltas),
      partes: c.partes,
    }
  })
}

/** How far one part of these courses is; null when none of them keeps it yet. */
export function cuentaDeParte(
  cursos: readonly Pick<CursoEnAvance, 'partes'>[],
  parte: ParteDeCurso,
): Cuenta | null {
  const luces = cursos.flatMap(c => c.partes[parte] ?? [])
  return luces.length === 0 ? null : contarLuces(luces)
}

/** The mean of the shares of what is measured, in whole percent, so that sixty courses do not drown twenty-five sections. */
export function avanceTotal(cuentas: readonly (Cuenta | null)[]): number {
  const partes = cuentas.filter(c => c !== null).map(c => (c.total === 0 ? 0 : c.completos / c.total))
  const suma = partes.reduce((a, b) => a + b, 0)
  return porciento(suma, partes.length)
}

/** All figures of a plan (§4; spec §7, progress reports). */
export function avanceDePlan(p: PlanMedido): AvanceDePlan {
  const secciones = seccionesMedidas(p)
  const cursos = cursosEnAvance(p)
  const cuentas = {
    secciones: contarLuces(secciones.map(s => s.luz)),
    registro: contarLuces(cursos.map(c => c.registro)),
    cartas: cuentaDeParte(cursos, 'cartas'),
    silabos: cuentaDeParte(cursos, 'silabos'),
    elementos: cuentaDeParte(cursos, 'elementos'),
    sumillas: cuentaDeParte(cursos, 'sumillas'),
  }
  return { secciones, cursos, cuentas, total: avanceTotal(Object.values(cuentas)) }
}
