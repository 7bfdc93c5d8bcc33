import type { ClaseDePendiente, Pendiente } from '@malla/contracts/escritorio.ts'
import type { Accion } from '@malla/domain/permisos/acciones.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import type { SesionActiva } from '../../platform/session/active.ts'
import type { PlanDelEscritorio } from './planes.queries.ts'

interface Regla {
  clase: ClaseDePendiente
  /** How much of it a plan has. */
  en: (plan: PlanDelEscritorio) => number
  /** What one must be allowed to mend it. */
  arregla: Accion
}

/** What can be missing in a plan, in the order in which it presses. A plan without courses is told as that alone. */
const reglas: readonly Regla[] = [
  { clase: 'planes_sin_cursos', en: p => (p.cursos === 0 ? 1 : 0), arregla: 'contenido.crear' },
  { clase: 'cursos_incompletos', en: p => p.cursos - p.completos, arregla: 'contenido.editar' },
  { clase: 'ciclos_vacios', en: p => (p.cursos > 0 ? p.ciclos_vacios : 0), arregla: 'contenido.crear' },
  { clase: 'requisitos_sin_reconocer', en: p => p.sin_reconocer, arregla: 'contenido.editar' },
  { clase: 'planes_sin_resolucion', en: p => (p.sin_resolucion ? 1 : 0), arregla: 'estructura.editar' },
]

/** Whether a kind of gap is told to a person: what one could mend; who only looks (inspector, demo) is told all. */
function leToca({ quien }: SesionActiva, regla: Regla): boolean {
  if (whyNot(quien, regla.arregla) === null) return true
  return whyNot(quien, 'contenido.editar') !== null && whyNot(quien, 'estructura.ver') === null
}

/** What waits in plans, one line a kind: how much, in how many plans, and the plan that has most of it. */
export function pendientesDePlanes(sesion: SesionActiva, planes: readonly PlanDelEscritorio[]): Pendiente[] {
  return reglas
    .filter(regla => leToca(sesion, regla))
    .flatMap(regla => {
      const suyos = planes.map(plan => ({ plan, n: regla.en(plan) })).filter(x => x.n > 0)
      if (suyos.length === 0) return []
      const { plan } = suyos.reduce((mas, x) => (x.n > mas.n ? x : mas))
      return [
        {
          clase: regla.clase,
          cuantos: suyos.reduce((suma, x) => suma + x.n, 0),
          planes: suyos.length,
          plan_id: plan.id,
          curso_id: null,
          empezado: true,
          donde: `${plan.full_name} · ${plan.programa}`,
          puede: whyNot(sesion.quien, regla.arregla) === null,
        },
      ]
    })
}
