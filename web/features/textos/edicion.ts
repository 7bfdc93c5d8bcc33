import type { SeccionDeTexto } from '@malla/contracts/textos.ts'
import { Observado } from '../../app/observado.ts'
import { refusalOf } from '../../ui/reasons.ts'
import { Base } from './base.ts'
import type { BorradorLocal } from './borradorLocal.ts'
import { Copias } from './copias.ts'
import { type Enviada, Enviadas } from './enviadas.ts'
import { type EstadoDeEdicion, estadoInicial, faseTrasRechazo, type Mundo } from './estadoDeEdicion.ts'
import type { ItemEditado } from './items.ts'
import { PAUSAS, Pausa } from './pausa.ts'
import { enOrden, fundirCon, reunir, sinIdos, vigentes, yaEsta } from './recuperar.ts'

/**
 * The editing of one section of text, whether somebody looks at it or not: it goes on sending after its page is left. Each letter is kept in this
 * browser at once and with the server after a pause, as a draft without record. It becomes a version, with its record, by «Guardar», on leaving the
 * section, or some seconds after the cursor has left the text. A newer version of somebody else is never overwritten.
 */
export class Edicion extends Observado<EstadoDeEdicion> {
  readonly #mundo: Mundo
  readonly #copias: Copias
  readonly #base: Base
  readonly #enviadas = new Enviadas()
  readonly #envio = new Pausa(() => void this.enviarBorrador())
  readonly #cierre = new Pausa(() => void this.guardar())
  #enviando: Promise<void> | null = null
  #tocado = false
  #abierta: Promise<void> | null = null
  /** Texts of this person that collide with this one. */
  #otros: BorradorLocal[] = []

  constructor(mundo: Mundo, seccion: SeccionDeTexto) {
    const base = new Base(seccion)
    super(estadoInicial(base.items))
    this.#mundo = mundo
    this.#copias = new Copias(mundo)
    this.#base = base
  }

  /** Something is typed that is no version yet. */
  get haySinGuardar(): boolean {
    return this.#base.isOtra(this.estado().items)
  }

  /** Brings back what was typed before and not saved, of this browser and of the server. Resolves when it is known. */
  abrir(): Promise<void> {
    return (this.#abierta ??= this.#recuperar())
  }

  async #recuperar(): Promise<void> {
    // What was typed before they are known is in its place already.
    const deAntes = (bs: readonly BorradorLocal[]) => bs.filter(b => !this.#copias.isPropio(b))
    const { mios, deOtras, idos: tirados } = await this.#mundo.local.tomar()
    this.#copias.tirarDeAntes(tirados)
    const tomados = { mios: deAntes(mios), deOtras }
    const visto = this.#tocado ? undefined : enOrden(tomados.mios)[0]
    if (visto) this.#ver(visto)
    const leidos = this.#mundo.leerBorradores().then(bs => sinIdos(deAntes(bs), tirados))
    const { quedan, idos } = vigentes(tomados, await leidos.catch(() => null))
    if (this.#tocado) return this.#sumar(quedan.filter(b => b.id !== visto?.id))
    const hechos = quedan.filter(b => yaEsta(b, this.#base.ultimos))
    for (const b of [...idos, ...hechos]) this.#copias.olvidar(b)
    const [primero, ...otros] = enOrden(quedan.filter(b => !hechos.includes(b)))
    if (primero !== visto) this.#ver(primero)
    if (primero?.enviado === null) {
      this.#escribir(primero.items)
      this.#envio.empezar(0)
    }
    this.#sumar(otros)
  }

  /** Shows a draft in the place of the version, or the version. It stays where it is. */
  #ver(borrador?: BorradorLocal): void {
    this.#base.pasarALaDe(borrador)
    this.#copias.desde(...(borrador ? [borrador] : []))
    this.poner({
      items: borrador?.items ?? this.#base.items,
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
      this.#envio.empezar(0)
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
    this.#copias.escribir(this.#base.con(items), enviado, ...unidos)
  }

  /** Takes what is typed. */
  editar(items: ItemEditado[]): void {
    this.#tocado = true
    this.#cierre.parar()
    this.#escribir(items)
    const fase = this.estado().fase === 'sinConexion' ? 'sinConexion' : 'escrito'
    this.poner({ items, fase, unido: false })
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
    const texto = this.#base.con(items)
    await this.#enviar(async () => {
      const enviado = await this.#copias.enviar(texto)
      if (this.estado().items !== items) return this.#envio.empezar(PAUSAS.borrador)
      this.#copias.escribir(texto, enviado)
      this.poner({ fase: 'borrador', cuando: this.#mundo.ahora(), motivo: null })
    })
  }

  /** The tab is hidden: what the server does not have goes without waiting for the pause. What was brought back and only looked at stays where it is. */
  async ocultar(): Promise<void> {
    const { fase } = this.estado()
    if (this.haySinGuardar && (fase === 'escrito' || fase === 'sinConexion')) await this.enviarBorrador()
  }

  /** Typed back to what it was: nothing is left to keep. An entry that waits for its first word stays open. */
  guardarSiVolvio(): void {
    if (this.estado().fase !== 'guardado') this.#limpiar(this.estado().items)
  }

  #limpiar(items: ItemEditado[]): void {
    this.#copias.quitar()
    this.#limpio(items)
  }

  #limpio(items: ItemEditado[]): void {
    this.poner({ items, fase: 'guardado', motivo: null, recuperado: false, conflicto: null })
  }

  async #enviar(trabajo: () => Promise<void>): Promise<void> {
    this.poner({ fase: 'enviando' })
    this.#enviando = trabajo().catch(error => this.#rechazar(error))
    await this.#enviando
    this.#enviando = null
    // What came meanwhile was only noted.
    this.llego(this.#base.ultima)
  }

  #rechazar(error: unknown): void {
    const { status = 0, body } = refusalOf(error) ?? {}
    const actual = status === 409 ? (body?.actual as SeccionDeTexto | undefined) : undefined
    if (!this.haySinGuardar) {
      // Thrown away while it was on its way: nothing is left that was not saved.
      if (actual) this.#base.oir(actual)
      return
    }
    if (actual) {
      this.#unir(actual)
      return
    }
    const fase = faseTrasRechazo(status)
    this.poner({ fase, motivo: fase === 'sinConexion' ? null : String((error as Error).message ?? error) })
    if (fase === 'sinConexion' && status !== 401) this.#envio.empezar(PAUSAS.reintento)
  }

  /** Somebody saved first: entries that only one changed come together by themselves, the others are for the person to decide. */
  #unir(actual: SeccionDeTexto): void {
    if (this.#isNuestra(actual)) {
      this.#cierre.empezar(0)
      return
    }
    const fusion = this.#base.fundir(actual, this.estado().items)
    if (fusion.disputas.length > 0) {
      this.poner({ conflicto: { actual, fusion }, fase: 'escrito' })
      // The decision may take long: until then it is a draft, with the server too.
      this.#envio.empezar(0)
      return
    }
    this.#sobre(actual, fusion.items)
    this.poner({ unido: true })
    this.#cierre.empezar(0)
  }

  #sobre(actual: SeccionDeTexto, items: ItemEditado[]): void {
    this.#base.pasarA(actual)
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
    this.#cierre.parar()
    this.#envio.parar()
    // Another who waited with this one may have begun a version of its own.
    while (this.#enviando) await this.#enviando
    if (!this.haySinGuardar) {
      this.guardarSiVolvio()
      return true
    }
    const items = this.estado().items
    await this.#enviar(async () => {
      const version = { items, revision: this.#base.revision, suyos: this.#copias.suyos() }
      this.#enviadas.anotar(version)
      this.#hecha(version, await this.#mundo.guardar(items, version.revision, version.suyos))
    })
    return !this.haySinGuardar
  }

