import { Button } from '@mantine/core'
import { useSetAddress } from '../../app/address.ts'
import { useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { Lines } from '../../ui/Skeletons.tsx'
import type { PantallaProps } from '../textos/pantallas.ts'
import classes from './ArchivoDeMalla.module.css'
import { ArchivoDeMalla } from './ArchivoDeMalla.tsx'
import { resumenDeMalla } from './resumenDeMalla.ts'

/** The section Malla curricular: the figures of the live malla and the way to it, and the file that stands beside it. */
export function MallaSeccion({ planId, whyNotEditar }: PantallaProps) {
  const setAddress = useSetAddress()
  const plan = useCall('planes.show', { id: planId }).data?.data
  // Sections are written by more people than may change the malla.
  const whyNotRol = useWhyNot(
    'estructura.editar',
    plan && { facultad_id: plan.facultad_id, programa_id: plan.carrera_id },
  )
  if (!plan) return <Lines />
  return (
    <>
      <div className={classes.part}>
        <h3 className={classes.head}>La malla</h3>
        <p>{resumenDeMalla(plan)}</p>
        <Button onClick={() => setAddress({ tab: undefined, seccion: undefined })}>Abrir la malla</Button>
      </div>
      <h3 className={classes.head}>Archivo de la malla</h3>
      <ArchivoDeMalla plan={plan} whyNot={whyNotRol ?? whyNotEditar} />
    </>
  )
}
