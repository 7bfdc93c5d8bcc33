import { clave } from '../texto/normalizar.ts'

/** Places of the columns of a pasted table, from 0; null where it has none. */
export interface Columnas {
  /** Row of the headers. */
  encabezado: number
  /** Of the names: several where each level has a column of its own, the first level first. */
  nombres: number[]
  /** Of what is told of each beside its name. */
  descripcion: number | null
  nivel: number | null
  tipo: number | null
  codigo: number | null
  /** Titles of those that are not read, though something stands below them. */
  sinLeer: string[]
}

type Que =
  | 'nombre'
  | 'competencia'
  | 'parte'
  | 'descripcion'
  | 'nivel'
  | 'tipo'
  | 'codigo'
  | 'numero'
  | 'otra'

const SIGNIFICA: ReadonlyMap<string, Que> = new Map(
  Object.entries({
    nombre: 'nombre',
    denominacion: 'nombre',
    competencia: 'competencia',
    competencias: 'competencia',
    capacidad: 'parte',
    capacidades: 'parte',
    subcompetencia: 'parte',
    subcompetencias: 'parte',
    elemento: 'parte',
    elementos: 'parte',
    'elemento de competencia': 'parte',
    'elementos de competencia': 'parte',
    desempeno: 'parte',
    desempenos: 'parte',
    descripcion: 'descripcion',
    nivel: 'nivel',
    tipo: 'tipo',
    codigo: 'codigo',
    n: 'numero',
    no: 'numero',
    nro: 'numero',
    num: 'numero',
    numero: 'numero',
    '#': 'numero',
    item: 'numero',
    orden: 'numero',
    // What is told of a competency beside it and has no place in the plan.
    indicador: 'otra',
    indicadores: 'otra',
    evidencia: 'otra',
    evidencias: 'otra',
    criterio: 'otra',
    criterios: 'otra',
    estandar: 'otra',
    estandares: 'otra',
    dimension: 'otra',
    area: 'otra',
    observaciones: 'otra',
    responsable: 'otra',
  } as const),
)
/** Titles above the headers take no more rows. */
const FILAS_BUSCADAS = 20

/** «N.°», «Nro.», «CÓDIGO:» without their signs. */
const queDice = (celda: string): Que | undefined =>
  SIGNIFICA.get(
    clave(celda)
      .replace(/[.°º:]+/g, '')
      .trim(),
  )

/** The columns of the names: of competencies and their parts side by side, else the one that is a name most surely. */
function nombresEn(dicho: readonly (Que | undefined)[]): number[] {
  const competencia = dicho.indexOf('competencia')
  const partes = dicho.flatMap((que, i) =>
    que === 'parte' && competencia >= 0 && i > competencia ? [i] : [],
  )
  if (partes.length > 0 && !dicho.includes('nombre')) return [competencia, ...partes]
  const unico = dicho.findIndex(que => que === 'nombre' || que === 'competencia')
  const lugar = unico < 0 ? dicho.indexOf('descripcion') : unico
  return lugar < 0 ? [] : [lugar]
}

/**
 * The columns under a row of headers with a name and at least one that says what it is (level, kind, code, number, part …); null when there is no
 * such row.
 */
export function columnasEn(celdas: readonly (readonly string[])[]): Columnas | null {
  for (const [encabezado, fila] of celdas.slice(0, FILAS_BUSCADAS).entries()) {
    const dicho = Array.from(fila, celda => queDice(celda ?? ''))
    const nombres = nombresEn(dicho)
    const distintos = new Set(dicho.filter(que => que !== undefined))
    if (nombres.length === 0 || distintos.size < 2) continue
    const en = (que: Que): number | null => (dicho.includes(que) ? dicho.indexOf(que) : null)
    // Where each level has a column of its own, a column «Nivel» says something else.
    const nivel = nombres.length > 1 ? null : en('nivel')
    // Beside names of several levels nobody knows of which of them it tells.
    const descripcion = nombres.length > 1 || nombres[0] === en('descripcion') ? null : en('descripcion')
    const leidas = [...nombres, descripcion, nivel, en('tipo'), en('codigo'), en('numero')]
    const isSinLeer = (i: number): boolean =>
      !leidas.includes(i) && celdas.some((f, k) => k > encabezado && (f[i] ?? '').trim() !== '')
    return {
      encabezado,
      nombres,
      descripcion,
      nivel,
      tipo: en('tipo'),
      codigo: en('codigo') ?? en('numero'),
      sinLeer: fila.map(c => c.trim()).filter((c, i) => c !== '' && isSinLeer(i)),
    }
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
