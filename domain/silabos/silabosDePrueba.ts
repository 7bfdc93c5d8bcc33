import { type CampoDeSemana, type Semana, semanaNueva, type Unidad } from './contenido.ts'
import { renumerar } from './semanas.ts'

/** Syllabi for tests. */

/** 'a:1,2 b:3 c:' as units with weeks of those ids, numbered; every week has its id as contents. */
export const unidadesDe = (escritas: string): Unidad[] =>
  renumerar(
    escritas
      .split(' ')
      .filter(Boolean)
      .map(u => {
        const [id, semanas = ''] = u.split(':')
        return {
          id: id!,
          nombre: `Unidad ${id}`,
          resultado: `<p>Al finalizar ${id}</p>`,
          semanas: semanas
            .split(',')
            .filter(Boolean)
            .map(s => semanaCon(s, { contenidos: `<p>${s}</p>` })),
        }
      }),
  )

/** The units as they were written for `unidadesDe`. */
export const escritas = (unidades: readonly Unidad[]): string =>
  unidades.map(u => `${u.id}:${u.semanas.map(s => s.id).join(',')}`).join(' ')

/** A week with some of its fields. */
export const semanaCon = (
  id: string,
  campos: Partial<Record<CampoDeSemana, string>> & Partial<Pick<Semana, 'horas'>>,
): Semana => ({ ...semanaNueva(id), ...campos })

/** Ids n1, n2, … */
export function contador(prefijo = 'n'): () => string {
  let n = 0
  return () => `${prefijo}${++n}`
}
