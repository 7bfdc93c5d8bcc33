import { describe, expect, it } from 'vitest'
import {
  contar,
  erroresDe,
  type FilaLeida,
  type Lectura,
  textoDeImportar,
  whyNotImportar,
} from './lecturas.ts'

const fila = (accion: FilaLeida['accion']): FilaLeida => ({
  fila: 2,
  accion,
  codigo: null,
  nombre: 'Cálculo',
  grupo: 'I',
  credits: null,
  horas: 0,
  requisitos: '',
})
const filas = [fila('crear'), fila('crear'), fila('cambiar'), fila('igual')]
const lectura = (over: Partial<Lectura>): Lectura => ({
  count: 0,
  total: 4,
  message: '',
  avisos: [],
  errores: [],
  filas,
  ...over,
})
const celda = { fila: 7, columna: 'F', valor: 'x', motivo: 'No.' }

describe('what was read in a file', () => {
  it('is counted by what would be done', () => {
    expect(contar(filas)).toEqual({ crear: 2, cambiar: 1, igual: 1 })
    expect(textoDeImportar(filas)).toBe('Importar 3 cursos')
    expect(textoDeImportar([fila('crear')])).toBe('Importar 1 curso')
  })
  it.each([
    ['it can be imported', {}, null],
    ['a bad cell', { errores: [celda], filas: [] }, /la celda/],
    ['bad cells', { errores: [celda, celda], filas: [] }, /las 2 celdas/],
    ['no courses', { total: 0, filas: [] }, /no tiene cursos/],
    ['nothing new', { filas: [fila('igual')] }, /ya está/],
  ])('%s', (_case, over, razon) => {
    const why = whyNotImportar(lectura(over))
    if (razon === null) expect(why).toBeNull()
    else expect(why).toMatch(razon)
  })
  it('a refused import brings its bad cells', () => {
    expect(erroresDe({ errores: [celda] })).toEqual([celda])
    expect(erroresDe({ message: 'x' })).toBeNull()
    expect(erroresDe(undefined)).toBeNull()
  })
})
