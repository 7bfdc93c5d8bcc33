import type { Ciclo, Seccion } from '@malla/contracts/ciclos.ts'
import { cadenaPor } from '@malla/domain/analitica/cadena.ts'
import { type AnaliticaDePlan, analiticaDePlan } from '@malla/domain/analitica/plan.ts'
import { marcaDeEstado } from '@malla/domain/arbol/nodo.ts'
import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { Malla } from '@malla/domain/malla/malla.ts'
import type { Lugar } from '@malla/domain/malla/mover.ts'
import { type CSSProperties, type MouseEvent, memo, useEffect, useMemo, useRef, useState } from 'react'
import { CargaDeCiclos } from '../analitica/CargaDeCiclos.tsx'
import { CifrasDeMalla } from '../analitica/CifrasDeMalla.tsx'
import type { Colocacion } from './colocar.ts'
import type { Tinta } from './colores.ts'
import type { CursoDeMalla } from './curso.ts'
import { Lineas } from './Lineas.tsx'
import { lineasDe, lucesDe } from './luces.ts'
import classes from './Tablero.module.css'
import { type AccionesDeColumna, Tablero } from './Tablero.tsx'
import { dondeEsta, teclasDe } from './teclas.ts'
import { useArrastre } from './useArrastre.ts'
import { useDeslizar } from './useDeslizar.ts'
import { useFoco } from './useFoco.ts'
import { usePintar } from './usePintar.ts'
import { useTocada } from './useTocada.ts'
import { conEnMano, puertaDe, vistaDe } from './vista.ts'
import { Zonas } from './Zonas.tsx'

export interface LienzoProps {
  malla: Malla
  ciclos: readonly Ciclo[]
  secciones: readonly Seccion[]
  /** Width of the frame. */
  ancho: number
  colocarEn: (malla: Malla) => Colocacion
  zoom: number
  /** Paper that it is drawn for, null for the screen. */
  papel: 'A4' | 'A3' | null
  tintaDe: (curso: CursoDeMalla) => Tinta
  /** Courses of the colour that is brought out. */
  deTinta: ReadonlySet<Id> | null
  problemaDe: (id: Id) => string | null
  elegida: Id | null
  onElegir: (id: Id | null) => void
  todas: boolean
  /** Set where colours say a measure: what is reckoned of the plan, and whether its longest chain is drawn. */
  analitica: { del: AnaliticaDePlan; cadena: boolean } | null
  /** Why nothing can be moved. */
  whyNot: string | null
  acciones: AccionesDeColumna
  onMover: (id: Id, lugar: Lugar) => void
  onAviso: (texto: string, deseo?: { id: Id; lugar: Lugar }) => void
}

const SIN_LUCES = new Map()

