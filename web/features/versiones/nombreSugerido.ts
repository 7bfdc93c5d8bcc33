import { comienzo } from '@malla/domain/texto/cortar.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'

/** The name after this one: the year in it becomes the next one («Plan 2026» → «Plan 2027»), else a version is said. */
function siguiente(nombre: string): string {
  const anio = /\b(19|20)\d\d\b(?!.*\b(19|20)\d\d\b)/.exec(nombre)
  if (anio) return nombre.slice(0, anio.index) + (Number(anio[0]) + 1) + nombre.slice(anio.index + 4)
  const version = / \(versión (\d+)\)$/.exec(nombre)
  return version
    ? nombre.replace(/\d+\)$/, `${Number(version[1]) + 1})`)
    : `${comienzo(nombre, 240).trimEnd()} (versión 2)`
}

/** A name to begin with: the next one that none of `dichos`, as other plans are called, is. */
export function nombreSugerido(nombre: string, dichos: readonly string[] = []): string {
  const tomados = new Set(dichos.map(clave))
  let sugerido = siguiente(nombre)
  while (tomados.has(clave(sugerido))) sugerido = siguiente(sugerido)
  return sugerido
}
