import type { Competencia } from '@malla/contracts/competencias.ts'
import { filasVisibles } from '@malla/domain/arbol/teclado.ts'
import { isHermana } from '@malla/domain/competencias/arbol.ts'
import type { Terminos } from '@malla/domain/planes/terminos.ts'
import { Fragment, useEffect, useMemo, useRef, useState } from 'react'
import { filaDe, useTeclas } from '../arbol/useTeclas.ts'
import classes from './Arbol.module.css'
import { FilaDeCompetencia, FilaNueva } from './FilaDeCompetencia.tsx'
import { FilaDeTipo } from './FilaDeTipo.tsx'
import { claveDe, clavesDe, type Fila, finDeRama, nodosDeGrupo, palabraDeNivel } from './nodos.ts'
import { CambiarNombre, type LugarNuevo, NombreNuevo } from './nombres.tsx'
import { teclaDeCompetencia } from './teclas.ts'
import { useArrastre } from './useArrastre.ts'
import type { useMover } from './useMover.ts'
import type { Permisos } from './usePermisos.ts'

/** Where a new line is written: beside the line `clave`, or in it. */
export interface Nueva {
  clave: string
  dentro: boolean
}

interface Props {
  planId: number
  todas: readonly Competencia[]
  grupo: number
  terminos: Terminos
  permisos: Permisos
  mover: ReturnType<typeof useMover>
  nueva: Nueva | null
  setNueva: (nueva: Nueva | null) => void
  /** The one that the address means. */
  actual: number | undefined
  onAbrir: (c: Competencia) => void
  onEliminar: (c: Competencia) => void
  onHistorial: (c: Competencia) => void
}

/**
 * The competencies of a group as an accessible tree: arrows walk, Alt + arrows move, Enter opens, F2 writes the name in its line, Insert makes
 * one beside and Shift + Insert one in it, Delete asks and deletes.
 */
