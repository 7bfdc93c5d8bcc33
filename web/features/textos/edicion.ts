import type { SeccionDeTexto } from '@malla/contracts/textos.ts'
import { fundirItems } from '@malla/domain/planes/fusion.ts'
import { refusalOf } from '../../ui/reasons.ts'
import type { BorradorLocal } from './borradorLocal.ts'
import { type EstadoDeEdicion, type Mundo, PAUSAS } from './estadoDeEdicion.ts'
import { editables, type ItemEditado, limpios, mismosItems, sinVacios } from './items.ts'

/**
 * The editing of one section of text, whether somebody looks at it or not: it goes on sending after its page is left. Each letter is kept in this
 * browser at once and with the server after a pause, as a draft without record. It becomes a version, with its record, by «Guardar», on leaving the
 * section, or some seconds after the cursor has left the text. A newer version of somebody else is never overwritten.
 */
export class Edicion {
  readonly #mundo: Mundo
  readonly #oyentes = new Set<() => void>()
  #base: ItemEditado[]
  #revision: number
  #estado: EstadoDeEdicion
  #espera: ReturnType<typeof setTimeout> | undefined
  #cerrar: ReturnType<typeof setTimeout> | undefined
  #enviando: Promise<void> | null = null
  #tocado = false
  #abierta: Promise<void> | null = null

