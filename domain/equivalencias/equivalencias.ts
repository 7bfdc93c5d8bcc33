import { sumCreditos } from '../asignaturas/creditos.ts'
import { clave, claveDeCodigo } from '../texto/normalizar.ts'
import { contar } from '../texto/numero.ts'
import { leerRomano } from '../texto/romanos.ts'
import type { TipoDeEquivalencia } from './catalogos.ts'

/** A course as the table of equivalences looks at it. */
export interface CursoComparado {
  id: number
  nombre: string
  codigo: string | null
  credits: number | null
}

/** A row of the table: ids of courses of either side. */
export interface Equivalente {
  origen: readonly number[]
  destino: readonly number[]
}

export interface Sugerencia extends Equivalente {
  /** What the two have in common. */
  por: 'código y nombre' | 'código' | 'nombre'
}

const natural = new Intl.Collator('es', { numeric: true })

/** Courses of one side as people read them: by code, A2 before A10, those without one last; then by name. */
export const enOrdenDeCodigo = <C extends Pick<CursoComparado, 'id' | 'codigo' | 'nombre'>>(
  cursos: readonly C[],
): C[] =>
  cursos.toSorted(
    (a, b) =>
      Number(!a.codigo) - Number(!b.codigo) ||
      natural.compare(a.codigo ?? '', b.codigo ?? '') ||
      natural.compare(a.nombre, b.nombre) ||
      a.id - b.id,
  )

/** No course has a higher number: what is a higher Roman one is something else. */
const ULTIMO = 30
/** Roman and Arabic ordinals at the end of a name are one: «Cálculo II» is «Cálculo 2». */
const claveDeNombre = (nombre: string): string =>
  clave(nombre).replace(/[ -]([ivx]+)$/, (todo, escrito: string) => {
    const n = leerRomano(escrito)
    return n !== null && n <= ULTIMO ? ` ${n}` : todo
  })

/** Ids by a key; a key that two courses share tells none of them apart. */
function unicos(cursos: readonly CursoComparado[], de: (c: CursoComparado) => string): Map<string, number> {
  const grupos = Map.groupBy(
    cursos.filter(c => de(c) !== ''),
    de,
  )
  return new Map([...grupos].flatMap(([k, g]) => (g.length === 1 ? [[k, g[0]!.id] as const] : [])))
}

const codigoDe = (c: CursoComparado): string => (c.codigo && claveDeCodigo(c.codigo) ? clave(c.codigo) : '')
const compactoDe = (c: CursoComparado): string => (c.codigo ? claveDeCodigo(c.codigo) : '')

/** The course of origin that shares a key with one of this plan, where no other course of either side has it. */
function porLlave(
  origen: readonly CursoComparado[],
  destino: readonly CursoComparado[],
  de: (c: CursoComparado) => string,
): (c: CursoComparado) => number | undefined {
  const [suyos, nuestros] = [unicos(origen, de), unicos(destino, de)]
  return c => (nuestros.get(de(c)) === c.id ? suyos.get(de(c)) : undefined)
}

/**
 * Pairs of courses that look the same, accents and case aside: by name first, then by code. Only courses that no row names yet, each once, in the order of
 * the plan that recognises. Codes may differ in blanks, points and hyphens, where none is written alike. A code that stands on courses of different names says little, so it counts only where no name matches.
 */
export function sugerencias(
  origen: readonly CursoComparado[],
  destino: readonly CursoComparado[],
  tabla: readonly Equivalente[],
): Sugerencia[] {
  const usados = nombrados(tabla)
  const libres = (cursos: readonly CursoComparado[]) => cursos.filter(c => !usados.has(c.id))
  const [deOrigen, deDestino] = [libres(origen), libres(destino)]
  const porNombre = porLlave(deOrigen, deDestino, c => claveDeNombre(c.nombre))
  const porCodigoExacto = porLlave(deOrigen, deDestino, codigoDe)
  const porCompacto = porLlave(deOrigen, deDestino, compactoDe)
  const porCodigo = (c: CursoComparado): number | undefined => porCodigoExacto(c) ?? porCompacto(c)
  const tomados = new Set(deDestino.map(porNombre).filter(id => id !== undefined))
  return deDestino.flatMap((c): Sugerencia[] => {
    const [nombre, codigo] = [porNombre(c), porCodigo(c)]
    if (nombre !== undefined)
      return [{ origen: [nombre], destino: [c.id], por: nombre === codigo ? 'código y nombre' : 'nombre' }]
    return codigo !== undefined && !tomados.has(codigo)
      ? [{ origen: [codigo], destino: [c.id], por: 'código' }]
      : []
  })
}

/** Ids of all courses that some row names. */
export const nombrados = (tabla: readonly Equivalente[]): ReadonlySet<number> =>
  new Set(tabla.flatMap(e => [...e.origen, ...e.destino]))

/** Credits of some courses together, to one decimal; null when one of them has none. */
export function creditosDe(cursos: readonly Pick<CursoComparado, 'credits'>[]): number | null {
  if (cursos.length === 0 || cursos.some(c => c.credits === null)) return null
  return sumCreditos(cursos.map(c => c.credits))
}

/** How credits compare, for people: null when they are the same or not known. */
export function avisoDeCreditos(
  origen: readonly Pick<CursoComparado, 'credits'>[],
  destino: readonly Pick<CursoComparado, 'credits'>[],
): string | null {
  const [de, a] = [creditosDe(origen), creditosDe(destino)]
  if (de === null || a === null || de === a) return null
  // Of tenths, so that 0.1 + 0.2 is 0.3 and one credit is one.
  const diferencia = contar(Math.round(Math.abs(a - de) * 10) / 10, 'crédito')
  return de < a ? `Reconoce ${diferencia} de más` : `Reconoce ${diferencia} de menos`
}

/** A row read from a pasted table, or why it cannot be one. */
export interface FilaPegada extends Equivalente {
  /** From 1, as people count. */
  renglon: number
  tipo: TipoDeEquivalencia
  nota: string | null
  problemas: string[]
}
