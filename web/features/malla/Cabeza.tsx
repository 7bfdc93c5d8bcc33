import { type Columna, enTitulo } from '@malla/domain/malla/malla.ts'
import type { ReactNode } from 'react'
import type { Caja, Colocacion } from './colocar.ts'
import { loQueSeRequiere, totalesEnCorto, totalesEnPalabras } from './partes.ts'
import classes from './Tablero.module.css'

/** The head of a column: its name and what its courses add up to; of a section also what is required of it. */
export function Cabeza({
  columna,
  requeridos,
  marca,
  caja,
  modo,
  menu,
}: {
  columna: Columna
  /** Credits that a student must take of a section. */
  requeridos: number | null
  /** «Desactivado», of a cycle that is. */
  marca: string | null
  caja: Caja
  modo: Colocacion['modo']
  menu: ReactNode
}) {
  const { x, y, ancho, alto } = caja
  const corto = totalesEnCorto(columna)
  return (
    <div
      className={classes.cabeza}
      data-tipo={columna.tipo}
      style={{ left: x, top: y, width: ancho, height: alto }}
    >
      <h2
        id={`columna-${columna.tipo}-${columna.id}`}
        tabIndex={-1}
        className={classes.nombre}
        title={[enTitulo(columna), marca?.toLowerCase()].filter(Boolean).join(', ')}
      >
        {enTitulo(columna)}
      </h2>
      <p className={classes.totales}>
        {/* First: where the column is narrow the figures are what is cut. */}
        {marca && <strong>{marca} · </strong>}
        <span className="visually-hidden">{totalesEnPalabras(columna)}</span>
        <span aria-hidden>
          {modo === 'lista' ? totalesEnPalabras(columna).replace(/^[^,]*,? ?/, '') : corto}
        </span>
        {loQueSeRequiere(requeridos)}
      </p>
      {menu && <div className={`${classes.menu} no-print`}>{menu}</div>}
    </div>
  )
}
