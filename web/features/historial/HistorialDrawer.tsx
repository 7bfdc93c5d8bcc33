import type { TipoDeHistorial, Version } from '@malla/contracts/historial.ts'
import { Button, CloseButton, Drawer, Pagination } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../app/api.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { queryClient, refresh, useCall } from '../../app/query.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirm } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { dmyTime } from '../../ui/form/dates.ts'
import { useAtras } from '../../ui/useAtras.ts'
import { useEscape } from '../../ui/useEscape.ts'
import { useFocusBack } from '../../ui/useFocusBack.ts'
import { CambioDeVersion, type Nombrar } from './CambioDeVersion.tsx'
import type { PalabrasDeItem } from './cambiosDeItems.ts'
import classes from './Diferencia.module.css'
import { LeyendaDeDiferencia } from './Diferencia.tsx'
import { useAlPrincipio } from './useAlPrincipio.ts'

export interface HistorialProps {
  tipo: TipoDeHistorial
  id: number
  /** The section, of a plan or programme; the key, of a syllabus or a carta. */
  seccion?: string
  /** Of a syllabus: its period. */
  periodo?: number
  titulo: string
  /** Revision of the thing as it is shown: restoring over a newer one is refused. */
  revision?: number
  /** Why nothing can be brought back, or null. */
  whyNotRestaurar: string | null
  /** Call groups that show the thing. */
  touches: readonly string[]
  /** How a value of a field reads: the name behind an id. */
  nombrar?: Nombrar
  /** How entries of a section are spoken of. */
  palabras?: PalabrasDeItem
  /** A version was brought back, and is about to be shown: what was done before it is not to be undone over it. */
  onRestaurada?: () => void
  /** The address opens it: «Atrás» closes it by itself. */
  enDireccion?: boolean
  onClose: () => void
}

const POR_PAGINA = 10

/** The versions of a thing: who, when, the difference word by word, and bringing one back. */
export function HistorialDrawer(props: HistorialProps) {
  const { tipo, id, seccion, periodo, titulo, enDireccion, onClose } = props
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(true), [])
  useEscape(opened, () => setOpened(false))
  useAtras(opened && !enDireccion, () => setOpened(false))
  useFocusBack(opened)
  const query = useCall(
    'historial.list',
    {
      tipo,
      id,
      per_page: POR_PAGINA,
      page,
      ...(seccion && { key: seccion }),
      ...(periodo && { periodo_id: periodo }),
    },
    // Read anew whenever it is opened: whatever is saved makes a version, here and elsewhere. A page stands until the next one is there.
    { gcTime: 0, meta: { shown: true }, placeholderData: keepPreviousData },
  )
  const leida = query.data?.pagination.current_page
  const lista = useAlPrincipio(leida)
  const sobre = useRevisionVista(props.revision, query)
  const restaurar = (version: Version) => restaurarVersion({ ...props, revision: sobre() }, version)

  return (
    <Drawer.Root
      opened={opened}
      onClose={() => setOpened(false)}
      onExitTransitionEnd={onClose}
      closeOnEscape={false}
      position="right"
      size={620}
    >
      <Drawer.Overlay backgroundOpacity={0.1} />
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title fw={600}>Historial · {titulo}</Drawer.Title>
          <CloseButton aria-label="Cerrar el historial" onClick={() => setOpened(false)} />
        </Drawer.Header>
        <Drawer.Body>
          <Loaded query={query}>
            {({ data, pagination }) =>
              data.length === 0 ? (
                <EmptyState title="Todavía no hay versiones">
                  Cada vez que alguien guarde aparecerá aquí.
                </EmptyState>
              ) : (
                <div ref={lista} tabIndex={-1} className={classes.pagina}>
                  <LeyendaDeDiferencia />
                  <ol className={classes.versiones}>
                    {data.map((version, i) => (
                      <VersionFila
                        key={version.change_id}
                        version={version}
                        isActual={leida === 1 && i === 0}
                        isAbierta={leida === 1 && i === 0}
                        whyNot={props.whyNotRestaurar}
                        nombrar={props.nombrar}
                        palabras={props.palabras}
                        onRestaurar={() => void restaurar(version)}
                      />
                    ))}
                  </ol>
                  {pagination.total > POR_PAGINA && (
                    <Pagination
                      className={classes.pie}
                      size="sm"
                      value={page}
                      onChange={setPage}
                      total={Math.ceil(pagination.total / POR_PAGINA)}
                      getItemProps={n => ({ 'aria-label': `Página ${n}` })}
                      getControlProps={c => ({
                        'aria-label': c === 'next' ? 'Página siguiente' : 'Página anterior',
                      })}
                    />
                  )}
                </div>
              )
            }
          </Loaded>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}

