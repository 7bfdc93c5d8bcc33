import { sumaDePesos } from '@malla/domain/planes/pesos.ts'
import type { LineaDeEvaluacion } from '@malla/domain/silabos/contenido.ts'
import { faltaAsignar } from '@malla/domain/silabos/evaluacion.ts'
import { porcentaje } from '@malla/domain/texto/numero.ts'
import { StatusDot } from '../../../ui/StatusDot.tsx'

/** What the weights add up to, as documents say it («99,99 %» of three thirds is right too), and what lacks or is over. */
export function SumaDePesos({ lineas }: { lineas: readonly Pick<LineaDeEvaluacion, 'peso'>[] }) {
  const falta = faltaAsignar(lineas)
  const suma = porcentaje(sumaDePesos(lineas) ?? 0)
  if (falta === 0) return <StatusDot status="good">{suma}</StatusDot>
  return (
    <>
      {suma}{' '}
      <StatusDot status="warning">
        {falta > 0 ? `Falta asignar ${porcentaje(falta)}` : `Sobra ${porcentaje(-falta)}`}
      </StatusDot>
    </>
  )
}
