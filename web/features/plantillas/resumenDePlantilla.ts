import type { PlantillaDePlan } from '@malla/contracts/plantillas.ts'
import { formatCreditos } from '@malla/domain/asignaturas/creditos.ts'

const cuantos = (n: number, uno: string, varios: string): string => `${n} ${n === 1 ? uno : varios}`

/** «10 ciclos, 62 cursos, 220 créditos»: what a plan begins with. */
export const resumenDePlantilla = (
  p: Pick<
    PlantillaDePlan,
    'ciclos_count' | 'cursos_count' | 'creditos' | 'textos_count' | 'competencias_count'
  >,
): string =>
  [
    cuantos(p.ciclos_count, 'ciclo', 'ciclos'),
    cuantos(p.cursos_count, 'curso', 'cursos'),
    ...(p.creditos > 0 ? [`${formatCreditos(p.creditos)} créditos`] : []),
    ...(p.competencias_count > 0 ? [cuantos(p.competencias_count, 'competencia', 'competencias')] : []),
    ...(p.textos_count > 0 ? [cuantos(p.textos_count, 'texto', 'textos')] : []),
  ].join(', ')
