import type { LegalDePlanes } from '@malla/contracts/legal.ts'
import { useMemo } from 'react'
import { useCall } from '../../app/query.ts'

/** What the law observes in each plan, by its id; plans that are ceased or have no courses yet have no light. */
export function useLuces(): ReadonlyMap<number, LegalDePlanes> {
  const planes = useCall('legal.resumen', {}, { meta: { shown: true } }).data?.data
  return useMemo(() => new Map(planes?.filter(p => p.luz !== 'sin_medir').map(p => [p.plan_id, p])), [planes])
}
