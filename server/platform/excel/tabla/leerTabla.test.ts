import { expect, it } from 'vitest'
import { columnasDePersona } from '../../../features/usuarios/excel/columnas.ts'
import { combinadas, filasAMano, libroAMano } from '../../../testing/libros.ts'
import { readWorkbook } from '../readWorkbook.ts'
import { leerTabla } from './leerTabla.ts'

async function leer(filas: (string | number | null)[][], ...merges: string[]) {
  const hoja = { datos: filasAMano(filas), ...(merges.length > 0 ? { despues: combinadas(...merges) } : {}) }
  const libro = await readWorkbook(await libroAMano({ hojas: [hoja] }))
  return leerTabla(libro, columnasDePersona)
}

const sinNulos = (valores: object) =>
  Object.fromEntries(Object.entries(valores).filter(([, v]) => v !== null))

it.each([
  ['merged', ['A1:A2', 'B1:B2', 'C1:C2', 'D1:E1', 'F1:F2']],
  ['not merged', []],
])('a header of two rows is read whole, %s', async (_, merges) => {
  const { filas, errores, avisos } = await leer(
    [
      ['N°', 'APELLIDOS Y NOMBRES', 'CORREO', 'DOCUMENTO', null, 'GRADO'],
      [null, null, null, 'TIPO', 'NÚMERO', null],
      [1, 'Ruiz, Ana', 'a@b.pe', 'DNI', '12345678', 'Mg.'],
    ],
    ...merges,
  )
  expect([errores, avisos.map(a => a.valor)]).toEqual([[], ['N°']])
  expect(filas.map(f => sinNulos(f.valores))).toEqual([
    { nombres: 'Ruiz, Ana', correo: 'a@b.pe', tipodocumento: 'DNI', documento: '12345678', grado: 'Mg.' },
  ])
})

it('surnames under a title of their own are all read', async () => {
  const { filas, errores } = await leer(
    [
      ['APELLIDOS', null, 'NOMBRES', 'CORREO INSTITUCIONAL'],
      ['PATERNO', 'MATERNO', null, null],
      ['Ruiz', 'Salcedo', 'Ana', 'a@b.pe'],
    ],
    ...['A1:B1', 'C1:C2', 'D1:D2'],
  )
  expect([errores, filas.map(f => f.valores.nombres)]).toEqual([[], ['Ana Ruiz Salcedo']])
})

it('a header of one row takes no row of people', async () => {
  const { filas } = await leer([
    ['NOMBRES', 'CORREO'],
    ['Ana Ruiz', 'a@b.pe'],
    ['Luis Paz', 'l@b.pe'],
  ])
  expect(filas.map(f => [f.fila, f.valores.nombres])).toEqual([
    [2, 'Ana Ruiz'],
    [3, 'Luis Paz'],
  ])
})
