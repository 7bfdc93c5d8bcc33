import { type Lexico, lexicoDe } from '../asignaturas/lexico.ts'
import { clave } from '../texto/normalizar.ts'
import { type TipoDeEquivalencia, tiposDeEquivalencia } from './catalogos.ts'
import type { CursoComparado, FilaPegada } from './equivalencias.ts'

const ENCABEZADO = /^(plan |cursos? |c[oó]digos? |asignaturas? )?(de )?origen\b/i

const tipoDe = (dicho: string): TipoDeEquivalencia | undefined =>
  dicho === '' ? 'total' : tiposDeEquivalencia.find(t => clave(t.nombre) === clave(dicho))?.valor

/**
 * Rows of a table that was copied from a sheet: courses of origin, courses of this plan, kind, note; several courses in a cell stand apart by «+» or
 * «;». A cell names a course by its code or its name. Every row says what is wrong with it.
 */
export function leerPegado(
  texto: string,
  origen: readonly CursoComparado[],
  destino: readonly CursoComparado[],
): FilaPegada[] {
  const [deOrigen, deDestino] = [lexicoDe(origen), lexicoDe(destino)]
  return texto.split(/\r\n|[\r\n]/).flatMap((linea, i): FilaPegada[] => {
    const celdas = linea.split(linea.includes('\t') ? '\t' : '|').map(c => c.trim())
    if (celdas.every(c => c === '') || (i === 0 && ENCABEZADO.test(celdas[0]!))) return []
    const [unos = '', otros = '', tipo = '', nota = ''] = celdas
    const problemas: string[] = []
    const leer = (celda: string, { buscar }: Lexico, donde: string): number[] => {
      // A name may hold a «+» or «;» of its own.
      const entero = buscar(celda)
      if (entero !== null) return [entero]
      const partes = celda.split(/\s*[+;]\s*/).filter(p => p !== '')
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
      nota: nota || null,
    }
    if (!tipoDe(tipo)) problemas.push(`«${tipo}» no es total, parcial ni condicionada.`)
    return [{ ...fila, tipo: tipoDe(tipo) ?? 'total', problemas }]
  })
}