  constructor(mundo: Mundo, seccion: SeccionDeTexto) {
    this.#mundo = mundo
    this.#base = editables(seccion.items)
    this.#revision = seccion.revision
    this.#estado = {
      items: this.#base,
      fase: 'guardado',
      cuando: null,
      motivo: null,
      conflicto: null,
      recuperado: false,
      cambioAjeno: false,
      unido: false,
    }
  }

  readonly suscribir = (oyente: () => void): (() => void) => {
    this.#oyentes.add(oyente)
    return () => this.#oyentes.delete(oyente)
  }
  readonly estado = (): EstadoDeEdicion => this.#estado
  get revision(): number {
    return this.#revision
  }
  /** Something is typed that is no version yet. */
  get haySinGuardar(): boolean {
    return !mismosItems(sinVacios(this.#estado.items, this.#base), this.#base)
  }

  #poner(cambio: Partial<EstadoDeEdicion>): void {
    this.#estado = { ...this.#estado, ...cambio }
    for (const oyente of this.#oyentes) oyente()
  }

  /** Brings back what was typed before and not saved, of this browser or of the server. Resolves when it is known. */
  abrir(): Promise<void> {
    this.#abierta ??= this.#recuperar()
    return this.#abierta
  }

  async #recuperar(): Promise<void> {
    const local = this.#mundo.local.leer()
    if (local) this.#traer(local)
    if (local?.enviado === null) return this.#despues(0)
    const suyo = await this.#mundo.leerBorrador().catch(() => null)
    if (!suyo) {
      // The draft was saved or thrown away elsewhere.
      if (local && !this.#tocado) this.#limpiar(this.#base)
      return
    }
    if (this.#tocado || suyo.updated_at === local?.enviado) return
    this.#traer({ ...suyo, enviado: suyo.updated_at })
  }

  #traer({ items, base, revision, enviado }: BorradorLocal): void {
    if (mismosItems(limpios(sinVacios(items, this.#base)), limpios(this.#base))) {
      this.#mundo.local.quitar()
      void this.#mundo.quitarBorrador().catch(() => undefined)
      return
    }
    // Typed upon an older version: the base stays that one, and saving leads to the merge.
    if (revision < this.#revision) this.#base = base
    this.#revision = Math.min(revision, this.#revision)
    const fase = enviado === null ? 'escrito' : 'borrador'
    this.#poner({ items, recuperado: true, fase })
    this.#mundo.local.escribir({ items, base: this.#base, revision: this.#revision, enviado })
  }

  /** Takes what is typed. */
  editar(items: ItemEditado[]): void {
    this.#tocado = true
    clearTimeout(this.#cerrar)
    this.#mundo.local.escribir({ items, base: this.#base, revision: this.#revision, enviado: null })
    this.#poner({
      items,
      fase: this.#estado.fase === 'sinConexion' ? 'sinConexion' : 'escrito',
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
    const items = this.#estado.items
    const [base, revision] = [this.#base, this.#revision]
    await this.#enviar(async () => {
      const enviado = await this.#mundo.guardarBorrador({ items, base, revision })
      if (this.#estado.items !== items) return this.#despues(PAUSAS.borrador)
      this.#mundo.local.escribir({ items, base, revision, enviado })
      this.#poner({ fase: 'borrador', cuando: this.#mundo.ahora(), motivo: null })
    })
  }

  /** Typed back to what it was: nothing is left to keep. An entry that waits for its first word stays open. */
  guardarSiVolvio(): void {
    if (this.#estado.fase !== 'guardado') this.#limpiar(this.#estado.items)
  }

  #limpiar(items: ItemEditado[]): void {
    this.#mundo.local.quitar()
    void this.#mundo.quitarBorrador().catch(() => undefined)
    this.#poner({ items, fase: 'guardado', motivo: null, recuperado: false, conflicto: null })
  }

  async #enviar(trabajo: () => Promise<void>): Promise<void> {
    this.#poner({ fase: 'enviando' })
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
    if (status === 0 || status === 401 || status >= 500) {
      this.#poner({ fase: 'sinConexion', motivo: null })
      if (status !== 401) this.#despues(PAUSAS.reintento)
      return
    }
    this.#poner({ fase: 'rechazado', motivo: error instanceof Error ? error.message : String(error) })
  }

  /** Somebody saved first: entries that only one changed come together by themselves, the others are for the person to decide. */
  #unir(actual: SeccionDeTexto): void {
    const suyos = editables(actual.items)
    const fusion = fundirItems(limpios(this.#base), limpios(this.#estado.items), suyos)
    if (fusion.disputas.length > 0) {
      this.#poner({ conflicto: { actual, fusion }, fase: 'borrador' })
      return
    }
    this.#sobre(actual, fusion.items)
    this.#poner({ unido: true })
    this.#cerrar = setTimeout(() => void this.guardar(), 0)
  }

  #sobre(actual: SeccionDeTexto, items: ItemEditado[]): void {
    this.#base = editables(actual.items)
    this.#revision = actual.revision
    this.#mundo.local.escribir({ items, base: this.#base, revision: this.#revision, enviado: null })
    this.#poner({ items, conflicto: null, cambioAjeno: false })
  }

  /** The merge, as the person decided it; saved over the newer version. */
  async resolver(items: ItemEditado[]): Promise<boolean> {
    const conflicto = this.#estado.conflicto
    if (!conflicto) return false
    this.#sobre(conflicto.actual, items)
    return this.guardar()
  }

  /** The merge can wait: the text stays a draft. */
  posponer(): void {
    this.#poner({ conflicto: null })
  }

  /** Makes a version of what is typed. Resolves to whether everything is one now. */
  async guardar(): Promise<boolean> {
    clearTimeout(this.#cerrar)
    clearTimeout(this.#espera)
    // Another who waited with this one may have begun a version of its own.
    while (this.#enviando) await this.#enviando
    if (!this.haySinGuardar) {
      this.guardarSiVolvio()
      return true
    }
    const items = this.#estado.items
    await this.#enviar(async () => {
      const actual = await this.#mundo.guardar(items, this.#revision)
      this.#base = items
      this.#revision = actual.revision
      const cuando = this.#mundo.ahora()
      if (this.#estado.items === items) {
        this.#limpiar(items)
        this.#poner({ cuando, cambioAjeno: false })
        return
      }
      this.#mundo.local.escribir({
        items: this.#estado.items,
        base: items,
        revision: actual.revision,
        enviado: null,
      })
      this.#poner({ fase: 'escrito', cuando })
      this.#despues(PAUSAS.borrador)
    })
    return !this.haySinGuardar
  }

  /** The cursor left the text: a version some seconds later, unless it comes back. */
  soltar(): void {
    clearTimeout(this.#cerrar)
    if (this.#tocado && !this.#estado.conflicto)
      this.#cerrar = setTimeout(() => void this.guardar(), PAUSAS.version)
  }

  /** The section is left. What was only brought back and not touched stays a draft. */
  salir(): void {
    clearTimeout(this.#cerrar)
    if (this.#tocado && !this.#estado.conflicto && this.haySinGuardar) void this.guardar()
  }

  /** Back to the version that stands; what was typed is gone. */
  descartar(actual: SeccionDeTexto): void {
    clearTimeout(this.#cerrar)
    clearTimeout(this.#espera)
    this.#tocado = false
    this.#base = editables(actual.items)
    this.#revision = actual.revision
    this.#limpiar(this.#base)
    this.#poner({ cambioAjeno: false, unido: false })
  }

  /** The section as the cache knows it now. */
  llego(actual: SeccionDeTexto): void {
    if (actual.revision <= this.#revision || this.#enviando) return
    if (this.haySinGuardar) {
      if (!this.#estado.cambioAjeno) this.#poner({ cambioAjeno: true })
      return
    }
    this.#base = editables(actual.items)
    this.#revision = actual.revision
    this.#poner({ items: this.#base, fase: 'guardado' })
  }
}
