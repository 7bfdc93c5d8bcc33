import { type Content, type Editor, Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Transform } from '@tiptap/pm/transform'

interface Subida {
  imagen: Node
  en: number
}

function subidasDe(doc: Node): Subida[] {
  const subidas: Subida[] = []
  doc.descendants((nodo, en) => {
    if (nodo.type.name === 'image' && nodo.attrs.uploading) subidas.push({ imagen: nodo, en })
  })
  return subidas
}

/**
 * Tells at each change whether a picture of the text is on its way. It goes by the text: one that was deleted is waited for no more, however long its line hangs, and one that
 * comes back is.
 */
export const conSubidas = (onSubiendo: (isSubiendo: boolean) => void): Extension =>
  Extension.create({
    name: 'subidas',
    // Of what replaces the whole text there is a transaction and no update.
    onTransaction({ editor, transaction }) {
      if (transaction.docChanged) onSubiendo(subidasDe(editor.state.doc).length > 0)
    },
  })

/**
 * Puts another text (a merge, what somebody else saved) in the place of the whole, without calling it an edit. A picture that is on its way belongs to
 * whoever put it in and to no saved text: it stays where it stood, or where its place was in what changed, and goes on.
 */
export function ponerTexto(editor: Editor, texto: Content): void {
  const { doc } = editor.state
  const subidas = subidasDe(doc)
  const guardable = new Transform(doc)
  const quitadas = subidas.map(({ imagen, en }) => {
    const lugar = guardable.mapping.map(en)
    guardable.delete(lugar, lugar + imagen.nodeSize)
    return { imagen, en: lugar }
  })
  editor
    .chain()
    .setContent(texto, { emitUpdate: false })
    .command(({ tr }) => {
      const puestas = quitadas.map(({ imagen, en }) => ({ imagen, en: lugarEn(guardable.doc, tr.doc, en) }))
      // From the last to the first, so that each place is still where it was found.
      for (const { imagen, en } of puestas.sort((a, b) => a.en - b.en).reverse()) tr.insert(en, imagen)
      return true
    })
    .run()
}

/** Its blocks, without the empty ones at the end: these are there for the cursor. */
function bloquesDe(doc: Node): readonly Node[] {
  const hasta = doc.children.findLastIndex(b => b.type.name !== 'paragraph' || b.content.size > 0)
  return doc.children.slice(0, hasta + 1)
}

/** Where a place of one text is in another: in the same block, or between the same two; in what changed between as many blocks as before, or after it. */
function lugarEn(antes: Node, ahora: Node, en: number): number {
  const [a, b] = [bloquesDe(antes), bloquesDe(ahora)]
  const menor = Math.min(a.length, b.length)
  let iguales = 0
  while (iguales < menor && a[iguales]!.eq(b[iguales]!)) iguales++
  let alFinal = 0
  while (alFinal < menor - iguales && a.at(-1 - alFinal)!.eq(b.at(-1 - alFinal)!)) alFinal++
  const $en = antes.resolve(en)
  const dentro = $en.depth > 0
  const i = Math.min($en.index(0), a.length)
  const trasEl = (n: number) => b.slice(0, n).reduce((suma, bloque) => suma + bloque.nodeSize, 0)
  if (dentro ? i < iguales : i <= iguales) return dentro ? en : trasEl(i)
  const desdeElFinal = b.length - (a.length - i)
  if (i >= a.length - alFinal)
    return dentro ? trasEl(desdeElFinal) + en - $en.before(1) : trasEl(desdeElFinal)
  return trasEl(a.length === b.length ? i + Number(dentro) : b.length - alFinal)
}
