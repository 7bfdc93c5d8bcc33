import type { SeccionDeTexto } from '@malla/contracts/textos.ts'
import { trasFallo } from '../../app/trasFallo.ts'
import { refusalOf } from '../../ui/reasons.ts'
import { Anteriores } from './anteriores.ts'
import { type Enviada, Enviadas } from './enviadas.ts'
import type { Mundo } from './estadoDeEdicion.ts'
import type { ItemEditado } from './items.ts'
import { PAUSAS, Pausa } from './pausa.ts'
import { TextoEditado } from './textoEditado.ts'

/**
 * The editing of one section of text, whether somebody looks at it or not: it goes on sending after its page is left. Each letter is kept in this
 * browser at once and with the server after a pause, as a draft without record. It becomes a version, with its record, by «Guardar», on leaving the
 * section, or some seconds after the cursor has left the text. A newer version of somebody else is never overwritten.
 */
export class Edicion {
  readonly #mundo: Mundo
  readonly #texto: TextoEditado
  readonly #anteriores: Anteriores
  readonly #enviadas = new Enviadas()
  readonly #envio = new Pausa(() => void this.enviarBorrador())
  readonly #cierre = new Pausa(() => void this.guardar())
  #enviando: Promise<void> | null = null
  readonly suscribir: TextoEditado['suscribir']
  readonly estado: TextoEditado['estado']

  constructor(mundo: Mundo, seccion: SeccionDeTexto) {
    this.#mundo = mundo
    this.#texto = new TextoEditado(mundo, seccion)
    this.#anteriores = new Anteriores(mundo, this.#texto, () => this.#envio.empezar(0))
    this.suscribir = this.#texto.suscribir
    this.estado = this.#texto.estado
  }

  /** Something is typed that is no version yet. */
  get haySinGuardar(): boolean {
    return this.#texto.haySinGuardar
  }

  /** Brings back what was typed before and not saved, of this browser and of the server. Resolves when it is known. */
  abrir(): Promise<void> {
    return this.#anteriores.abrir()
  }

  /** Asks about the first of the texts that collide with this one. */
  unirOtro(): void {
    this.#anteriores.preguntar()
  }

  /** Takes what is typed. */
  editar(items: ItemEditado[]): void {
    this.#texto.isTocado = true
    this.#cierre.parar()
    this.#texto.escribir(items)
    const fase = this.estado().fase === 'sinConexion' ? 'sinConexion' : 'escrito'
    this.#texto.poner({ items, fase, unido: false })
    this.#envio.empezar(PAUSAS.borrador)
  }

  /** Takes an entry out of the text as it stands now: it may have become another while the person was asked. */
  quitar(id: string): void {
    this.editar(this.estado().items.filter(item => item.id !== id))
  }

