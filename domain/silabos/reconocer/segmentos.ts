import { type Bloque, type BloqueEnLugar, distintas, llano, propias } from './bloques.ts'
import { bloquesDeCelda } from './celdas.ts'
import {
  type ClaveReconocible,
  claveDeNombre,
  type Encabezado,
  leerEncabezado,
  leerUnidad,
  unidadContada,
} from './encabezados.ts'
import { formaDeSemanas } from './formaDeSemanas.ts'
import { formaDeEvaluacion } from './leerEvaluacion.ts'
import { isLineaDePeso } from './pesosEscritos.ts'
import { leerSemanaNombrada } from './semanasEscritas.ts'

/** A document cut into its sections. */

export interface Segmento {
  /** Null: a heading that no section goes by, or what stands before the first one. */
  clave: ClaveReconocible | null
  /** The heading as it stands; null where there is none. */
  titulo: string | null
  /** Whether the heading is one by its looks. */
  isClaro: boolean
  /** Block of the heading; null where there is none. */
  indice: number | null
  bloques: BloqueEnLugar[]
}

interface Abierto extends Segmento {
  encabezado: Encabezado | null
}

/**
 * Cuts a document at its headings. Tables of weeks and of weights stand for themselves wherever they are, and a heading of a unit begins the
 * programme, or goes on with it, where it is not only named there (`isSubtitulo`).
 */
export function segmentar(bloques: readonly Bloque[]): Segmento[] {
  const segmentos: Abierto[] = []
  const comenzadas = new Set<string>()
  const abrir = (s: Abierto): void => {
    segmentos.push(s)
  }
  const lugares = bloques.flatMap((bloque, indice) => desglosar(bloque, indice))
  for (const [i, lugar] of lugares.entries()) {
    const { bloque, indice } = lugar
    const actual = segmentos.at(-1) ?? null
    const e = leerEncabezado(bloque)
    if (e && isComienzo(e, actual)) {
      const resto: BloqueEnLugar[] =
        e.resto === '' ? [] : [{ bloque: { tipo: 'parrafo', html: e.resto }, indice }]
      abrir({ clave: e.clave, titulo: e.titulo, isClaro: e.isClaro, indice, bloques: resto, encabezado: e })
      continue
    }
    const implicita = claveImplicita(lugares, i, actual, comenzadas)
    if (implicita)
      abrir({
        clave: implicita,
        titulo: null,
        isClaro: false,
        indice: null,
        bloques: [lugar],
        encabezado: e ?? actual?.encabezado ?? null,
      })
    else if (actual) actual.bloques.push(lugar)
    else
      abrir({ clave: null, titulo: null, isClaro: false, indice: null, bloques: [lugar], encabezado: null })
    if (segmentos.at(-1)!.clave === 'unidadesaprendizaje')
      for (const unidad of unidadesEn(bloque)) comenzadas.add(unidad)
  }
  return segmentos
}

/** Whether a heading begins a section of its own where another one is open. */
function isComienzo(e: Encabezado, actual: Abierto | null): boolean {
  const abierto = actual?.encabezado ?? null
  const isUnidad = leerUnidad(e.titulo) !== null
  if (isUnidad) return false
  if (e.clave === null) {
    if (!abierto || !actual?.titulo) return e.hechura === 'titulo' && actual !== null && actual.clave !== null
    return e.hechura === abierto.hechura && e.nivel <= abierto.nivel
  }
  if (!abierto || actual!.clave === null) return true
  const isDentro = e.hechura === abierto.hechura ? e.nivel > abierto.nivel : !e.isClaro
  // «Competencias» and «Logro» under a unit are of the unit; «9.1 Bibliografía básica» goes on with the bibliography.
  if (isDentro && actual!.clave === 'unidadesaprendizaje') return !DE_UNIDAD.has(e.clave)
  return e.clave !== actual!.clave || (!isDentro && e.isClaro)
}

const DE_UNIDAD: ReadonlySet<string> = new Set([
  'competencias',
  'resultados',
  'unidadesaprendizaje',
  'valores',
])

/** Sections that keep their own tables of weeks: a schedule of tutoring is no programme of units. */
const CON_TABLAS: ReadonlySet<string> = new Set([
  'unidadesaprendizaje',
  'tutoria',
  'investigacionFormativa',
  'valores',
  'anexos',
])

/** The section that a block begins by itself, without a heading; null where it belongs to what is open. */
function claveImplicita(
  lugares: readonly BloqueEnLugar[],
  i: number,
  actual: Segmento | null,
  comenzadas: ReadonlySet<string>,
): ClaveReconocible | null {
  const { bloque } = lugares[i]!
  if (bloque.tipo === 'tabla') return claveDeTabla(bloque.filas, actual?.clave ?? null)
  if (actual?.clave === 'unidadesaprendizaje') return null
  const texto = lineaUnica(bloque)
  if (leerUnidad(texto) === null) return null
  const clave = actual?.clave ?? null
  // «Unidad I: 30 %».
  if (clave === 'evaluacion' && isLineaDePeso(texto)) return null
  const isDicha =
    SIN_UNIDADES.has(clave ?? '') && bloque.tipo !== 'titulo'
      ? !hayaSemanas(lugares, i)
      : comenzadas.has(unidadContada(texto) ?? '') && isSubtitulo(clave, lugares[i + 1]?.bloque)
  return isDicha ? null : 'unidadesaprendizaje'
}

