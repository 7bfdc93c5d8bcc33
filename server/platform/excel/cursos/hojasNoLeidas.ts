import { leerCiclo } from '@malla/domain/ciclos/leerCiclo.ts'
import { enLista } from '@malla/domain/texto/lista.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import type { Sheet } from '../book.ts'
import { cicloDeNombre, diceCiclos } from './cicloDeHoja.ts'
import { APARTE } from './electivos.ts'
import type { CeldaMala } from './hallazgos.ts'
import { abrirHojas, COLUMNAS_DE_CURSOS, type Hoja, MAX_SHEETS, miradas } from './hoja.ts'
import { hasNombres } from './hojasDeCiclos.ts'
import type { OpcionesDeLectura } from './leidos.ts'
import { errorSinEncabezado } from './sinEncabezado.ts'

/** Sheets that are left beside those of the cycles, and why. */

const DE_ELECTIVOS = /\b(electiv|optativ)[oa]s?\b/
const isDeCiclo = (nombre: string): boolean => leerCiclo(nombre)?.isNamed === true

/** Why a sheet with a header was left; null where it has no courses. */
function porQueNo(hoja: Hoja): string | null {
  if (!hasNombres(hoja)) return null
  if (DE_ELECTIVOS.test(clave(hoja.nombre))) return `La hoja no se leyó: ${APARTE}`
  if (diceCiclos(hoja)) return 'La hoja también tiene cursos y no se leyó: se leyeron las de cada ciclo.'
  return Object.keys(hoja.encabezado.columnas).length >= COLUMNAS_DE_CURSOS
    ? 'La hoja también tiene cursos y no dice de qué ciclo son: no se leyó. Si son de uno, llámela como él: «Ciclo III».'
    : null
}

const OCULTA = 'La hoja está oculta y no se leyó: si sus cursos son del plan, muéstrela.'

/** Hidden sheets that have courses, as many as are looked at beside those that are shown. */
function avisosDeOcultas(libro: readonly Sheet[], opciones: OpcionesDeLectura): CeldaMala[] {
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
  const errores: CeldaMala[] = []
  const avisos: CeldaMala[] = []
  const sinCursos: string[] = []
  for (const sheet of miradas(libro).filter(s => !nombres.has(s.name))) {
    const suya = de.get(sheet.name)
    const motivo = suya ? porQueNo(suya) : null
    if (suya && motivo)
      avisos.push({ hoja: sheet.name, fila: suya.encabezado.fila, columna: '', valor: '', motivo })
    else if (!suya && isDeCiclo(sheet.name))
      errores.push({ ...errorSinEncabezado([sheet]), hoja: sheet.name })
    else sinCursos.push(sheet.name)
  }
  avisos.push(...avisosDeOcultas(libro, opciones))
  const vacias = libro.filter(s => !s.hidden && s.rows.length === 0 && isDeCiclo(s.name)).map(s => s.name)
  return { errores, avisos: [...avisos, ...avisoSinCursos([...sinCursos, ...vacias])] }
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
