import type { ClaveDeCarta, ClaveDeSilabo } from '@malla/domain/silabos/contenido.ts'
import { Menu } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { ActionItems, type MenuAction } from '../../../../ui/ActionItems.tsx'
import { tecla } from '../../../../ui/tecla.ts'
import { tomarFoco } from '../../../../ui/tomarFoco.ts'
import { AvisoDeEditor } from '../AvisoDeEditor.tsx'
import { volverEnPila } from '../pila.ts'
import { ordenDe } from '../programacion/lugares.ts'
import { useArrastre } from '../programacion/useArrastre.ts'
import type { Aviso, Taller } from '../useHistoria.ts'
import classes from './Lineas.module.css'
import type { Linea } from './operaciones.ts'
import type { ListaEditada } from './useLineas.ts'

interface Props<T extends Linea> {
  etiqueta: string
  lineas: readonly T[]
  lista: ListaEditada<T>
  /** Steps of any key are undone alike. */
  taller: Pick<Taller<ClaveDeSilabo | ClaveDeCarta>, 'deshacer'>
  aviso: Aviso | null
  caja: React.RefObject<HTMLDivElement | null>
  /** How a line is called where it is moved or taken away: «la línea 3», «el anexo 2». */
  nombrar: (linea: T, lugar: number) => string
  acciones?: (linea: T) => MenuAction[]
  /** Their order is not for people to make. */
  isFija?: boolean
  /** Over the lines: names of columns. */
  cabeza?: ReactNode
  /** Under them: sums, buttons. */
  pie?: ReactNode
  children: (linea: T, lugar: number) => ReactNode
}

/** Lines that are written in their places: moved by their handle, with Alt and the arrows or from their menu; Ctrl Z takes the last step back. */
export function Lineas<T extends Linea>(props: Props<T>) {
  const { lineas, lista, taller, aviso, caja, nombrar, isFija } = props
  const nombreDe = (id: string) => {
    const i = lineas.findIndex(l => l.id === id)
    return i < 0 ? '' : nombrar(lineas[i]!, i)
  }
  const arrastre = useArrastre(caja, ({ id }, { posicion }) => {
    if (lineas.findIndex(l => l.id === id) !== posicion) lista.mover(id, posicion, nombreDe(id))
  })
  const mover = (lugar: number, paso: -1 | 1): void => {
    const linea = lineas[lugar]
    if (linea && !isFija && lineas[lugar + paso]) lista.mover(linea.id, lugar + paso, nombrar(linea, lugar))
  }
  // The menu goes with its line: who walks with the keys goes on from the one beside it.
  const quitar = (lugar: number): void => {
    const { id } = lineas[lugar]!
    lista.quitar(id, nombreDe(id))
    lista.enfocar((lineas[lugar + 1] ?? lineas[lugar - 1])?.id ?? null, 'asa')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const en = event.target as HTMLElement
    const isTexto = en.closest('.ProseMirror, textarea, input') !== null
    const orden = ordenDe(event, 'leer')
    const id = en.closest<HTMLElement>('[data-unidad]')?.dataset.unidad
    if (orden === 'subir' || orden === 'bajar') {
      event.preventDefault()
      if (id)
        mover(
          lineas.findIndex(l => l.id === id),
          orden === 'subir' ? -1 : 1,
        )
    } else if (!isTexto && (orden === 'deshacer' || orden === 'rehacer')) {
      event.preventDefault()
      volverEnPila(orden)
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole list; each thing in it has its own role
    <div ref={caja} className={classes.lineas} onKeyDown={onKeyDown}>
      {lineas.length > 0 && props.cabeza}
      {lineas.length > 0 && (
        <ol className={classes.lista} aria-label={props.etiqueta}>
          {lineas.map((linea, i) => (
            <li
              key={linea.id}
              className={classes.linea}
              data-unidad={linea.id}
              data-donde={linea.id}
              data-llevada={arrastre?.id === linea.id || undefined}
              onFocus={lista.asentar}
              onBlur={event => {
                if (!event.currentTarget.contains(event.relatedTarget)) lista.asentar()
              }}
            >
              <Asa
                id={linea.id}
                nombre={nombrar(linea, i)}
                isFija={isFija}
                acciones={[
                  ...(props.acciones?.(linea) ?? []),
                  ...(isFija
                    ? []
                    : [
                        {
                          label: 'Subir',
                          onClick: () => mover(i, -1),
                          whyNot: i === 0 ? 'Ya está al principio.' : null,
                        },
                        {
                          label: 'Bajar',
                          onClick: () => mover(i, 1),
                          whyNot: i === lineas.length - 1 ? 'Ya está al final.' : null,
                        },
                      ]),
                  { label: 'Quitar', danger: true, onClick: () => quitar(i) },
                ]}
              />
              <div className={classes.cuerpo}>{props.children(linea, i)}</div>
            </li>
          ))}
        </ol>
      )}
      {props.pie}
      <AvisoDeEditor aviso={aviso} onDeshacer={() => void taller.deshacer()} />
      {arrastre?.hueco && <div className={classes.hueco} style={{ top: arrastre.hueco.y }} aria-hidden />}
    </div>
  )
}

function Asa({
  id,
  nombre,
  acciones,
  isFija,
}: {
  id: string
  nombre: string
  acciones: readonly MenuAction[]
  isFija: boolean | undefined
}) {
  return (
    <Menu position="bottom-start" width={240}>
      <Menu.Target>
        <button
          type="button"
          className={classes.asa}
          onClick={tomarFoco}
          {...(isFija ? {} : { 'data-asa': 'unidad', 'data-id': id })}
          aria-label={`Acciones de ${nombre}`.replace(' de el ', ' del ')}
          aria-description={
            isFija ? undefined : tecla('Para mover, arrastre o pulse Alt con las flechas arriba y abajo.')
          }
        >
          <IconGripVertical size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <ActionItems actions={acciones} />
      </Menu.Dropdown>
    </Menu>
  )
}
