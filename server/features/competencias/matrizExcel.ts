import type { DatosMatriz } from '@malla/documents/matriz/datos.ts'
import { type ParteDeMatriz, parteDeMatriz } from '@malla/documents/matriz/parte.ts'
import { palabrasDeMatriz as t } from '@malla/documents/matriz/textos.ts'
import { textos } from '@malla/documents/textos.ts'
import type { CellToWrite, ColumnToWrite, SheetToWrite } from '../../platform/excel/bookToWrite.ts'
import { writeAside } from '../../platform/excel/writeAside.ts'

const texto = (header: string, width: number): ColumnToWrite => ({ header, kind: 'text', width })
const parrafo = (header: string, width: number): ColumnToWrite => ({ header, kind: 'paragraph', width })

const avisosDe = (parte: ParteDeMatriz, id: number, de: 'competencia_id' | 'asignatura_id'): string =>
  parte.avisos
    .filter(a => a[de] === id)
    .map(a => a.palabra)
    .join('; ')

/** Competencies down, courses across, as on the screen: a part of it is pasted there as it stands. */
function hojaMatriz(parte: ParteDeMatriz): SheetToWrite {
  const cursos = parte.grupos.flatMap(g => g.cursos.map(curso => ({ curso, lugar: g.nombre })))
  const pie = (dicho: string): CellToWrite[] => [null, { text: dicho, style: 'nota' }]
  return {
    name: t.hojaMatriz,
    frozenColumns: 2,
    columns: [
      texto(t.codigo, 12),
      parrafo(t.competencia, 60),
      ...cursos.map(({ curso, lugar }) => ({
        ...texto(curso.codigo ?? curso.nombre, 12),
        isOptional: true,
        help: `${curso.nombre} · ${lugar}`,
      })),
      texto(t.aviso, 28),
    ],
    rows: [
      ...parte.competencias.map(c => [
        c.codigo,
        c.nombre,
        ...cursos.map(({ curso }) => parte.letra(c.id, curso.id) || null),
        avisosDe(parte, c.id, 'competencia_id') || null,
      ]),
      [],
      pie(`${t.leyenda}.`),
      ...(parte.solo ? [pie(textos.cursos.solo(parte.solo))] : []),
    ],
  }
}

const hojaCursos = (parte: ParteDeMatriz): SheetToWrite => ({
  name: t.hojaCursos,
  columns: [
    texto(t.codigo, 14),
    parrafo(t.curso, 52),
    texto(t.lugar, 22),
    { header: t.competencias, kind: 'number', width: 16 },
    texto(t.aviso, 28),
  ],
  rows: parte.grupos.flatMap(g =>
    g.cursos.map(a => [
      a.codigo,
      a.nombre,
      g.nombre,
      parte.competencias.filter(c => parte.letra(c.id, a.id) !== '').length,
      avisosDe(parte, a.id, 'asignatura_id') || null,
    ]),
  ),
})

/** The matrix of a plan, as filtered, as a workbook: the matrix, and its courses with their names and places. */
export function excelDeMatriz(d: DatosMatriz): Promise<Uint8Array> {
  const parte = parteDeMatriz(d)
  return writeAside([hojaMatriz(parte), hojaCursos(parte)])
}
