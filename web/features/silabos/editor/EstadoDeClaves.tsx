import { cuantos } from '@malla/domain/texto/numero.ts'
import { hm } from '../../../ui/form/dates.ts'
import classes from './Editor.module.css'
import type { EstadoDeAlmacen } from './estadoDeAlmacen.ts'

const enEspera = (n: number): string => cuantos(n, 'cambio por enviar', 'cambios por enviar')

/** What hinders that a key is sent, when somebody has to choose; null while nothing collides. */
export function palabrasDeChoque({ enConflicto, enDosPestanas }: EstadoDeAlmacen): string | null {
  if (enConflicto.length === 0) return null
  return enConflicto.length === enDosPestanas.length
    ? 'Usted escribió en el mismo lugar en dos pestañas'
    : 'Otra persona cambió lo mismo'
}

const SIN_LUGAR = 'No queda espacio en este equipo: no cierre la página.'

/** Where what is written is, in words: «Guardado 10:42», «Sin conexión: 3 cambios por enviar». */
export function palabrasDeEstado(e: EstadoDeAlmacen): string {
  const choque = palabrasDeChoque(e)
  if (choque) return [`${choque}: elija con qué se queda.`, ...(e.sinLugar ? [SIN_LUGAR] : [])].join(' ')
  switch (e.fase) {
    case 'guardado':
      return e.cuando === null ? '' : `Guardado ${hm(e.cuando)}`
    case 'escrito':
    case 'enviando':
      return e.sinLugar ? `Guardando… ${SIN_LUGAR}` : 'Guardando…'
    case 'sinConexion':
      return `Sin conexión: ${enEspera(Math.max(1, e.porEnviar))}${e.sinLugar ? `. ${SIN_LUGAR}` : ''}`
    case 'rechazado':
      return `No se guardó: ${e.motivo ?? ''} ${e.sinLugar ? SIN_LUGAR : 'Lo escrito sigue en este equipo.'}`
  }
}

/** The state of a store, said aloud when it changes. */
export function EstadoDeClaves({ estado }: { estado: EstadoDeAlmacen }) {
  const fase = estado.enConflicto.length > 0 ? 'conflicto' : estado.fase
  return (
    <span
      role="status"
      className={classes.estado}
      data-fase={fase}
      data-lugar={estado.sinLugar ? 'no' : undefined}
    >
      {palabrasDeEstado(estado)}
    </span>
  )
}
