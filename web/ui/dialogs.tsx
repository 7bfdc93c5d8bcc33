import { mensajes } from '@malla/contracts/mensajes.ts'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { ReasonList } from './ReasonList.tsx'
import { reasonsOf, refusalOf } from './reasons.ts'
import { shared } from './shared.ts'

export interface Choice<T> {
  value: T
  label: string
  kind?: 'danger' | 'main' | 'plain'
}

/** What is asked, and how it goes on. */
export interface Question {
  title: string
  text: ReactNode
  choices: readonly Choice<unknown>[]
  /** What Esc and a click beside the dialog mean. */
  dismiss: unknown
  /** Work done while the dialog shows its loader; a refusal is shown in the dialog. */
  work?: (value: unknown) => Promise<unknown>
  resolve: (value: unknown) => void
}

const open = shared<Question | null>(null)
const waiting: Question[] = []

/** The question that is asked now (app/shell/Preguntas.tsx). */
export const useQuestion = (): Question | null => open.use()

/** Ends a question with what was chosen; the next one comes. */
export function answer(question: Question, value: unknown): void {
  question.resolve(value)
  open.set(waiting.shift() ?? null)
}

/** What only waits for the connection was said already: whoever asked for it is done. */
const isEnCola = (error: unknown): boolean => refusalOf(error)?.body.enCola === true

/** Does the work of a question, which ends with it; else the reasons for which it was refused, and the question stays open. */
export async function carryOut(question: Question, value: unknown): Promise<string[] | null> {
  try {
    await question.work?.(value)
  } catch (error) {
    if (!isEnCola(error)) return reasonsOf(error)
  }
  answer(question, value)
  return null
}

function push<T>(question: Omit<Question, 'resolve'>): Promise<T> {
  return new Promise(resolve => {
    waiting.push({ ...question, resolve: resolve as (value: unknown) => void })
    if (!open.get()) open.set(waiting.shift() ?? null)
  })
}

/** Asks one thing and resolves to the chosen value, or to `dismiss` on Esc. Several questions wait for each other. */
export const choose = <T,>(question: {
  title: string
  text: ReactNode
  choices: readonly Choice<T>[]
  dismiss: T
}): Promise<T> => push<T>(question)

/** «¡Cuidado!» with reasons, one a line, and one button; `lead`: what is said over them. Resolves when it is closed. */
export const warn = (reasons: readonly string[], lead?: string): Promise<void> =>
  push({
    title: mensajes.alertas.cuidado,
    text: (
      <>
        {lead && <Text mb={8}>{lead}</Text>}
        <ReasonList reasons={reasons} />
      </>
    ),
    choices: [{ value: undefined, label: mensajes.alertas.ok, kind: 'main' }],
    dismiss: undefined,
  })

/** «¡Cuidado!» for whatever was thrown. What only waits for the connection is nothing to beware of. */
export const warnOf = (error: unknown): Promise<void> =>
  isEnCola(error) ? Promise.resolve() : warn(reasonsOf(error))

/** Yes or no. With `work` the dialog stays with a loader until it is done, or kept until the server is back; resolves to true only then. */
export const confirm = (question: {
  text: ReactNode
  title?: string
  yes?: string
  no?: string
  danger?: boolean
  work?: () => Promise<unknown>
}): Promise<boolean> =>
  push<boolean>({
    title: question.title ?? mensajes.alertas.cuidado,
    text: question.text,
    choices: [
      { value: false, label: question.no ?? mensajes.eliminar.no, kind: 'plain' },
      { value: true, label: question.yes ?? mensajes.eliminar.si, kind: question.danger ? 'danger' : 'main' },
    ],
    dismiss: false,
    work: question.work ? async value => (value ? question.work!() : undefined) : undefined,
  })

/**
 * The one delete confirmation (§8): «¡Cuidado!», the question, «Sí» / «No», a loader while it runs. What is refused is explained in the same dialog.
 * `name` says what goes; `count` asks for several at once. Resolves to true when it was deleted.
 */
export const confirmDelete = (options: {
  work: () => Promise<unknown>
  name?: string
  count?: number
  note?: ReactNode
}): Promise<boolean> =>
  confirm({
    danger: true,
    work: options.work,
    text: (
      <>
        <Text>
          {options.count && options.count > 1
            ? mensajes.eliminar.preguntaVarios(options.count)
            : mensajes.eliminar.pregunta}
        </Text>
        {options.name && <Text fw={600}>{options.name}</Text>}
        {options.note && <Text c="dimmed">{options.note}</Text>}
      </>
    ),
  })
