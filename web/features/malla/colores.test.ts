import { curso } from '@malla/domain/asignaturas/requisitosDePrueba.ts'
import { describe, expect, it } from 'vitest'
import { escalaDe } from '../analitica/escala.ts'
import { claveDeColor, leyendaDe, leyendaDeMedida, modoDe, siglasDe, tintaDeMedida } from './colores.ts'
import type { CursoDeMalla } from './curso.ts'

const uno = (id: number, mas: Partial<CursoDeMalla>): CursoDeMalla => ({
  ...curso(id, 10),
  base: id,
  tipocurso_id: null,
  silabo: 1,
  revision: 1,
  ...mas,
})
const area = (
  id: number,
  nombre: string,
  color: number | null = null,
  abreviatura: string | null = null,
) => ({
  id,
  nombre,
  color,
  abreviatura,
})
const areas = [
  area(1, 'Matemática', 3, 'MAT'),
  area(2, 'Ética y Sociedad'),
  area(3, 'Sin usar', 1),
  area(4, 'Arte'),
]
const cursos = [
  uno(1, { areacurso_id: 1 }),
  uno(2, { areacurso_id: 1, silabo: 3 }),
  uno(3, { areacurso_id: 2, silabo: 3 }),
  uno(4, { areacurso_id: 4 }),
]

describe('leyendaDe', () => {
  const leyenda = (modo: 'area' | 'tipo' | 'silabo', lista = cursos) =>
    leyendaDe(modo, lista, { areas, tipos: [] }).map(t => [t.nombre, t.siglas, t.color, t.cursos])
  it('only areas in use, by name; those without a colour get one that is free', () =>
    expect(leyenda('area')).toEqual([
      ['Arte', 'AR', '--a1', 1],
      ['Ética y Sociedad', 'ÉS', '--a2', 1],
      ['Matemática', 'MAT', '--a3', 2],
    ]))
  it('courses without an area are named too', () =>
    expect(leyenda('area', [...cursos, uno(5, {})]).at(-1)).toEqual(['Sin área', '', '--line-2', 1]))
  it('no areas at all: no legend', () => expect(leyenda('area', [uno(1, {})])).toEqual([]))
  it('syllabi by state, complete first, in words', () =>
    expect(leyenda('silabo')).toEqual([
      ['Completo', '', '--palta', 2],
      ['Por hacer', '', '--rocoto', 2],
    ]))
  it('more areas than colours: colours come back', () => {
    const muchas = Array.from({ length: 10 }, (_, i) => area(i + 1, `Área ${String(i).padStart(2, '0')}`))
    const usadas = muchas.map((a, i) => uno(i, { areacurso_id: a.id }))
    const colores = leyendaDe('area', usadas, { areas: muchas, tipos: [] }).map(t => t.color)
    expect(new Set(colores).size).toBe(8)
    const tintas = leyendaDe('area', usadas, { areas: muchas, tipos: [] })
    expect(new Set(tintas.map(t => t.color + t.trama)).size).toBe(10)
  })
})

it.each([
  ['Matemática', 'MA'],
  ['Ciencias de la Salud', 'CS'],
  ['Formación General y Humanística', 'FGH'],
  ['TIC', 'TI'],
  ['😀', '😀'],
  ['𝒜lgebra 𝒷ásica', '𝒜𝒷'],
])('siglas: %s, %s', (nombre, siglas) => expect(siglasDe(nombre)).toBe(siglas))

it.each([
  ['area', '1'],
  ['tipo', ''],
  ['silabo', '3'],
] as const)('key of a course by %s', (modo, clave) => expect(claveDeColor(modo, cursos[1]!)).toBe(clave))

describe('a measure as a colour', () => {
  const medida = (bloqueo: number) => ({ bloqueo, demora: 1, centralidad: 0, complejidad: bloqueo + 1 })
  const de = new Map([
    [1, medida(0)],
    [2, medida(12)],
  ])
  const escala = escalaDe(de, 'bloqueo')
  it('the legend says the amounts', () =>
    expect(leyendaDeMedida(escala).map(t => [t.nombre, t.color, t.cursos])).toEqual([
      ['0', '--m1', 1],
      ['12', '--m5', 1],
    ]))
  it('a card has its figure, and says what it is', () => {
    expect(tintaDeMedida('bloqueo', 2, de, escala)).toMatchObject({
      cifra: '12',
      nombre: 'Bloqueo 12',
      color: '--m5',
    })
    expect(tintaDeMedida('bloqueo', 99, de, escala)).toBeNull()
  })
  it.each([
    ['demora', 'demora'],
    ['silabo', 'silabo'],
    ['otra', 'area'],
    [undefined, 'area'],
  ])('an address with modo=%s means %s', (texto, modo) => expect(modoDe(texto)).toBe(modo))
})
