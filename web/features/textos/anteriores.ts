import type { BorradorLocal } from './borradorLocal.ts'
import type { Mundo } from './estadoDeEdicion.ts'
import type { ItemEditado } from './items.ts'
import { enOrden, fundirCon, reunir, sinIdos, vigentes, yaEsta } from './recuperar.ts'
import type { TextoEditado } from './textoEditado.ts'

/** What the same person typed before, or in tabs that are gone, and did not save: brought into the text; what collides with it waits for a decision. */
export class Anteriores {
  readonly #mundo: Mundo
  readonly #texto: TextoEditado
  /** Sends the text as it is by then. */
  readonly #enviar: () => void
  #abierta: Promise<void> | null = null
  /** Texts of this person that collide with this one. */
  #otros: BorradorLocal[] = []

  constructor(mundo: Mundo, texto: TextoEditado, enviar: () => void) {
    this.#mundo = mundo
    this.#texto = texto
    this.#enviar = enviar
  }

  /** Brings it back, of this browser and of the server, once. Resolves when it is known. */
  abrir(): Promise<void> {
    return (this.#abierta ??= this.#recuperar())
  }

  async #recuperar(): Promise<void> {
    const texto = this.#texto
    // What was typed before they are known is in its place already.
    const deAntes = (bs: readonly BorradorLocal[]) => bs.filter(b => !texto.copias.isPropio(b))
    const { mios, deOtras, idos: tirados } = await this.#mundo.local.tomar()
    texto.copias.tirarDeAntes(tirados)
    const tomados = { mios: deAntes(mios), deOtras }
    const visto = texto.isTocado ? undefined : enOrden(tomados.mios)[0]
    if (visto) this.#ver(visto)
    const leidos = this.#mundo.leerBorradores().then(bs => sinIdos(deAntes(bs), tirados))
    const { quedan, idos } = vigentes(tomados, await leidos.catch(() => null))
    if (texto.isTocado) return this.#sumar(quedan.filter(b => b.id !== visto?.id))
    const hechos = quedan.filter(b => yaEsta(b, texto.base.ultimos))
    for (const b of [...idos, ...hechos]) texto.copias.olvidar(b)
    const [primero, ...otros] = enOrden(quedan.filter(b => !hechos.includes(b)))
    if (primero !== visto) this.#ver(primero)
    if (primero?.enviado === null) {
      texto.escribir(primero.items)
      this.#enviar()
    }
    this.#sumar(otros)
  }

  /** Shows a draft in the place of the version, or the version. It stays where it is. */
  #ver(borrador?: BorradorLocal): void {
    const { base, copias } = this.#texto
    base.pasarALaDe(borrador)
    copias.desde(...(borrador ? [borrador] : []))
    this.#texto.poner({
      items: borrador?.items ?? base.items,
      recuperado: !!borrador,
      fase: borrador ? (borrador.enviado === null ? 'escrito' : 'borrador') : 'guardado',
    })
  }

  /** Brings other texts of this person in; what collides waits for a decision. */
  #sumar(otros: readonly BorradorLocal[]): void {
    const { items, unidos, enDisputa } = reunir(this.#texto.estado().items, otros)
    if (unidos.length > 0) {
      this.#texto.escribir(items, ...unidos)
      this.#texto.poner({ items, recuperado: true, fase: 'escrito' })
      this.#enviar()
    }
    this.#otros.push(...enDisputa)
    this.preguntar()
  }

  /** Asks about the first of the texts that collide with this one. */
  preguntar(): void {
    const [otro] = this.#otros
    const conflicto = otro ? { actual: null, fusion: fundirCon(otro, this.#texto.estado().items) } : null
    this.#texto.poner({ otros: this.#otros.length, ...(conflicto && { conflicto }) })
  }

  /** The text as the person decided it, with the one that was asked about in it; the next may collide with it or not. */
  decidir(items: ItemEditado[]): void {
    const [otro, ...otros] = this.#otros.splice(0)
    this.#texto.escribir(items, ...(otro ? [otro] : []))
    this.#texto.poner({ items, conflicto: null, fase: 'escrito' })
    this.#sumar(otros)
  }
}
