import { mensajes } from '@malla/contracts/mensajes.ts'
import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './QuietError.module.css'

/** A failed read: what was on the screen stays, with this line and «Reintentar»: a call that fails is never silent. */
export function QuietError({
  error,
  retry,
  text,
}: {
  error?: Error | null
  retry?: () => void
  text?: string
}) {
  return (
    <div className={classes.line} role="status">
      <IconAlertTriangle size={16} aria-hidden />
      <span>{text ?? `${mensajes.errores.noCargo} ${error?.message ?? ''}`}</span>
      {retry && (
        <Button variant="subtle" size="compact-sm" onClick={retry}>
          {mensajes.errores.reintentar}
        </Button>
      )}
    </div>
  )
}
