import { formatCreditos } from '@malla/domain/asignaturas/creditos.ts'
import type { ApiOutput } from '../../../app/api.ts'
import { AccionDeFila } from '../../../app/importar/acciones.tsx'
import { columnsOf } from '../../../ui/table/columns.ts'
import { Codigos } from './Codigos.tsx'

export type LecturaDeCursos = ApiOutput<'asignaturas.importar'>

type Renglon = LecturaDeCursos['filas'][number] & { id: number }
const column = columnsOf<Renglon>()
const deFila = column.accessor('fila', {
  header: 'Fila',
  meta: { width: 48, align: 'right', wideOnly: true },
})
const deHoja = column.accessor('hoja', { header: 'Hoja', meta: { width: 104, wideOnly: true } })
const deCurso = [
  column.accessor('accion', {
    header: 'Qué se hará',
    meta: { width: 100 },
    cell: c => <AccionDeFila accion={c.getValue()} />,
  }),
  column.accessor('codigo', { header: 'Código', meta: { width: 88 } }),
  column.accessor('nombre', { header: 'Nombre', meta: { primary: true } }),
  column.accessor('grupo', { header: 'Ciclo', meta: { width: 96 } }),
  column.accessor('credits', {
    header: 'Cr.',
    meta: { width: 48, align: 'right' },
    cell: c => formatCreditos(c.getValue()),
  }),
  column.accessor('horas', {
    header: 'Horas',
    meta: { width: 64, align: 'right' },
    cell: c => formatCreditos(c.getValue()),
  }),
  column.accessor('requisitos', {
    header: 'Requisitos',
    meta: { width: 120 },
    cell: c => <Codigos texto={c.getValue()} />,
  }),
]
/** The courses of a file as its preview shows them. */
export const columns = column.columns([deFila, ...deCurso])
/** The same of a file with courses in several sheets. */
export const columnsConHoja = column.columns([deHoja, deFila, ...deCurso])
