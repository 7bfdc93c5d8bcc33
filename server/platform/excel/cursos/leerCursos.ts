import type { CicloLlamado } from '@malla/domain/ciclos/buscarCiclo.ts'
import type { Cell, Row, Sheet } from '../book.ts'
import { ciclosPorAnio, titulosPorAnio } from './anios.ts'
import { ES_ANUAL } from './anuales.ts'
import { avisarColumnas } from './avisosDeColumnas.ts'
import { conSeccionDeArriba, isPorBloques } from './bloques.ts'
import { cicloDeHoja, errorDeHojas } from './cicloDeHoja.ts'
import { type Campo, columnas, isDeNumeros } from './columnas.ts'
import { debajoDe } from './electivos.ts'
import { nombreDeColumna, nombresDe } from './encabezado.ts'
import { type FilaCurso, leerFila } from './fila.ts'
import type { FilaAbierta } from './filaAbierta.ts'
import { type CiclosConocidos, cicloEscrito } from './grupo.ts'
import { type CeldaMala, Hallazgos, type NombresDeColumna, valorDe } from './hallazgos.ts'
import {
  avisarAnios,
  avisoDeOtraHoja,
  conSemanasDelPlan,
  type Hoja,
  hojasConCursos,
  unirFaltaDeGrupo,
} from './hoja.ts'
import { numeradorDe } from './numerador.ts'
import { type Omitida, omitida } from './omitidas.ts'
import { repetidos } from './repetidos.ts'
import { conRequisitosPorNumero } from './requisitosPorNumero.ts'
import { seccionesDeTitulos } from './secciones.ts'
import { errorSinEncabezado } from './sinEncabezado.ts'
import { sumaDe } from './sumandos.ts'
import { sinPartesAjenas } from './tituloPorPartes.ts'

export interface OpcionesDeLectura {
  electivos: boolean
  /** Of a school: its files know hours of one kind, and its areas are its courses. */
  enColegio?: boolean
  /** Weeks of a period of the plan: hours of a whole period go into so many where the file itself does not say how many. */
  semanas?: number | null | undefined
  /** What the plan has already, in order: a cell that means one of its cycles is that cycle (`buscadorDeCiclos`). */
  existentes?: { ciclos?: readonly CicloLlamado[] }
}

/** What a file of courses says. `filas` are the courses without errors; nothing may be written while there are `errores`. */
export interface CursosLeidos {
  filas: FilaCurso[]
  errores: CeldaMala[]
  avisos: CeldaMala[]
  /** How the file's columns are named («I (PREREQUISITOS)»), for whoever finds more wrong with a course. */
  columnas: NombresDeColumna
}

/** What neighbouring courses share is often merged over them. */
const SHARED = new Set<Campo>([
  'ciclo',
  'seccion',
  'requisitos',
  'area',
  'tipo',
  'tipologia',
  'tipoestudio',
  'modalidad',
])

/** Columns of a file without a header, by the titles of the template. */
const sinNombres = (): NombresDeColumna =>
  Object.fromEntries(columnas.map(c => [c.campo, c.header])) as NombresDeColumna

const MOTIVO_OMITIDA: Partial<Record<Omitida['que'], string>> = {
  total: 'Fila de totales: no se leyó como curso.',
  nota: 'Nota o título: no se leyó como curso.',
  electivos: 'Nota o título: no se leyó como curso.',
  anuales: 'Nota o título: no se leyó como curso.',
  ilegible: 'Nota o título: no se leyó como curso.',
}

function avisarOmitida(row: Row, { que }: Omitida, { encabezado }: Hoja, hallazgos: Hallazgos): void {
  const motivo = MOTIVO_OMITIDA[que]
  const [cell] = row.cells
  if (!motivo || !cell) return
  const columna = nombreDeColumna(cell.column, encabezado.textos.get(cell.column) ?? '')
  hallazgos.avisos.push({ fila: row.number, columna, valor: valorDe(cell), motivo })
}

/** `grupo`: the cycle or section of the row, where its own cell does not say it alone. */
function abrir(
  row: Row,
  { grid, encabezado }: Hoja,
  hallazgos: Hallazgos,
  grupo: Cell | undefined,
): FilaAbierta {
  return {
    fila: row.number,
    hallazgos,
    hay: campo => encabezado.columnas[campo] !== undefined,
    semanasDe: campo => (encabezado.dePeriodo.includes(campo) ? encabezado.semanas : 1),
    celda(campo) {
      if (grupo && (campo === 'ciclo' || campo === 'seccion')) return grupo
      const column = encabezado.columnas[campo]
      if (column === undefined) return undefined
      const suyas = encabezado.sumandos[campo]
      if (suyas) return sumaDe(suyas.map(c => grid.at(row.number, c)))
      const isShared = SHARED.has(campo) || column === encabezado.columnas.area
      return isShared ? grid.down(row.number, column) : grid.at(row.number, column)
    },
  }
}

const debajoDeIlegible = (titulo: string): string =>
  `Está debajo de «${titulo}», que no se entiende como un ciclo: escriba solo «Ciclo III» o «Tercer ciclo».`
const FILA_OCULTA = 'La fila está oculta en el archivo, y también se leyó.'
const UNIDA = 'Está combinada con las de abajo: su valor cuenta solo en esta fila.'

