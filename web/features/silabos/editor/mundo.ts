import type { Cajon, Envio } from './cajon.ts'
import type { Guardada } from './parte.ts'

/** A thing that is kept key by key, as the server has it: a syllabus, a carta. A key that nobody wrote is not there. */
export interface Foto {
  valores: Readonly<Record<string, unknown>>
  revisiones: Readonly<Record<string, number>>
}

/** What the store needs of the world. */
export interface Mundo {
  /** Writes these keys; resolves to the thing as it is then. `alSalir`: the page goes away, the request may not need it. */
  guardar(envio: Envio, alSalir: boolean): Promise<Foto>
  /** The thing in the answer of a 409. */
  fotoDe(actual: unknown): Foto
  cajon: Cajon
  ahora(): number
}

/** Milliseconds: after the last letter; at most while typing goes on; between tries without a connection. */
export const PAUSAS = { calma: 2000, tope: 15_000, reintento: 5000 } as const

/** What the server has of a key. */
export const guardadaDe = ({ valores, revisiones }: Foto, clave: string): Guardada => ({
  valor: valores[clave],
  revision: revisiones[clave] ?? 0,
})
