import type { Laboratorio } from '@malla/contracts/laboratorios.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { useCall } from '../../app/query.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { textosDe } from './tipos.ts'

/** As many as one page holds; the filter finds the others. */
const MOST = 50

/** Which laboratories a plan needs: those of its programme first, all of them by the filter. What is chosen stays chosen while one searches. */
export function ElegirLaboratorios({
  planId,
  programaId,
  elegidos,
  onClose,
}: {
  planId: number
  programaId: number
  elegidos: readonly Laboratorio[]
  onClose: () => void
}) {
  const [texto, setTexto] = useState('')
  const [filtro] = useDebouncedValue(texto.trim(), 250)
  const [todos, setTodos] = useState(false)
  const query = useCall(
    'laboratorios.list',
    { per_page: MOST, ...(filtro && { filtro }), ...(!todos && { programa_id: programaId }) },
    { meta: { shown: true }, placeholderData: keepPreviousData },
  )
  // Those of when it was opened: what a colleague adds meanwhile was not seen, and is not taken away.
  const [vistos] = useState(() => elegidos.map(l => l.id))
  const form = useSaveForm<{ laboratorios_ids: readonly number[] }, unknown>({
    initial: { laboratorios_ids: vistos },
    touches: ['laboratorios', 'planes', 'historial'],
    save: ({ laboratorios_ids }, options) =>
      api(
        'laboratorios.guardarPorPlan',
        { planId, laboratorios_ids: [...laboratorios_ids], vistos_ids: vistos },
        options,
      ),
  })
  const { value: ids, onChange } = form.field('laboratorios_ids')

  return (
    <FormDrawer form={form} title="Laboratorios y talleres del plan" onClose={onClose} size={520}>
      <TextInput
        type="search"
        label="Buscar por nombre"
        value={texto}
        onChange={event => setTexto(event.currentTarget.value)}
        data-autofocus
      />
      <Checkbox
        label="También los de otros programas"
        checked={todos}
        onChange={event => setTodos(event.currentTarget.checked)}
      />
      <Loaded query={query}>
        {({ data, pagination }) => {
          // What the plan has is always there to be taken off, whatever is searched.
          const otros = elegidos.filter(e => filtro === '' && !data.some(l => l.id === e.id))
          return (
            <Stack gap={10} role="group" aria-label="Laboratorios y talleres">
              {[...otros, ...data].map(l => (
                <Checkbox
                  key={l.id}
                  label={l.nombre}
                  description={[
                    textosDe[l.tipo as 1 | 2].uno,
                    l.local,
                    l.capacidad && contar(l.capacidad, 'persona'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  checked={ids.includes(l.id)}
                  onChange={event =>
                    onChange(event.currentTarget.checked ? [...ids, l.id] : ids.filter(id => id !== l.id))
                  }
                />
              ))}
              {data.length + otros.length === 0 && (
                <Text c="dimmed">
                  {filtro
                    ? 'Ninguno se llama así.'
                    : 'La institución no tiene laboratorios para este programa.'}
                </Text>
              )}
              {pagination.total > data.length && (
                <Text c="dimmed">Y {pagination.total - data.length} más: búsquelos por nombre.</Text>
              )}
            </Stack>
          )
        }}
      </Loaded>
    </FormDrawer>
  )
}
