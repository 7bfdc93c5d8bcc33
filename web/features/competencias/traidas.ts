import type { Competencia } from '@malla/contracts/competencias.ts'
import { FUNCIONAL, TRANSVERSAL } from '@malla/domain/competencias/catalogos.ts'
import { codigosDe } from '@malla/domain/competencias/letras.ts'
import { type FilaPegada, leerPegado } from '@malla/domain/competencias/pegar.ts'
import type { Terminos } from '@malla/domain/planes/terminos.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { parseTsv } from '@malla/domain/texto/tsv.ts'
import { tiposCon } from './nodos.ts'

/** «Se crearán 2 funcionales y 1 transversal de primer nivel, con 4 partes.»: what a pasted list would make. */
export function enPalabras(filas: readonly FilaPegada[], terminos: Terminos): string {
  if (filas.length === 0) return 'No se ha reconocido ninguna competencia.'
  const raices = filas.filter(f => f.nivel === 1)
  const porTipo = tiposCon(terminos)
    .map(({ tipopadre, nota }) => ({ nota, n: raices.filter(f => f.tipopadre === tipopadre).length }))
    .filter(t => t.n > 0)
    .map(({ nota, n }) => `${n} ${n === 1 ? nota.replace(/es$/, '') : nota}`)
  const partes = filas.length - raices.length
  return `${filas.length === 1 ? 'Se creará' : 'Se crearán'} ${porTipo.join(' y ')} de primer nivel${partes > 0 ? `, con ${contar(partes, 'parte')}` : ''}.`
}

/** The plan to which a pasted list is added: its competencies, its groups in their order, and the group in which the list comes to stand (0: none). */
export interface DondeTraer {
  todas: readonly Competencia[]
  grupos: readonly number[]
  grupo: number
}

/** The codes that the rows of a pasted list will have, in their order, behind what the plan has already. */
export function codigosNuevos(
  filas: readonly FilaPegada[],
  { todas, grupos, grupo }: DondeTraer,
  terminos: Terminos,
): string[] {
  const id = Math.max(0, ...todas.map(c => c.id)) + 1
  const orden = Math.max(0, ...todas.map(c => c.orden)) + 1
  const abiertas: number[] = []
  const nuevas = filas.map(({ nivel, tipopadre }, i) => {
    abiertas[nivel - 1] = id + i
    const competencia_id = nivel === 1 ? 0 : abiertas[nivel - 2]!
    return {
      id: id + i,
      competencia_id,
      orden: orden + i,
      tipopadre,
      tabcompetencia_id: grupo,
      termino_id: null,
    }
  })
  const codigos = codigosDe([...todas, ...nuevas], grupos, terminos)
  return nuevas.map(c => codigos.get(c.id) ?? '')
}

/** How many competencies a pasted text is as a list: 1 where it is a name. */
export const cuantasEn = (texto: string): number => leerPegado(parseTsv(texto)).filas.length

/** A pasted list as it is written for a kind: what says no kind itself stands under the name of that one. */
export function listaPara(tipopadre: number, texto: string): string {
  const isSinTipo = leerPegado(parseTsv(texto)).filas.every(f => f.tipopadre === FUNCIONAL)
  return tipopadre === TRANSVERSAL && isSinTipo && !texto.includes('\t') ? `Transversales\n${texto}` : texto
}
