/** Fractions and powers of formulas (OMML) in a line of text. */

/** A text that is being written: its pieces of HTML, and its letters. */
interface Escrito {
  html: string[]
  letras: string
}

/** Open parts of formulas: above the line of a fraction, below it, raised, lowered. */
export class Formulas {
  readonly #partes: { p: Escrito; desde: number }[] = []

  open(name: string, p: Escrito | undefined): void {
    if (!p || !PARTES.has(name)) return
    if (name === 'den') decir(p, '/')
    this.#partes.push({ p, desde: p.html.length })
  }

  close(name: string): void {
    const parte = PARTES.has(name) ? this.#partes.pop() : undefined
    if (!parte) return
    const { p, desde } = parte
    const dicha = p.html
      .slice(desde)
      .join('')
      .replace(/<[^<>]*>/g, '')
    if (dicha === '') return
    if (name === 'sup' || name === 'sub') {
      p.html.splice(desde, 0, `<${name}>`)
      p.html.push(`</${name}>`)
    } else if (!/^[\p{L}\d.,]+$/u.test(dicha)) {
      p.html.splice(desde, 0, '(')
      decir(p, ')')
    }
  }
}

const PARTES: ReadonlySet<string> = new Set(['num', 'den', 'sup', 'sub'])

function decir(p: Escrito, signo: string): void {
  p.html.push(signo)
  p.letras += signo
}
