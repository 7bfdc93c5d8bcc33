import type { FiltrosDeDocentes } from '@malla/contracts/docentes.ts'
import { assertMay, type Ctx } from '../../../platform/context.ts'
import { excelFile } from '../../../platform/excel/excelFile.ts'
import { plantillaDeTabla } from '../../../platform/excel/tabla/plantillaDeTabla.ts'
import type { DeferredFile } from '../../../platform/http/answer.ts'
import { selectDocentesParaExcel } from '../docentes.queries.ts'
import { lexicoDe, selectCursosNombrables } from './codigos.ts'
import { COMO, columnas } from './columnas.ts'

/** The list of lecturers as a workbook, by the same filters; it comes back in as it went out, so it is for who may bring it in: it says documents and telephones. */
export async function exportarDocentes(ctx: Ctx, filtros: FiltrosDeDocentes): Promise<DeferredFile> {
  assertMay(ctx, 'curricular.editar', {})
  const docentes = await selectDocentesParaExcel(ctx, filtros)
  const lexico = lexicoDe(await selectCursosNombrables(ctx))
  const filas = docentes.map(({ persona, cursos }) => ({
    ...persona,
    cursos: cursos.flatMap(c => lexico.escribir(c.id) ?? []).join('; ') || null,
  }))
  return excelFile('Docentes', () =>
    plantillaDeTabla({ hoja: 'Docentes', titulo: 'Docentes', columnas, filas, como: COMO }),
  )
}

/** The template to fill in. */
export async function plantillaDeDocentes(ctx: Ctx): Promise<DeferredFile> {
  assertMay(ctx, 'curricular.ver', {})
  return excelFile('Plantilla de docentes', () =>
    plantillaDeTabla({ hoja: 'Docentes', titulo: 'Cómo traer docentes', columnas, filas: [], como: COMO }),
  )
}
