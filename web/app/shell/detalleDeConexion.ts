import { mensajes } from '@malla/contracts/mensajes.ts'
import type { Connection } from '../connection.ts'

const DETALLES: Readonly<Record<Connection, string>> = {
  online: 'Lo que otros cambian aparece aquí al momento.',
  connecting: 'Se trabaja con normalidad; los cambios de otros aparecerán al conectarse.',
  offline: mensajes.conexion.sinConexionDetalle,
}

/** What the state of the connection means for whoever writes; without one it is told what stays here of what is typed, and that a chosen file does not. */
export const detalleDeConexion = (connection: Connection, hayElegidos: boolean): string =>
  connection === 'offline' && hayElegidos
    ? `${DETALLES.offline} ${mensajes.formulario.archivos}`
    : DETALLES[connection]
