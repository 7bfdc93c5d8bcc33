import type { Competencia } from '@malla/contracts/competencias.ts'
import { terminoDeNivel } from '@malla/domain/competencias/arbol.ts'
import { FUNCIONAL } from '@malla/domain/competencias/catalogos.ts'
import { conocerTras } from '../../platform/conocerTras.ts'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/errors.ts'
import { insertRows } from '../../platform/rows.ts'
import { type CompetenciaRow, competenciaEntidad, type Nodo, openArbol } from './abrir.ts'
import { selectCompetencias } from './competencias.queries.ts'
import { assertEnlaces } from './enlaces.ts'
import { otrasEn } from './lugar.ts'

export interface FilaPedida {
  nombre: string
  nivel: number
  tipopadre?: number
}

/** A row with the row that it hangs on (its place in the list), and its own place among its siblings. */
interface Colocada extends FilaPedida {
  padre: number | null
  tipo: number
  orden: number
}

/**
 * Makes competencies with their parts, behind those that the group has. 422 naming each row that skips a level (`filas.3.nivel`) and for a group
 * of another plan, 409 ceased. All or none; answers the new ones, in the order of the list.
 */
export async function createCompetencias(
  ctx: Ctx,
  { planId, tabcompetencia_id, filas }: { planId: number; tabcompetencia_id?: number; filas: FilaPedida[] },
): Promise<Competencia[]> {
  const { plan, todas } = await openArbol(ctx, planId, 'contenido.crear')
  await assertEnlaces(ctx, planId, { tabcompetencia_id })
  const grupo_id = tabcompetencia_id || null
  const colocadas = colocar(filas, tipo => enElGrupo(todas, grupo_id, tipo))
  const hechas: CompetenciaRow[] = []
  const entidad = competenciaEntidad(plan)
  for (const nivel of new Set(filas.map(f => f.nivel).sort((a, b) => a - b))) {
    const lugares = [...colocadas.keys()].filter(i => colocadas[i]!.nivel === nivel)
    const rows = await insertRows(
      ctx,
      entidad,
      lugares.map(i => {
        const { nombre, padre, tipo, orden } = colocadas[i]!
        return {
          planestudio_id: planId,
          padre_id: padre === null ? null : hechas[padre]!.id,
          grupo_id,
          tipopadre: tipo,
          termino_id: terminoDeNivel(nivel),
          nombre,
          orden,
        }
      }),
    )
    lugares.forEach((i, k) => {
      hechas[i] = rows[k]!
    })
  }
  conocerTras(ctx, ['competencias', 'cambios'], filas.length)
  const porId = new Map((await selectCompetencias(ctx, planId)).map(c => [c.id, c]))
  return hechas.map(({ id }) => porId.get(id)!)
}

const enElGrupo = (todas: readonly Nodo[], grupo_id: number | null, tipopadre: number): number =>
  otrasEn(todas, { padre_id: null, grupo_id, tipopadre }).length

/** What each row hangs on, and its place there. `cuantas`: how many roots of a kind there are already. */
function colocar(filas: readonly FilaPedida[], cuantas: (tipopadre: number) => number): Colocada[] {
  const saltan = filas.flatMap((f, i) => (f.nivel > (filas[i - 1]?.nivel ?? 0) + 1 ? [i] : []))
  if (saltan.length > 0)
    throw invalid(
      Object.fromEntries(
        saltan.map(i => [`filas.${i}.nivel`, [`La fila ${i + 1} salta un nivel: no tiene de qué colgar.`]]),
      ),
    )
  const abiertas: number[] = []
  const siguiente = new Map<string, number>()
  const colocadas: Colocada[] = []
  for (const [i, fila] of filas.entries()) {
    const padre = fila.nivel === 1 ? null : abiertas[fila.nivel - 2]!
    const tipo = padre === null ? (fila.tipopadre ?? FUNCIONAL) : colocadas[padre]!.tipo
    const donde = padre === null ? `tipo ${tipo}` : `${padre}`
    const orden = siguiente.get(donde) ?? (padre === null ? cuantas(tipo) : 0)
    siguiente.set(donde, orden + 1)
    abiertas[fila.nivel - 1] = i
    colocadas.push({ ...fila, padre, tipo, orden })
  }
  return colocadas
}