/** Sections that only list units: «Comprende las siguientes unidades: …». */
const SIN_UNIDADES: ReadonlySet<string> = new Set(['sumilla', 'datos'])

/** Whether weeks follow the unit of a block, before another one or another section begins. */
function hayaSemanas(lugares: readonly BloqueEnLugar[], i: number): boolean {
  const clase = claseDeUnidad(lugares[i]!.bloque)
  for (let j = i + 1; j < lugares.length; j++) {
    const { bloque } = lugares[j]!
    if (bloque.tipo === 'tabla' && formaDeSemanas(bloque.filas)) return true
    if (bloque.tipo === 'tabla') continue
    if (leerSemanaNombrada(lineaUnica(bloque))) return true
    const otra = claseDeUnidad(bloque)
    if (otra !== null && (clase === '' || otra === '' || otra === clase)) return false
    if (otra === null && isFinDeUnidad(leerEncabezado(bloque))) return false
  }
  return false
}

/** What a unit is called, «unidad» or «modulo», '' for one without a number; null for a block that begins none. */
function claseDeUnidad(b: Bloque): string | null {
  const texto = b.tipo === 'tabla' ? '' : lineaUnica(b)
  return leerUnidad(texto) === null ? null : (unidadContada(texto)?.split(' ')[0] ?? '')
}

/** Whether a heading begins another section and is no «Logro:» or «Contenidos:» of the unit. */
const isFinDeUnidad = (e: Encabezado | null): boolean =>
  e !== null && (e.hechura !== 'llana' || (e.clave !== null && !DE_UNIDAD.has(e.clave)) || isPrograma(e))

const isPrograma = ({ clave, isClaro }: Encabezado): boolean => clave === 'unidadesaprendizaje' && isClaro

/** Sections that may be parted by the units of the programme: references, weights or results of each. */
const POR_UNIDADES: ReadonlySet<string> = new Set([
  'bibliografia',
  'evaluacion',
  'resultados',
  'competencias',
])

/**
 * Whether a unit that was named in the programme is named again only for what the open section says of it. Where its weeks stand below, the first
 * time was a list of names.
 */
const isSubtitulo = (actual: ClaveReconocible | null, siguiente: Bloque | undefined): boolean =>
  POR_UNIDADES.has(actual ?? '') &&
  !(siguiente?.tipo === 'tabla' && claveDeTabla(siguiente.filas, actual) === 'unidadesaprendizaje')

function claveDeTabla(
  filas: readonly (readonly string[])[],
  actual: ClaveReconocible | null,
): ClaveReconocible | null {
  // Weights may say the week of each.
  if (actual === 'evaluacion' && formaDeEvaluacion(filas)) return null
  if (formaDeSemanas(filas)) return CON_TABLAS.has(actual ?? '') ? null : 'unidadesaprendizaje'
  const isDeOtra = actual === null || actual === 'unidadesaprendizaje'
  return isDeOtra && formaDeEvaluacion(filas) ? 'evaluacion' : null
}

/** The text of a paragraph, a heading, or a list of one item; '' for a longer list. */
function lineaUnica(b: Exclude<Bloque, { tipo: 'tabla' }>): string {
  const [unica = '', ...mas] = b.tipo === 'lista' ? b.items : [b.html]
  return mas.length > 0 ? '' : llano(unica)
}

/** Units that begin in a block of the programme. */
function unidadesEn(bloque: Bloque): string[] {
  const textos = bloque.tipo === 'tabla' ? bloque.filas.flatMap(distintas).map(llano) : [lineaUnica(bloque)]
  return textos.map(unidadContada).filter(u => u !== null)
}

/**
 * A block as the blocks that it stands for: a table of one cell stands for what is in it, and one whose rows are headings with their texts beside
 * or below them is the whole syllabus in a frame.
 */
function desglosar(bloque: Bloque, indice: number): BloqueEnLugar[] {
  if (bloque.tipo !== 'tabla') return [{ bloque, indice }]
  // A cell over several rows holds what it holds once: tables in tables would multiply.
  const celdas = propias(bloque).flat()
  if (celdas.length !== 1 && (formaDeSemanas(bloque.filas) || !isMarco(bloque.filas)))
    return [{ bloque, indice }]
  return celdas.flatMap(bloquesDeCelda).flatMap(b => desglosar(b, indice))
}

/** Whether several rows begin with the name of a section; one that stands beside two rows names both. */
function isMarco(filas: readonly (readonly string[])[]): boolean {
  const primeras = filas.map(distintas).flatMap(f => (f.length > 2 ? [] : f.slice(0, 1)))
  const nombres = new Set([...new Set(primeras)].filter(c => claveDeNombre(sinNumero(comienzoDe(c)))))
  return primeras.filter(c => nombres.has(c)).length > 1
}

/** What a cell begins with: a heading may have its text below it in the same cell. */
function comienzoDe(celda: string): string {
  const [primero] = bloquesDeCelda(celda)
  return primero?.tipo === 'parrafo' || primero?.tipo === 'titulo' ? llano(primero.html) : llano(celda)
}

const sinNumero = (nombre: string): string => nombre.replace(/^[IVX\d.]+[.)\s-]+/, '')
