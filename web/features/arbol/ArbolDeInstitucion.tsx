import { mensajes } from '@malla/contracts/mensajes.ts'
import type { NodoArbol } from '@malla/domain/arbol/nodo.ts'
import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { Link } from '../../app/Link.tsx'
import { useUser } from '../../app/session.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { QuietError } from '../../ui/QuietError.tsx'
import { Lines } from '../../ui/Skeletons.tsx'
import { ListBar } from '../../ui/table/ListBar.tsx'
import { useFilterText } from '../../ui/table/useFilterText.ts'
import { Arbol } from './Arbol.tsx'
import classes from './ArbolDeInstitucion.module.css'
import { clavesHasta, clavesHastaPlanes } from './lineas.ts'
import { useArbol } from './useArbol.ts'

const alEmpezar = (nodos: readonly NodoArbol[]) => clavesHasta(nodos, 'programa')

/**
 * The tree of the whole institution (§2): faculty, level, modality, programme, plans; and of each plan that is opened its nodes with their state,
 * its cycles and its sections of electives with their courses. Its header is a text of the institution's settings.
 */
export function ArbolDeInstitucion() {
  const { empresa } = useUser()
  const { filtro = '' } = useAddress()
  const setAddress = useSetAddress()
  // The tree follows every letter, the address after a breath.
  const [filter, setFilter] = useFilterText(filtro, text =>
    setAddress({ filtro: text || undefined }, { replace: !!filtro }),
  )
  const { query, todos, coincidencias, props } = useArbol({
    lugar: 'institucion',
    filter,
    abiertosAlEmpezar: alEmpezar,
  })
  const encabezado = empresa?.encabezadoArbol ?? ''

  if (query.error && !query.data) return <QuietError error={query.error} retry={() => void query.refetch()} />
  if (!query.data) return <Lines />
  if (todos.length === 0)
    return (
      <EmptyState
        title="El árbol está vacío"
        action={
          <Button component={Link} href={paths.facultades()}>
            Ir a Facultades y Programas
          </Button>
        }
      >
        Se llena con las facultades, sus programas y los planes de estudios de cada uno.
      </EmptyState>
    )
  return (
    <section aria-labelledby="encabezado-del-arbol">
      <h2 id="encabezado-del-arbol" className={classes.title}>
        {encabezado}
      </h2>
      <ListBar
        filters={
          <>
            <TextInput
              type="search"
              aria-label="Filtrar el árbol"
              placeholder="Filtrar el árbol"
              leftSection={<IconSearch size={16} aria-hidden />}
              value={filter}
              onChange={event => setFilter(event.currentTarget.value)}
              w={240}
            />
            <span role="status" className={classes.note}>
              {coincidencias !== null && `Coincidencias: ${coincidencias}`}
            </span>
          </>
        }
        actions={
          <>
            <Button
              variant="subtle"
              onClick={() => props.setAbiertos(new Set([...props.abiertos, ...clavesHastaPlanes(todos)]))}
            >
              Abrir todo
            </Button>
            <Button variant="subtle" onClick={() => props.setAbiertos(new Set())}>
              Cerrar todo
            </Button>
          </>
        }
      />
      {props.nodos.length === 0 && <EmptyState title={mensajes.tabla.sinCoincidencias} />}
      {props.nodos.length > 0 && <Arbol label={encabezado} conPalabras {...props} />}
    </section>
  )
}
