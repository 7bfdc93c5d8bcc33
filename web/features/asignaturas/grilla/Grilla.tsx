import type { Seccion } from '@malla/contracts/ciclos.ts'
import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { formatCreditos } from '@malla/domain/asignaturas/creditos.ts'
import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import type { Impedimentos } from '../useDatosDePlan.ts'
import { CabezaDeGrilla } from './CabezaDeGrilla.tsx'
import { fijas } from './CeldaDeCurso.tsx'
import { type ColumnaId, isEditable } from './columnas.ts'
import type { Columnas } from './columnasDeTabla.ts'
import { CursosEscritos } from './cursosEscritos.ts'
import type { EditorProps } from './EditorDeCelda.tsx'
import { type EnLinea, FilaDeCurso, LineaNueva } from './FilaDeCurso.tsx'
import type { Fila } from './fila.ts'
import classes from './Grilla.module.css'
import { GrupoDeCursos, PieDePlan } from './GrupoDeCursos.tsx'
import { LineaDeCelda } from './LineaDeCelda.tsx'
import { Hoja, Parte } from './roles.tsx'
import { enCelda, type Lienzo, mover, type Seleccion } from './seleccion.ts'
import { sumasDe, sumasDePlan } from './totales.ts'
import { type Cursor, enPrimera, idDeCelda } from './useCursor.ts'
import type { Guardar } from './useGuardar.ts'
import type { Ordenes } from './useOrdenes.ts'
import { usePortapapeles } from './usePortapapeles.ts'
import { useRaton } from './useRaton.ts'
import { useRenglones } from './useRenglones.ts'
import type { EnTaller } from './useTaller.ts'
import { useTeclado } from './useTeclado.ts'
import type { EnVista } from './useVista.ts'
import { type Grupo, idDeClave, isParaNueva } from './vista.ts'

export interface GrillaProps {
  en: EnTaller
  vista: EnVista
  guardar: Guardar
  cursor: Cursor
  ordenes: Ordenes
  columnas: Columnas
  lienzo: Lienzo
  impedimentos: Impedimentos
  secciones: readonly Seccion[]
  marcadas: ReadonlySet<Id>
  onMarcar: (filas: readonly Fila[], isMas: boolean) => void
  onAbrir: (id: Id) => void
  menuDe: (grupo: Grupo) => ReactNode
}

const ANCHO_MARCA = 36
const pasos: Record<string, readonly [number, number]> = {
  abajo: [1, 0],
  arriba: [-1, 0],
  derecha: [0, 1],
  izquierda: [0, -1],
}

/** Widths of the columns, and where those that stay begin. */
function medidas({ ids, anchos }: Columnas): CSSProperties {
  const izquierdas: Record<string, string> = { '--izquierda': '0px' }
  let x = ANCHO_MARCA
  for (const [i, id] of ids.entries()) {
    if (!fijas.includes(id)) continue
    izquierdas[`--izq-${id}`] = `${x}px`
    x += anchos[i]!
  }
  const ancho = (n: number, i: number) => (i === anchos.length - 1 ? `minmax(${n}px, 1fr)` : `${n}px`)
  return {
    '--columnas': `${ANCHO_MARCA}px ${anchos.map(ancho).join(' ')}`,
    '--fijas': `${x}px`,
    ...izquierdas,
  } as CSSProperties
}

