import { expect, it } from 'vitest'
import type { Cell } from '../../../platform/excel/book.ts'
import { leerTabla } from '../../../platform/excel/tabla/leerTabla.ts'
import { columnasDePersona } from './columnas.ts'
import { unaPersona } from './filas.ts'

const celda = (valor: string | number, column: number): Cell => ({
  ...{ column, text: String(valor) },
  ...(typeof valor === 'number' ? { kind: 'number', number: valor } : { kind: 'text', number: null }),
})

/** The document of a person of these rows under these titles, and what is said of it. */
function documentoDe(titulos: string[], ...filas: (string | number)[][]) {
  const rows = [
    { number: 1, cells: ['Nombres', 'Correo', ...titulos].map(celda) },
    ...filas.map((fila, i) => ({
      number: i + 2,
      cells: ['Ana Ruiz', 'ana@ejemplo.edu', ...fila].map(celda).filter(c => c.text !== ''),
    })),
  ]
  const tabla = leerTabla([{ name: 'Hoja1', hidden: false, rows, merges: [] }], columnasDePersona)
  const { documento } = unaPersona(tabla, tabla.filas)
  return [documento, ...[...tabla.avisos, ...tabla.errores].map(a => `${a.columna}: ${a.motivo}`)]
}

it('the noughts that Excel took from a DNI are put before it again, and it is said', () => {
  const dicho = 'Un DNI tiene 8 cifras: se leyó 04512378.'
  expect(documentoDe(['DNI'], [4512378])).toEqual(['04512378', `C (DOCUMENTO): ${dicho}`])
  expect(documentoDe(['Tipo de documento', 'Documento'], ['dni', 4512378])).toEqual([
    '04512378',
    `D (DOCUMENTO): ${dicho}`,
  ])
})

it('… in every row of the person, though one alone says that it is a DNI', () => {
  const dicho = 'D (DOCUMENTO): Un DNI tiene 8 cifras: se leyó 04512378.'
  const titulos = ['Tipo de documento', 'Documento']
  expect(documentoDe(titulos, ['DNI', 4512378], ['', 4512378])).toEqual(['04512378', dicho, dicho])
  expect(documentoDe(titulos, ['', 4512378], ['DNI', '04512378'])).toEqual(['04512378', dicho])
})

it.each<[string[], (string | number)[]]>([
  [['DNI'], ['04512378']],
  [['DNI'], [1234]],
  [['Documento'], [4512378]],
  [
    ['Tipo de documento', 'DNI'],
    ['CE', 4512378],
  ],
])('%j: %j stays as it is', (titulos, fila) =>
  expect(documentoDe(titulos, fila)).toEqual([String(fila.at(-1))]),
)

/** What a table of people says, by rows: name, mail and, where it has one, document; and what is said of it. */
function tablaDe(
  filas: (string | number)[][],
  ...merges: [fromRow: number, toRow: number, column: number][]
) {
  const rows = filas.map((fila, i) => ({
    number: i + 1,
    cells: fila.map(celda).filter(c => c.text !== ''),
  }))
  const tabla = leerTabla(
    [
      {
        ...{ name: 'Hoja1', hidden: false, rows },
        merges: merges.map(([fromRow, toRow, c]) => ({ fromRow, toRow, fromColumn: c, toColumn: c })),
      },
    ],
    columnasDePersona,
  )
  return {
    filas: tabla.filas.map(f => [f.fila, f.valores.nombres, f.valores.correo, f.valores.telefono]),
    dicho: [...tabla.errores, ...tabla.avisos].map(a => `${a.fila} ${a.columna}: ${a.motivo}`),
  }
}

it('a cell that is merged over rows is of each of them', () => {
  const filas = [
    ['Docente', 'Correo', 'Teléfono'],
    ['Ana Ruiz', 'ana@z.edu', '1'],
    ['', '', '2'],
    ['', '', ' '],
    ['Luis Paz', 'luis@z.edu', ''],
    ['', '', '3'],
  ]
  expect(tablaDe(filas, [2, 4, 0], [2, 4, 1])).toEqual({
    filas: [
      [2, 'Ana Ruiz', 'ana@z.edu', '1'],
      [3, 'Ana Ruiz', 'ana@z.edu', '2'],
      [5, 'Luis Paz', 'luis@z.edu', null],
      [6, null, null, '3'],
    ],
    dicho: ['6 A (NOMBRES): Falta.', '6 B (CORREO): Falta.'],
  })
})

it.each([
  [
    ['Apellido paterno', 'Apellido materno', 'Nombres', 'Correo'],
    ['Ruiz', 'Salcedo', 'Ana'],
    'Ana Ruiz Salcedo',
    0,
  ],
  [['Apellidos', 'Nombre(s)', 'Correo'], ['Ruiz Salcedo', 'Ana'], 'Ana Ruiz Salcedo', 0],
  [['Apellido paterno', 'Apellido materno', 'Nombres', 'Correo'], ['Ruiz', '', 'Ana'], 'Ana Ruiz', 0],
  // A whole name is not said twice.
  [['Apellidos', 'Nombres', 'Correo'], ['Ruiz', 'Ana Ruiz'], 'Ana Ruiz', 0],
  [['Apellidos', 'Apellidos y nombres', 'Correo'], ['Ruiz', 'Ruiz, Ana'], 'Ruiz, Ana', 1],
])('surnames in columns of their own come behind the names: %j %j', (titulos, fila, nombres, avisos) => {
  const { filas, dicho } = tablaDe([titulos, [...fila, 'ana@z.edu']])
  expect(filas).toEqual([[2, nombres, 'ana@z.edu', null]])
  expect(dicho).toHaveLength(avisos)
})
