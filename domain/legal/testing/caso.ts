import type { AjustesLegales } from '../normas.ts'
import { type Base, cambiar, type PlanDePrueba } from '../planesDeMuestra.ts'

/** A plan with something done to it, and what is found then: rule, place, and the figures or ids. */
export type Caso = [
  que: string,
  base: Base,
  plantar: (p: PlanDePrueba) => void,
  esperado: string[],
  ajustes?: AjustesLegales,
]

export const nada = (): void => {}
export const sin =
  (...ids: number[]) =>
  (p: PlanDePrueba) => {
    p.partes.cursos = p.partes.cursos.filter(c => !ids.includes(c.id))
  }
export const con =
  (id: number, campos: Parameters<typeof cambiar>[2]) =>
  (p: PlanDePrueba): void =>
    cambiar(p, id, campos)
export const datos = (campos: Partial<PlanDePrueba['datos']>) => (p: PlanDePrueba) => {
  Object.assign(p.datos, campos)
}
export const todo =
  (...pasos: ((p: PlanDePrueba) => void)[]) =>
  (p: PlanDePrueba): void => {
    for (const paso of pasos) paso(p)
  }
export const exige = (creditos_requeridos: number | null) => (p: PlanDePrueba) => {
  p.partes.secciones[0]!.creditos_requeridos = creditos_requeridos
}
export const cada =
  (campos: (c: PlanDePrueba['partes']['cursos'][number]) => object) => (p: PlanDePrueba) => {
    for (const c of p.partes.cursos) Object.assign(c, campos(c))
  }
