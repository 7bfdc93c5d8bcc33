import type { Plan } from '@malla/contracts/plan.ts'
import { HORAS_POR_CREDITO } from '@malla/domain/asignaturas/horas.ts'
import { ciclosDePartida } from '@malla/domain/ciclos/maximo.ts'
import { numero } from '@malla/domain/texto/numero.ts'

/** What a plan is counted with. */
interface Cuenta<N> {
  semanas: N
  horas_credito_teoria: N
  horas_credito_practica: N
}

type ConCreditos = Pick<Plan, 'creditos' | 'creditos_totales' | 'creditos_generales' | 'creditos_electivos'>

/** What the law says: in force where nobody set another. */
export const LEY: Cuenta<number> = {
  semanas: HORAS_POR_CREDITO.semanas,
  horas_credito_teoria: HORAS_POR_CREDITO.teoria,
  horas_credito_practica: HORAS_POR_CREDITO.practica,
}

/** What an empty field says of the value that it counts with: the value alone would read as if somebody had set it. */
export const comoOmision = (valor: number | string | undefined): string | undefined =>
  valor === undefined ? undefined : `Por defecto, ${typeof valor === 'number' ? numero(valor) : valor}`

/**
 * With what the empty fields of a form of a plan count, for their placeholders: in a new plan with what the institution has set, which goes into it
 * (nothing until that is read: `ajustes` undefined); in one that is there, and where nothing is set, with what the law says.
 */
export function porOmision(
  isNuevo: boolean,
  ajustes: Cuenta<number | null> | undefined,
): Partial<Cuenta<number>> {
  if (!isNuevo) return LEY
  if (!ajustes) return {}
  return {
    semanas: ajustes.semanas ?? LEY.semanas,
    horas_credito_teoria: ajustes.horas_credito_teoria ?? LEY.horas_credito_teoria,
    horas_credito_practica: ajustes.horas_credito_practica ?? LEY.horas_credito_practica,
  }
}

/** Whether the form of a plan is silent of credits: in a school, which counts none, of a plan (null: a new one) that neither has nor requires any. */
export const isSinCreditos = (tipo: string | undefined, plan: ConCreditos | null): boolean =>
  tipo === 'Colegio' &&
  (!plan ||
    [plan.creditos, plan.creditos_totales, plan.creditos_generales, plan.creditos_electivos].every(n => !n))

/** What goes into a new plan where its own fields say nothing: the cycles and the modality of its programme (undefined until it is chosen and read). */
export function porPrograma(
  isNuevo: boolean,
  programa: { maxciclos: number | null; modalidad: string } | undefined,
): { ciclos?: number; modalidad?: string } {
  if (!isNuevo) return {}
  return { ciclos: ciclosDePartida(programa?.maxciclos), modalidad: programa?.modalidad }
}
