import type { ClaveDeCarta, ClaveDeSilabo, Valores } from '@malla/domain/silabos/contenido.ts'
import { useEffect, useMemo, useRef } from 'react'
import { enMayuscula } from '../programacion/unidades.ts'
import { type Aviso, type Taller, useHistoria } from '../useHistoria.ts'
import { cambiada, type Linea, movida, sin } from './operaciones.ts'

/** How the lines stand in the value of a key. */
export interface Sitio<C extends ClaveDeSilabo | ClaveDeCarta, T extends Linea> {
  de(valor: Valores[C]): T[]
  con(valor: Valores[C], lineas: T[]): Valores[C]
}

/** A list of lines while it is edited; the functions stay the same while the editor lives. */
export interface ListaEditada<T extends Linea> {
  /** Adds lines at the end and brings the cursor to the first of them. */
  anadir(lineas: T[], dicho?: string): void
  /** Brings the focus to a line that is drawn next. */
  enfocar(id: string): void
  /** Each letter. */
  cambiar(id: string, cambio: Partial<T>): void
  /** A change that is one step by itself: a choice, not a letter. */
  hacer(que: string, lineas: (antes: T[]) => T[], dicho?: string): void
  quitar(id: string, nombre: string): void
  mover(id: string, posicion: number, nombre: string): void
  /** A line begins to be typed in (its id), or nothing is any more (null). */
  tecleo(id: string | null): void
}

/** Lines of a key with their steps to undo. `caja`: what holds them, to bring the focus there. */
export function useLineas<C extends ClaveDeSilabo | ClaveDeCarta, T extends Linea>(
  clave: C,
  valor: Valores[C],
  onCambio: (valor: Valores[C]) => void,
  sitio: Sitio<C, T>,
): {
  lista: ListaEditada<T>
  taller: Taller<C>
  aviso: Aviso | null
  caja: React.RefObject<HTMLDivElement | null>
} {
  const [taller, aviso] = useHistoria(clave, valor, onCambio)
  const caja = useRef<HTMLDivElement>(null)
  const nueva = useRef<string | null>(null)
  const forma = useRef(sitio)
  forma.current = sitio
  const lista = useMemo(
    () =>
      crearLista(taller, forma.current, id => {
        nueva.current = id
      }),
    [taller],
  )
  useEffect(() => {
    const linea = nueva.current && caja.current?.querySelector(`[data-donde="${CSS.escape(nueva.current)}"]`)
    if (!linea) return
    nueva.current = null
    const campo = linea.querySelector<HTMLElement>('textarea, input, [data-entrada]')
    campo?.focus()
    // A text that is read until it is entered: what is added in blank is there to be written.
    if (campo?.dataset.entrada === 'vacia') campo.click()
  })
  return { lista, taller, aviso, caja }
}

function crearLista<C extends ClaveDeSilabo | ClaveDeCarta, T extends Linea>(
  taller: Taller<C>,
  sitio: Sitio<C, T>,
  enfocar: (id: string) => void,
): ListaEditada<T> {
  let tecleada: T | null = null
  const lineas = () => sitio.de(taller.valor())
  const con = (nuevas: T[]) => sitio.con(taller.valor(), nuevas)
  const tecleo = (id: string | null) => {
    const antes = tecleada
    const ahora = antes && lineas().find(l => l.id === antes.id)
    if (antes && ahora && JSON.stringify(antes) !== JSON.stringify(ahora))
      taller.anotar('lo escrito', con(cambiada(lineas(), antes.id, antes)), taller.valor())
    tecleada = lineas().find(l => l.id === id) ?? null
  }
  const hacer: ListaEditada<T>['hacer'] = (que, cambio, dicho) => {
    tecleo(null)
    taller.hacer(que, con(cambio(lineas())), dicho)
  }
  return {
    tecleo,
    hacer,
    enfocar,
    anadir(nuevas, dicho) {
      hacer('añadir', antes => [...antes, ...nuevas], dicho)
      if (nuevas[0]) enfocar(nuevas[0].id)
    },
    cambiar: (id, cambio) => taller.poner(con(cambiada(lineas(), id, cambio))),
    quitar: (id, nombre) => hacer(`quitar ${nombre}`, antes => sin(antes, id), `Se quitó ${nombre}.`),
    mover: (id, posicion, nombre) =>
      hacer(
        `mover ${nombre}`,
        antes => movida(antes, id, posicion),
        `${enMayuscula(nombre)} pasó al lugar ${posicion + 1}.`,
      ),
  }
}
