import { leerCiclo } from '@malla/domain/ciclos/leerCiclo.ts'
import { enLista } from '@malla/domain/texto/lista.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import type { Sheet } from '../book.ts'
import { cicloDeNombre, diceCiclos } from './cicloDeHoja.ts'
import { cuantosCursos, hasNombres, isDeCursos } from './cursosDeHoja.ts'
import { APARTE } from './electivos.ts'
import type { CeldaMala } from './hallazgos.ts'
import { abrirHojas, type Hoja, MAX_SHEETS, miradas } from './hoja.ts'
import type { OpcionesDeLectura } from './leidos.ts'
import { errorSinEncabezado } from './sinEncabezado.ts'

/** Sheets that are left beside the one that is read, or those of the cycles, and why. */

const DE_ELECTIVOS = /\b(electiv|optativ)[oa]s?\b/
const isDeCiclo = (nombre: string): boolean => leerCiclo(nombre)?.isNamed === true

/** Why a sheet with a header was left beside those of the cycles, which have so many courses; null where it has none. */
function porQueNo(hoja: Hoja, leidos: number): string | null {
  if (!hasNombres(hoja)) return null
  if (DE_ELECTIVOS.test(clave(hoja.nombre))) return `La hoja no se leyó: ${APARTE}`
  if (diceCiclos(hoja)) {
    const suyos = cuantosCursos(hoja)
    return suyos > leidos
      ? `La hoja tiene más cursos que las de cada ciclo (${suyos} y ${leidos}) y no se leyó: si es la del plan completo, deje en el libro solo esa.`
      : 'La hoja también tiene cursos y no se leyó: se leyeron las de cada ciclo.'
  }
  return isDeCursos(hoja)
    ? 'La hoja también tiene cursos y no dice de qué ciclo son: no se leyó. Si son de uno, llámela como él: «Ciclo III».'
    : null
}

/** A sheet that was left beside the only one that is read. */
export function avisoDeOtraHoja(otra: Hoja, leida: Hoja): CeldaMala {
  const [suyos, leidos] = [cuantosCursos(otra), cuantosCursos(leida)]
  const motivo =
    suyos > leidos
      ? `La hoja «${otra.nombre}» tiene más cursos que «${leida.nombre}» (${suyos} y ${leidos}) y no se leyó: déjelos todos en una.`
      : `La hoja «${otra.nombre}» también tiene cursos y no se leyó: déjelos todos en «${leida.nombre}».`
  return { fila: otra.encabezado.fila, columna: '', valor: otra.nombre, motivo }
}

const SIN_ENCABEZADO =
  'La hoja dice un ciclo y no tiene una fila de encabezados: no se leyó. Si tiene cursos, escriba los encabezados sobre ellos.'
/** Whether the first cells of a sheet say one cycle, with more below it than a cover has. A malla on paper says several. */
function dicenCiclo({ rows }: Sheet): boolean {
  const celdas = rows.slice(0, Math.min(10, rows.length - 1)).flatMap(r => r.cells)
  const titulos = celdas.filter(c => c.kind === 'text' && c.text.length <= MAX_TITULO)
  return new Set(titulos.flatMap(c => cicloDeNombre(c.text)?.ciclo.numero ?? [])).size === 1
}
const MAX_TITULO = 120

const OCULTA = 'La hoja está oculta y no se leyó: si sus cursos son del plan, muéstrela.'

/** Hidden sheets that have courses, as many as are looked at beside those that are shown. */
export function avisosDeOcultas(libro: readonly Sheet[], opciones: OpcionesDeLectura): CeldaMala[] {
  const ocultas = libro.filter(s => s.hidden && s.rows.length > 0).map(s => ({ ...s, hidden: false }))
  const caben = ocultas.slice(0, MAX_SHEETS - miradas(libro).length)
  return abrirHojas(caben, opciones)
    .filter(hasNombres)
    .map(h => ({ hoja: h.nombre, fila: h.encabezado.fila, columna: '', valor: '', motivo: OCULTA }))
}

/** Sheets of other cycles whose courses are not found, where only the sheet of one cycle could be read. */
export const ciclosSinEncabezado = (
  libro: readonly Sheet[],
  abiertas: readonly Hoja[],
  { nombre, encabezado }: Hoja,
): CeldaMala[] =>
  encabezado.columnas.ciclo === undefined && cicloDeNombre(nombre)
    ? miradas(libro)
        .filter(s => isDeCiclo(s.name) && !abiertas.some(h => h.nombre === s.name))
        .map(s => ({ ...errorSinEncabezado([s]), hoja: s.name }))
    : []

/** What is said of the sheets of a book that were not read: a cycle whose courses are not found is an error. */
export function hojasNoLeidas(
  libro: readonly Sheet[],
  abiertas: readonly Hoja[],
  leidas: readonly Hoja[],
  opciones: OpcionesDeLectura,
): { errores: CeldaMala[]; avisos: CeldaMala[] } {
  const de = new Map(abiertas.map(h => [h.nombre, h]))
  const nombres = new Set(leidas.map(h => h.nombre))
  const cuantos = leidas.reduce((suma, h) => suma + cuantosCursos(h), 0)
  const errores: CeldaMala[] = []
  const avisos: CeldaMala[] = []
  const sinCursos: string[] = []
  for (const sheet of miradas(libro).filter(s => !nombres.has(s.name))) {
    const suya = de.get(sheet.name)
    const motivo = suya ? porQueNo(suya, cuantos) : null
    if (suya && motivo)
      avisos.push({ hoja: sheet.name, fila: suya.encabezado.fila, columna: '', valor: '', motivo })
    else if (!suya && isDeCiclo(sheet.name))
      errores.push({ ...errorSinEncabezado([sheet]), hoja: sheet.name })
    else if (!suya && dicenCiclo(sheet))
      avisos.push({ hoja: sheet.name, fila: 1, columna: '', valor: '', motivo: SIN_ENCABEZADO })
    else sinCursos.push(sheet.name)
  }
  avisos.push(...avisosDeOcultas(libro, opciones))
  return { errores, avisos: [...avisos, ...avisoSinCursos([...sinCursos, ...vaciasDe(libro)])] }
}

/** Sheets of cycles in which nothing stands. */
const vaciasDe = (libro: readonly Sheet[]): string[] =>
  libro.filter(s => !s.hidden && s.rows.length === 0 && isDeCiclo(s.name)).map(s => s.name)

/** What is said of sheets that have a header, or the name of a cycle, and no courses, beside the only one that is read. */
export function avisoDeVacias(libro: readonly Sheet[], abiertas: readonly Hoja[], leida: Hoja): CeldaMala[] {
  const suyas = abiertas.filter(h => h !== leida && !hasNombres(h) && (isDeCursos(h) || isDeCiclo(h.nombre)))
  return avisoSinCursos([...suyas.map(h => h.nombre), ...vaciasDe(libro)])
}

function avisoSinCursos(nombres: readonly string[]): CeldaMala[] {
  if (nombres.length === 0) return []
  const citadas = enLista(nombres.map(n => `«${n}»`))
  const motivo =
    nombres.length === 1
      ? `La hoja ${citadas} no tiene cursos: no se leyó.`
      : `Las hojas ${citadas} no tienen cursos: no se leyeron.`
  return [{ fila: 1, columna: '', valor: '', motivo }]
}
