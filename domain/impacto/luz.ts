import { type Aceptado, conAceptados, palabraDeLuzLegal, resumenLegal } from '../legal/aceptar.ts'
import { evaluar, type Hallazgo } from '../legal/evaluar.ts'
import type { AjustesLegales } from '../legal/normas.ts'
import type { PlanLegal } from '../legal/plan.ts'
import type { Efecto } from './impacto.ts'

/** A change that turns the legal light of a plan to another colour, with the first thing that is found anew; nothing where the colour stays. */
export function cambioDeLuz(
  planId: number,
  antes: PlanLegal,
  despues: PlanLegal,
  aceptados: readonly Aceptado[],
  { ajustes, hoy }: { ajustes: AjustesLegales; hoy: string },
): Efecto[] {
  const [eran, seran] = [evaluar(antes, ajustes, hoy), evaluar(despues, ajustes, hoy)]
  const era = resumenLegal(eran, aceptados, antes.partes.cursos.length).luz
  const sera = resumenLegal(seran, aceptados, despues.partes.cursos.length).luz
  if (era === sera) return []
  const cual = (h: Hallazgo): string => `${h.regla} ${h.lugar}`
  const abiertos = (de: readonly Hallazgo[]): Hallazgo[] =>
    conAceptados(de, aceptados).flatMap(v => (v.aceptado ? [] : [v.hallazgo]))
  const ya = new Set(abiertos(eran).map(cual))
  const [nuevo] = abiertos(seran).filter(h => !ya.has(cual(h)))
  return [
    {
      cosa: 'legal',
      id: planId,
      nombre: 'Semáforo legal',
      plan_id: planId,
      suerte: 'avisa',
      detalle: `Pasa de «${palabraDeLuzLegal[era]}» a «${palabraDeLuzLegal[sera]}».${nuevo ? ` ${nuevo.mensaje}` : ''}`,
    },
  ]
}
