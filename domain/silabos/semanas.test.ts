import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Unidad } from './contenido.ts'
import {
  completarSemanas,
  correrSemana,
  insertarSemana,
  insertarUnidad,
  moverSemana,
  moverUnidad,
  partirSemana,
  partirUnidad,
  quitarSemana,
  quitarUnidad,
  repartirSemanas,
  semanasDe,
  unidadDeSemana,
  unirSemanas,
  unirUnidades,
} from './semanas.ts'
import { contador, escritas, unidadesDe } from './silabosDePrueba.ts'

const a = unidadesDe('a:1,2 b:3 c:')

it.each<[string, Unidad[], string]>([
  ['a unit between', insertarUnidad(a, 1, { id: 'n' }), 'a:1,2 n: b:3 c:'],
  ['a unit past the end', insertarUnidad(a, 99, { id: 'n' }), 'a:1,2 b:3 c: n:'],
  ['a unit is moved', moverUnidad(a, 'a', 1), 'b:3 a:1,2 c:'],
  ['a unit that is not there', moverUnidad(a, 'x', 1), 'a:1,2 b:3 c:'],
  ['a unit goes with its weeks', quitarUnidad(a, 'a', 'quitar'), 'b:3 c:'],
  ['a unit goes, its weeks stay with the one before', quitarUnidad(a, 'b', 'pasar'), 'a:1,2,3 c:'],
  ['the first goes, its weeks stay with the next', quitarUnidad(a, 'a', 'pasar'), 'b:1,2,3 c:'],
  ['the only unit goes', quitarUnidad(unidadesDe('a:1'), 'a', 'pasar'), ''],
  ['a week between', insertarSemana(a, 'a', 1, 'n'), 'a:1,n,2 b:3 c:'],
  ['a week at the end', insertarSemana(a, 'c', 5, 'n'), 'a:1,2 b:3 c:n'],
  ['a week goes', quitarSemana(a, '2'), 'a:1 b:3 c:'],
  ['a week to another unit', moverSemana(a, '1', { unidad_id: 'b', posicion: 1 }), 'a:2 b:3,1 c:'],
  ['a week in its unit', moverSemana(a, '1', { unidad_id: 'a', posicion: 1 }), 'a:2,1 b:3 c:'],
  ['a week to nowhere', moverSemana(a, '1', { unidad_id: 'x', posicion: 1 }), 'a:1,2 b:3 c:'],
  ['one step later', correrSemana(a, '1', 1), 'a:2,1 b:3 c:'],
  ['one step later, into the next unit', correrSemana(a, '2', 1), 'a:1 b:2,3 c:'],
  ['one step later, into an empty unit', correrSemana(a, '3', 1), 'a:1,2 b: c:3'],
  ['one step earlier, into the unit before', correrSemana(a, '3', -1), 'a:1,2,3 b: c:'],
  ['no step before the first', correrSemana(a, '1', -1), 'a:1,2 b:3 c:'],
  ['a unit is split', partirUnidad(a, '2', 'n'), 'a:1 n:2 b:3 c:'],
  ['a unit is not split at its first week', partirUnidad(a, '1', 'n'), 'a:1,2 b:3 c:'],
  ['units are joined', unirUnidades(a, 'a'), 'a:1,2,3 c:'],
  ['the last has none behind it', unirUnidades(a, 'c'), 'a:1,2 b:3 c:'],
  ['a week is split', partirSemana(a, '1', 'n'), 'a:1,n,2 b:3 c:'],
  ['weeks are joined', unirSemanas(a, '1'), 'a:1 b:3 c:'],
  ['weeks of two units are joined', unirSemanas(a, '2'), 'a:1,2 b: c:'],
  ['the last week has none behind it', unirSemanas(a, '3'), 'a:1,2 b:3 c:'],
  ['weeks that lack, to the units that lack them', completarSemanas(a, 5, contador()), 'a:1,2 b:3,n1 c:n2'],
  ['weeks that lack, as it was said', completarSemanas(a, 6, contador(), [3, 1, 2]), 'a:1,2,n1 b:3 c:n2,n3'],
  ['more weeks than were said', completarSemanas(a, 5, contador(), [2, 1, 0]), 'a:1,2,n1 b:3,n2 c:'],
  ['none lacks', completarSemanas(a, 3, contador()), 'a:1,2 b:3 c:'],
  ['no unit to put them in', completarSemanas([], 3, contador()), ''],
])('%s', (_case, hechas, esperado) => {
  expect(escritas(hechas)).toBe(esperado)
  expect(semanasDe(hechas).map(s => s.numero)).toEqual(semanasDe(hechas).map((_, i) => i + 1))
})

