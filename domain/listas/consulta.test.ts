import { describe, expect, it } from 'vitest'
import { consultaDeVista, isConsulta, LARGO_DE_CONSULTA } from './consulta.ts'
import { listas } from './listas.ts'

describe('the query that a view keeps', () => {
  it.each([
    ['in one order', '?programa=4&estado=Activado', 'estado=Activado&programa=4'],
    ['without page and open row', 'page=3&estado=Activado&id=9', 'estado=Activado'],
    ['with accents and blanks as an address writes them', 'filtro=dise%C3%B1o+web', 'filtro=dise%C3%B1o+web'],
    ['the size of the page stays', 'per_page=50', 'per_page=50'],
    ['what says nothing goes', 'filtro=&estado=', ''],
    ['of what stands twice the last', 'estado=a&estado=b', 'estado=b'],
    ['what is no name of a filter goes', '__proto__[x]=1&Estado=A&<b>=2&estado=B', 'estado=B'],
    ['nothing', '', ''],
  ])('%s', (_case, texto, kept) => expect(consultaDeVista(texto)).toBe(kept))

  it.each([
    ['filters', 'estado=Activado&filtro=a%26b', true],
    ['nothing: the list as it is', '', true],
    ['a page', 'page=2', false],
    ['an open row', 'id=2', false],
    ['another address', 'https://otra.example/?estado=1', false],
    ['a name that is none', 'es tado=1', false],
    ['the same twice', 'estado=1&estado=2', false],
    ['as long as may be', `filtro=${'a'.repeat(LARGO_DE_CONSULTA - 7)}`, true],
    ['longer', `filtro=${'a'.repeat(LARGO_DE_CONSULTA - 6)}`, false],
    ['longer once it is written as an address', `filtro=${'ñ'.repeat(200)}`, false],
  ])('%s', (_case, texto, good) => expect(isConsulta(texto)).toBe(good))

  it('each list has a title of its own', () => {
    const titulos = Object.values(listas).map(l => l.titulo)
    expect(new Set(titulos).size).toBe(titulos.length)
  })
})
