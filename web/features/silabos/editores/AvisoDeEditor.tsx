import { Button } from '@mantine/core'
import { useRef } from 'react'
import { tecla } from '../../../ui/tecla.ts'
import classes from './editores.module.css'
import type { Aviso } from './useHistoria.ts'

/** What was just done in an editor, told also to who does not see it, with the way back. */
export function AvisoDeEditor({ aviso, onDeshacer }: { aviso: Aviso | null; onDeshacer: () => void }) {
  const dicho = useRef<HTMLSpanElement>(null)
  // The button goes with what it took back; who came to it with the keys is not sent to the top of the page.
  const deshacer = () => {
    dicho.current?.focus({ preventScroll: true })
    onDeshacer()
  }
  return (
    <div className={classes.aviso} data-hay={aviso !== null || undefined}>
      <span ref={dicho} role="status" tabIndex={-1}>
        {aviso?.texto}
      </span>
      {aviso?.conDeshacer && (
        <Button size="compact-sm" variant="subtle" title={tecla('Ctrl Z')} onClick={deshacer}>
          Deshacer
        </Button>
      )}
    </div>
  )
}
