import { mensajes } from '@malla/contracts/mensajes.ts'
import { Button, Group, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { ReasonList } from './ReasonList.tsx'
import { reasonsOf, refusalOf } from './reasons.ts'
import { shared } from './shared.ts'

export interface Choice<T> {
  value: T
  label: string
  kind?: 'danger' | 'main' | 'plain'
}

interface Question {
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

const next = (): void => open.set(waiting.shift() ?? null)

function push<T>(question: Omit<Question, 'resolve'>): Promise<T> {
  return new Promise(resolve => {
    waiting.push({ ...question, resolve: resolve as (value: unknown) => void })
    if (!open.get()) next()
  })
}

/** Asks one thing and resolves to the chosen value, or to `dismiss` on Esc. Several questions wait for each other. */
export const choose = <T,>(question: {
  title: string
  text: ReactNode
  choices: readonly Choice<T>[]
  dismiss: T
}): Promise<T> => push<T>(question)

/** «¡Cuidado!» with reasons, one a line, and one button. Resolves when it is closed. */
export const warn = (reasons: readonly string[]): Promise<void> =>
  push({
    title: mensajes.alertas.cuidado,
    text: <ReasonList reasons={reasons} />,
    choices: [{ value: undefined, label: mensajes.alertas.entendido, kind: 'main' }],
    dismiss: undefined,
  })

/** «¡Cuidado!» for whatever was thrown. What only waits for the connection was said already, and is nothing to beware of. */
export const warnOf = (error: unknown): Promise<void> =>
  refusalOf(error)?.body.enCola ? Promise.resolve() : warn(reasonsOf(error))

/** Yes or no. With `work` the dialog stays with a loader until it is done; resolves to true only then. */
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

const colorOf = { danger: 'rocoto', main: 'anil', plain: undefined } as const

/** Where the questions appear. Mounted once by the shell. */
export function Dialogs() {
  const question = open.use()
  return question ? <OneDialog key={keyOf(question)} question={question} /> : null
}

const keys = new WeakMap<Question, number>()
let lastKey = 0
function keyOf(question: Question): number {
  if (!keys.has(question)) keys.set(question, ++lastKey)
  return keys.get(question)!
}

function OneDialog({ question }: { question: Question }) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string[] | null>(null)

  const close = (value: unknown) => {
    if (busy) return
    question.resolve(value)
    next()
  }
  const take = async (value: unknown) => {
    if (!question.work) return close(value)
    setBusy(true)
    try {
      await question.work(value)
      question.resolve(value)
      next()
    } catch (error) {
      setRefused(reasonsOf(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      opened
      onClose={() => close(question.dismiss)}
      title={question.title}
      closable={false}
      zIndex={400}
    >
      <div role={refused ? 'alert' : undefined}>
        {refused ? <ReasonList reasons={refused} /> : question.text}
      </div>
      <Group justify="flex-end" gap={8} mt={24}>
        {refused ? (
          <Button data-autofocus onClick={() => close(question.dismiss)}>
            {mensajes.alertas.entendido}
          </Button>
        ) : (
          question.choices.map((choice, i) => (
            <Button
              key={choice.label}
              variant={choice.kind === 'plain' || !choice.kind ? 'default' : 'filled'}
              color={colorOf[choice.kind ?? 'plain']}
              disabled={busy && choice.kind === 'plain'}
              loading={busy && choice.kind !== 'plain'}
              data-autofocus={i === 0 ? true : undefined}
              onClick={() => void take(choice.value)}
            >
              {choice.label}
            </Button>
          ))
        )}
      </Group>
    </Dialog>
  )
}
