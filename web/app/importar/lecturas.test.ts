import { describe, expect, it } from 'vitest'
import {
  agrupar,
  CURSOS,
  contar,
  enQueQuedan,
  enRangos,
  type FilaLeida,
  filasConNombre,
  type Lectura,
  lugarDeCeldas,
  rechazo,
  textoDeImportar,
  whyNotImportar,
} from './lecturas.ts'

const fila = (accion: FilaLeida['accion']): FilaLeida => ({
  fila: 2,
  accion,
  nombre: 'Cálculo',
})
const filas = [fila('crear'), fila('crear'), fila('cambiar'), fila('igual')]
const lectura = (over: Partial<Lectura>): Lectura => ({
  total: 4,
  message: '',
  avisos: [],
  errores: [],
  hallados: { errores: over.errores?.length ?? 0, avisos: 0 },
  filas,
  ...over,
})
const celda = { fila: 7, columna: 'F', valor: 'x', motivo: 'No.' }

describe('what was read in a file', () => {
  it('is counted by what would be done', () => {
    expect(contar(filas)).toEqual({ crear: 2, cambiar: 1, igual: 1 })
    expect(enQueQuedan(lectura({}), CURSOS)).toBe('4 cursos: 2 nuevos, 1 con cambios y 1 igual')
    expect(enQueQuedan(lectura({ filas: filas.map(() => fila('crear')) }), CURSOS)).toBe(
      '4 cursos, todos nuevos',
    )
    expect(enQueQuedan(lectura({ filas: [], errores: [celda] }), CURSOS)).toBe('')
    expect(enQueQuedan(lectura({ total: 0, filas: [] }), CURSOS)).toBe('')
    expect(textoDeImportar(filas, CURSOS)).toBe('Importar 3 cursos')
    expect(textoDeImportar([fila('crear')], CURSOS)).toBe('Importar 1 curso')
    expect(textoDeImportar([fila('igual')], CURSOS)).toBe('Importar')
  })
  it.each([
    ['it can be imported', {}, null],
    ['a bad cell', { errores: [celda], filas: [] }, /la celda/],
    ['bad cells', { errores: [celda, celda], filas: [] }, /las 2 celdas/],
    [
      'more than are named',
      { errores: [celda], hallados: { errores: 2500, avisos: 0 }, filas: [] },
      /las 2500 celdas/,
    ],
    ['no courses', { total: 0, filas: [] }, /no tiene cursos/],
    ['nothing new', { filas: [fila('igual')] }, /ya está/],
  ])('%s', (_case, over, razon) => {
    const why = whyNotImportar(lectura(over), CURSOS)
    if (razon === null) expect(why).toBeNull()
    else expect(why).toMatch(razon)
  })
  it('a refused import brings its bad cells', () => {
    const malas = { errores: [celda], hallados: { errores: 2500, avisos: 0 } }
    expect(rechazo({ message: 'x', ...malas })).toEqual(malas)
    expect(rechazo({ message: 'x' })).toBeNull()
    expect(rechazo(undefined)).toBeNull()
  })
})

describe('what is said of many cells', () => {
  it.each([
    [[7], '7'],
    [[5, 2], '2 y 5'],
    [[2, 3], '2 y 3'],
    [[2, 3, 4, 9], '2 a 4 y 9'],
    [[2, 3, 4, 6, 7, 8, 12], '2 a 4, 6 a 8 y 12'],
  ])('rows %j', (filas, texto) => expect(enRangos(filas)).toBe(texto))
  const sinHoras = (fila: number, valor = '') => ({
    fila,
    columna: 'E (HORAS)',
    valor,
    motivo: 'No tiene horas.',
  })
  it('is said once, with how many there are', () => {
    const grupos = agrupar([sinHoras(2), celda, sinHoras(3), sinHoras(4)])
    expect(grupos.map(lugarDeCeldas)).toEqual(['3 filas, columna E (HORAS)', 'Fila 7, columna F'])
    expect(grupos.map(g => g.filas)).toEqual([[2, 3, 4], [7]])
  })
  it('names no column where none is wrong', () => {
    const grupos = agrupar([{ fila: 1, columna: '', valor: '', motivo: 'Falta la fila de encabezados.' }])
    expect(grupos.map(lugarDeCeldas)).toEqual(['Fila 1'])
  })
  it('of several sheets names theirs', () => {
    const en = (hoja: string, fila: number) => ({ ...sinHoras(fila), hoja })
    const grupos = agrupar([en('I Ciclo', 4), en('II Ciclo', 4), en('II Ciclo', 5)])
    expect(grupos.map(lugarDeCeldas)).toEqual([
      'Hoja «I Ciclo», fila 4, columna E (HORAS)',
      'Hoja «II Ciclo», 2 filas, columna E (HORAS)',
    ])
    const leidas = ['I Ciclo', 'II Ciclo'].flatMap(hoja =>
      [4, 5].map(n => ({ ...fila('crear'), hoja, fila: n, nombre: `${hoja} ${n}` })),
    )
    expect(filasConNombre(grupos[1]!, leidas)).toBe('4 II Ciclo 4 · 5 II Ciclo 5')
  })
  it('also where different things stand in the cells: only what is the same is shown', () => {
    const [grupo, ...otros] = agrupar([sinHoras(2, '0'), sinHoras(3), sinHoras(4, '-')])
    expect(otros).toEqual([])
    expect(grupo).toMatchObject({ valor: null, filas: [2, 3, 4] })
    expect(agrupar([sinHoras(2, '0'), sinHoras(3, '0')])[0]!.valor).toBe('0')
  })
  it('names its rows, as many as can be read; without the courses their numbers', () => {
    const [grupo] = agrupar([sinHoras(2), sinHoras(3)])
    const leidas = [
      { ...fila('crear'), fila: 2 },
      { ...fila('crear'), fila: 3, nombre: 'Física' },
    ]
    expect(filasConNombre(grupo!, leidas)).toBe('2 Cálculo · 3 Física')
    expect(filasConNombre(grupo!, [])).toBe('Filas 2 y 3')
    const numeros = Array.from({ length: 70 }, (_, i) => i + 2)
    const [muchos] = agrupar(numeros.map(n => sinHoras(n)))
    const todas = numeros.map(n => ({ ...fila('crear'), fila: n }))
    expect(filasConNombre(muchos!, todas)).toMatch(/^2 Cálculo · .* · 61 Cálculo · y las filas 62 a 71$/)
  })
})
