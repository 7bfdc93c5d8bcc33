import { leerTextoRico } from '@malla/contracts/textoRico/leer.ts'
import { textoLlano } from '@malla/contracts/textoRico/llano.ts'
import { ordenarReferencias, tramosDeReferencia } from '@malla/domain/silabos/apa.ts'
import { type ContenidoDeCarta, isTextoVacio, type UnidadDeCarta } from '@malla/domain/silabos/contenido.ts'
import type { Referencia } from '@malla/domain/silabos/referencia.ts'
import { cartasDeCompetencias } from '../competencias/cartas.ts'
import type { DatosCompetencias } from '../competencias/datos.ts'
import type { NodoRico } from '../document.ts'
import type { AsignaturaInforme } from '../planes/datos.ts'
import type { CompetenciaCarta, DatosCarta, UnidadCarta } from './datos.ts'

/** What is written of cartas descriptivas, by the base of the course. */
export type CartasEscritas = ReadonlyMap<number, ContenidoDeCarta>

/** Cartas as documents print them: what is written in them, and what the matrix says of each course in force. */
export const cartasDe = (
  competencias: DatosCompetencias,
  cursos: readonly AsignaturaInforme[],
  escritas: CartasEscritas,
): DatosCarta[] => {
  const deMatriz = new Map(
    cartasDeCompetencias(competencias, cursos).map(c => [c.asignatura_id, c.competencias ?? []]),
  )
  const codigos = new Map(competencias.todas.map(c => [c.id, c.codigo]))
  return cursos.flatMap(a => {
    const escrita = escritas.get(a.base_id ?? a.id)
    const servidas = deMatriz.get(a.id) ?? []
    return escrita || servidas.length
      ? [{ asignatura_id: a.id, ...enDocumento(escrita ?? {}, servidas, codigos) }]
      : []
  })
}

const enDocumento = (
  c: ContenidoDeCarta,
  servidas: readonly CompetenciaCarta[],
  codigos: ReadonlyMap<number, string>,
): Omit<DatosCarta, 'asignatura_id'> => ({
  sumilla: rico(c.sumilla),
  competencias: competenciasDe(c, servidas, codigos),
  unidadesaprendizaje: unidadesDe(c.cartaContenidos ?? []),
  evaluacion: (c.cartaCriterios ?? [])
    .filter(x => x.criterio.trim() !== '')
    .map(({ criterio, peso }) => ({ criterio, peso })),
  bibliografia: bibliografiaDe(c.cartaBibliografia ?? []),
})

const rico = (html: string | undefined): NodoRico | null =>
  !html || isTextoVacio(html) ? null : (leerTextoRico(html) as NodoRico)

/** Those of the carta first, each with the level that the matrix gives it; then those that only the matrix says. */
const competenciasDe = (
  { cartaCompetencias = [] }: ContenidoDeCarta,
  servidas: readonly CompetenciaCarta[],
  codigos: ReadonlyMap<number, string>,
): CompetenciaCarta[] => {
  const deCarta = cartaCompetencias
    .filter(l => !isTextoVacio(l.texto))
    .map(l => {
      const id = l.competencia_id ?? undefined
      return {
        ...(id === undefined ? {} : { id }),
        codigo: (id !== undefined && codigos.get(id)) || null,
        nombre: textoLlano(l.texto).trim(),
        nivel: servidas.find(s => id !== undefined && s.id === id)?.nivel ?? null,
      }
    })
  const dichas = new Set(deCarta.flatMap(l => l.id ?? []))
  return [...deCarta, ...servidas.filter(s => s.id === undefined || !dichas.has(s.id))]
}

/** The carta says how many weeks a unit takes; they follow one another. From the first that does not say, nobody knows which they are. */
const unidadesDe = (unidades: readonly UnidadDeCarta[]): UnidadCarta[] => {
  let desde: number | null = 1
  return unidades.map(u => {
    const inicio: number | null = desde
    desde = inicio === null || u.semanas === null ? null : inicio + u.semanas
    return {
      nombre: u.nombre,
      contenidos: rico(u.contenidos),
      semanas: inicio === null ? [] : Array.from({ length: u.semanas ?? 0 }, (_, i) => inicio + i),
    }
  })
}

/** References as paragraphs in alphabetical order, as APA asks, their italics as marks. */
const bibliografiaDe = (lista: readonly Referencia[]): NodoRico | null => {
  const parrafos = ordenarReferencias(lista)
    .map(tramosDeReferencia)
    .filter(tramos => tramos.length > 0)
  return parrafos.length
    ? {
        type: 'doc',
        content: parrafos.map(tramos => ({
          type: 'paragraph',
          content: tramos.map(x => ({
            type: 'text',
            text: x.texto,
            ...(x.cursiva ? { marks: [{ type: 'italic' }] } : {}),
          })),
        })),
      }
    : null
}