  /** Sends the draft now; without a connection it is tried again until it went. */
  async enviarBorrador(): Promise<void> {
    this.#envio.parar()
    if (this.#enviando) return this.#envio.empezar(PAUSAS.borrador)
    if (!this.haySinGuardar) return this.guardarSiVolvio()
    const items = this.estado().items
    const texto = this.#texto.base.con(items)
    await this.#enviar(this.#envio, async () => {
      const enviado = await this.#texto.copias.enviar(texto)
      if (this.estado().items !== items) return this.#envio.empezar(PAUSAS.borrador)
      this.#texto.copias.escribir(texto, enviado)
      this.#texto.poner({ fase: 'borrador', cuando: this.#mundo.ahora(), motivo: null })
    })
  }

  /** The tab is hidden: what the server does not have goes without waiting for the pause. What was brought back and only looked at stays where it is. */
  async ocultar(): Promise<void> {
    const { fase } = this.estado()
    if (this.haySinGuardar && (fase === 'escrito' || fase === 'sinConexion')) await this.enviarBorrador()
  }

  /** The server may be asked again: what waits for it is sent. */
  async volvio(): Promise<void> {
    if (this.estado().fase === 'sinConexion') await this.enviarBorrador()
  }

  /** Typed back to what it was: nothing is left to keep. An entry that waits for its first word stays open. */
  guardarSiVolvio(): void {
    if (this.estado().fase !== 'guardado') this.#texto.limpiar(this.estado().items)
  }

  /** `pausa`: after which the same is done again where the server takes it in a moment. */
  async #enviar(pausa: Pausa, trabajo: () => Promise<void>): Promise<void> {
    this.#texto.poner({ fase: 'enviando' })
    this.#enviando = trabajo().catch(error => this.#rechazar(pausa, error))
    await this.#enviando
    this.#enviando = null
    // What came meanwhile was only noted.
    this.llego(this.#texto.base.ultima)
  }

  #rechazar(pausa: Pausa, error: unknown): void {
    const { status, body } = refusalOf(error) ?? {}
    const actual = status === 409 ? (body?.actual as SeccionDeTexto | undefined) : undefined
    if (!this.haySinGuardar) {
      // Thrown away while it was on its way: nothing is left that was not saved.
      if (actual) this.#texto.base.oir(actual)
      return
    }
    if (actual) {
      this.#unir(actual)
      return
    }
    const { fase, motivo, isOtraVez } = trasFallo(error)
    this.#texto.poner({ fase, motivo })
    // A version that does not arrive goes as a draft meanwhile.
    if (isOtraVez) (fase === 'escrito' ? pausa : this.#envio).empezar(PAUSAS.reintento)
  }

  /** Somebody saved first: entries that only one changed come together by themselves, the others are for the person to decide. */
  #unir(actual: SeccionDeTexto): void {
    if (this.#isNuestra(actual)) {
      this.#cierre.empezar(0)
      return
    }
    const fusion = this.#texto.base.fundir(actual, this.estado().items)
    if (fusion.disputas.length > 0) {
      this.#texto.poner({ conflicto: { actual, fusion }, fase: 'escrito' })
      // The decision may take long: until then it is a draft, with the server too.
      this.#envio.empezar(0)
      return
    }
    this.#texto.ponerSobre(actual, fusion.items)
    this.#texto.poner({ unido: true })
    this.#cierre.empezar(0)
  }

  /** The merge, as the person decided it; saved, over the newer version where there is one. */
  async resolver(items: ItemEditado[]): Promise<boolean> {
    const conflicto = this.estado().conflicto
    if (!conflicto) return false
    if (conflicto.actual) this.#texto.ponerSobre(conflicto.actual, items)
    else this.#anteriores.decidir(items)
    return this.estado().conflicto ? false : this.guardar()
  }

  /** The merge can wait: the text stays a draft. */
  posponer(): void {
    this.#texto.poner({ conflicto: null })
  }

  /** Makes a version of what is typed. Resolves to whether everything is one now. */
  async guardar(): Promise<boolean> {
    this.#texto.isTocado = true
    this.#cierre.parar()
    this.#envio.parar()
    // Another who waited with this one may have begun a version of its own.
    while (this.#enviando) await this.#enviando
    if (!this.haySinGuardar) {
      this.guardarSiVolvio()
      return true
    }
    const items = this.estado().items
    await this.#enviar(this.#cierre, async () => {
      const version = { items, revision: this.#texto.base.revision, suyos: this.#texto.copias.suyos() }
      this.#enviadas.anotar(version)
      this.#hecha(version, await this.#mundo.guardar(items, version.revision, version.suyos))
    })
    return !this.haySinGuardar
  }

  #hecha(version: Enviada, actual: SeccionDeTexto): void {
    const isEntera = this.#texto.entro(version, actual, this.#mundo.ahora())
    if (!isEntera) this.#envio.empezar(PAUSAS.borrador)
  }

  /** Whether the version that is heard of is one of this text, of which no answer came: then nobody else was first, and nothing collides. */
  #isNuestra(actual: SeccionDeTexto): boolean {
    const version = this.#enviadas.cual(actual)
    if (!version || version.revision !== this.#texto.base.revision) return false
    this.#hecha(version, actual)
    // Its draft may have been sent once more since.
    if (!this.haySinGuardar) this.#texto.limpiar(this.estado().items)
    return true
  }

  /** The cursor left the text: a version some seconds later, unless it comes back. */
  soltar(): void {
    this.#cierre.parar()
    if (this.#texto.isTocado && !this.estado().conflicto) this.#cierre.empezar(PAUSAS.version)
  }

  /** What was only brought back and not touched stays a draft, and what a person has to decide upon. */
  get #puedeSerVersion(): boolean {
    return this.#texto.isTocado && !this.estado().conflicto && this.haySinGuardar
  }

  /** The section is left. */
  salir(): void {
    this.#cierre.parar()
    if (this.#puedeSerVersion) void this.guardar()
  }

  /** The person leaves, or goes to another institution: it becomes a version where it may, else a draft with the server. Resolves when both were tried. */
  async despedir(): Promise<void> {
    this.#cierre.parar()
    while (this.#enviando) await this.#enviando
    if (this.#puedeSerVersion) await this.guardar()
    // Joined to what somebody saved first, or typed meanwhile.
    const { fase } = this.estado()
    if (this.#puedeSerVersion && fase !== 'sinConexion' && fase !== 'rechazado') await this.guardar()
    if (this.haySinGuardar && this.estado().fase !== 'borrador') await this.enviarBorrador()
  }

  /** Back to the newest version; what was typed is gone. */
  descartar(): void {
    this.#cierre.parar()
    this.#envio.parar()
    this.#texto.isTocado = true
    this.#texto.base.pasarA(this.#texto.base.ultima)
    this.#texto.limpiar(this.#texto.base.items)
    this.#texto.poner({ cambioAjeno: false, unido: false })
  }

  /** The section as the cache knows it now. */
  llego(actual: SeccionDeTexto): void {
    if (!this.#texto.base.oir(actual) || this.#enviando) return
    if (this.haySinGuardar) {
      if (!this.#isNuestra(actual) && !this.estado().cambioAjeno) this.#texto.poner({ cambioAjeno: true })
      return
    }
    this.#texto.base.pasarA(actual)
    if (this.estado().fase === 'guardado') this.#texto.poner({ items: this.#texto.base.items })
    else this.#texto.limpiar(this.#texto.base.items)
  }
}
