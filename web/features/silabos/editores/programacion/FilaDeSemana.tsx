import type { Semana } from '@malla/domain/silabos/contenido.ts'
import { memo } from 'react'
import { Celda as CeldaDeHoja, Renglon } from '../../../asignaturas/grilla/roles.tsx'
import { AsaDeSemana, type OtraUnidad } from './AsaDeSemana.tsx'
import type { Acciones, Activa } from './acciones.ts'
import { Celda, type Pegar } from './Celda.tsx'
import { Horas } from './Horas.tsx'
import type { ColumnaDeSemana } from './lugares.ts'
import classes from './Programacion.module.css'

interface Props {
  semana: Semana
  columnas: readonly ColumnaDeSemana[]
  semanales: number
  /** The cell of this week that is written in. */
  activa: Activa | null
  /** «Semana 9: sin contenidos»; null: nothing. */
  falta: string | null
  isLlevada: boolean
  acciones: Acciones
  onPegar: Pegar
  /** Where it could be sent. */
  unidades: readonly OtraUnidad[]
  isPrimera: boolean
  isUltima: boolean
}

/** A week of the programme. Drawn anew only when something of it changed: while somebody types, the other weeks stay. */
export const FilaDeSemana = memo(function Fila(props: Props) {
  const { semana, columnas, semanales, activa, falta, acciones, onPegar } = props
  return (
    <Renglon
      className={classes.fila}
      data-semana={semana.id}
      data-donde={semana.id}
      data-llevada={props.isLlevada || undefined}
    >
      <CeldaDeHoja role="rowheader" className={classes.numero}>
        <AsaDeSemana
          semana={semana}
          acciones={acciones}
          unidades={props.unidades}
          isPrimera={props.isPrimera}
          isUltima={props.isUltima}
          falta={falta}
        />
      </CeldaDeHoja>
      {columnas.map(({ clave, nombre, requerida }, i) => (
        <Celda
          key={clave}
          lugar={{ id: semana.id, campo: clave }}
          html={semana[clave]}
          nombre={`${nombre} de la semana ${semana.numero}`}
          columna={nombre}
          hueco={i === 0 ? 'Escriba los contenidos de la semana…' : falta && requerida ? 'Por escribir' : ''}
          isFalta={i > 0 && falta !== null && requerida}
          activa={activa?.campo === clave ? activa : null}
          acciones={acciones}
          onPegar={onPegar}
        />
      ))}
      <CeldaDeHoja className={classes.celdaDeHoras} data-columna="Horas">
        <Horas
          semana_id={semana.id}
          numero={semana.numero}
          horas={semana.horas}
          semanales={semanales}
          acciones={acciones}
        />
      </CeldaDeHoja>
    </Renglon>
  )
})
