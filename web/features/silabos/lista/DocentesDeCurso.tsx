import type { FilaDeSilabo } from '@malla/contracts/silabos.ts'
import { useState } from 'react'
import { api } from '../../../app/api.ts'
import { useWhyNot } from '../../../app/permission.ts'
import { useSaveForm } from '../../../app/useSaveForm.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { CampoDeDocentes } from './CampoDeDocentes.tsx'

/** Which lecturers write the syllabus of a course: they get it among theirs at once, and those taken away lose it. */
export function DocentesDeCurso({ fila, onClose }: { fila: FilaDeSilabo; onClose: () => void }) {
  const whyNot = useWhyNot('curricular.editar')
  // Those of when it was opened: what a colleague adds meanwhile was not seen, and is not taken away.
  const [vistos] = useState(() => fila.docentes.map(d => d.id))
  const form = useSaveForm({
    initial: { docentes_ids: vistos },
    touches: ['silabos', 'recordatorios', 'docentes'],
    save: ({ docentes_ids }, options) =>
      api('silabos.docentes', { id: fila.asignatura_id, docentes_ids, vistos_ids: vistos }, options),
  })
  return (
    <FormDialog form={form} title={`Docentes de ${fila.nombre}`} whyNotSave={whyNot} onClose={onClose}>
      <CampoDeDocentes
        field={form.field('docentes_ids')}
        nombres={fila.docentes}
        description="Escriben y entregan el sílabo de este curso"
      />
    </FormDialog>
  )
}
