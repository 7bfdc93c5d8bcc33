import { type ComponentType, type KeyboardEvent, useEffect, useState } from 'react'
import classes from './Busqueda.module.css'
import { partir } from './hallazgos.ts'

export interface Resultado {
  clave: string
  href: string
  label: string
  detalle: string
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>
}
export interface Grupo {
  title: string
  items: readonly Resultado[]
}

/** Which result is chosen, and the keys that choose: the first one until arrows say otherwise, anew for each text. */
export function useElegido(grupos: readonly Grupo[], text: string, go: (href: string) => void) {
  const all = grupos.flatMap(g => g.items)
  const [pointed, setPointed] = useState<{ text: string; clave: string } | null>(null)
  const own = pointed?.text === text ? all.findIndex(r => r.clave === pointed.clave) : -1
  const at = Math.max(own, 0)
  const setElegido = (clave: string) => setPointed({ text, clave })
  const step = (by: number) => {
    const next = all[(at + by + all.length) % all.length]
    if (next) setElegido(next.clave)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter' && all[at]) go(all[at].href)
    else return
    event.preventDefault()
  }
  return { elegido: all[at]?.clave ?? null, setElegido, onKeyDown }
}

interface ResultadosProps {
  id: string
  grupos: readonly Grupo[]
  buscado: string
  elegido: string | null
  onPoint: (clave: string) => void
  onChoose: (href: string) => void
  /** Shown when there is nothing. */
  message: string
}

/** The results under the box, by kind. The focus stays in the box; the chosen one is said to those who do not see it. */
export function Resultados({ id, grupos, buscado, elegido, onPoint, onChoose, message }: ResultadosProps) {
  useEffect(() => {
    if (elegido) document.getElementById(`${id}-${elegido}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, elegido])

  return (
    <>
      <div id={id} role="listbox" aria-label="Resultados" className={classes.list}>
        {grupos.map(({ title, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
          <div key={title} role="group" aria-label={title}>
            <div className={classes.group} aria-hidden>
              {title}
            </div>
            {items.map(item => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box above
              // biome-ignore lint/a11y/useKeyWithClickEvents: the box above takes the keys
              <div
                key={item.clave}
                id={`${id}-${item.clave}`}
                role="option"
                aria-selected={item.clave === elegido}
                className={classes.option}
                onMouseMove={() => item.clave !== elegido && onPoint(item.clave)}
                onClick={() => onChoose(item.href)}
              >
                <item.icon size={18} stroke={1.6} aria-hidden />
                <Partido texto={item.label} buscado={buscado} className={classes.label} />
                {item.detalle && (
                  <Partido texto={item.detalle} buscado={buscado} className={classes.detalle} />
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className={classes.message} role="status">
        {grupos.length === 0 && message}
      </p>
      <p className={classes.keys} aria-hidden>
        <span>↑ ↓ para moverse</span>
        <span>↵ para abrir</span>
        <span>Esc para cerrar</span>
      </p>
    </>
  )
}

function Partido({ texto, buscado, className }: { texto: string; buscado: string; className?: string }) {
  const [antes, igual, despues] = partir(texto, buscado)
  return (
    <span className={className}>
      {antes}
      {igual && <mark>{igual}</mark>}
      {despues}
    </span>
  )
}
