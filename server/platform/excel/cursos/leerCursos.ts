import type { CicloLlamado } from '@malla/domain/ciclos/buscarCiclo.ts'
import type { Row, Sheet } from '../book.ts'
import { type Campo, columnas, isDeNumeros } from './columnas.ts'
import { debajoDe } from './electivos.ts'
import { nombreDeColumna, nombresDe } from './encabezado.ts'
import { type FilaCurso, leerFila } from './fila.ts'
import { estaVacia, type FilaAbierta } from './filaAbierta.ts'
import { type CiclosConocidos, cicloEscrito } from './grupo.ts'
import { type CeldaMala, Hallazgos, type NombresDeColumna, valorDe } from './hallazgos.ts'
import { avisarColumnas, avisoDeOtraHoja, type Hoja, hojasConCursos, unirFaltaDeGrupo } from './hoja.ts'
import { numeradorDe } from './numerador.ts'
import { type Omitida, omitida } from './omitidas.ts'
import { repetidos } from './repetidos.ts'

export interface OpcionesDeLectura {
  electivos: boolean
  /** Of a school: its files know hours of one kind, and its areas are its courses. */
  enColegio?: boolean
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

const SIN_ENCABEZADO =
  'No se encontró la fila de encabezados: debe tener al menos NOMBRE y otra columna de la plantilla (CODIGO, CICLO, CREDITOS…).'

const sinEncabezado = (): CursosLeidos => ({
  filas: [],
  errores: [{ fila: 1, columna: '', valor: '', motivo: SIN_ENCABEZADO }],
  avisos: [],
  columnas: Object.fromEntries(columnas.map(c => [c.campo, c.header])) as NombresDeColumna,
})

const MOTIVO_OMITIDA: Partial<Record<Omitida['que'], string>> = {
  total: 'Fila de totales: no se leyó como curso.',
  nota: 'Nota o título: no se leyó como curso.',
  electivos: 'Nota o título: no se leyó como curso.',
}

function avisarOmitida(row: Row, { que }: Omitida, { encabezado }: Hoja, hallazgos: Hallazgos): void {
  const motivo = MOTIVO_OMITIDA[que]
  const [cell] = row.cells
  if (!motivo || !cell) return
  const columna = nombreDeColumna(cell.column, encabezado.textos.get(cell.column) ?? '')
  hallazgos.avisos.push({ fila: row.number, columna, valor: valorDe(cell), motivo })
}

function abrir(row: Row, { grid, encabezado }: Hoja, hallazgos: Hallazgos): FilaAbierta {
  return {
    fila: row.number,
    hallazgos,
    hay: campo => encabezado.columnas[campo] !== undefined,
    semanasDe: campo => (encabezado.dePeriodo.includes(campo) ? encabezado.semanas : 1),
    celda(campo) {
      const column = encabezado.columnas[campo]
      if (column === undefined) return undefined
      const isShared = SHARED.has(campo) || column === encabezado.columnas.area
      return isShared ? grid.down(row.number, column) : grid.at(row.number, column)
    },
  }
}

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

/**
 * Whether cycles stand in the first row of their block alone: each is written once, and most rows say none. A single row that says none may be
 * anybody's. Said once, where it is so.
 */
function isPorBloques(filas: readonly FilaAbierta[], hallazgos: Hallazgos): boolean {
  const escritas = filas.filter(f => !estaVacia(f, 'ciclo'))
  const vacias = filas.length - escritas.length
  const distintos = new Set(escritas.map(f => valorDe(f.celda('ciclo'))))
  if (escritas[0] !== filas[0] || vacias <= escritas.length || distintos.size < escritas.length) return false
  const motivo = `Está solo en la primera fila de cada grupo: ${vacias} filas sin ciclo toman el de arriba.`
  hallazgos.aviso(filas[0]!.fila, 'ciclo', filas[0]!.celda('ciclo'), motivo)
  return true
}

/** Reads the rows below the header one after the other: a title, or the first row of a block, says the cycle of those that follow. */
function leerFilas(
  hoja: Hoja,
  hallazgos: Hallazgos,
  { electivos, existentes }: OpcionesDeLectura,
): FilaCurso[] {
  const rows = hoja.grid.rows
    .filter(row => row.number >= hoja.encabezado.siguiente)
    .map(row => ({
      row,
      skipped: omitida(row, hoja.grid, hoja.encabezado),
      abierta: abrir(row, hoja, hallazgos),
    }))
  const cursos = rows.flatMap(r => (r.skipped ? [] : [r.abierta]))
  avisarUnidas(cursos, hoja, hallazgos)
  const hasTitulos = rows.some(r => r.skipped?.que === 'titulo')
  const conocidos: CiclosConocidos = {
    numerar: numeradorDe(existentes?.ciclos ?? []),
    niveles: new Set(),
    titulo: null,
    porBloques: !electivos && !hasTitulos && cursos.length > 0 && isPorBloques(cursos, hallazgos),
  }
  return rows.flatMap(({ row, skipped, abierta }) => {
    if (skipped) {
      if (skipped.que === 'titulo') conocidos.titulo = cicloEscrito(skipped, conocidos)
      if (skipped.que === 'electivos') conocidos.titulo = { motivo: debajoDe(skipped.texto) }
      avisarOmitida(row, skipped, hoja, hallazgos)
      return []
    }
    return leerFila(abierta, electivos ? null : conocidos) ?? []
  })
}

/**
 * Courses of an opened workbook, for cycles or for electives, in the template's columns. Order, case, accents and
 * usual synonyms of headers do not matter, nor titles above them, blank rows, totals and notes. Every bad cell is named.
 */
export function leerCursos(libro: Sheet[], opciones: OpcionesDeLectura): CursosLeidos {
  const [hoja, ...otras] = hojasConCursos(libro, opciones.enColegio)
  if (!hoja) return sinEncabezado()
  const hallazgos = new Hallazgos(nombresDe(hoja.encabezado))
  avisarColumnas(hoja, hallazgos, opciones.electivos)
  hallazgos.avisos.push(...otras.map(otra => avisoDeOtraHoja(otra, hoja)))
  const filas = leerFilas(hoja, hallazgos, opciones)
  unirFaltaDeGrupo(hoja, hallazgos, opciones.electivos)
  for (const { fila, campo, valor, motivo } of repetidos(filas))
    hallazgos.avisos.push({ fila, columna: hallazgos.nombres[campo], valor, motivo })
  if (filas.length === 0 && hallazgos.errores.length === 0)
    hallazgos.error(hoja.encabezado.siguiente, 'nombre', undefined, 'El archivo no tiene cursos.')
  return { filas, errores: hallazgos.errores, avisos: hallazgos.avisos, columnas: hallazgos.nombres }
}
