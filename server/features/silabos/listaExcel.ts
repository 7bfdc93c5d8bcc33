import type { FilaDeSilabo } from '@malla/contracts/silabos.ts'
import { etiquetaDeEstado } from '@malla/domain/silabos/revision.ts'
import type { Ctx } from '../../platform/context.ts'
import { XLSX } from '../../platform/excel/tabla/plantillaDeTabla.ts'
import { writeWorkbook } from '../../platform/excel/writeWorkbook.ts'
import type { FileAnswer } from '../../platform/http/router.ts'
import { type FiltrosDeLista, selectTodaLaLista } from './lista.queries.ts'

const AVANCE: Readonly<Record<number, string>> = { 1: 'Por empezar', 2: 'A medias', 3: 'Completo' }
const dia = (iso: string | null) => (iso === null ? null : { date: iso.slice(0, 10) })

const columns = (
  ['Programa', 'Plan', 'Ciclo', 'Código', 'Curso', 'Docentes', 'Periodo', 'Sílabo', 'Revisión'] as const
).map((header, i) => ({ header, kind: 'text' as const, width: [28, 28, 12, 12, 36, 36, 12, 14, 14][i]! }))

const celdas = (f: FilaDeSilabo) => [
  f.programa,
  f.plan,
  f.ciclo,
  f.codigo,
  f.nombre,
  f.docentes.map(d => d.nombres).join('; ') || null,
  f.periodo,
  AVANCE[f.isCompletado]!,
  etiquetaDeEstado[f.estado],
  dia(f.fechaentrega),
  dia(f.updated_at),
]

/** The list of syllabi as a workbook, by the same filters. A lecturer gets the own ones. */
export async function exportarLista(ctx: Ctx, filtros: FiltrosDeLista): Promise<FileAnswer> {
  const deUno = ctx.sesion.quien.rol === 'docente' ? { mios: true } : {}
  const filas = await selectTodaLaLista(ctx, { ...filtros, ...deUno })
  const bytes = await writeWorkbook([
    {
      name: 'Sílabos',
      columns: [
        ...columns,
        { header: 'Entrega hasta', kind: 'date', width: 14 },
        { header: 'Último cambio', kind: 'date', width: 14 },
      ],
      rows: filas.map(celdas),
    },
  ])
  return { bytes, name: 'Sílabos.xlsx', type: XLSX }
}
