import { sinControles } from '@malla/domain/texto/normalizar.ts'

/**
 * The one place where text becomes HTML. What is put between `${` and `}` is text and is escaped, also in attributes, which are always
 * quoted; only what `html` itself made goes in as it stands.
 */

const signos: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** HTML as it stands: nobody but `html` and `jsonEnHtml` makes it. */
export class Html {
  readonly texto: string
  constructor(texto: string) {
    this.texto = texto
  }
}

/** What a template takes: nothing for null, undefined and false. */
export type Parte = Html | string | number | null | undefined | false | readonly Parte[]

const escapar = (s: string): string => sinControles(s).replace(/[&<>"']/g, c => signos[c]!)

const escribir = (p: Parte): string => {
  if (p === null || p === undefined || p === false) return ''
  if (p instanceof Html) return p.texto
  return Array.isArray(p) ? p.map(escribir).join('') : escapar(String(p))
}

/** HTML out of a template: html`<p title="${titulo}">${texto}</p>`. */
export const html = (fijo: TemplateStringsArray, ...partes: readonly Parte[]): Html =>
  new Html(fijo.map((texto, i) => texto + (i < partes.length ? escribir(partes[i]) : '')).join(''))

/** A value inside of <script type="application/json">: nothing in it can end the script. */
export const jsonEnHtml = (valor: unknown): Html =>
  new Html(
    JSON.stringify(valor).replace(
      /[<>&\u2028\u2029]/g,
      c => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  )

/** An address that a link may lead to: a page of ours, https, http or mailto; null for any other («javascript:»). */
export const enlaceSeguro = (url: string): string | null => {
  const limpio = url.trim()
  return /^(https?:\/\/|mailto:)/i.test(limpio) || /^\/(?![/\\])/.test(limpio) ? limpio : null
}