/** Credits and hours that are merged over courses are of the first of them; that is said. */
function avisarUnidas(
  cursos: readonly FilaAbierta[],
  { grid, encabezado }: Hoja,
  hallazgos: Hallazgos,
): void {
  const deNumeros = Object.entries(encabezado.columnas).filter(([campo]) => isDeNumeros(campo as Campo))
  for (const [i, row] of cursos.slice(0, -1).entries())
    for (const [campo, columna] of deNumeros) {
      const merge = grid.merged(row.fila, columna)
      if (merge?.fromRow === row.fila && merge.toRow >= cursos[i + 1]!.fila)
        hallazgos.aviso(row.fila, campo as Campo, row.celda(campo as Campo), UNIDA)
    }
}

/** The cycle of the courses that follow a row which is none. */
function tituloTras(omitida: Omitida, conocidos: CiclosConocidos): CiclosConocidos['titulo'] {
  if (omitida.que === 'titulo') return cicloEscrito(omitida, conocidos)
  if (omitida.que === 'anuales') return { motivo: `Está debajo de «${omitida.texto}»: ${ES_ANUAL}` }
  if (omitida.que === 'ilegible') return { motivo: debajoDeIlegible(omitida.texto) }
  return omitida.que === 'electivos' ? { motivo: debajoDe(omitida.texto) } : conocidos.titulo
}

/** Reads the rows below the header one after the other: a title, or the first row of a block, says the cycle of those that follow. */
function leerFilas(
  hoja: Hoja,
  hallazgos: Hallazgos,
  { electivos, existentes }: OpcionesDeLectura,
): FilaCurso[] {
  const leidas = sinPartesAjenas(
    hoja.grid.rows
      .filter(row => row.number >= hoja.encabezado.siguiente)
      .map(row => ({ row, skipped: omitida(row, hoja.grid, hoja.encabezado) })),
  )
  const porAnio = electivos ? null : ciclosPorAnio(leidas, hoja)
  const vistas = porAnio ? leidas : titulosPorAnio(leidas)
  if (porAnio) avisarAnios(porAnio.porAnio, hoja, hallazgos)
  const grupos = electivos ? seccionesDeTitulos(vistas, hoja) : porAnio?.ciclos
  const rows = vistas.map(({ row, skipped }) => ({
    ...{ row, skipped },
    abierta: abrir(row, hoja, hallazgos, grupos?.get(row.number)),
  }))
  const cursos = rows.flatMap(r => (r.skipped ? [] : [r.abierta]))
  avisarUnidas(cursos, hoja, hallazgos)
  const deHoja = electivos ? null : cicloDeHoja(hoja)
  const hasTitulos = deHoja !== null || rows.some(r => r.skipped?.que === 'titulo')
  const conocidos: CiclosConocidos = {
    numerar: numeradorDe(existentes?.ciclos ?? []),
    niveles: new Set(),
    titulo: null,
    porBloques: !electivos && !hasTitulos && isPorBloques(cursos, 'ciclo', hallazgos),
  }
  if (deHoja) conocidos.titulo = cicloEscrito(deHoja, conocidos)
  const enBloques =
    electivos && isPorBloques(cursos, 'seccion', hallazgos) ? conSeccionDeArriba(cursos) : new Map()
  return rows.flatMap(({ row, skipped, abierta }) => {
    if (skipped) {
      conocidos.titulo = porAnio ? null : tituloTras(skipped, conocidos)
      avisarOmitida(row, skipped, hoja, hallazgos)
      return []
    }
    if (row.isHidden) hallazgos.avisos.push({ fila: row.number, columna: '', valor: '', motivo: FILA_OCULTA })
    return leerFila(enBloques.get(row.number) ?? abierta, electivos ? null : conocidos) ?? []
  })
}

/**
 * Courses of an opened workbook, for cycles or for electives, in the template's columns. Order, case, accents and
 * usual synonyms of headers do not matter, nor titles above them, blank rows, totals and notes. Every bad cell is named.
 */
export function leerCursos(libro: Sheet[], opciones: OpcionesDeLectura): CursosLeidos {
  const [primera, ...otras] = hojasConCursos(libro, opciones)
  if (!primera) return { filas: [], errores: [errorSinEncabezado(libro)], avisos: [], columnas: sinNombres() }
  const hoja = conSemanasDelPlan(primera, opciones.semanas)
  const hallazgos = new Hallazgos(nombresDe(hoja.encabezado))
  avisarColumnas(hoja, hallazgos, opciones.electivos)
  const deHojas = opciones.electivos ? null : errorDeHojas(hoja, otras)
  if (deHojas) hallazgos.errores.push(deHojas)
  else hallazgos.avisos.push(...otras.map(otra => avisoDeOtraHoja(otra, hoja)))
  const filas = [...conRequisitosPorNumero(leerFilas(hoja, hallazgos, opciones), hoja, hallazgos)]
  unirFaltaDeGrupo(hoja, hallazgos, opciones.electivos)
  for (const { fila, campo, valor, motivo } of repetidos(filas))
    hallazgos.avisos.push({ fila, columna: hallazgos.nombres[campo], valor, motivo })
  if (filas.length === 0 && hallazgos.errores.length === 0)
    hallazgos.error(hoja.encabezado.siguiente, 'nombre', undefined, 'El archivo no tiene cursos.')
  return { filas, errores: hallazgos.errores, avisos: hallazgos.avisos, columnas: hallazgos.nombres }
}