/**
 * Reads the versions anew when the thing becomes another while they are open. Answers with which revision those on the screen were read: whoever brings one of
 * them back has not seen what came after it.
 */
function useRevisionVista(
  revision: number | undefined,
  { dataUpdatedAt: cuando, refetch }: { dataUpdatedAt: number; refetch: () => Promise<unknown> },
): () => number | undefined {
  const vista = useRef(revision)
  const leida = useRef({ cuando, revision })
  if (leida.current.cuando !== cuando) leida.current = { cuando, revision }
  useEffect(() => {
    if (vista.current === revision) return
    vista.current = revision
    void refetch()
  }, [revision, refetch])
  return () => leida.current.revision
}

function VersionFila({
  version,
  isActual,
  isAbierta,
  whyNot,
  nombrar,
  palabras,
  onRestaurar,
}: {
  version: Version
  isActual: boolean
  isAbierta: boolean
  whyNot: string | null
  nombrar: Nombrar | undefined
  palabras: PalabrasDeItem | undefined
  onRestaurar: () => void
}) {
  const [abierta, setAbierta] = useState(isAbierta)
  const cuando = dmyTime(version.cuando)
  return (
    <li className={classes.version}>
      <div className={classes.cabeza}>
        <div>
          <span className={classes.quien}>{version.user?.nombres ?? 'El sistema'}</span>{' '}
          <span className={classes.cuando}>
            {cuando}
            {version.nota && ` · ${version.nota}`}
            {isActual && ' · versión actual'}
          </span>
        </div>
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={abierta}
            aria-label={`${abierta ? 'Ocultar los cambios' : 'Ver cambios'} del ${cuando}`}
            onClick={() => setAbierta(!abierta)}
          >
            {abierta ? 'Ocultar' : 'Ver cambios'}
          </Button>
          {!isActual && (
            <ActionButton
              variant="default"
              size="compact-sm"
              whyNot={whyNot}
              aria-label={`Restaurar la versión del ${cuando}`}
              onClick={onRestaurar}
            >
              Restaurar
            </ActionButton>
          )}
        </div>
      </div>
      <CambioDeVersion version={version} abierta={abierta} nombrar={nombrar} palabras={palabras} />
    </li>
  )
}

const restaurarVersion = (
  { tipo, id, seccion, periodo, revision, touches, onRestaurada }: HistorialProps,
  version: Version,
) =>
  confirm({
    title: 'Restaurar la versión',
    text: `Volverá a ser lo que era el ${dmyTime(version.cuando)}. Lo que hay ahora queda en el historial.`,
    yes: 'Restaurar',
    no: 'Cancelar',
    work: async () => {
      const { message } = await api('historial.restaurar', {
        tipo,
        id,
        change_id: version.change_id,
        ...(seccion && { key: seccion }),
        ...(periodo && { periodo_id: periodo }),
        ...(revision !== undefined && { revision }),
      })
      onRestaurada?.()
      await refresh(...touches)
      await queryClient.invalidateQueries({ queryKey: ['historial', 'list'] })
      notifyGood(message)
    },
  })
