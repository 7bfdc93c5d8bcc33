import { Skeleton, Stack } from '@mantine/core'
import { useDelayed } from './useDelayed.ts'

const widths = ['38%', '92%', '85%', '64%', '88%', '45%']

/** Lines of something that is on its way; shown only when it takes more than 200 ms (§9). */
export function Lines({ count = 4 }: { count?: number }) {
  const late = useDelayed(true)
  if (!late) return null
  return (
    <Stack gap={14} aria-busy aria-label="Cargando…" role="status">
      {widths.slice(0, count).map(width => (
        <Skeleton key={width} height={10} width={width} />
      ))}
    </Stack>
  )
}

/** A surface of that height, e.g. a chart or a malla. */
export function Surface({ height }: { height: number }) {
  const late = useDelayed(true)
  return late ? <Skeleton height={height} aria-hidden /> : <div style={{ height }} />
}