/** The board with its lights and lines, dragging and keys. */
export const Lienzo = memo(function Lienzo(props: LienzoProps) {
  const { malla, colocarEn, zoom, papel, elegida, onElegir, whyNot, onAviso, onMover } = props
  const tablero = useRef<HTMLDivElement>(null)
  const [anuncio, decir] = useState('')
  const [puerta, setPuerta] = useState<Id | null>(null)
  const foco = useFoco(tablero, malla)

  const base = useMemo(() => colocarEn(malla), [colocarEn, malla])
  const arrastre = useArrastre({
    tablero,
    malla,
    colocacion: base,
    zoom,
    whyNot,
    onRefuse: onAviso,
    onDrop: (id, lugar, desde) => {
      vieneDe(id, desde)
      foco.seMueve(id)
      onMover(id, lugar)
    },
  })
  const vista = useMemo(() => vistaDe(malla, arrastre), [malla, arrastre])
  const colocacion = useMemo(
    () => (vista === malla ? base : colocarEn(vista)),
    [colocarEn, vista, malla, base],
  )
  // The card in the hand keeps its own place: the pointer carries it from there.
  const dibujada = useMemo(() => conEnMano(colocacion, base, arrastre?.id), [colocacion, base, arrastre?.id])
  const vieneDe = useDeslizar(tablero, dibujada)

  const isLista = dibujada.modo === 'lista'
  const [tocada, tocar] = useTocada()
  const centro = arrastre?.id ?? elegida ?? tocada
  const luces = useMemo(() => (papel ? SIN_LUCES : lucesDe(malla, centro)), [malla, centro, papel])
  const { analitica } = props
  const analisis = useMemo(() => {
    if (!analitica || papel) return null
    // As it would be with the card in the hand let go.
    return vista === malla ? analitica.del : analiticaDePlan(vista, analitica.del.periodicidad)
  }, [vista, malla, analitica, papel])
  const enMano = arrastre !== null
  const trazado = useMemo(() => {
    if (!analitica || papel) return null
    const { del, cadena } = analitica
    return {
      cadena: centro === null ? (cadena ? del.cadena : []) : cadenaPor(malla.grafo, centro),
      // A card on its way pulls only its own lines along.
      redundantes: enMano ? [] : del.redundantes,
    }
  }, [analitica, papel, malla, centro, enMano])
  const enCadena = useMemo(() => new Set(trazado?.cadena), [trazado])
  const lineas = useMemo(
    () => lineasDe(malla, luces, props.todas, trazado),
    [malla, luces, props.todas, trazado],
  )
  usePintar(tablero, luces, elegida !== null && !arrastre, papel ? null : props.deTinta, enCadena, dibujada)

  const requeridos = useMemo(
    () =>
      new Map(
        props.secciones.flatMap(s =>
          s.creditos_requeridos === null ? [] : [[s.id, s.creditos_requeridos] as const],
        ),
      ),
    [props.secciones],
  )
  const marcas = useMemo(
    () =>
      new Map(
        props.ciclos.flatMap(c => {
          const marca = marcaDeEstado(c.estado)
          return marca === null ? [] : [[c.id, marca] as const]
        }),
      ),
    [props.ciclos],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another course is chosen, not whenever something moves
  useEffect(() => {
    if (elegida === null || arrastre) return
    const sitio = tablero.current?.querySelector(`#curso-${elegida}`)?.parentElement
    // On phones the sheet covers the lower half.
    sitio?.scrollIntoView({ block: isLista ? 'start' : 'nearest', inline: 'nearest' })
  }, [elegida, isLista])

  const onKeyDown = teclasDe({
    malla,
    colocacion: base,
    whyNot,
    decir,
    onRefuse: onAviso,
    onWalk: id => {
      foco.enfocar(id)
      if (elegida !== null) onElegir(id)
    },
    onMove: (id, lugar) => {
      foco.seMueve(id)
      onMover(id, lugar)
    },
  })
  const onClick = (event: MouseEvent) => {
    const id = cursoEn(event.target)
    if (id !== null) {
      // Safari gives no focus to a button that is clicked, and keys move the card that has it.
      foco.enfocar(id, { preventScroll: true })
      onElegir(id)
    } else if (event.target === tablero.current) onElegir(null)
  }

  return (
    <div
      className={classes.marco}
      data-marco
      data-desborda={(!papel && dibujada.ancho * zoom > props.ancho) || undefined}
    >
      {analisis && <CifrasDeMalla analisis={analisis} malla={vista} isLista={isLista} />}
      {papel && <style>{`@page { size: ${papel} landscape; margin: 10mm }`}</style>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and clicks are those of the cards in it, which are buttons */}
      <div
        ref={tablero}
        className={classes.tablero}
        style={{ width: dibujada.ancho, height: dibujada.alto, zoom, '--zoom': zoom } as CSSProperties}
        data-modo={dibujada.modo}
        data-talla={dibujada.talla}
        data-movible={(!whyNot && !isLista) || undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={event => {
          const id = cursoEn(event.target)
          foco.entra(id)
          if (id === null) return
          setPuerta(id)
          tocar(event.target.matches(':focus-visible') ? id : null)
        }}
        onBlur={event => {
          foco.sale(event)
          tocar(null)
        }}
        onPointerOver={event => event.pointerType === 'mouse' && tocar(cursoEn(event.target))}
        onPointerLeave={() => tocar(null)}
      >
        <Tablero
          malla={malla}
          vista={vista}
          colocacion={dibujada}
          requeridos={requeridos}
          marcas={marcas}
          tintaDe={props.tintaDe}
          problemaDe={props.problemaDe}
          elegida={papel ? null : elegida}
          puerta={puertaDe(malla, puerta ?? elegida)}
          acciones={props.acciones}
        />
        {!isLista && (
          <Lineas tarjetas={dibujada.tarjetas} lineas={lineas} ancho={dibujada.ancho} alto={dibujada.alto} />
        )}
        {analisis && !isLista && <CargaDeCiclos analisis={analisis} colocacion={dibujada} />}
        {arrastre && <Zonas arrastre={arrastre} colocacion={colocacion} />}
      </div>
      <p className="visually-hidden" aria-live="assertive">
        {arrastre ? (arrastre.motivo ?? (arrastre.lugar && dondeEsta(vista, arrastre.lugar))) : anuncio}
      </p>
    </div>
  )
})

const cursoEn = (target: EventTarget): Id | null => {
  const id = (target as Element).closest<HTMLElement>('[data-curso]')?.dataset.curso
  return id === undefined ? null : Number(id)
}
