import { Skeleton } from '@mantine/core'
import classes from './DataTable.module.css'

const widths = [24, 180, 120, 96, 140, 80, 60, 60, 60]

/** Rows of a table that is on its way. */
export function SkeletonRows({ columns, rows = 6 }: { columns: number; rows?: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} className={classes.skeleton} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          <Skeleton
            height={10}
            width={Math.min(widths[column] ?? 60, 60 + ((row * 37 + column * 53) % 120))}
          />
        </td>
      ))}
    </tr>
  ))
}
