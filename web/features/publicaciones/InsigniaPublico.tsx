import type { Plan } from '@malla/contracts/plan.ts'
import { IconWorld } from '@tabler/icons-react'
import { useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import classes from './Publicar.module.css'

/** «Público» beside the name of a plan that anybody can read now; it leads to its page. */
export function InsigniaPublico({ plan }: { plan: Plan }) {
  const whyNot = useWhyNot('curricular.ver', { facultad_id: plan.facultad_id, programa_id: plan.carrera_id })
  return whyNot === null ? <Insignia planId={plan.id} /> : null
}

function Insignia({ planId }: { planId: number }) {
  const url = useCall('publicaciones.show', { id: planId }, { meta: { shown: true } }).data?.data.publicacion
    ?.url
  if (!url) return null
  return (
    <a
      className={classes.enlace}
      href={url}
      target="_blank"
      rel="noreferrer"
      title="Ver la página pública del plan"
    >
      <IconWorld size={13} aria-hidden /> Público
    </a>
  )
}
