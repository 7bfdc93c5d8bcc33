import { RichTextEditor as R } from '@mantine/tiptap'
import { IconLetterCase } from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { DeLaBiblioteca } from './DeLaBiblioteca.tsx'
import classes from './EditorRico.module.css'
import type { ModoRico } from './extensiones.ts'

const FORMATO = 'Formato del texto'

/** The toolbar: what a text may hold, and, while the cursor is in a table, what can be done with it. */
export function Controles({
  editor,
  modo,
  conImagen,
  conBiblioteca,
}: {
  editor: Editor
  modo: ModoRico
  conImagen: boolean
  conBiblioteca: boolean
}) {
  const enTabla = useEditorState({ editor, selector: ({ editor: e }) => e.isActive('table') })
  if (modo === 'celda') return <ControlesDeCelda editor={editor} />
  return (
    <R.Toolbar sticky stickyOffset="var(--sticky-top, 0px)" role="toolbar" aria-label={FORMATO}>
      <R.ControlsGroup>
        <R.Undo />
        <R.Redo />
      </R.ControlsGroup>
      <R.ControlsGroup>
        <R.Bold />
        <R.Italic />
        <R.Underline />
        <R.Strikethrough />
        <R.Superscript />
        <R.Subscript />
        <R.Link />
        <R.Unlink />
        <R.ClearFormatting />
      </R.ControlsGroup>
      {modo === 'clasico' && (
        <>
          <R.ControlsGroup>
            <R.H1 />
            <R.H2 />
            <R.H3 />
          </R.ControlsGroup>
          <R.ControlsGroup>
            <R.BulletList />
            <R.OrderedList />
            <R.Blockquote />
            <R.Hr />
          </R.ControlsGroup>
          <R.ControlsGroup>
            <R.AlignLeft />
            <R.AlignCenter />
            <R.AlignRight />
            <R.AlignJustify />
          </R.ControlsGroup>
          <R.ControlsGroup>
            {conImagen && <R.ImageUpload />}
            {conBiblioteca && <DeLaBiblioteca editor={editor} />}
            <R.TableInsert />
          </R.ControlsGroup>
        </>
      )}
      {enTabla && (
        <R.ControlsGroup>
          <R.TableRowBefore />
          <R.TableRowAfter />
          <R.TableRowDelete />
          <R.TableColumnBefore />
          <R.TableColumnAfter />
          <R.TableColumnDelete />
          <R.TableToggleHeaderRow />
          <R.TableMergeCells />
          <R.TableSplitCell />
          <R.TableDelete />
        </R.ControlsGroup>
      )}
    </R.Toolbar>
  )
}

/**
 * What a cell of a table needs most; all else goes by keys, or comes pasted. The bar hangs over the line above, and while one writes that line is read: it is
 * there for what is selected, and for the bare cursor when the button at the corner asks for it, until the text changes.
 */
function ControlesDeCelda({ editor }: { editor: Editor }) {
  const haySeleccion = useEditorState({ editor, selector: ({ editor: e }) => !e.state.selection.empty })
  const [isPedida, setPedida] = useState(false)
  useEffect(() => {
    const recoger = () => setPedida(false)
    editor.on('update', recoger)
    return () => void editor.off('update', recoger)
  }, [editor])
  return (
    <>
      {!haySeleccion && (
        <R.Control
          className={`${classes.pedir} no-print`}
          aria-label={FORMATO}
          title={FORMATO}
          aria-expanded={isPedida}
          onClick={() => setPedida(!isPedida)}
        >
          <IconLetterCase size={14} stroke={1.5} aria-hidden />
        </R.Control>
      )}
      {(haySeleccion || isPedida) && (
        <R.Toolbar role="toolbar" aria-label={FORMATO}>
          <R.ControlsGroup>
            <R.Bold />
            <R.Italic />
            <R.Link />
            <R.BulletList />
            <R.OrderedList />
          </R.ControlsGroup>
        </R.Toolbar>
      )}
    </>
  )
}
