import { describe, expect, it } from 'vitest'
import type { Cell, Sheet } from '../../../platform/excel/book.ts'
import { leerFormulario } from './leerFormulario.ts'

type Celda = string | number | Pick<Cell, 'kind' | 'text'>

const celdaDe = (valor: Celda, column: number): Cell => ({
  column,
  ...(typeof valor === 'object'
    ? { ...valor, number: null }
    : typeof valor === 'number'
      ? { kind: 'number', text: String(valor), number: valor }
      : { kind: 'text', text: valor, number: null }),
})
const hoja = (name: string, ...filas: Celda[][]): Sheet => ({
  name,
  hidden: false,
  merges: [],
  rows: filas.map((celdas, i) => ({ number: i + 1, cells: celdas.map(celdaDe) })),
})
const CURSOS = hoja('Cursos', ['NOMBRE', 'CICLO'], ['Taller', 'I'])

const leer = (...hojas: Sheet[]) => {
  const { contenido, errores } = leerFormulario([CURSOS, ...hojas])
  return {
    contenido,
    errores: errores.map(e => `«${e.hoja}» ${e.fila} ${e.columna} «${e.valor}» ${e.motivo}`),
  }
}

describe('sections of electives in a form', () => {
  const secciones = (...filas: Celda[][]) =>
    hoja('Secciones de electivos', ['SECCION', 'CREDITOS REQUERIDOS'], ...filas)

  it('are those of their sheet, and those that only courses name', () => {
    const electivos = hoja('Electivos', ['NOMBRE', 'SECCION'], ['Canto', 'Música'], ['Óleo', 'ARTE'])
    const { contenido, errores } = leer(electivos, secciones(['Arte', 3], ['Deporte', 2]))
    expect(errores).toEqual([])
    expect(contenido!.secciones.map(s => [s.id, s.nombre, s.creditos_requeridos])).toEqual([
      [1, 'Arte', 3],
      [2, 'Deporte', 2],
      [3, 'Música', null],
    ])
    expect(contenido!.asignaturas.map(a => a.seccion_id)).toEqual([null, 3, 1])
  })

  it('of one name are refused: which of them a course means cannot be told', () => {
    expect(leer(secciones(['Arte', 3], ['Deporte', 2], ['ARTE ', 6]))).toEqual({
      contenido: null,
      errores: [
        '«Secciones de electivos» 4 A «ARTE» Otra sección se llama igual: no se sabría en cuál va cada curso.',
      ],
    })
  })
})

it('credits of a kind are no more than those in all: the cell that says so is named', () => {
  const datos = hoja('Datos', ['DATO', 'VALOR'], ['De ellos, generales', 300], ['Créditos requeridos', 200])
  expect(leer(datos)).toEqual({
    contenido: null,
    errores: [
      '«Datos» 2 B «300» Los créditos generales requeridos no pueden pasar de los requeridos en total (200).',
    ],
  })
})

describe('texts in a form', () => {
  const textos = (...filas: Celda[][]) => hoja('Textos', ['SECCION', 'TEXTO'], ...filas)
  const perfil = (...lineas: Celda[]) => hoja('Perfil de egreso', ['LINEA'], ...lineas.map(l => [l]))

  it('are what their cells say, a number too', () => {
    const { contenido, errores } = leer(textos(['Misión', 'Formar\ny más'], ['Visión', 2030]), perfil('-', 7))
    expect(errores).toEqual([])
    expect(contenido!.textos.map(x => (x.items[0] as { descripcion: string }).descripcion)).toEqual([
      '<p>Formar</p><p>y más</p>',
      '<p>2030</p>',
    ])
    expect(contenido!.perfil_egreso.map(l => l.descripcion)).toEqual(['<p>-</p>', '<p>7</p>'])
  })

  const [falla, formula] = ['#NAME?', '#FÓRMULA'].map(text => ({ kind: 'error' as const, text }))
  const fecha = { kind: 'date' as const, text: '2026-05-01' }
  it('that no cell says are named, each with its sheet', () => {
    const datos = hoja('Datos', ['DATO', 'VALOR'], [falla!, 'x'])
    const { contenido, errores } = leer(
      datos,
      textos(['Misión', falla!], ['Visión', fecha], [formula!, 'x'], ['Otra', 'x']),
      perfil('Diseña', formula!, fecha),
    )
    expect(contenido).toBeNull()
    expect(errores).toEqual([
      expect.stringMatching(/^«Datos» 2 A «#NAME\?» La celda tiene un error de Excel/),
      expect.stringMatching(/^«Textos» 2 B «#NAME\?» La celda tiene un error de Excel/),
      expect.stringMatching(/^«Textos» 3 B «01\/05\/2026» Excel lo convirtió en la fecha 01\/05\/2026/),
      expect.stringMatching(/^«Textos» 4 A «#FÓRMULA» La fórmula no tiene un valor guardado/),
      expect.stringMatching(/^«Textos» 5 A «Otra» No es una sección de texto/),
      expect.stringMatching(/^«Perfil de egreso» 3 A «#FÓRMULA» La fórmula no tiene un valor guardado/),
      expect.stringMatching(/^«Perfil de egreso» 4 A «01\/05\/2026» Excel lo convirtió/),
    ])
  })
})

it('hours of a whole period go into the weeks that the form says', () => {
  const cursos = hoja('Cursos', ['NOMBRE', 'CICLO', 'HORAS SEMESTRALES DE TEORÍA'], ['Taller', 'I', 48])
  const datos = hoja('Datos', ['DATO', 'VALOR'], ['Semanas por periodo', 16])
  expect(leerFormulario([cursos, datos]).contenido?.asignaturas.map(a => a.horasteoria)).toEqual([3])
  expect(leerFormulario([cursos]).contenido).toBeNull()
})

it('courses in a sheet for each cycle are read as those of one; what is said of them names their sheet, and none of the form’s own', () => {
  const ciclo = (nombre: string, creditos: Celda) =>
    hoja(
      nombre,
      ['CODIGO', 'NOMBRE', 'CREDITOS', 'REQUISITOS'],
      [nombre, `Curso de ${nombre}`, creditos, 'X9'],
    )
  const datos = hoja('Datos', ['DATO', 'VALOR'], ['Semanas por periodo', 16])
  const { contenido, avisos } = leerFormulario([datos, ciclo('II Ciclo', 4), ciclo('I Ciclo', 3)])
  expect(contenido!.asignaturas.map(a => [a.ciclo_id, a.credits])).toEqual([
    [1, 3],
    [2, 4],
  ])
  expect(avisos.map(a => [a.hoja, a.columna])).toEqual([
    ...Array(3).fill([undefined, '']),
    ['I Ciclo', 'PREREQUISITOS'],
    ['II Ciclo', 'PREREQUISITOS'],
  ])
  const malo = leerFormulario([ciclo('II Ciclo', 'x'), ciclo('I Ciclo', 3)])
  expect(malo.errores.map(e => [e.hoja, e.fila, e.columna])).toEqual([['II Ciclo', 2, 'C (CREDITOS)']])
})
