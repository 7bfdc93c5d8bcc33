import '@mantine/tiptap/styles.layer.css'
import { limpiarTextoRico } from '@malla/contracts/textoRico/limpiar.ts'
import { RichTextEditor } from '@mantine/tiptap'
import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { useEditor } from '@tiptap/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { pedirQuedarse } from '../quedarse.ts'
import { Controles } from './Controles.tsx'
import classes from './EditorRico.module.css'
import { EstadoDeImagenes } from './EstadoDeImagenes.tsx'
import { etiquetas } from './etiquetas.ts'
import { extensionesDe, type ModoRico } from './extensiones.ts'
import { limpiarPegado } from './pegar.ts'
import { conSubidas, ponerTexto } from './subiendo.ts'
import texto from './TextoRico.module.css'
import { type SubirImagen, useImagenes } from './useImagenes.ts'

export interface EditorRicoProps {
  /** HTML of contracts/textoRico. */
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  /** Id of the element that names it. */
  labelledBy: string
  describedBy?: string
  modo?: ModoRico
  placeholder?: string
  required?: boolean
  invalid?: boolean
  disabled?: boolean
  autoFocus?: boolean
  /** Where on the screen the cursor goes as it opens, with `autoFocus`; else to the end. */
  cursorEn?: { x: number; y: number }
  /** What was typed before it had the cursor: it may still grow. */
  escribe?: string
  /** Hears each key first; true: it is taken. */
  teclas?: (event: KeyboardEvent, editor: Editor) => boolean
  /** Hears what is pasted first; true: it is taken. */
  pegado?: (event: ClipboardEvent, editor: Editor) => boolean
  /** Keeps a picture and answers its address; without it no pictures can be put in. */
  upload?: SubirImagen
  /** Who puts in pictures of their own, and may not look through those of all. */
  sinBiblioteca?: boolean
  /** Whether a picture of the text is on its way: an editor that goes away before takes it along. */
  onSubiendo?: (isSubiendo: boolean) => void
}

/** What was said to be empty is empty, and the empty paragraph after a table is only there for the cursor. */
const htmlDe = (editor: { isEmpty: boolean; getHTML: () => string }): string =>
  editor.isEmpty ? '' : sinCola(sinSubidas(editor.getHTML()))
/** A picture that is on its way has no address yet: only this page could show it. */
const sinSubidas = (html: string): string => html.replace(/<img\b[^>]*\bdata-upload(ing|-error)=[^>]*>/g, '')
const sinCola = (html: string): string => html.replace(/(<p><\/p>)+$/, '')

/** The editor of rich text, as it is loaded when one is opened. */
export default function EditorRico({
  value,
  onChange,
  onBlur,
  labelledBy,
  describedBy,
  modo = 'clasico',
  placeholder,
  required,
  invalid,
  disabled,
  autoFocus,
  cursorEn,
  escribe,
  teclas,
  pegado,
  upload,
  sinBiblioteca,
  onSubiendo,
}: EditorRicoProps) {
  const [isSubiendo, setSubiendo] = useState(false)
  const [imagenes, images] = useImagenes(upload)
  const told = useRef(value)
  const isTouched = useRef(false)
  const isAbierto = useRef(false)
  const keep = useRef({ onChange, onBlur, teclas, pegado, onSubiendo })
  keep.current = { onChange, onBlur, teclas, pegado, onSubiendo }
  const self = useRef<Editor | null>(null)

  const editor = useEditor({
    extensions: [...extensionesDe(modo, placeholder, images), conSubidas(setSubiendo)],
    content: value,
    editable: !disabled,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(required && { 'aria-required': 'true' }),
        ...(invalid && { 'aria-invalid': 'true' }),
        spellcheck: 'true',
        lang: 'es',
      },
      transformPastedHTML: limpiarPegado,
      handleKeyDown: (_view, event) => Boolean(self.current && keep.current.teclas?.(event, self.current)),
      handlePaste: (_view, event) => Boolean(self.current && keep.current.pegado?.(event, self.current)),
    },
    onUpdate: ({ editor: e }) => {
      const html = htmlDe(e)
      // The editor writes a text its own way as soon as it is opened: that is no change of anybody.
      isTouched.current ||= limpiarTextoRico(html) !== sinCola(limpiarTextoRico(told.current))
      if (!isTouched.current) return
      told.current = html
      keep.current.onChange(html)
    },
    onBlur: () => keep.current.onBlur?.(),
  })
  self.current = editor
  // Before the screen is drawn: a key between would go to what stood here before. An editor that waited too long to be shown is made anew.
  const inicio = useRef({ autoFocus, cursorEn })
  useLayoutEffect(() => {
    if (!editor || editor.isDestroyed || isAbierto.current) return
    isAbierto.current = true
    const { autoFocus: isPrimero, cursorEn: punto } = inicio.current
    if (!isPrimero) return
    const en = punto && editor.view.posAtCoords({ left: punto.x, top: punto.y })
    editor.commands.setTextSelection(en ? en.pos : Selection.atEnd(editor.state.doc).to)
    editor.view.focus()
  }, [editor])
  // Also what went to the other one while this one already stood.
  const puestas = useRef(0)
  useLayoutEffect(() => {
    const letras = escribe?.slice(puestas.current)
    if (!letras || !editor || editor.isDestroyed) return
    puestas.current += letras.length
    editor.commands.insertContent({ type: 'text', text: letras })
    editor.view.focus()
  }, [editor, escribe])
  // A value that somebody else gave (a merge, what was kept) replaces the text; one's own comes back and is left alone.
  useEffect(() => {
    if (!editor || value === told.current) return
    told.current = value
    isTouched.current = false
    ponerTexto(editor, value)
  }, [editor, value])
  useEffect(() => {
    editor?.setEditable(!disabled, false)
  }, [editor, disabled])
  useEffect(() => {
    if (!isSubiendo) return
    keep.current.onSubiendo?.(true)
    const yaPuedeIrse = pedirQuedarse()
    return () => {
      yaPuedeIrse()
      keep.current.onSubiendo?.(false)
    }
  }, [isSubiendo])

  return (
    <>
      <RichTextEditor
        editor={editor}
        labels={etiquetas}
        variant="subtle"
        className={classes.editor}
        data-invalid={invalid || undefined}
        data-modo={modo}
      >
        {editor && !disabled && (
          <Controles
            editor={editor}
            modo={modo}
            conImagen={Boolean(upload)}
            conBiblioteca={Boolean(upload) && !sinBiblioteca}
          />
        )}
        <RichTextEditor.Content className={texto.texto} />
      </RichTextEditor>
      <EstadoDeImagenes imagenes={imagenes} isSubiendo={isSubiendo} />
    </>
  )
}
