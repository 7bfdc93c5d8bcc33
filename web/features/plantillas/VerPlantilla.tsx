import { formatCreditos } from '@malla/domain/asignaturas/creditos.ts'
import { Text } from '@mantine/core'
import type { ApiOutput } from '../../app/api.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { columnsOf } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { wholeList } from '../../ui/table/list.ts'

type Plantilla = ApiOutput<'plantillas.show'>['data']
type Fila = Plantilla['cursos'][number] & { id: number }

const column = columnsOf<Fila>()
const columns = column.columns([
  column.accessor('nombre', { header: 'Curso', meta: { primary: true } }),
  column.accessor(c => c.codigo ?? '–', { id: 'codigo', header: 'Código', meta: { width: 110 } }),
  column.accessor('periodo', { header: 'Lugar' }),
  column.accessor(c => (c.credits === null ? '–' : formatCreditos(c.credits)), {
    id: 'credits',
    header: 'Créditos',
    meta: { align: 'right', width: 92 },
  }),
  column.accessor(c => formatCreditos(c.horas), {
    id: 'horas',
    header: 'Horas',
    meta: { align: 'right', width: 80 },
  }),
])

/** What a template holds: its courses and which texts. */
export function VerPlantilla({ plantilla, onClose }: { plantilla: Plantilla; onClose: () => void }) {
  const rows = plantilla.cursos.map((c, i) => ({ ...c, id: i + 1 }))
  return (
    <Dialog opened enDireccion onClose={onClose} title={plantilla.nombre} size={860}>
      <Text size="sm" mb={12}>
        {plantilla.textos.length > 0 ? `Con texto en: ${plantilla.textos.join(', ')}.` : 'Sin textos.'}
      </Text>
      <DataTable label={`Cursos de ${plantilla.nombre}`} columns={columns} list={wholeList(rows)} noIndex />
    </Dialog>
  )
}
