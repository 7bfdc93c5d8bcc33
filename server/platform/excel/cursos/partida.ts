import { horas } from '@malla/contracts/campos.ts'
import { isNada } from '@malla/domain/asignaturas/escritos.ts'
import { plegar } from '@malla/domain/texto/normalizar.ts'
import type { Cell } from '../book.ts'
import type { Cuadricula } from './cuadricula.ts'
import { valorDe } from './hallazgos.ts'
import { isDeTotales, isTituloOtraVez } from './sumandos.ts'
import { type Leido, limpiar, motivoDeCelda } from './valores.ts'

/** Hours of theory, practice and laboratory in one cell: «3-2-0» under «T-P-L». */

type Parte = 'T' | 'P' | 'L'

export interface Partida {
  columna: number
  /** What each of the three numbers is. */
  orden: readonly Parte[]
}

const PARTES: Readonly<Record<string, Parte>> = {
  ...{ T: 'T', HT: 'T', TEO: 'T', TEORIA: 'T', TEORICA: 'T', TEORICAS: 'T' },
  ...{ P: 'P', HP: 'P', PRA: 'P', PRACT: 'P', PRACTICA: 'P', PRACTICAS: 'P' },
  ...{ L: 'L', HL: 'L', LAB: 'L', LABORATORIO: 'L' },
}
/** What a title says besides, of hours of a week. */
const DE_HORAS = new Set([
  '',
  'H',
  'HS',
  'HRS',
  'HORA',
  'HORAS',
  'SEMANALES',
  'SEMANA',
  'POR',
  'DE',
  'LA',
  'Y',
])
const NUMERO = '(\\d{1,2}(?:[.,]\\d)?)'
const TRES = new RegExp(`^${NUMERO} ?([-–—/]) ?${NUMERO} ?\\2 ?${NUMERO}$`)

/** The kinds of hours that a title says, and nothing else; null for any other. */
function partesDe(titulo: string): readonly Parte[] | null {
  const palabras = plegar(titulo)
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(p => !DE_HORAS.has(p))
  const partes = palabras.map(p => PARTES[p])
  return new Set(partes).size === partes.length && !partes.includes(undefined) ? (partes as Parte[]) : null
}

/** What a title says that three numbers are («T-P-L», «Horas (HT/HP/HL)»); null for any other. */
export function ordenDe(titulo: string): readonly Parte[] | null {
  const orden = partesDe(titulo)
  return orden?.length === 3 ? orden : null
}

/** Whether a column has theory and practice in each of its cells: «3/2» under «HT/HP». Which is which where one is missing cannot be told. */
export function isDeDos(grid: Cuadricula, siguiente: number, columna: number, titulo: string): boolean {
  const partes = partesDe(titulo)
  return (
    partes?.length === 2 &&
    !partes.includes('L') &&
    celdasDe(grid, siguiente, columna, titulo).some(
      ({ cell }) => cell.kind === 'date' || DOS.test(limpiar(cell.text)),
    )
  )
}

const DOS = new RegExp(`^${NUMERO} ?[-–—/] ?${NUMERO}$`)

const numerosDe = (texto: string): readonly number[] | null => {
  const leido = TRES.exec(limpiar(texto))
  return leido && [leido[1]!, leido[3]!, leido[4]!].map(n => Number(n.replace(',', '.')))
}

/** Whether a cell may stand below such a title: three numbers, nothing, or what Excel made of them, which is an error of its own. */
const isDePartes = (cell: Cell): boolean =>
  cell.kind === 'date' || cell.kind === 'error' || (cell.kind === 'text' && numerosDe(cell.text) !== null)

/** The cells of a column below its header that say something of a course. */
const celdasDe = (grid: Cuadricula, siguiente: number, columna: number, titulo: string) =>
  grid.rows
    .filter(r => r.number >= siguiente && !isDeTotales(r))
    .flatMap(({ number }) => {
      const cell = grid.at(number, columna)
      const isTitulo = cell !== undefined && isTituloOtraVez(cell, titulo)
      return cell && !isTitulo && !isNada(limpiar(cell.text)) ? [{ fila: number, cell }] : []
    })

/** Why a column cannot be read as three numbers; null where most of its cells can: of each other is the error. Undefined where nothing stands in it. */
export function porQueNoSeParte(
  grid: Cuadricula,
  siguiente: number,
  columna: number,
  titulo: string,
): string | null | undefined {
  const celdas = celdasDe(grid, siguiente, columna, titulo)
  const malas = celdas.filter(c => !isDePartes(c.cell))
  const [mala] = malas
  if (mala && malas.length * 2 >= celdas.length)
    return `No todas sus celdas dicen tres números, como «3-2-0» (fila ${mala.fila}: «${valorDe(mala.cell)}»): no se leyó.`
  return celdas.length > 0 ? null : undefined
}

/** Hours of a row: those of the laboratory are of practice too. Null where its cell says nothing. */
export function leerPartida(
  cell: Cell | undefined,
  { orden }: Partida,
): Leido<{ teoria: number; practica: number } | null> {
  if (!cell || (cell.kind === 'text' && isNada(limpiar(cell.text)))) return { valor: null }
  const motivo = motivoDeCelda(cell)
  if (motivo) return { motivo: cell.kind === 'date' ? motivo.replace(/\.$/, ', como «3-2-0».') : motivo }
  const numeros = numerosDe(cell.text)
  if (!numeros) return { motivo: 'No son tres números, como «3-2-0»: escriba 0 en la parte que no tenga.' }
  const de = (parte: Parte): number => numeros[orden.indexOf(parte)]!
  const [teoria, practica] = [de('T'), Math.round((de('P') + de('L')) * 10) / 10]
  return horas.safeParse(practica).success
    ? { valor: { teoria, practica } }
    : { motivo: 'Las horas de práctica y de laboratorio pasan juntas de 99.' }
}
