import type { Que } from './filas.ts'
import type { Paso } from './useMover.ts'

interface Pulsada {
  key: string
  code: string
  altKey: boolean
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

const pasos: Partial<Record<string, Paso>> = {
  ArrowUp: 'subir',
  ArrowDown: 'bajar',
  ArrowRight: 'adentro',
  ArrowLeft: 'afuera',
}
const solas: Partial<Record<string, Que>> = {
  Enter: 'abrir',
  F2: 'nombre',
  Delete: 'eliminar',
  // What the one key for deleting sends on the laptops that have no other.
  Backspace: 'eliminar',
}

/** What a key means on a line of competencies; null leaves it to the tree. Without an Insert key: Alt + N. */
export function teclaDeCompetencia(p: Pulsada): Que | null {
  if (p.ctrlKey || p.metaKey) return null
  const isNueva = (p.key === 'Insert' && !p.altKey) || (p.altKey && p.code === 'KeyN')
  if (isNueva) return p.shiftKey ? 'dentro' : 'nueva'
  if (p.altKey) return pasos[p.key] ?? null
  return p.shiftKey ? null : (solas[p.key] ?? null)
}
