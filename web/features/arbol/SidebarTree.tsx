import type { NodoArbol } from '@malla/domain/arbol/nodo.ts'
import { useEffect } from 'react'
import { Link } from '../../app/Link.tsx'
import { useWhyNot } from '../../app/permission.ts'
import { paths } from '../../paths.ts'
import { QuietError } from '../../ui/QuietError.tsx'
import { Lines } from '../../ui/Skeletons.tsx'
import { Arbol } from './Arbol.tsx'
import { caminoA, clavesHasta } from './lineas.ts'
import { plegarUnicos } from './plegar.ts'
import classes from './SidebarTree.module.css'
import { useArbol, usePlanActual } from './useArbol.ts'

/** With few faculties their programmes are seen at once. */
const POCAS = 6
const alEmpezar = (nodos: readonly NodoArbol[]) =>
  nodos.length <= POCAS ? clavesHasta(nodos, 'programa') : []

/** The tree of the sidebar: faculties, programmes and plans; levels and modalities only where they tell something apart. */
export default function SidebarTree({ filter }: { filter: string }) {
  const actual = usePlanActual()
  const { query, todos, coincidencias, abrir, props } = useArbol({
    lugar: 'lateral',
    filter,
    abiertosAlEmpezar: alEmpezar,
    plegar: plegarUnicos,
  })
  const isActual = (n: NodoArbol) => n.tipo === 'plan' && n.id === actual

  // biome-ignore lint/correctness/useExhaustiveDependencies: the way to a plan opens when one comes to its page, not again when somebody closes it
  useEffect(() => {
    const camino = actual === null ? null : caminoA(todos, isActual)
    if (camino) abrir(camino.slice(0, -1))
  }, [actual, todos.length > 0])

  return (
    <section aria-label="Programas">
      <h2 className={classes.title}>Programas</h2>
      {query.error && <QuietError error={query.error} retry={() => void query.refetch()} />}
      {query.isPending && <Lines count={5} />}
      {query.data && todos.length === 0 && <Empty />}
      {coincidencias !== null && (
        <p className={classes.note} role="status">
          {coincidencias === 0
            ? 'Sin coincidencias'
            : coincidencias === 1
              ? '1 coincidencia'
              : `${coincidencias} coincidencias`}
        </p>
      )}
      {props.nodos.length > 0 && <Arbol label="Programas y planes" isActual={isActual} {...props} />}
    </section>
  )
}

function Empty() {
  const whyNot = useWhyNot('estructura.crear')
  return (
    <p className={classes.note}>
      Aquí estarán sus facultades, programas y planes.{' '}
      {!whyNot && <Link href={paths.facultades({ panel: 'nueva' })}>Crear la primera facultad</Link>}
    </p>
  )
}
