import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../Dialog.tsx'
import classes from './ConflictDialog.module.css'
import { type Conflict, palabrasDe } from './conflict.ts'
import { enPalabras, nombreDeArchivo, tituloDe } from './enPalabras.ts'
import { type Disputed, withTheirs } from './merge.ts'
import type { Form } from './useForm.ts'

type Show = (name: string, value: unknown) => string

/** What the form has of a file is the one that was chosen, or nothing. */
const textoDe = (show: Show, { name, mine }: Disputed, value: unknown): string => {
  if (value instanceof Blob) return nombreDeArchivo(value)
  return mine instanceof Blob ? 'Queda como está guardado' : show(name, value)
}

/**
 * Somebody saved the same record first (409), another person or oneself elsewhere. What only one of the two changed is brought together by itself; for the rest
 * both versions stand side by side and one is chosen for each field. Nobody's work is overwritten silently.
 */
export function ConflictDialog<V extends object>({
  form,
  onSaved,
  show = enPalabras,
}: {
  form: Form<V>
  onSaved: () => void
  show?: Show
}) {
  return form.conflict ? <Merge form={form} conflict={form.conflict} show={show} onSaved={onSaved} /> : null
}

function Merge<V extends object>({
  form,
  conflict,
  show,
  onSaved,
}: {
  form: Form<V>
  conflict: Conflict<V>
  show: Show
  onSaved: () => void
}) {
  const [taken, setTaken] = useState<Record<string, 'mine' | 'theirs'>>({})
  const { disputed } = conflict
  const { titulo, texto } = palabrasDe(conflict)
  const open = disputed.filter(d => !taken[d.name]).length
  const save = async () => {
    const theirs = disputed.filter(d => taken[d.name] === 'theirs')
    if (await form.resolve(withTheirs(conflict.merged, theirs))) onSaved()
  }

  return (
    <Dialog opened onClose={form.closeConflict} title={titulo} size={620} zIndex={300}>
      <Text>{texto}</Text>
      <Stack gap={16} mt={16}>
        {disputed.map(d => (
          <Radio.Group
            key={d.name}
            label={tituloDe(d)}
            value={taken[d.name] ?? null}
            onChange={v => setTaken({ ...taken, [d.name]: v as 'mine' | 'theirs' })}
          >
            <div className={classes.pair}>
              <Choice value="mine" label="Lo que usted escribió" text={textoDe(show, d, d.mine)} />
              <Choice value="theirs" label="Lo que se guardó antes" text={textoDe(show, d, d.theirs)} />
            </div>
          </Radio.Group>
        ))}
      </Stack>
      <Group justify="flex-end" gap={8} mt={24}>
        <Button variant="default" onClick={form.closeConflict}>
          Seguir editando
        </Button>
        <Button disabled={open > 0} loading={form.saving} onClick={() => void save()}>
          {open > 0 ? `Por elegir: ${open}` : 'Guardar así'}
        </Button>
      </Group>
    </Dialog>
  )
}

/** One of two versions of a datum, to be chosen. */
export function Choice({ value, label, text }: { value: string; label: string; text: string }) {
  return (
    <Radio.Card value={value} className={classes.choice}>
      <Group gap={8} wrap="nowrap">
        <Radio.Indicator />
        <Text size="xs" className={classes.label}>
          {label}
        </Text>
      </Group>
      <Text mt={4} className={classes.text}>
        {text}
      </Text>
    </Radio.Card>
  )
}
