import { formularios } from '@malla/contracts/formularios.ts'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/Page.tsx'
import { TabBar } from '../../ui/TabBar.tsx'
import { LaboratoriosList } from './LaboratoriosList.tsx'
import { LocalesList } from './LocalesList.tsx'

const Laboratorios = () => <LaboratoriosList key={1} tipo={1} />
const Talleres = () => <LaboratoriosList key={2} tipo={2} />

const vistas = [
  { id: 'laboratorios', label: 'Laboratorios', View: Laboratorios },
  { id: 'talleres', label: 'Talleres', View: Talleres },
  { id: 'locales', label: 'Locales', View: LocalesList },
] as const

const nothing = {
  page: undefined,
  filtro: undefined,
  programa: undefined,
  local: undefined,
  id: undefined,
}

/** Laboratorios y Talleres (§2): both kinds, and the premises in which they are. */
export function LaboratoriosPage() {
  const { vista } = useAddress()
  const setAddress = useSetAddress()
  const { id, label, View } = vistas.find(v => v.id === vista) ?? vistas[0]
  usePlace([{ label: formularios.laboratorios.titulo, href: paths.laboratorios() }, { label }])

  return (
    <Page title={formularios.laboratorios.titulo}>
      <TabBar
        label={formularios.laboratorios.titulo}
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
