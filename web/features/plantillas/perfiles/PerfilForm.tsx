import type { PlantillaConEntradas } from '@malla/contracts/plantillasDePerfil.ts'
import { tiposDeEmpresa } from '@malla/domain/empresas/catalogos.ts'
import { Radio, Stack } from '@mantine/core'
import { api } from '../../../app/api.ts'
import { useUser } from '../../../app/session.ts'
import { useSaveForm } from '../../../app/useSaveForm.ts'
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { obligatorio } from '../../../ui/form/obligatorio.ts'
import { DePlanFields } from '../DePlanFields.tsx'
import type { ClaseDePerfil } from './clases.ts'
import { EntradasField } from './EntradasField.tsx'
import { type EntradaEditada, enviables, faltanEntradas } from './entradas.ts'

const tipos = tiposDeEmpresa.map(t => ({ value: t.valor, label: t.nombre }))

interface Valores {
  nombre: string
  tipo: number | null
  /** Written here, or what the profile of a plan says now. */
  origen: 'mano' | 'sistema'
  empresa_id: number | null
  planestudio_id: number | null
  items: EntradaEditada[]
  /** Of which lines are to be made, not added yet. */
  pegado: string
  revision?: number
}

const valoresDe = (item: PlantillaConEntradas | null, empresaId: number | null): Valores => ({
  nombre: item?.nombre ?? '',
  tipo: item?.tipo ?? null,
  origen: 'mano',
  empresa_id: item?.de_empresa_id || empresaId,
  planestudio_id: null,
  items: (item?.items ?? []).map((e, i) => ({ ...e, id: `entrada-${i}` })),
  pegado: '',
  revision: item?.revision,
})

const comprobar = (clase: ClaseDePerfil, v: Valores): Record<string, string[]> => ({
  ...obligatorio('nombre', 'Nombre de la plantilla', v.nombre),
  ...(v.tipo === null && { tipo: ['Elija para qué tipo de institución es.'] }),
  ...(v.origen === 'sistema' && v.planestudio_id === null && { planestudio_id: ['Elija el plan.'] }),
  ...(v.origen === 'mano' && faltanEntradas(clase, v)),
})

/** Makes a template of profiles, by hand or of a plan of the system, or changes one. */
export function PerfilForm({
  clase,
  item,
  onClose,
}: {
  clase: ClaseDePerfil
  item: PlantillaConEntradas | null
  onClose: () => void
}) {
  const empresaId = useUser().empresa?.id ?? null
  const form = useSaveForm<Valores, { data: PlantillaConEntradas }>({
    initial: valoresDe(item, empresaId),
    actualOf: p => valoresDe(p, empresaId),
    draft: `${clase.calls}/${item?.id ?? 'nueva'}`,
    touches: [clase.calls],
    check: v => comprobar(clase, v),
    save: (valores, options) => {
      const { nombre, tipo, origen, empresa_id, planestudio_id, revision } = valores
      const dicho = { nombre, tipo: tipo!, empresa_id: empresa_id ?? undefined }
      const deMano = { items: enviables(clase, valores) }
      const dePlan = { planestudio_id: planestudio_id ?? 0 }
      if (item) {
        const tiene = origen === 'mano' ? deMano : dePlan
        return api(`${clase.calls}.update`, { ...dicho, ...tiene, id: item.id, revision }, options)
      }
      const tiene = origen === 'mano' ? { planestudio_id: 0, ...deMano } : dePlan
      return api(`${clase.calls}.create`, { ...dicho, ...tiene }, options)
    },
  })
  return (
    <FormDrawer
      form={form}
      title={item?.nombre ?? `Nueva plantilla de ${clase.perfil}`}
      enDireccion={item === null}
      onClose={onClose}
      size={620}
    >
      <TextField
        field={form.field('nombre')}
        label="Nombre de la plantilla"
        required
        autoFocus
        maxLength={200}
      />
      <SelectField
        field={form.field('tipo')}
        label="Para"
        required
        options={tipos}
        hint="Se ofrece solo a las instituciones de ese tipo"
      />
      <Radio.Group
        label={`De dónde salen ${clase.lista ? 'los rasgos' : 'las líneas'}`}
        value={form.values.origen}
        onChange={origen => form.set({ origen: origen as Valores['origen'] })}
      >
        <Stack gap={10} mt={6}>
          <Radio value="mano" label="Se escriben aquí" />
          <Radio
            value="sistema"
            label={item ? 'Se toman de nuevo de un plan del sistema' : 'Se toman de un plan del sistema'}
          />
        </Stack>
      </Radio.Group>
      {form.values.origen === 'mano' ? (
        <EntradasField field={form.field('items')} pegado={form.field('pegado')} clase={clase} />
      ) : (
        <DePlanFields
          empresa={form.field('empresa_id')}
          plan={form.field('planestudio_id')}
          required
          hint={`Se copia el ${clase.perfil} que ese plan tiene ahora, sin sus imágenes; después puede editarlo`}
        />
      )}
    </FormDrawer>
  )
}
