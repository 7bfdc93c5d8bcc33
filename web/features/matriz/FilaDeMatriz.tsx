import type { Competencia } from '@malla/contracts/competencias.ts'
import type { AvisoDeMatriz } from '@malla/domain/competencias/avisos.ts'
import { type CSSProperties, memo } from 'react'
import { Renglon, Rotulo } from '../asignaturas/grilla/roles.tsx'
import { Avisos } from './Avisos.tsx'
import { claveDe } from './celdas.ts'
import classes from './Tabla.module.css'

/** What stands where nothing is. */
export const NADA = '·'

/** A column as its cells need it. */
export interface Columna {
  id: number
  /** First of its cycle. */
  isPrimera: boolean
}

export interface FilaProps {
  prefijo: string
  /** Its place among the rows of the grid, for those who hear it. */
  numero: number
  competencia: Competencia
  nivel: number
  columnas: readonly Columna[]
  /** The letters of its cells, one a column. */
  letras: string
  /** Letters that more than one course has where one would do. */
  repetidas: string
  avisos: readonly AvisoDeMatriz[] | undefined
  /** Column of the active cell; -1 when it is in another row. */
  activa: number
  /** Columns that are selected; from -1 when none is. */
  desde: number
  hasta: number
  /** What is said of the active cell. */
  dicho: string | undefined
}

/** The id of the element of a cell, for `aria-activedescendant`. */
export const idDeCelda = (prefijo: string, fila: number, columna: number): string =>
  `${prefijo}-${claveDe(fila, columna)}`

/** A competency with how far each course takes it. Drawn anew only when something of it changes. */
export const FilaDeMatriz = memo(function FilaDeMatriz(props: FilaProps) {
  const { prefijo, competencia, columnas, letras, repetidas, activa, desde, hasta } = props
  return (
    <Renglon className={classes.fila} aria-rowindex={props.numero} data-fila={competencia.id}>
      <Rotulo
        className={classes.rotulo}
        aria-colindex={1}
        style={{ '--nivel': Math.min(props.nivel, 5) - 1 } as CSSProperties}
        title={`${competencia.codigo} ${competencia.nombre}`}
      >
        <b>{competencia.codigo}</b> <span className={classes.nombre}>{competencia.nombre}</span>
        <Avisos avisos={props.avisos} />
      </Rotulo>
      {columnas.map((columna, i) => {
        const letra = letras[i] === NADA ? '' : letras[i]!
        const isActiva = i === activa
        return (
          // biome-ignore lint/a11y/useSemanticElements: the grid is no table of the browser; plain elements, for there are thousands
          <div
            key={columna.id}
            role="gridcell"
            id={idDeCelda(prefijo, competencia.id, columna.id)}
            className={classes.celda}
            tabIndex={isActiva ? 0 : -1}
            aria-colindex={i + 2}
            aria-selected={i >= desde && i <= hasta}
            aria-label={isActiva ? props.dicho : undefined}
            data-columna={columna.id}
            data-letra={letra || undefined}
            data-primera={columna.isPrimera || undefined}
            data-activa={isActiva || undefined}
            data-repetida={(letra !== '' && repetidas.includes(letra)) || undefined}
          >
            {letra}
          </div>
        )
      })}
    </Renglon>
  )
}, isIgual)

const palabras = (avisos: FilaProps['avisos']): string => avisos?.map(a => a.palabra).join() ?? ''

function isIgual(a: FilaProps, b: FilaProps): boolean {
  const { avisos: _a, ...unas } = a
  const { avisos: _b, ...otras } = b
  return (
    palabras(a.avisos) === palabras(b.avisos) &&
    (Object.keys(unas) as (keyof typeof unas)[]).every(k => Object.is(unas[k], otras[k]))
  )
}
