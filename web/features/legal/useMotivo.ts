import type { Hallazgo } from '@malla/domain/legal/evaluar.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import { useState } from 'react'
import { draftsUnder, dropDraft, readDraft, writeDraft } from '../../ui/form/draft.ts'
import type { Visto } from './useLegal.ts'

type Lugar = Pick<Hallazgo, 'regla' | 'lugar'>

const nombreDe = (planId: number, { regla, lugar }: Lugar): string => `aceptar/${planId}/${regla}/${lugar}`
const leer = (nombre: string): string => String(readDraft(nombre)?.changes.motivo ?? '')

/** The reason with which an observation of a plan is accepted, kept in this tab until it is: who closes its box by mistake, or is called away, finds it there. */
export function useMotivo(planId: number, hallazgo: Lugar) {
  const nombre = nombreDe(planId, hallazgo)
  const [motivo, setMotivo] = useState(() => leer(nombre))
  const escribir = (nuevo: string) => {
    setMotivo(nuevo)
    if (nuevo.trim() === '') dropDraft(nombre)
    else writeDraft(nombre, { changes: { motivo: nuevo } })
  }
  return { motivo, escribir, olvidar: () => escribir('') }
}

/** A reason that was kept for an observation in which it can be found no more. */
export interface MotivoSuelto {
  /** Of its draft. */
  nombre: string
  motivo: string
}

/** What is kept in this tab of the observations of a plan, and how each was accepted: null not yet, undefined where it is observed no more. */
function guardados(planId: number, vistos: readonly Visto[]) {
  const aceptados = new Map(vistos.map(v => [nombreDe(planId, v.hallazgo), v.aceptado]))
  return draftsUnder(`aceptar/${planId}/`).map(nombre => {
    const [motivo, aceptado] = [leer(nombre), aceptados.get(nombre)]
    // As it was tidied when it was saved.
    return { nombre, motivo, aceptado, isSuyo: !!aceptado && clave(aceptado.motivo) === clave(motivo) }
  })
}

/** Reasons typed in this tab for observations of a plan that are gone, or that were accepted with another reason. */
export const motivosSueltos = (planId: number, vistos: readonly Visto[]): MotivoSuelto[] =>
  guardados(planId, vistos)
    .filter(({ aceptado, isSuyo }) => aceptado !== null && !isSuyo)
    .map(({ nombre, motivo }) => ({ nombre, motivo }))

/** Lets go of reasons that were saved, though the answer never came: nothing of them is lost with this tab. */
export function olvidarAceptados(planId: number, vistos: readonly Visto[]): void {
  for (const { nombre, isSuyo } of guardados(planId, vistos)) if (isSuyo) dropDraft(nombre)
}
