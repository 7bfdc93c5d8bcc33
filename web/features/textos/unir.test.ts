import { fundirItems } from '@malla/domain/planes/fusion.ts'
import { expect, it } from 'vitest'
import { listas } from '../entradas/listas.ts'
import type { ItemEditado } from './items.ts'
import { item } from './mundoDePrueba.ts'
import { decididos, disputadasDe } from './unir.ts'

const criterio: ItemEditado = { ...item('a', 'Con rúbrica'), nombre: 'Proceso', peso: 30 }
const otro = item('b', 'Otro')

it('what both changed of an entry is asked by its name, datum by datum, and decided so', () => {
  const fusion = fundirItems<ItemEditado>(
    [criterio, otro],
    [{ ...criterio, peso: 40, descripcion: '<p>Con lista</p>' }, otro],
    [{ ...criterio, peso: 50, descripcion: '<p>Con prueba</p>', nombre: 'Diario' }, otro],
  )
  const disputadas = disputadasDe(fusion, listas.criteriosEvaluaciones)
  expect(disputadas.map(d => [d.pregunta, d.mio.ahora, d.suyo.ahora, d.cabenAmbos])).toEqual([
    ['Diario · Cómo se aplica', 'Con lista', 'Con prueba', true],
    ['Diario · Peso', '40 %', '50 %', false],
  ])
  const [texto, peso] = disputadas.map(d => d.id)
  expect(decididos(fusion, { [texto!]: 'ambos', [peso!]: 'suyo' })).toEqual([
    { ...criterio, nombre: 'Diario', peso: 50, status: 2, descripcion: '<p>Con prueba</p><p>Con lista</p>' },
    otro,
  ])
})

it('an entry that one took away is shown with all that the other has in it', () => {
  const fusion = fundirItems<ItemEditado>([criterio], [], [{ ...criterio, peso: 50 }])
  const [disputada] = disputadasDe(fusion, listas.criteriosEvaluaciones)
  expect(disputada).toMatchObject({
    pregunta: 'Proceso',
    mio: { ahora: null },
    suyo: { antes: 'Proceso\n30 %\nCon rúbrica', ahora: 'Proceso\n50 %\nCon rúbrica' },
    cabenAmbos: false,
  })
  expect(decididos(fusion, { [disputada!.id]: 'mio' })).toEqual([])
})

it('of free text the place is said where there are several', () => {
  const cambiar = (t: string) => [item('a', `${t} 1`), item('b', `${t} 2`)]
  const fusion = fundirItems(cambiar('Uno'), cambiar('Mío'), cambiar('Suyo'))
  expect(disputadasDe(fusion, null).map(d => d.pregunta)).toEqual([
    'Apartado 1 · Texto',
    'Apartado 2 · Texto',
  ])
  const [uno] = [fundirItems([item('a', '1')], [item('a', '2')], [item('a', '3')])]
  expect(disputadasDe(uno, null).map(d => d.pregunta)).toEqual(['Qué texto queda'])
})
