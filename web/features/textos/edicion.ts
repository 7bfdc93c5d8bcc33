import type { SeccionDeTexto } from '@malla/contracts/textos.ts'
import { fundirItems } from '@malla/domain/planes/fusion.ts'
import { Observado } from '../../app/observado.ts'
import { refusalOf } from '../../ui/reasons.ts'
import type { BorradorLocal } from './borradorLocal.ts'
import { Copias } from './copias.ts'
import {
  type EstadoDeEdicion,
  estadoInicial,
  faseTrasRechazo,
  type Mundo,
  PAUSAS,
} from './estadoDeEdicion.ts'
import { editables, type ItemEditado, limpios, mismosItems, sinVacios } from './items.ts'
import { enOrden, fundirCon, reunir, vigentes, yaEsta } from './recuperar.ts'

/**
 * The editing of one section of text, whether somebody looks at it or not: it goes on sending after its page is left. Each letter is kept in this
 * browser at once and with the server after a pause, as a draft without record. It becomes a version, with its record, by «Guardar», on leaving the
 * section, or some seconds after the cursor has left the text. A newer version of somebody else is never overwritten.
 */
export class Edicion extends Observado<EstadoDeEdicion> {
  readonly #mundo: Mundo
  readonly #copias: Copias
  /** The section as it was last heard of. */
  #version: SeccionDeTexto
  #base: ItemEditado[]
  #revision: number
  #espera: ReturnType<typeof setTimeout> | undefined
  #cerrar: ReturnType<typeof setTimeout> | undefined
  #enviando: Promise<void> | null = null
  #tocado = false
  #abierta: Promise<void> | null = null
  /** Texts of this person that collide with this one. */
  #otros: BorradorLocal[] = []

  constructor(mundo: Mundo, seccion: SeccionDeTexto) {
    super(estadoInicial(editables(seccion.items)))
    this.#mundo = mundo
    this.#copias = new Copias(mundo)
    this.#version = seccion
    this.#base = this.estado().items
    this.#revision = seccion.revision
  }