/** The courses of a plan as a spreadsheet: only the lines near the window are drawn. */
export function Grilla(props: GrillaProps) {
  const { en, vista, guardar, cursor, ordenes, columnas, lienzo, impedimentos, secciones } = props
  const prefijo = useId()
  const caja = useRef<HTMLDivElement>(null)
  const { seleccion, rango, edicion } = cursor
  const { alto, renglones, porPagina } = useRenglones(vista.lineas, caja, seleccion?.activa.fila ?? null)
  const { borradas, ediciones } = en.taller.borrador

  const isEscribible = (fila: string, columna: ColumnaId): boolean => {
    if (!isEditable(columna) || guardar.guardando) return false
    if (isParaNueva(fila)) return impedimentos.crear === null
    return impedimentos.editar === null && !borradas.has(idDeClave(fila)!)
  }
  const abrir = (clave: string) => {
    const id = idDeClave(clave)
    if (id !== null && id > 0) props.onAbrir(id)
  }
  const filasMarcables = () => (rango ? lienzo.filas.slice(rango.desdeFila, rango.hastaFila + 1) : [])
  const teclado = useTeclado({
    lienzo,
    cursor,
    ordenes,
    porPagina,
    isEscribible,
    abrir,
    marcar: () => {
      const ids = filasMarcables().map(idDeClave)
      const filas = en.vivas.filter(f => ids.includes(f.id))
      props.onMarcar(filas, !filas.every(f => props.marcadas.has(f.id)))
    },
  })
  const portapapeles = usePortapapeles(ordenes, edicion !== null)
  const raton = useRaton(cursor, isEscribible)

  // The focus follows the active cell, wherever the line has gone meanwhile.
  useLayoutEffect(() => {
    if (!seleccion || edicion || !cursor.tomarFoco()) return
    const { fila, columna } = seleccion.activa
    const celda = document.getElementById(idDeCelda(prefijo, fila, columna))
    celda?.focus({ preventScroll: true })
    celda?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  const onListo: EditorProps['onListo'] = (texto, despues, enTodas) => {
    const antes = seleccion
    cursor.dejarDeEditar(despues !== 'nada')
    const creada = ordenes.escribir(texto, enTodas)
    const paso = pasos[despues]
    if (!antes || despues === 'nada') return
    if (!creada && paso) cursor.ir(mover(antes, lienzo, ...paso))
    // One course after the other is written down without going back to the place for new ones.
    if (creada && despues !== 'abajo') {
      const columna = lienzo.columnas[lienzo.columnas.indexOf(antes.activa.columna) + (paso?.[1] ?? 0)]
      cursor.ir(enCelda(creada, columna ?? antes.activa.columna))
    }
  }
  const fijos = useFijos({
    onListo,
    onCancelar: cursor.dejarDeEditar,
    onAbrir: abrir,
    onMarcar: props.onMarcar,
  })

  const filaActiva = en.vivas.find(f => seleccion && f.id === idDeClave(seleccion.activa.fila)) ?? null
  const plan = useMemo(() => sumasDePlan(en.vivas, secciones), [en.vivas, secciones])
  const visibles = vista.grupos.flatMap(g => g.filas).filter(f => !borradas.has(f.id))
  const cuantas = visibles.filter(f => props.marcadas.has(f.id)).length

  return (
    <CursosEscritos value={en.vivas}>
      <div className={classes.marco} style={medidas(columnas)}>
        <Hoja
          ref={caja}
          className={classes.hoja}
          aria-label="Cursos del plan"
          aria-rowcount={vista.lineas.length + 2}
          aria-colcount={columnas.ids.length + 1}
          aria-multiselectable
          aria-readonly={impedimentos.editar ? true : undefined}
          aria-description="Flechas para moverse, Enter para escribir, Esc y después Tab para salir de la tabla."
          onKeyDown={edicion ? undefined : teclado}
          onFocus={e => {
            if (!seleccion && e.target === e.currentTarget) cursor.ir(enPrimera(lienzo))
          }}
          {...portapapeles}
          {...raton}
        >
          <div className={classes.ancho}>
            <CabezaDeGrilla
              columnas={columnas}
              vista={vista}
              marcadas={cuantas === 0 ? 'ninguna' : cuantas === visibles.length ? 'todas' : 'algunas'}
              onMarcarTodas={() => props.onMarcar(visibles, cuantas !== visibles.length)}
            />
            <Parte className={classes.cuerpo} style={{ height: alto, position: 'relative' }}>
              {renglones.map(({ index, start }) => {
                const linea = vista.lineas[index]!
                const comun = { numero: index + 2, arriba: start, columnas: columnas.ids }
                if (linea.tipo === 'grupo')
                  return (
                    <GrupoDeCursos
                      key={linea.clave}
                      {...comun}
                      {...tituloDe(linea.grupo, secciones)}
                      sumas={sumasDe(linea.grupo.filas.filter(f => !borradas.has(f.id)))}
                      menu={props.menuDe(linea.grupo)}
                    />
                  )
                const enLinea: EnLinea = {
                  ...comun,
                  ...enSeleccion(linea.clave, seleccion, cursor, lienzo.filas),
                  prefijo,
                  clave: linea.clave,
                  ctx: en.ctx,
                  onListo: fijos.onListo,
                  onCancelar: fijos.onCancelar,
                }
                if (linea.tipo === 'nueva')
                  return <LineaNueva key={linea.clave} {...enLinea} titulo="Nuevo curso…" />
                const { fila } = linea
                return (
                  <FilaDeCurso
                    key={linea.clave}
                    {...enLinea}
                    fila={fila}
                    edicion={ediciones.get(fila.id)}
                    rechazo={guardar.rechazo.celdas.get(fila.id)}
                    problemas={en.problemas.get(fila.id)}
                    isBorrada={borradas.has(fila.id)}
                    isMarcada={props.marcadas.has(fila.id)}
                    soloLectura={impedimentos.editar !== null}
                    onMarcar={fijos.onMarcarFila}
                    onAbrir={fijos.onAbrir}
                  />
                )
              })}
            </Parte>
            <PieDePlan numero={vista.lineas.length + 2} columnas={columnas.ids} {...plan} />
          </div>
        </Hoja>
        <LineaDeCelda
          id={`${prefijo}-linea`}
          fila={filaActiva}
          columna={seleccion?.activa.columna ?? null}
          rango={rango}
          en={en}
          rechazo={guardar.rechazo}
          impedimento={impedimentos.editar}
        />
      </div>
    </CursosEscritos>
  )
}

/** The cells that can be walked on; the same object while they are the same. */
export function useLienzo(vista: EnVista, columnas: Columnas): Lienzo {
  const ids = columnas.ids.join()
  return useMemo(
    () => ({
      filas: vista.lineas.filter(l => l.tipo !== 'grupo').map(l => l.clave),
      columnas: ids.split(',') as ColumnaId[],
    }),
    [vista.lineas, ids],
  )
}

function enSeleccion(
  clave: string,
  seleccion: Seleccion | null,
  { rango, edicion }: Cursor,
  filas: readonly string[],
): Pick<EnLinea, 'desde' | 'hasta' | 'activa' | 'escribiendo'> {
  const isActiva = seleccion?.activa.fila === clave
  const lugar = rango ? filas.indexOf(clave) : -1
  const isEn = rango !== null && lugar >= rango.desdeFila && lugar <= rango.hastaFila
  return {
    desde: isEn ? rango.desdeColumna : -1,
    hasta: isEn ? rango.hastaColumna : -1,
    activa: isActiva ? seleccion.activa.columna : null,
    escribiendo: isActiva && edicion ? edicion.modo : null,
  }
}

function tituloDe(
  { lugar, filas }: Grupo,
  secciones: readonly Seccion[],
): { titulo: string; detalle: string } {
  const cursos = filas.length === 1 ? '1 curso' : `${filas.length} cursos`
  if (!lugar) return { titulo: 'Sin ciclo', detalle: cursos }
  const requeridos =
    lugar.tipo === 'seccion' ? secciones.find(s => s.id === lugar.id)?.creditos_requeridos : null
  return {
    titulo: lugar.titulo,
    detalle: requeridos ? `${cursos} · se requieren ${formatCreditos(requeridos)} cr` : cursos,
  }
}

interface Manos {
  onListo: EditorProps['onListo']
  onCancelar: () => void
  onAbrir: (clave: string) => void
  onMarcar: (filas: readonly Fila[], isMas: boolean) => void
}

/** The same functions at every drawing, so that lines that did not change are not drawn again; they call the latest ones. */
function useFijos(manos: Manos) {
  const ultimas = useRef(manos)
  ultimas.current = manos
  return {
    onListo: useCallback<EditorProps['onListo']>((...datos) => ultimas.current.onListo(...datos), []),
    onCancelar: useCallback(() => ultimas.current.onCancelar(), []),
    onAbrir: useCallback((clave: string) => ultimas.current.onAbrir(clave), []),
    onMarcarFila: useCallback((fila: Fila, isMas: boolean) => ultimas.current.onMarcar([fila], isMas), []),
  }
}
