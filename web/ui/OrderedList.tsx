import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import type { MenuAction } from './ActionItems.tsx'
import { useFlashes } from './flash.ts'
import classes from './OrderedList.module.css'
import { type PonerEnLugar, useOrden } from './ordenPedido.ts'
import { RowMenu } from './table/RowMenu.tsx'

export interface OrderedItem {
  /** Stays while the thing is moved. */
  id: string | number
  /** What it is called, for its menu and for what is announced. */
  name: string
  /** Its head, if it has one: a button that opens it. */
  title?: ReactNode
  /** Under the head. */
  body?: ReactNode
  /** What else can be done with it, before and after moving. */
  actions?: readonly MenuAction[]
}

interface OrderedListProps {
  label: string
  /** What they are, by the name of their events: those that somebody else has just changed light up. */
  thing?: string
  items: readonly OrderedItem[]
  onOpen?: (id: OrderedItem['id']) => void
  /** Puts a thing at another place. Without it the order is fixed. */
  onMove?: PonerEnLugar
  whyNotMove?: string | null
}

/** Things whose order means something: dragged with the mouse, moved with Alt + ↑ or ↓ or from the menu of each. */
export function OrderedList(props: OrderedListProps) {
  const { label, onOpen, onMove, whyNotMove, thing } = props
  const flashes = useFlashes()
  const [dragged, setDragged] = useState<OrderedItem['id'] | null>(null)
  const [over, setOver] = useState<OrderedItem['id'] | null>(null)
  const [said, setSaid] = useState('')
  const { orden, mover } = useOrden(
    props.items.map(item => item.id),
    onMove,
  )
  const porId = new Map(props.items.map(item => [item.id, item]))
  const items = orden.map(id => porId.get(id)!)
  const movable = !!onMove && !whyNotMove && items.length > 1
  const placeOf = (id: OrderedItem['id'] | null) => items.findIndex(item => item.id === id)

  const move = (item: OrderedItem, to: number) => {
    if (!movable || to < 0 || to >= items.length) return
    mover(item.id, to)
    setSaid(`${item.name}: lugar ${to + 1} de ${items.length}`)
  }
  const onKeyDown = (event: KeyboardEvent, item: OrderedItem, place: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || !step) return
    event.preventDefault()
    move(item, place + step)
  }
  const drop = (event: DragEvent, place: number) => {
    event.preventDefault()
    const item = items[placeOf(dragged)]
    if (item) move(item, place)
    setDragged(null)
    setOver(null)
  }

  return (
    <>
      <ol className={classes.list} aria-label={label}>
        {items.map((item, place) => (
          <li
            key={item.id}
            className={classes.row}
            draggable={movable}
            data-flash={(thing && flashes.get(`${thing}:${item.id}`)) || undefined}
            data-dragged={dragged === item.id || undefined}
            data-over={
              over === item.id && dragged !== item.id
                ? place > placeOf(dragged)
                  ? 'after'
                  : 'before'
                : undefined
            }
            onDragStart={event => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(item.id)
            }}
            onDragOver={event => {
              if (dragged === null) return
              event.preventDefault()
              setOver(item.id)
            }}
            onDragEnd={() => {
              setDragged(null)
              setOver(null)
            }}
            onDrop={event => drop(event, place)}
            onKeyDown={event => onKeyDown(event, item, place)}
          >
            <span className={classes.number}>{place + 1}</span>
            <div className={classes.body}>
              {item.title !== undefined &&
                (onOpen ? (
                  <button type="button" className={classes.open} onClick={() => onOpen(item.id)}>
                    <span className={classes.title}>{item.title}</span>
                  </button>
                ) : (
                  <div className={classes.title}>{item.title}</div>
                ))}
              {item.body}
            </div>
            {(item.actions || onMove) && (
              <RowMenu
                name={item.name}
                actions={[
                  ...(item.actions?.filter(a => !a.danger) ?? []),
                  ...(onMove ? moves(place) : []).map(({ label, to }) => ({
                    label,
                    onClick: () => move(item, to),
                    whyNot: whyNotMove ?? edge(to),
                  })),
                  ...(item.actions?.filter(a => a.danger) ?? []),
                ]}
              />
            )}
          </li>
        ))}
      </ol>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  )

  function edge(to: number): string | null {
    if (to < 0) return 'Ya está al principio.'
    return to >= items.length ? 'Ya está al final.' : null
  }
}

const moves = (place: number) => [
  { label: 'Subir', to: place - 1 },
  { label: 'Bajar', to: place + 1 },
]