it.each([
  [16, 4, [4, 4, 4, 4]],
  [17, 4, [5, 4, 4, 4]],
  [2, 3, [1, 1, 0]],
])('%i weeks among %i units', (total, n, partes) => expect(repartirSemanas(total, n)).toEqual(partes))

describe('texts', () => {
  it('of a split week go where the cut says', () => {
    const [primera, segunda] = partirSemana(a, '1', 'n', {
      contenidos: { antes: '<p>uno</p>', despues: '<p>dos</p>' },
    })[0]!.semanas
    expect([primera!.contenidos, segunda!.contenidos]).toEqual(['<p>uno</p>', '<p>dos</p>'])
  })

  it('of joined weeks and units are both kept', () => {
    expect(unirSemanas(a, '1')[0]!.semanas[0]!.contenidos).toBe('<p>1</p><p>2</p>')
    expect(unirUnidades(a, 'a')[0]!.resultado).toBe('<p>Al finalizar a</p><p>Al finalizar b</p>')
  })

  it('joined units keep the name that there is', () => {
    const sinNombre = a.map(u => (u.id === 'a' ? { ...u, nombre: ' ' } : u))
    expect([unirUnidades(a, 'a')[0]!.nombre, unirUnidades(sinNombre, 'a')[0]!.nombre]).toEqual([
      'Unidad a',
      'Unidad b',
    ])
  })
})

it('the unit of a week', () => {
  expect(unidadDeSemana(a, '3')!.id).toBe('b')
  expect(unidadDeSemana(a, 'x')).toBeUndefined()
})

type Paso = (u: Unidad[], nuevo: string) => Unidad[]

/** What is done (`cual`), at which week (`i`) and unit (`j`). */
const pasos = fc.record({
  cual: fc.nat(10),
  i: fc.nat(20),
  j: fc.nat(5),
})

function paso({ cual, i, j }: { cual: number; i: number; j: number }): Paso {
  return (unidades, nuevo) => {
    const semana = semanasDe(unidades)[i]?.id ?? 'no'
    const unidad = unidades[j]?.id ?? 'no'
    const hechos: (() => Unidad[])[] = [
      () => moverSemana(unidades, semana, { unidad_id: unidad, posicion: i }),
      () => correrSemana(unidades, semana, 1),
      () => correrSemana(unidades, semana, -1),
      () => moverUnidad(unidades, unidad, i),
      () => partirUnidad(unidades, semana, nuevo),
      () => unirUnidades(unidades, unidad),
      () => insertarUnidad(unidades, i, { id: nuevo }),
      () => (unidades.length > 1 ? quitarUnidad(unidades, unidad, 'pasar') : unidades),
      () => insertarSemana(unidades, unidad, i, nuevo),
      () => partirSemana(unidades, semana, nuevo),
      () => completarSemanas(unidades, i, contador(`${nuevo}-`)),
    ]
    return hechos[cual]!()
  }
}

it('whatever is moved, split or inserted: no week is lost or doubled, numbers are 1..n, texts stay with their ids', () =>
  fc.assert(
    fc.property(fc.array(pasos, { maxLength: 30 }), lista => {
      const inicio = unidadesDe('a:1,2,3 b:4,5 c: d:6,7,8,9')
      const fin = lista.reduce((u, p, n) => paso(p)(u, `x${n}`), inicio)
      const semanas = semanasDe(fin)
      const ids = semanas.map(s => s.id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(new Set(fin.map(u => u.id)).size).toBe(fin.length)
      expect(semanas.map(s => s.numero)).toEqual(semanas.map((_, i) => i + 1))
      for (const antes of semanasDe(inicio))
        expect(semanas.find(s => s.id === antes.id)?.contenidos).toBe(antes.contenidos)
    }),
  ))

it('going there and back leaves the units as they were', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), n => {
      const inicio = unidadesDe('a:1,2,3 b:4,5 c: d:6,7,8,9')
      if (n < 9) expect(correrSemana(correrSemana(inicio, `${n}`, 1), `${n}`, -1)).toEqual(inicio)
      expect(unirUnidades(partirUnidad(inicio, '8', 'n'), 'd')).toEqual(inicio)
    }),
  ))
