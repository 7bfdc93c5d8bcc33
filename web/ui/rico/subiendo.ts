import { type Editor, Extension } from '@tiptap/core'

function isAlgunaSubiendo({ state }: Editor): boolean {
  let isAlguna = false
  state.doc.descendants(({ type, attrs }) => {
    isAlguna ||= type.name === 'image' && Boolean(attrs.uploading)
    return !isAlguna
  })
  return isAlguna
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
      if (transaction.docChanged) onSubiendo(isAlgunaSubiendo(editor))
    },
  })
