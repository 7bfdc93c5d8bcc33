import { Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ApiOutput } from '../../app/api.ts'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { TextareaField, TextField } from '../../ui/form/fields.tsx'
import { fila, useFilas } from '../../ui/form/useFilas.ts'
import type { Field, Form } from '../../ui/form/useForm.ts'
import classes from './Varios.module.css'

/** Settings of the installation as their form has them. */
export type Ajustes = ApiOutput<'ajustes.showInstalacion'>['data']
type Testimonio = Ajustes['testimonios'][number]

const MOST = 12

/** What people say of the product, shown on the landing page; without any, the page has no such section. */
export function Testimonios({ form }: { form: Form<Ajustes> }) {
  const { testimonios } = form.values
  const { caja, quitar } = useFilas<HTMLFieldSetElement>()
  const set = (next: Testimonio[]) => form.set({ testimonios: next })
  const part = <K extends keyof Testimonio>(i: number, name: K): Field<Testimonio[K]> => ({
    id: form.idOf(`testimonios.${i}.${name}`),
    name: `testimonios.${i}.${name}`,
    value: testimonios[i]![name],
    onChange: value => set(testimonios.map((t, j) => (j === i ? { ...t, [name]: value } : t))),
    error: form.errors[`testimonios.${i}.${name}`]?.[0],
  })
  return (
    <fieldset {...caja} className={classes.all} id={form.idOf('testimonios')}>
      <legend>Testimonios</legend>
      {testimonios.map((t, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no id, and are only added at the end or taken away
        <div key={i} className={classes.one} {...fila(`Testimonio ${i + 1}`)}>
          <FieldRow>
            <TextField field={part(i, 'nombre')} label="Nombre" required maxLength={120} />
            <TextField field={part(i, 'cargo')} label="Cargo e institución" maxLength={120} />
          </FieldRow>
          <TextareaField field={part(i, 'texto')} label="Testimonio" rows={2} required />
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconX size={14} aria-hidden />}
            aria-label={t.nombre ? `Quitar el testimonio de ${t.nombre}` : 'Quitar el testimonio sin nombre'}
            onClick={() => quitar(i, () => set(testimonios.filter((_, j) => j !== i)))}
          >
            Quitar
          </Button>
        </div>
      ))}
      {testimonios.length < MOST && (
        <Button
          data-anadir
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => set([...testimonios, { nombre: '', cargo: null, texto: '' }])}
        >
          Añadir testimonio
        </Button>
      )}
    </fieldset>
  )
}
