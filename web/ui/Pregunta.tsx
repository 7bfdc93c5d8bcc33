import { mensajes } from '@malla/contracts/mensajes.ts'
import { Button, Group } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import classes from './Dialog.module.css'
import { Dialog } from './Dialog.tsx'
import { answer, carryOut, type Question } from './dialogs.tsx'
import { ReasonList } from './ReasonList.tsx'
import { useAtras } from './useAtras.ts'

const colorOf = { danger: 'rocoto', main: 'anil', plain: undefined } as const

/** What Enter does at once: as Esc, nothing that would lose anything. */
const primera = ({ choices, dismiss }: Question) =>
  choices.find(choice => choice.value === dismiss) ?? choices[0]

/** Three in words do not fit beside each other in the usual width. */
const ANCHO_DE_TRES = 520

/** The dialog of one question. */
export function Pregunta({ question }: { question: Question }) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string[] | null>(null)
  const ok = useRef<HTMLButtonElement>(null)
  // What was pressed is gone.
  useEffect(() => {
    if (refused) ok.current?.focus()
  }, [refused])

  const close = (value: unknown) => {
    if (busy) return
    answer(question, value)
  }
  const take = async (value: unknown) => {
    if (!question.work) return close(value)
    setBusy(true)
    const reasons = await carryOut(question, value)
    if (!reasons) return
    setRefused(reasons)
    setBusy(false)
  }

  useAtras(true, () => close(question.dismiss))
  const sonMuchas = question.choices.length > 2
  return (
    <Dialog
      size={sonMuchas ? ANCHO_DE_TRES : undefined}
      opened
      onClose={() => close(question.dismiss)}
      title={question.title}
      closable={false}
      zIndex={400}
    >
      <div role={refused ? 'alert' : undefined}>
        {refused ? <ReasonList reasons={refused} /> : question.text}
      </div>
      <Group justify="flex-end" gap={8} mt={24} className={sonMuchas ? classes.choices : undefined}>
        {refused ? (
          <Button ref={ok} onClick={() => close(question.dismiss)}>
            {mensajes.alertas.ok}
          </Button>
        ) : (
          question.choices.map(choice => (
            <Button
              key={choice.label}
              variant={choice.kind === 'plain' || !choice.kind ? 'default' : 'filled'}
              color={colorOf[choice.kind ?? 'plain']}
              disabled={busy && choice.kind === 'plain'}
              loading={busy && choice.kind !== 'plain'}
              data-autofocus={choice === primera(question) || undefined}
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