export function ArbolDeGrupo(props: Props) {
  const { todas, grupo, terminos, permisos, mover, nueva, setNueva } = props
  const tree = useRef<HTMLDivElement>(null)
  const nodos = useMemo(() => nodosDeGrupo(todas, grupo, terminos), [todas, grupo, terminos])
  const [cerrados, setCerrados] = useState<ReadonlySet<string>>(new Set())
  const [renombra, setRenombra] = useState<number | null>(null)
  const abiertos = useMemo(
    () => new Set(clavesDe(nodos).filter(clave => !cerrados.has(clave))),
    [nodos, cerrados],
  )
  const setAbiertos = (despues: ReadonlySet<string>) =>
    setCerrados(new Set(clavesDe(nodos).filter(clave => !despues.has(clave))))
  const filas = useMemo(() => filasVisibles(nodos, abiertos), [nodos, abiertos])
  const teclas = useTeclas(tree, nodos, filas, [abiertos, setAbiertos])
  const enfocar = useFoco(tree, teclas.setFoco)
  const arrastre = useArrastre({
    todas,
    filas,
    grupo,
    whyNot: permisos.editar,
    onSoltar: (id, destino) => {
      enfocar(claveDe(id))
      mover.llevar(id, destino)
    },
  })
  const alcanzable =
    filas.find(f => f.nodo.clave === teclas.foco) ??
    filas.find(f => f.nodo.competencia?.id === props.actual) ??
    filas[0]

  const { actual } = props
  useEffect(() => {
    if (actual !== undefined) enfocar(claveDe(actual))
  }, [actual, enfocar])

  const nuevaEn = (fila: Fila, dentro: boolean) => {
    if (permisos.crear) return mover.decir(permisos.crear)
    if (dentro && cerrados.has(fila.nodo.clave))
      setCerrados(new Set([...cerrados].filter(c => c !== fila.nodo.clave)))
    setNueva({ clave: fila.nodo.clave, dentro: dentro || !fila.nodo.competencia })
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    const row = filaDe(event.target)
    const fila = filas.find(f => f.nodo.clave === row?.dataset.clave)
    // Keys in a button or a field of the line are theirs.
    if (!fila || row !== event.target) return
    const tecla = teclaDeCompetencia(event)
    if (!tecla) return teclas.onKeyDown(event)
    event.preventDefault()
    const c = fila.nodo.competencia
    if (tecla === 'nueva' || tecla === 'dentro') return nuevaEn(fila, tecla === 'dentro')
    if (!c) return tecla === 'abrir' ? teclas.toggle(fila.nodo) : undefined
    if (tecla === 'abrir') props.onAbrir(c)
    else if (tecla === 'nombre') empezarNombre(c)
    else if (tecla === 'eliminar') eliminar(c)
    else paso(c, tecla)
  }
  const empezarNombre = (c: Competencia) =>
    permisos.editar ? mover.decir(permisos.editar) : setRenombra(c.id)
  const eliminar = (c: Competencia) =>
    permisos.eliminar ? mover.decir(permisos.eliminar) : props.onEliminar(c)
  const paso = (c: Competencia, cual: Parameters<typeof mover.paso>[1]) => {
    if (permisos.editar) return mover.decir(permisos.editar)
    enfocar(claveDe(c.id))
    mover.paso(c.id, cual)
  }
  const cerrar = (clave: string) => {
    setNueva(null)
    setRenombra(null)
    enfocar(clave)
  }

  const ancla = nueva && filas.find(f => f.nodo.clave === nueva.clave)
  const lugarNuevo = ancla && { fila: ancla, en: finDeRama(filas, nueva.clave), dentro: nueva.dentro }
  const filaNueva = lugarNuevo && (
    <FilaNueva key={`nueva-${nueva.clave}`} nivel={lugarNuevo.fila.nivel + (nueva.dentro ? 1 : 0)}>
      <NombreNuevo
        planId={props.planId}
        lugar={lugarDe(lugarNuevo.fila, nueva.dentro, todas, grupo)}
        label={`Nombre nuevo: ${palabraDeNivel(lugarNuevo.fila.nivel + (nueva.dentro ? 0 : -1), terminos)}`}
        onCreada={c => {
          mover.decir(`Creada ${c.codigo}. Escriba la siguiente o pulse Esc.`)
          setNueva({ clave: claveDe(c.id), dentro: false })
        }}
        onClose={() => cerrar(nueva.clave)}
      />
    </FilaNueva>
  )

  return (
    <div
      ref={tree}
      role="tree"
      aria-label="Competencias"
      className={classes.arbol}
      onKeyDown={onKeyDown}
      {...arrastre.props}
    >
      {filas.map((fila, i) => {
        const { nodo } = fila
        const comun = {
          fila,
          isAbierta: abiertos.has(nodo.clave),
          isAlcanzable: fila === alcanzable,
          sobre: arrastre.sobre?.clave === nodo.clave ? arrastre.sobre : null,
          onAlternar: () => teclas.toggle(nodo),
          onFoco: () => teclas.setFoco(nodo.clave),
          onDentro: () => nuevaEn(fila, true),
          permisos,
        }
        const c = nodo.competencia
        return (
          <Fragment key={nodo.clave}>
            {c ? (
              <FilaDeCompetencia
                {...comun}
                competencia={c}
                terminos={terminos}
                isActual={c.id === props.actual}
                isEnMano={arrastre.lleva === c.id}
                onAbrir={() => props.onAbrir(c)}
                onNombre={() => empezarNombre(c)}
                onHermana={() => nuevaEn(fila, false)}
                onEliminar={() => props.onEliminar(c)}
                onHistorial={() => props.onHistorial(c)}
                onPaso={cual => paso(c, cual)}
              >
                {renombra === c.id && <CambiarNombre competencia={c} onClose={() => cerrar(claveDe(c.id))} />}
              </FilaDeCompetencia>
            ) : (
              <FilaDeTipo {...comun} terminos={terminos} />
            )}
            {lugarNuevo && lugarNuevo.en === i + 1 && filaNueva}
          </Fragment>
        )
      })}
    </div>
  )
}

/** Where something new beside or in a line stands. */
function lugarDe({ nodo }: Fila, dentro: boolean, todas: readonly Competencia[], grupo: number): LugarNuevo {
  const { competencia: c, tipopadre } = nodo
  if (!c) return { competencia_id: 0, tabcompetencia_id: grupo, tipopadre }
  if (dentro) return { competencia_id: c.id, tabcompetencia_id: grupo, tipopadre }
  const antes = todas.filter(otra => isHermana(otra, c) && otra.orden <= c.orden).length
  return { competencia_id: c.competencia_id, tabcompetencia_id: grupo, tipopadre, posicion: antes }
}

/** Gives the focus to a line as soon as it is there, and back to it when moving lines lost it. */
function useFoco(tree: React.RefObject<HTMLDivElement | null>, setFoco: (clave: string) => void) {
  const quiere = useRef<{ clave: string; hasta: number; isDado: boolean } | null>(null)
  useEffect(() => {
    const pedido = quiere.current
    if (!pedido) return
    if (Date.now() > pedido.hasta) quiere.current = null
    const isPerdido = document.activeElement === document.body || document.activeElement === null
    const row = tree.current?.querySelector<HTMLElement>(`[data-clave="${pedido.clave}"]`)
    if (!row || (pedido.isDado && !isPerdido)) return
    pedido.isDado = true
    row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  })
  const poner = useRef((clave: string) => {
    quiere.current = { clave, hasta: Date.now() + ESPERA_MS, isDado: false }
    setFoco(clave)
  })
  return poner.current
}
/** A move is answered and drawn within this time. */
const ESPERA_MS = 1500
