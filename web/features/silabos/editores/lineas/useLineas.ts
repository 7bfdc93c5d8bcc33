import type { ClaveDeCarta, ClaveDeSilabo, Valores } from '@malla/domain/silabos/contenido.ts'
import { igual } from '@malla/domain/valores/igual.ts'
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
  /** Brings the focus to a line that is drawn next, to its field or its handle; null: under the list, to what adds one. */
  enfocar(id: string | null, en?: 'campo' | 'asa'): void
  /** Each letter. */
  cambiar(id: string, cambio: Partial<T>): void
  /** A change that is one step by itself: a choice, not a letter. */
  hacer(que: string, lineas: (antes: T[]) => T[], dicho?: string): void
  quitar(id: string, nombre: string): void
  mover(id: string, posicion: number, nombre: string): void
  /** What was typed since is one step: a field was entered or left. */
  asentar(): void
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
  const pedido = useRef<Pedido | null>(null)
  const forma = useRef(sitio)
  forma.current = sitio
  const lista = useMemo(
    () =>
      crearLista(taller, forma.current, (id, en = 'campo') => {
        pedido.current = { id, en }
      }),
    [taller],
  )
  useEffect(() => {
    const donde = pedido.current && enCaja(caja.current, pedido.current)
    if (!donde) return
    const isCampo = pedido.current?.en === 'campo'
    pedido.current = null
    donde.focus()
    // A text that is read until it is entered: what is added in blank is there to be written.
    if (isCampo && donde.dataset.entrada === 'vacia') donde.click()
  })
  return { lista, taller, aviso, caja }
}

interface Pedido {
  id: string | null
  en: 'campo' | 'asa'
}

/** Where the focus is to go; null while that is not drawn. */
function enCaja(caja: HTMLElement | null, { id, en }: Pedido): HTMLElement | null | undefined {
  if (id === null) return caja?.querySelector<HTMLElement>('button:not(li *)')
  const campos = en === 'asa' ? '[aria-haspopup="menu"]' : 'textarea, input, [data-entrada]'
  return caja?.querySelector(`[data-donde="${CSS.escape(id)}"]`)?.querySelector<HTMLElement>(campos)
}

/** A list over `taller`, which keeps its value and its steps. `enfocar`: asks for the focus, once what it goes to is drawn. */
export function crearLista<C extends ClaveDeSilabo | ClaveDeCarta, T extends Linea>(
  taller: Taller<C>,
  sitio: Sitio<C, T>,
  enfocar: ListaEditada<T>['enfocar'],
): ListaEditada<T> {
  /** The line as it was before the letters that are no step yet: what others wrote into it, or what was taken back, is none of these. */
  let previa: T | null = null
  const lineas = () => sitio.de(taller.valor())
  const con = (nuevas: T[]) => sitio.con(taller.valor(), nuevas)
  const asentar = () => {
    const antes = previa
    const ahora = antes && lineas().find(l => l.id === antes.id)
    previa = null
    if (antes && ahora && !igual(antes, ahora))
      taller.anotar('lo escrito', con(cambiada(lineas(), antes.id, antes)), taller.valor())
  }
  const hacer: ListaEditada<T>['hacer'] = (que, cambio, dicho) => {
    asentar()
    taller.hacer(que, con(cambio(lineas())), dicho)
  }
  return {
    asentar,
    hacer,
    enfocar,
    anadir(nuevas, dicho) {
      hacer('añadir', antes => [...antes, ...nuevas], dicho)
      if (nuevas[0]) enfocar(nuevas[0].id)
    },
    cambiar(id, cambio) {
      if (previa?.id !== id) asentar()
      previa ??= lineas().find(l => l.id === id) ?? null
      taller.poner(con(cambiada(lineas(), id, cambio)))
    },
    quitar: (id, nombre) => hacer(`quitar ${nombre}`, antes => sin(antes, id), `Se quitó ${nombre}.`),
    mover: (id, posicion, nombre) =>
      hacer(
        `mover ${nombre}`,
        antes => movida(antes, id, posicion),
        `${enMayuscula(nombre)} pasó al lugar ${posicion + 1}.`,
      ),
  }
}
