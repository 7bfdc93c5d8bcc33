import { type Formulario, formularios } from '@malla/contracts/formularios.ts'
import { accionesEn, whyNotAbrir } from '@malla/domain/sesion/formularios.ts'
import { type SubEntrada, subentradasDe } from '@malla/domain/sesion/menus.ts'
import type { Ctx } from '../../platform/context.ts'
import { forbidden, notFound } from '../../platform/errors.ts'

type Quien = Pick<Ctx, 'sesion'>

/** Path of a form, of a page below it, or of a plan. */
export const pathOf = (entrada: Formulario, below: string | number | null = null): string =>
  `/form/${formularios[entrada].id}${below === null ? '' : `/${below}`}`

export const isFormulario = (entrada: string): entrada is Formulario => entrada in formularios

/** The form of a numeric id. 404 for an id of none, 403 with the reason when the person may not open it. */
export function assertFormulario({ sesion }: Quien, id: string): Formulario {
  const entrada = (Object.keys(formularios) as Formulario[]).find(f => formularios[f].id === id)
  if (!entrada) throw notFound('Ese formulario no existe.')
  const reason = whyNotAbrir(sesion.quien, entrada)
  if (reason) throw forbidden(reason)
  return entrada
}

/** A page below a form that the person may open; 404 otherwise. */
export function assertSubruta({ sesion }: Quien, entrada: Formulario, subruta: string): SubEntrada {
  const found = subentradasDe(entrada, sesion.rol).find(s => s.subruta === subruta)
  if (!found) throw notFound('Esa página no existe.')
  return found
}

/** A form as GET /form/{form} answers it (§7): its pages, and what the person may do there. */
export function showFormulario(ctx: Quien, id: string) {
  const entrada = assertFormulario(ctx, id)
  return {
    id,
    entrada,
    titulo: formularios[entrada].titulo,
    path: pathOf(entrada),
    subrutas: subentradasDe(entrada, ctx.sesion.rol).map(({ subruta, titulo }) => ({
      subruta,
      titulo,
      path: pathOf(entrada, subruta),
    })),
    acciones: accionesEn(ctx.sesion.quien, entrada),
  }
}
