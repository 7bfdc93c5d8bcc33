import type { Totales } from '../malla/totales.ts'
import { cuantos, numero } from '../texto/numero.ts'

/** «Pasa de 22 a 18 créditos.»: what a cycle weighs after a change; of one without credits its weekly hours. Null where it weighs the same. */
export function otraCarga(antes: Totales, despues: Totales): string | null {
  const sinCreditos = antes.creditos === null && despues.creditos === null
  const [era, sera] = sinCreditos
    ? [antes.horas, despues.horas]
    : [antes.creditos ?? 0, despues.creditos ?? 0]
  if (era === sera) return null
  const dicho = sinCreditos
    ? cuantos(sera, 'hora semanal', 'horas semanales')
    : cuantos(sera, 'crédito', 'créditos')
  return `Pasa de ${numero(era)} a ${dicho}.`
}
