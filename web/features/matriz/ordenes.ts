import type { Nivel } from '@malla/domain/competencias/catalogos.ts'
import { letraDeNivel, nivelEscrito, nivelSiguiente } from '@malla/domain/competencias/niveles.ts'
import type { Rango } from '../../ui/celdas.ts'
import type { Cambios, Clave } from './celdas.ts'
import { clavesDe, type Lienzo } from './seleccion.ts'

type Mapa = ReadonlyMap<Clave, Nivel>

/** Every cell of a range to one level; null empties. */
export const poner = (rango: Rango, lienzo: Lienzo, nivel: Nivel | null): Cambios =>
  new Map(
    clavesDe(rango, lienzo)
      .flat()
      .map(clave => [clave, nivel]),
  )

/** The whole range to the level that follows that of the active cell. */
export const ciclar = (rango: Rango, lienzo: Lienzo, mapa: Mapa, activa: Clave): Cambios =>
  poner(rango, lienzo, nivelSiguiente(mapa.get(activa) ?? null))

/** The letters of a range, for the clipboard. */
export const copiar = (rango: Rango, lienzo: Lienzo, mapa: Mapa): string[][] =>
  clavesDe(rango, lienzo).map(fila =>
    fila.map(clave => {
      const nivel = mapa.get(clave)
      return nivel ? letraDeNivel[nivel] : ''
    }),
  )

/**
 * Pastes texts from the upper left corner of a range on; one text fills the whole range. What lies beyond the edges is left out, and what is
 * no level leaves its cell as it is: `rechazadas` counts both.
 */
export function pegar(
  textos: readonly (readonly string[])[],
  rango: Rango,
  lienzo: Lienzo,
): { cambios: Cambios; rechazadas: number } {
  const isUno = textos.length === 1 && textos[0]!.length === 1
  const destino = isUno
    ? rango
    : { ...rango, hastaFila: lienzo.filas.length - 1, hastaColumna: lienzo.columnas.length - 1 }
  const claves = clavesDe(destino, lienzo)
  const cambios = new Map<Clave, Nivel | null>()
  let rechazadas = 0
  const pegarUna = (clave: Clave | undefined, texto: string): void => {
    const nivel = nivelEscrito(texto)
    if (nivel === undefined || (clave === undefined && nivel !== null)) rechazadas++
    else if (clave !== undefined) cambios.set(clave, nivel)
  }
  if (isUno) for (const clave of claves.flat()) pegarUna(clave, textos[0]![0]!)
  else
    for (const [f, fila] of textos.entries())
      for (const [c, texto] of fila.entries()) pegarUna(claves[f]?.[c], texto)
  return { cambios, rechazadas: isUno ? Math.min(1, rechazadas) : rechazadas }
}
