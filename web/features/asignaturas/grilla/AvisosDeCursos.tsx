import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { ProblemaDeRequisito } from '@malla/domain/asignaturas/problemas.ts'
import classes from './Barra.module.css'

/** What is not right yet with the requisites of the plan, each leading to its course. */
export function AvisosDeCursos({
  problemas,
  onIr,
}: {
  problemas: ReadonlyMap<Id, readonly ProblemaDeRequisito[]>
  onIr: (id: Id) => void
}) {
  return (
    <ul className={classes.avisos} aria-label="Avisos de los cursos">
      {unaVez(problemas).map(p => (
        <li key={`${p.asignatura_id} ${p.mensaje}`}>
          <button type="button" onClick={() => onIr(p.asignatura_id)}>
            {p.mensaje}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Each problem once: a loop stands at all of its courses. */
export const unaVez = (problemas: ReadonlyMap<Id, readonly ProblemaDeRequisito[]>): ProblemaDeRequisito[] => [
  ...new Set([...problemas.values()].flat()),
]
