import type { FormatoC1, ValorC1 } from '@malla/documents/planes/sunedu.ts'
import type { CursoC1 } from '@malla/documents/planes/suneduDatos.ts'
import type { CifrasC1, LineaC1 } from '@malla/documents/planes/suneduResumen.ts'
import { palabrasC1 as t } from '@malla/documents/planes/suneduTextos.ts'
import type { Reparto } from '@malla/domain/planes/reparto.ts'
import type { StyleName } from '../bookStyles.ts'
import type {
  CellToWrite,
  ColumnToWrite,
  RowToWrite,
  SheetToWrite,
  StyledText,
  ValueAmongTexts,
} from '../bookToWrite.ts'
import { writeAside } from '../writeAside.ts'

/** Columns that say what a course is; then seven of hours and seven of credits. */
const TEXTOS: readonly (readonly [string, number])[] = [
  [t.periodo, 16],
  [t.codigo, 12],
  [t.nombre, 42],
  [t.tipoEstudio, 14],
  [t.tipoCurso, 13],
  [t.modalidad, 15],
  [t.requisitos, 24],
]
const CIFRAS = 14
const ANCHO = TEXTOS.length + CIFRAS

const columns: ColumnToWrite[] = [
  ...TEXTOS.map(([, width]): ColumnToWrite => ({ kind: 'paragraph', width })),
  ...Array.from({ length: CIFRAS }, (): ColumnToWrite => ({ kind: 'number', width: 11 })),
]

const con = (text: string, style: StyleName, span = 1): StyledText => ({ text, style, span })
/** A cell that spans others is followed by them, empty. */
const sobre = (cell: StyledText | ValueAmongTexts): CellToWrite[] => [
  cell,
  ...Array<null>((cell.span ?? 1) - 1).fill(null),
]

const titulo = (text: string, style: 'titulo' | 'subtitulo'): RowToWrite => ({
  height: style === 'titulo' ? 32 : 26,
  cells: [con(text, style, ANCHO)],
})
const VACIA: RowToWrite = { height: 8, cells: [] }

/** Figures and days stay what they are: one reckons with them. */
const valorDe = (valor: ValorC1, span: number): StyledText | ValueAmongTexts =>
  typeof valor === 'string' ? con(valor, 'parrafoEnTabla', span) : { value: valor, span }

const datos = (lineas: FormatoC1['generales']): RowToWrite[] =>
  lineas.map(([rotulo, valor]) => ({
    height: 18,
    cells: [...sobre(con(rotulo, 'parrafoFuerte', 3)), ...sobre(valorDe(valor, 4))],
  }))

const encabezados = (textos: readonly string[]): CellToWrite[] => textos.map(x => con(x, 'encabezado'))
const cifras = ({ teoria, practica, total, parte }: CifrasC1): CellToWrite[] => [
  teoria,
  practica,
  total,
  parte,
]

const resumen = (lineas: readonly LineaC1[]): RowToWrite[] => {
  const cuatro = [t.teoria, t.practica, t.total, '%']
  return [
    {
      height: 22,
      cells: [
        ...sobre(con('', 'encabezado', 7)),
        con('', 'encabezado'),
        ...sobre(con(t.horasDelPeriodo, 'encabezado', 4)),
        ...sobre(con(t.creditos, 'encabezado', 4)),
      ],
    },
    {
      height: 32,
      cells: [...sobre(con('', 'encabezado', 7)), ...encabezados([t.nCursos, ...cuatro, ...cuatro])],
    },
    ...lineas.map(l => ({
      height: 18,
      cells: [
        ...sobre(con(l.grupo === l.nombre ? '' : l.grupo, 'parrafoEnTabla', 3)),
        ...sobre(con(l.nombre, 'parrafoFuerte', 4)),
        l.cursos,
        ...cifras(l.horas),
        ...cifras(l.creditos),
      ],
    })),
  ]
}

const siete = (r: Reparto): number[] => [
  r.teoria.presencial,
  r.teoria.virtual,
  r.teoria.total,
  r.practica.presencial,
  r.practica.virtual,
  r.practica.total,
  r.total,
]

const fila = (c: CursoC1): CellToWrite[] => [
  c.periodo,
  c.codigo,
  c.nombre,
  c.tipoEstudio,
  c.tipoCurso,
  c.modalidad,
  c.requisitos,
  ...siete(c.horas),
  ...siete(c.creditos),
]

const cursos = (lista: readonly CursoC1[]): (RowToWrite | CellToWrite[])[] => {
  const vacias = encabezados(TEXTOS.map(() => ''))
  const grupo = (nombre: string) => sobre(con(nombre, 'encabezado', 3))
  const tres = [t.presencial, t.virtual, t.total]
  const seis = [...tres, ...tres]
  return [
    {
      height: 22,
      cells: [
        ...vacias,
        ...sobre(con(t.horasDelPeriodo, 'encabezado', 7)),
        ...sobre(con(t.creditos, 'encabezado', 7)),
      ],
    },
    {
      height: 22,
      cells: [
        ...vacias,
        ...[0, 1].flatMap(() => [...grupo(t.teoria), ...grupo(t.practica), con('', 'encabezado')]),
      ],
    },
    {
      height: 34,
      cells: encabezados([...TEXTOS.map(([nombre]) => nombre), ...seis, t.total, ...seis, t.total]),
    },
    ...lista.map(fila),
  ]
}

const hojaDeAvisos = (avisos: readonly string[]): SheetToWrite => ({
  name: t.avisos,
  hideGrid: true,
  columns: [{ kind: 'paragraph', width: 120 }],
  rows: [
    { height: 32, cells: [con(t.avisos, 'titulo')] },
    { height: 20, cells: [con(t.porQueAvisos, 'nota')] },
    ...avisos.map(a => [a]),
  ],
})

/** All that stands above the courses. */
const antesDeCursos = (f: FormatoC1): RowToWrite[] => [
  titulo(t.titulo, 'titulo'),
  titulo(t.generales, 'subtitulo'),
  ...datos(f.generales),
  VACIA,
  titulo(t.regimenDeEstudios, 'subtitulo'),
  ...datos(f.regimen),
  VACIA,
  titulo(t.resumen, 'subtitulo'),
  ...resumen(f.resumen),
  { height: 32, cells: [con(t.comoSeCuenta, 'nota', ANCHO)] },
  VACIA,
  titulo(t.cursos, 'subtitulo'),
]

/** Rows of the head of the courses. */
const CABECERA = 3

const hojaC1 = (f: FormatoC1): SheetToWrite => {
  const antes = antesDeCursos(f)
  return {
    name: t.formato,
    hideGrid: true,
    paper: 'a3',
    columns,
    printedTitles: [antes.length + 1, antes.length + CABECERA],
    rows: [...antes, ...cursos(f.cursos)],
  }
}

/** The form C1 as a workbook: the form on its first sheet, what it still lacks on a second one. Texts stay texts, whatever they begin with. */
export const libroC1 = (f: FormatoC1): Promise<Uint8Array> =>
  writeAside([hojaC1(f), ...(f.avisos.length > 0 ? [hojaDeAvisos(f.avisos)] : [])])
