import { type Lexico, lexicoDe } from '../asignaturas/lexico.ts'
import { clave, sinBlancosDeMas } from '../texto/normalizar.ts'
import { parseTsv } from '../texto/tsv.ts'
import { type TipoDeEquivalencia, tiposDeEquivalencia } from './catalogos.ts'
import type { CursoComparado, FilaPegada } from './equivalencias.ts'

const ENCABEZADO = /^(plan |cursos? |c[oó]digos? |asignaturas? )?(de )?origen\b/i

const tipoDe = (dicho: string): TipoDeEquivalencia | undefined =>
  dicho === '' ? 'total' : tiposDeEquivalencia.find(t => clave(t.nombre) === clave(dicho))?.valor

const partir = (texto: string, en: RegExp): string[] =>
  texto
    .split(en)
    .map(parte => parte.trim())
    .filter(parte => parte !== '')

/** Rows of cells: as a spreadsheet puts them on the clipboard, where a cell may have lines of its own, or parted by bars, a line a row. */
const filasDe = (texto: string): string[][] =>
  (texto.includes('\t') ? parseTsv(texto) : texto.split(/\r\n|[\r\n]/).map(linea => [linea]))
    .map(celdas => (celdas.length > 1 ? celdas : celdas[0]!.split('|')))
    .map(celdas => celdas.map(c => c.trim()))

/**
 * Rows of a table that was copied from a sheet: courses of origin, courses of this plan, kind, note; several courses in a cell stand apart by «+»,
 * «;» or a line break. A cell names a course by its code or its name. Every row says what is wrong with it.
 */
export function leerPegado(
  texto: string,
  origen: readonly CursoComparado[],
  destino: readonly CursoComparado[],
): FilaPegada[] {
  const [deOrigen, deDestino] = [lexicoDe(origen), lexicoDe(destino)]
  return filasDe(texto).flatMap((celdas, i): FilaPegada[] => {
    if (celdas.every(c => c === '') || (i === 0 && ENCABEZADO.test(sinBlancosDeMas(celdas[0]!)))) return []
    const [unos = '', otros = '', tipo = '', nota = ''] = celdas
    const problemas: string[] = []
    const leer = (celda: string, { buscar }: Lexico, donde: string): number[] => {
      const renglones = partir(celda, /[\r\n]+/)
      // A name may hold a «+» or «;» of its own, and be broken over two lines.
      const entero = buscar(celda)
      const partes =
        entero === null ? renglones.flatMap(r => (buscar(r) === null ? partir(r, /[+;]/) : r)) : [celda]
      if (partes.length === 0) problemas.push(`Falta el curso ${donde}.`)
      return partes.flatMap(parte => {
        const id = buscar(parte)
        if (id === null) problemas.push(`«${parte}» no es un curso ${donde}.`)
        return id ?? []
      })
    }
    const fila = {
      renglon: i + 1,
      origen: leer(unos, deOrigen, 'del plan de origen'),
      destino: leer(otros, deDestino, 'de este plan'),
      nota: sinBlancosDeMas(nota) || null,
    }
    if (!tipoDe(tipo)) problemas.push(`«${tipo}» no es total, parcial ni condicionada.`)
    return [{ ...fila, tipo: tipoDe(tipo) ?? 'total', problemas }]
  })
}
