import type { Seccion } from '@malla/contracts/ciclos.ts'
import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { memo, type ReactNode, useLayoutEffect } from 'react'
import type { Impedimentos } from '../useDatosDePlan.ts'
import type { ColumnaId } from './columnas.ts'
import type { Columnas } from './columnasDeTabla.ts'
import { type EnLinea, FilaDeCurso, LineaNueva } from './FilaDeCurso.tsx'
import classes from './Grilla.module.css'
import { GrupoDeCursos } from './GrupoDeCursos.tsx'
import { Parte } from './roles.tsx'
import type { Lienzo } from './seleccion.ts'
import { tituloDeGrupo } from './tituloDeGrupo.ts'
import { sumasDe } from './totales.ts'
import { type Cursor, idDeCelda } from './useCursor.ts'
import type { Fijos } from './useFijos.ts'
import type { Guardar } from './useGuardar.ts'
import { useRenglones } from './useRenglones.ts'
import type { EnTaller } from './useTaller.ts'
import { claveDeFila, type Grupo, type Linea } from './vista.ts'

interface RenglonesProps {
  /** The lines that are near the window, with where they stand. */
  renglones: readonly { index: number; start: number }[]
  lineas: readonly Linea[]
  en: EnTaller
  cursor: Cursor
  lienzo: Lienzo
  guardar: Guardar
  columnas: Columnas
  secciones: readonly Seccion[]
  marcadas: ReadonlySet<Id>
  impedimentos: Impedimentos
  prefijo: string
  fijos: Fijos
  menuDe: (grupo: Grupo) => ReactNode
}

const CERCA: ScrollIntoViewOptions = { block: 'nearest', inline: 'nearest' }

/** The part of the grid that scrolls: of all that stands around it nothing is drawn again meanwhile. */
export function CuerpoDeGrilla({
  caja,
  altoLibre,
  imprimiendo,
  ...props
}: Omit<RenglonesProps, 'renglones'> & {
  /** What scrolls. */
  caja: HTMLElement
  /** How high that and what stands beneath it are together. */
  altoLibre: number
  imprimiendo: boolean
}) {
  const { cursor, prefijo } = props
  const activa = cursor.seleccion?.activa.fila ?? null
  const { alto, renglones } = useRenglones(props.lineas, caja, activa, imprimiendo)

  // The focus follows the active cell, wherever its line has gone meanwhile, once it is drawn.
  useLayoutEffect(() => {
    if (!cursor.seleccion || cursor.edicion) return
    const { fila, columna } = cursor.seleccion.activa
    const celda = document.getElementById(idDeCelda(prefijo, fila, columna))
    if (!celda || !cursor.tomarFoco()) return
    celda.focus({ preventScroll: true })
    celda.scrollIntoView(CERCA)
  })

  // What comes to stand above takes of the height: the cell that is spoken of stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is another height
  useLayoutEffect(() => {
    const celda = document.activeElement?.closest('[data-columna]')
    if (celda && caja.contains(celda)) celda.scrollIntoView(CERCA)
  }, [caja, altoLibre])

  return (
    <Parte
      className={classes.cuerpo}
      style={imprimiendo ? undefined : { height: alto, position: 'relative' }}
    >
      <Renglones {...props} renglones={renglones} />
    </Parte>
  )
}

/** The lines of the grid: heads of groups, courses, and places for new ones. */
function Renglones(props: RenglonesProps) {
  const { lineas, en, columnas, secciones, fijos } = props
  const { borradas, ediciones } = en.taller.borrador
  return props.renglones.map(({ index, start }) => {
    const linea = lineas[index]!
    const comun = { numero: index + 2, arriba: start, columnas: columnas.ids }
    if (linea.tipo === 'grupo')
      return (
        <CabezaDeGrupo
          key={linea.clave}
          {...comun}
          grupo={linea.grupo}
          secciones={secciones}
          borradas={borradas}
          menuDe={props.menuDe}
        />
      )
    const enLinea: EnLinea = {
      ...comun,
      ...enSeleccion(linea.clave, props.cursor, props.lienzo.filas),
      prefijo: props.prefijo,
      clave: linea.clave,
      ctx: en.ctx,
      onListo: fijos.onListo,
      onCancelar: fijos.onCancelar,
    }
    if (linea.tipo === 'nueva') return <LineaNueva key={linea.clave} {...enLinea} titulo="Nuevo curso…" />
    const { fila } = linea
    return (
      <FilaDeCurso
        // A new version takes the place of the one before: what is being typed there goes on.
        key={claveDeFila(fila.base)}
        {...enLinea}
        fila={fila}
        edicion={ediciones.get(fila.id)}
        rechazo={props.guardar.rechazo.celdas.get(fila.id)}
        problemas={en.problemas.get(fila.id)}
        isBorrada={borradas.has(fila.id)}
        isMarcada={props.marcadas.has(fila.id)}
        isFija={props.impedimentos.editar !== null}
        isFijoSuLugar={props.impedimentos.mover !== null}
        onMarcar={fijos.onMarcar}
        onAbrir={fijos.onAbrir}
        onRestaurar={fijos.onRestaurar}
      />
    )
  })
}

interface CabezaDeGrupoProps extends Pick<RenglonesProps, 'secciones' | 'menuDe'> {
  numero: number
  arriba: number
  columnas: readonly ColumnaId[]
  grupo: Grupo
  borradas: ReadonlySet<Id>
}

/** The head of a group, drawn again only when something of it changed. */
const CabezaDeGrupo = memo(function CabezaDeGrupo({
  grupo,
  secciones,
  borradas,
  menuDe,
  ...donde
}: CabezaDeGrupoProps) {
  return (
    <GrupoDeCursos
      {...donde}
      clave={grupo.clave}
      {...tituloDeGrupo(grupo, secciones, borradas)}
      sumas={sumasDe(grupo.filas.filter(f => !borradas.has(f.id)))}
      menu={menuDe(grupo)}
    />
  )
})

/** What of a line is selected, as plain values: a line is drawn again only when one of them changes. */
function enSeleccion(
  clave: string,
  { seleccion, rango, edicion }: Cursor,
  filas: readonly string[],
): Pick<EnLinea, 'desde' | 'hasta' | 'activa' | 'escribiendo' | 'letra'> {
  const isActiva = seleccion?.activa.fila === clave
  const lugar = rango ? filas.indexOf(clave) : -1
  const isEn = rango !== null && lugar >= rango.desdeFila && lugar <= rango.hastaFila
  return {
    desde: isEn ? rango.desdeColumna : -1,
    hasta: isEn ? rango.hastaColumna : -1,
    activa: isActiva ? seleccion.activa.columna : null,
    escribiendo: isActiva && edicion ? edicion.modo : null,
    letra: isActiva && edicion ? edicion.letra : '',
  }
}
