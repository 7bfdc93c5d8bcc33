import type { DatosMatriz } from '@malla/documents/matriz/datos.ts'
import { type ParteDeMatriz, parteDeMatriz } from '@malla/documents/matriz/parte.ts'
import { palabrasDeMatriz as t } from '@malla/documents/matriz/textos.ts'
import { palabrasDe } from '@malla/documents/planes/palabras.ts'
import { textos } from '@malla/documents/textos.ts'
import type { Palabras } from '@malla/domain/empresas/palabras.ts'
import type {
  CellToWrite,
  ColumnToWrite,
  RowToWrite,
  SheetToWrite,
} from '../../platform/excel/bookToWrite.ts'
import { writeAside } from '../../platform/excel/writeAside.ts'

const texto = (header: string, width: number): ColumnToWrite => ({ header, kind: 'text', width })
const parrafo = (header: string, width: number): ColumnToWrite => ({ header, kind: 'paragraph', width })

const avisosDe = (parte: ParteDeMatriz, id: number, de: 'competencia_id' | 'asignatura_id'): string =>
  parte.avisos
    .filter(a => a[de] === id)
    .map(a => a.palabra)
    .join('; ')

const dato = (text: string): RowToWrite => ({ cells: [{ text, style: 'dato' }] })

/** What the sheets are, and whose. */
const deQuien = ({ plan }: DatosMatriz): RowToWrite[] => [
  { height: 28, cells: [{ text: t.titulo(palabrasDe(plan.institucion)), style: 'titulo' }] },
  dato(`${plan.programa} · ${plan.full_name}`),
  dato(plan.institucion.razonsocial),
]

/** More courses than these do not fit across A4 in letters that can be read. */
const CURSOS_EN_A4 = 30

/** Competencies down, courses across, as on the screen: a part of it is pasted there as it stands. */
function hojaMatriz(d: DatosMatriz, parte: ParteDeMatriz): SheetToWrite {
  const { tipoDe } = parte
  const cursos = parte.grupos.flatMap(g => g.cursos.map(curso => ({ curso, lugar: g.nombre })))
  const ante = tipoDe ? 2 : 1
  const pie = (dicho: string): CellToWrite[] => [
    ...Array<null>(ante).fill(null),
    { text: dicho, style: 'nota' },
  ]
  return {
    name: t.hojaMatriz,
    paper: cursos.length > CURSOS_EN_A4 ? 'a3' : 'a4',
    above: deQuien(d),
    frozenColumns: ante + 1,
    columns: [
      texto(t.codigo, 12),
      ...(tipoDe ? [texto(t.clase, 16)] : []),
      parrafo(t.competencia, 60),
      ...cursos.map(({ curso, lugar }) => ({
        ...texto(curso.codigo ?? curso.nombre, 5),
        isOptional: true,
        isTurned: true,
        help: `${curso.nombre} · ${lugar}`,
      })),
      texto(t.aviso, 28),
    ],
    rows: [
      ...parte.competencias.map(c => [
        c.codigo,
        ...(tipoDe ? [tipoDe(c)] : []),
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

const hojaCursos = (d: DatosMatriz, parte: ParteDeMatriz, palabras: Palabras): SheetToWrite => ({
  name: palabras.cursos,
  above: deQuien(d),
  columns: [
    texto(t.codigo, 14),
    parrafo(palabras.curso, 52),
    texto(t.lugar(palabras), 28),
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
  return writeAside([hojaMatriz(d, parte), hojaCursos(d, parte, palabrasDe(d.plan.institucion))])
}
