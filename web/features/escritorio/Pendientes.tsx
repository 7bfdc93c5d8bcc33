import type { Pendiente } from '@malla/contracts/escritorio.ts'
import { Button } from '@mantine/core'
import { Link } from '../../app/Link.tsx'
import { useHasPage } from '../../app/useHasPage.ts'
import { SinPartir } from '../../ui/SinPartir.tsx'
import { StatusDot } from '../../ui/StatusDot.tsx'
import classes from './EscritorioPage.module.css'
import { decir } from './pendientes.ts'
import { Seccion } from './Seccion.tsx'

const PRESSES = { danger: 'Por hacer', warning: 'Por revisar', good: 'Hecho', none: '' } as const

/** What waits for the person, each with the way to it. */
export function Pendientes({ pendientes }: { pendientes: readonly Pendiente[] }) {
  const hasPage = useHasPage()
  return (
    <Seccion id="pendientes" titulo="Pendientes" nota={pendientes.length}>
      <ul className={classes.list}>
        {pendientes.map(pendiente => {
          const { status, titulo, detalle, accion } = decir(pendiente, hasPage)
          return (
            <li key={pendiente.clase} className={classes.pendiente}>
              <StatusDot status={status} quiet>
                {PRESSES[status]}:
              </StatusDot>
              <span className={classes.que}>
                <strong>{titulo}</strong>
                {detalle && (
                  <span>
                    <SinPartir>{` · ${detalle}`}</SinPartir>
                  </span>
                )}
              </span>
              {accion && (
                <Button component={Link} href={accion.href} variant="default" size="xs">
                  {accion.label}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Seccion>
  )
}
