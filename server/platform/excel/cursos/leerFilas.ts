import { leerCiclo } from '@malla/domain/ciclos/leerCiclo.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import type { Cell, Row } from '../book.ts'
import { ciclosPorAnio, type Fila, titulosPorAnio } from './anios.ts'
import { ES_ANUAL } from './anuales.ts'
import { conSeccionDeArriba, isPorBloques } from './bloques.ts'
import { cicloDeHoja } from './cicloDeHoja.ts'
import { parteDeCelda } from './codigoYNombre.ts'
import { type Campo, isDeNumeros } from './columnas.ts'
import { debajoDe } from './electivos.ts'
import { nombreDeColumna } from './encabezado.ts'
import { type FilaCurso, leerFila } from './fila.ts'
import { estaVacia, type FilaAbierta } from './filaAbierta.ts'
import { type CiclosConocidos, cicloEscrito } from './grupo.ts'
import { type Hallazgos, valorDe } from './hallazgos.ts'
import { avisarAnios, type Hoja } from './hoja.ts'
import { type Omitida, omitida } from './omitidas.ts'
import { otrosProgramas } from './otrosProgramas.ts'
import { leerPartida } from './partida.ts'
import { seccionesDeTitulos } from './secciones.ts'
import { sinSobrantes } from './sobrantes.ts'
import { sumaDe } from './sumandos.ts'
import { sinPartesAjenas } from './tituloPorPartes.ts'

/** The rows of one sheet, one after the other. */

/** What the sheets of a file know of its cycles together. */
export type CiclosDelLibro = Pick<CiclosConocidos, 'numerar' | 'niveles'>
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

const MOTIVO_OMITIDA: Partial<Record<Omitida['que'], string>> = {
  total: 'Fila de totales: no se leyó como curso.',
  nota: 'Nota o título: no se leyó como curso.',
  electivos: 'Nota o título: no se leyó como curso.',
  anuales: 'Nota o título: no se leyó como curso.',
  ilegible: 'Nota o título: no se leyó como curso.',
  cifras: 'Tiene cifras y no el nombre de un curso: no se leyó.',
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
  const { aparte } = encabezado
  const { correquisitos, partida } = aparte ?? {}
  return {
    fila: row.number,
    hallazgos,
    correquisitos: typeof correquisitos === 'number' ? grid.down(row.number, correquisitos) : undefined,
    partida: partida && leerPartida(grid.at(row.number, partida.columna), partida),
    hay: campo => encabezado.columnas[campo] !== undefined,
    semanasDe: campo => (encabezado.dePeriodo.includes(campo) ? encabezado.semanas : 1),
    celda(campo) {
      if (grupo && (campo === 'ciclo' || campo === 'seccion')) return grupo
      const column = encabezado.columnas[campo]
      if (column === undefined) return undefined
      const suyas = encabezado.sumandos[campo]
      if (suyas) return sumaDe(suyas.map(c => grid.at(row.number, c)))
      if (aparte?.conCodigo && (campo === 'codigo' || campo === 'nombre'))
        return parteDeCelda(grid.at(row.number, column), campo, aparte.conCodigo)
      const isShared = SHARED.has(campo) || column === encabezado.columnas.area
      return isShared ? grid.down(row.number, column) : grid.at(row.number, column)
    },
  }
}

const debajoDeIlegible = (titulo: string, isDeVarios = false): string =>
  `Está debajo de «${titulo}», que ${isDeVarios ? 'nombra varios ciclos' : 'no se entiende como un solo ciclo'}: escriba uno, como «Ciclo III» o «Tercer ciclo».`
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

/** Whether the cycle above is a year: where cycles are years («PRIMER AÑO»), a course of a year stands in its own. */
const isDeAnio = (titulo: CiclosConocidos['titulo']): boolean =>
  titulo !== null && 'valor' in titulo && /\bano\b/.test(clave(titulo.valor.texto))

/** Whether a title speaks of the cycle that courses stand in already. */
const isDelMismo = ({ numero }: { numero?: number }, { titulo }: CiclosConocidos): boolean =>
  titulo !== null &&
  'valor' in titulo &&
  numero !== undefined &&
  leerCiclo(titulo.valor.texto)?.numero === numero

