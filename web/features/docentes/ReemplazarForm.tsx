import type { Docente } from '@malla/contracts/docentes.ts'
import { conCodigo } from '@malla/domain/texto/conCodigo.ts'
import { Checkbox, Stack } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { useCall } from '../../app/query.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { SelectBuscable } from '../../ui/form/SelectBuscable.tsx'
import { useBuscado } from '../../ui/form/useBuscado.ts'

/** Replacing a lecturer in one step: who takes over, and which courses go along (all, unless some are left out). */
export function ReemplazarForm({ docente, onClose }: { docente: Docente; onClose: () => void }) {
  const form = useSaveForm({
    initial: { por_id: null as number | null, cursos_ids: docente.cursos.map(c => c.id) },
    touches: ['docentes', 'usuarios'],
    check: v => ({
      ...(v.por_id === null ? { por_id: ['Elija quién lo reemplaza.'] } : {}),
      ...(v.cursos_ids.length === 0 ? { cursos_ids: ['Elija al menos un curso.'] } : {}),
    }),
    // A course that went meanwhile goes with nobody.
    save: ({ por_id, cursos_ids }, options) => {
      const suyos = docente.cursos.map(c => c.id).filter(id => cursos_ids.includes(id))
      return api('docentes.replace', { id: docente.id, por_id: por_id!, cursos_ids: suyos }, options)
    },
  })
  const [q, setQ] = useState('')
  const [name, setName] = useState<string | null>(null)
  const { buscado, isPorVenir } = useBuscado(q, name)
  const found = useCall(
    'docentes.list',
    { filtro: buscado || undefined, per_page: 20 },
    { meta: { shown: true }, placeholderData: keepPreviousData },
  )
  const por = form.field('por_id')
  const cursos = form.field('cursos_ids')
  const options = (found.data?.data ?? [])
    .filter(d => d.id !== docente.id)
    .map(d => ({ value: d.id, label: d.persona.nombres }))
  // What is searched for is found or not; without a search whoever is chosen stands there in any case.
  const isListed = buscado !== '' || por.value === null || options.some(o => o.value === por.value)

  return (
    <FormDialog form={form} title={`Reemplazar a ${docente.persona.nombres}`} onClose={onClose}>
      <SelectBuscable<number>
        id={por.id}
        label="Quién lo reemplaza"
        withAsterisk
        placeholder="Busque un docente"
        data={isListed ? options : [{ value: por.value!, label: name ?? '' }, ...options]}
        value={por.value}
        onChange={(id, option) => {
          setName(option?.label ?? null)
          por.onChange(id)
        }}
        isPorVenir={isPorVenir(found)}
        searchValue={q}
        onSearchChange={setQ}
        filter={({ options: all }) => all}
        nothingFoundMessage="Ningún docente se llama así"
        error={por.error}
        comboboxProps={{ zIndex: 400 }}
        data-autofocus
      />
      <Checkbox.Group
        id={cursos.id}
        label="Cursos que pasan"
        value={cursos.value.map(String)}
        onChange={ids => cursos.onChange(ids.map(Number))}
        error={cursos.error}
      >
        <Stack gap={8} mt={8}>
          {docente.cursos.map(c => (
            <Checkbox
              key={c.id}
              value={String(c.id)}
              label={conCodigo(c)}
              description={`${c.plan} · ${c.programa}`}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </FormDialog>
  )
}
