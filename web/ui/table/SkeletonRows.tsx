import { Skeleton } from '@mantine/core'
import classes from './DataTable.module.css'

const rowNumbers = [1, 2, 3, 4, 5, 6]

/** Rows of a table that is on its way; the lengths differ, so that they look like text. */
export function SkeletonRows({ columns }: { columns: number }) {
  const cells = Array.from({ length: columns }, (_, i) => i)
  return rowNumbers.map(row => (
    <tr key={row} className={classes.skeleton} aria-hidden>
      {cells.map(cell => (
        <td key={cell}>
          <Skeleton height={10} width={`${cell === 0 ? 24 : 40 + ((row * 37 + cell * 53) % 50)}%`} />
        </td>
      ))}
    </tr>
  ))
}
