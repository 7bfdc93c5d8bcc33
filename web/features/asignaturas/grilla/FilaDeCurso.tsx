import type { ProblemaDeRequisito } from '@malla/domain/asignaturas/problemas.ts'
import { ActionIcon, Checkbox } from '@mantine/core'
import { IconAlertTriangle, IconArrowBackUp, IconFileText } from '@tabler/icons-react'
import { memo } from 'react'
import { useFlash } from '../../../ui/flash.ts'
import { columnasCambiadas, type Edicion } from './borrador.ts'
import { CeldaDeCurso, Contenido } from './CeldaDeCurso.tsx'
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
  onListo: EditorProps['onListo']
  onCancelar: () => void
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
  const isFijaEn = (columna: ColumnaId): boolean =>
    !isNueva(fila) && (columna === 'lugar' ? props.isFijoSuLugar : props.isFija)
  const quien = useFlash(isNueva(fila) ? null : `asignatura:${fila.id}`)
  const cambiadas = props.edicion ? columnasCambiadas(props.edicion) : []
  return (
    <Renglon
      aria-rowindex={props.numero}
      className={classes.fila}
      style={{ transform: `translateY(${props.arriba}px)` }}
      data-fila={clave}
      data-flash={quien ?? undefined}
      data-borrada={isBorrada || undefined}
      data-nueva={isNueva(fila) || undefined}
    >
      <Celda className={`${classes.celda} ${classes.marca} ${classes.fija}`} aria-colindex={1}>
        {isBorrada ? (
          <ActionIcon
            size={24}
            tabIndex={-1}
            aria-label={`No eliminar ${llamar(fila)}`}
            title="No eliminar"
            onClick={() => props.onRestaurar(fila)}
          >
            <IconArrowBackUp size={16} aria-hidden />
          </ActionIcon>
        ) : (
          <Checkbox
            size="xs"
            tabIndex={-1}
            aria-label={`Elegir ${llamar(fila)}`}
            checked={props.isMarcada}
            onChange={e => props.onMarcar(fila, e.currentTarget.checked)}
          />
        )}
      </Celda>
      {columnas.map((columna, i) => {
        const isActiva = props.activa === columna
        const motivo = motivoDeCelda(columna, fila, ctx) ?? rechazo?.[columna]
        return (
          <CeldaDeCurso
            key={columna}
            prefijo={props.prefijo}
            clave={clave}
            columna={columna}
            indice={i}
            isActiva={isActiva}
            isEn={i >= props.desde && i <= props.hasta}
            isCambiada={cambiadas.includes(columna)}
            rotulo={columna === 'nombre' ? llamar(fila) : undefined}
            motivo={motivo}
            soloLectura={isBorrada || !isEditable(columna) || isFijaEn(columna)}
            editor={
              isActiva && props.escribiendo ? (
                <EditorDeCelda
                  columna={columna}
                  fila={fila}
                  ctx={ctx}
                  modo={props.escribiendo}
                  onListo={props.onListo}
                  onCancelar={props.onCancelar}
                />
              ) : undefined
            }
          >
            {columna === 'requisitos' && props.problemas && <Senal problemas={props.problemas} />}
            <Contenido fila={fila} columna={columna} ctx={ctx} />
            {columna === 'nombre' && !isNueva(fila) && (
              <ActionIcon
                className={classes.abrir}
                size={24}
                variant="default"
                tabIndex={-1}
                aria-label={`Abrir la ficha de ${llamar(fila)}`}
                onClick={() => props.onAbrir(clave)}
              >
                <IconFileText size={16} aria-hidden />
              </ActionIcon>
            )}
          </CeldaDeCurso>
        )
      })}
    </Renglon>
  )
})

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
  return (
    <Renglon
      aria-rowindex={props.numero}
      className={`${classes.fila} ${classes.parangon}`}
      style={{ transform: `translateY(${props.arriba}px)` }}
      data-fila={props.clave}
    >
      <Celda className={`${classes.celda} ${classes.marca} ${classes.fija}`} aria-colindex={1} />
      {props.columnas.map((columna, i) => {
        const isActiva = props.activa === columna
        return (
          <CeldaDeCurso
            key={columna}
            prefijo={props.prefijo}
            clave={props.clave}
            columna={columna}
            indice={i}
            isActiva={isActiva}
            isEn={i >= props.desde && i <= props.hasta}
            soloLectura={!isEditable(columna)}
            editor={
              isActiva && props.escribiendo ? (
                <EditorDeCelda
                  columna={columna}
                  fila={null}
                  ctx={props.ctx}
                  modo={props.escribiendo}
                  onListo={props.onListo}
                  onCancelar={props.onCancelar}
                />
              ) : undefined
            }
          >
            {columna === 'nombre' && props.titulo}
          </CeldaDeCurso>
        )
      })}
    </Renglon>
  )
})
