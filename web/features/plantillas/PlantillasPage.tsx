import { formularios } from '@malla/contracts/formularios.ts'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { useNuevo } from '../../app/useNuevo.ts'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/Page.tsx'
import { TabBar } from '../../ui/TabBar.tsx'
import { PlantillasDePlanes } from './PlantillasDePlanes.tsx'
import { egreso, ingreso } from './perfiles/clases.ts'
import { PlantillasDePerfil } from './perfiles/PlantillasDePerfil.tsx'

const vistas = [
  { id: 'planes', label: 'Planes de estudios', clase: null },
  { id: egreso.vista, label: 'Perfiles de egreso', clase: egreso },
  { id: ingreso.vista, label: 'Perfiles de ingreso', clase: ingreso },
] as const

/** What one list is narrowed to, or which row of it is open, means nothing in another. */
const nada = { page: undefined, filtro: undefined, estado: undefined, id: undefined }

/** Plantillas (§2, root): of plans, of graduate profiles, of entrant profiles. Its page `create` opens the form of a new one. */
export function PlantillasPage({ creating = false }: { creating?: boolean }) {
  const { vista } = useAddress()
  const { href } = useNuevo(paths.plantillas, paths.plantillaNueva)
  const setAddress = useSetAddress()
  const { id, clase } = vistas.find(v => v.id === vista) ?? vistas[0]
  const { titulo } = formularios.plantillas
  usePlace([
    { label: titulo, ...(creating && { href }) },
    ...(creating ? [{ label: 'Nueva plantilla' }] : []),
  ])
  return (
    <Page title={titulo}>
      <TabBar
        label={titulo}
        tabs={vistas}
        active={id}
        onChange={next => setAddress({ ...nada, vista: next === vistas[0].id ? undefined : next })}
      >
        {clase ? (
          <PlantillasDePerfil key={id} clase={clase} creating={creating} />
        ) : (
          <PlantillasDePlanes creating={creating} />
        )}
      </TabBar>
    </Page>
  )
}

/** The page `create`. */
export const PlantillaNuevaPage = () => <PlantillasPage creating />
