import { avanceDeCuenta, type Cuenta } from '@malla/domain/planes/avance.ts'
import { type Luz, palabraDeLuz } from '@malla/domain/planes/estado.ts'
import { celda, dato, pendiente } from '../bloques.ts'
import type { Bloque, Celda, Columna, Tramo } from '../document.ts'
import { numero } from '../formato.ts'
import { textos } from '../textos.ts'

/** Cells and columns that the progress reports share. */

const t = textos.avance

const tonos: Readonly<Record<Luz, Tramo['tono']>> = {
  success: undefined,
  warning: 'pendiente',
  danger: 'cesado',
}
/** A light in words; «Pendiente» of what is not measured. */
export const luzEscrita = (luz: Luz | undefined): Celda =>
  luz === undefined
    ? { contenido: pendiente }
    : { contenido: [{ texto: palabraDeLuz[luz], ...(tonos[luz] ? { tono: tonos[luz] } : {}) }] }

/** A column of a table, with its head. */
export const columna = (
  rotulo: string,
  ancho: Columna['ancho'],
  alineacion: Columna['alineacion'] = 'izquierda',
) => ({
  rotulo,
  ancho,
  alineacion,
})
/** A column of figures. */
export const cifra = (rotulo: string) => columna(rotulo, { mm: 22 }, 'derecha')

/** The figures of a count as cells of a row. */
export const cifrasDe = (c: Cuenta): Celda[] => [
  celda(numero(c.total)),
  celda(numero(c.completos)),
  celda(numero(c.enAvance)),
  celda(numero(c.porHacer)),
  celda(`${avanceDeCuenta(c)}\u00a0%`),
]

/** The same in a strip. */
export const franjaDe = (c: Cuenta): Bloque => ({
  tipo: 'franja',
  datos: [
    dato(textos.carta.total, numero(c.total)),
    dato(t.completos, numero(c.completos)),
    dato(t.enAvance, numero(c.enAvance)),
    dato(t.porHacer, numero(c.porHacer)),
    dato(t.avance, `${avanceDeCuenta(c)}\u00a0%`),
  ],
})
