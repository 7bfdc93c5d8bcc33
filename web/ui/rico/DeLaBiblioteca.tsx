import { RichTextEditor as R } from '@mantine/tiptap'
import { IconLibraryPhoto } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { Suspense, useState } from 'react'
import { CercaDeParte } from '../CercaDeParte.tsx'
import { warn } from '../dialogs.tsx'
import { SIN_PARTE } from '../recarga.ts'
import { biblioteca } from './biblioteca.ts'

/** Puts in a picture that was uploaded before. Where the pictures do not come that is said, and the text stays. */
export function DeLaBiblioteca({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false)
  const { Dialogo } = biblioteca
  if (!Dialogo) return null
  const nombre = 'Elegir de la biblioteca'
  const cerrar = () => setOpen(false)
  const faltar = () => {
    cerrar()
    void warn([SIN_PARTE])
  }
  return (
    <>
      <R.Control aria-label={nombre} title={nombre} onClick={() => setOpen(true)}>
        <IconLibraryPhoto size={16} stroke={1.5} aria-hidden />
      </R.Control>
      {isOpen && (
        <CercaDeParte onMissing={faltar}>
          <Suspense fallback={null}>
            <Dialogo
              onClose={cerrar}
              onElegir={({ src, alt }) => {
                cerrar()
                editor.chain().focus().setImage({ src, alt }).run()
              }}
            />
          </Suspense>
        </CercaDeParte>
      )}
    </>
  )
}
