import type { Id } from '../asignaturas/asignatura.ts'
import { type CursoPorEmparejar, emparejar } from '../asignaturas/emparejar.ts'
import { clave } from '../texto/normalizar.ts'
import { seccionesDeFormulario } from './conservarSecciones.ts'
import type { AsignaturaCopiada, ContenidoDePlan } from './copiar.ts'

/** The number of each cycle, by its id. */
const numerosDe = (c: ContenidoDePlan): ReadonlyMap<Id, number> =>
  new Map(c.ciclos.map(x => [x.id, x.numero]))

/** Courses of cycles or of sections of electives, in the order in which a form has them. */
export function cursosEnOrden(c: ContenidoDePlan, electivos: boolean): AsignaturaCopiada[] {
  const numeros = numerosDe(c)
  const lugar = (a: AsignaturaCopiada) => numeros.get(a.ciclo_id ?? 0) ?? a.seccion_id ?? 0
  const suyos = c.asignaturas.filter(a => (a.seccion_id !== null) === electivos)
  return suyos.toSorted((a, b) => lugar(a) - lugar(b) || a.orden - b.orden)
}

/** The courses of a content, each with the place by which two contents agree on it: the number of its cycle, what a form calls its section. */
function porEmparejar(c: ContenidoDePlan): CursoPorEmparejar[] {
  const numeros = numerosDe(c)
  const secciones = new Map(seccionesDeFormulario(c.secciones).map(s => [s.id, `«${clave(s.nombre)}»`]))
  return [...cursosEnOrden(c, false), ...cursosEnOrden(c, true)].map(a => ({
    ...a,
    grupo: String(numeros.get(a.ciclo_id ?? 0) ?? secciones.get(a.seccion_id ?? 0) ?? ''),
  }))
}

/**
 * From the courses of the old content to those of the new one, each of them to one of its own, also where several have one name or code; what is
 * gone is not in it.
 */
export function cursosQueSiguen(antes: ContenidoDePlan, despues: ContenidoDePlan): ReadonlyMap<Id, Id> {
  const nuevos = porEmparejar(despues)
  const hasCodigos = nuevos.some(a => a.codigo !== null)
  const eran = emparejar(nuevos, porEmparejar(antes), hasCodigos)
  return new Map(nuevos.flatMap((a, i) => (eran[i] ? [[eran[i].id, a.id] as const] : [])))
}
