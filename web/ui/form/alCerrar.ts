import { etiquetas } from '@malla/contracts/etiquetas.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { enLista } from '@malla/domain/texto/lista.ts'
import { type Choice, choose } from '../dialogs.tsx'

/** 'keep': it closes, and what was typed is there the next time. */
export type Salida = 'stay' | 'keep' | 'drop'

interface DeForm {
  dirty: boolean
  /** What is typed stays in this browser. */
  keeps: boolean
  /** But for these fields. */
  lost?: readonly string[]
  /** Of them these are files. */
  files?: readonly string[]
}

/** Whether something of what was typed is gone once the form is: what stays in this browser is there the next time. */
export const sePierde = ({ dirty, keeps, lost = [] }: DeForm): boolean => dirty && (!keeps || lost.length > 0)

/** Why a form is not closed now, or null. */
export const whyNotCerrar = ({ saving }: { saving: boolean }): string | null =>
  saving ? 'Se está guardando…' : null

/**
 * Whether «Atrás» asks an open form to close (docs/decisions/0070-atras-cierra-lo-de-encima.md). One that the address names goes with it, but where something
 * would be lost by it: what is typed, a picture on its way, what the server is about to say of a save.
 */
export const atiendeAtras = (
  form: DeForm & { saving: boolean },
  isSubiendo: boolean,
  enDireccion: boolean,
): boolean => !enDireccion || form.saving || sePierde(form) || isSubiendo

const SEGUIR: Choice<Salida> = { value: 'stay', label: 'Seguir editando', kind: 'main' }
const DESCARTAR: Choice<Salida> = { value: 'drop', label: 'Descartar', kind: 'danger' }
const CONSERVAR: Choice<Salida> = { value: 'keep', label: 'Cerrar y conservar', kind: 'plain' }
const SIN_IMAGEN: Choice<Salida> = { value: 'keep', label: 'Cerrar sin la imagen', kind: 'danger' }

/** What whoever closes a form is asked, of what would be lost and what would not; null: nothing would. */
export function preguntaAlCerrar({ dirty, keeps, lost = [], files = [] }: DeForm, isSubiendo: boolean) {
  const dismiss: Salida = 'stay'
  const { sinGuardar, archivos } = mensajes.formulario
  if (!dirty)
    return isSubiendo
      ? {
          title: 'La imagen todavía está subiendo',
          text: 'Si cierra ahora, no se guarda.',
          dismiss,
          choices: [SIN_IMAGEN, SEGUIR],
        }
      : null
  if (!keeps)
    return {
      title: sinGuardar,
      text: 'Si cierra ahora, se pierden.',
      dismiss,
      choices: [DESCARTAR, SEGUIR],
    }
  const perdidos = enLista(lost.map(campo => `«${etiquetas[campo] ?? campo}»`))
  const menos = perdidos && `, menos ${perdidos},`
  const otraVez = files.length > 0 ? ` ${archivos}` : ''
  const sinImagen = isSubiendo ? 'Si cierra ahora, la imagen que está subiendo no se guarda. ' : ''
  return {
    title: sinGuardar,
    text: `${sinImagen}Puede cerrar y encontrar lo escrito${menos} la próxima vez que abra este formulario, o descartarlo.${otraVez}`,
    dismiss,
    choices: [DESCARTAR, CONSERVAR, SEGUIR],
  }
}

/** Asks whoever closes a form what is to become of what was typed; a form that loses nothing closes without a word. */
export function preguntarAlCerrar(form: DeForm, isSubiendo: boolean): Promise<Salida> {
  const pregunta = preguntaAlCerrar(form, isSubiendo)
  return pregunta ? choose(pregunta) : Promise.resolve('keep')
}
