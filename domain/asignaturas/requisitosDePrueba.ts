import fc from 'fast-check'
import type { CursoDelPlan, Id, ModoRequisito, Requisito } from './asignatura.ts'

/** Short ways to write requisites and courses in tests; not part of the product. */

export const previo = (asignatura_id: Id): Requisito => ({ tipo: 'curso', asignatura_id, modo: 'previo' })
export const simultaneo = (asignatura_id: Id): Requisito => ({
  tipo: 'curso',
  asignatura_id,
  modo: 'simultaneo',
})
export const creditos = (n: number): Requisito => ({ tipo: 'creditos', creditos: n })
export const texto = (t: string, modo: ModoRequisito = 'previo'): Requisito => ({
  tipo: 'texto',
  texto: t,
  modo,
})
export const y = (...de: Requisito[]): Requisito => ({ tipo: 'y', de })
export const o = (...de: Requisito[]): Requisito => ({ tipo: 'o', de })

/** A course of cycle `ciclo_id` (0: none), called «Curso {id}» and coded C{id}. */
export const curso = (
  id: Id,
  ciclo_id: Id,
  requisitos: Requisito | null = null,
  mas: Partial<CursoDelPlan> = {},
): CursoDelPlan => ({
  id,
  nombre: `Curso ${id}`,
  codigo: `C${id}`,
  ciclo_id: ciclo_id || null,
  seccion_id: null,
  orden: id,
  credits: 4,
  horasteoria: 3,
  horaspractica: 2,
  horasvirtual: 0,
  requisitos,
  areacurso_id: null,
  ...mas,
})

const modo = fc.constantFrom<ModoRequisito>('previo', 'simultaneo')

/** Any requisite over the given ids, with credits to one decimal and the given texts. */
export const arbRequisito = (ids: readonly Id[], textos: fc.Arbitrary<string>): fc.Arbitrary<Requisito> => {
  const hoja: fc.Arbitrary<Requisito> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        tipo: fc.constant('curso' as const),
        asignatura_id: fc.constantFrom(...ids),
        modo,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        tipo: fc.constant('creditos' as const),
        creditos: fc.integer({ min: 0, max: 9990 }).map(n => n / 10),
      }),
    },
    { weight: 2, arbitrary: fc.record({ tipo: fc.constant('texto' as const), texto: textos, modo }) },
  )
  return fc.letrec<{ r: Requisito }>(tie => ({
    r: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      hoja,
      fc.record({
        tipo: fc.constantFrom('y' as const, 'o' as const),
        de: fc.array(tie('r'), { maxLength: 4 }),
      }),
    ),
  })).r
}
