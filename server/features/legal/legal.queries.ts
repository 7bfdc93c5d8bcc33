import type { HallazgoAceptado, LegalDePlan } from '@malla/contracts/legal.ts'
import { conAceptados, resumenLegal } from '@malla/domain/legal/aceptar.ts'
import { evaluar, type Hallazgo } from '@malla/domain/legal/evaluar.ts'
import type { AjustesLegales } from '@malla/domain/legal/normas.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'
import { ajustesCompletos } from '../ajustes/institucion.service.ts'
import { selectAceptados } from './aceptados.queries.ts'
import { selectPlanesLegales } from './planes.queries.ts'

/** What the institution decided about the rules. */
export function ajustesLegales(ctx: Ctx): AjustesLegales {
  const { limites, legal } = ajustesCompletos(ctx.sesion.empresa!)
  return { limites, confirmadas: legal?.confirmadas ?? [] }
}

const sinPlan = ({ planestudio_id: _plan, ...a }: HallazgoAceptado & { planestudio_id: number }) => a

/** Of one plan: what the rules find in it now and what was accepted. Permission is the caller's; 404 when it is not there. */
export async function selectLegal(ctx: Ctx, planId: number): Promise<LegalDePlan> {
  const [[plan], rows] = await Promise.all([
    selectPlanesLegales(ctx, [planId]),
    selectAceptados(ctx, [planId]),
  ])
  if (!plan) throw notFound()
  const ajustes = ajustesLegales(ctx)
  const hoy = hoyAqui()
  const hallazgos = evaluar(plan.legal, ajustes, hoy)
  const aceptados = rows.map(sinPlan)
  return {
    plan_id: planId,
    hoy,
    datos: plan.legal.datos,
    ajustes: { limites: { ...ajustes.limites }, confirmadas: [...ajustes.confirmadas] },
    resumen: resumenLegal(hallazgos, aceptados, plan.legal.partes.cursos.length),
    hallazgos: conAceptados(hallazgos, aceptados).map(({ hallazgo, aceptado }) => ({
      ...escrito(hallazgo),
      aceptado,
    })),
    aceptados,
  }
}

/** A finding as the wire takes it: lists that may be changed. */
const escrito = (h: Hallazgo) => ({ ...h, hallado: h.hallado as HallazgoAceptado['hallado'] })
