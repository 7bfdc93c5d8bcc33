import { igual } from '@malla/domain/valores/igual.ts'
import { newKey } from '../../../ui/newKey.ts'
import type { Envio } from './cajon.ts'
import { EnNavegador } from './enNavegador.ts'
import { deLasPartes } from './estadoDeAlmacen.ts'
import { type Foto, guardadaDe, type Mundo } from './mundo.ts'
import { heredada, isAqui, isLista, llegada, type Parte, SIN_ESCRIBIR, tomada } from './parte.ts'

/** The keys of one thing as they stand here, each kept in this browser while the server does not have it; and what of them goes next. */
export class Partes {
  readonly #partes = new Map<string, Parte>()
  readonly #navegador: EnNavegador
  /** Something was refused: keys go one by one, so that one bad key does not keep the others back. */
  #deUnaEnUna = false

  /** `alCaber` hears after each write whether some key has no room in this browser. */
  constructor(foto: Foto, cajon: Mundo['cajon'], alCaber: (sinLugar: boolean) => void) {
    this.#navegador = new EnNavegador(cajon, alCaber)
    for (const clave of Object.keys(foto.valores)) {
      const { valor, revision } = guardadaDe(foto, clave)
      this.#partes.set(clave, { valor, base: valor, revision })
    }
  }

  /** Something is here that the server does not have. */
  get hayAqui(): boolean {
    return [...this.#partes.values()].some(isAqui)
  }
  /** Something can be sent now. */
  get hayLista(): boolean {
    return [...this.#partes.values()].some(isLista)
  }
  get deUnaEnUna(): boolean {
    return this.#deUnaEnUna
  }

  de(clave: string): Parte {
    return this.#partes.get(clave) ?? SIN_ESCRIBIR
  }

  /** What follows from the keys for whoever looks. */
  estado(): ReturnType<typeof deLasPartes> {
    return deLasPartes(this.#partes)
  }

  anotar(clave: string, parte: Parte): void {
    this.#partes.set(clave, parte)
    this.#navegador.anotar(clave, parte)
  }

  /** Brings in what tabs that are gone left behind of a key. Answers what was saved since, where it was typed upon something older. */
  heredar(clave: string, dejados: Parameters<typeof heredada>[2]): Foto | null {
    const hay = this.de(clave)
    this.anotar(clave, heredada(clave, hay, dejados))
    if (hay.revision <= this.de(clave).revision) return null
    return { valores: { [clave]: hay.base }, revisiones: { [clave]: hay.revision } }
  }

  /** What can be sent now, as one call; null when there is none. */
  preparar(): Envio | null {
    const listas = [...this.#partes].filter(([, p]) => isLista(p))
    const claves = this.#deUnaEnUna ? listas.slice(0, 1) : listas
    if (claves.length === 0) return null
    return {
      id: newKey(),
      valores: Object.fromEntries(claves.map(([clave, p]) => [clave, p.valor])),
      revisiones: Object.fromEntries(claves.map(([clave, p]) => [clave, p.revision])),
    }
  }

  /** The server has these values. */
  tomar({ valores }: Envio, foto: Foto): void {
    for (const [clave, enviado] of Object.entries(valores))
      this.anotar(clave, tomada(clave, this.de(clave), enviado, guardadaDe(foto, clave)))
  }

  /** Somebody saved first. What arrived of ours in spite of it (its answer was lost) is ours; the rest is merged. */
  unir({ valores }: Envio, foto: Foto): void {
    for (const [clave, enviado] of Object.entries(valores)) {
      const guardada = guardadaDe(foto, clave)
      const parte = this.de(clave)
      const isNuestra = igual(enviado, guardada.valor)
      this.anotar(
        clave,
        isNuestra ? tomada(clave, parte, enviado, guardada) : llegada(clave, parte, guardada).parte,
      )
    }
  }

  /** Refused for what it says: of several keys nobody knows which, so they go one by one. */
  rechazar({ valores }: Envio, motivo: string): void {
    const claves = Object.keys(valores)
    if (claves.length > 1) this.#deUnaEnUna = true
    else
      for (const clave of claves)
        this.#partes.set(clave, { ...this.de(clave), rechazo: { valor: valores[clave], motivo } })
  }

  /** Nothing is refused any more: all that waits goes together again. */
  todasALaVez(): void {
    this.#deUnaEnUna = false
  }

  /** Keys that are newer there than what is known here. */
  nuevasEn({ valores, revisiones }: Foto): string[] {
    return Object.keys(valores).filter(clave => (revisiones[clave] ?? 0) > this.de(clave).revision)
  }

  /** Takes a key as it is elsewhere now; answers which places changed here by it. */
  recibir(clave: string, foto: Foto): string[] {
    const { parte, lugares } = llegada(clave, this.de(clave), guardadaDe(foto, clave))
    this.anotar(clave, parte)
    return lugares
  }
}
