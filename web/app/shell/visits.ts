import { type Formulario, formularios } from '@malla/contracts/formularios.ts'
import type { Rol } from '@malla/domain/permisos/acciones.ts'
import { permisoDe } from '@malla/domain/permisos/matriz.ts'
import { barraLateral } from '@malla/domain/sesion/menus.ts'
import type { ApiInput } from '../api.ts'

type Visita = ApiInput<'paginas.visited'>

/** What a path says of a visit: which form, which page below it, which plan; null for what is no form. */
export function visitOf(pathname: string): Visita | null {
  const [, base, form = '', below, ...rest] = pathname.replace(/\/$/, '').split('/')
  const entrada = (Object.keys(formularios) as Formulario[]).find(f => formularios[f].id === form)
  if (base !== 'form' || !entrada || rest.length > 0) return null
  if (!below) return { form }
  if (entrada === 'planes' && /^\d+$/.test(below)) return { form, plan: Number(below) }
  return (formularios[entrada].subrutas as readonly string[]).includes(below)
    ? { form, subruta: below }
    : null
}

/** Whether a role enters the form by itself: a page of it that others open from elsewhere, as a lecturer a carta, is no visit of the form. */
export const isSuForm = ({ form }: Visita, rol: Rol): boolean =>
  barraLateral.every(e => formularios[e.entrada].id !== form || permisoDe(rol, e.accion) !== 'no')
