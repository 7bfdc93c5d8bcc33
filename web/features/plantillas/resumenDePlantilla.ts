import type { PlantillaDePlan } from '@malla/contracts/plantillas.ts'
import { contar } from '@malla/domain/texto/numero.ts'

/** «10 ciclos, 62 cursos, 220 créditos»: what a plan begins with. */
export const resumenDePlantilla = (
  p: Pick<
    PlantillaDePlan,
    'ciclos_count' | 'cursos_count' | 'creditos' | 'textos_count' | 'competencias_count'
  >,
): string =>
  [
    contar(p.ciclos_count, 'ciclo'),
    contar(p.cursos_count, 'curso'),
    ...(p.creditos > 0 ? [contar(p.creditos, 'crédito')] : []),
    ...(p.competencias_count > 0 ? [contar(p.competencias_count, 'competencia')] : []),
    ...(p.textos_count > 0 ? [contar(p.textos_count, 'texto')] : []),
  ].join(', ')
