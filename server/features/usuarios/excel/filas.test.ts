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
