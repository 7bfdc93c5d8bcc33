import type { Id, Requisito } from './asignatura.ts'
import type { HojaRequisito } from './requisitos.ts'
import { isGrupo, simplificar } from './requisitos.ts'

/** How far a student is: courses passed, courses taken this period, credits approved. */
export interface AvanceDeEstudiante {
  aprobados: ReadonlySet<Id>
  llevando: ReadonlySet<Id>
  creditos: number
}

function isHojaCumplida(h: HojaRequisito, avance: AvanceDeEstudiante): boolean {
  if (h.tipo === 'creditos') return avance.creditos >= h.creditos
  if (h.tipo === 'texto') return false
  return (
    avance.aprobados.has(h.asignatura_id) || (h.modo === 'simultaneo' && avance.llevando.has(h.asignatura_id))
  )
}

function faltaDe(r: Requisito, avance: AvanceDeEstudiante): Requisito | null {
  if (!isGrupo(r)) return isHojaCumplida(r, avance) ? null : r
  const faltan = r.de.map(parte => faltaDe(parte, avance))
  if (r.tipo === 'o' && faltan.includes(null)) return null
  return simplificar({ tipo: r.tipo, de: faltan.filter(f => f !== null) })
}

/**
 * What of a requisite is still missing, or null when it is met: of «all», those not met; of «one of», all of them while
 * none is met. A text that no course matches can never be checked and is always missing; empty groups ask nothing.
 */
export function loQueFalta(r: Requisito | null, avance: AvanceDeEstudiante): Requisito | null {
  const simple = simplificar(r)
  return simple && faltaDe(simple, avance)
}

/** Whether a student may take the course (what is missing: `loQueFalta`). */
export const isCumplido = (r: Requisito | null, avance: AvanceDeEstudiante): boolean =>
  loQueFalta(r, avance) === null
