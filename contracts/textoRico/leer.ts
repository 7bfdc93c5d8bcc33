import { comienzo } from '@malla/domain/texto/cortar.ts'
import { Parser } from 'htmlparser2'
import { Constructor } from './constructor.ts'
import { guardable, hrefPermitido, type MarcaRica, type NodoRico, srcPermitido } from './esquema.ts'
import { estiloDeMarca, tagsDeBloque, tagsDeMarca, tagsOmitidos } from './etiquetasHtml.ts'

/**
 * Reads any HTML (of the editor, pasted from Word, sent by a stranger) into what a text may hold. Never fails: structure that is known is
 * kept, what is not known gives only its text, scripts and styles give nothing.
 */
export function leerTextoRico(html: string): NodoRico {
  const c = new Constructor()
  let omitido = 0
  let hondura = 0
  let cerrados = 0
  const parser = new Parser(
    {
      onopentag(tag, attrs) {
        if (++hondura > MOST_OPEN) parser.pause()
        else if (omitido > 0 || tagsOmitidos.has(tag)) omitido += tagsOmitidos.has(tag) ? 1 : 0
        else abrir(c, tag, attrs)
      },
      ontext(texto) {
        if (omitido === 0) c.texto(texto)
      },
      onclosetag(tag) {
        hondura--
        cerrados++
        if (tagsOmitidos.has(tag)) omitido = Math.max(0, omitido - 1)
        else if (omitido === 0 && !SIN_FIN.has(tag)) c.cerrar(tag)
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true, recognizeSelfClosing: false },
  )
  let cuesta = 0
  for (let i = 0; i < html.length && cuesta < MOST_LOOKED_FOR; ) {
    // Before a tag: within a text a character of two halves would be cut in two.
    const fin = html.indexOf('<', i + DE_UNA_VEZ)
    const parte = html.slice(i, fin < 0 ? undefined : fin)
    i += parte.length
    cerrados = 0
    parser.write(parte)
    cuesta += Math.max(0, parte.split('</').length - 1 - cerrados) * hondura
  }
  parser.end()
  return c.fin()
}

const DE_UNA_VEZ = 16_384
/**
 * A tag that closes nothing is looked for among all that are open. So often, and what follows is not read: whoever writes that wants the server to stand
 * still.
 */
const MOST_LOOKED_FOR = 50_000_000

/** Tags that may be open at once: each one more costs as much as there are, and no text of a person comes near. What follows is not read. */
const MOST_OPEN = 30_000

/** Tags that hold nothing. */
const SIN_FIN = new Set(['br', 'hr', 'img'])

type Atributos = Record<string, string | undefined>

function abrir(c: Constructor, tag: string, attrs: Atributos): void {
  const bloque = tagsDeBloque(tag, attrs)
  if (bloque) c.abrir(tag, bloque)
  else if (tag === 'br') c.enLinea({ type: 'hardBreak' })
  else if (tag === 'hr') c.suelto({ type: 'horizontalRule' })
  else if (tag === 'img') imagen(c, attrs)
  else c.marcar(tag, marcasDe(tag, attrs))
}

function marcasDe(tag: string, attrs: Atributos): MarcaRica[] {
  const type = tagsDeMarca[tag]
  if (type !== 'link')
    return [...(type && !isFalsaNegrita(tag, attrs) ? [{ type }] : []), ...estiloDeMarca(attrs.style)]
  const href = hrefPermitido(attrs.href)
  return href ? [{ type, attrs: { href } }] : []
}

/** Google Docs wraps all it copies in a `<b style="font-weight:normal">`; Word writes `mso-bidi-font-weight`, which means nothing here. */
const isFalsaNegrita = (tag: string, attrs: Atributos): boolean =>
  tag === 'b' && /(^|[;\s])font-weight:\s*(normal|400)/i.test(attrs.style ?? '')

const entero = (valor: string | undefined, minimo: number, maximo: number): number | null => {
  const n = Number.parseInt(valor ?? '', 10)
  return n >= minimo && n <= maximo ? n : null
}

/** Most letters of what is said of an image, and of its title. */
const LARGO_DE_LINEA = 300

function imagen(c: Constructor, attrs: Atributos): void {
  const src = srcPermitido(attrs.src)
  if (!src) return
  const width = entero(attrs.width, 16, 2000)
  const linea = (s: string | undefined) =>
    comienzo(
      guardable(s ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
      LARGO_DE_LINEA,
    ).trimEnd()
  c.suelto({
    type: 'image',
    attrs: {
      src,
      alt: linea(attrs.alt),
      ...(linea(attrs.title) && { title: linea(attrs.title) }),
      ...(width && { width }),
    },
  })
}