  /** A version of this text is made, as it was sent; something may have been typed since. */
  #hecha({ items, suyos }: Enviada, actual: SeccionDeTexto): void {
    this.#base.pasarA(actual, items)
    const cuando = this.#mundo.ahora()
    if (this.estado().items === items) {
      this.#copias.entraron(suyos, null)
      this.#limpio(items)
      this.poner({ cuando, cambioAjeno: false })
      return
    }
    this.#copias.entraron(suyos, this.#base.con(this.estado().items))
    this.poner({ fase: 'escrito', cuando })
    this.#envio.empezar(PAUSAS.borrador)
  }

  /** Whether the version that is heard of is one of this text, of which no answer came: then nobody else was first, and nothing collides. */
  #isNuestra(actual: SeccionDeTexto): boolean {
    const version = this.#enviadas.cual(actual)
    if (!version || version.revision !== this.#base.revision) return false
    this.#hecha(version, actual)
    // Its draft may have been sent once more since.
    if (!this.haySinGuardar) this.#limpiar(this.estado().items)
    return true
  }

  /** The cursor left the text: a version some seconds later, unless it comes back. */
  soltar(): void {
    this.#cierre.parar()
    if (this.#tocado && !this.estado().conflicto) this.#cierre.empezar(PAUSAS.version)
  }

  /** What was only brought back and not touched stays a draft, and what a person has to decide upon. */
  get #puedeSerVersion(): boolean {
    return this.#tocado && !this.estado().conflicto && this.haySinGuardar
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
    this.#tocado = true
    this.#base.pasarA(this.#base.ultima)
    this.#limpiar(this.#base.items)
    this.poner({ cambioAjeno: false, unido: false })
  }

  /** The section as the cache knows it now. */
  llego(actual: SeccionDeTexto): void {
    if (!this.#base.oir(actual) || this.#enviando) return
    if (this.haySinGuardar) {
      if (!this.#isNuestra(actual) && !this.estado().cambioAjeno) this.poner({ cambioAjeno: true })
      return
    }
    this.#base.pasarA(actual)
    if (this.estado().fase === 'guardado') this.poner({ items: this.#base.items })
    else this.#limpiar(this.#base.items)
  }
}
