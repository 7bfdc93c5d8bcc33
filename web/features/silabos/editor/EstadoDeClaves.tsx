import classes from './Editor.module.css'
import type { EstadoDeAlmacen } from './estadoDeAlmacen.ts'

const hora = (cuando: number): string =>
  new Date(cuando).toLocaleTimeString('es', { hour: '2-digit', minute: '2-digit', hour12: false })

const enEspera = (n: number): string => (n === 1 ? '1 cambio por enviar' : `${n} cambios por enviar`)

/** Where what is written is, in words: «Guardado 10:42», «Sin conexión: 3 cambios por enviar». */
export function palabrasDeEstado(e: EstadoDeAlmacen): string {
  if (e.enConflicto.length > 0) return 'Otra persona cambió lo mismo: elija qué queda'
  switch (e.fase) {
    case 'guardado':
      return e.cuando === null ? '' : `Guardado ${hora(e.cuando)}`
    case 'escrito':
    case 'enviando':
      return e.sinLugar ? 'Guardando… Este equipo no tiene espacio: no cierre la página.' : 'Guardando…'
    case 'sinConexion':
      return `Sin conexión: ${enEspera(Math.max(1, e.porEnviar))}`
    case 'rechazado':
      return `No se guardó: ${e.motivo ?? ''} Lo escrito queda en este equipo.`
  }
}

/** The state of a store, said aloud when it changes. */
export function EstadoDeClaves({ estado }: { estado: EstadoDeAlmacen }) {
  const fase = estado.enConflicto.length > 0 ? 'conflicto' : estado.fase
  return (
    <span role="status" className={classes.estado} data-fase={fase}>
      {palabrasDeEstado(estado)}
    </span>
  )
}
