import type { HallazgoAceptado, LegalDePlan } from '@malla/contracts/legal.ts'
import type { Plan } from '@malla/contracts/plan.ts'
import { comoSeLlama } from '@malla/domain/ciclos/ciclo.ts'
import { conAceptados, type ResumenLegal, resumenLegal } from '@malla/domain/legal/aceptar.ts'
import { evaluar, type Hallazgo } from '@malla/domain/legal/evaluar.ts'
import { type AjustesLegales, hayNorma } from '@malla/domain/legal/normas.ts'
import type { CursoLegal } from '@malla/domain/legal/plan.ts'
import type { PlanConCese } from '@malla/domain/planes/cese.ts'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { useCall } from '../../app/query.ts'
import { enPapelera } from '../planes/enPapelera.ts'
import { useBorrador } from './borrador.ts'
import { cursosLegales, type NombreDeTipologia } from './cursos.ts'

/** A finding, and its acceptance if there is one. */
export interface Visto {
  hallazgo: Hallazgo
  aceptado: HallazgoAceptado | null
}

export interface EstadoLegal {
  resumen: ResumenLegal
  vistos: readonly Visto[]
  /** Whether a norm is measured; else only what the plan and the institution ask of themselves. */
  hayNorma: boolean
  /** Name of a course that a finding speaks of. */
  nombreDe: (id: number) => string | null
}

/** Names of the special typologies by their ids; undefined where the catalogue is not here. */
function useNombresDeTipologia(): ReadonlyMap<number, string> | undefined {
  const tipologias = useCall('parametros.list', { tipo: 'tipologiasespecialescursos' }, soloSiEsta).data?.data
  return useMemo(() => tipologias && new Map(tipologias.map(t => [t.id, t.nombre])), [tipologias])
}

/** Name of a special typology, as far as the catalogue is there. */
export function useTipologias(): NombreDeTipologia {
  const nombres = useNombresDeTipologia()
  return useCallback(id => nombres?.get(id) ?? null, [nombres])
}

/** Read where it is cached already, never asked for: where nobody edits, what the server found is enough. */
const soloSiEsta = { enabled: false } as const

function usePartes(planId: number) {
  const leidos = useCall('asignaturas.porPlan', { planId }, soloSiEsta).data?.data
  const leidosCiclos = useCall('ciclos.porPlan', { planId }, soloSiEsta).data?.data
  const secciones = useCall('secciones.porPlan', { planId }, soloSiEsta).data?.data
  const borrador = useBorrador(planId)
  const tipologias = useNombresDeTipologia()
  const cursos = useMemo<readonly CursoLegal[] | undefined>(
    () => borrador ?? (leidos && cursosLegales(leidos, tipologias)),
    [borrador, leidos, tipologias],
  )
  const ciclos = useMemo(() => leidosCiclos?.map(comoSeLlama), [leidosCiclos])
  // An edit is drawn first; what the law says of it follows in the same breath.
  return { cursos: useDeferredValue(cursos), ciclos, secciones }
}

const seMide = ({ datos, ajustes, hoy }: LegalDePlan): boolean =>
  hayNorma(datos, ajustes as unknown as AjustesLegales, hoy)

const delServidor = (legal: LegalDePlan): EstadoLegal => ({
  resumen: legal.resumen,
  vistos: legal.hallazgos.map(({ aceptado, ...hallazgo }) => ({ hallazgo, aceptado })),
  hayNorma: seMide(legal),
  nombreDe: () => null,
})

/** How it is asked for: of a plan that was taken away there is nothing to ask. */
export const comoSePide = (plan: PlanConCese) => ({ enabled: !enPapelera(plan), meta: { shown: true } })

/** What the law observes in a plan as it stands on this screen, edits that are not saved yet included; null until it is known. */
export function useLegal(plan: Plan): EstadoLegal | null {
  const planId = plan.id
  const legal = useCall('legal.porPlan', { planId }, comoSePide(plan)).data?.data
  const { cursos, ciclos, secciones } = usePartes(planId)
  return useMemo(() => {
    if (!legal) return null
    if (!cursos || !ciclos || !secciones) return delServidor(legal)
    const { datos, hoy, aceptados } = legal
    const ajustes = legal.ajustes as unknown as AjustesLegales
    const hallazgos = evaluar({ datos, partes: { cursos, ciclos, secciones } }, ajustes, hoy)
    const nombres = new Map(cursos.map(c => [c.id, c.nombre]))
    return {
      resumen: resumenLegal(hallazgos, aceptados, cursos.length),
      vistos: conAceptados(hallazgos, aceptados),
      hayNorma: seMide(legal),
      nombreDe: id => nombres.get(id) ?? null,
    }
  }, [legal, cursos, ciclos, secciones])
}
