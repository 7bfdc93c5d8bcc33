import { useAddress } from '../../../app/address.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { useCall } from '../../../app/query.ts'
import { usePlace } from '../../../app/shell/crumbs.ts'
import { paths } from '../../../paths.ts'
import { Page } from '../../../ui/Page.tsx'
import { Surface } from '../../../ui/Skeletons.tsx'
import { formDe } from './deQuien.ts'
import { EditorDeEstructura } from './EditorDeEstructura.tsx'
import { ElegirDueno } from './ElegirDueno.tsx'

const TITULO = 'Estructura del sílabo'

/** What syllabi are made of (config-silabos, §2): of the institution, of a programme, or of a plan; whose stands in the address. */
export function ConfigSilabosPage() {
  const { programa, plan } = useAddress()
  const de = { programa_id: plan ? undefined : programa, planestudio_id: plan }
  const query = useCall('estructuras.show', de, { meta: { shown: true } })
  usePlace([{ label: 'Sílabos de Cursos', href: paths.silabos() }, { label: TITULO }])
  return (
    <Page title={TITULO}>
      <ElegirDueno programa={programa} plan={plan} />
      <Loaded query={query} skeleton={<Surface height={480} />}>
        {({ data }) => (
          <EditorDeEstructura
            key={`${plan ?? 0}/${programa ?? 0}/${formDe(data)}`}
            vigente={data}
            dueno={{ programa_id: programa, planestudio_id: plan }}
          />
        )}
      </Loaded>
    </Page>
  )
}
