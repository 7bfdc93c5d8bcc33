import { Button } from '@mantine/core'
import type { ComponentType } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { Link } from '../../app/Link.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { DE_LA_INSTITUCION, useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { useUser } from '../../app/session.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { TabBar } from '../../ui/TabBar.tsx'
import { Imagenes } from '../imagenes/Imagenes.tsx'
import { PlanesPublicados } from '../publicaciones/PlanesPublicados.tsx'
import { Respaldos } from '../respaldos/Respaldos.tsx'
import { Resultados } from '../resultados/Resultados.tsx'
import { InstalacionForm } from './InstalacionForm.tsx'
import { InstitucionForm } from './InstitucionForm.tsx'

const institucion = { id: 'institucion', label: 'Institución' }
const imagenes = { id: 'imagenes', label: 'Imágenes' }
const resultados = { id: 'resultados', label: 'Resultados' }
const instalacion = { id: 'instalacion', label: 'Instalación' }
const respaldos = { id: 'respaldos', label: 'Respaldos' }

/** What one view shows of itself means nothing in the others. */
const nada = {
  seccion: undefined,
  filtro: undefined,
  page: undefined,
  per_page: undefined,
  estado: undefined,
}

/** Settings that people edit: those of the institution, and for root those of the installation. */
export function AjustesPage() {
  const { vista } = useAddress()
  const setAddress = useSetAddress()
  const { empresa, persona } = useUser()
  const mayImagenes = !useWhyNot('curricular.editar', DE_LA_INSTITUCION)
  const tabs = [
    institucion,
    resultados,
    ...(mayImagenes ? [imagenes] : []),
    ...(persona.root ? [instalacion, respaldos] : []),
  ]
  const active = tabs.find(tab => tab.id === vista)?.id ?? institucion.id
  const DeRoot = deRoot[active]
  usePlace([{ label: 'Ajustes' }])
  return (
    <Page title="Ajustes" facts={active === institucion.id && <span>{empresa?.razonsocial}</span>}>
      <TabBar
        label="Ajustes"
        tabs={tabs}
        active={active}
        onChange={id => setAddress({ ...nada, vista: id === institucion.id ? undefined : id })}
      >
        {DeRoot ? (
          <DeRoot />
        ) : active === imagenes.id && empresa ? (
          <Imagenes key={empresa.id} />
        ) : active === resultados.id && empresa ? (
          <Resultados key={empresa.id} />
        ) : empresa ? (
          <Institucion key={empresa.id} />
        ) : (
          <Ninguna />
        )}
      </TabBar>
    </Page>
  )
}

function Institucion() {
  const query = useCall('ajustes.showInstitucion', {}, { meta: { shown: true } })
  const whyNot = useWhyNot('curricular.editar', DE_LA_INSTITUCION)
  return (
    <Loaded query={query}>
      {({ data }) => (
        <>
          <InstitucionForm ajustes={data} whyNot={whyNot} />
          <PlanesPublicados />
        </>
      )}
    </Loaded>
  )
}

function Instalacion() {
  const query = useCall('ajustes.showInstalacion', {}, { meta: { shown: true } })
  return <Loaded query={query}>{({ data }) => <InstalacionForm ajustes={data} />}</Loaded>
}

/** Views of the installation, by their tab. */
const deRoot: Readonly<Record<string, ComponentType>> = {
  [instalacion.id]: Instalacion,
  [respaldos.id]: Respaldos,
}

const Ninguna = () => (
  <EmptyState
    title="No ha elegido una institución"
    action={
      <Button component={Link} href={paths.entidades()}>
        Ir a Entidades
      </Button>
    }
  >
    Entre en una para ver sus ajustes.
  </EmptyState>
)
