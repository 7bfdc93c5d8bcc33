import type { Competencia } from '@malla/contracts/competencias.ts'
import { paresParecidos } from '@malla/domain/redaccion/parecidas.ts'
import { useDeferredValue, useMemo } from 'react'
import { Link } from '../../app/Link.tsx'
import { useCall } from '../../app/query.ts'
import { paths } from '../../paths.ts'
import classes from './Parecidas.module.css'

/** Competencies of a plan that say nearly the same, two by two; nothing where there are none. It advises only. */
export function Parecidas({ planId }: { planId: number }) {
  const { data } = useCall('competencias.porPlan', { planId }, { meta: { shown: true } })
  const todas = useDeferredValue(data?.data)
  const { pares, total } = useMemo(() => paresParecidos(todas ?? []), [todas])
  if (pares.length === 0) return null
  const nombre = (c: Competencia) => (
    <Link href={paths.plan(planId, { tab: 'competencias', competencia: c.id })}>
      <b>{c.codigo}</b> {c.nombre}
    </Link>
  )
  return (
    <details className={`${classes.caja} no-print`}>
      <summary>
        {total === 1
          ? 'Dos competencias dicen casi lo mismo'
          : `${total} pares de competencias dicen casi lo mismo`}
      </summary>
      <ul>
        {pares.map(({ una, otra }) => (
          <li key={`${una.id} ${otra.id}`}>
            {nombre(una)}
            {nombre(otra)}
          </li>
        ))}
      </ul>
      {total > pares.length && <p>Se muestran los {pares.length} más parecidos.</p>}
    </details>
  )
}
