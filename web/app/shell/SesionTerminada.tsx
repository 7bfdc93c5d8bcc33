import { mensajes } from '@malla/contracts/mensajes.ts'
import { Button } from '@mantine/core'
import { useHayElegidos } from '../../ui/form/elegidos.ts'
import { leaveEnded } from '../session.ts'
import classes from './SesionTerminada.module.css'

/** The session ended while somebody was writing: the page stays, and they go to sign in when the sentence is done. */
export function SesionTerminada() {
  const hayElegidos = useHayElegidos()
  return (
    <div className={`${classes.franja} no-print`} role="alert">
      <span>
        <b>Su sesión terminó.</b> Lo que escribe queda en este equipo y se guardará cuando vuelva a entrar.
        {hayElegidos && ` ${mensajes.formulario.archivos}`}
      </span>
      <Button size="compact-sm" onClick={leaveEnded}>
        Iniciar Sesión
      </Button>
    </div>
  )
}
