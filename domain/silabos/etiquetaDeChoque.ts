import type { Unidad } from './contenido.ts'
import type { EstructuraDeSilabo } from './estructura.ts'
import type { Choque } from './fusion.ts'
import { titular } from './palabras.ts'
import { desarmar } from './tablas.ts'

/** Names of the fields of lines, units and weeks; those of columns come from the structure. */
const campos: Readonly<Record<string, string>> = {
  nombre: 'Nombre',
  texto: 'Texto',
  instrumento: 'Instrumento',
  peso: 'Peso',
  horas: 'Horas',
  criterio: 'Criterio',
  competencia_id: 'Competencia',
  tipo: 'Tipo',
  autores: 'Autores',
  anio: 'Año',
  titulo: 'Título',
  edicion: 'Edición',
  editorial: 'Editorial',
  revista: 'Revista',
  volumen: 'Volumen',
  numero: 'Número',
  paginas: 'Páginas',
  sitio: 'Sitio',
  doi: 'DOI',
  isbn: 'ISBN',
  url: 'Dirección web',
}

/** What a field of a line, a unit or a week is called. */
export function nombreDeCampo(campo: string, { columnas, unidad }: EstructuraDeSilabo): string {
  if (campo === 'unidad_id') return titular(unidad.singular)
  return columnas.find(c => c.clave === campo)?.nombre ?? campos[campo] ?? titular(campo)
}

/**
 * Where two edits collide, for people: «Semana 9 · Contenidos», «Unidad 2», «Línea 3 · Peso»; '' where the whole section is the text. Places are
 * those of `valor`, the value brought together (fusion.ts).
 */
export function etiquetaDeChoque(
  clave: string,
  { tabla, id, campo }: Pick<Choque, 'tabla' | 'id' | 'campo'>,
  valor: unknown,
  estructura: EstructuraDeSilabo,
): string {
  if (tabla === 'texto') return ''
  const lugar = desarmar(clave, valor)[tabla].findIndex(f => f.id === id) + 1
  const unidad = titular(estructura.unidad.singular)
  const cosa = tabla === 'unidades' ? unidad : tabla === 'semanas' ? 'Semana' : 'Línea'
  if (campo === null) return `${cosa} ${lugar}`
  return `${cosa} ${lugar} · ${nombreDeCampo(campo, estructura)}`
}

/** Name of a unit that a collision is about (`unidad_id` of a week or a line); the whole course for none, and that it is gone where it is. */
export const nombreDeUnidad = (
  unidades: readonly Unidad[],
  unidad_id: string | null,
  { unidad }: EstructuraDeSilabo,
): string => {
  if (unidad_id === null) return 'Todo el curso'
  const i = unidades.findIndex(u => u.id === unidad_id)
  if (i < 0) return '(ya no está)'
  const nombre = unidades[i]!.nombre.trim()
  return `${titular(unidad.singular)} ${i + 1}${nombre === '' ? '' : ` · ${nombre}`}`
}
