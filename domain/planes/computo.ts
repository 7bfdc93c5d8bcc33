import type { CursoDelPlan, Id, SeccionDelPlan, TipoEstudio } from '../asignaturas/asignatura.ts'
import { HORAS_POR_CREDITO, type HorasPorCredito, type HorasVirtuales } from '../asignaturas/horas.ts'
import { type Reparto, redondear, repartir } from './reparto.ts'

/** One arithmetic of hours and credits of a plan, for the regulator's form (C1) and for what the law asks: their numbers are equal. */

/** A course as it is counted. The two parts of its virtual hours; left out, all of them are theory. */
export type CursoContable = Pick<CursoDelPlan, 'credits' | 'horasteoria' | 'horaspractica' | 'horasvirtual'> &
  Partial<HorasVirtuales>

/** What a course is worth in a period: hours of the whole period, credits as the plan says them in the parts of its hours. */
export interface CuentaDeCurso {
  horas: Reparto
  creditos: Reparto
  /** Credits that its hours would be worth, to hundredths. */
  segunHoras: number
}

/** What a period and a credit are worth, as the plan says it or else as the law does. */
export const reglaDeHoras = (plan: {
  semanas: number | null
  horas_credito_teoria: number | null
  horas_credito_practica: number | null
}): HorasPorCredito => ({
  semanas: plan.semanas ?? HORAS_POR_CREDITO.semanas,
  teoria: plan.horas_credito_teoria ?? HORAS_POR_CREDITO.teoria,
  practica: plan.horas_credito_practica ?? HORAS_POR_CREDITO.practica,
})

const semanalesDe = (c: CursoContable) => {
  const vp = c.horasvirtualpractica ?? 0
  return [c.horasteoria, c.horasvirtualteoria ?? c.horasvirtual - vp, c.horaspractica, vp] as const
}

/** Credits that the hours of a course are worth, unrounded. */
export const creditosDeHoras = (c: CursoContable, por: HorasPorCredito): number =>
  semanalesDe(c)
    .map((h, i) => (h * por.semanas) / (i < 2 ? por.teoria : por.practica))
    .reduce((a, b) => a + b, 0)

/** What a course is worth in a period of `por`. */
export function cuentaDeCurso(c: CursoContable, por: HorasPorCredito): CuentaDeCurso {
  const semanales = semanalesDe(c)
  const valen = semanales.map((h, i) => (h * por.semanas) / (i < 2 ? por.teoria : por.practica))
  return {
    horas: repartir(semanales.map(h => redondear(h * por.semanas))),
    creditos: repartir(valen, c.credits ?? 0),
    segunHoras: redondear(creditosDeHoras(c, por)),
  }
}

/** A section requires so much of what it offers; 1 where it does not say, or requires all. */
export const pesoDeSeccion = (requeridos: number | null, ofrecidos: number): number =>
  requeridos !== null && requeridos < ofrecidos ? requeridos / ofrecidos : 1

/** Credits that a section of electives offers. */
export const ofrecidosPor = (cursos: readonly Pick<CursoDelPlan, 'credits'>[]): number =>
  redondear(cursos.reduce((n, c) => n + (c.credits ?? 0), 0))

/** What a student of the plan takes, all cycles and the required part of each section; credits to hundredths. */
export interface ComputoDePlan {
  creditos: number
  /** Hours of all periods together. */
  horas: number
  /** Credits by kind of studies; `null` of those that do not say theirs. */
  porTipo: ReadonlyMap<TipoEstudio | null, number>
  virtual: { creditos: number; horas: number }
}

type CursoDeComputo = CursoContable & Pick<CursoDelPlan, 'seccion_id'> & { tipoestudio: TipoEstudio | null }

/** What a student takes of each section, by its id: the share that is required of what it offers. */
function pesosDeSecciones(
  cursos: readonly Pick<CursoDelPlan, 'credits' | 'seccion_id'>[],
  secciones: readonly SeccionDelPlan[],
): ReadonlyMap<Id, number> {
  const suyos = Map.groupBy(cursos, c => c.seccion_id)
  return new Map(
    secciones.map(s => [s.id, pesoDeSeccion(s.creditos_requeridos, ofrecidosPor(suyos.get(s.id) ?? []))]),
  )
}

/** Credits and hours of a plan as the regulator counts them. */
export function computoDePlan(
  cursos: readonly CursoDeComputo[],
  secciones: readonly SeccionDelPlan[],
  por: HorasPorCredito,
): ComputoDePlan {
  const pesos = pesosDeSecciones(cursos, secciones)
  const porTipo = new Map<TipoEstudio | null, number>()
  const suma = { creditos: 0, horas: 0, virtualCreditos: 0, virtualHoras: 0 }
  for (const c of cursos) {
    const peso = c.seccion_id === null ? 1 : (pesos.get(c.seccion_id) ?? 1)
    const cuenta = cuentaDeCurso(c, por)
    suma.creditos += cuenta.creditos.total * peso
    suma.horas += cuenta.horas.total * peso
    suma.virtualCreditos += cuenta.creditos.virtual * peso
    suma.virtualHoras += cuenta.horas.virtual * peso
    porTipo.set(c.tipoestudio, (porTipo.get(c.tipoestudio) ?? 0) + cuenta.creditos.total * peso)
  }
  return {
    creditos: redondear(suma.creditos),
    horas: redondear(suma.horas),
    porTipo: new Map([...porTipo].map(([tipo, n]) => [tipo, redondear(n)])),
    virtual: { creditos: redondear(suma.virtualCreditos), horas: redondear(suma.virtualHoras) },
  }
}
