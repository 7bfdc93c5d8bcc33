import { type ConCodigo, conCodigoDe } from './codigoYNombre.ts'
import { isDeCorrequisitos } from './correquisitos.ts'
import type { Cuadricula } from './cuadricula.ts'
import type { Encabezado } from './encabezado.ts'
import { isDeDos, ordenDe, type Partida, porQueNoSeParte } from './partida.ts'

/** Columns that say what several of the template do. */

export interface Aparte {
  /** The column of corequisites. */
  correquisitos: number | null
  /** Hours in three parts. */
  partida: Partida | null
  /** Names that stand behind their codes. */
  conCodigo: ConCodigo | null
  /** Columns, and what is said of them. */
  dichos: readonly (readonly [columna: number, motivo: string])[]
}

type Hallada = Partial<Aparte> & { columnas?: Encabezado['columnas'] }

const CORREQUISITOS = 'Se leyeron como correquisitos: se llevan antes o a la vez.'
const SIN_REQUISITOS =
  'El archivo no tiene una columna de requisitos: esta no se leyó. Llámela REQUISITOS y ponga un asterisco a cada curso, como «FIS101*».'
const PARTIDA =
  'Dice las horas de teoría, de práctica y de laboratorio: las de laboratorio se sumaron a las de práctica.'

/** Said of a column of hours in two parts. */
export const EN_DOS =
  'Dice las horas de teoría y las de práctica en una misma celda, como «3/2»: no se leyó. Póngalas en dos columnas, HORAS TEORIA y HORAS PRACTICA.'

function correquisitosDe({ desconocidas, textos, columnas }: Encabezado): Hallada {
  const columna = desconocidas.find(c => isDeCorrequisitos(textos.get(c) ?? ''))
  if (columna === undefined) return {}
  return columnas.requisitos === undefined
    ? { dichos: [[columna, SIN_REQUISITOS]] }
    : { correquisitos: columna, dichos: [[columna, CORREQUISITOS]] }
}

function partidaDe(grid: Cuadricula, { textos, columnas, siguiente }: Encabezado): Hallada {
  const suyas = [...textos].flatMap(([columna, texto]) => {
    const orden = ordenDe(texto)
    return orden ? [{ columna, orden, texto }] : []
  })
  const [una, otra] = suyas
  if (!una || otra) return {}
  const { columna, orden, texto } = una
  const tiene = (campo: 'horasteoria' | 'horaspractica') => ![undefined, columna].includes(columnas[campo])
  if (tiene('horasteoria') || tiene('horaspractica')) return {}
  const motivo = porQueNoSeParte(grid, siguiente, columna, texto)
  if (motivo === undefined) return {}
  return motivo === null
    ? {
        partida: { columna, orden },
        columnas: { horasteoria: columna, horaspractica: columna },
        dichos: [[columna, PARTIDA]],
      }
    : { dichos: [[columna, motivo]] }
}

function enDosDe(grid: Cuadricula, { textos, columnas, siguiente }: Encabezado): Hallada {
  if (columnas.horasteoria !== undefined || columnas.horaspractica !== undefined) return {}
  const suyas = [...textos].filter(([columna, texto]) => isDeDos(grid, siguiente, columna, texto))
  return { dichos: suyas.map(([columna]) => [columna, EN_DOS]) }
}

function codigosDe(grid: Cuadricula, encabezado: Encabezado, hayOtras: boolean): Hallada {
  const columna = encabezado.columnas.nombre!
  const { conCodigo, motivo } = conCodigoDe(grid, encabezado, hayOtras)
  return {
    ...(conCodigo ? { conCodigo, columnas: { codigo: columna } } : {}),
    ...(motivo ? { dichos: [[columna, motivo]] } : {}),
  }
}

/** A header with what its columns say of several of the template. `hayOtras`: as for `conCodigoDe`. */
export function conAparte(grid: Cuadricula, encabezado: Encabezado, hayOtras: boolean): Encabezado {
  const halladas = [
    correquisitosDe(encabezado),
    partidaDe(grid, encabezado),
    enDosDe(grid, encabezado),
    codigosDe(grid, encabezado, hayOtras),
  ]
  const dichos = halladas.flatMap(h => h.dichos ?? [])
  const isDicha = (columna: number): boolean => dichos.some(([c]) => c === columna)
  const columnas = Object.assign({}, encabezado.columnas, ...halladas.map(h => h.columnas))
  const base = { correquisitos: null, partida: null, conCodigo: null }
  const aparte: Aparte = Object.assign({}, base, ...halladas, { dichos })
  const isPartida = aparte.partida !== null
  return {
    ...encabezado,
    columnas,
    aparte,
    desconocidas: encabezado.desconocidas.filter(c => !isDicha(c)),
    suplentes: isPartida ? encabezado.suplentes.filter(s => s !== 'horasteoria') : encabezado.suplentes,
  }
}
