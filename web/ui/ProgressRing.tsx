import { porciento } from '@malla/domain/planes/porciento.ts'
import classes from './ProgressRing.module.css'

/** How far something is, 0 to 100, as a small ring; the number is its name. Nothing known: an empty ring. */
export function ProgressRing({ value, size = 14 }: { value: number; size?: number }) {
  const rounded = porciento(value, 100)
  const name = `${rounded} % de avance`
  return (
    <svg className={classes.ring} width={size} height={size} viewBox="0 0 36 36" role="img" aria-label={name}>
      <title>{name}</title>
      <circle className={classes.ground} cx="18" cy="18" r="14" />
      {rounded > 0 && (
        <circle
          className={classes.done}
          cx="18"
          cy="18"
          r="14"
          pathLength="100"
          strokeDasharray={`${rounded} 100`}
        />
      )}
    </svg>
  )
}

/** The same as a bar: complete, begun, and what is missing. Percentages of the whole. */
export function ProgressBar({ done, begun = 0, label }: { done: number; begun?: number; label: string }) {
  return (
    <span
      className={classes.bar}
      role="progressbar"
      aria-label={label}
      aria-valuenow={porciento(done, 100)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span className={classes.barDone} style={{ width: `${done}%` }} />
      <span className={classes.barBegun} style={{ width: `${begun}%` }} />
    </span>
  )
}
