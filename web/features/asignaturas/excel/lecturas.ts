import type { Celda } from '@malla/contracts/asignaturas.ts'
import type { ApiOutput } from '../../../app/api.ts'

/** What the server read in a file: as a preview, or after it was imported. */
export type Lectura = ApiOutput<'asignaturas.importar'>
export type FilaLeida = Lectura['filas'][number]

/** How many courses an import would make and change, and how many stay as they are. */
export function contar(filas: readonly FilaLeida[]): Record<FilaLeida['accion'], number> {
  const cuenta = { crear: 0, cambiar: 0, igual: 0 }
  for (const { accion } of filas) cuenta[accion]++
  return cuenta
}

const cursos = (n: number): string => (n === 1 ? '1 curso' : `${n} cursos`)

/** «Importar 54 cursos»: those that are made or changed. */
export function textoDeImportar(filas: readonly FilaLeida[]): string {
  const { crear, cambiar } = contar(filas)
  return `Importar ${cursos(crear + cambiar)}`
}

/** Why a file that was read cannot be imported, or null when it can. */
export function whyNotImportar({ errores, filas, total }: Lectura): string | null {
  if (errores.length > 0)
    return errores.length === 1
      ? 'Corrija la celda señalada en el archivo y vuelva a elegirlo.'
      : `Corrija las ${errores.length} celdas señaladas en el archivo y vuelva a elegirlo.`
  if (total === 0) return 'El archivo no tiene cursos.'
  const { crear, cambiar } = contar(filas)
  return crear + cambiar === 0 ? 'Todo lo que tiene el archivo ya está en el plan.' : null
}

/** The errors of a refused import, which come with its reasons; null when it was refused for something else. */
export function erroresDe(body: Record<string, unknown> | undefined): Celda[] | null {
  const errores = body?.errores
  return Array.isArray(errores) && errores.length > 0 ? (errores as Celda[]) : null
}

/** Where a cell stands, as people look for it: «Fila 7, columna F (HORAS TEORIA)». */
export const lugarDeCelda = ({ fila, columna }: Celda): string => `Fila ${fila}, columna ${columna}`
