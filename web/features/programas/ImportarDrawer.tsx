import { contiene } from '@malla/domain/texto/normalizar.ts'
import { Checkbox, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { useCall } from '../../app/query.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import type { Field } from '../../ui/form/useForm.ts'
import classes from './ImportarDrawer.module.css'
import { type Clase, deFacultades, deProgramas, type Importable, textoDeImportar } from './importables.ts'

interface Props {
  clase: Clase
  otras: readonly { id: number; razonsocial: string }[]
  onClose: () => void
}
interface Valores {
  empresa_id: number | null
  ids: readonly number[]
}

/** Choosing the institution and what of it to copy. What is here already is not copied again; the message says how many came. */
export function ImportarDrawer({ clase, otras, onClose }: Props) {
  const form = useSaveForm<Valores, { message: string }>({
    initial: { empresa_id: otras.length === 1 ? otras[0]!.id : null, ids: [] },
    touches: ['facultades', 'programas', 'niveles', 'modalidades', 'planes'],
    check: v =>
      (v.ids.length === 0 ? { ids: ['Marque al menos una fila.'] } : {}) as Record<string, string[]>,
    save: ({ empresa_id, ids }, options) =>
      api(`${clase}.importar`, { empresa_id: empresa_id!, ids: [...ids] }, options),
  })
  const { empresa_id, ids } = form.values
  const empresa = form.field('empresa_id')

  return (
    <FormDrawer
      form={form}
      title={clase === 'facultades' ? 'Traer facultades' : 'Traer programas'}
      saveLabel={textoDeImportar(clase, ids.length)}
      whyNotSave={empresa_id ? null : 'Elija la institución.'}
      onClose={onClose}
      size={480}
    >
      <SelectField
        field={{ ...empresa, onChange: id => form.set({ empresa_id: id ?? null, ids: [] }) }}
        label="De la institución"
        options={otras.map(e => ({ value: e.id, label: e.razonsocial }))}
      />
      <Text size="sm" c="dimmed">
        Se copian con sus niveles, modalidades, textos e imágenes; los planes no. Lo que ya está aquí se queda
        como está.
      </Text>
      {empresa_id && (
        <Importables key={empresa_id} clase={clase} empresaId={empresa_id} field={form.field('ids')} />
      )}
    </FormDrawer>
  )
}

const shown = { meta: { shown: true } }
const cualquiera = { enabled: false, ...shown }

function Importables({
  clase,
  empresaId,
  field,
}: {
  clase: Clase
  empresaId: number
  field: Field<readonly number[]>
}) {
  const input = { empresa_id: empresaId }
  const facultades = useCall('facultades.porEntidad', input, clase === 'facultades' ? shown : cualquiera)
  const programas = useCall('programas.porEntidad', input, clase === 'programas' ? shown : cualquiera)
  return clase === 'facultades' ? (
    <Loaded query={facultades}>{({ data }) => <Marcables rows={deFacultades(data)} field={field} />}</Loaded>
  ) : (
    <Loaded query={programas}>{({ data }) => <Marcables rows={deProgramas(data)} field={field} />}</Loaded>
  )
}

/** Rows to tick, by group, with a filter and all at once. */
function Marcables({ rows, field }: { rows: readonly Importable[]; field: Field<readonly number[]> }) {
  const [filter, setFilter] = useState('')
  const seen = rows.filter(row => contiene(`${row.nombre} ${row.grupo}`, filter))
  const marked = new Set(field.value)
  const seenMarked = seen.filter(row => marked.has(row.id)).length
  const mark = (which: readonly Importable[], on: boolean) => {
    const next = new Set(marked)
    for (const { id } of which) on ? next.add(id) : next.delete(id)
    field.onChange([...next])
  }
  if (rows.length === 0) return <Text>Esta institución no tiene nada que traer.</Text>

  return (
    <fieldset id={field.id} className={classes.set} aria-label="Qué se trae" tabIndex={-1}>
      <TextInput
        type="search"
        aria-label="Filtrar por nombre"
        placeholder="Filtrar por nombre"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filter}
        onChange={event => setFilter(event.currentTarget.value)}
      />
      <Checkbox
        label={filter ? 'Todas las que se ven' : 'Todas'}
        checked={seen.length > 0 && seenMarked === seen.length}
        indeterminate={seenMarked > 0 && seenMarked < seen.length}
        onChange={event => mark(seen, event.currentTarget.checked)}
      />
      {[...Map.groupBy(seen, row => row.grupo)].map(([grupo, its]) => (
        <div key={grupo} className={classes.group}>
          {grupo && <h3 className={classes.title}>{grupo}</h3>}
          {its.map(row => (
            <Checkbox
              key={row.id}
              label={row.nombre}
              description={row.detalle}
              checked={marked.has(row.id)}
              onChange={event => mark([row], event.currentTarget.checked)}
            />
          ))}
        </div>
      ))}
      {field.error && (
        <Text c="rocoto" size="xs">
          {field.error}
        </Text>
      )}
    </fieldset>
  )
}
