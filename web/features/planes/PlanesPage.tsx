import { formularios } from '@malla/contracts/formularios.ts'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { useWhyNot } from '../../app/permission.ts'
import { Aparte } from '../../app/shell/Aparte.tsx'
import { usePlace } from '../../app/shell/crumbs.ts'
import { paths } from '../../paths.ts'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { parte } from '../../ui/parte.tsx'
import { Lines } from '../../ui/Skeletons.tsx'
import { TabBar } from '../../ui/TabBar.tsx'
import { PapeleraPage } from './PapeleraPage.tsx'
import { PlanesList } from './PlanesList.tsx'

const ArbolDeInstitucion = parte(
  async () => (await import('../arbol/ArbolDeInstitucion.tsx')).ArbolDeInstitucion,
)

interface Vista {
  id: string
  label: string
  view: ReactNode
}

/** Plan de Estudios (§2): the plans as a list, the whole institution as a tree, and what was deleted. */
export function PlanesPage() {
  const { vista } = useAddress()
  const setAddress = useSetAddress()
  const vistas = useVistas()
  const { id, label, view } = vistas.find(v => v.id === vista) ?? vistas[0]
  usePlace([{ label: formularios.planes.titulo, href: paths.planes() }, { label }])

  return (
    <Page title={formularios.planes.titulo} actions={<Catalogos />}>
      <TabBar
        label={formularios.planes.titulo}
        tabs={vistas}
        active={id}
        onChange={next => setAddress({ ...nothing, vista: next === vistas[0].id ? undefined : next })}
      >
        <Aparte key={id} sitio={<Lines />} seDice>
          {view}
        </Aparte>
      </TabBar>
    </Page>
  )
}

/** What narrows the list means nothing in the other views. */
const nothing = {
  page: undefined,
  filtro: undefined,
  estado: undefined,
  facultad: undefined,
  programa: undefined,
  solo: undefined,
}

/** The Papelera is for those who may bring plans back. */
function useVistas(): [Vista, ...Vista[]] {
  const whyNotPapelera = useWhyNot('papelera')
  const papelera = { id: 'papelera', label: 'Papelera', view: <PapeleraPage /> }
  return [
    { id: 'planes', label: 'Planes', view: <PlanesList /> },
    { id: 'arbol', label: 'Árbol de la institución', view: <ArbolDeInstitucion /> },
    ...(whyNotPapelera ? [] : [papelera]),
  ]
}

/** The other pages of the form: what courses choose from, and the courses of a plan. */
function Catalogos() {
  const router = useRouter()
  const to = (label: string, href: string) => ({ label, onClick: () => void router.navigate({ href }) })
  return (
    <MenuButton
      label="Cursos y catálogos"
      actions={[
        to('Cursos de un plan', paths.cursos()),
        to('Áreas de cursos', paths.areasCursos()),
        to('Tipos de cursos', paths.tiposCursos()),
        to('Tipologías especiales', paths.tipologias()),
      ]}
    />
  )
}
