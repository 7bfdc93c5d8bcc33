import { formularios } from '@malla/contracts/formularios.ts'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { useCall } from '../../app/query.ts'
import { useUser } from '../../app/session.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { TabBar } from '../../ui/TabBar.tsx'
import { ClaveTab } from './ClaveTab.tsx'
import { DatosTab } from './DatosTab.tsx'
import { useConfirmacion } from './PorConfirmar.tsx'
import { SesionesTab } from './SesionesTab.tsx'

const tabs = [
  { id: 'datos', label: 'Datos' },
  { id: 'clave', label: 'Contraseña' },
  { id: 'sesiones', label: 'Mis sesiones' },
] as const

/** Mi Perfil (§2): one's own data and picture, password, open sessions. */
export function PerfilPage() {
  const { vista } = useAddress()
  const setAddress = useSetAddress()
  const user = useUser()
  const active = tabs.find(tab => tab.id === vista)?.id ?? 'datos'
  const perfil = useCall('ajustes.showProfile', {}, { meta: { shown: true } })
  usePlace([{ label: formularios.perfil.titulo }])
  useConfirmacion()

  return (
    <Page
      title={formularios.perfil.titulo}
      facts={<span>{`${user.persona.nombres} · ${user.rol_nombre}`}</span>}
    >
      {user.isVisita ? (
        <EmptyState title="Está de visita en la demostración">
          Esta cuenta la comparten todos los visitantes: sus datos y su contraseña no se pueden cambiar.
        </EmptyState>
      ) : (
        <TabBar
          label="Partes de mi perfil"
          tabs={tabs}
          active={active}
          onChange={id => setAddress({ vista: id === 'datos' ? undefined : id })}
        >
          {active === 'datos' && (
            <Loaded query={perfil}>{({ data }) => <DatosTab key={data.usuario} perfil={data} />}</Loaded>
          )}
          {active === 'clave' && <ClaveTab />}
          {active === 'sesiones' && <SesionesTab />}
        </TabBar>
      )}
    </Page>
  )
}
