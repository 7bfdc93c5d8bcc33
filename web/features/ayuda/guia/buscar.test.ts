import { describe, expect, it } from 'vitest'
import { GUIA, leerGuia } from '../../../guia.plugin.ts'
import { buscarEnGuia } from './buscar.ts'
import type { Pagina } from './pagina.ts'

const paginas = leerGuia(GUIA)
const primeras = (texto: string) => buscarEnGuia(paginas, texto).map(h => h.pagina.clave)

describe('what people type leads to its page', () => {
  it.each([
    ['contraseña', 'recuperar-la-contrasena'],
    ['CONTRASENA', 'recuperar-la-contrasena'],
    ['cómo recupero mi contraseña', 'recuperar-la-contrasena'],
    ['olvidé mi clave', 'recuperar-la-contrasena'],
    ['silabo entregar', 'entregar-el-silabo'],
    ['pegar de excel', 'pegar-de-excel'],
    ['prerrequisitos', 'requisitos'],
    ['convalidación', 'equivalencias'],
    ['plan eliminado', 'papelera'],
    ['sin internet', 'sin-conexion'],
    ['atajos', 'atajos-de-teclado'],
    ['quiero crear un usuario', 'usuarios'],
    ['sunedu', 'formatos'],
  ])('%s', (texto, clave) => expect(primeras(texto)[0]).toBe(clave))
})

it.each(['', '   ', '¿?', 'xyzzy'])('nothing is found for «%s»', texto => expect(primeras(texto)).toEqual([]))

it('only words that say nothing are looked for when there are no others', () =>
  expect(primeras('cómo').length).toBeGreaterThan(0))

it('a page needs half of the words, and comes first with all of them', () => {
  expect(primeras('papelera zzzz')).toContain('papelera')
  expect(primeras('papelera zzzz yyyy')).toEqual([])
})

it('shows where it was found, as it stands there', () => {
  const [{ extracto } = { extracto: ['', '', ''] as const }] = buscarEnGuia(paginas, 'olvido')
  expect(extracto[1].toLowerCase()).toMatch(/^olvid/)
  expect(extracto.join('').length).toBeLessThan(260)
})

/** A page of one paragraph. */
const de = (clave: string, texto: string): Pagina => ({
  clave,
  titulo: clave,
  tema: 'Empezar',
  roles: [],
  orden: 1,
  palabras: '',
  bloques: [{ clase: 'parrafo', texto: [texto] }],
})
const extracto = (texto: string, buscado: string) => buscarEnGuia([de('a', texto)], buscado)[0]!.extracto
const relleno = 'una palabra tras otra '.repeat(8)

it('a short text stands whole around what was found, without marks', () =>
  expect(extracto('Elija la matriz del plan.', 'matriz')).toEqual(['Elija la ', 'matriz', ' del plan.']))

it('a long one is cut at words on both sides, and says so', () => {
  const [antes, igual, despues] = extracto(`${relleno}matriz ${relleno}`, 'matriz')
  expect(antes).toMatch(/^… (una|palabra|tras|otra) /)
  expect([antes.length <= 72, antes.length > 55, igual]).toEqual([true, true, 'matriz'])
  expect(despues).toMatch(/ (una|palabra|tras|otra) …$/)
})

it('of several words it is the one that stands first', () =>
  expect(extracto(`Malla y ${relleno} matriz`, 'matriz malla')[1]).toBe('Malla'))

it('a page without any of the words is none, also where none is asked for', () =>
  expect(buscarEnGuia([de('a', 'nada')], 'matriz', 0)).toEqual([]))

it('a letter alone says nothing beside a word', () =>
  expect(buscarEnGuia([de('x', 'equis')], 'matriz x', 0.5)).toEqual([]))

it('a heading does not run into the text after it', () => {
  const una = paginas.filter(p => p.bloques.some(b => b.clase === 'titulo' && b.texto[0] === 'Si es docente'))
  const [hallada] = buscarEnGuia(una, 'docente')
  expect(hallada?.extracto.join('')).toContain('Si es docente · ')
})
