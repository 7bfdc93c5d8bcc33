import { formularios } from '@malla/contracts/formularios.ts'
import type { Modelo } from '@malla/contracts/modelos.ts'
import { estadoDeModelo, versionMostrada } from '@malla/domain/modelos/versiones.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { DE_LA_INSTITUCION, useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { paths } from '../../paths.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { choose } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useHoy } from '../../ui/hoy.ts'
import { Page } from '../../ui/Page.tsx'
import { Lines } from '../../ui/Skeletons.tsx'
import { TabBar } from '../../ui/TabBar.tsx'
import { ModeloForm } from './ModeloForm.tsx'
import { VersionDeModelo } from './VersionDeModelo.tsx'

/** What the form is open for: a version, or a new one, which may begin with the text of another. */
type Abierta = { modelo: Modelo | null; desde?: Modelo | undefined }

/** How the new version of a model begins; null: not at all. */
const elegirInicio = (de: Modelo): Promise<'texto' | 'blanco' | null> =>
  choose<'texto' | 'blanco' | null>({
    title: 'Nueva versión',
    text: `Puede empezar con el texto de «${de.nombre}» y cambiarlo, o en blanco.`,
    dismiss: null,
    choices: [
      { value: 'blanco', label: 'En blanco', kind: 'plain' },
      { value: 'texto', label: 'Con su texto', kind: 'main' },
    ],
  })

/** Modelo Educativo (§2): its versions, newest first; one that is gone gives way to the newest whose day has come (§4). */
export function ModeloPage() {
  // query
  const { data } = useCall('modelos.list', {})
  const { vista } = useAddress()
  const setAddress = useSetAddress()
  const [abierta, setAbierta] = useState<Abierta | null>(null)
  const whyNotCrear = useWhyNot('estructura.crear', DE_LA_INSTITUCION)
  const whyNotEditar = useWhyNot('estructura.editar', DE_LA_INSTITUCION)
  const versiones = data?.data ?? []
  const hoy = useHoy()
  // No other version takes the place of the one that is looked at because a day has begun.
  const [alLlegar] = useState(hoy)
  const mostrada = versionMostrada(versiones, Number(vista), alLlegar)
  usePlace([
    { label: formularios.modelo.titulo, href: paths.modelo() },
    ...(mostrada ? [{ label: mostrada.nombre }] : []),
  ])

  // empty state
  const empty = (
    <EmptyState
      title="Todavía no hay modelo educativo"
      action={!whyNotCrear && <Button onClick={() => setAbierta({ modelo: null })}>Nueva versión</Button>}
    >
      Qué entiende la institución por formar: su enfoque, sus ejes y cómo enseña. Cada vez que se renueva
      queda una versión.
    </EmptyState>
  )

  // actions
  const nueva = async () => {
    const inicio = mostrada?.descripcion ? await elegirInicio(mostrada) : 'blanco'
    if (inicio) setAbierta({ modelo: null, desde: inicio === 'texto' ? mostrada! : undefined })
  }
  const show = (id: number | null) =>
    setAddress({
      vista:
        id === null || id === versionMostrada(versiones, undefined, alLlegar)?.id ? undefined : String(id),
    })

  // page
  return (
    <Page
      title={formularios.modelo.titulo}
      actions={
        mostrada && (
          <ActionButton whyNot={whyNotCrear} onClick={() => void nueva()}>
            Nueva versión
          </ActionButton>
        )
      }
    >
      {!data ? <Lines /> : !mostrada && empty}
      {mostrada && (
        <TabBar
          label="Versiones del modelo educativo"
          tabs={versiones.map(v => ({
            id: String(v.id),
            label: v.nombre,
            count: `· ${estadoDeModelo(v, hoy).toLowerCase()}`,
          }))}
          active={String(mostrada.id)}
          onChange={id => show(Number(id))}
        >
          <VersionDeModelo
            key={mostrada.id}
            modelo={mostrada}
            whyNotEditar={whyNotEditar}
            onEditar={() => setAbierta({ modelo: mostrada })}
            onEliminado={() => show(null)}
          />
        </TabBar>
      )}
      {abierta && (
        <ModeloForm
          {...abierta}
          whyNot={abierta.modelo ? whyNotEditar : whyNotCrear}
          onSaved={id => !abierta.modelo && setAddress({ vista: String(id) })}
          onClose={() => setAbierta(null)}
        />
      )}
    </Page>
  )
}
