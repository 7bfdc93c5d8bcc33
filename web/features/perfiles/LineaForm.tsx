import type { LineaDePerfil } from '@malla/contracts/perfiles.ts'
import { api } from '../../app/api.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { RicoField } from '../../ui/rico/RicoField.tsx'

const valoresDe = (linea: LineaDePerfil | null): { descripcion: string; revision?: number } => ({
  descripcion: linea?.descripcion ?? '',
  revision: linea?.revision,
})

/** One line of the graduate profile. */
export function LineaForm({
  planId,
  linea,
  whyNot,
  onClose,
}: {
  planId: number
  linea: LineaDePerfil | null
  whyNot: string | null
  onClose: () => void
}) {
  const form = useSaveForm<ReturnType<typeof valoresDe>, { data: LineaDePerfil }>({
    initial: valoresDe(linea),
    actualOf: valoresDe,
    draft: `plan/${planId}/perfil-egreso/${linea?.id ?? 'nueva'}`,
    touches: ['perfiles', 'planes', 'historial'],
    check: v => ({ ...(v.descripcion === '' && { descripcion: ['Escriba la línea.'] }) }),
    save: ({ descripcion, revision }, options) =>
      linea
        ? api('perfiles.update', { id: linea.id, descripcion, revision }, options)
        : api('perfiles.create', { planId, descripcion }, options),
  })
  return (
    <FormDrawer
      form={form}
      title={linea ? 'Línea del perfil de egreso' : 'Nueva línea'}
      whyNotSave={whyNot}
      onClose={onClose}
      size={560}
    >
      <RicoField
        field={form.field('descripcion')}
        label="Qué hace quien egresa"
        hint="Empiece por un verbo: «Diseña…», «Evalúa…», «Dirige…»"
        modo="linea"
        required
        disabled={!!whyNot}
      />
    </FormDrawer>
  )
}
