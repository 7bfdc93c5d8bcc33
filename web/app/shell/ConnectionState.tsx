import { mensajes } from '@malla/contracts/mensajes.ts'
import { Tooltip } from '@mantine/core'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { useDelayed } from '../../ui/useDelayed.ts'
import { useConnection } from '../connection.ts'
import classes from './ConnectionState.module.css'

const { conexion } = mensajes

/** «En línea», «Conectando…», «Sin conexión»: the state in words. A connection that takes no time is not announced. */
export function ConnectionState() {
  const connection = useConnection()
  const slow = useDelayed(connection === 'connecting', 1500)
  if (connection === 'connecting' && !slow) return <span className={classes.state} />
  const word = { online: conexion.enLinea, connecting: conexion.conectando, offline: conexion.sinConexion }[
    connection
  ]
  const detail = {
    online: 'Lo que otros cambian aparece aquí al momento.',
    connecting: 'Se trabaja con normalidad; los cambios de otros aparecerán al conectarse.',
    offline: conexion.sinConexionDetalle,
  }[connection]
  return (
    <Tooltip label={detail}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation opens with the keyboard too */}
      <span className={classes.state} role="status" tabIndex={0}>
        <StatusDot status={connection === 'online' ? 'good' : 'warning'}>{word}</StatusDot>
      </span>
    </Tooltip>
  )
}
