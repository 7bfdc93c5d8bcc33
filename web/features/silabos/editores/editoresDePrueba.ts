import { semanaNueva, type Unidad } from '@malla/domain/silabos/contenido.ts'
import { renumerar } from '@malla/domain/silabos/semanas.ts'

/** Units u1, u2 … with weeks of these ids, for tests; each week's contents are its id. */
export const unidadesDePrueba = (...unidades: string[][]): Unidad[] =>
  renumerar(
    unidades.map((semanas, i) => ({
      id: `u${i + 1}`,
      nombre: `Unidad ${i + 1}`,
      resultado: '',
      semanas: semanas.map(id => ({ ...semanaNueva(id), contenidos: `<p>${id}</p>` })),
    })),
  )

/** Ids x1, x2 … */
export function contador(): () => string {
  let n = 0
  return () => `x${++n}`
}
