import { formularios } from '@malla/contracts/formularios.ts'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { Aparte } from '../../app/shell/Aparte.tsx'
import { usePlace } from '../../app/shell/crumbs.ts'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/Page.tsx'
import { parte } from '../../ui/parte.tsx'
import { Lines } from '../../ui/Skeletons.tsx'
import { TabBar } from '../../ui/TabBar.tsx'
import { AvanceCurricularButton } from '../programas/AvanceCurricular.tsx'
import { ProgramasList } from '../programas/ProgramasList.tsx'
import { FacultadesList } from './FacultadesList.tsx'
import { NivelesYModalidades } from './NivelesYModalidades.tsx'

const vistas = [
  { id: 'facultades', label: 'Facultades', View: FacultadesList },
  { id: 'programas', label: 'Programas', View: ProgramasList },
  { id: 'niveles', label: 'Niveles y modalidades', View: NivelesYModalidades },
] as const

const TextosDePrograma = parte(async () => (await import('../textos/TextosDePrograma.tsx')).TextosDePrograma)

/** Facultades y Programas (§2): its lists, or the texts of one programme. */
export function FacultadesPage() {
  const { tab, programa } = useAddress()
  return tab === 'textos' && programa ? (
    <Aparte sitio={<Lines />} seDice>
      <TextosDePrograma id={programa} />
    </Aparte>
  ) : (
    <Listas />
  )
}

/** Both lists, and the levels and modalities that programmes choose from. */
function Listas() {
  const { vista, facultad } = useAddress()
  const setAddress = useSetAddress()
  const { id, label, View } = vistas.find(v => v.id === vista) ?? vistas[0]
  usePlace([{ label: formularios.facultades.titulo, href: paths.facultades() }, { label }])

  return (
    <Page title={formularios.facultades.titulo} actions={<AvanceCurricularButton facultad_id={facultad} />}>
      <TabBar
        label={formularios.facultades.titulo}
        tabs={vistas}
        active={id}
        // A page, a filter or an open form of one list means nothing in the other.
        onChange={next => setAddress({ ...nothing, vista: next === vistas[0].id ? undefined : next })}
      >
        <View />
      </TabBar>
    </Page>
  )
}

const nothing = {
  page: undefined,
  filtro: undefined,
  estado: undefined,
  facultad: undefined,
  nivel: undefined,
  modalidad: undefined,
  id: undefined,
  panel: undefined,
}
