/** A part of a Word file as `docx` holds it before it is written: an element is an object of one key, its name. */
export type Nodo = Readonly<Record<string, unknown>>

/** The children of an element's content. */
export const hijos = (contenido: unknown): readonly Nodo[] => {
  if (Array.isArray(contenido)) return contenido
  return contenido && typeof contenido === 'object' ? [contenido as Nodo] : []
}

/** Name and content of an element; a text has no name. */
export function abrir(nodo: Nodo): [string, unknown] {
  for (const nombre in nodo) return [nombre, nodo[nombre]]
  return ['', undefined]
}

/** The content of the first child of this name. */
export function hijo(contenido: unknown, nombre: string): unknown {
  for (const n of hijos(contenido)) if (n && typeof n === 'object' && nombre in n) return n[nombre]
  return undefined
}

/** An attribute of an element. */
export function atributo(contenido: unknown, nombre: string): string | number | undefined {
  const dichos = hijo(contenido, '_attr') as Record<string, string | number | boolean> | undefined
  const valor = dichos?.[nombre]
  return typeof valor === 'boolean' ? Number(valor) : valor
}

/** A number of a property that may be missing. */
export function numero(contenido: unknown, nombre: string): number | undefined {
  const valor = Number(atributo(contenido, nombre) ?? Number.NaN)
  return Number.isFinite(valor) ? valor : undefined
}

/** Whether a property such as `w:b` is on, or undefined where nothing is said. */
export function prendido(contenido: unknown, nombre: string): boolean | undefined {
  const dicho = hijo(contenido, nombre)
  if (dicho === undefined) return undefined
  const valor = atributo(dicho, 'w:val')
  return valor === undefined || !['0', 'false', 'off'].includes(String(valor))
}
