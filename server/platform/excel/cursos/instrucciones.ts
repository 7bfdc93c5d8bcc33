import type { RowToWrite, SheetToWrite } from '../bookToWrite.ts'
import { heightOf, linesOf } from '../textHeight.ts'
import type { Columna } from './columnas.ts'

/** The sheet «Instrucciones» of the template. */

const WIDTHS = [26, 16, 78, 28]
const total = WIDTHS.reduce((sum, w) => sum + w, 0)

const blank: RowToWrite = { height: 9, cells: [] }
const titulo = (text: string): RowToWrite => ({ height: 32, cells: [{ text, style: 'titulo', span: 4 }] })
const subtitulo = (text: string): RowToWrite => ({
  height: 26,
  cells: [{ text, style: 'subtitulo', span: 4 }],
})
const parrafo = (text: string): RowToWrite => ({
  height: heightOf(linesOf(text, total)) + 2,
  cells: [{ text, style: 'nota', span: 4 }],
})

const USO = { obligatoria: 'Sí', recomendada: 'Conviene', opcional: 'No' }

const cabecera: RowToWrite = {
  height: 24,
  cells: ['Columna', '¿Hace falta?', 'Qué se escribe', 'Ejemplo'].map(text => ({
    text,
    style: 'encabezado',
  })),
}

const filaDe = ({ header, uso, ayuda, ejemplo }: Columna): RowToWrite => ({
  height: heightOf(linesOf(ayuda, WIDTHS[2]! - 3)) + 4,
  cells: [
    { text: header, style: 'parrafoFuerte' },
    { text: USO[uso], style: 'parrafoEnTabla' },
    { text: ayuda, style: 'parrafoEnTabla' },
    { text: ejemplo, style: 'parrafoEnTabla' },
  ],
})

const COMO = [
  'Escriba un curso por fila en la hoja «Cursos». Las columnas de encabezado claro completan lo que pide el formato del regulador: llénelas solo si las necesita.',
  'Elija de las listas donde las haya. El orden de las columnas, las mayúsculas y las tildes de los encabezados no importan: puede quitar columnas, mover otras o pegar cursos desde otro archivo.',
  'Al subir el archivo verá primero cómo quedarían los cursos: nada se guarda hasta que usted lo confirme, y entonces se guardan todos o ninguno.',
]

const avisos = (electivos: boolean): string[] => [
  `Hay que corregirlo antes de importar: un curso sin nombre${electivos ? ' o sin sección' : ', un ciclo que no se entiende'}, un número mal escrito o negativo, un texto demasiado largo. Se le dirá la fila, la columna y el motivo de cada celda.`,
  'No detiene la importación, solo se avisa: un curso sin código, sin horas o sin área; un código o un nombre repetido; un requisito que no está en el plan, que apunta al mismo curso, que está en un ciclo posterior o que forma un círculo. Queda tal como está escrito y se puede corregir después en la malla.',
]

/** The sheet that explains the template: each column, the grammar of requisites (one paragraph a line), and what stops an import. */
export function instrucciones(
  columnas: readonly Columna[],
  electivos: boolean,
  textoRequisitos: string,
): SheetToWrite {
  const requisitos = textoRequisitos
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(Boolean)
  return {
    name: 'Instrucciones',
    hideGrid: true,
    columns: WIDTHS.map(width => ({ kind: 'paragraph', width })),
    rows: [
      titulo(electivos ? 'Plantilla de cursos electivos' : 'Plantilla de cursos'),
      ...COMO.map(parrafo),
      blank,
      subtitulo('Las columnas'),
      cabecera,
      ...columnas.map(filaDe),
      ...(requisitos.length > 0 ? [blank, subtitulo('Los requisitos'), ...requisitos.map(parrafo)] : []),
      blank,
      subtitulo('Qué se revisa'),
      ...avisos(electivos).map(parrafo),
    ],
  }
}
