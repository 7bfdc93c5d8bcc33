import { formularios } from './formularios.ts'

/** Addresses of the app that both sides tell apart before any of it is there: paths without query. */

const PLAN = new RegExp(`^/form/${formularios.planes.id}/(\\d+)$`)
const DE_LA_CASA = /^\/(form|escritorio|ajustes|correos)(\/|$)/

/** The plan whose home an address is (/form/<number of the form>/<plan>); null for any other address. */
export const planEnDireccion = (camino: string): number | null => {
  const id = PLAN.exec(camino)?.[1]
  return id ? Number(id) : null
}

/** Whether an address is of a page behind the sign-in, which begins with the shell. */
export const isDeLaCasa = (camino: string): boolean => DE_LA_CASA.test(camino)
