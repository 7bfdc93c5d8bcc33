import type { MedidasDeCurso } from './analitica.ts'
import { COLUMNAS, type CursoIntercambiado, NOMBRES, type PlanIntercambiado } from './intercambio.ts'

const TITULOS = COLUMNAS.filter(c => c !== 'ciclo').map(c => NOMBRES[c])

const filaDe = (c: CursoIntercambiado): string[] => [
  c.id,
  c.nombre,
  c.prefijo,
  c.numero,
  c.previos.join(';'),
  c.simultaneos.join(';'),
  c.inseparables.join(';'),
  c.creditos === null ? '' : String(c.creditos),
  c.institucion,
  c.canonico,
]

const TITULOS_DE_MEDIDAS = ['Complexity', 'Blocking', 'Delay', 'Centrality']

/** As the published files write them: «18.0», «13», «6.0», «92». */
const medidasEscritas = (m: MedidasDeCurso): string[] => [
  m.complejidad.toFixed(1),
  String(m.bloqueo),
  m.demora.toFixed(1),
  String(m.centralidad),
]

/**
 * Writes a plan as rows of cells; with the column «Term» when some course has a cycle, and with the measures of each course when they are given, by
 * its `id`. What is written is read back the same.
 */
export function escribirIntercambio(
  { cursos, ...plan }: PlanIntercambiado,
  medidas?: ReadonlyMap<string, MedidasDeCurso>,
): string[][] {
  const conCiclo = cursos.some(c => c.ciclo !== null)
  const titulos = [...TITULOS, ...(conCiclo ? [NOMBRES.ciclo] : []), ...(medidas ? TITULOS_DE_MEDIDAS : [])]
  return [
    ['Curriculum', plan.nombre],
    // With cycles it is what the format calls a degree plan.
    ...(conCiclo ? [['Degree Plan', plan.nombre]] : []),
    ['Institution', plan.institucion],
    ['Degree Type', plan.tipo],
    ['System Type', plan.periodicidad === 'trimestre' ? 'quarter' : 'semester'],
    ['CIP', plan.cip],
    ['Courses'],
    titulos,
    ...cursos.map(c => [
      ...filaDe(c),
      ...(conCiclo ? [c.ciclo === null ? '' : String(c.ciclo)] : []),
      ...(medidas ? medidasEscritas(medidas.get(c.id)!) : []),
    ]),
  ]
}
