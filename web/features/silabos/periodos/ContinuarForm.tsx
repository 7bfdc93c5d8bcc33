import type { Periodo } from '@malla/contracts/periodos.ts'
import { Text } from '@mantine/core'
import { api } from '../../../app/api.ts'
import { DE_LA_INSTITUCION, useWhyNot } from '../../../app/permission.ts'
import { useCall } from '../../../app/query.ts'
import { useSaveForm } from '../../../app/useSaveForm.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import { programasElegibles } from '../../planes/programasElegibles.ts'
import { type LugarDeSilabos, losQueSeLlevan } from './llevar.ts'
import { anteriorA } from './momento.ts'

const DE_NINGUNO = 'Los que no son de ningún periodo'

/** «Copiar sílabos a 2026-II»: begins a period with the syllabi of another, where nothing is written yet. */
export function ContinuarForm({
  periodo,
  periodos,
  lugar,
  onClose,
}: {
  periodo: Periodo
  periodos: readonly Periodo[]
  lugar: LugarDeSilabos
  onClose: () => void
}) {
  const anterior = anteriorA(periodo, periodos)
  const whyNotTodos = useWhyNot('curricular.editar', DE_LA_INSTITUCION)
  const arbol = useCall('facultades.arbol', {}, { meta: { shown: true } }).data?.data
  const form = useSaveForm({
    initial: { desde_id: anterior?.id ?? 0, programa_id: lugar.programa_id ?? 0 },
    touches: ['silabos', 'recordatorios', 'periodos'],
    check: (v): Record<string, string[]> =>
      whyNotTodos && v.programa_id === 0 ? { programa_id: ['Elija el programa.'] } : {},
    save: ({ desde_id, programa_id }, options) =>
      api(
        'recordatorios.continuar',
        { id: periodo.id, desde_id: desde_id || undefined, ...losQueSeLlevan(lugar, programa_id) },
        options,
      ),
  })
  const otros = periodos.filter(p => p.id !== periodo.id && p.silabos_count > 0)
  // The tree holds the programmes of the person's faculties too.
  const programas = arbol ? programasElegibles(arbol, lugar.programa_id) : []
  const { planestudio_id } = losQueSeLlevan(lugar, form.values.programa_id)
  return (
    <FormDialog form={form} title={`Copiar sílabos a ${periodo.nombre}`} saveLabel="Copiar" onClose={onClose}>
      <Text size="sm">
        Se copian como borradores donde todavía no hay nada escrito. Lo ya empezado en {periodo.nombre} y los
        sílabos anteriores quedan como están.
      </Text>
      <SelectField
        field={form.field('desde_id')}
        label="Desde"
        options={[
          ...otros.map(p => ({ value: p.id, label: p.nombre })),
          ...(anterior ? [] : [{ value: 0, label: DE_NINGUNO }]),
        ]}
      />
      <SelectField
        field={form.field('programa_id')}
        label="De qué cursos"
        options={[...(whyNotTodos ? [] : [{ value: 0, label: 'De toda la institución' }]), ...programas]}
        hint={planestudio_id ? 'Solo del plan que está elegido en la lista' : undefined}
      />
    </FormDialog>
  )
}
