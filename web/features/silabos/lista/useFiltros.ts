import type { Periodo } from '@malla/contracts/periodos.ts'
import { periodoVigente } from '@malla/domain/silabos/plazos.ts'
import { useAddress, useSetAddress } from '../../../app/address.ts'
import { useHoy } from '../../../ui/hoy.ts'
import { filtroDeEstado } from './estados.ts'

/** Word of the address for the latest syllabus of each course, where a period would be shown by itself. */
const ULTIMOS = 'ultimos'

/**
 * What a list of syllabi is narrowed to, as the address has it. Without a period there it is the one that people work on; where there is none, or
 * `modo=ultimos` asks for it, each course is told by its latest syllabus.
 */
export function useFiltros(periodos: readonly Periodo[]) {
  const a = useAddress()
  const setAddress = useSetAddress()
  const vigente = periodoVigente(periodos, useHoy())
  const periodo_id = a.modo === ULTIMOS ? undefined : (a.periodo ?? vigente?.id)
  const lugar = {
    periodo_id,
    facultad_id: a.facultad,
    programa_id: a.programa,
    planestudio_id: a.plan,
    ciclo_id: a.ciclo,
    docente_id: a.persona,
    mios: a.solo === 'mios' || undefined,
  }
  const deEstado = filtroDeEstado(a.estado)
  const { periodo_id: _periodo, ...estrecho } = lugar
  return {
    /** Where: what counts are taken of. */
    lugar,
    /** Where and in which state. */
    filtros: { ...lugar, ...deEstado },
    /** Where, without the period: what a reminder of all that lack is narrowed to. */
    donde: estrecho,
    isFiltrado: Object.values({ ...estrecho, ...deEstado }).some(Boolean),
    estado: a.estado,
    periodo: periodos.find(p => p.id === periodo_id) ?? null,
    setPeriodo: (id: number | undefined) =>
      setAddress({
        periodo: id === vigente?.id ? undefined : id,
        modo: id === undefined && vigente ? ULTIMOS : undefined,
        page: undefined,
      }),
    set: (changes: Parameters<typeof setAddress>[0]) => setAddress({ ...changes, page: undefined }),
  }
}

export type Filtros = ReturnType<typeof useFiltros>
