import type { EstructuraDeSilabo } from '@malla/domain/silabos/estructura.ts'
import { estructurasListas } from '@malla/domain/silabos/estructurasListas.ts'
import { Button, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogFoot } from '../../../ui/DialogFoot.tsx'
import classes from './Config.module.css'
import { diferencias } from './diferencias.ts'

/** Ready structures to begin from: each says what it is, and what it would change here, before it is taken. Nothing is saved by taking it. */
export function EstructurasListas({
  actual,
  conLista,
  onTake,
  onClose,
}: {
  actual: EstructuraDeSilabo
  /** What would stand here if it were taken. */
  conLista: (estructura: EstructuraDeSilabo) => EstructuraDeSilabo
  onTake: (estructura: EstructuraDeSilabo) => void
  onClose: () => void
}) {
  const [id, setId] = useState<string | null>(null)
  const elegida = estructurasListas.find(l => l.id === id)
  return (
    <Dialog opened onClose={onClose} title="Estructuras predefinidas" size={720}>
      <Radio.Group value={id} onChange={setId} label="Empezar con una de estas">
        <Stack gap={12} mt={8}>
          {estructurasListas.map(l => (
            <Radio key={l.id} value={l.id} label={l.nombre} description={l.descripcion} />
          ))}
        </Stack>
      </Radio.Group>
      {elegida && <Cambios cambios={diferencias(actual, conLista(elegida.estructura))} />}
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <ActionButton
          whyNot={elegida ? null : 'Elija una estructura.'}
          onClick={() => elegida && onTake(elegida.estructura)}
        >
          Usarla
        </ActionButton>
      </DialogFoot>
    </Dialog>
  )
}

function Cambios({ cambios }: { cambios: readonly string[] }) {
  return (
    <section className={classes.cambios} aria-label="Qué cambiaría" aria-live="polite">
      <h3>Qué cambiaría</h3>
      {cambios.length === 0 ? (
        <p className={classes.nota}>Nada: es la que ya tiene.</p>
      ) : (
        <ul>
          {cambios.map(c => (
            <li key={c}>{c}</li>
          ))}
        </ul>
      )}
      <p className={classes.nota}>
        Los textos de la institución y las secciones propias se conservan. Nada cambia hasta que usted guarde.
      </p>
    </section>
  )
}
