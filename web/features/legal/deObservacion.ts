import type { HallazgoAceptado } from '@malla/contracts/legal.ts'
import type { Hallazgo } from '@malla/domain/legal/evaluar.ts'
import type { RefObject } from 'react'
import { dmy } from '../../ui/form/dates.ts'

/** An observation as it stands, open or accepted. */
export const claveDe = ({ regla, lugar }: Pick<Hallazgo, 'regla' | 'lugar'>, isAceptada: boolean): string =>
  `${regla} ${lugar} ${isAceptada ? 'aceptada' : 'abierta'}`

/** The observation (`claveDe`) that was sent to another group, and takes the focus where it comes. */
export type Enviada = RefObject<string | null>

/** Who accepted, and on which day, as the annex prints it: in Lima an evening is still today, however late it is in Greenwich. */
export const firmaDe = ({ usuario, updated_at }: Pick<HallazgoAceptado, 'usuario' | 'updated_at'>): string =>
  `${usuario ?? 'Alguien que ya no está'}, ${dmy(updated_at)}`
