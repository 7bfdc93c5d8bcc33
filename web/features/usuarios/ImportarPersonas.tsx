import { Button } from '@mantine/core'
import type { ApiOutput } from '../../app/api.ts'
import { api } from '../../app/api.ts'
import { AccionDeFila } from '../../app/importar/acciones.tsx'
import { ImportarDialog } from '../../app/importar/ImportarDialog.tsx'
import type { Cosa } from '../../app/importar/lecturas.ts'
import { useImportar } from '../../app/importar/useImportar.ts'
import { warnOf } from '../../ui/dialogs.tsx'
import { downloadReport } from '../../ui/pdf/report.ts'
import { columnsOf } from '../../ui/table/columns.ts'

type Lectura = ApiOutput<'usuarios.importar'>
const column = columnsOf<Lectura['filas'][number] & { id: number }>()
const columns = column.columns([
  column.accessor('fila', { header: 'Fila', meta: { width: 48, align: 'right', wideOnly: true } }),
  column.accessor('accion', {
    header: 'Qué se hará',
    meta: { width: 100 },
    cell: c => <AccionDeFila accion={c.getValue()} />,
  }),
  column.accessor('nombre', { header: 'Nombre', meta: { primary: true } }),
  column.accessor('usuario', { header: 'Usuario' }),
  column.accessor('detalle', { header: 'Detalle' }),
])

/** What differs between bringing users and bringing lecturers. */
const clases = {
  usuarios: {
    cosa: { uno: 'usuario', varios: 'usuarios', donde: 'en la lista' },
    nota: 'Quien ya está con ese usuario se actualiza. Los nuevos reciben una contraseña temporal, que verá en la lista. Nada se guarda hasta que usted lo confirme.',
    plantilla: () => api('usuarios.plantilla', {}),
    actual: () => api('usuarios.exportar', {}),
  },
  docentes: {
    cosa: { uno: 'docente', varios: 'docentes', donde: 'en la lista' },
    nota: 'A cada docente se le reconoce por su correo; los cursos se nombran por su código. Nada se guarda hasta que usted lo confirme.',
    plantilla: () => api('docentes.plantilla', {}),
    actual: () => api('docentes.exportar', {}),
  },
} satisfies Record<string, { cosa: Cosa; nota: string; plantilla: unknown; actual: unknown }>

const download = (ask: () => Promise<{ url: string }>): void => void downloadReport(ask).catch(warnOf)

/** Bringing users, or lecturers, from Excel. */
export function ImportarPersonas({ clase, onClose }: { clase: keyof typeof clases; onClose: () => void }) {
  const { cosa, nota, plantilla, actual } = clases[clase]
  const importar = useImportar<Lectura>({
    touches: ['usuarios', 'docentes'],
    onHecho: onClose,
    send: (archivo, vista_previa, key) => api(`${clase}.importar`, { archivo, vista_previa }, { key }),
  })
  return (
    <ImportarDialog importar={importar} cosa={cosa} columns={columns} nota={nota} onClose={onClose}>
      <Button size="compact-sm" variant="subtle" onClick={() => download(plantilla)}>
        Descargar plantilla vacía
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={() => download(actual)}>
        Descargar con los {cosa.varios} actuales
      </Button>
    </ImportarDialog>
  )
}
