import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { isPeriodoTerminado, type SilaboEnRevision, whyNotSigue } from '@malla/domain/silabos/revision.ts'

type Visto = Pick<SilaboAbierto, 'silabo' | 'periodo' | 'curso' | 'versiones'>

const posterior = ({ curso, versiones: [primera] }: Visto) =>
  primera && primera.version > curso.version ? primera : null

/** What the rules of its review look at in a syllabus that is open on the day `hoy`. */
export const enRevision = (abierto: Visto, hoy: string): SilaboEnRevision => ({
  estado: abierto.silabo.estado,
  periodoTerminado: abierto.periodo !== null && isPeriodoTerminado(abierto.periodo.fechafin, hoy),
  reemplazadaPor: posterior(abierto)?.version ?? null,
})

/** The version of its course in whose syllabus this one goes on, with what is said of it; null where this one goes on, or its period is over. */
export function dondeSigue(abierto: Visto, hoy: string): { id: number; motivo: string } | null {
  const revision = enRevision(abierto, hoy)
  const motivo = whyNotSigue(revision)
  const vigente = posterior(abierto)
  return motivo && vigente && !revision.periodoTerminado ? { id: vigente.id, motivo } : null
}

/** The earlier versions of its course whose texts that never arrived belong in this syllabus; none where it does not go on either. */
export const queSigueAqui = (abierto: Visto, hoy: string): number[] =>
  whyNotSigue(enRevision(abierto, hoy)) === null
    ? abierto.versiones.filter(v => v.version < abierto.curso.version).map(v => v.id)
    : []
