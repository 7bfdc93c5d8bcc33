import { Editor } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { extensionesDe } from './extensiones.ts'
import { conSubidas, ponerTexto } from './subiendo.ts'

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

const parrafo = (text: string) => ({ type: 'paragraph', ...(text && { content: [{ type: 'text', text }] }) })
const cita = (...content: object[]) => ({ type: 'blockquote', content })
const enCamino = (uploadId: string) => ({
  type: 'image',
  attrs: { src: `blob:${uploadId}`, uploading: true, uploadId },
})
const texto = (...content: object[]) => ({ type: 'doc', content })

/** The blocks of a text in words; those in a quotation between brackets. */
function enPalabras({ state }: Editor): string {
  const palabras = (nodo: typeof state.doc): string =>
    nodo.children
      .map(n => {
        if (n.type.name === 'blockquote') return `[${palabras(n)}]`
        return n.type.name === 'image' ? `<${n.attrs.uploadId}>` : n.textContent
      })
      .join(' ')
  return palabras(state.doc).trim()
}

describe('the text of a merge, put in while pictures are on their way', () => {
  it.each<[string, object[], object[], string]>([
    ['nothing else', [enCamino('a')], [parrafo('Uno')], '<a> Uno'],
    [
      'before what changed',
      [parrafo('Uno'), enCamino('a'), parrafo('Dos')],
      [parrafo('Uno'), parrafo('2')],
      'Uno <a> 2',
    ],
    [
      'after it',
      [parrafo('Uno'), enCamino('a'), parrafo('Dos')],
      [parrafo('1'), parrafo('más'), parrafo('Dos')],
      '1 más <a> Dos',
    ],
    ['at the end', [parrafo('Uno'), enCamino('a'), parrafo('')], [parrafo('1'), parrafo('más')], '1 más <a>'],
    [
      'between two that both changed',
      [parrafo('Uno'), enCamino('a'), parrafo('Dos')],
      [parrafo('1'), parrafo('2')],
      '1 <a> 2',
    ],
    [
      'among what was written anew',
      [parrafo('Uno'), enCamino('a'), parrafo('Dos')],
      [parrafo('Otra cosa')],
      'Otra cosa <a>',
    ],
    [
      'several',
      [enCamino('a'), enCamino('b'), parrafo('Uno'), enCamino('c')],
      [parrafo('1')],
      '<a> <b> 1 <c>',
    ],
    [
      'in a block that stands',
      [cita(parrafo('Uno'), enCamino('a')), parrafo('Dos')],
      [parrafo('Nuevo'), cita(parrafo('Uno')), parrafo('Dos')],
      'Nuevo [Uno <a>] Dos',
    ],
    [
      'in a block that changed',
      [cita(parrafo('Uno'), enCamino('a')), parrafo('Dos')],
      [cita(parrafo('1')), parrafo('Dos')],
      '[1] <a> Dos',
    ],
    ['in a text that is empty now', [parrafo('Uno'), enCamino('a')], [parrafo('')], '<a>'],
  ])('keeps them: %s', (_caso, antes, ahora, quedo) => {
    const { editor, isSubiendo } = abrir()
    editor.commands.setContent(texto(...antes))
    ponerTexto(editor, texto(...ahora))
    expect(enPalabras(editor)).toBe(quedo)
    expect(isSubiendo()).toBe(true)
  })

  it('is no edit', () => {
    const { editor, poner } = abrir()
    poner('a')
    let ediciones = 0
    editor.on('update', () => ediciones++)
    ponerTexto(editor, texto(parrafo('Uno')))
    expect(ediciones).toBe(0)
  })

  it('takes the picture once it has come', () => {
    const { editor, isSubiendo, poner, llegar } = abrir()
    poner('a')
    ponerTexto(editor, texto(parrafo('Uno')))
    llegar()
    expect([editor.state.doc.firstChild!.attrs.src, isSubiendo()]).toEqual(['/i/1.png', false])
  })
})
