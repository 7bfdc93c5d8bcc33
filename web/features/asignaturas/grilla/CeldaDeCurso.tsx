import { textosDe } from '@malla/domain/asignaturas/requisitos.ts'
import type { ReactNode } from 'react'
import { type ColumnaId, type Contexto, columnas } from './columnas.ts'
import type { Fila } from './fila.ts'
import classes from './Grilla.module.css'
import { escribirCelda } from './leer.ts'
import { idDeCelda } from './useCursor.ts'

/** The columns that stay in sight while the rest moves sideways: the first ones of the grid. */
const fijas: readonly ColumnaId[] = ['lugar', 'codigo', 'nombre']
/** How many of these columns stay. */
export const cuantasFijas = (ids: readonly ColumnaId[]): number => ids.filter(c => fijas.includes(c)).length

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

/** Names of styles by column, put together once: hundreds of cells ask for them while the grid scrolls. */
const claseDe = Object.fromEntries(
  columnas.map(({ id, clase }) => [
    id,
    [
      classes.celda,
      id === 'nombre' && classes.rotulo,
      clase === 'numero' && classes.numero,
      clase === 'calculada' && classes.calculada,
    ]
      .filter(Boolean)
      .join(' '),
  ]),
)

/** A cell of the grid; the one with the name says of which course the others of its line are. */
export function CeldaDeCurso(props: CeldaProps) {
  const { columna, isActiva, editor, motivo } = props
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a grid has cells that are chosen
    <div
      role={columna === 'nombre' ? 'rowheader' : 'gridcell'}
      id={idDeCelda(props.prefijo, props.clave, columna)}
      tabIndex={isActiva ? 0 : -1}
      aria-label={props.rotulo}
      aria-colindex={props.indice + 2}
      aria-selected={props.isEn}
      aria-readonly={props.soloLectura || undefined}
      aria-invalid={motivo ? true : undefined}
      aria-describedby={isActiva ? `${props.prefijo}-linea` : undefined}
      className={claseDe[columna]}
      title={motivo}
      data-columna={columna}
      data-activa={isActiva || undefined}
      data-en={props.isEn || undefined}
      data-cambiada={props.isCambiada || undefined}
      data-mala={motivo ? true : undefined}
      data-cero={props.children === '0' || undefined}
      data-escribiendo={editor ? true : undefined}
    >
      {editor ?? props.children}
    </div>
  )
}

/** What a course has in a column, as it is read. */
export function contenidoDe(fila: Fila, columna: ColumnaId, ctx: Contexto): ReactNode {
  const texto = escribirCelda(columna, fila, ctx)
  if (columna === 'requisitos') return requisitosDe(texto, textosDe(fila.requisitos))
  if (columna === 'areacurso_id') return areaDe(fila, texto, ctx)
  return texto
}

/** Requisites with what no course of the plan matches marked. */
function requisitosDe(texto: string, sinReconocer: readonly string[]): ReactNode {
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

/** An area with its colour. What was written and is none has not that of the area before it. */
function areaDe(fila: Fila, texto: string, ctx: Contexto): ReactNode {
  const isArea = fila.crudo.areacurso_id === undefined
  const color = isArea && ctx.catalogos.areascursos.find(a => a.id === fila.areacurso_id)?.color
  return (
    <>
      {color && texto !== '' && (
        <span className={classes.area} aria-hidden style={{ background: `var(--a${color})` }} />
      )}
      {texto}
    </>
  )
}
