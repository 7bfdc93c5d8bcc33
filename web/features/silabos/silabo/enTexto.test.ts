import { type Evaluacion, semanaNueva, type Unidad } from '@malla/domain/silabos/contenido.ts'
import { ESTRUCTURA_INICIAL } from '@malla/domain/silabos/estructura.ts'
import { expect, it } from 'vitest'
import { enTexto } from './enTexto.ts'

const unidad = (id: string, horas: number | null = null): Unidad => ({
  id,
  nombre: 'Redes',
  resultado: '',
  semanas: [{ ...semanaNueva('s'), numero: 1, contenidos: '<p>Tablas</p>', horas }],
})
const en = (unidades: Unidad[]) => ({ estructura: ESTRUCTURA_INICIAL, unidades })

it('a week says its hours where they are its own', () => {
  const dicho = (horas: number | null) => enTexto('unidadesaprendizaje', [unidad('a', horas)], en([]))
  expect(dicho(null)).toBe('Unidad 1 · Redes\nSemana 1: Tablas')
  expect(dicho(2.5)).toBe('Unidad 1 · Redes\nSemana 1: Tablas · 2,5 horas')
})

it('a line of the evaluation says of which unit it is, by the place of that unit', () => {
  const dicho = (unidad_id: string | null) => {
    const linea = { id: 'l', nombre: 'Parcial', instrumento: 'Rúbrica', peso: 40, unidad_id }
    return enTexto(
      'evaluacion',
      { lineas: [linea], texto: '' } satisfies Evaluacion,
      en([unidad('a'), unidad('b')]),
    )
  }
  expect(dicho('b')).toBe('Parcial · Rúbrica · 40 % · Unidad 2')
  expect([dicho(null), dicho('ida')]).toEqual(['Parcial · Rúbrica · 40 %', 'Parcial · Rúbrica · 40 %'])
})
