import { escapar, type FilasDeTabla, llano } from './bloques.ts'
import { bloquesDeCelda, lineasDe } from './celdas.ts'
import type { FormaDeTabla } from './formaDeSemanas.ts'
import { leerSemanas, type SemanasLeidas } from './semanasEscritas.ts'

/** Cells that hold several weeks: a line each («1⏎2⏎3»), or over as many rows as they are. */

const SOLO_NUMEROS = /^\d{1,2}(?: \d{1,2})+$/
const DE_SESION = /sesi[oó]n/i

/** What stands before the figure of a line: «Semana» in «Semana 1». */
const antesDeCifra = (linea: string): string => /^[^\dIVX]*/.exec(linea)![0].trim()

const lineasDeCelda = (html: string): string[] =>
  bloquesDeCelda(html)
    .flatMap(b => lineasDe(b, () => true))
    .map(llano)

/** The weeks of a cell that has a line for each, one after the other, and what stands below them; null for any other. `siguiente`: the cell below. */
function semanasEnLineas(html: string, siguiente: string): SemanasLeidas | null {
  const lineas = SOLO_NUMEROS.test(llano(html)) ? llano(html).split(' ') : lineasDeCelda(html)
  const numeros: number[] = []
  const otra = lineas.findIndex(linea => {
    const leidas = leerSemanas(linea)
    const sigue = numeros.length === 0 || leidas?.numeros[0] === numeros.at(-1)! + 1
    const isUna = leidas?.resto === '' && leidas.numeros.length === 1
    // «Semana 1» over «Sesión 2», and over days: «16», «2-6».
    if (!isUna || !sigue || antesDeCifra(linea) !== antesDeCifra(lineas[0]!) || DE_SESION.test(linea))
      return true
    numeros.push(leidas.numeros[0]!)
    return false
  })
  if (otra === 0 || otra === 1 || numeros.length < 2) return null
  // «2⏎9» below «1⏎2»: the second lines are days.
  if (numeros.slice(1).includes(leerSemanas(llano(siguiente))?.numeros[0] ?? 0)) return null
  return { numeros, resto: otra < 0 ? '' : lineas.slice(otra).join(' ') }
}

/** Hours with a line for each week, all alike, as those of all of them: «4⏎4⏎4» is 12. */
function horasDeTodas(html: string, semanas: number): string {
  const lineas = lineasDeCelda(html)
  const horas = Number(lineas[0]?.replace(',', '.'))
  const sonIguales = lineas.length === semanas && lineas.every(l => l === lineas[0])
  return sonIguales && horas > 0 ? `${Math.round(horas * semanas * 10) / 10}` : html
}

/** Weeks as they are read again; the sign keeps a rest that begins with a figure or a dash from going on with them. */
const dichas = ({ numeros, resto }: SemanasLeidas): string =>
  numeros.join(', ') + (resto === '' ? '' : `: ${escapar(resto)}`)

/** Whether a row has contents of its own, or those of a cell over it. */
const diceAlgo = (fila: readonly string[], columnas: FormaDeTabla['columnas']): boolean =>
  columnas.some(
    ({ tipo }, i) => (tipo === 'contenidos' || tipo === 'actividades') && llano(fila[i] ?? '') !== '',
  )

/**
 * Rows of a table of weeks in whose cells several weeks stand as they are read: lines of weeks as «1, 2, 3»; where the cell covers as many rows as it has
 * weeks, each row with its own. `desde`: the first row behind the header.
 */
export function conSemanasDeCelda(
  { filas, cubiertas }: FilasDeTabla,
  { columnas }: FormaDeTabla,
  desde: number,
): (readonly string[])[] {
  const c = columnas.findIndex(x => x.tipo === 'semana')
  const conSesiones = DE_SESION.test(columnas[c]?.titulo ?? '')
  const hechas = [...filas]
  for (let f = desde; f < filas.length; f++) {
    if (cubiertas?.[f]?.[c]) continue
    const celda = filas[f]![c] ?? ''
    let hasta = f + 1
    while (cubiertas?.[hasta]?.[c]) hasta++
    const enLineas = conSesiones ? null : semanasEnLineas(celda, filas[hasta]?.[c] ?? '')
    const leidas = enLineas ?? leerSemanas(llano(celda))
    if (!leidas || leidas.numeros.length < 2) continue
    const { numeros, resto } = leidas
    const suyas = filas.slice(f, hasta)
    const isFilaPorSemana = suyas.length === numeros.length && suyas.every(fila => diceAlgo(fila, columnas))
    if (isFilaPorSemana)
      suyas.forEach((fila, k) => {
        hechas[f + k] = fila.with(c, dichas({ numeros: [numeros[k]!], resto: k === 0 ? resto : '' }))
      })
    else if (enLineas)
      suyas.forEach((fila, k) => {
        hechas[f + k] = fila.map((html, i) => {
          if (i === c) return dichas(enLineas)
          return columnas[i]?.tipo === 'horas' ? horasDeTodas(html, numeros.length) : html
        })
      })
  }
  return hechas
}
