import { textosDe } from '@malla/domain/asignaturas/requisitos.ts'
import type { ReactNode } from 'react'
import { type ColumnaId, type Contexto, columnaDe } from './columnas.ts'
import type { Fila } from './fila.ts'
import classes from './Grilla.module.css'
import { escribirCelda } from './leer.ts'
import { Celda } from './roles.tsx'
import { idDeCelda } from './useCursor.ts'

/** The columns that stay in sight while the rest moves sideways, with the width of what stands before each. */
export const fijas: readonly ColumnaId[] = ['lugar', 'codigo', 'nombre']

export interface CeldaProps {
  prefijo: string
  clave: string
  columna: ColumnaId
  /** Place among the columns, from 0. */
  indice: number
  isActiva: boolean
  /** Whether it stands in the selection. */
  isEn: boolean
  isCambiada?: boolean
  /** How it is called, where that is less than all that stands in it. */
  rotulo?: string | undefined
  /** Why it is refused. */
  motivo?: string
  soloLectura: boolean
  /** The field, while it is being written. */
  editor?: ReactNode
  children: ReactNode
}

/** A cell of the grid; the one with the name says of which course the others of its line are. */
export function CeldaDeCurso(props: CeldaProps) {
  const { columna, isActiva, editor, motivo } = props
  return (
    <Celda
      role={columna === 'nombre' ? 'rowheader' : 'gridcell'}
      id={idDeCelda(props.prefijo, props.clave, columna)}
      tabIndex={isActiva ? 0 : -1}
      aria-label={props.rotulo}
      aria-colindex={props.indice + 2}
      aria-selected={props.isEn}
      aria-readonly={props.soloLectura || undefined}
      aria-invalid={motivo ? true : undefined}
      aria-describedby={isActiva ? `${props.prefijo}-linea` : undefined}
      className={fijas.includes(columna) ? `${classes.celda} ${classes.fija}` : classes.celda}
      style={estiloFijo(columna)}
      title={motivo}
      data-columna={columna}
      data-clase={columnaDe(columna).clase}
      data-activa={isActiva || undefined}
      data-en={props.isEn || undefined}
      data-cambiada={props.isCambiada || undefined}
      data-mala={motivo ? true : undefined}
      data-escribiendo={editor ? true : undefined}
    >
      {editor ?? props.children}
    </Celda>
  )
}

/** Where a column that stays begins: the grid sets `--izq-…` of each. */
export const estiloFijo = (columna: ColumnaId): React.CSSProperties | undefined =>
  fijas.includes(columna) ? ({ '--izquierda': `var(--izq-${columna})` } as React.CSSProperties) : undefined

/** What a course has in a column, as it is read. */
export function Contenido({ fila, columna, ctx }: { fila: Fila; columna: ColumnaId; ctx: Contexto }) {
  const texto = escribirCelda(columna, fila, ctx)
  if (columna === 'requisitos') return <Requisitos texto={texto} sinReconocer={textosDe(fila.requisitos)} />
  if (columna === 'areacurso_id') return <Area id={fila.areacurso_id} texto={texto} ctx={ctx} />
  return texto === '0' ? <span className={classes.cero}>0</span> : texto
}

/** Requisites with what no course of the plan matches marked. */
function Requisitos({ texto, sinReconocer }: { texto: string; sinReconocer: readonly string[] }) {
  if (sinReconocer.length === 0) return texto
  const partes: ReactNode[] = []
  let resto = texto
  for (const parte of sinReconocer) {
    const lugar = resto.indexOf(parte)
    if (lugar < 0) continue
    partes.push(
      resto.slice(0, lugar),
      <span key={partes.length} className={classes.aviso}>
        {parte}
        <span className="visually-hidden"> (sin reconocer)</span>
      </span>,
    )
    resto = resto.slice(lugar + parte.length)
  }
  return [...partes, resto]
}

function Area({ id, texto, ctx }: { id: number; texto: string; ctx: Contexto }) {
  const color = ctx.catalogos.areascursos.find(a => a.id === id)?.color
  return (
    <>
      {color && texto !== '' && (
        <span className={classes.area} aria-hidden style={{ background: `var(--a${color})` }} />
      )}
      {texto}
    </>
  )
}
