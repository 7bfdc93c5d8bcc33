import type { PlantillaDePlan } from '@malla/contracts/plantillas.ts'
import { tiposDeEmpresa } from '@malla/domain/empresas/catalogos.ts'
import { Anchor, Text } from '@mantine/core'
import { useState } from 'react'
import { addressOf, api } from '../../app/api.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FileField } from '../../ui/form/FileField.tsx'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { GuardadaConAvisos, type Subida } from './GuardadaConAvisos.tsx'

const tipos = tiposDeEmpresa.map(t => ({ value: t.valor, label: t.nombre }))

interface Valores {
  nombre: string
  tipo: number | null
  archivo: Blob | undefined
  revision?: number
}

const valoresDe = (item: PlantillaDePlan | null): Valores => ({
  nombre: item?.nombre ?? '',
  tipo: item?.tipo ?? null,
  archivo: undefined,
  revision: item?.revision,
})

/** A template out of the Excel form: a new one, or what one holds from now on. What was kept with a warning is said afterwards. */
export function SubirForm({ item, onClose }: { item: PlantillaDePlan | null; onClose: () => void }) {
  const [subida, setSubida] = useState<Subida | null>(null)
  const form = useSaveForm<Valores, Subida>({
    initial: valoresDe(item),
    actualOf: valoresDe,
    touches: ['plantillas'],
    check: v => ({
      ...(v.nombre.trim() === '' && { nombre: ['Escriba el nombre de la plantilla.'] }),
      ...(v.tipo === null && { tipo: ['Elija para qué tipo de institución es.'] }),
      ...(!v.archivo && { archivo: ['Adjunte el formulario de Excel.'] }),
    }),
    save: ({ revision, ...v }, options) =>
      api(
        'plantillas.subir',
        {
          nombre: v.nombre,
          tipo: v.tipo!,
          archivo: v.archivo!,
          ...(item ? { id: item.id, revision } : {}),
        },
        options,
      ),
    onSaved: setSubida,
  })
  if (subida && subida.avisos.length > 0) return <GuardadaConAvisos subida={subida} onClose={onClose} />
  return (
    <FormDrawer
      form={form}
      title={item ? `Importar de Excel: ${item.nombre}` : 'Importar de Excel'}
      saveLabel="Importar"
      onClose={onClose}
      size={480}
    >
      <Text size="sm">
        Llene el{' '}
        <Anchor
          underline="always"
          href={addressOf('plantillas.descargar', item ? { id: item.id } : {})}
          download
        >
          formulario de Excel
        </Anchor>{' '}
        y súbalo. Se guarda entero o no se guarda.
        {item && ' Lo que el formulario no trae se queda como está.'}
      </Text>
      <TextField
        field={form.field('nombre')}
        label="Nombre de la plantilla"
        required
        autoFocus
        maxLength={200}
      />
      <SelectField field={form.field('tipo')} label="Para" required options={tipos} />
      <FileField field={form.field('archivo')} label="Formulario lleno" required accept=".xlsx" />
    </FormDrawer>
  )
}