  get revision(): number {
    return this.#revision
  }
  /** Something is typed that is no version yet. */
  get haySinGuardar(): boolean {
    return !mismosItems(sinVacios(this.estado().items, this.#base), this.#base)
  }

  /** Brings back what was typed before and not saved, of this browser and of the server. Resolves when it is known. */
  abrir(): Promise<void> {
    this.#abierta ??= this.#recuperar()
    return this.#abierta
  }

  async #recuperar(): Promise<void> {
    const tomados = await this.#mundo.local.tomar()
    const [visto] = enOrden(tomados.mios)
    if (visto && !this.#tocado) this.#ver(visto)
    const { quedan, idos } = vigentes(tomados, await this.#mundo.leerBorradores().catch(() => null))
    if (this.#tocado) return this.#sumar(quedan.filter(b => b.id !== visto?.id))
    const hechos = quedan.filter(b => yaEsta(b, editables(this.#version.items)))
    for (const b of [...idos, ...hechos]) this.#copias.olvidar(b)
    const [primero, ...otros] = enOrden(quedan.filter(b => !hechos.includes(b)))
    if (primero !== visto) this.#ver(primero)
    if (primero?.enviado === null) {
      this.#escribir(primero.items)
      this.#despues(0)
    }
    this.#sumar(otros)
  }

  /** Shows a draft in the place of the version, or the version. It stays where it is. */
  #ver(borrador?: BorradorLocal): void {
    const { items, revision } = this.#version
    // Typed upon an older version: the base stays that one, and saving leads to the merge.
    this.#base = borrador && borrador.revision < revision ? borrador.base : editables(items)
    this.#revision = Math.min(borrador?.revision ?? revision, revision)
    this.#copias.desde(...(borrador ? [borrador] : []))
    this.poner({
      items: borrador?.items ?? this.#base,
      recuperado: !!borrador,
      fase: borrador ? (borrador.enviado === null ? 'escrito' : 'borrador') : 'guardado',
    })
  }

  /** Brings other texts of this person in; what collides waits for a decision. */
  #sumar(otros: readonly BorradorLocal[]): void {
    const { items, unidos, enDisputa } = reunir(this.estado().items, otros)
    if (unidos.length > 0) {
      this.#escribir(items, null, ...unidos)
      this.poner({ items, recuperado: true, fase: 'escrito' })
      this.#despues(0)
    }
    this.#otros.push(...enDisputa)
    this.unirOtro()
  }

  /** Asks about the first of the texts that collide with this one. */
  unirOtro(): void {
    const [otro] = this.#otros
    const conflicto = otro ? { actual: null, fusion: fundirCon(otro, this.estado().items) } : null
    this.poner({ otros: this.#otros.length, ...(conflicto && { conflicto }) })
  }

  #escribir(items: ItemEditado[], enviado: string | null = null, ...unidos: BorradorLocal[]): void {
    this.#copias.escribir({ items, base: this.#base, revision: this.#revision }, enviado, ...unidos)
  }

  /** Takes what is typed. */
  editar(items: ItemEditado[]): void {
    this.#tocado = true
    clearTimeout(this.#cerrar)
    this.#escribir(items)
    this.poner({
      items,
      fase: this.estado().fase === 'sinConexion' ? 'sinConexion' : 'escrito',
      unido: false,
    })
    this.#despues(PAUSAS.borrador)
  }

  #despues(ms: number): void {
    clearTimeout(this.#espera)
    this.#espera = setTimeout(() => void this.enviarBorrador(), ms)
  }

  /** Sends the draft now; without a connection it is tried again until it went. */
  async enviarBorrador(): Promise<void> {
    clearTimeout(this.#espera)
    if (this.#enviando) return this.#despues(PAUSAS.borrador)
    if (!this.haySinGuardar) return this.guardarSiVolvio()
    const items = this.estado().items
    const [base, revision] = [this.#base, this.#revision]
    await this.#enviar(async () => {
      const enviado = await this.#copias.enviar({ items, base, revision })
      if (this.estado().items !== items) return this.#despues(PAUSAS.borrador)
      this.#copias.escribir({ items, base, revision }, enviado)
      this.poner({ fase: 'borrador', cuando: this.#mundo.ahora(), motivo: null })
    })
  }

  /** Typed back to what it was: nothing is left to keep. An entry that waits for its first word stays open. */
  guardarSiVolvio(): void {
    if (this.estado().fase !== 'guardado') this.#limpiar(this.estado().items)
  }

  #limpiar(items: ItemEditado[]): void {
    this.#copias.quitar()
    this.poner({ items, fase: 'guardado', motivo: null, recuperado: false, conflicto: null })
  }

  async #enviar(trabajo: () => Promise<void>): Promise<void> {
    this.poner({ fase: 'enviando' })
    this.#enviando = trabajo().catch(error => this.#rechazar(error))
    await this.#enviando
    this.#enviando = null
  }

  #rechazar(error: unknown): void {
    const { status = 0, body } = refusalOf(error) ?? {}
    if (status === 409 && body?.actual) {
      this.#unir(body.actual as SeccionDeTexto)
      return
    }
    const fase = faseTrasRechazo(status)
    this.poner({ fase, motivo: fase === 'sinConexion' ? null : String((error as Error).message ?? error) })
    if (fase === 'sinConexion' && status !== 401) this.#despues(PAUSAS.reintento)
  }

  /** Somebody saved first: entries that only one changed come together by themselves, the others are for the person to decide. */
  #unir(actual: SeccionDeTexto): void {
    const suyos = editables(actual.items)
    const fusion = fundirItems(limpios(this.#base), limpios(this.estado().items), suyos)
    if (fusion.disputas.length > 0) {
      this.poner({ conflicto: { actual, fusion }, fase: 'borrador' })
      return
    }
    this.#sobre(actual, fusion.items)
    this.poner({ unido: true })
    this.#cerrar = setTimeout(() => void this.guardar(), 0)
  }

  #sobre(actual: SeccionDeTexto, items: ItemEditado[]): void {
    this.#base = editables(actual.items)
    this.#revision = actual.revision
    this.#escribir(items)
    this.poner({ items, conflicto: null, cambioAjeno: false })
  }

  /** The merge, as the person decided it; saved, over the newer version where there is one. */
  async resolver(items: ItemEditado[]): Promise<boolean> {
    const conflicto = this.estado().conflicto
    if (!conflicto) return false
    if (conflicto.actual) this.#sobre(conflicto.actual, items)
    else this.#decidir(items)
    return this.estado().conflicto ? false : this.guardar()
  }

  #decidir(items: ItemEditado[]): void {
    const [otro, ...otros] = this.#otros.splice(0)
    this.#escribir(items, null, ...(otro ? [otro] : []))
    this.poner({ items, conflicto: null, fase: 'escrito' })
    this.#sumar(otros)
  }

  /** The merge can wait: the text stays a draft. */
  posponer(): void {
    this.poner({ conflicto: null })
  }

  /** Makes a version of what is typed. Resolves to whether everything is one now. */
  async guardar(): Promise<boolean> {
    this.#tocado = true
    clearTimeout(this.#cerrar)
    clearTimeout(this.#espera)
    // Another who waited with this one may have begun a version of its own.
    while (this.#enviando) await this.#enviando
    if (!this.haySinGuardar) {
      this.guardarSiVolvio()
      return true
    }
    const items = this.estado().items
    await this.#enviar(async () => {
      const actual = await this.#mundo.guardar(items, this.#revision)
      this.#base = items
      this.#revision = actual.revision
      const cuando = this.#mundo.ahora()
      if (this.estado().items === items) {
        this.#limpiar(items)
        this.poner({ cuando, cambioAjeno: false })
        return
      }
      this.#escribir(this.estado().items)
      this.poner({ fase: 'escrito', cuando })
      this.#despues(PAUSAS.borrador)
    })
    return !this.haySinGuardar
  }

  /** The cursor left the text: a version some seconds later, unless it comes back. */
  soltar(): void {
    clearTimeout(this.#cerrar)
    if (this.#tocado && !this.estado().conflicto)
      this.#cerrar = setTimeout(() => void this.guardar(), PAUSAS.version)
  }

  /** The section is left. What was only brought back and not touched stays a draft. */
  salir(): void {
    clearTimeout(this.#cerrar)
    if (this.#tocado && !this.estado().conflicto && this.haySinGuardar) void this.guardar()
  }

  /** Back to the version that stands; what was typed is gone. */
  descartar(actual: SeccionDeTexto): void {
    clearTimeout(this.#cerrar)
    clearTimeout(this.#espera)
    this.#tocado = true
    this.#base = editables(actual.items)
    this.#revision = actual.revision
    this.#limpiar(this.#base)
    this.poner({ cambioAjeno: false, unido: false })
  }

  /** The section as the cache knows it now. */
  llego(actual: SeccionDeTexto): void {
    if (actual.revision > this.#version.revision) this.#version = actual
    if (actual.revision <= this.#revision || this.#enviando) return
    if (this.haySinGuardar) {
      if (!this.estado().cambioAjeno) this.poner({ cambioAjeno: true })
      return
    }
    this.#base = editables(actual.items)
    this.#revision = actual.revision
    this.poner({ items: this.#base, fase: 'guardado' })
  }
}
