import { mensajes } from '@malla/contracts/mensajes.ts'
import { Button } from '@mantine/core'
import { ActionButton } from '../ActionButton.tsx'
import classes from './SelectionBar.module.css'

/** Something that can be done with several rows at once. */
export interface BulkAction<Row> {
  label: string
  /** Resolves to true when it was done: the selection is then gone. */
  onClick: (rows: readonly Row[]) => Promise<boolean>
  whyNot?: string | null
}

interface SelectionBarProps {
  count: number
  onClear: () => void
  onDelete?: () => void
  whyNot?: string | null
  actions?: readonly { label: string; onClick: () => void; whyNot?: string | null }[]
}

/** What can be done with the selected rows. */
export function SelectionBar({ count, onClear, onDelete, whyNot, actions = [] }: SelectionBarProps) {
  return (
    <div className={classes.selection} role="toolbar" aria-label="Filas seleccionadas">
      <span aria-live="polite">{mensajes.tabla.seleccionados(count)}</span>
      {actions.map(action => (
        <ActionButton
          key={action.label}
          whyNot={action.whyNot}
          size="compact-sm"
          variant="light"
          onClick={action.onClick}
        >
          {action.label}
        </ActionButton>
      ))}
      {onDelete && (
        <ActionButton whyNot={whyNot} size="compact-sm" variant="light" color="rocoto" onClick={onDelete}>
          Eliminar
        </ActionButton>
      )}
      <Button size="compact-sm" variant="subtle" onClick={onClear}>
        Quitar la selección
      </Button>
    </div>
  )
}
