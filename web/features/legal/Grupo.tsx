import type { Plan } from '@malla/contracts/plan.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { claveDe, type Enviada } from './deObservacion.ts'
import classes from './legal.module.css'
import { Observacion } from './Observacion.tsx'
import type { Visto } from './useLegal.ts'

interface Props {
  titulo: string
  vistos: readonly Visto[]
  plan: Plan
  nombreDe: (id: number) => string | null
  whyNot: string | null
  enviada: Enviada
}

/** Of one rule at most so many are shown before somebody asks for the rest: a plan without hours has as many as courses. */
const DE_CADA_REGLA = 4

/** Observations that press alike, under their heading, rule by rule. */
export function Grupo({ titulo, vistos, ...props }: Props) {
  const [enteras, setEnteras] = useState<ReadonlySet<string>>(new Set())
  if (vistos.length === 0) return null
  return (
    <section aria-label={titulo}>
      <h3>
        {titulo} <span className={classes.cuenta}>{vistos.length}</span>
      </h3>
      <ul className={classes.lista}>
        {[...Map.groupBy(vistos, v => v.hallazgo.regla)].map(([regla, suyos]) => {
          const ocultas = enteras.has(regla) ? 0 : Math.max(0, suyos.length - DE_CADA_REGLA)
          return [
            ...suyos
              .slice(0, suyos.length - ocultas)
              .map(v => <Observacion key={claveDe(v.hallazgo, v.aceptado !== null)} visto={v} {...props} />),
            ocultas > 0 && (
              <li key={`${regla} resto`}>
                <Button
                  variant="subtle"
                  size="compact-xs"
                  onClick={() => {
                    // The button goes: the first of those that come takes the focus.
                    const { hallazgo, aceptado } = suyos[DE_CADA_REGLA]!
                    props.enviada.current = claveDe(hallazgo, aceptado !== null)
                    setEnteras(new Set([...enteras, regla]))
                  }}
                >
                  {ocultas === 1 ? 'Ver otra' : `Ver otras ${ocultas}`} de «{suyos[0]!.hallazgo.titulo}»
                </Button>
              </li>
            ),
          ]
        })}
      </ul>
    </section>
  )
}
