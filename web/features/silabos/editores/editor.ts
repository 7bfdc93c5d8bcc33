import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import type { ClaveDeCarta, ClaveDeSilabo, Valores } from '@malla/domain/silabos/contenido.ts'
import type { Falta } from '@malla/domain/silabos/faltas.ts'
import type { ComponentType } from 'react'

/**
 * What the editor of one key is given. It keeps nothing of its own: each letter goes up through `onCambio`, and what comes down is what stands,
 * also when somebody else changed it. Every unit, week and line stands in an element whose `data-donde` is its id, so that whatever lacks can be
 * shown there.
 */
export interface EditorProps<C extends ClaveDeSilabo | ClaveDeCarta> {
  clave: C
  /** Undefined while nobody has written in it. */
  valor: Valores[C] | undefined
  onCambio(valor: Valores[C]): void
  /** Why nothing can be written here, or null; then it is only shown, as it prints. */
  whyNot: string | null
  /** The course from the plan, its carta, what syllabi are made of here; in `silabo` what stands in its other keys at this moment. */
  abierto: SilaboAbierto
  /** What lacks in this key; `donde` names the unit, week or line. */
  faltas: readonly Falta[]
}

/** The editor of some key, where the key is known only while the page is drawn. */
// biome-ignore lint/suspicious/noExplicitAny: each editor has the value of its own key, and the key chose it
export type EditorDeClave = ComponentType<any>
