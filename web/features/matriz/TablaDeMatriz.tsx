import type { AvisoDeMatriz } from '@malla/domain/competencias/avisos.ts'
import { letraDeNivel, nombreDeNivel } from '@malla/domain/competencias/niveles.ts'
import { type CSSProperties, Fragment, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { enCelda, rangoDe } from '../../ui/celdas.ts'
import { enPapel, PAPEL } from '../../ui/papel.ts'
import { tecla } from '../../ui/tecla.ts'
import { Hoja, Parte } from '../asignaturas/grilla/roles.tsx'
import { useAltoLibre } from '../asignaturas/grilla/useAltoLibre.ts'
import { useImprimiendo } from '../malla/useImprimiendo.ts'
import { CabezaDeMatriz } from './CabezaDeMatriz.tsx'
import { CabezaDeTipo } from './CabezaDeTipo.tsx'
import { claveDe, partesDe } from './celdas.ts'
import { onDestello } from './destellos.ts'
import { type Columna, FilaDeMatriz, idDeCelda, NADA } from './FilaDeMatriz.tsx'
import { LineaDeMatriz } from './LineaDeMatriz.tsx'
import type { Llenar } from './llenar.ts'
import { ciclar } from './ordenes.ts'
import { repetidasDe } from './repetidas.ts'
import type { Lienzo } from './seleccion.ts'
import classes from './Tabla.module.css'
import { cuantosAntes, nombradaEn } from './tipos.ts'
import { useCursor } from './useCursor.ts'
import { useDichoAlCambiar } from './useDichoAlCambiar.ts'
import {
  avisosPor,
  type ColumnasDeMatriz,
  type FilaDeMatriz as Fila,
  lienzoDe,
  type TiposDeMatriz,
} from './useMatriz.ts'
import { useTeclado } from './useTeclado.ts'

/** Up to so many cells all are drawn at once. */
const MUCHAS = 10_000
const ALTO = 32
const CABEZA = 204
/** Cycles, and courses. */
const FILAS_DE_CABEZA = 2
/** Less is no grid, even where the page has to scroll for it. */
const ALTO_MINIMO = 540
const DESTELLO_MS = 1600
/** On paper (Tabla.module.css): the least that names take, and each course. */
const NOMBRES_EN_PAPEL = 300
const CURSO_EN_PAPEL = 24
const LUZ = { backgroundColor: 'var(--maiz-soft)', boxShadow: 'inset 0 0 0 2px var(--maiz)' }
/** It fades, or for those who want nothing to move it is there and gone. */
const easingDeLuz = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'steps(1, end)' : 'ease-out'

export interface TablaProps {
  planId: number
  filas: readonly Fila[]
  /** The same by kind. */
  tipos: TiposDeMatriz
  columnas: ColumnasDeMatriz
  avisos: readonly AvisoDeMatriz[]
  llenar: Llenar
  /** A gap that was asked for: the cursor goes there. `vez` tells one time from the next. */
  salto: { aviso: AvisoDeMatriz; vez: number } | null
}

const letrasDe = (lienzo: Lienzo, fila: number, mapa: Llenar['mapa']): string =>
  lienzo.columnas
    .map(columna => {
      const nivel = mapa.get(claveDe(fila, columna))
      return nivel ? letraDeNivel[nivel] : NADA
    })
    .join('')

/** The matrix as a grid: competencies down, courses across. Rows are drawn anew only when they change; those of a very large one only near the window. */
export function TablaDeMatriz({ planId, filas, tipos, columnas, avisos, llenar, salto }: TablaProps) {
  const prefijo = useId()
  const marco = useRef<HTMLDivElement>(null)
  const alto = useAltoLibre(marco)
  const imprimiendo = useImprimiendo()
  const lienzo = useMemo(() => lienzoDe(filas, columnas), [filas, columnas])
  const cursor = useCursor(lienzo, ({ activa: { fila, columna } }) => {
    const una = rangoDe(enCelda(fila, columna), lienzo)
    llenar.escribir(ciclar(una, lienzo, llenar.mapa, claveDe(fila, columna)))
  })
  const { seleccion, rango } = cursor
  const cuantos = lienzo.columnas.length
  const porPagina = Math.max(1, Math.floor((alto - CABEZA) / ALTO) - 1)
  const teclado = useTeclado({ lienzo, seleccion, rango, ir: cursor.ir, llenar, porPagina })
  const deCompetencias = useMemo(() => avisosPor(avisos, 'competencia_id'), [avisos])
  const deCursos = useMemo(() => avisosPor(avisos, 'asignatura_id'), [avisos])
  const rayas = useMemo<Columna[]>(
    () => columnas.flatMap(g => g.cursos.map((c, i) => ({ id: c.id, isPrimera: i === 0 }))),
    [columnas],
  )
  const cursos = useMemo(() => new Map(columnas.flatMap(g => g.cursos.map(c => [c.id, c]))), [columnas])

  // The focus follows the active cell; a row that goes takes none with it.
  const enfocada = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const hayFoco = document.activeElement !== document.body
    const isIda = enfocada.current?.isConnected === false && !hayFoco
    if (seleccion && (cursor.tomarFoco() || isIda)) {
      const { fila, columna } = seleccion.activa
      const celda = document.getElementById(idDeCelda(prefijo, fila, columna))
      celda?.focus({ preventScroll: true })
      celda?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    enfocada.current = document.activeElement?.closest('[role=gridcell]') ?? null
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is asked for
  useEffect(() => {
    if (!salto) return
    const { competencia_id, asignatura_id } = salto.aviso
    cursor.ir(
      enCelda(
        competencia_id || (seleccion?.activa.fila ?? lienzo.filas[0]!),
        asignatura_id || (seleccion?.activa.columna ?? lienzo.columnas[0]!),
      ),
    )
  }, [salto])

  useEffect(
    () =>
      onDestello(({ claves }) => {
        for (const clave of claves) {
          const { competencia_id, asignatura_id } = partesDe(clave)
          document
            .getElementById(idDeCelda(prefijo, competencia_id, asignatura_id))
            ?.animate([LUZ, {}], { duration: DESTELLO_MS, easing: easingDeLuz() })
        }
      }),
    [prefijo],
  )

  const activa = seleccion && {
    competencia: filas.find(f => f.una.id === seleccion.activa.fila)!.una,
    curso: cursos.get(seleccion.activa.columna)!,
    nivel: llenar.mapa.get(claveDe(seleccion.activa.fila, seleccion.activa.columna)) ?? null,
  }
  const nivel = activa?.nivel ? nombreDeNivel[activa.nivel] : 'Vacía'
  const conTipo = tipos.some(t => t.titulo !== null)
  const dicho = activa && `${nivel}. ${nombradaEn(activa.competencia, conTipo)}, ${activa.curso.nombre}`
  const cambio = useDichoAlCambiar(activa && claveDe(activa.competencia.id, activa.curso.id), nivel)

  const dibujar = ({ una, nivel }: Fila, numero: number) => {
    const isActiva = una.id === seleccion?.activa.fila
    const i = lienzo.filas.indexOf(una.id)
    const isEnRango = rango !== null && i >= rango.desdeFila && i <= rango.hastaFila
    const suyos = deCompetencias.get(una.id)
    return (
      <FilaDeMatriz
        key={una.id}
        prefijo={prefijo}
        numero={numero}
        competencia={una}
        nivel={nivel}
        columnas={rayas}
        letras={letrasDe(lienzo, una.id, llenar.mapa)}
        repetidas={repetidasDe(suyos)}
        avisos={suyos}
        activa={isActiva ? lienzo.columnas.indexOf(seleccion!.activa.columna) : -1}
        desde={isEnRango ? rango.desdeColumna : -1}
        hasta={isEnRango ? rango.hastaColumna : -1}
        dicho={isActiva ? (dicho ?? undefined) : undefined}
      />
    )
  }

  return (
    <div
      ref={marco}
      className={classes.marco}
      style={
        {
          maxHeight: imprimiendo ? undefined : Math.max(alto, ALTO_MINIMO),
          '--cursos': cuantos,
          '--en-papel': enPapel(NOMBRES_EN_PAPEL + cuantos * CURSO_EN_PAPEL),
        } as CSSProperties
      }
    >
      {imprimiendo && <style>{PAPEL}</style>}
      <Hoja
        className={classes.hoja}
        data-larga={lienzo.filas.length * cuantos > MUCHAS || undefined}
        aria-label="Matriz de competencias y cursos"
        aria-rowcount={cuantosAntes(tipos, tipos.length) + FILAS_DE_CABEZA}
        aria-colcount={cuantos + 1}
        aria-multiselectable
        aria-readonly={llenar.whyNot ? true : undefined}
        aria-description={tecla(
          'Flechas para moverse; I, D o L para escribir; Supr para vaciar; espacio para pasar al siguiente nivel.',
        )}
        {...teclado}
        {...cursor.raton}
      >
        <div className={classes.ancho}>
          <CabezaDeMatriz columnas={columnas} avisos={deCursos} />
          <Parte>
            {tipos.map((tipo, n) => {
              const antes = cuantosAntes(tipos, n) + FILAS_DE_CABEZA + 1
              return (
                <Fragment key={tipo.tipopadre}>
                  <CabezaDeTipo tipo={tipo} numero={antes} columnas={rayas.length} />
                  {tipo.filas.map((f, i) => dibujar(f, antes + i + (tipo.titulo === null ? 0 : 1)))}
                </Fragment>
              )
            })}
          </Parte>
        </div>
      </Hoja>
      <p className="visually-hidden" aria-live="polite">
        {cambio}
      </p>
      <LineaDeMatriz
        planId={planId}
        conTipo={conTipo}
        activa={activa}
        rango={rango}
        lienzo={lienzo}
        llenar={llenar}
      />
    </div>
  )
}
