import type { Choque } from '@malla/domain/silabos/fusion.ts'
import { igual } from '@malla/domain/valores/igual.ts'
import { Observado } from '../../../app/observado.ts'
import { trasFallo } from '../../../app/trasFallo.ts'
import { refusalOf } from '../../../ui/reasons.ts'
import type { Envio, Herencia } from './cajon.ts'
import { type EstadoDeAlmacen, estadoInicial } from './estadoDeAlmacen.ts'
import { type Foto, type Mundo, PAUSAS } from './mundo.ts'
import { choquesDe, type Decision, resuelta } from './parte.ts'
import { Partes } from './partes.ts'

/**
 * The keys of one thing while they are written, whether somebody looks at them or not. Each letter is in this browser at once, with the server after a
 * pause, one call for all keys that changed. A newer value of somebody else is merged in field by field; only what both changed is asked about.
 */
export class Almacen extends Observado<EstadoDeAlmacen> {
  readonly #mundo: Mundo
  readonly #partes: Partes
  /** Sent and not answered: the same again until it is. */
  #envios: Envio[] = []
  #enviando: Promise<boolean> | null = null
  /** When the first letter was typed that is not sent. */
  #primera: number | null = null
  #reloj: ReturnType<typeof setTimeout> | undefined
  /** What was heard of elsewhere while something is on its way. */
  #luego: [Foto, string | null][] = []
  #abierta: Promise<void> | null = null
  #cerrado = false

  constructor(mundo: Mundo, foto: Foto) {
    super(estadoInicial(foto.valores))
    this.#mundo = mundo
    this.#partes = new Partes(foto, mundo.cajon, sinLugar => this.#cabe(sinLugar))
  }

  /** Something is here that the server does not have. */
  get hayPendientes(): boolean {
    return this.#envios.length > 0 || this.#partes.hayAqui
  }

  /** Some of it can be sent now: it was not refused, and nothing of it has to be decided. */
  get puedeEnviar(): boolean {
    return this.#envios.length > 0 || this.#partes.hayLista
  }

  /** The newest revision of a key that is known here: the page's own answer may be read again only later. */
  revisionDe(clave: string): number {
    return this.#partes.de(clave).revision
  }

  #poner(cambio: Partial<EstadoDeAlmacen>): void {
    this.poner({ ...this.#partes.estado(), ...cambio })
  }

  /** There is no room in this browser: it is said, and sent without waiting for a pause. */
  #cabe(sinLugar: boolean): void {
    if (sinLugar === this.estado().sinLugar) return
    this.#poner({ sinLugar })
    if (sinLugar && this.estado().fase !== 'sinConexion') this.#despues(0)
  }

