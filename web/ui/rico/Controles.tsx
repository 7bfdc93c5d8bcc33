import { RichTextEditor as R } from '@mantine/tiptap'
import { type Editor, useEditorState } from '@tiptap/react'
import { DeLaBiblioteca } from './DeLaBiblioteca.tsx'
import type { ModoRico } from './extensiones.ts'

/** The toolbar: what a text may hold, and, while the cursor is in a table, what can be done with it. */
export function Controles({
  editor,
  modo,
  conImagen,
}: {
  editor: Editor
  modo: ModoRico
  conImagen: boolean
}) {
  const enTabla = useEditorState({ editor, selector: ({ editor: e }) => e.isActive('table') })
  if (modo === 'celda') return <ControlesDeCelda />
  return (
    <R.Toolbar sticky stickyOffset="var(--sticky-top, 0px)" role="toolbar" aria-label="Formato del texto">
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
            {conImagen && <DeLaBiblioteca editor={editor} />}
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

/** What a cell of a table needs most; all else goes by keys, or comes pasted. */
function ControlesDeCelda() {
  return (
    <R.Toolbar role="toolbar" aria-label="Formato del texto">
      <R.ControlsGroup>
        <R.Bold />
        <R.Italic />
        <R.Link />
        <R.BulletList />
        <R.OrderedList />
      </R.ControlsGroup>
    </R.Toolbar>
  )
}
