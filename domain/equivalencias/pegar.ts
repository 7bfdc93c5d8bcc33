import { clave, claveDeCodigo } from '../texto/normalizar.ts'
import { type TipoDeEquivalencia, tiposDeEquivalencia } from './catalogos.ts'
import type { CursoComparado, FilaPegada } from './equivalencias.ts'

/** Finds a course by what a cell says of it: its code, or else its name; undefined for none or more than one. */
function buscadorDe(cursos: readonly CursoComparado[]): (dicho: string) => number | undefined {
  const por = (de: (c: CursoComparado) => string) =>
    Map.groupBy(
      cursos.filter(c => de(c) !== ''),
      de,
    )
  const codigos = por(c => (c.codigo ? claveDeCodigo(c.codigo) : ''))
  const nombres = por(c => clave(c.nombre))
  return dicho => {
    const hallados = codigos.get(claveDeCodigo(dicho)) ?? nombres.get(clave(dicho)) ?? []
    return hallados.length === 1 ? hallados[0]!.id : undefined
  }
}

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
  const [deOrigen, deDestino] = [buscadorDe(origen), buscadorDe(destino)]
  return texto.split(/\r\n|[\r\n]/).flatMap((linea, i): FilaPegada[] => {
    const celdas = linea.split(linea.includes('\t') ? '\t' : '|').map(c => c.trim())
    if (celdas.every(c => c === '') || (i === 0 && ENCABEZADO.test(celdas[0]!))) return []
    const [unos = '', otros = '', tipo = '', nota = ''] = celdas
    const problemas: string[] = []
    const leer = (celda: string, buscar: (dicho: string) => number | undefined, donde: string): number[] => {
      // A name may hold a «+» or «;» of its own.
      const entero = buscar(celda)
      if (entero !== undefined) return [entero]
      const partes = celda.split(/\s*[+;]\s*/).filter(p => p !== '')
      if (partes.length === 0) problemas.push(`Falta el curso ${donde}.`)
      return partes.flatMap(parte => {
        const id = buscar(parte)
        if (id === undefined) problemas.push(`«${parte}» no es un curso ${donde}.`)
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
