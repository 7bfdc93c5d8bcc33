import { Button } from '@mantine/core'
import type { EstadoDeAlmacen } from '../editor/estadoDeAlmacen.ts'
import classes from './Silabo.module.css'

/**
 * Said over the syllabus of a version that is not in force while its period lasts, whether it was opened on purpose, by an old mail, or superseded meanwhile:
 * where it goes on, and that what never arrived from here (`porEnviar`) is taken along.
 */
export function VersionAnterior({
  motivo,
  porEnviar,
  onAbrir,
}: {
  motivo: string
  porEnviar: EstadoDeAlmacen['porEnviar']
  onAbrir: () => void
}) {
  return (
    <p className={classes.aviso} role="status">
      {motivo}{' '}
      {porEnviar > 0 &&
        'Lo que escribió aquí y no llegó a guardarse está en este equipo y pasa al vigente al abrirlo. '}
      <Button size="compact-xs" variant="default" onClick={onAbrir}>
        Abrir el vigente
      </Button>
    </p>
  )
}