/** The cycle of the courses that follow a row which is none. `isDeVarias`: of a sheet beside others, of which a year may have semesters. */
function tituloTras(
  omitida: Omitida,
  conocidos: CiclosConocidos,
  isDeVarias: boolean,
): CiclosConocidos['titulo'] {
  if (omitida.que === 'titulo') return cicloEscrito(omitida, conocidos)
  if (omitida.que === 'anuales')
    return !isDeVarias && isDeAnio(conocidos.titulo)
      ? conocidos.titulo
      : { motivo: `Está debajo de «${omitida.texto}»: ${ES_ANUAL}` }
  if (omitida.que === 'ilegible')
    return isDelMismo(omitida, conocidos)
      ? conocidos.titulo
      : { motivo: debajoDeIlegible(omitida.texto, omitida.isDeVarios) }
  return omitida.que === 'electivos' ? { motivo: debajoDe(omitida.texto) } : conocidos.titulo
}

/** The rows below the header, and what each is if no course. Where the sheet is of a year, that stands above all of them. */
function filasDe({ grid, encabezado, suya }: Hoja): readonly Fila[] {
  const omitidas = grid.rows
    .filter(row => row.number >= encabezado.siguiente)
    .map(row => ({ row, skipped: omitida(row, grid, encabezado) }))
  const leidas = sinPartesAjenas(sinSobrantes(omitidas, encabezado))
  return suya?.anio ? [{ row: SIN_FILA, skipped: suya.anio }, ...leidas] : leidas
}
const SIN_FILA: Row = { number: 0, cells: [] }

/** The cycle that a sheet says for all of its rows that say none; where some rows say one, only if it is the same. */
function cicloDeTodas(hoja: Hoja, cursos: readonly FilaAbierta[]): ReturnType<typeof cicloDeHoja> {
  const suyo = cicloDeHoja(hoja)
  const dichos = cursos.filter(c => !estaVacia(c, 'ciclo')).map(c => leerCiclo(c.celda('ciclo')!.text))
  const isDeTodas = dichos.every(d => d?.numero === suyo?.ciclo.numero && !hoja.suya?.anio)
  return isDeTodas ? suyo : null
}

/** Reads the rows below the header one after the other: a title, or the first row of a block, says the cycle of those that follow. */
export function leerFilas(
  hoja: Hoja,
  hallazgos: Hallazgos,
  electivos: boolean,
  delLibro: CiclosDelLibro,
): FilaCurso[] {
  const leidas = filasDe(hoja)
  const porAnio = electivos ? null : ciclosPorAnio(leidas, hoja)
  const vistas = (porAnio ? leidas : titulosPorAnio(leidas)).filter(f => f.row !== SIN_FILA)
  if (porAnio) avisarAnios(porAnio.porAnio, hoja, hallazgos)
  const grupos = electivos ? seccionesDeTitulos(vistas, hoja) : porAnio?.ciclos
  const rows = vistas.map(({ row, skipped }) => ({
    ...{ row, skipped },
    abierta: abrir(row, hoja, hallazgos, grupos?.get(row.number)),
  }))
  const cursos = rows.flatMap(r => (r.skipped ? [] : [r.abierta]))
  avisarUnidas(cursos, hoja, hallazgos)
  const deHoja = electivos ? null : cicloDeTodas(hoja, cursos)
  const isDicho = deHoja !== null && hoja.encabezado.columnas.ciclo === undefined
  const hasTitulos = isDicho || rows.some(r => r.skipped?.que === 'titulo')
  const conocidos: CiclosConocidos = {
    ...delLibro,
    titulo: null,
    porBloques: !electivos && !hasTitulos && isPorBloques(cursos, 'ciclo', hallazgos),
  }
  if (deHoja) conocidos.titulo = cicloEscrito(deHoja, conocidos)
  const enBloques =
    electivos && isPorBloques(cursos, 'seccion', hallazgos) ? conSeccionDeArriba(cursos) : new Map()
  const filas = rows.flatMap(({ row, skipped, abierta }) => {
    if (skipped) {
      conocidos.titulo = porAnio ? null : tituloTras(skipped, conocidos, hoja.suya !== undefined)
      avisarOmitida(row, skipped, hoja, hallazgos)
      return []
    }
    if (row.isHidden) hallazgos.avisos.push({ fila: row.number, columna: '', valor: '', motivo: FILA_OCULTA })
    return leerFila(enBloques.get(row.number) ?? abierta, electivos ? null : conocidos) ?? []
  })
  if (!electivos && !hoja.suya) hallazgos.avisos.push(...otrosProgramas(rows, filas))
  return filas
}
