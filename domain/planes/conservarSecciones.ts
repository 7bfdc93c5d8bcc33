import { comienzo } from '../texto/cortar.ts'
import { clave } from '../texto/normalizar.ts'
import type { SeccionCopiada } from './copiar.ts'

/** No name of a section of electives is longer. */
export const MAX_NOMBRE_DE_SECCION = 160

/** A name with the first number behind it under which nothing else is called. */
function conNumero(nombre: string, llamadas: ReadonlySet<string>): string {
  for (let n = 2; ; n++) {
    const detras = ` (${n})`
    const numerado = comienzo(nombre, MAX_NOMBRE_DE_SECCION - detras.length).trimEnd() + detras
    if (!llamadas.has(clave(numerado))) return numerado
  }
}

/**
 * Sections of electives as a form calls them, each by a name of its own, since a course says its section by nothing else: of several of one name
 * those after the first have a number, «Electivos (2)».
 */
export function seccionesDeFormulario<S extends { nombre: string }>(secciones: readonly S[]): S[] {
  const llamadas = new Set(secciones.map(s => clave(s.nombre)))
  const vistas = new Set<string>()
  return secciones.map(s => {
    const nombre = vistas.has(clave(s.nombre)) ? conNumero(s.nombre, llamadas) : s.nombre
    vistas.add(clave(nombre))
    llamadas.add(clave(nombre))
    return { ...s, nombre }
  })
}

/** The sections that a form names, each called as it was where the form itself had put the number behind its name. */
export function seccionesDichas(
  antes: readonly SeccionCopiada[],
  dichas: readonly SeccionCopiada[],
): SeccionCopiada[] {
  const numeradas = seccionesDeFormulario(antes).map((s, i) => [s.nombre, antes[i]!.nombre] as const)
  const era = new Map(numeradas.flatMap(([es, era]) => (es === era ? [] : [[clave(es), era] as const])))
  return dichas.map(s => ({ ...s, nombre: era.get(clave(s.nombre)) ?? s.nombre }))
}
