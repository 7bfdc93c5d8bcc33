/** A stretch of a line along a channel; stretches of one `red` may share a lane. */
export interface Tramo {
  canal: number
  red: string
  desde: number
  hasta: number
}

/** Lane of each net in each channel. */
export interface Carriles {
  /** From 0; 0 for a net that is not there. */
  carril(canal: number, red: string): number
  /** How many lanes a channel has, at least 1. */
  cuantos(canal: number): number
}

interface Ocupado {
  hasta: number
}

/**
 * Puts the nets of each channel side by side so that none covers another: each in the first lane that is free where it
 * begins (interval colouring, as few lanes as possible).
 */
export function carrilesDe(tramos: readonly Tramo[]): Carriles {
  const carriles = new Map<string, number>()
  const anchos = new Map<number, number>()
  for (const [canal, suyos] of Map.groupBy(tramos, t => t.canal)) {
    const redes = [...Map.groupBy(suyos, t => t.red)]
      .map(([red, piezas]) => ({
        red,
        desde: Math.min(...piezas.map(p => p.desde)),
        hasta: Math.max(...piezas.map(p => p.hasta)),
      }))
      .sort((a, b) => a.desde - b.desde || a.hasta - b.hasta)
    const ocupados: Ocupado[] = []
    for (const { red, desde, hasta } of redes) {
      const libre = ocupados.findIndex(o => o.hasta < desde)
      const carril = libre === -1 ? ocupados.length : libre
      ocupados[carril] = { hasta }
      carriles.set(`${canal} ${red}`, carril)
    }
    anchos.set(canal, ocupados.length)
  }
  return {
    carril: (canal, red) => carriles.get(`${canal} ${red}`) ?? 0,
    cuantos: canal => anchos.get(canal) ?? 1,
  }
}
