import { Button } from '@mantine/core'
import { tecla } from '../../../ui/tecla.ts'
import classes from './editores.module.css'
import type { Aviso } from './useHistoria.ts'

/** What was just done in an editor, told also to who does not see it, with the way back. */
export function AvisoDeEditor({ aviso, onDeshacer }: { aviso: Aviso | null; onDeshacer: () => void }) {
  return (
    <div className={classes.aviso} data-hay={aviso !== null || undefined}>
      <span role="status">{aviso?.texto}</span>
      {aviso?.conDeshacer && (
        <Button size="compact-sm" variant="subtle" title={tecla('Ctrl Z')} onClick={onDeshacer}>
          Deshacer
        </Button>
      )}
    </div>
  )
}
