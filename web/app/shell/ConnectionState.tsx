import { mensajes } from '@malla/contracts/mensajes.ts'
import { Tooltip, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useHayElegidos } from '../../ui/form/elegidos.ts'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { useDelayed } from '../../ui/useDelayed.ts'
import { type Connection, useConnection } from '../connection.ts'
import { luego } from '../luego.tsx'
import { useCola } from '../offline/estadoDeCola.ts'
import { palabrasDe } from '../offline/reglas.ts'
import classes from './ConnectionState.module.css'
import { detalleDeConexion } from './detalleDeConexion.ts'

const { conexion } = mensajes
const CambiosPorEnviar = luego(async () => (await import('../offline/CambiosPorEnviar.tsx')).default)

const PALABRAS: Readonly<Record<Connection, string>> = {
  online: conexion.enLinea,
  connecting: conexion.conectando,
  offline: conexion.sinConexion,
}

/**
 * The state in words: «En línea», «Conectando…», «Sin conexión · 3 cambios por enviar», «1 cambio necesita su decisión». A connection that takes no
 * time is not announced. What waits opens from here.
 */
export function ConnectionState() {
  const connection = useConnection()
  const { cola, enviando } = useCola()
  const slow = useDelayed(connection === 'connecting', 1500)
  const [abierto, setAbierto] = useState(false)
  const hayElegidos = useHayElegidos()
  const pendiente = palabrasDe(cola, enviando && connection !== 'offline')
  if (connection === 'connecting' && !slow && !pendiente) return <span className={classes.state} />
  const texto =
    connection === 'offline' && pendiente
      ? `${PALABRAS.offline} · ${pendiente.texto}`
      : (pendiente?.texto ?? PALABRAS[connection])
  const detalle = detalleDeConexion(connection, hayElegidos)
  const isBien = connection === 'online' && !pendiente
  return (
    <>
      <Tooltip label={pendiente ? 'Ver los cambios por enviar' : detalle}>
        <UnstyledButton
          className={classes.state}
          data-conexion={connection}
          aria-haspopup="dialog"
          onClick={() => setAbierto(true)}
        >
          <span role="status">
            <StatusDot status={isBien ? 'good' : 'warning'}>{texto}</StatusDot>
          </span>
        </UnstyledButton>
      </Tooltip>
      {abierto && <CambiosPorEnviar onClose={() => setAbierto(false)} />}
    </>
  )
}
