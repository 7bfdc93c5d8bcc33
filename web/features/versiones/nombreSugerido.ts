import { comienzo } from '@malla/domain/texto/cortar.ts'

/** A name to begin with: the year in it becomes the next one («Plan 2026» → «Plan 2027»), else a version is said. */
export function nombreSugerido(nombre: string): string {
  const anio = /\b(19|20)\d\d\b(?!.*\b(19|20)\d\d\b)/.exec(nombre)
  if (anio) return nombre.slice(0, anio.index) + (Number(anio[0]) + 1) + nombre.slice(anio.index + 4)
  const version = / \(versión (\d+)\)$/.exec(nombre)
  return version
    ? nombre.replace(/\d+\)$/, `${Number(version[1]) + 1})`)
    : `${comienzo(nombre, 240).trimEnd()} (versión 2)`
}
