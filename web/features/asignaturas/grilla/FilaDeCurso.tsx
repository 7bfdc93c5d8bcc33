import type { ProblemaDeRequisito } from '@malla/domain/asignaturas/problemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconAlertTriangle, IconArrowBackUp } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { useFlash } from '../../../ui/flash.ts'
import { AbrirCurso } from './AbrirCurso.tsx'
import { columnasCambiadas, type Edicion } from './borrador.ts'
import { Casilla } from './Casilla.tsx'
import { CeldaDeCurso, contenidoDe, cuantasFijas } from './CeldaDeCurso.tsx'
import { type ColumnaId, type Contexto, isEditable } from './columnas.ts'
import { EditorDeCelda, type EditorProps } from './EditorDeCelda.tsx'
import { type Fila, isNueva } from './fila.ts'
import classes from './Grilla.module.css'
import { motivoDeCelda } from './leer.ts'
import { Celda, Renglon } from './roles.tsx'

/** What a line of the grid needs to know of the selection. */
export interface EnLinea {
  prefijo: string
  clave: string
  /** Place among the lines, from 1, the head counted. */
  numero: number
  arriba: number
  columnas: readonly ColumnaId[]
  ctx: Contexto
  /** Selected columns of this line, both ends included; -1 for none. */
  desde: number
  hasta: number
  activa: ColumnaId | null
  escribiendo: EditorProps['modo'] | null
  letra: EditorProps['letra']
  onListo: EditorProps['onListo']
  onCancelar: EditorProps['onCancelar']
}

export interface FilaDeCursoProps extends EnLinea {
  fila: Fila
  edicion: Edicion | undefined
  rechazo: Readonly<Partial<Record<ColumnaId, string>>> | undefined
  problemas: readonly ProblemaDeRequisito[] | undefined
  isBorrada: boolean
  isMarcada: boolean
  /** Whether this person may not change the course; and whether not move it. A row that is not saved yet is theirs. */
  isFija: boolean
  isFijoSuLugar: boolean
  onMarcar: (fila: Fila, isMas: boolean) => void
  onAbrir: (clave: string) => void
  onRestaurar: (fila: Fila) => void
}

const llamar = (fila: Fila): string => fila.nombre || fila.codigo || 'curso sin nombre'

/** A course as a line of the grid. Drawn again only when something of it changed. */
export const FilaDeCurso = memo(function FilaDeCurso(props: FilaDeCursoProps) {
  const { fila, clave, columnas, ctx, rechazo, isBorrada } = props
  const quien = useFlash(isNueva(fila) ? null : `asignatura:${fila.id}`)
  const cambiadas = props.edicion ? columnasCambiadas(props.edicion) : []
  const isFijaEn = (columna: ColumnaId): boolean =>
    !isNueva(fila) && (columna === 'lugar' ? props.isFijoSuLugar : props.isFija)
  return (
    <Renglon
      aria-rowindex={props.numero}
      className={classes.fila}
      style={{ top: props.arriba }}
      data-fila={clave}
      data-flash={quien ?? undefined}
      data-borrada={isBorrada || undefined}
      data-nueva={isNueva(fila) || undefined}
    >
      {enDosPartes(
        <Marca key="marca" {...props} />,
        columnas.map((columna, i) => (
          <CeldaDeCurso
            key={columna}
            prefijo={props.prefijo}
            clave={clave}
            columna={columna}
            indice={i}
            isActiva={props.activa === columna}
            isEn={i >= props.desde && i <= props.hasta}
            isCambiada={cambiadas.includes(columna)}
            rotulo={columna === 'nombre' ? llamar(fila) : undefined}
            motivo={motivoDeCelda(columna, fila, ctx) ?? rechazo?.[columna]}
            soloLectura={isBorrada || !isEditable(columna) || isFijaEn(columna)}
            editor={editorDe(props, columna, fila)}
          >
            {contenido(props, columna)}
          </CeldaDeCurso>
        )),
        columnas,
      )}
    </Renglon>
  )
})

