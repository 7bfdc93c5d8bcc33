import type { Choque } from '@malla/domain/silabos/fusion.ts'
import { newKey } from '../../../ui/newKey.ts'
import { refusalOf } from '../../../ui/reasons.ts'
import type { Envio } from './cajon.ts'
import { igual } from './comparar.ts'
import { EnNavegador } from './enNavegador.ts'
import { deLasPartes, type EstadoDeAlmacen, estadoInicial } from './estadoDeAlmacen.ts'
import { type Foto, guardadaDe, type Mundo, PAUSAS } from './mundo.ts'
import {
  choquesDe,
  type Decision,
  heredada,
  isAqui,
  isLista,
  llegada,
  type Parte,
  resuelta,
  SIN_ESCRIBIR,
  tomada,
} from './parte.ts'

/**
 * The keys of one thing while they are written, whether somebody looks at them or not. Each letter is in this browser at once, with the server after a
 * pause, one call for all keys that changed. A newer value of somebody else is merged in field by field; only what both changed is asked about.
 *
 * For a screen: `useAlmacen(cosa, foto, { whyNot })` of useAlmacen.ts gives store and state; «silabo/<curso>/<periodo or 0>» and «carta/<curso>» are
 * the things that mundos.ts knows. An editor shows `estado.valores[clave]` and calls `almacen.editar(clave, valor)`; `EstadoDeClaves` says where things
 * are, `UnirClaves` asks what collides. Elements with `data-donde` = id of a unit, week or line flash when somebody else changes it.
 */
export class Almacen {
  readonly #mundo: Mundo
  readonly #oyentes = new Set<() => void>()
  readonly #partes = new Map<string, Parte>()
  /** Sent and not answered: the same again until it is. */
  #envios: Envio[] = []
  #enviando: Promise<void> | null = null
  /** When the first letter was typed that is not sent. */
  #primera: number | null = null
  #reloj: ReturnType<typeof setTimeout> | undefined
  /** What was heard of elsewhere while something is on its way. */
  #luego: [Foto, string | null][] = []
  #deUnaEnUna = false
  readonly #navegador: EnNavegador
  #abierta: Promise<void> | null = null
  #cerrado = false
  #estado: EstadoDeAlmacen

  constructor(mundo: Mundo, foto: Foto) {
    this.#mundo = mundo
    this.#navegador = new EnNavegador(mundo.cajon, sinLugar => this.#cabe(sinLugar))
    for (const clave of Object.keys(foto.valores)) {
      const { valor, revision } = guardadaDe(foto, clave)
      this.#partes.set(clave, { valor, base: valor, revision })
    }
    this.#estado = estadoInicial(foto.valores)
  }

  readonly suscribir = (oyente: () => void): (() => void) => {
    this.#oyentes.add(oyente)
    return () => this.#oyentes.delete(oyente)
  }
  readonly estado = (): EstadoDeAlmacen => this.#estado

  /** Something is here that the server does not have. */
  get hayPendientes(): boolean {
    return this.#envios.length > 0 || [...this.#partes.values()].some(isAqui)
  }

  /** Some of it can be sent now: it was not refused, and nothing of it has to be decided. */
  get puedeEnviar(): boolean {
    return this.#envios.length > 0 || [...this.#partes.values()].some(isLista)
  }

  /** The newest revision of a key that is known here: the page's own answer may be read again only later. */
  revisionDe(clave: string): number {
    return this.#parte(clave).revision
  }

