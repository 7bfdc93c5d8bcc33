import type { Plan } from '@malla/contracts/plan.ts'
import { whyNotEditarPlan } from '@malla/domain/planes/cese.ts'
import { useEffect, useRef } from 'react'
import { Link } from '../../app/Link.tsx'
import { useWhyNot } from '../../app/permission.ts'
import { paths } from '../../paths.ts'
import { Inspector } from '../../ui/Inspector.tsx'
import { Lines } from '../../ui/Skeletons.tsx'
import { claveDe } from './deObservacion.ts'
import { Grupo } from './Grupo.tsx'
import classes from './legal.module.css'
import { cuentaEnPalabras } from './luz.ts'
import { MotivosSueltos } from './MotivosSueltos.tsx'
import { useLegal } from './useLegal.ts'

interface Props {
  plan: Plan
  onClose: () => void
}

/** «Semáforo legal»: everything that is observed in the plan by how much it presses, and what was accepted. */
export function PanelLegal({ plan, onClose }: Props) {
  const estado = useLegal(plan)
  const whyNotRol = useWhyNot('curricular.editar', {
    facultad_id: plan.facultad_id,
    programa_id: plan.carrera_id,
  })
  const whyNot = whyNotRol ?? whyNotEditarPlan(plan)
  const enviada = useRef<string>(null)
  const intro = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // It came, and is hidden behind «Ver otras»: whoever works with the keyboard goes on from the top of the panel.
    if (
      enviada.current &&
      estado?.vistos.some(v => claveDe(v.hallazgo, v.aceptado !== null) === enviada.current)
    ) {
      enviada.current = null
      intro.current?.focus()
    }
  }, [estado])
  if (!estado)
    return (
      <Inspector title="Semáforo legal" onClose={onClose}>
        <Lines />
      </Inspector>
    )
  const { vistos, resumen, hayNorma, nombreDe } = estado
  const abiertos = vistos.filter(v => v.aceptado === null)
  const grupos = [
    ['No cumple', abiertos.filter(v => v.hallazgo.gravedad === 'falta')],
    ['Por revisar', abiertos.filter(v => v.hallazgo.gravedad === 'aviso')],
    ['Aceptadas con motivo', vistos.filter(v => v.aceptado !== null)],
  ] as const
  return (
    <Inspector
      title="Semáforo legal"
      over={<span role="status">{cuentaEnPalabras(resumen) || 'Nada que observar'}</span>}
      onClose={onClose}
    >
      <p className={classes.intro} ref={intro} tabIndex={-1}>
        {introDe(resumen.luz, hayNorma)}
      </p>
      {grupos.map(([titulo, suyos]) => (
        <Grupo
          key={titulo}
          titulo={titulo}
          vistos={suyos}
          plan={plan}
          enviada={enviada}
          nombreDe={nombreDe}
          whyNot={whyNot}
        />
      ))}
      <MotivosSueltos planId={plan.id} vistos={vistos} onDescartado={() => intro.current?.focus()} />
      <p className={classes.pie}>
        Nada de esto impide trabajar.{' '}
        <Link href={paths.ayuda('semaforo-legal')}>Qué se observa y de dónde sale</Link>
      </p>
    </Inspector>
  )
}

const introDe = (luz: string, hayNorma: boolean): string => {
  if (luz === 'sin_medir') return 'El plan todavía no tiene cursos: no hay nada que medir.'
  if (!hayNorma) return 'Sin norma que medir: solo la coherencia del plan.'
  if (luz === 'cumple') return 'El plan cumple lo que se le pide.'
  return 'Se vuelve a medir con cada cambio, también antes de guardarlo.'
}
