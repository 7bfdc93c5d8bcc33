import type { Id } from '../asignaturas/asignatura.ts'
import { clave } from '../texto/normalizar.ts'
import { sinEtiquetas } from '../texto/sinEtiquetas.ts'
import type { ContenidoDePlan, LineaCopiada } from './copiar.ts'

/** From the lines of the old profile to those of the new one that say the same. Of several alike each has its own, as long as there are so many. */
function lineasQueSiguen(
  antes: readonly LineaCopiada[],
  despues: readonly LineaCopiada[],
): ReadonlyMap<Id, Id> {
  const texto = (l: LineaCopiada): string => clave(sinEtiquetas(l.descripcion))
  const quedan = Map.groupBy(despues, texto)
  return new Map(
    antes.flatMap(l => {
      const iguales = quedan.get(texto(l)) ?? []
      const es = iguales.length > 1 ? iguales.shift() : iguales[0]
      return es ? [[l.id, es.id] as const] : []
    }),
  )
}

/**
 * The new content of a template with the competencies of the old one, for a form that says nothing of them. `cursos`: from courses of the old
 * content to those of the new one; lines of the profile are known by what they say. What they were tied to and is gone, they are tied to no more.
 */
export function conservarCompetencias(
  antes: ContenidoDePlan,
  despues: ContenidoDePlan,
  cursos: ReadonlyMap<Id, Id>,
): ContenidoDePlan {
  const lineas = lineasQueSiguen(antes.perfil_egreso, despues.perfil_egreso)
  const { competencias } = antes
  return {
    ...despues,
    competencias: {
      ...competencias,
      competencias: competencias.competencias.map(c => ({
        ...c,
        perfil_egreso_id: lineas.get(c.perfil_egreso_id ?? 0) ?? null,
      })),
      celdas: competencias.celdas.flatMap(x => {
        const asignatura_id = cursos.get(x.asignatura_id)
        return asignatura_id === undefined ? [] : [{ ...x, asignatura_id }]
      }),
    },
  }
}