  /** Takes what is typed. */
  editar(clave: string, valor: unknown): void {
    if (igual(valor, this.#partes.de(clave).valor)) return
    this.#cerrado = false
    this.#partes.anotar(clave, { ...this.#partes.de(clave), valor })
    if (this.#partes.de(clave).contra && this.choques(clave).choques.length === 0) {
      this.resolver(clave, [])
      return
    }
    const { fase } = this.estado()
    const sigue = fase === 'sinConexion' || fase === 'enviando'
    this.#poner({ fase: !this.hayPendientes ? 'guardado' : sigue ? fase : 'escrito' })
    this.#primera ??= this.#mundo.ahora()
    if (fase !== 'sinConexion') this.#despues(this.#pausa())
  }

  #pausa(): number {
    if (this.estado().sinLugar) return 0
    const quedan = (this.#primera ?? 0) + PAUSAS.tope - this.#mundo.ahora()
    return Math.max(0, Math.min(PAUSAS.calma, quedan))
  }

  #despues(ms: number): void {
    clearTimeout(this.#reloj)
    if (!this.#cerrado) this.#reloj = setTimeout(() => void this.enviar(), ms)
  }

  /** Brings back what was typed before and not sent. Resolves when it stands. */
  abrir(): Promise<void> {
    this.#abierta ??= this.#mundo.cajon.heredar().then(h => this.#recuperar(h))
    return this.#abierta
  }

  /** Takes over what was typed and not sent in things in whose place this one is now. */
  traer(anteriores: readonly string[]): Promise<void> {
    return this.abrir().then(async () => this.#recuperar(await this.#mundo.cajon.heredarDe(anteriores)))
  }

  #recuperar({ pendientes, envios }: Herencia): void {
    this.#envios.push(...envios)
    for (const [clave, dejados] of pendientes) {
      const guardado = this.#partes.heredar(clave, dejados)
      if (guardado) this.llego(guardado)
    }
    if (pendientes.size + envios.length === 0 || !this.hayPendientes) return
    this.#poner({ recuperado: pendientes.size > 0, fase: 'escrito' })
    this.#despues(0)
  }

  /** Sends what waits, now. Resolves when it was tried, to whether it is done with. `alSalir`: the page goes away meanwhile. */
  enviar(alSalir = false): Promise<boolean> {
    clearTimeout(this.#reloj)
    if (this.#cerrado) return Promise.resolve(false)
    if (this.#enviando) return this.#enviando
    const envio = this.#envios[0] ?? this.#partes.preparar()
    if (!envio) {
      this.#reposar()
      return Promise.resolve(false)
    }
    if (this.#envios.length === 0) this.#envios = [envio]
    this.#mundo.cajon.escribirEnvios(this.#envios)
    this.#primera = null
    this.#poner({ fase: this.estado().fase === 'sinConexion' ? 'sinConexion' : 'enviando' })
    this.#enviando = this.#mandar(envio, alSalir)
    return this.#enviando
  }

  async #mandar(envio: Envio, alSalir: boolean): Promise<boolean> {
    try {
      const foto = await this.#mundo.guardar(envio, alSalir)
      if (!this.#cerrado) this.#tomado(envio, foto)
    } catch (error) {
      if (!this.#cerrado) this.#fallo(envio, error)
    }
    this.#enviando = null
    // The session ended meanwhile: what was sent stays in this browser, and whoever opens it next sends it again under its key.
    if (this.#cerrado) return false
    for (const [foto, quien] of this.#luego.splice(0)) this.llego(foto, quien)
    return !this.#envios.includes(envio)
  }

  /** Nothing can be sent: all is there, or a person has to decide. */
  #reposar(): void {
    const { motivo } = this.#partes.estado()
    if (motivo === null) this.#partes.todasALaVez()
    const fase = motivo !== null ? 'rechazado' : this.hayPendientes ? 'escrito' : 'guardado'
    this.#poner({ fase })
  }

  #quitarEnvio(envio: Envio): void {
    this.#envios = this.#envios.filter(e => e !== envio)
    this.#mundo.cajon.escribirEnvios(this.#envios)
  }

  /** The server has these values. */
  #tomado(envio: Envio, foto: Foto): void {
    this.#quitarEnvio(envio)
    this.#partes.tomar(envio, foto)
    this.#luego.unshift([foto, null])
    this.#seguir({ cuando: this.#mundo.ahora(), recuperado: false })
  }

  #seguir(cambio: Partial<EstadoDeAlmacen> = {}): void {
    const hay = this.#envios[0] ?? this.#partes.preparar()
    this.#poner({ ...cambio, fase: hay ? 'escrito' : 'guardado' })
    if (hay) {
      this.#primera ??= this.#mundo.ahora()
      this.#despues(this.#envios.length > 0 || this.#partes.deUnaEnUna ? 0 : this.#pausa())
    } else this.#reposar()
  }

  #fallo(envio: Envio, error: unknown): void {
    const { status, body } = refusalOf(error) ?? {}
    const { fase, motivo, isOtraVez } = trasFallo(error)
    if (status === 409 && body?.actual) {
      this.#unir(envio, this.#mundo.fotoDe(body.actual))
    } else if (motivo !== null && !isOtraVez) {
      this.#quitarEnvio(envio)
      this.#partes.rechazar(envio, motivo)
      this.#seguir()
    } else {
      this.#poner(motivo === null ? { fase } : { fase, motivo })
      if (isOtraVez) this.#despues(PAUSAS.reintento)
    }
  }

  #unir(envio: Envio, foto: Foto): void {
    this.#quitarEnvio(envio)
    this.#partes.unir(envio, foto)
    this.#luego.unshift([foto, null])
    this.#seguir()
    if (this.#partes.preparar()) this.#despues(0)
  }

  /** The thing as it is elsewhere now; `quien` changed it. What is older than what is known here changes nothing. */
  llego(foto: Foto, quien: string | null = null): void {
    const enCamino = new Set(this.#envios.flatMap(e => Object.keys(e.valores)))
    const nuevas = this.#partes.nuevasEn(foto)
    if (nuevas.length === 0) return
    // What is on its way may be what was heard of: its answer says so.
    if (this.#enviando || nuevas.some(clave => enCamino.has(clave))) {
      this.#luego.push([foto, quien])
      return
    }
    const ajenos = { ...this.estado().ajenos }
    for (const clave of nuevas) {
      const lugares = this.#partes.recibir(clave, foto)
      if (quien !== null && lugares.length > 0)
        ajenos[clave] = { quien, lugares, cuando: this.#mundo.ahora() }
    }
    this.#poner({ ajenos, motivo: this.estado().motivo })
    if (this.#partes.preparar() && this.estado().fase !== 'sinConexion') this.#despues(this.#pausa())
  }

  /** What collides in a key at this moment, with both texts, and the value brought together around it. */
  choques(clave: string): { valor: unknown; choques: Choque[] } {
    return choquesDe(clave, this.#partes.de(clave))
  }

  /** The collisions of a key as the person decided them, one for each; sent at once. */
  resolver(clave: string, decisiones: readonly Decision[]): void {
    this.#cerrado = false
    this.#partes.anotar(clave, resuelta(clave, this.#partes.de(clave), decisiones))
    this.#poner({ fase: 'escrito' })
    this.#despues(0)
  }

  /** What can be sent is, without pauses, also what is typed meanwhile. Resolves when no more can be, or what was sent has to go again. */
  async enviarTodo(alSalir = false): Promise<void> {
    for (let sigue = true; sigue && this.puedeEnviar; ) sigue = await this.enviar(alSalir)
  }

  /** The page is left or hidden, or the person leaves. Resolves when all that can arrive was sent. */
  async salir(): Promise<void> {
    if (this.#enviando) await this.#enviando
    if (this.estado().fase !== 'sinConexion') await this.enviarTodo(true)
  }

  /** The connection is back. */
  volvio(): void {
    if (this.estado().fase === 'sinConexion') void this.enviar()
  }

  /** No more is sent from here until somebody types; what waits stays in this browser. */
  cerrar(): void {
    this.#cerrado = true
    clearTimeout(this.#reloj)
  }
}