  #parte(clave: string): Parte {
    return this.#partes.get(clave) ?? SIN_ESCRIBIR
  }

  #poner(cambio: Partial<EstadoDeAlmacen>): void {
    this.#estado = { ...this.#estado, ...deLasPartes(this.#partes), ...cambio }
    for (const oyente of this.#oyentes) oyente()
  }

  #anotar(clave: string, parte: Parte): void {
    this.#partes.set(clave, parte)
    this.#navegador.anotar(clave, parte)
  }

  /** There is no room in this browser: it is said, and sent without waiting for a pause. */
  #cabe(sinLugar: boolean): void {
    if (sinLugar === this.#estado.sinLugar) return
    this.#poner({ sinLugar })
    if (sinLugar && this.#estado.fase !== 'sinConexion') this.#despues(0)
  }

  /** Takes what is typed. */
  editar(clave: string, valor: unknown): void {
    if (igual(valor, this.#parte(clave).valor)) return
    this.#cerrado = false
    this.#anotar(clave, { ...this.#parte(clave), valor })
    if (this.#parte(clave).contra && this.choques(clave).choques.length === 0) {
      this.resolver(clave, [])
      return
    }
    const { fase } = this.#estado
    const sigue = fase === 'sinConexion' || fase === 'enviando'
    this.#poner({ fase: !this.hayPendientes ? 'guardado' : sigue ? fase : 'escrito' })
    this.#primera ??= this.#mundo.ahora()
    if (fase !== 'sinConexion') this.#despues(this.#pausa())
  }

  #pausa(): number {
    if (this.#estado.sinLugar) return 0
    const quedan = (this.#primera ?? 0) + PAUSAS.tope - this.#mundo.ahora()
    return Math.max(0, Math.min(PAUSAS.calma, quedan))
  }

  #despues(ms: number): void {
    clearTimeout(this.#reloj)
    if (!this.#cerrado) this.#reloj = setTimeout(() => void this.enviar(), ms)
  }

  /** Brings back what was typed before and not sent. Resolves when it stands. */
  abrir(): Promise<void> {
    this.#abierta ??= this.#recuperar()
    return this.#abierta
  }

  async #recuperar(): Promise<void> {
    const { pendientes, envios } = await this.#mundo.cajon.heredar()
    this.#envios.push(...envios)
    for (const [clave, dejados] of pendientes) {
      const hay = this.#parte(clave)
      this.#anotar(clave, heredada(clave, hay, dejados))
      if (hay.revision > this.#parte(clave).revision)
        this.llego({ valores: { [clave]: hay.base }, revisiones: { [clave]: hay.revision } })
    }
    if (!this.hayPendientes) return
    this.#poner({ recuperado: pendientes.size > 0, fase: 'escrito' })
    this.#despues(0)
  }

  #preparar(): Envio | null {
    const listas = [...this.#partes].filter(([, p]) => isLista(p))
    const claves = this.#deUnaEnUna ? listas.slice(0, 1) : listas
    if (claves.length === 0) return null
    return {
      id: newKey(),
      valores: Object.fromEntries(claves.map(([clave, p]) => [clave, p.valor])),
      revisiones: Object.fromEntries(claves.map(([clave, p]) => [clave, p.revision])),
    }
  }

  /** Sends what waits, now. Resolves when it was tried. `alSalir`: the page goes away meanwhile. */
  enviar(alSalir = false): Promise<void> {
    clearTimeout(this.#reloj)
    if (this.#cerrado) return Promise.resolve()
    if (this.#enviando) return this.#enviando
    const envio = this.#envios[0] ?? this.#preparar()
    if (!envio) {
      this.#reposar()
      return Promise.resolve()
    }
    if (this.#envios.length === 0) this.#envios = [envio]
    this.#mundo.cajon.escribirEnvios(this.#envios)
    this.#primera = null
    this.#poner({ fase: this.#estado.fase === 'sinConexion' ? 'sinConexion' : 'enviando' })
    this.#enviando = this.#mandar(envio, alSalir)
    return this.#enviando
  }

  async #mandar(envio: Envio, alSalir: boolean): Promise<void> {
    try {
      const foto = await this.#mundo.guardar(envio, alSalir)
      if (!this.#cerrado) this.#tomado(envio, foto)
    } catch (error) {
      if (!this.#cerrado) this.#fallo(envio, error)
    }
    this.#enviando = null
    // The session ended meanwhile: what was sent stays in this browser, and whoever opens it next sends it again under its key.
    if (this.#cerrado) return
    for (const [foto, quien] of this.#luego.splice(0)) this.llego(foto, quien)
  }

  /** Nothing can be sent: all is there, or a person has to decide. */
  #reposar(): void {
    const { motivo } = deLasPartes(this.#partes)
    if (motivo === null) this.#deUnaEnUna = false
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
    for (const [clave, enviado] of Object.entries(envio.valores))
      this.#anotar(clave, tomada(clave, this.#parte(clave), enviado, guardadaDe(foto, clave)))
    this.#luego.unshift([foto, null])
    this.#seguir({ cuando: this.#mundo.ahora(), recuperado: false })
  }

  #seguir(cambio: Partial<EstadoDeAlmacen> = {}): void {
    const hay = this.#envios[0] ?? this.#preparar()
    this.#poner({ ...cambio, fase: hay ? 'escrito' : 'guardado' })
    if (!hay) {
      this.#reposar()
      return
    }
    this.#primera ??= this.#mundo.ahora()
    this.#despues(this.#envios.length > 0 || this.#deUnaEnUna ? 0 : this.#pausa())
  }

  #fallo(envio: Envio, error: unknown): void {
    const { status = 0, body } = refusalOf(error) ?? {}
    if (status === 409 && body?.actual) {
      this.#unir(envio, this.#mundo.fotoDe(body.actual))
      return
    }
    if (status === 0 || status === 401 || status === 429 || status >= 500) {
      this.#poner({ fase: 'sinConexion' })
      // After 401 somebody signs in again: then what waits is sent.
      if (status !== 401) this.#despues(PAUSAS.reintento)
      return
    }
    this.#quitarEnvio(envio)
    this.#rechazar(envio, error instanceof Error ? error.message : String(error))
  }

  /** Refused for what it says: one bad key does not keep the others back, so they go one by one. */
  #rechazar({ valores }: Envio, motivo: string): void {
    const claves = Object.keys(valores)
    if (claves.length > 1) this.#deUnaEnUna = true
    else
      for (const clave of claves)
        this.#partes.set(clave, { ...this.#parte(clave), rechazo: { valor: valores[clave], motivo } })
    this.#seguir()
  }

  /** Somebody saved first. What arrived of ours in spite of it (its answer was lost) is ours; the rest is merged. */
  #unir(envio: Envio, foto: Foto): void {
    this.#quitarEnvio(envio)
    for (const [clave, enviado] of Object.entries(envio.valores)) {
      const guardada = guardadaDe(foto, clave)
      const parte = this.#parte(clave)
      const isNuestra = igual(enviado, guardada.valor)
      this.#anotar(
        clave,
        isNuestra ? tomada(clave, parte, enviado, guardada) : llegada(clave, parte, guardada).parte,
      )
    }
    this.#luego.unshift([foto, null])
    this.#seguir()
    if (this.#preparar()) this.#despues(0)
  }

  /** The thing as it is elsewhere now; `quien` changed it. What is older than what is known here changes nothing. */
  llego(foto: Foto, quien: string | null = null): void {
    const enCamino = new Set(this.#envios.flatMap(e => Object.keys(e.valores)))
    const nuevas = Object.keys(foto.valores).filter(
      clave => (foto.revisiones[clave] ?? 0) > this.#parte(clave).revision,
    )
    if (nuevas.length === 0) return
    // What is on its way may be what was heard of: its answer says so.
    if (this.#enviando || nuevas.some(clave => enCamino.has(clave))) {
      this.#luego.push([foto, quien])
      return
    }
    const ajenos = { ...this.#estado.ajenos }
    for (const clave of nuevas) {
      const { parte, lugares } = llegada(clave, this.#parte(clave), guardadaDe(foto, clave))
      this.#anotar(clave, parte)
      if (quien !== null && lugares.length > 0)
        ajenos[clave] = { quien, lugares, cuando: this.#mundo.ahora() }
    }
    this.#poner({ ajenos })
    if (this.#preparar() && this.#estado.fase !== 'sinConexion') this.#despues(this.#pausa())
  }

  /** What collides in a key at this moment, with both texts, and the value brought together around it. */
  choques(clave: string): { valor: unknown; choques: Choque[] } {
    return choquesDe(clave, this.#parte(clave))
  }

  /** The collisions of a key as the person decided them, one for each; sent at once. */
  resolver(clave: string, decisiones: readonly Decision[]): void {
    this.#cerrado = false
    this.#anotar(clave, resuelta(clave, this.#parte(clave), decisiones))
    this.#poner({ fase: 'escrito' })
    this.#despues(0)
  }

  /** The page is left or hidden: what waits is sent without waiting for a pause. */
  salir(): Promise<void> {
    if (!this.hayPendientes || this.#estado.fase === 'sinConexion') return Promise.resolve()
    return this.enviar(true)
  }

  /** The connection is back. */
  volvio(): void {
    if (this.#estado.fase === 'sinConexion') void this.enviar()
  }

  /** No more is sent from here until somebody types; what waits stays in this browser. */
  cerrar(): void {
    this.#cerrado = true
    clearTimeout(this.#reloj)
  }
}
