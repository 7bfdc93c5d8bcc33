import { Group, SegmentedControl } from '@mantine/core'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { Aparte } from '../../app/shell/Aparte.tsx'
import { Surface } from '../../ui/Skeletons.tsx'
import { MenuCase } from '../case/MenuCase.tsx'
import { Parecidas } from '../redaccion/Parecidas.tsx'
import classes from './CompetenciasTab.module.css'
import { InformesDeCompetencias } from './InformesDeCompetencias.tsx'
import { vistaDe, vistas } from './vistas.ts'

/** The competencies of a plan: as a tree, against its courses, and as a thread. Which view is open stands in the address (`vista`). */
export function CompetenciasTab({ planId }: { planId: number }) {
  const { vista } = useAddress()
  const setAddress = useSetAddress()
  const { value, View } = vistaDe(vista)
  return (
    <>
      <div className={`${classes.barra} no-print`}>
        <SegmentedControl
          aria-label="Cómo ver las competencias"
          data={vistas.map(v => ({ value: v.value, label: v.label }))}
          value={value}
          onChange={next => setAddress({ vista: next === vistas[0].value ? undefined : next })}
        />
        <Group gap={8}>
          <InformesDeCompetencias planId={planId} />
          <MenuCase planId={planId} />
        </Group>
      </div>
      {value === vistas[0].value && <Parecidas planId={planId} />}
      <Aparte key={value} sitio={<Surface height={320} />} seDice>
        <View planId={planId} />
      </Aparte>
    </>
  )
}
