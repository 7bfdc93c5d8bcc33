import { plegar, sinBlancosDeMas } from '@malla/domain/texto/normalizar.ts'
import type { Cell } from '../book.ts'
import type { Cuadricula } from './cuadricula.ts'
import type { Encabezado } from './encabezado.ts'
import { omitida } from './omitidas.ts'
import { limpiar } from './valores.ts'

/** Codes that stand before the names of courses, in one cell: «MAT101 Matemática I». */

const COD = '(?:cod(?:igo)?s?\\.?|sigla|clave)'
const NOM = '(?:nombre|denominacion|asignatura|curso|materia|unidad didactica|ramo)s?'
const DE = '(?: del? (?:l[ao]s? )?(?:curso|asignatura|materia|unidad didactica)s?)?'
const Y = ' ?(?:\\by\\b|[-–—/+&,]) ?(?:el )?'
const DE_AMBOS = new RegExp(`^(?:${COD}${DE}${Y}${NOM}${DE}|${NOM}${DE}${Y}${COD}${DE})$`)

/** Whether a title says code and name of a course: «Código y nombre», «Cód. – Asignatura». */
export const isDeAmbos = (titulo: string): boolean => DE_AMBOS.test(sinBlancosDeMas(plegar(titulo)))

/** What can only be a code: letters with two figures and more, or one behind a hyphen, or three figures and more. «COVID 19» is none. */
const CODIGO = [
  '[A-ZÑ]{1,6}[-.]?\\d{2,6}[A-Z]{0,2}',
  '[A-ZÑ]{2,5} \\d{3,5}[A-Z]?',
  '[A-ZÑ]{2,6}-\\d{1,6}',
  '[A-ZÑ]{1,4}\\d?-[A-ZÑ]?\\d{2,6}',
  '\\d{1,2}[A-ZÑ]{1,4}\\d{2,4}',
  '\\d{3,10}',
].join('|')
const SEPARADOS = new RegExp(`^(${CODIGO})(?:\\s*[-–—:|.]\\s*|\\s+)(\\S.*)$`, 'u')
/** A name does not begin so: «COVID19 y salud» is one. */
const SIGUE = /^(?:y|e|o|u|de|del|en|para|con|por|a|al|como|vs)\s/i
const MAX_TEXTO = 300

interface Separados {
  codigo: string
  nombre: string
}

/** The code and the name in a text that begins with what can only be a code; null for any other. */
export function separar(texto: string): Separados | null {
  const escrito = limpiar(texto)
  const leido = escrito.length <= MAX_TEXTO ? SEPARADOS.exec(escrito) : null
  const nombre = leido?.[2] ?? ''
  return leido && /\p{L}/u.test(nombre) && !SIGUE.test(nombre) ? { codigo: leido[1]!, nombre } : null
}

const isDeCifras = ({ codigo }: Separados): boolean => /^\d+$/.test(codigo)

/** How the cells of a sheet are parted, in which names stand behind their codes. */
export interface ConCodigo {
  /** Whether the codes are figures alone: then a text behind letters is a name, and the other way round. */
  enCifras: boolean
}

/** What a cell says of each, null where it has no code. */
function separarCelda(texto: string, { enCifras }: ConCodigo): Separados | null {
  const leido = separar(texto)
  return leido && isDeCifras(leido) === enCifras ? leido : null
}

/** The cell of a code, or of a name, out of one that may have both. */
export function parteDeCelda(
  cell: Cell | undefined,
  campo: 'codigo' | 'nombre',
  conCodigo: ConCodigo,
): Cell | undefined {
  const leido = cell?.kind === 'text' ? separarCelda(cell.text, conCodigo) : null
  if (leido) return { ...cell!, text: leido[campo] }
  return campo === 'nombre' ? cell : undefined
}

/** Codes that most names of a column begin with, of how many names. */
function codigosDe(nombres: readonly string[]): { codigos: readonly string[]; conCodigo: ConCodigo } {
  const leidos = nombres.flatMap(n => separar(n) ?? [])
  const conCodigo = { enCifras: leidos.filter(isDeCifras).length * 2 > leidos.length }
  return {
    conCodigo,
    codigos: leidos.filter(l => isDeCifras(l) === conCodigo.enCifras).map(l => l.codigo),
  }
}

const textosEn = (grid: Cuadricula, filas: readonly number[], columna: number): string[] =>
  filas.flatMap(fila => {
    const cell = grid.at(fila, columna)
    return cell?.kind === 'text' && /\p{L}/u.test(cell.text) ? [cell.text] : []
  })

/** Whether most texts below a header begin with a code. */
export function hayCodigos(grid: Cuadricula, siguiente: number, columna: number): boolean {
  const filas = grid.rows.filter(r => r.number >= siguiente).map(r => r.number)
  const textos = textosEn(grid, filas, columna)
  const { codigos } = codigosDe(textos)
  return codigos.length > 0 && codigos.length * 2 >= textos.length
}

const SEPARADOS_POR_TITULO = 'Dice el código y el nombre: se separaron.'
const YA_TIENE = 'Dice también un código, y el archivo tiene otra columna de códigos: quedó en el nombre.'
const SEPARADOS_TODOS = 'Todas sus celdas empiezan con un código: se separó del nombre.'

/**
 * Whether the names of a sheet stand behind their codes: by their title, or because all of them begin with a code of their own, and no other column has any;
 * and what is to be said of it. `hayOtras`: whether names of another sheet of the book do, and one is enough.
 */
export function conCodigoDe(
  grid: Cuadricula,
  encabezado: Encabezado,
  hayOtras: boolean,
): { conCodigo: ConCodigo | null; motivo: string | null } {
  const { columnas, siguiente, textos } = encabezado
  const isDeLosDos = isDeAmbos(textos.get(columnas.nombre!) ?? '')
  const isPosible = columnas.codigo === undefined || isDeLosDos
  // What rows are courses is asked only where some name has a code at all.
  if (!isPosible || !grid.rows.some(r => separar(grid.at(r.number, columnas.nombre!)?.text ?? '')))
    return { conCodigo: null, motivo: null }
  const filas = grid.rows.filter(r => r.number >= siguiente && omitida(r, grid, encabezado) === null)
  const nombres = textosEn(
    grid,
    filas.map(r => r.number),
    columnas.nombre!,
  )
  const { codigos, conCodigo } = codigosDe(nombres)
  const isPorTitulo = codigos.length > 0 && isDeLosDos
  if (columnas.codigo !== undefined) return { conCodigo: null, motivo: isPorTitulo ? YA_TIENE : null }
  if (isPorTitulo) return { conCodigo, motivo: SEPARADOS_POR_TITULO }
  if (nombres.length < (hayOtras ? 1 : 2) || codigos.length * 2 < nombres.length)
    return { conCodigo: null, motivo: null }
  // Figures alone may be a year: «1810 Revolución», «1821 Independencia».
  const isDeTodos =
    !conCodigo.enCifras && codigos.length === nombres.length && new Set(codigos).size === codigos.length
  return isDeTodos
    ? { conCodigo, motivo: SEPARADOS_TODOS }
    : {
        conCodigo: null,
        motivo: `Varias de sus celdas empiezan con lo que parece un código («${codigos[0]}») y ${conCodigo.enCifras ? 'puede ser un año' : 'no todas con uno propio'}: se leyeron enteras como nombre. Ponga los códigos en una columna CODIGO.`,
      }
}
