import type { FiltrosDeDocentes } from '@malla/contracts/docentes.ts'
import { assertMay, type Ctx } from '../../../platform/context.ts'
import { plantillaDeTabla, XLSX } from '../../../platform/excel/tabla/plantillaDeTabla.ts'
import type { FileAnswer } from '../../../platform/http/answer.ts'
import { selectDocentesParaExcel } from '../docentes.queries.ts'
import { lexicoDe, selectCursosNombrables } from './codigos.ts'
import { COMO, columnas } from './columnas.ts'

/** The list of lecturers as a workbook, by the same filters; it comes back in as it went out. */
export async function exportarDocentes(ctx: Ctx, filtros: FiltrosDeDocentes): Promise<FileAnswer> {
  assertMay(ctx, 'curricular.ver', {})
  const docentes = await selectDocentesParaExcel(ctx, filtros)
  const lexico = lexicoDe(await selectCursosNombrables(ctx))
  const filas = docentes.map(({ persona, cursos }) => ({
    ...persona,
    cursos: cursos.flatMap(c => lexico.escribir(c.id) ?? []).join('; ') || null,
  }))
  const bytes = await plantillaDeTabla({ hoja: 'Docentes', titulo: 'Docentes', columnas, filas, como: COMO })
  return { bytes, name: 'Docentes.xlsx', type: XLSX }
}

/** The template to fill in. */
export async function plantillaDeDocentes(ctx: Ctx): Promise<FileAnswer> {
  assertMay(ctx, 'curricular.ver', {})
  const bytes = await plantillaDeTabla({
    hoja: 'Docentes',
    titulo: 'Cómo traer docentes',
    columnas,
    filas: [],
    como: COMO,
  })
  return { bytes, name: 'Plantilla de docentes.xlsx', type: XLSX }
}
