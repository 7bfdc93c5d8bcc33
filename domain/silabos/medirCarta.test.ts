import { expect, it } from 'vitest'
import type { ContenidoDeCarta } from './contenido.ts'
import { lucesDeCarta, partesDeCarta } from './medirCarta.ts'
import { referenciaNueva } from './referencia.ts'

const libro = { ...referenciaNueva('b'), titulo: 'Bases de datos' }
const entera: ContenidoDeCarta = {
  sumilla: '<p>Asignatura.</p>',
  cartaCompetencias: [{ id: 'k', competencia_id: 3, texto: '<p>Modela.</p>' }],
  cartaContenidos: [{ id: 'u', nombre: 'Modelado', contenidos: '<p>Entidades.</p>', semanas: null }],
  cartaCriterios: [
    { id: 'a', criterio: 'Prácticas', peso: 60 },
    { id: 'b', criterio: 'Examen', peso: 40 },
  ],
  cartaBibliografia: [libro],
}
const criterios = (...pesos: (number | null)[]): ContenidoDeCarta => ({
  cartaCriterios: pesos.map((peso, i) => ({ id: String(i), criterio: `Criterio ${i}`, peso })),
})

it.each<[string, ContenidoDeCarta, boolean, string]>([
  ['nothing', {}, false, 'danger danger danger'],
  [
    'only rows',
    { cartaContenidos: [{ id: 'u', nombre: '', contenidos: '<p></p>', semanas: null }] },
    false,
    'danger danger danger',
  ],
  ['all of it', entera, false, 'success success success'],
  [
    'all but the competencies, which the matrix says',
    { ...entera, cartaCompetencias: [] },
    true,
    'success success success',
  ],
  ['only what the matrix says', {}, true, 'danger success danger'],
  ['the sumilla alone', { sumilla: '<p>Algo.</p>' }, false, 'warning danger success'],
  ['blanks for a sumilla', { sumilla: '<p>&nbsp; </p>' }, false, 'danger danger danger'],
  [
    'a line without words',
    {
      ...entera,
      cartaCompetencias: [...entera.cartaCompetencias!, { id: 'x', competencia_id: null, texto: '' }],
    },
    false,
    'warning warning success',
  ],
])('of %s: cartas, elementos, sumillas', (_que, carta, enMatriz, luces) => {
  const { cartas, elementos, sumillas } = partesDeCarta(carta, enMatriz)
  expect([cartas, elementos, sumillas].join(' ')).toBe(luces)
})

it.each<[string, ContenidoDeCarta, string]>([
  ['no weights', criterios(null, null), 'success'],
  ['weights that reach 100', criterios(33.33, 33.33, 33.34), 'success'],
  ['some without', criterios(100, null), 'warning'],
  ['90', criterios(60, 30), 'warning'],
])('criteria with %s', (_que, carta, luz) => expect(lucesDeCarta(carta).cartaCriterios).toBe(luz))

it('a unit without contents, a book without words', () => {
  const luces = lucesDeCarta({
    cartaContenidos: [{ id: 'u', nombre: 'Modelado', contenidos: '', semanas: null }],
    cartaBibliografia: [libro, referenciaNueva('x')],
  })
  expect([luces.cartaContenidos, luces.cartaBibliografia]).toEqual(['warning', 'warning'])
})
