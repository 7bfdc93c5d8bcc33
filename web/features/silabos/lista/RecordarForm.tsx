import type { RecordatorioPrevio } from '@malla/contracts/recordatorios.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { type ApiInput, api } from '../../../app/api.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { useCall } from '../../../app/query.ts'
import { useSaveForm } from '../../../app/useSaveForm.ts'
import { alcanzable } from '../../../ui/alcanzable.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { CheckField, TextareaField } from '../../../ui/form/fields.tsx'
import { Lines } from '../../../ui/Skeletons.tsx'
import classes from './Lista.module.css'
import { quienNo, recibiran } from './recordar.ts'

type Cuales = Pick<ApiInput<'recordatorios.enviar'>, 'asignaturas_ids' | 'donde'>

/** Reminding lecturers by mail: a message of one's own, who gets it and who does not, and the mail as it will go out. */
export function RecordarForm({
  cuales,
  periodo,
  onSent,
  onClose,
}: {
  cuales: Cuales
  periodo: { id: number } | null
  onSent: () => void
  onClose: () => void
}) {
  const form = useSaveForm({
    initial: { mensaje: '', otra_vez: false },
    touches: ['recordatorios'],
    save: (values, options) =>
      api('recordatorios.enviar', { ...cuales, ...values, periodo_id: periodo?.id }, options),
    onSaved: onSent,
  })
  const [escrito] = useDebouncedValue(form.values.mensaje, 400)
  const previa = useCall(
    'recordatorios.previa',
    { ...cuales, periodo_id: periodo?.id, mensaje: escrito, otra_vez: form.values.otra_vez },
    // Asked anew each time it is opened: who has handed in since is not written to.
    { gcTime: 0, meta: { shown: true }, placeholderData: keepPreviousData },
  )
  const n = previa.data?.data.docentes
  return (
    <FormDialog
      form={form}
      title="Recordar por correo"
      size={640}
      saveLabel={n === undefined ? 'Enviar' : segun(n, 'Enviar a 1 docente', 'Enviar a # docentes')}
      whyNotSave={n === 0 ? 'Nadie recibiría este recordatorio.' : null}
      onClose={onClose}
    >
      <TextareaField
        field={form.field('mensaje')}
        label="Mensaje propio"
        hint="Va en el correo, antes de la lista de sílabos. Puede quedar vacío."
        rows={3}
        autoFocus
      />
      <Loaded query={previa} skeleton={<Lines />}>
        {({ data }) => (
          <Previa previa={data}>
            {(data.recientes > 0 || form.values.otra_vez) && (
              <CheckField
                field={form.field('otra_vez')}
                label="Recordar también a quien ya recibió uno en la última hora"
              />
            )}
          </Previa>
        )}
      </Loaded>
    </FormDialog>
  )
}

function Previa({ previa, children }: { previa: RecordatorioPrevio; children: React.ReactNode }) {
  return (
    <>
      <div role="status">
        <p className={classes.aviso}>{recibiran(previa)}</p>
        {quienNo(previa).map(linea => (
          <p key={linea} className={classes.aviso}>
            {linea}
          </p>
        ))}
      </div>
      {children}
      {previa.texto && (
        <section className={classes.previa} aria-label={`Correo para ${previa.para}`} {...alcanzable}>
          <strong>{previa.asunto}</strong>
          {`\n\n${previa.texto}`}
        </section>
      )}
    </>
  )
}
