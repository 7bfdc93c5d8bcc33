import type { Sugerencia } from '@malla/contracts/sugerencias.ts'
import { api } from '../../app/api.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { dmyTime } from '../../ui/form/dates.ts'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { SelectField, TextareaField } from '../../ui/form/fields.tsx'
import { Fact, Facts } from '../../ui/Inspector.tsx'
import classes from './SugerenciaDrawer.module.css'

type Valores = Pick<Sugerencia, 'status' | 'nota' | 'revision'>

const valoresDe = ({ status, nota, revision }: Sugerencia): Valores => ({ status, nota, revision })

const estados = [
  { value: 0, label: 'Nueva' },
  { value: 1, label: 'Revisado' },
]

interface SugerenciaDrawerProps {
  sugerencia: Sugerencia
  onClose: () => void
  onSaved: () => void
}

/** A suggestion as it was written, and what the administrator says of it. */
export function SugerenciaDrawer({ sugerencia: s, onClose, onSaved }: SugerenciaDrawerProps) {
  const form = useSaveForm<Valores, { data: Sugerencia }>({
    initial: valoresDe(s),
    actualOf: valoresDe,
    draft: `sugerencia/${s.id}`,
    touches: ['sugerencias'],
    save: (v, options) => api('sugerencias.update', { ...v, id: s.id }, options),
    onSaved,
  })
  return (
    <FormDrawer form={form} title={s.titulo} enDireccion onClose={onClose} size={520}>
      <Facts>
        <Fact label="De">{s.correo ? `${s.quien} · ${s.correo}` : s.quien}</Fact>
        <Fact label="Institución">{s.institucion ?? '–'}</Fact>
        <Fact label="Escrita">{dmyTime(s.created_at)}</Fact>
        {s.pagina && (
          <Fact label="Página">
            <span className={classes.pagina}>{s.pagina}</span>
          </Fact>
        )}
      </Facts>
      <p className={classes.texto}>{s.descripcion}</p>
      <SelectField field={form.field('status')} label="Estado" options={estados} />
      <TextareaField field={form.field('nota')} label="Nota" hint="Solo la ven los administradores" />
    </FormDrawer>
  )
}
