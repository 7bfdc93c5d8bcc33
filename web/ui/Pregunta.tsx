import { mensajes } from '@malla/contracts/mensajes.ts'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { answer, type Question } from './dialogs.tsx'
import { ReasonList } from './ReasonList.tsx'
import { reasonsOf } from './reasons.ts'

const colorOf = { danger: 'rocoto', main: 'anil', plain: undefined } as const

/** The dialog of one question. */
export function Pregunta({ question }: { question: Question }) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string[] | null>(null)

  const close = (value: unknown) => {
    if (busy) return
    answer(question, value)
  }
  const take = async (value: unknown) => {
    if (!question.work) return close(value)
    setBusy(true)
    try {
      await question.work(value)
      answer(question, value)
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
