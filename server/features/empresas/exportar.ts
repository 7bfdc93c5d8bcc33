import type { Empresa } from '@malla/contracts/empresas.ts'
import type { CellToWrite, ColumnToWrite } from '../../platform/excel/bookToWrite.ts'
import { writeWorkbook } from '../../platform/excel/writeWorkbook.ts'
import type { FileAnswer } from '../../platform/http/router.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Columna = readonly [header: string, width: number, value: (e: Empresa) => CellToWrite]

const COLUMNAS: readonly Columna[] = [
  ['RAZÓN SOCIAL', 44, e => e.razonsocial],
  ['NOMBRE COMERCIAL', 32, e => e.nombrecomercial],
  ['SIGLAS', 12, e => e.siglas],
  ['TIPO', 14, e => e.tipo],
  ['ESTADO', 14, e => e.estado],
  ['RUC', 14, e => e.ruc],
  ['CORREO', 30, e => e.correo],
  ['TELÉFONO', 18, e => e.telefono],
  ['PÁGINA WEB', 30, e => e.web],
  ['DIRECCIÓN', 36, e => e.direccion],
  ['DISTRITO', 36, e => e.lugar],
  ['USUARIOS', 12, e => e.usuarios_count],
  ['REGISTRADA', 14, e => ({ date: e.created_at.slice(0, 10) })],
]

const kindOf = (header: string): ColumnToWrite['kind'] =>
  header === 'USUARIOS' ? 'number' : header === 'REGISTRADA' ? 'date' : 'text'

/** The list of institutions as a workbook, in the order given. */
export async function exportarEmpresas(rows: readonly Empresa[]): Promise<FileAnswer> {
  const bytes = await writeWorkbook([
    {
      name: 'Entidades',
      columns: COLUMNAS.map(([header, width]) => ({ header, width, kind: kindOf(header) })),
      rows: rows.map(e => COLUMNAS.map(([, , value]) => value(e))),
      frozenColumns: 1,
    },
  ])
  return { bytes, name: 'Entidades.xlsx', type: XLSX }
}
