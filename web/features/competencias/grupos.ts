import type { Competencia, GrupoDeCompetencias } from '@malla/contracts/competencias.ts'

/** What the address says for the competencies without a group. */
export const SIN_GRUPO = 'sin'

export interface Pestana {
  id: string
  /** 0: those without a group. */
  grupo: number
  label: string
  count: number
}

const cuantasEn = (todas: readonly Competencia[], grupo: number): number =>
  todas.filter(c => c.tabcompetencia_id === grupo).length

/** The tabs of a plan: its groups in their order, and those without one while there are such, or no group at all. */
export function pestanasDe(
  grupos: readonly GrupoDeCompetencias[],
  todas: readonly Competencia[],
): [Pestana, ...Pestana[]] {
  const sueltas = cuantasEn(todas, 0)
  const sin: Pestana = { id: SIN_GRUPO, grupo: 0, label: 'Sin grupo', count: sueltas }
  const conGrupo = grupos.map(({ id, nombre }) => ({
    id: String(id),
    grupo: id,
    label: nombre,
    count: cuantasEn(todas, id),
  }))
  const [primera, ...demas] = conGrupo
  if (!primera) return [sin]
  return [primera, ...demas, ...(sueltas > 0 ? [sin] : [])]
}

/** The open tab: the one that the address names, that of the competency it means, or the first. */
export const pestanaAbierta = (
  pestanas: readonly [Pestana, ...Pestana[]],
  grupo: string | undefined,
  competencia: Competencia | undefined,
): Pestana =>
  pestanas.find(p => p.id === grupo) ??
  pestanas.find(p => competencia && p.grupo === competencia.tabcompetencia_id) ??
  pestanas[0]
