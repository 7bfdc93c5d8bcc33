import type { Id } from '../asignaturas/asignatura.ts'
import { clave, claveDeCodigo } from '../texto/normalizar.ts'
import { sinEtiquetas } from '../texto/sinEtiquetas.ts'
import type { ContenidoDePlan } from './copiar.ts'

type Curso = ContenidoDePlan['asignaturas'][number]

/** By what two contents agree on a course: its code, or its name where it has none. */
const llaveDeCurso = (c: Curso): string => (c.codigo && claveDeCodigo(c.codigo)) || ` ${clave(c.nombre)}`

const porLlave = <T extends { id: number }>(rows: readonly T[], llave: (row: T) => string) =>
  new Map(rows.map(row => [llave(row), row.id]))

/** From the courses of the old content to those of the new one; what is gone is not in it. */
export function cursosPorLlave(antes: ContenidoDePlan, despues: ContenidoDePlan): ReadonlyMap<Id, Id> {
  const cursos = porLlave(despues.asignaturas, llaveDeCurso)
  return new Map(
    antes.asignaturas.flatMap(c => {
      const id = cursos.get(llaveDeCurso(c))
      return id === undefined ? [] : [[c.id, id] as const]
    }),
  )
}

/**
 * The new content of a template with the competencies of the old one, for a form that says nothing of them: courses are known by code (or name),
 * lines of the profile by what they say. What they were tied to and is gone, they are tied to no more.
 */
export function conservarCompetencias(antes: ContenidoDePlan, despues: ContenidoDePlan): ContenidoDePlan {
  const texto = (l: { descripcion: string }) => clave(sinEtiquetas(l.descripcion))
  const cursos = cursosPorLlave(antes, despues)
  const lineas = porLlave(despues.perfil_egreso, texto)
  const dichas = new Map(antes.perfil_egreso.map(l => [l.id, texto(l)]))
  const { competencias } = antes
  return {
    ...despues,
    competencias: {
      ...competencias,
      competencias: competencias.competencias.map(c => ({
        ...c,
        perfil_egreso_id: lineas.get(dichas.get(c.perfil_egreso_id ?? 0) ?? '') ?? null,
      })),
      celdas: competencias.celdas.flatMap(x => {
        const asignatura_id = cursos.get(x.asignatura_id)
        return asignatura_id === undefined ? [] : [{ ...x, asignatura_id }]
      }),
    },
  }
}
