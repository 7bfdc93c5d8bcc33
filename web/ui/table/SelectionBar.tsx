import { mensajes } from '@malla/contracts/mensajes.ts'
import { Button } from '@mantine/core'
import { ActionButton } from '../ActionButton.tsx'
import classes from './DataTable.module.css'

interface SelectionBarProps {
  count: number
  onClear: () => void
  onDelete: () => void
  whyNot?: string | null
}

/** What can be done with the selected rows. */
export function SelectionBar({ count, onClear, onDelete, whyNot }: SelectionBarProps) {
  return (
    <div className={classes.selection} role="toolbar" aria-label="Filas seleccionadas">
      <span aria-live="polite">{mensajes.tabla.seleccionados(count)}</span>
      <ActionButton whyNot={whyNot} size="compact-sm" variant="light" color="rocoto" onClick={onDelete}>
        Eliminar
      </ActionButton>
      <Button size="compact-sm" variant="subtle" onClick={onClear}>
        Quitar la selección
      </Button>
    </div>
  )
}