/** What stays in sight while the rest moves sideways lies together: one thing for the browser to hold still a line, not one for each cell. */
const enDosPartes = (marca: ReactNode, celdas: readonly ReactNode[], columnas: readonly ColumnaId[]) => {
  const fijas = cuantasFijas(columnas)
  return (
    <>
      <div className={classes.fijas}>
        {marca}
        {celdas.slice(0, fijas)}
      </div>
      {celdas.slice(fijas)}
    </>
  )
}

const editorDe = (en: EnLinea, columna: ColumnaId, fila: Fila | null): ReactNode =>
  en.activa === columna && en.escribiendo ? (
    <EditorDeCelda
      columna={columna}
      fila={fila}
      ctx={en.ctx}
      modo={en.escribiendo}
      letra={en.letra}
      onListo={en.onListo}
      onCancelar={en.onCancelar}
    />
  ) : undefined

/** The box that ticks a course, or what takes its deletion back. */
function Marca({ fila, isBorrada, isMarcada, onMarcar, onRestaurar }: FilaDeCursoProps) {
  return (
    <Celda className={`${classes.celda} ${classes.marca}`} aria-colindex={1}>
      {isBorrada ? (
        <ActionIcon
          size={24}
          tabIndex={-1}
          aria-label={`No eliminar ${llamar(fila)}`}
          title="No eliminar"
          onClick={() => onRestaurar(fila)}
        >
          <IconArrowBackUp size={16} aria-hidden />
        </ActionIcon>
      ) : (
        <Casilla
          rotulo={`Elegir ${llamar(fila)}`}
          marcada={isMarcada}
          onCambio={isMas => onMarcar(fila, isMas)}
        />
      )}
    </Celda>
  )
}

/** What stands in a cell: what the course has there, with what is not right, and behind its name the way to its card. */
function contenido(
  { fila, clave, ctx, problemas, onAbrir }: FilaDeCursoProps,
  columna: ColumnaId,
): ReactNode {
  const dicho = contenidoDe(fila, columna, ctx)
  if (columna === 'requisitos' && problemas)
    return (
      <>
        <Senal problemas={problemas} />
        {dicho}
      </>
    )
  if (columna !== 'nombre' || isNueva(fila)) return dicho
  return (
    <>
      {dicho}
      <AbrirCurso nombre={llamar(fila)} onAbrir={() => onAbrir(clave)} />
    </>
  )
}

/** Something is not right yet with the requisites: a sign, with its reasons for those who point at it or hear it. */
function Senal({ problemas }: { problemas: readonly ProblemaDeRequisito[] }) {
  const texto = problemas.map(p => p.mensaje).join(' ')
  return (
    <span className={classes.senal} title={texto}>
      <IconAlertTriangle size={14} aria-hidden />
      <span className="visually-hidden">Aviso: {texto}</span>
    </span>
  )
}

/** The place for a new course at the end of a group. */
export const LineaNueva = memo(function LineaNueva(props: EnLinea & { titulo: string }) {
  const { columnas } = props
  return (
    <Renglon
      aria-rowindex={props.numero}
      className={`${classes.fila} ${classes.parangon}`}
      style={{ top: props.arriba }}
      data-fila={props.clave}
    >
      {enDosPartes(
        <Celda key="marca" className={`${classes.celda} ${classes.marca}`} aria-colindex={1} />,
        columnas.map((columna, i) => (
          <CeldaDeCurso
            key={columna}
            prefijo={props.prefijo}
            clave={props.clave}
            columna={columna}
            indice={i}
            isActiva={props.activa === columna}
            isEn={i >= props.desde && i <= props.hasta}
            soloLectura={!isEditable(columna)}
            editor={editorDe(props, columna, null)}
          >
            {columna === 'nombre' && props.titulo}
          </CeldaDeCurso>
        )),
        columnas,
      )}
    </Renglon>
  )
})
