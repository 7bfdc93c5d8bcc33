import type { LegalDePlanes } from '@malla/contracts/legal.ts'
import { cuantos } from '@malla/domain/texto/numero.ts'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { Link } from '../../app/Link.tsx'
import { useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { paths } from '../../paths.ts'
import classes from '../escritorio/EscritorioPage.module.css'
import { Seccion } from '../escritorio/Seccion.tsx'
import legal from './legal.module.css'
import { cuentaEnPalabras, iconoDeLuz } from './luz.ts'
import { PANEL } from './SemaforoDePlan.tsx'

/** Plans that the desk names before somebody asks for the others. */
const NOMBRADOS = 5

const masGrave = (a: LegalDePlanes, b: LegalDePlanes): number => b.faltas - a.faltas || b.avisos - a.avisos

/** «Lo que la ley observa»: the plans in which something is, the gravest first, of what is in use, for whoever sees plans. */
export function LoQueLaLeyObserva() {
  const whyNot = useWhyNot('estructura.ver')
  return whyNot === null ? <Observados /> : null
}

function Observados() {
  const lista = useRef<HTMLUListElement>(null)
  const [isEntera, setEntera] = useState(false)
  const todos = useCall('legal.resumen', {}, { meta: { shown: true } }).data?.data ?? []
  const planes = todos.filter(p => p.enUso)
  const con = planes.filter(p => p.luz === 'falta' || p.luz === 'aviso').toSorted(masGrave)
  if (con.length === 0) return null
  const cumplen = planes.filter(p => p.luz === 'cumple').length
  return (
    <Seccion
      id="legal"
      titulo="Lo que la ley observa"
      nota={cuantos(cumplen, 'plan cumple', 'planes cumplen')}
    >
      <ul className={classes.list} ref={lista} tabIndex={-1}>
        {con.slice(0, isEntera ? undefined : NOMBRADOS).map(p => (
          <Observado key={p.plan_id} plan={p} />
        ))}
      </ul>
      {con.length > NOMBRADOS && !isEntera && (
        <p className={classes.mas}>
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={() => {
              setEntera(true)
              lista.current?.focus()
            }}
          >
            Ver los {con.length}
          </Button>
        </p>
      )}
    </Seccion>
  )
}

function Observado({ plan }: { plan: LegalDePlanes }) {
  const Icono = iconoDeLuz[plan.luz]
  return (
    <li className={legal.deEscritorio}>
      <Icono size={16} aria-hidden className={legal.icono} data-luz={plan.luz} />
      <span>
        <Link href={paths.plan(plan.plan_id, { panel: PANEL })}>
          <strong>{plan.programa}</strong> · {plan.full_name}
        </Link>
      </span>
      <small>{cuentaEnPalabras(plan)}</small>
    </li>
  )
}
