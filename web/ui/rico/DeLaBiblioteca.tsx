import { RichTextEditor as R } from '@mantine/tiptap'
import { IconLibraryPhoto } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { Suspense, useState } from 'react'
import { biblioteca } from './biblioteca.ts'

/** Puts in a picture that was uploaded before. */
export function DeLaBiblioteca({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false)
  const { Dialogo } = biblioteca
  if (!Dialogo) return null
  const nombre = 'Elegir de la biblioteca'
  return (
    <>
      <R.Control aria-label={nombre} title={nombre} onClick={() => setOpen(true)}>
        <IconLibraryPhoto size={16} stroke={1.5} aria-hidden />
      </R.Control>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialogo
            onClose={() => setOpen(false)}
            onElegir={({ src, alt }) => {
              setOpen(false)
              editor.chain().focus().setImage({ src, alt }).run()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
