import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { horaDe } from '../malla/hora.ts'
import { type Editor, type EstadoDeMatriz, soloAjenas } from './editor.ts'
import classes from './Matriz.module.css'

/** How far saving is; what could not be saved can be tried again or given up. `dicho`: what somebody else has just done. */
export function Guardado({
  editor,
  estado,
  dicho,
}: {
  editor: Editor
  estado: EstadoDeMatriz
  dicho: string | null
}) {
  if (estado.fallo !== null)
    return (
      <div className={classes.fallo} role="alert">
        <IconAlertTriangle size={16} aria-hidden />
        <span>
          {estado.pendientes.size === 1
            ? '1 celda sin guardar'
            : `${estado.pendientes.size} celdas sin guardar`}
          . {estado.fallo}
        </span>
        <Button size="compact-sm" variant="light" onClick={editor.reintentar}>
          {soloAjenas(estado) ? 'Guardar lo mío' : 'Reintentar'}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={editor.descartar}>
          {soloAjenas(estado) ? 'Dejar lo de la otra persona' : 'Descartar'}
        </Button>
      </div>
    )
  const hora = horaDe({ pendientes: [...estado.pendientes], guardado: estado.guardado })
  return (
    <p className={classes.guardado} role="status">
      {dicho ?? hora}
    </p>
  )
}
