import type { Periodo } from '@malla/contracts/periodos.ts'
import { Button } from '@mantine/core'
import { useAddress, useSetAddress } from '../../../app/address.ts'
import { Link } from '../../../app/Link.tsx'
import { Loaded } from '../../../app/Loaded.tsx'
import { useWhyNot } from '../../../app/permission.ts'
import { useCall } from '../../../app/query.ts'
import { useUser } from '../../../app/session.ts'
import { usePlace } from '../../../app/shell/crumbs.ts'
import { paths } from '../../../paths.ts'
import { Page } from '../../../ui/Page.tsx'
import { Surface } from '../../../ui/Skeletons.tsx'
import { TabBar } from '../../../ui/TabBar.tsx'
import { PeriodosDeSilabos } from '../periodos/PeriodosDeSilabos.tsx'
import { ListaDeSilabos } from './ListaDeSilabos.tsx'
import { ResumenPorPrograma } from './ResumenPorPrograma.tsx'
import { SilabosDeDocente } from './SilabosDeDocente.tsx'

const TITULO = 'Sílabos de Cursos'
const vistas = [
  { id: 'cursos', label: 'Cursos' },
  { id: 'programas', label: 'Por programa' },
  { id: 'periodos', label: 'Periodos' },
]

/** Sílabos de Cursos (§2): a lecturer finds what is left to do; others who has done what, by programme, and the periods that syllabi are of. */
export function SilabosPage() {
  const { rol } = useUser()
  const query = useCall('periodos.list', {}, { meta: { shown: true } })
  usePlace([{ label: TITULO }])
  return (
    <Loaded query={query} skeleton={<Surface height={480} />}>
      {({ data }) =>
        rol === 'docente' ? <SilabosDeDocente periodos={data} /> : <SilabosDeTodos periodos={data} />
      }
    </Loaded>
  )
}

function SilabosDeTodos({ periodos }: { periodos: readonly Periodo[] }) {
  const { vista } = useAddress()
  const setAddress = useSetAddress()
  const puedeConfigurar = useWhyNot('curricular.ver') === null
  const tabs = vistas.filter(v => v.id !== 'periodos' || puedeConfigurar)
  const active = tabs.find(v => v.id === vista)?.id ?? 'cursos'
  return (
    <Page
      title={TITULO}
      actions={
        puedeConfigurar && (
          <Button component={Link} href={paths.configSilabos()} variant="default">
            Estructura del sílabo
          </Button>
        )
      }
    >
      <TabBar
        label={TITULO}
        tabs={tabs}
        active={active}
        onChange={id =>
          setAddress({
            vista: id === 'cursos' ? undefined : id,
            page: undefined,
            filtro: undefined,
            id: undefined,
          })
        }
      >
        {active === 'periodos' ? (
          <PeriodosDeSilabos periodos={periodos} />
        ) : active === 'programas' ? (
          <ResumenPorPrograma periodos={periodos} />
        ) : (
          <ListaDeSilabos periodos={periodos} />
        )}
      </TabBar>
    </Page>
  )
}
