import { claveDeTitulo } from '@malla/domain/asignaturas/titulos.ts'
import { leerCiclo } from '@malla/domain/ciclos/leerCiclo.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import type { Cell, Row } from '../book.ts'
import type { Hoja } from './hoja.ts'
import type { Omitida } from './omitidas.ts'
import { cicloDeAnio, nombreDeCiclo, porAnioDe } from './tituloPorPartes.ts'

/** Semesters that a file counts anew in each year, as those of the whole plan. */

/** What the column of a year is called, beside one of its semesters. */
const DE_ANIO = /^(ANO|NIVEL|GRADO)( (ESTUDIOS|ACADEMICO))?$/
export const isDeAnio = (titulo: string): boolean => DE_ANIO.test(claveDeTitulo(titulo))
/** «Nivel» may be a year, or the cycle itself. */
const isDeNivel = (titulo: string): boolean => claveDeTitulo(titulo).startsWith('NIVEL')

/** A column that only says «periodo» may have as many. */
const MAS_POR_ANIO = 4

export interface Fila {
  row: Row
  skipped: Omitida | null
}

interface Contados {
  /** The cycle of each row that says its year and its semester, by the number of the row. */
  ciclos: ReadonlyMap<number, Cell>
  /** Null where the levels are the cycles. */
  porAnio: number | null
}

interface Leida {
  row: Row
  cell: Cell
  semestre: number
  anio: number
}

const isTituloDeAnio = (skipped: Omitida | null): skipped is Extract<Omitida, { que: 'titulo' }> =>
  skipped?.que === 'titulo' && !skipped.ciclo.isEdad && /(^| )(ano|anio)( |$)/.test(clave(skipped.texto))

/** Behind «CICLO XII» a «SEXTO AÑO» is no sixth cycle. */
const isDeCiclo = (skipped: Omitida | null): boolean =>
  skipped?.que === 'titulo' && /ciclo|semestre/.test(clave(skipped.texto))

/** The year of each row: that of its own cell, else of the one above, or of the title («PRIMER AÑO») above. */
function aniosDe(filas: readonly Fila[], { grid, encabezado }: Hoja): (number | null)[] {
  let actual: number | null = null
  return filas.map(({ row, skipped }) => {
    const escrito = encabezado.anio === null ? '' : (grid.down(row.number, encabezado.anio)?.text ?? '')
    if (isTituloDeAnio(skipped)) actual = skipped.ciclo.numero
    else if (!skipped && escrito.trim()) actual = leerCiclo(escrito)?.numero ?? null
    return skipped ? null : actual
  })
}

/** The semesters of each year, in order of the years. */
const semestresPorAnio = (leidas: readonly Leida[]): number[][] =>
  [...new Set(leidas.map(l => l.anio))]
    .sort((a, b) => a - b)
    .map(anio => [...new Set(leidas.filter(l => l.anio === anio).map(l => l.semestre))])

/** Whether semesters begin anew in some later year, which has a first one, or one not above the last of the year before: elsewhere they go on through the plan. */
const isDeNuevo = (leidas: readonly Leida[]): boolean =>
  leidas.some(l => l.anio > 1 && l.semestre === 1) ||
  semestresPorAnio(leidas).some(
    (suyos, i, todos) => i > 0 && Math.min(...suyos) <= Math.max(...todos[i - 1]!),
  )

/** Whether levels are cycles, and their semester only when they are offered: most of the odd ones in a first semester, and levels of one semester no fewer than others. */
function isNivelCiclo(leidas: readonly Leida[], porAnio: number): boolean {
  const niveles = semestresPorAnio(leidas)
  const deUno = niveles.filter(suyos => suyos.length === 1)
  const enSuTurno = leidas.filter(l => (l.anio - 1) % porAnio === l.semestre - 1)
  return deUno.length * 2 >= niveles.length && enSuTurno.length * 2 > leidas.length
}

/**
 * The cycles of a sheet with years whose semesters begin with 1 in each: «Segundo año, primer semestre» is the third. Null where it has no years, or where
 * its semesters go on from one year to the next.
 */
export function ciclosPorAnio(filas: readonly Fila[], hoja: Hoja): Contados | null {
  const { encabezado } = hoja
  const { columnas, textos } = encabezado
  const columna = columnas.ciclo
  if (columna === undefined) return null
  const titulo = textos.get(columna) ?? ''
  const anios = aniosDe(filas, hoja)
  const leidas = filas.flatMap(({ row }, i): Leida[] => {
    const cell = hoja.grid.down(row.number, columna)
    const semestre = cell && leerCiclo(cell.text)?.numero
    const anio = anios[i]
    return cell && semestre && anio ? [{ row, cell, semestre, anio }] : []
  })
  const most = Math.max(0, ...leidas.map(l => l.semestre))
  const isLibre = /^PERIODO/.test(claveDeTitulo(titulo))
  const porAnio = isLibre ? Math.max(porAnioDe(titulo), most) : porAnioDe(titulo)
  if (!isDeNuevo(leidas) || most > Math.min(porAnio, MAS_POR_ANIO)) return null
  const isCorrido =
    encabezado.anio !== null && isDeNivel(textos.get(encabezado.anio) ?? '') && isNivelCiclo(leidas, porAnio)
  const ciclos = leidas.map(({ row, cell, semestre, anio }) => {
    const numero = isCorrido ? anio : (anio - 1) * porAnio + semestre
    return [row.number, { ...cell, kind: 'text', text: nombreDeCiclo(titulo, numero), number: null }] as const
  })
  return { ciclos: new Map<number, Cell>(ciclos), porAnio: isCorrido ? null : porAnio }
}

/**
 * Rows whose titles of semesters stand below titles of years, as those of the whole plan: «SEGUNDO AÑO», «PRIMER SEMESTRE» is the third. A course right below
 * the title of a year is then of no semester.
 */
export function titulosPorAnio(filas: readonly Fila[]): readonly Fila[] {
  const titulos = filas.filter(f => f.skipped?.que === 'titulo')
  // Ages are no years: among «2 años» and «3 años», «1 año» is one of them.
  if (titulos.some(f => f.skipped?.que === 'titulo' && f.skipped.ciclo.isEdad)) return filas
  const primero = titulos.findIndex(f => isTituloDeAnio(f.skipped))
  const hayCiclos = titulos.slice(0, primero).some(f => isDeCiclo(f.skipped))
  if (primero < 0 || (!hayCiclos && titulos.slice(primero).every(f => isTituloDeAnio(f.skipped))))
    return filas
  let anio: number | null = null
  return filas.map(fila => {
    const { skipped } = fila
    if (skipped?.que !== 'titulo') return fila
    const ilegible = { ...fila, skipped: { que: 'ilegible', texto: skipped.texto } as const }
    if (isTituloDeAnio(skipped)) {
      anio = skipped.ciclo.numero
      return ilegible
    }
    if (anio === null) return fila
    const suyo = cicloDeAnio(anio, skipped)
    return suyo ? { ...fila, skipped: { que: 'titulo', ...suyo } as const } : ilegible
  })
}
