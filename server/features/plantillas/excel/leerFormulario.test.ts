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
  return { contenido, errores: errores.map(e => `${e.fila} ${e.columna} «${e.valor}» ${e.motivo}`) }
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
        '4 Secciones de electivos · A «ARTE» Otra sección se llama igual: no se sabría en cuál va cada curso.',
      ],
    })
  })
})
