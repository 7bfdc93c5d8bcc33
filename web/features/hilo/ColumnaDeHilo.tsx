import type { Nivel } from '@malla/domain/competencias/catalogos.ts'
import type { PasoDeHilo } from '@malla/domain/competencias/hilo.ts'
import { nombreDeNivel } from '@malla/domain/competencias/niveles.ts'
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Link } from '../../app/Link.tsx'
import classes from './Hilo.module.css'
import { andar } from './teclas.ts'
import type { CosaDeHilo } from './useDatosDeHilo.ts'

/** More than so many weeks are no list to read: first a course or a unit is chosen. */
const MUCHAS = 60

export interface ColumnaProps {
  paso: PasoDeHilo
  titulo: string
  vacio: string
  ids: readonly number[]
  elegida: number | undefined
  cosaDe: (id: number) => CosaDeHilo | undefined
  niveles: ReadonlyMap<number, readonly Nivel[]>
  enlace: { href: string; label: string } | null
  onElegir: (id: number | undefined) => void
  /** To the column before (-1) or after (1). */
  onPasar: (sentido: 1 | -1) => void
}

/** One step of the thread: what lies on the way; choosing narrows the others, choosing again lets go. Arrows walk, Esc lets go. */
export function ColumnaDeHilo(props: ColumnaProps) {
  const { paso, ids, elegida, cosaDe, niveles, enlace, onElegir, onPasar } = props
  const titulo = useId()
  const lista = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen stays in sight while the list around it changes
  useEffect(() => {
    lista.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ block: 'nearest' })
  }, [ids, elegida])
  const isDemasiadas = paso === 'semana' && ids.length > MUCHAS
  const conFoco = elegida !== undefined && ids.includes(elegida) ? elegida : ids[0]

  const onKeyDown = (e: KeyboardEvent): void => {
    if (e.ctrlKey || e.metaKey || e.altKey) return
    const hecho = andar(e.key, [...(lista.current?.querySelectorAll('button') ?? [])], e.target, {
      soltar: () => onElegir(undefined),
      pasar: onPasar,
    })
    if (hecho) e.preventDefault()
  }

  return (
    <section className={classes.columna} aria-labelledby={titulo} data-paso={paso}>
      <h2 id={titulo} className={classes.titulo}>
        {props.titulo} <span className={classes.cuantas}>{ids.length}</span>
      </h2>
      {ids.length === 0 ? (
        <p className={classes.vacio}>{props.vacio}</p>
      ) : isDemasiadas ? (
        <p className={classes.vacio}>Elija un curso o una unidad para ver sus semanas.</p>
      ) : (
        <ul ref={lista} className={classes.lista} onKeyDown={onKeyDown}>
          {ids.map(id => (
            <Cosa
              key={id}
              cosa={cosaDe(id)}
              niveles={paso === 'curso' ? (niveles.get(id) ?? []) : []}
              isElegida={id === elegida}
              isConFoco={id === conFoco}
              onClick={() => onElegir(id === elegida ? undefined : id)}
            />
          ))}
        </ul>
      )}
      {enlace && (
        <Link className={classes.enlace} href={enlace.href}>
          {enlace.label}
        </Link>
      )}
    </section>
  )
}

function Cosa({
  cosa,
  niveles,
  isElegida,
  isConFoco,
  onClick,
}: {
  cosa: CosaDeHilo | undefined
  niveles: readonly Nivel[]
  isElegida: boolean
  /** The one that Tab leads to. */
  isConFoco: boolean
  onClick: () => void
}) {
  if (!cosa) return null
  const debajo = [cosa.lugar, niveles.map(n => nombreDeNivel[n].toLowerCase()).join(', ')].filter(Boolean)
  return (
    <li>
      <button
        type="button"
        className={classes.cosa}
        style={{ '--sangria': cosa.sangria } as CSSProperties}
        aria-pressed={isElegida}
        tabIndex={isConFoco ? 0 : -1}
        onClick={onClick}
      >
        {cosa.codigo && <b>{cosa.codigo}</b>} {cosa.nombre}
        {debajo.length > 0 && <small>{debajo.join(' · ')}</small>}
      </button>
    </li>
  )
}
