import type { FilaPegada } from '@malla/domain/competencias/pegar.ts'
import type { Terminos } from '@malla/domain/planes/terminos.ts'
import { contar } from '@malla/domain/texto/numero.ts'
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
