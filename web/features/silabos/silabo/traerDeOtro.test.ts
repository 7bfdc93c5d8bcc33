import type { ContenidoDeSilabo, Unidad } from '@malla/domain/silabos/contenido.ts'
import { semanaNueva } from '@malla/domain/silabos/contenido.ts'
import { expect, it } from 'vitest'
import { modoAhora, traerDeOtro } from './traerDeOtro.ts'

const unidad = (id: string, nombre: string): Unidad => ({
  id,
  nombre,
  resultado: '',
  semanas: [{ ...semanaNueva(`${id}s`), numero: 1 }],
})
const linea = (id: string, unidad_id: string | null) => ({
  id,
  nombre: id,
  instrumento: '',
  peso: 50,
  unidad_id,
})
const aqui: ContenidoDeSilabo = {
  metodologia: '<p>mía</p>',
  unidadesaprendizaje: [unidad('u', 'Mía')],
  evaluacion: { lineas: [linea('l', 'u')], texto: '' },
}
const otro: ContenidoDeSilabo = {
  metodologia: '<p>suya</p>',
  unidadesaprendizaje: [unidad('a', 'Primera'), unidad('b', 'Segunda')],
  evaluacion: { lineas: [linea('x', 'a'), linea('y', 'b')], texto: '<p>fórmula</p>' },
}
let n = 0
const traer = (modos: Record<string, 'queda' | 'reemplaza' | 'sigue'>, unidades: string[] | null = null) =>
  traerDeOtro(aqui, otro, { modos, unidades }, () => `n${++n}`)

it('what stays is not touched', () => expect(traer({ metodologia: 'queda' })).toEqual({}))

it('a text takes the place of the other, or follows it', () => {
  expect(traer({ metodologia: 'reemplaza' })).toEqual({ metodologia: '<p>suya</p>' })
  expect(traer({ metodologia: 'sigue' })).toEqual({ metodologia: '<p>mía</p><p>suya</p>' })
})

it('what follows nothing takes its place whole: no blank line, no blank unit before it', () => {
  const vacio: ContenidoDeSilabo = { metodologia: '<p></p>', unidadesaprendizaje: [unidad('u', '')] }
  const cambios = traerDeOtro(
    vacio,
    otro,
    { modos: { metodologia: 'sigue', unidadesaprendizaje: 'sigue' }, unidades: null },
    () => `n${++n}`,
  ) as ContenidoDeSilabo
  expect(cambios.metodologia).toBe('<p>suya</p>')
  expect(cambios.unidadesaprendizaje!.map(u => u.nombre)).toEqual(['Primera', 'Segunda'])
  expect(modoAhora('reemplaza', true)).toBe('sigue')
  expect(modoAhora('reemplaza', false)).toBe('reemplaza')
})

it('one unit comes behind those that are here, with ids of its own and weeks that go on', () => {
  const { unidadesaprendizaje } = traer({ unidadesaprendizaje: 'sigue' }, ['b']) as ContenidoDeSilabo
  expect(unidadesaprendizaje!.map(u => u.nombre)).toEqual(['Mía', 'Segunda'])
  expect(unidadesaprendizaje![1]!.id).not.toBe('b')
  expect(unidadesaprendizaje!.flatMap(u => u.semanas.map(s => s.numero))).toEqual([1, 2])
})

it('lines of the evaluation follow the units that come along, else they are of the whole course', () => {
  const { evaluacion, unidadesaprendizaje } = traer(
    { unidadesaprendizaje: 'reemplaza', evaluacion: 'reemplaza' },
    ['a'],
  ) as ContenidoDeSilabo
  expect(evaluacion!.lineas.map(l => l.unidad_id)).toEqual([unidadesaprendizaje![0]!.id, null])
})

it('lines that are here lose the units that went', () => {
  const { evaluacion } = traer({ unidadesaprendizaje: 'reemplaza' }) as ContenidoDeSilabo
  expect(evaluacion!.lineas).toMatchObject([{ id: 'l', unidad_id: null }])
})

it('what repeats a competency that is gone comes along as text alone', () => {
  const logro = (id: string, competencia_id: number) => ({ id, texto: id, competencia_id })
  const modos = { competencias: 'sigue' } as const
  const { competencias } = traerDeOtro(
    {},
    { competencias: [logro('sigue', 7), logro('ida', 8)] },
    { modos, unidades: null },
    () => `n${++n}`,
    { competencias: new Set([7]) },
  ) as ContenidoDeSilabo
  expect(competencias!.map(l => [l.texto, l.competencia_id])).toEqual([
    ['sigue', 7],
    ['ida', null],
  ])
})
