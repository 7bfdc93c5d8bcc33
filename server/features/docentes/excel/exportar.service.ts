import type { FiltrosDeDocentes } from '@malla/contracts/docentes.ts'
import { assertMay, type Ctx } from '../../../platform/context.ts'
import { excelFile } from '../../../platform/excel/excelFile.ts'
import { hastaDonde } from '../../../platform/excel/tabla/hastaDonde.ts'
import { plantillaDeTabla } from '../../../platform/excel/tabla/plantillaDeTabla.ts'
import type { DeferredFile } from '../../../platform/http/answer.ts'
import { selectDocentesParaExcel } from '../docentes.queries.ts'
import { lexicoDe, selectCursosNombrables } from './codigos.ts'
import { COMO, columnas, MAX_DE_CURSOS } from './columnas.ts'

/** Courses as cells: one, or as many as they fill. */
function celdasDe(cursos: readonly string[]): string[] {
  const celdas: string[] = []
  for (const curso of cursos) {
    const junto = celdas.length > 0 ? `${celdas.at(-1)}; ${curso}` : curso
    if (junto.length > MAX_DE_CURSOS) celdas.push(curso)
    else celdas.splice(-1, 1, junto)
  }
  return celdas
}

/** The list of lecturers as a workbook, by the same filters; it comes back in as it went out, so it is for who may bring it in: it says documents and telephones. */
export async function exportarDocentes(ctx: Ctx, filtros: FiltrosDeDocentes): Promise<DeferredFile> {
  assertMay(ctx, 'curricular.editar', {})
  const docentes = await selectDocentesParaExcel(ctx, filtros)
  const lexico = lexicoDe(await selectCursosNombrables(ctx))
  const suyas = docentes.map(({ persona, cursos }) => {
    const celdas = celdasDe(cursos.flatMap(c => lexico.escribir(c.id) ?? []))
    return (celdas.length > 0 ? celdas : [null]).map(celda => ({ ...persona, cursos: celda }))
  })
  const { filas, como } = hastaDonde(suyas)
  return excelFile('Docentes', () =>
    plantillaDeTabla({ hoja: 'Docentes', titulo: 'Docentes', columnas, filas, como: [...como, ...COMO] }),
  )
}

/** The template to fill in. */
export async function plantillaDeDocentes(ctx: Ctx): Promise<DeferredFile> {
  assertMay(ctx, 'curricular.ver', {})
  return excelFile('Plantilla de docentes', () =>
    plantillaDeTabla({ hoja: 'Docentes', titulo: 'Cómo traer docentes', columnas, filas: [], como: COMO }),
  )
}
