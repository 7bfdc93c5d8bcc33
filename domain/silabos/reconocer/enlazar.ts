import { clave } from '../../texto/normalizar.ts'
import { escapar, llano } from './bloques.ts'
import { conCodigo, sinMarca } from './marcas.ts'

/** Lines of a document that say a competency of the plan: they are tied to it, as if they had been chosen from the plan. */

/** A competency of the plan to which the course contributes by the matrix. */
export interface CompetenciaServida {
  id: number
  codigo: string
  nombre: string
  nivel: string
}

/** A line as it stands in the document, and what its table says beside it: «Código», «F1». */
export interface LineaLeida {
  html: string
  celdas: readonly { titulo: string; valor: string }[]
}

/** A line with the competency that it says, without what the plan says of that one too: its code, its level. Null: it says none. */
export interface LineaEnlazada extends LineaLeida {
  competencia: CompetenciaServida | null
  /** It says none where people would expect one. */
  isSuelta?: boolean
}

/** Says of a line what it is; of one that is nothing but codes a line for each. */
export type Enlazar = (linea: LineaLeida) => LineaEnlazada[]

/** Case, accents, blanks and the last point are no difference. */
const llave = (texto: string): string => clave(texto).replaceAll(' ', '').replace(/[.;]$/, '')

/** Whether two texts name the same competency. */
export const nombranLoMismo = (a: string, b: string): boolean => llave(a) === llave(b)

const unica = <T>(lista: readonly T[]): T | null => (lista.length === 1 ? lista[0]! : null)

/** What is chosen from the plan has its words. */
const conSuNombre = (competencia: CompetenciaServida): LineaEnlazada => ({
  html: escapar(competencia.nombre),
  celdas: [],
  competencia,
})

/**
 * Ties lines to the competencies that they say, each once, as one may choose it once. The whole name decides; `porCodigo`: where no name does, the code
 * does, if only one is called so (functional and transversal ones are counted apart: there may be two F1). Lines of results are numbered by
 * themselves: «RA1» is no code there.
 */
export function enlazador(servidas: readonly CompetenciaServida[], porCodigo: boolean): Enlazar {
  if (servidas.length === 0) return linea => [{ ...linea, competencia: null }]
  const porNombre = Map.groupBy(servidas, c => llave(c.nombre))
  // Without a letter it is the number of a row.
  const conLetra = servidas.filter(c => /\p{L}/u.test(c.codigo))
  const deCodigo = Map.groupBy(conLetra, c => llave(c.codigo))
  const libres = new Set(servidas)
  const llamadas = (codigo: string) => deCodigo.get(llave(codigo)) ?? []

  const tomar = (competencia: CompetenciaServida | null): CompetenciaServida | null =>
    competencia && libres.delete(competencia) ? competencia : null

  /** Codes alone, «F1, C1.2 y C1.3»: all of them or none. */
  function soloCodigos({ html }: LineaLeida): LineaEnlazada[] | null {
    const dichas = llano(html)
      .split(/[,;/]|\s[ye]\s/)
      .map(codigo => unica(llamadas(codigo)))
    const todas = dichas.flatMap(c => (c && libres.has(c) ? [c] : []))
    if (todas.length < dichas.length || new Set(todas).size < todas.length) return null
    return todas.map(c => conSuNombre(tomar(c)!))
  }

  return linea => {
    const codigos = porCodigo && linea.celdas.length === 0 ? soloCodigos(linea) : null
    if (codigos) return codigos
    const { codigo, resto } = conCodigo(linea.html)
    const delPlan = [...new Set([codigo, ...linea.celdas.map(c => c.valor)].flatMap(llamadas))]
    const como = [linea.html, sinMarca(linea.html), resto].find(html => porNombre.has(llave(llano(html))))
    const tocayas = como === undefined ? [] : porNombre.get(llave(llano(como)))!
    const porSuCodigo = porCodigo && como === undefined ? unica(delPlan) : null
    const suya = tomar(unica(tocayas) ?? unica(tocayas.filter(c => delPlan.includes(c))) ?? porSuCodigo)
    if (!suya) return [{ ...linea, competencia: null, isSuelta: porCodigo }]
    const isDelPlan = (valor: string) => [suya.codigo, suya.nivel].some(v => nombranLoMismo(v, valor))
    const celdas = linea.celdas.filter(c => !isDelPlan(c.valor))
    const html = como ?? (llamadas(codigo).includes(suya) ? resto : linea.html)
    return [{ ...(html === '' ? conSuNombre(suya) : { html, competencia: suya }), celdas }]
  }
}
