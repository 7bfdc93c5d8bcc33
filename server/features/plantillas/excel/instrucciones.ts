import type { RowToWrite, SheetToWrite } from '../../../platform/excel/bookToWrite.ts'
import { heightOf, linesOf } from '../../../platform/excel/textHeight.ts'
import { HOJAS } from './hojas.ts'

const ANCHO = 140

const HOJA: readonly (readonly [string, string])[] = [
  [HOJAS.cursos, 'Un curso por fila, con el ciclo en que se lleva. Es la única hoja que hace falta llenar.'],
  [HOJAS.electivos, 'Un curso electivo por fila, con la sección de electivos a la que pertenece.'],
  [
    HOJAS.ciclos,
    'El número, el nombre y la descripción de cada ciclo. Hace falta solo si no se llaman I, II, III…: en las hojas de cursos se escribe ese nombre.',
  ],
  [
    HOJAS.secciones,
    'Cuántos créditos lleva un estudiante de cada sección de electivos. Cada una lleva aquí un nombre distinto: si en la plantilla varias se llaman igual, se distinguen con un número, «Electivos (2)».',
  ],
  [HOJAS.datos, 'Los datos generales del plan. Deje vacío lo que cada plan dirá por su cuenta.'],
  [
    HOJAS.textos,
    'Los textos con que empieza el plan: elija la sección y escriba; cada línea será un párrafo.',
  ],
  [HOJAS.perfil, 'El perfil de egreso, una línea por fila.'],
  [
    'Lo que no tiene hoja',
    'Una plantilla que se cambia con este formulario conserva lo que él no trae: las competencias, las líneas de investigación, los módulos y las unidades, con los cursos que siguen en ella; el nombre, el peso y el formato de los textos que no cambien. Una hoja sin nada escrito no cambia nada.',
  ],
]

/** How a requisite tells courses of one name apart, besides the grammar of all requisites. */
const REPETIDOS =
  'Si varios cursos sin código se llaman igual, añada entre paréntesis el ciclo o la sección de electivos, tal como está en la fila del curso: ' +
  '«Álgebra (Segundo grado)». Si aun así no se distinguen, use su número: «#3» es el tercer curso del formulario, contando primero los de la hoja ' +
  '«Cursos» y después los de «Electivos»; si añade, quita o mueve filas, revise esos números.'

const ancha = (text: string, style: 'titulo' | 'subtitulo' | 'nota'): RowToWrite => ({
  height: style === 'nota' ? heightOf(linesOf(text, ANCHO)) + 4 : 30,
  cells: [{ text, style, span: 2 }],
})

/** The sheet that explains the form. */
export const instruccionesDePlantilla = (requisitos: string): SheetToWrite => ({
  name: 'Instrucciones',
  hideGrid: true,
  columns: [
    { kind: 'paragraph', width: 28 },
    { kind: 'paragraph', width: ANCHO - 28 },
  ],
  rows: [
    ancha('Cómo hacer una plantilla de plan de estudios', 'titulo'),
    ancha(
      'Una plantilla reúne aquello con lo que empieza un plan nuevo. Llene las hojas y suba el archivo: se guarda entera o no se guarda, y se le dirá hoja, fila, columna y motivo de cada celda que haya que corregir.',
      'nota',
    ),
    ancha('Las hojas', 'subtitulo'),
    ...HOJA.map(([nombre, que]) => ({
      height: heightOf(linesOf(que, ANCHO - 31)) + 4,
      cells: [
        { text: nombre, style: 'parrafoFuerte' as const },
        { text: que, style: 'parrafoEnTabla' as const },
      ],
    })),
    ancha('Los prerrequisitos', 'subtitulo'),
    ancha(requisitos, 'nota'),
    ancha(REPETIDOS, 'nota'),
  ],
})
