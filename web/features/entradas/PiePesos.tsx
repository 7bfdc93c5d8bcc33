import { avisoDePesos, sumaDePesos } from '@malla/domain/planes/pesos.ts'
import { porcentaje } from '@malla/domain/texto/numero.ts'
import { StatusDot } from '../../ui/StatusDot.tsx'
import type { ItemEditado } from '../textos/items.ts'
import classes from './entradas.module.css'

/** What the weights of a list add up to, and what is wrong with that. */
export function PiePesos({ items }: { items: readonly ItemEditado[] }) {
  const suma = sumaDePesos(items)
  if (suma === null) return null
  const aviso = avisoDePesos(items)
  return (
    <p className={classes.pie} role="status">
      <StatusDot status={aviso ? 'warning' : 'good'}>
        {aviso ?? `Los pesos suman ${porcentaje(suma)}.`}
      </StatusDot>
    </p>
  )
}
