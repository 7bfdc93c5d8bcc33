import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { cursoDelPlan } from '@malla/contracts/cursoDelPlan.ts'
import type { CursoDelPlan } from '@malla/domain/asignaturas/asignatura.ts'
import { horasVirtuales } from '@malla/domain/asignaturas/horas.ts'
import type { CursoLegal } from '@malla/domain/legal/plan.ts'

/** Name of a special typology by its id; 0 and what nobody knows have none. */
export type NombreDeTipologia = (id: number) => string | null

type Leido = Pick<
  Asignatura,
  | 'id'
  | 'nombre'
  | 'codigo'
  | 'ciclo_id'
  | 'seccion_id'
  | 'orden'
  | 'credits'
  | 'horasteoria'
  | 'horaspractica'
  | 'horasvirtualteoria'
  | 'horasvirtualpractica'
  | 'areacurso_id'
  | 'tipologiaespecial_id'
  | 'tipoestudio'
  | 'requisitos'
>

/** A course of an answer, or a row of the grid, as the law looks at it. */
export const cursoLegal = (a: Leido, tipologia: NombreDeTipologia): CursoLegal => ({
  ...cursoDelPlan({ ...a, horasvirtual: a.horasvirtualteoria + a.horasvirtualpractica }),
  horasvirtualteoria: a.horasvirtualteoria,
  horasvirtualpractica: a.horasvirtualpractica,
  tipoestudio: a.tipoestudio,
  tipologia: tipologia(a.tipologiaespecial_id),
})

/** The courses of a plan as the law looks at them; undefined while one of them names a typology and the names (by id) are not here. */
export function cursosLegales(
  leidos: readonly Leido[],
  tipologias: ReadonlyMap<number, string> | undefined,
): CursoLegal[] | undefined {
  if (!tipologias && leidos.some(a => a.tipologiaespecial_id > 0)) return undefined
  return leidos.map(a => cursoLegal(a, id => tipologias?.get(id) ?? null))
}

/** The courses with what the malla shows already and the server has not answered yet. */
export function conMalla(
  leidos: readonly Asignatura[],
  enMalla: readonly CursoDelPlan[],
  tipologia: NombreDeTipologia,
): CursoLegal[] {
  const porId = new Map(leidos.map(a => [a.id, a]))
  return enMalla.flatMap(c => {
    const a = porId.get(c.id)
    if (!a) return []
    // The malla edits the sum of the virtual hours, as the server will take it.
    return [{ ...cursoLegal(a, tipologia), ...c, ...horasVirtuales({ horasvirtual: c.horasvirtual }, a) }]
  })
}
