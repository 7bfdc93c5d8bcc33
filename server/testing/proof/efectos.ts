import type { Efecto } from './efecto.ts'
import { efectosDeEstructura } from './efectos.estructura.ts'
import { efectosDeGente } from './efectos.gente.ts'
import { efectosDePlan } from './efectos.plan.ts'

/** What is to be seen after each call of the specification; calls that send a document by mail are known by their `correo`. */
export const efectos: Readonly<Record<string, Efecto | undefined>> = {
  ...efectosDeGente,
  ...efectosDeEstructura,
  ...efectosDePlan,
}
