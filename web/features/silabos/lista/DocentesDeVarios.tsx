import type { FilaDeSilabo } from '@malla/contracts/silabos.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { Radio, Stack } from '@mantine/core'
import { api } from '../../../app/api.ts'
import { useWhyNot } from '../../../app/permission.ts'
import { useSaveForm } from '../../../app/useSaveForm.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { CampoDeDocentes } from './CampoDeDocentes.tsx'

type Modo = 'agregar' | 'reemplazar'

/** The lecturers of several courses at once: beside those that each has, or in their place. All courses change, or none. */
export function DocentesDeVarios({
  filas,
  onSaved,
  onClose,
}: {
  filas: readonly FilaDeSilabo[]
  onSaved: () => void
  onClose: () => void
}) {
  const whyNot = useWhyNot('curricular.editar')
  const form = useSaveForm({
    initial: { docentes_ids: [] as number[], modo: 'agregar' as Modo },
    touches: ['silabos', 'recordatorios', 'docentes'],
    save: (values, options) =>
      api(
        'silabos.docentesDeVarios',
        { asignaturas_ids: filas.map(f => f.asignatura_id), ...values },
        options,
      ),
    onSaved,
  })
  const modo = form.field('modo')
  const conDocentes = filas.filter(f => f.docentes.length > 0).length
  return (
    <FormDialog
      form={form}
      title={filas.length === 1 ? `Docentes de ${filas[0]!.nombre}` : `Docentes de ${filas.length} cursos`}
      whyNotSave={whyNot ?? (form.values.docentes_ids.length === 0 ? 'Elija al menos un docente.' : null)}
      onClose={onClose}
    >
      <CampoDeDocentes
        field={form.field('docentes_ids')}
        description="Escriben y entregan los sílabos de todos los cursos elegidos"
      />
      {conDocentes > 0 && (
        <Radio.Group
          label={segun(conDocentes, 'Un curso ya tiene docentes', '# cursos ya tienen docentes')}
          value={modo.value}
          onChange={v => modo.onChange(v as Modo)}
        >
          <Stack gap={8} mt={8}>
            <Radio value="agregar" label="Se añaden a los que hay" />
            <Radio value="reemplazar" label="Reemplazan a los que hay, que dejan de tener el curso" />
          </Stack>
        </Radio.Group>
      )}
    </FormDialog>
  )
}
