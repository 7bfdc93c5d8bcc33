import type { TextoRico as Html } from '@malla/domain/silabos/contenido.ts'
import { getHTMLFromFragment } from '@tiptap/core'
import type { Editor } from '@tiptap/react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { EditorRico } from '../../../../ui/rico/porTraer.ts'
import { TextoRico } from '../../../../ui/rico/TextoRico.tsx'
import { isTextoElegido } from '../../../../ui/textoElegido.ts'
import type { Acciones, Activa, CorteEnCursor } from './acciones.ts'
import { conLetras } from './cortes.ts'
import { type Lugar, letraDe, ordenDe } from './lugares.ts'
import classes from './Programacion.module.css'
import { celdaSuelta } from './tablaPegada.ts'

export type Pegar = (lugar: Lugar, datos: DataTransfer, modo: 'leer' | 'escribir') => boolean

export interface CeldaProps {
  lugar: Lugar
  html: Html
  /** Said by screen readers: «Contenidos de la semana 6». */
  nombre: string
  /** What stands there while nothing is written. */
  hueco: string
  /** Something has to be written here, and is not. */
  isFalta: boolean
  /** How it was opened while it is written in, else null. */
  activa: Activa | null
  acciones: Acciones
  onPegar: Pegar
  /** Name of its column where rows are cards. */
  columna?: string
  rol?: 'gridcell' | 'group'
  className?: string
}

/** Text before and behind the cursor, as rich text; a selection goes to neither. The browser knows the cursor before the editor hears of it. */
function corteEn({ view, state }: Editor): CorteEnCursor {
  const { doc, schema, selection } = state
  const seleccion = getSelection()
  const rango = seleccion?.rangeCount ? seleccion.getRangeAt(0) : null
  const [desde, hasta] =
    rango && view.dom.contains(rango.commonAncestorContainer)
      ? [
          view.posAtDOM(rango.startContainer, rango.startOffset),
          view.posAtDOM(rango.endContainer, rango.endOffset),
        ]
      : [selection.from, selection.to]
  const html = (a: number, b: number) =>
    getHTMLFromFragment(doc.cut(a, b).content, schema).replace(/(<p><\/p>)+$|^(<p><\/p>)+/g, '')
  return { antes: html(0, desde), despues: html(hasta, doc.content.size) }
}

/** Stands beside the editor: from here on what is typed is the editor's. */
function Llegado({ en }: { en: RefObject<boolean> }) {
  useLayoutEffect(() => {
    en.current = true
  }, [en])
  return null
}

/** What was typed for an editor that did not come before one went elsewhere is written all the same. */
function useLetrasSinEditor(activa: Activa | null, onLetras: (letras: string) => void): RefObject<boolean> {
  const llego = useRef(false)
  const previa = useRef<Activa | null>(null)
  useEffect(() => {
    const letras = previa.current?.letra
    if (!activa && letras && !llego.current) onLetras(letras)
    if (!activa) llego.current = false
    previa.current = activa
  })
  return llego
}

/** A text of the programme: read where it stands; touched, or with Enter, it becomes an editor. */
export function Celda(props: CeldaProps) {
  const {
    lugar,
    html,
    nombre,
    hueco,
    isFalta,
    activa,
    acciones,
    onPegar,
    columna,
    rol = 'gridcell',
    className,
  } = props
  const id = useId()
  const modo = activa ? 'escribir' : 'leer'
  const llego = useLetrasSinEditor(activa, letras => acciones.escribir(lugar, conLetras(html, letras)))

  const leer = (event: KeyboardEvent) => {
    // What opens over the page from here, like the box for a link, is no part of the cell; its keys come by all the same.
    if (!event.currentTarget.contains(event.target as Node)) return
    if ((event.target as Element).closest('a, button, .ProseMirror')) return
    if (activa) return esperar(event)
    const orden = ordenDe(event, 'leer')
    const letra = letraDe(event)
    if (orden ? acciones.ordenar(orden, lugar) : letra) event.preventDefault()
    if (!orden && letra) acciones.entrar({ ...lugar, letra })
  }
  // What is typed before the editor stands is not lost: it goes in with it, or, when one has gone on already, without it.
  const esperar = (event: KeyboardEvent) => {
    const orden = ordenDe(event, 'escribir')
    const letra = event.key === ' ' ? ' ' : letraDe(event)
    if (!activa || (!orden && !letra)) return
    event.preventDefault()
    if (!orden) return acciones.entrar({ ...activa, letra: (activa.letra ?? '') + letra })
    if (activa.letra) acciones.escribir(lugar, conLetras(html, activa.letra))
    llego.current = true
    acciones.ordenar(orden, lugar)
  }
  const tocar = (event: MouseEvent<HTMLElement>) => {
    if (activa || (event.target as Element).closest('a') || isTextoElegido(event.currentTarget)) return
    acciones.entrar({ ...lugar, punto: { x: event.clientX, y: event.clientY } })
  }
  const escribir = (event: globalThis.KeyboardEvent, editor: Editor): boolean => {
    const orden = ordenDe(event, 'escribir')
    if (!orden) return false
    if (orden === 'salir') event.stopPropagation()
    return acciones.ordenar(orden, lugar, orden === 'partir' ? corteEn(editor) : undefined)
  }
  const pegar = (event: ClipboardEvent, editor: Editor): boolean => {
    const datos = event.clipboardData
    if (!datos) return false
    const suelta = celdaSuelta(datos.getData('text/html'))
    if (suelta === null) return onPegar(lugar, datos, 'escribir')
    return editor.commands.insertContent(suelta)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useAriaPropsSupportedByRole: a cell of a grid, or a group that is read; both are entered with Enter
    <div
      role={rol}
      aria-label={rol === 'group' ? nombre : undefined}
      tabIndex={activa ? -1 : 0}
      className={`${classes.celda} ${className ?? ''}`}
      data-lugar={`${lugar.id}/${lugar.campo}`}
      data-modo={modo}
      data-columna={columna}
      onKeyDown={leer}
      onClick={tocar}
    >
      {activa ? (
        <>
          <span id={id} className="visually-hidden">
            {nombre}
          </span>
          <Suspense fallback={<TextoRico html={html} />}>
            <Llegado en={llego} />
            <EditorRico
              modo="celda"
              value={html}
              onChange={valor => acciones.escribir(lugar, valor)}
              labelledBy={id}
              placeholder={hueco}
              autoFocus
              cursorEn={activa.punto}
              escribe={activa.letra}
              teclas={escribir}
              pegado={pegar}
            />
          </Suspense>
        </>
      ) : html ? (
        <TextoRico html={html} />
      ) : (
        <span className={classes.hueco} data-falta={isFalta || undefined}>
          {hueco}
        </span>
      )}
    </div>
  )
}
