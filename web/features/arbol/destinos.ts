import type { NodoArbol } from '@malla/domain/arbol/nodo.ts'
import { isAbrible } from '@malla/domain/arbol/teclado.ts'
import { seccionDeNodo } from '@malla/domain/planes/seccionesVisibles.ts'
import type { NodoDePlan } from '@malla/domain/planes/visibilidad.ts'
import { paths } from '../../paths.ts'

/** The plan on which a line hangs; lines above plans hang on none. */
const planDe = (clave: string): number => Number(/\/plan:(\d+)/.exec(clave)?.[1] ?? 0)

function destinoDeParte({ clave, id }: NodoArbol, hasTab: (id: string) => boolean): string | null {
  const parte = clave.slice(clave.lastIndexOf(':') + 1) as NodoDePlan
  if (parte === 'malla') return paths.plan(id)
  const seccion = seccionDeNodo(parte)?.ruta
  return hasTab('secciones') ? paths.plan(id, { tab: 'secciones', seccion }) : null
}

/**
 * Where a line of the tree leads, or null when it is only opened and closed. A faculty or programme on which nothing hangs leads to where
 * its first programme or plan is made. `hasTab`: whether the page of a plan has that tab.
 */
export function destinoDe(n: NodoArbol, hasTab: (id: string) => boolean): string | null {
  switch (n.tipo) {
    case 'plan':
      return paths.plan(n.id)
    case 'curso':
      return paths.plan(planDe(n.clave), { curso: n.id })
    case 'parte':
      return destinoDeParte(n, hasTab)
    case 'programa':
      return n.hijos.length === 0 ? paths.planes({ programa: n.id }) : null
    case 'facultad':
      return n.hijos.length === 0 ? paths.facultades({ vista: 'programas', facultad: n.id }) : null
    default:
      return null
  }
}

/** Whether nothing happens on a line: it neither leads somewhere nor opens, and it must not look as if it did. */
export const isQuieto = (n: NodoArbol, href: string | null): boolean =>
  href === null && !isAbrible(n) && n.tipo !== 'aviso'
