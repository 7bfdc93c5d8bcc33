import type { PlantillaDePlan } from '@malla/contracts/plantillas.ts'
import { tiposDeEmpresa } from '@malla/domain/empresas/catalogos.ts'
import { Anchor, Text } from '@mantine/core'
import { useState } from 'react'
import type { ApiOutput } from '../../app/api.ts'
import { addressOf, api } from '../../app/api.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileField } from '../../ui/form/FileField.tsx'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'

const tipos = tiposDeEmpresa.map(t => ({ value: t.valor, label: t.nombre }))
type Subida = ApiOutput<'plantillas.subir'>

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
  const [avisos, setAvisos] = useState<Subida['avisos']>([])
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
    onSaved: answer => setAvisos(answer.avisos),
  })
  if (avisos.length > 0) return <Avisos avisos={avisos} onClose={onClose} />
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

function Avisos({ avisos, onClose }: { avisos: Subida['avisos']; onClose: () => void }) {
  return (
    <Dialog opened onClose={onClose} title="Guardada, con avisos" size={640}>
      <ul>
        {avisos.map(a => (
          <li key={`${a.fila}-${a.columna}-${a.motivo}`}>
            Fila {a.fila}, {a.columna}: {a.motivo}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
