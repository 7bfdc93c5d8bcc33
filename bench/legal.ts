import { evaluar } from '@malla/domain/legal/evaluar.ts'
import { base, conLimites, curso, HOY, pregrado } from '@malla/domain/legal/planesDeMuestra.ts'
import { median, ms, type Renglon, samples, times } from './medir.ts'

/** A plan of 70 courses, each of which requires the one before it in its place. */
function plantado() {
  const p = pregrado()
  for (let ciclo = 1; ciclo <= 10; ciclo++)
    for (const j of [6, 7]) p.partes.cursos.push(curso(ciclo * 100 + j, { horasteoria: 2 }))
  return p
}

const LIMITES = conLimites({ creditos_por_ciclo: 22, cursos_por_ciclo: 6, horas_por_semana: 30 })

/** What the law finds in a plan of 70 courses, as it is reckoned at every edit, against 100 ms. */
export async function medirLegal(): Promise<Renglon> {
  const p = plantado()
  const found = evaluar(p, LIMITES, HOY).length
  if (found < 20 || evaluar(base('pregrado'), LIMITES, HOY).length > 0)
    throw new Error('nothing was measured')
  // Many at once: one alone is too short for the clock.
  const MUCHAS = 20
  const ours = median(
    await samples(20, async () => {
      for (let i = 0; i < MUCHAS; i++) evaluar(p, LIMITES, HOY)
    }),
  )
  const each = ours / MUCHAS
  return {
    que: `Semáforo legal de ${p.partes.cursos.length} cursos (${found} hallazgos)`,
    nuestro: ms(each),
    piso: '100 ms',
    razon: times(each / 100),
    meta: '≤ 1 ×',
  }
}
