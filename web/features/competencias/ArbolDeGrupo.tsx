import type { Competencia } from '@malla/contracts/competencias.ts'
import { filasVisibles } from '@malla/domain/arbol/teclado.ts'
import { isHermana } from '@malla/domain/competencias/arbol.ts'
import type { Terminos } from '@malla/domain/planes/terminos.ts'
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { filaDe, useTeclas } from '../arbol/useTeclas.ts'
import classes from './Arbol.module.css'
import type { Alli } from './crearEn.ts'
import { FilaDeCompetencia, FilaNueva } from './FilaDeCompetencia.tsx'
import { FilaDeTipo } from './FilaDeTipo.tsx'
import { comunesDe, type Que } from './filas.ts'
import { claveDe, clavesDe, type Fila, finDeRama, nodosDeGrupo, palabraDeNivel } from './nodos.ts'
import { NombreNuevo } from './nombres.tsx'
import { teclaDeCompetencia } from './teclas.ts'
import { comoSeVe, useArrastre } from './useArrastre.ts'
import { useEstable } from './useEstable.ts'
import { useFoco } from './useFoco.ts'
import type { Paso, useMover } from './useMover.ts'
import { type Permisos, whyNotHacer } from './usePermisos.ts'

/** Where a new line is written: beside the line `clave`, or in it. */
export interface Nueva {
  clave: string
  dentro: boolean
  /** After one that was just made. */
  isSiguiente?: boolean
}

/** Up to so many lines all are drawn at once: a tenth of a second on a slow machine, and scrolling costs a third. */
const MUCHAS = 200

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
  /** A list was pasted where a new one is written. */
  onLista: (texto: string) => void
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
    if (dentro) setCerrados(new Set([...cerrados].filter(clave => clave !== fila.nodo.clave)))
    setNueva({ clave: fila.nodo.clave, dentro: dentro || !fila.nodo.competencia })
  }
  const cerrarNombre = (clave: string) => {
    setRenombra(null)
    enfocar(clave, 'tarde')
  }
  const paso = (c: Competencia, cual: Paso) => {
    enfocar(claveDe(c.id))
    mover.paso(c.id, cual)
  }
  const conCompetencia: Record<
    Exclude<Que, 'alternar' | 'cerrar' | 'dentro' | 'nueva'>,
    (c: Competencia) => void
  > = {
    abrir: props.onAbrir,
    historial: props.onHistorial,
    eliminar: props.onEliminar,
    nombre: c => setRenombra(c.id),
    subir: c => paso(c, 'subir'),
    bajar: c => paso(c, 'bajar'),
    adentro: c => paso(c, 'adentro'),
    afuera: c => paso(c, 'afuera'),
  }
  const hacer = useEstable((que: Que, clave: string) => {
    const fila = filas.find(f => f.nodo.clave === clave)
    if (!fila) return
    if (que === 'cerrar') return cerrarNombre(clave)
    teclas.setFoco(clave)
    const whyNot = whyNotHacer(que, permisos)
    if (whyNot) return mover.decir(whyNot)
    if (que === 'alternar' || (que === 'abrir' && !fila.nodo.competencia)) return teclas.toggle(fila.nodo)
    if (que === 'nueva' || que === 'dentro') return nuevaEn(fila, que === 'dentro')
    if (fila.nodo.competencia) conCompetencia[que](fila.nodo.competencia)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const row = filaDe(event.target)
    // Keys in a button or a field of the line are theirs.
    if (!row?.dataset.clave || row !== event.target) return
    const tecla = teclaDeCompetencia(event)
    if (!tecla) return teclas.onKeyDown(event)
    event.preventDefault()
    hacer(tecla, row.dataset.clave)
  }
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element
    const clave = filaDe(target)?.dataset.clave
    const que = target.closest<HTMLElement>('[data-hacer]')?.dataset.hacer as Que | undefined
    if (!clave || (!que && target.closest('button, form, [role="menu"]'))) return
    hacer(que ?? 'abrir', clave)
  }

  const ancla = nueva && filas.find(f => f.nodo.clave === nueva.clave)
  const lugarNuevo = ancla && { fila: ancla, en: finDeRama(filas, nueva.clave), dentro: nueva.dentro }
  const filaNueva = lugarNuevo && (
    <FilaNueva key={`nueva-${nueva.clave}`} nivel={lugarNuevo.fila.nivel + (nueva.dentro ? 1 : 0)}>
      <NombreNuevo
        planId={props.planId}
        {...lugarDe(lugarNuevo.fila, nueva.dentro, todas, grupo)}
        label={`Nombre nuevo: ${palabraDeNivel(lugarNuevo.fila.nivel + (nueva.dentro ? 0 : -1), terminos)}`}
        isSiguiente={nueva.isSiguiente ?? false}
        onCreada={(c, isCerrado) => {
          if (isCerrado) return enfocar(claveDe(c.id), 'tarde')
          mover.decir(`Creada ${c.codigo}. Escriba la siguiente o pulse Esc.`)
          setNueva({ clave: claveDe(c.id), dentro: false, isSiguiente: true })
        }}
        onLista={props.onLista}
        onClose={() => {
          setNueva(null)
          enfocar(nueva.clave)
        }}
      />
    </FilaNueva>
  )

  return (
    <div
      ref={tree}
      role="tree"
      aria-label="Competencias"
      className={classes.arbol}
      data-larga={filas.length > MUCHAS || undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      {...arrastre.props}
    >
      {/* One list: lines that come in before the one that is written in leave it where it is. */}
      {filas.flatMap((fila, i) => {
        const { nodo } = fila
        const c = nodo.competencia
        const comun = {
          ...comunesDe(fila, abiertos),
          isAlcanzable: fila === alcanzable,
          sobre: arrastre.sobre?.clave === nodo.clave ? comoSeVe(arrastre.sobre) : undefined,
          hacer,
        }
        const linea = c ? (
          <FilaDeCompetencia
            key={nodo.clave}
            {...comun}
            competencia={c}
            permisos={permisos}
            isActual={c.id === props.actual}
            isEnMano={arrastre.lleva === c.id}
            isNombrando={renombra === c.id}
          />
        ) : (
          <FilaDeTipo
            key={nodo.clave}
            {...comun}
            tipopadre={nodo.tipopadre}
            cuantas={nodo.cuantas}
            terminos={terminos}
            whyNotCrear={permisos.crear}
          />
        )
        return lugarNuevo && lugarNuevo.en === i + 1 ? [linea, filaNueva] : [linea]
      })}
    </div>
  )
}

/** Where something new beside or in a line stands, and its siblings before that place. */
function lugarDe({ nodo }: Fila, dentro: boolean, todas: readonly Competencia[], grupo: number): Alli {
  const { competencia: c, tipopadre } = nodo
  const en = (competencia_id: number): Alli => ({
    lugar: { competencia_id, tabcompetencia_id: grupo, tipopadre },
    contadas: [],
  })
  if (!c) return en(0)
  if (dentro) return en(c.id)
  const antes = todas.filter(otra => isHermana(otra, c) && otra.orden <= c.orden)
  const { lugar } = en(c.competencia_id)
  return { lugar: { ...lugar, posicion: antes.length }, contadas: antes.map(otra => otra.id) }
}
