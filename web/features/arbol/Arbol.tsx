import type { NodoArbol } from '@malla/domain/arbol/nodo.ts'
import { filasVisibles, isAbrible } from '@malla/domain/arbol/teclado.ts'
import { type MouseEvent, useMemo, useRef } from 'react'
import classes from './Arbol.module.css'
import { isQuieto } from './destinos.ts'
import { Rama, type RamaProps } from './Rama.tsx'
import { filaDe, useTeclas } from './useTeclas.ts'

interface ArbolProps {
  /** Name of the tree for those who do not see it. */
  label: string
  nodos: readonly NodoArbol[]
  abiertos: ReadonlySet<string>
  setAbiertos: (abiertos: ReadonlySet<string>) => void
  /** Where a line leads; null when it is only opened and closed. */
  hrefOf: (n: NodoArbol) => string | null
  /** What stands at the end of a line, and the light of a line that the tree itself does not know. */
  extraOf?: (n: NodoArbol) => Partial<Pick<RamaProps, 'nota' | 'corta' | 'luz' | 'avance' | 'legal'>>
  isActual?: (n: NodoArbol) => boolean
  /** Enter or a click on a line that says something (tipo aviso). */
  onAviso?: (n: NodoArbol) => void
  conPalabras?: boolean
}

/**
 * A tree after the pattern of accessible trees (§2): Tab reaches one line, keys walk from there. Lines that lead somewhere are links. They stand flat,
 * with their level said.
 */
export function Arbol({ nodos, abiertos, setAbiertos, hrefOf, extraOf, isActual, ...props }: ArbolProps) {
  const tree = useRef<HTMLDivElement>(null)
  const filas = useMemo(() => filasVisibles(nodos, abiertos), [nodos, abiertos])
  const { foco, setFoco, toggle, onKeyDown } = useTeclas(tree, nodos, filas, [abiertos, setAbiertos])
  const reached = (filas.find(f => f.nodo.clave === foco) ?? filas.find(f => isActual?.(f.nodo)) ?? filas[0])
    ?.nodo.clave
  const nodoDe = (event: MouseEvent): NodoArbol | undefined => {
    const clave = filaDe(event.target)?.dataset.clave
    return filas.find(f => f.nodo.clave === clave)?.nodo
  }

  const onClick = (event: MouseEvent) => {
    const n = nodoDe(event)
    if (!n) return
    setFoco(n.clave)
    if (n.tipo === 'aviso') props.onAviso?.(n)
    else if (!event.defaultPrevented && !hrefOf(n)) toggle(n)
  }
  /** The mark that opens stands inside the link: it opens, and the link does not lead. */
  const onClickCapture = (event: MouseEvent) => {
    const n = nodoDe(event)
    if (!n || !(event.target as Element).closest('[data-abrir]')) return
    event.preventDefault()
    toggle(n)
  }

  return (
    <div
      ref={tree}
      role="tree"
      aria-label={props.label}
      className={classes.arbol}
      data-palabras={props.conPalabras || undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onClickCapture={onClickCapture}
    >
      {filas.map(({ nodo: n, nivel, posicion, hermanos }) => {
        const extra = extraOf?.(n)
        return (
          <Rama
            key={n.clave}
            clave={n.clave}
            tipo={n.tipo}
            titulo={n.titulo}
            marca={n.marca}
            luz={extra?.luz ?? n.luz}
            avance={extra?.avance ?? null}
            nivel={nivel}
            posicion={posicion}
            hermanos={hermanos}
            abierta={isAbrible(n) ? abiertos.has(n.clave) : undefined}
            alcanzable={n.clave === reached}
            isActual={isActual?.(n) ?? false}
            href={hrefOf(n)}
            isQuieta={isQuieto(n, hrefOf(n))}
            nota={extra?.nota ?? null}
            corta={extra?.corta ?? null}
            legal={extra?.legal ?? null}
            conPalabras={props.conPalabras ?? false}
          />
        )
      })}
    </div>
  )
}
