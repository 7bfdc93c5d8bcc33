import type { PlantillaConEntradas } from '@malla/contracts/plantillasDePerfil.ts'
import { Text } from '@mantine/core'
import { Dialog } from '../../../ui/Dialog.tsx'
import { porLugar } from '../../../ui/porLugar.tsx'
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
    <Dialog opened enDireccion onClose={onClose} title={plantilla.nombre} size={720}>
      <Text size="sm" c="dimmed">
        {[cuantas, plantilla.institucion].filter(Boolean).join(' · ')}
      </Text>
      <ol className={classes.lista} aria-label={`Lo que tiene ${plantilla.nombre}`}>
        {porLugar(plantilla.items, entrada => (
          <li>
            <Entrada entrada={entrada} />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
