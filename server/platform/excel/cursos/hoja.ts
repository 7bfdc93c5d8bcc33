import type { Sheet } from '../book.ts'
import { diceCiclos, nombraVarios, type Suya } from './cicloDeHoja.ts'
import type { Campo } from './columnas.ts'
import { conAparte } from './columnasAparte.ts'
import { type Cuadricula, cuadriculaOf } from './cuadricula.ts'
import { type Encabezado, encontrarEncabezado, nombreDeColumna } from './encabezado.ts'
import type { FilaCurso } from './fila.ts'
import type { CeldaMala, Hallazgos } from './hallazgos.ts'

/** The sheet that is read, and what is wrong with its header. */

export interface Hoja {
  nombre: string
  grid: Cuadricula
  encabezado: Encabezado
  /** Where each cycle has a sheet of its own: what this one says of its courses. */
  suya?: Suya
}

/** A sheet whose rows were read. */
export interface HojaLeida {
  hoja: Hoja
  hallazgos: Hallazgos
  filas: readonly FilaCurso[]
}

/** A sheet of courses seldom has fewer columns that are known. */
export const COLUMNAS_DE_CURSOS = 3

/** More sheets are not looked at: as many as the most cycles that a plan may have, with others beside. */
export const MAX_SHEETS = 40
const conAlgo = (libro: readonly Sheet[]): Sheet[] => libro.filter(s => !s.hidden && s.rows.length > 0)

/** How sure it is that a sheet has the courses: of lecturers too a sheet may say «Nombre» and «Grado». */
function certezaDe(hoja: Hoja, electivos: boolean): number {
  const { columnas } = hoja.encabezado
  const dice = electivos ? columnas.seccion !== undefined : diceCiclos(hoja)
  return (dice ? 2 : 0) + (Object.keys(columnas).length >= COLUMNAS_DE_CURSOS ? 1 : 0)
}

/** The sheets that are looked at. */
export const miradas = (libro: readonly Sheet[]): Sheet[] => conAlgo(libro).slice(0, MAX_SHEETS)

/** Sheets with what their columns say of several; of one course alone it is told by the others. */
function conAparteTodas(hojas: readonly Hoja[]): Hoja[] {
  const con = (hayOtras: boolean): Hoja[] =>
    hojas.map(h => ({ ...h, encabezado: conAparte(h.grid, h.encabezado, hayOtras) }))
  const leidas = con(false)
  return leidas.some(h => h.encabezado.aparte?.conCodigo) ? con(true) : leidas
}

/** Visible sheets with a header, in the order of the book. Areas are courses only in a school, where no sheet has names. */
export function abrirHojas(
  sheets: readonly Sheet[],
  { enColegio = false }: { enColegio?: boolean | undefined },
): Hoja[] {
  const abiertas = miradas(sheets).map(sheet => ({ nombre: sheet.name, grid: cuadriculaOf(sheet) }))
  const con = (porAreas: boolean): Hoja[] =>
    abiertas.flatMap(hoja => {
      const encabezado = encontrarEncabezado(hoja.grid, { enColegio, porAreas })
      return encabezado ? [{ ...hoja, encabezado }] : []
    })
  const conNombres = con(false)
  return conAparteTodas(conNombres.length > 0 || !enColegio ? conNombres : con(true))
}

/** What is said of a book with more sheets than are looked at. */
export function avisoDeMasHojas(libro: readonly Sheet[]): CeldaMala[] {
  const sobra = conAlgo(libro)[MAX_SHEETS]
  const motivo = `El libro tiene más de ${MAX_SHEETS} hojas: desde «${sobra?.name}» no se leyó ninguna.`
  return sobra ? [{ fila: 1, columna: '', valor: sobra.name, motivo }] : []
}

/** Sheets with a header, the one that most surely has the courses first; the others in their order. */
export function enOrdenDeCerteza(hojas: readonly Hoja[], electivos: boolean): readonly Hoja[] {
  if (hojas.length < 2) return hojas
  const ordenadas = hojas
    .map(hoja => ({ hoja, certeza: certezaDe(hoja, electivos) }))
    .toSorted((a, b) => b.certeza - a.certeza)
  const [primera, ...otras] = ordenadas
  // What says next to nothing of courses beside a sheet that surely has them is no sheet of courses.
  const isDeCursos = ({ certeza }: { certeza: number }) => certeza % 2 === 1 || primera!.certeza % 2 === 0
  return [primera!, ...otras.filter(isDeCursos)].map(o => o.hoja)
}

export const HORAS: readonly Campo[] = ['horasteoria', 'horaspractica', 'horasvirtual']

/** A sheet with the weeks that the plan says, where it does not say them itself. */
export const conSemanasDelPlan = (hoja: Hoja, semanas: number | null | undefined): Hoja =>
  hoja.encabezado.semanas === null && semanas
    ? { ...hoja, encabezado: { ...hoja.encabezado, semanas, isDelPlan: true } }
    : hoja

/** Where semesters begin anew in each year: how their cycles were counted, or that the levels beside them are the cycles (`porAnio` null). */
export function avisarAnios(porAnio: number | null, { encabezado }: Hoja, hallazgos: Hallazgos): void {
  const columna = encabezado.columnas.ciclo!
  const nivel = encabezado.anio ?? columna
  hallazgos.avisos.push({
    fila: encabezado.fila,
    columna: hallazgos.nombres.ciclo,
    valor: encabezado.textos.get(columna) ?? '',
    motivo:
      porAnio === null
        ? `El ciclo lo dice la columna ${nombreDeColumna(nivel, encabezado.textos.get(nivel) ?? '')}: esta no se leyó.`
        : `Empieza de nuevo en cada año: los ciclos se contaron seguidos, ${porAnio} por año.`,
  })
}

/** Where the whole column of cycles or sections is missing, that is said once instead of in every row; or at the title that names several. */
export function unirFaltaDeGrupo(hoja: Hoja, hallazgos: Hallazgos, electivos: boolean): void {
  const { encabezado } = hoja
  const [campo, otro]: Campo[] = electivos ? ['seccion', 'ciclo'] : ['ciclo', 'seccion']
  const name = hallazgos.nombres[campo!]
  const isPending = (e: CeldaMala) => e.columna === name && e.motivo.startsWith('Falta ')
  if (encabezado.columnas[campo!] !== undefined || !hallazgos.errores.some(isPending)) return
  const rest = hallazgos.errores.filter(e => !isPending(e))
  hallazgos.errores.splice(0, hallazgos.errores.length, ...rest)
  const isDeOtra = encabezado.columnas[otro!] !== undefined
  const varios = electivos || isDeOtra ? null : nombraVarios(hoja)
  const hint = isDeOtra
    ? ` Parece una plantilla de ${electivos ? 'ciclos' : 'electivos'}: súbala donde corresponde.`
    : ''
  if (varios) hallazgos.errores.push(varios)
  else hallazgos.error(encabezado.fila, campo!, undefined, `Falta la columna ${name}.${hint}`)
}
