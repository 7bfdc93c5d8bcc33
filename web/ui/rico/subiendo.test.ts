import { Editor } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { extensionesDe } from './extensiones.ts'
import { conSubidas } from './subiendo.ts'

/** An editor that nobody sees, and what it told last. */
function abrir() {
  let dicho = false
  const upload = { onImageUpload: () => new Promise<string>(() => {}) }
  const editor = new Editor({
    element: null,
    content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Figura' }] }] },
    extensions: [
      ...extensionesDe('clasico', '', upload),
      conSubidas(is => {
        dicho = is
      }),
    ],
  })
  const poner = (uploadId: string) => {
    const imagen = editor.schema.nodes.image!.create({ src: 'blob:1', uploading: true, uploadId })
    editor.view.dispatch(editor.state.tr.insert(0, imagen))
  }
  /** The first picture is kept: as what sends it says so. */
  const llegar = () =>
    editor.view.dispatch(editor.state.tr.setNodeMarkup(0, undefined, { src: '/i/1.png', uploading: false }))
  const quitar = () => editor.view.dispatch(editor.state.tr.delete(0, 1))
  return { editor, isSubiendo: () => dicho, poner, llegar, quitar }
}

describe('a picture that is on its way', () => {
  it('is waited for until it has come', () => {
    const { isSubiendo, poner, llegar } = abrir()
    poner('a')
    poner('b')
    expect(isSubiendo()).toBe(true)
    llegar()
    expect(isSubiendo()).toBe(true)
  })

  it('has come', () => {
    const { isSubiendo, poner, llegar } = abrir()
    poner('a')
    llegar()
    expect(isSubiendo()).toBe(false)
  })

  it('is waited for no more when it is deleted, and again when it is back', () => {
    const { isSubiendo, poner, quitar } = abrir()
    poner('a')
    quitar()
    expect(isSubiendo()).toBe(false)
    poner('a')
    expect(isSubiendo()).toBe(true)
  })

  it('nor when another text takes the place of the whole', () => {
    const { editor, isSubiendo, poner } = abrir()
    poner('a')
    editor.commands.setContent({ type: 'doc', content: [{ type: 'paragraph' }] }, { emitUpdate: false })
    expect(isSubiendo()).toBe(false)
  })
})
