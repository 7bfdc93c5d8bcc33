import type { PlantillaConEntradas } from '@malla/contracts/plantillasDePerfil.ts'
import { Text } from '@mantine/core'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Entrada } from './Entrada.tsx'
import classes from './perfiles.module.css'

/** What a template of profiles holds. */
export function VerPerfil({
  plantilla,
  cuantas,
  onClose,
}: {
  plantilla: PlantillaConEntradas
  /** «12 líneas». */
  cuantas: string
  onClose: () => void
}) {
  return (
    <Dialog opened onClose={onClose} title={plantilla.nombre} size={720}>
      <Text size="sm" c="dimmed">
        {[cuantas, plantilla.institucion].filter(Boolean).join(' · ')}
      </Text>
      <ol className={classes.lista} aria-label={`Lo que tiene ${plantilla.nombre}`}>
        {plantilla.items.map((entrada, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are shown as they stand, and have nothing of their own to be told by
          <li key={i}>
            <Entrada entrada={entrada} />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
