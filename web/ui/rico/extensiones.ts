import { alineaciones, hrefPermitido, NIVELES, srcPermitido } from '@malla/contracts/textoRico/esquema.ts'
import { getUploadImageExtension, type UploadImageOptions } from '@mantine/tiptap'
import type { Extensions } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Link } from '@tiptap/extension-link'
import { Subscript } from '@tiptap/extension-subscript'
import { Superscript } from '@tiptap/extension-superscript'
import { TableKit } from '@tiptap/extension-table'
import { TextAlign } from '@tiptap/extension-text-align'
import { Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'

/** The editor's extensions: exactly what contracts/textoRico/esquema.ts says a text may hold. */

/** `clasico` holds everything, `linea` paragraphs and marks only; `celda` holds everything in a cell of a table, with few buttons over it. */
export type ModoRico = 'clasico' | 'linea' | 'celda'

const enlace = Link.configure({
  openOnClick: false,
  autolink: true,
  defaultProtocol: 'https',
  isAllowedUri: url => hrefPermitido(url) !== null,
})

/** Pictures of elsewhere are not taken over: they would not be kept. */
const Imagen = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (img: HTMLElement) => (srcPermitido(img.getAttribute('src') ?? undefined) ? null : false),
    },
  ],
})

const basico = (placeholder: string | undefined, conBloques: boolean): Extensions => [
  StarterKit.configure({
    heading: conBloques && { levels: [...NIVELES] },
    codeBlock: false,
    link: false,
    ...(conBloques
      ? {}
      : {
          bulletList: false,
          orderedList: false,
          listItem: false,
          listKeymap: false,
          blockquote: false,
          horizontalRule: false,
        }),
  }),
  enlace,
  Superscript,
  Subscript,
  Placeholder.configure({ placeholder: placeholder ?? '' }),
]

/** All of a mode. `upload` keeps a picture that was picked, pasted or dropped, and answers its address. */
export function extensionesDe(modo: ModoRico, placeholder?: string, upload?: UploadImageOptions): Extensions {
  if (modo === 'linea') return basico(placeholder, false)
  return [
    ...basico(placeholder, true),
    TextAlign.configure({ types: ['heading', 'paragraph'], alignments: [...alineaciones] }),
    TableKit.configure({ table: { resizable: true } }),
    upload ? getUploadImageExtension(Imagen, upload) : Imagen,
  ]
}
