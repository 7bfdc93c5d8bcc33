import { comienzo } from '@malla/domain/texto/cortar.ts'
import type { Espera } from './reglas.ts'

const NOMBRES = ['nombre', 'full_name', 'titulo', 'descripcion']
const LARGO = 80

/** What a write is called: what its call does, and to what. */
export function textoDe(resumen: string, input: Espera['input'], base: Espera['base']): string {
  const filas = [input, ...Object.values(base)]
  const nombre = filas
    .flatMap(f => NOMBRES.map(n => f[n]))
    .find(n => typeof n === 'string' && n.trim() !== '')
  const [que = resumen] = resumen.split(/[;,:]/)
  if (nombre === undefined) return que
  const limpio = String(nombre)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${que}: ${limpio.length > LARGO ? `${comienzo(limpio, LARGO).trimEnd()}…` : limpio}`
}
