import { clave } from '../texto/normalizar.ts'

/** Places of the columns of a pasted table, from 0; null where it has none. */
export interface Columnas {
  /** Row of the headers. */
  encabezado: number
  nombre: number
  nivel: number | null
  tipo: number | null
  codigo: number | null
}

const SIGNIFICA: ReadonlyMap<string, Exclude<keyof Columnas, 'encabezado'>> = new Map(
  Object.entries({
    nombre: 'nombre',
    competencia: 'nombre',
    competencias: 'nombre',
    descripcion: 'nombre',
    denominacion: 'nombre',
    nivel: 'nivel',
    tipo: 'tipo',
    codigo: 'codigo',
  } as const),
)
/** Titles above the headers take no more rows. */
const FILAS_BUSCADAS = 20

/** The columns under a row of headers with a name and at least one of level, kind and code; null when there is no such row. */
export function columnasEn(celdas: readonly (readonly string[])[]): Columnas | null {
  for (const [encabezado, fila] of celdas.slice(0, FILAS_BUSCADAS).entries()) {
    const lugares = new Map<string, number>()
    fila.forEach((celda, i) => {
      const que = SIGNIFICA.get(clave(celda))
      if (que && !lugares.has(que)) lugares.set(que, i)
    })
    const nombre = lugares.get('nombre')
    if (nombre === undefined || lugares.size < 2) continue
    const en = (que: string) => lugares.get(que) ?? null
    return { encabezado, nombre, nivel: en('nivel'), tipo: en('tipo'), codigo: en('codigo') }
  }
  return null
}

const LETRAS: ReadonlyMap<string, number> = new Map(
  Object.entries({ f: 1, c: 2, e: 3, i: 1, ii: 2, iii: 3, iv: 4, v: 5 }),
)

/** Level that a cell says: «2», «Nivel 2», «II», or the usual letter of a level (F, C, E); null when it says none. */
export function nivelDeCelda(celda: string): number | null {
  const dicho = clave(celda).replace(/^nivel /, '')
  if (/^[1-9]\d?$/.test(dicho)) return Number(dicho)
  return LETRAS.get(dicho) ?? null
}
