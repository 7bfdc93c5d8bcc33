import { describe, expect, it } from 'vitest'
import { ConsultaNoValida, consultaDe, consultar, vecinas } from './consulta.ts'

const campos = new Set(['title', 'subject', 'lastChangeDateTime', 'sequenceNumber'])
const lista = [
  { title: 'B 10', sequenceNumber: 10, subject: ['Física'], lastChangeDateTime: '2020-01-01T00:00:00Z' },
  { title: 'B 9', sequenceNumber: 9, subject: [], lastChangeDateTime: '2020-06-01T00:00:00+00:00' },
  { title: 'A', lastChangeDateTime: '2021-01-01T00:00:00Z' },
]
const titulos = (q: Record<string, string>) =>
  consultar(lista, consultaDe(q, campos)).pagina.map(d => d.title)

describe('a list', () => {
  it.each([
    ['as it stands', {}, ['B 10', 'B 9', 'A']],
    ['sorted, numbers as numbers', { sort: 'title' }, ['A', 'B 9', 'B 10']],
    ['the other way', { sort: 'title', orderBy: 'DESC' }, ['B 10', 'B 9', 'A']],
    ['a part of a text', { filter: "title~'b '" }, ['B 10', 'B 9']],
    ['one of several', { filter: "subject='Física'" }, ['B 10']],
    ['not', { filter: "title!='A'" }, ['B 10', 'B 9']],
    [
      'moments, however they are written',
      { filter: "lastChangeDateTime>='2020-06-01T00:00:00Z'" },
      ['B 9', 'A'],
    ],
    ['numbers as numbers', { filter: "sequenceNumber>'9'" }, ['B 10']],
    ['AND before OR', { filter: "title='A' OR title~'B' AND subject='Física'" }, ['B 10', 'A']],
    ['a page', { limit: '1', offset: '1' }, ['B 9']],
  ] as const)('%s', (_what, q, dicho) => expect(titulos(q)).toEqual(dicho))

  it.each([
    [{ sort: 'nada' }, 'invalid_sort_field'],
    [{ fields: 'title,' }, 'invalid_selection_field'],
    [{ filter: 'title' }, 'invalid_filter_field'],
    [{ filter: "title='A' title='B'" }, 'invalid_filter_field'],
    [{ filter: "constructor='A'" }, 'invalid_filter_field'],
    [{ limit: '0' }, 'invalid_query_parameter', 'limit debe ser un número entero desde 1.'],
    [{ offset: '1e3' }, 'invalid_query_parameter'],
    [{ orderBy: 'up' }, 'invalid_query_parameter'],
  ])('%o is refused', (q, codigo, message = expect.any(String)) => {
    const error = (() => {
      try {
        return consultaDe(q, campos)
      } catch (e) {
        return e
      }
    })()
    expect(error).toBeInstanceOf(ConsultaNoValida)
    expect(error).toMatchObject({ codigo, message })
  })

  it('knows its neighbours', () => {
    expect(vecinas(consultaDe({ limit: '10', offset: '10' }, campos), 35)).toEqual([
      ['first', 0],
      ['prev', 0],
      ['next', 20],
      ['last', 30],
    ])
    expect(vecinas(consultaDe({}, campos), 0)).toEqual([
      ['first', 0],
      ['last', 0],
    ])
  })
})
