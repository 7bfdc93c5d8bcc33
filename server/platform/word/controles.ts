import { prendido, valor } from './partes.ts'

/** Content controls whose text nobody wrote: the prompt of one that is empty, and a table of contents, which Word makes of the headings. */
export class Controles {
  /** Whether the text of each open control is none. */
  readonly #abiertos: { isAjeno: boolean }[] = []
  #ajenos = 0

  /** Whether what stands here is such a text; what it stands in (paragraphs, cells) is there all the same. */
  get isAjeno(): boolean {
    return this.#ajenos > 0
  }

  open(name: string, raw: string): void {
    const actual = this.#abiertos.at(-1)
    if (name === 'sdt') this.#abiertos.push({ isAjeno: false })
    else if (!actual) return
    else if (name === 'showingPlcHdr') actual.isAjeno = prendido(raw)
    else if (name === 'docPartGallery') actual.isAjeno ||= valor(raw) === 'Table of Contents'
    else if (name === 'sdtContent' && actual.isAjeno) this.#ajenos++
  }

  close(name: string): void {
    if (name === 'sdtContent' && this.#abiertos.at(-1)?.isAjeno) this.#ajenos--
    else if (name === 'sdt') this.#abiertos.pop()
  }
}
