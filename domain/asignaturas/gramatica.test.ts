import { describe, expect, it } from 'vitest'
import { procesadorMs } from '../testing/procesador.ts'
import type { Requisito } from './asignatura.ts'
import { explicacionDeGramatica, format, parse, resolverTextos } from './gramatica.ts'
import { type Lexico, lexicoDe } from './lexico.ts'
import { textosDe } from './requisitos.ts'
import { creditos, o, previo, simultaneo, texto, y } from './requisitosDePrueba.ts'

const cursos = [
  { id: 1, codigo: 'MAT-021', nombre: 'Matemáticas I' },
  { id: 2, codigo: 'MAT-022', nombre: 'Matemáticas II' },
  { id: 3, codigo: 'FIS 100', nombre: 'Introducción a la Física' },
  { id: 4, codigo: null, nombre: 'Ética y Sociedad' },
  { id: 5, codigo: null, nombre: 'Ética' },
  { id: 6, codigo: null, nombre: 'Sociedad' },
  { id: 7, codigo: '120', nombre: 'Ingeniería, Informática y Sociedad' },
  { id: 8, codigo: 'A.1', nombre: 'Taller (nivel 1)' },
  { id: 9, codigo: null, nombre: 'Uno o Dos' },
  { id: 10, codigo: null, nombre: 'Optativa' },
  { id: 11, codigo: null, nombre: 'Optativa' },
  { id: 12, codigo: 'A; B', nombre: 'Con "comillas"' },
  { id: 13, codigo: 'A', nombre: 'Á' },
  { id: 14, codigo: 'B', nombre: 'co: B*' },
  { id: 15, codigo: 'Y', nombre: 'e' },
]
const lexico = lexicoDe(cursos)
const leer = (s: string): Requisito | null => parse(s, lexico).requisitos

describe('parse', () => {
  it.each<[string, string, Requisito | null]>([
    ['nothing', '', null],
    ['blanks', '  \n ', null],
    ['a dash', ' - ', null],
    ['a code pasted with signs that nobody sees', 'MAT\u00ad-021\u200e', leer('MAT-021')],
    ['a word for none', 'Ninguno', null],
    ['a word for none with its point', 'NINGUNO.', null],
    ['another one', 'No requiere', null],
    ['none as in Mexico', 'Sin seriación', null],
    ['an abbreviation for none', 'N.A.', null],
    ['dots', '…', null],
    ['only separators', ';;', null],
    ['a code', 'MAT-021', previo(1)],
    ['case and blanks', ' mat-021 ', previo(1)],
    ['codes by semicolon', 'MAT-021;MAT-022', y(previo(1), previo(2))],
    ['a last semicolon', 'MAT-021; MAT-022;', y(previo(1), previo(2))],
    ['line breaks', 'MAT-021\r\nMAT-022\n', y(previo(1), previo(2))],
    ['«y»', 'MAT-021 y MAT-022', y(previo(1), previo(2))],
    ['«e»', 'MAT-021 e Introducción a la Física', y(previo(1), previo(3))],
    ['a bar', 'MAT-021 | MAT-022', o(previo(1), previo(2))],
    ['a bar without blanks', 'MAT-021|MAT-022', o(previo(1), previo(2))],
    ['«o» and «O»', 'MAT-021 O MAT-022', o(previo(1), previo(2))],
    ['«u»', 'MAT-021 u Optativa; MAT-022', y(o(previo(1), texto('Optativa')), previo(2))],
    ['«y/o»', 'MAT-021 y/o MAT-022', o(previo(1), previo(2))],
    ['commas', 'MAT-021, MAT-022, FIS 100', y(previo(1), previo(2), previo(3))],
    ['commas before «y»', 'MAT-021, MAT-022 y FIS 100', y(previo(1), previo(2), previo(3))],
    ['commas before «o»', 'MAT-021, MAT-022 o FIS 100', o(previo(1), previo(2), previo(3))],
    ['a comma before a name with «o»', 'MAT-021, Uno o Dos', y(previo(1), previo(9))],
    ['«y» binds more than «o»', 'MAT-021 o MAT-022 y FIS 100', o(previo(1), y(previo(2), previo(3)))],
    ['«;» binds less than «o»', 'MAT-021; MAT-022 o FIS 100', y(previo(1), o(previo(2), previo(3)))],
    ['brackets', '(MAT-021 o MAT-022) y FIS 100', y(o(previo(1), previo(2)), previo(3))],
    ['brackets in brackets', '((MAT-021))', previo(1)],
    ['a code without its hyphen', 'MAT 022; FIS100', y(previo(2), previo(3))],
    ['a name', 'matematicas ii', previo(2)],
    ['the longest name', 'Ética y Sociedad', previo(4)],
    ['shorter names where the longest does not fit', 'Sociedad y Ética', y(previo(6), previo(5))],
    ['… and by semicolon', 'Ética; Sociedad', y(previo(5), previo(6))],
    ['a name with comma and «y»', 'Ingeniería, Informática y Sociedad y Ética', y(previo(7), previo(5))],
    ['a name with brackets', 'Taller (nivel 1) | Ética', o(previo(8), previo(5))],
    ['a code with a semicolon', 'A; B', previo(12)],
    ['code and name', 'MAT-021 - Matemáticas I; MAT-022 Matemáticas II', y(previo(1), previo(2))],
    ['quotation marks', '"Ética" y "Sociedad"', y(previo(5), previo(6))],
    ['… of the word processor', '“Ética y Sociedad”; «MAT-021»', y(previo(4), previo(1))],
    ['a corequisite', 'FIS 100*', simultaneo(3)],
    ['… with a blank', 'FIS 100 *; MAT-021', y(simultaneo(3), previo(1))],
    ['… as prefix', 'co:FIS 100; co: MAT-021', y(simultaneo(3), simultaneo(1))],
    ['… as prefix of brackets', 'MAT-021; co:(FIS 100; 120 cr)', y(previo(1), simultaneo(3), creditos(120))],
    ['… of which one', 'co: (FIS 100 o MAT-021) | Ética', o(simultaneo(3), simultaneo(1), previo(5))],
    ['… quoted', '"Ética y Sociedad"*', simultaneo(4)],
    ['credits', '120 cr', creditos(120)],
    ['… in words', 'MAT-021; 120 créditos aprobados', y(previo(1), creditos(120))],
    [
      '… without accents, one, with a dot',
      '100 CREDITOS o 1 crédito o 12,5 cr.',
      o(creditos(100), creditos(1), creditos(12.5)),
    ],
    ['a number alone may be a code', '120', previo(7)],
    ['a course by its id', '#11; #10*', y(previo(11), simultaneo(10))],
    ['an unknown code', 'QUI-999', texto('QUI-999')],
    [
      'an unknown code among known',
      'MAT-021; QUI-999*; FIS 100',
      y(previo(1), texto('QUI-999', 'simultaneo'), previo(3)),
    ],
    ['an unknown name with «y» stays whole', 'Lengua y Literatura', texto('Lengua y Literatura')],
    ['… behind a known one', 'MAT-021 y Lengua y Literatura', y(previo(1), texto('Lengua y Literatura'))],
    ['… before a known one', 'Lengua y Literatura o MAT-021', o(texto('Lengua y Literatura'), previo(1))],
    ['… with brackets', 'Lengua (a; b)', texto('Lengua (a; b)')],
    ['an ambiguous name', 'Optativa', texto('Optativa')],
    ['more words behind a code', 'MAT-021 con nota 14', texto('MAT-021 con nota 14')],
    ['too many credits are no credits', '1200 cr', texto('1200 cr')],
    ['repeated', 'MAT-021; mat-021', previo(1)],
    ['codes between hyphens', 'MAT-021 - MAT022-FIS 100', y(previo(1), previo(2), previo(3))],
    ['… mere numbers may be a row', '120 - 120', texto('120 - 120')],
    ['… so may what counts on behind a code', 'A-120', texto('A-120')],
    ['… in quotation marks they are one text', '"MAT021-MAT022"', texto('MAT021-MAT022')],
    ['… dashes and plus', 'MAT-021 – MAT-022 + FIS100*', y(previo(1), previo(2), simultaneo(3))],
    ['… dots', 'MAT021. MAT022.', y(previo(1), previo(2))],
    ['… behind «o»', 'FIS 100 o MAT021 - MAT022', o(previo(3), y(previo(1), previo(2)))],
    ['… as corequisites', 'co: MAT021 - MAT022; FIS 100', y(simultaneo(1), simultaneo(2), previo(3))],
    ['… one of them unknown', 'MAT021 - QUI-999', texto('MAT021 - QUI-999')],
    ['… a code and another name are not two courses', 'MAT021 - Ética', texto('MAT021 - Ética')],
    ['a slash may be «y» or «o»', 'MAT021 / MAT022', texto('MAT021 / MAT022')],
    ['a text that says none, quoted', '"Ninguno"', texto('Ninguno')],
  ])('%s: %s', (_case, escrito, r) => expect(leer(escrito)).toEqual(r))

  it.each([
    ['an open bracket', '(MAT-021; MAT-022', 'paréntesis'],
    ['a bracket too many', 'MAT-021)', 'paréntesis'],
    ['an open quotation', '"MAT-021', 'comillas'],
    ['nothing behind a bar', 'MAT-021 |', 'Falta un requisito'],
    ['nothing before a bar', '| MAT-021', 'Falta un requisito'],
    ['nothing between bars', 'MAT-021 | | MAT-022', 'Falta un requisito'],
    ['a star alone', '*', 'Falta un requisito'],
    ['two terms without anything between', '(MAT-021) MAT-022', 'después de un paréntesis'],
    ['very many brackets', '('.repeat(5000), 'paréntesis'],
    ['very many courses', Array.from({ length: 51 }, (_, i) => `X${i}`).join(';'), 'más de 50'],
  ])('cannot read %s: kept whole, with a warning', (_case, escrito, motivo) => {
    const { requisitos, avisos } = parse(escrito, lexico)
    expect(requisitos).toMatchObject({ tipo: 'texto', modo: 'previo' })
    expect((requisitos as { texto: string }).texto.length).toBeLessThanOrEqual(500)
    expect(avisos).toHaveLength(1)
    expect(avisos[0]).toContain(motivo)
  })

  it.each<[string, string, string[]]>([
    ['all known', 'MAT-021; 120 cr', []],
    [
      'unknown and long',
      'x'.repeat(500),
      [`No hay en el plan un curso que se escriba «${'x'.repeat(79)}…».`],
    ],
    ['unknown', 'MAT-021; QUI-999', ['No hay en el plan un curso que se escriba «QUI-999».']],
    ['ambiguous', 'Optativa', ['Hay más de un curso que se escribe «Optativa».']],
    [
      'codes with a slash',
      'MAT021 / FIS100',
      [
        '«MAT021 / FIS100» no dice si se piden todos o uno: escriba «MAT-021; FIS 100» o «MAT-021 | FIS 100».',
      ],
    ],
  ])('warns: %s', (_case, escrito, avisos) => expect(parse(escrito, lexico).avisos).toEqual(avisos))
})

describe('format', () => {
  it.each<[string, Requisito | null, string]>([
    ['nothing', null, ''],
    ['courses', y(previo(1), previo(2)), 'MAT-021; MAT-022'],
    [
      'all kinds',
      y(previo(1), o(simultaneo(2), previo(3)), creditos(1.5)),
      'MAT-021; (MAT-022* | FIS 100); 1,5 cr',
    ],
    ['one of groups', o(y(previo(1), previo(2)), previo(3)), '(MAT-021; MAT-022) | FIS 100'],
    ['names with «y» need no marks', y(previo(4), previo(5)), 'Ética y Sociedad; Ética'],
    ['neither do names with brackets', previo(8), 'A.1'],
    ['a code that swallows its neighbours: all in marks', y(previo(13), previo(14)), '"A"; "B"'],
    ['a repeated name: the id', simultaneo(11), '#11*'],
    ['an unknown text', texto('QUI-999', 'simultaneo'), 'QUI-999*'],
    ['a text with signs', texto('A | "B"'), '"A | ""B"""'],
    ['a text that reads as credits', texto('20 cr'), '"20 cr"'],
    ['a text that says none', texto('Ninguno'), '"Ninguno"'],
  ])('%s', (_case, r, escrito) => expect(format(r, lexico)).toBe(escrito))
})

describe('resolverTextos', () => {
  it.each<[string, Requisito, Requisito]>([
    ['a course that came later', y(texto('MAT-021'), texto('ZZ')), y(previo(1), texto('ZZ'))],
    ['as corequisite', texto('MAT-021', 'simultaneo'), simultaneo(1)],
    ['a whole expression', texto('MAT-021 | MAT-022'), o(previo(1), previo(2))],
    ['codes between hyphens may be meant so: they stay', texto('MAT021 - MAT022'), texto('MAT021 - MAT022')],
    ['half of it is still unknown: it stays', texto('MAT-021 | ZZ'), texto('MAT-021 | ZZ')],
  ])('%s', (_case, r, esperado) => expect(resolverTextos(r, lexico)).toEqual(esperado))

  it('of what could be read before, nothing', () => {
    const antes = lexicoDe(cursos.slice(1))
    expect(resolverTextos(y(texto('MAT-021'), texto('MAT-022')), lexico, antes)).toEqual(
      y(previo(1), texto('MAT-022')),
    )
  })
})

it('5,000 courses do not slow a line down', () => {
  const muchos = lexicoDe(
    Array.from({ length: 5000 }, (_, id) => ({ id, codigo: `C-${id}`, nombre: `Curso ${id} y práctica` })),
  )
  const t0 = procesadorMs()
  for (let i = 0; i < 300; i++)
    parse(`C-${i}; Curso ${i} y práctica | Curso raro ${i} y otro; 120 cr`, muchos)
  expect(procesadorMs() - t0).toBeLessThan(20_000)
})

/** The same lexicon, and how often it has been asked. */
function contando(lexico: Lexico): { contado: Lexico; consultas(): number } {
  let consultas = 0
  const buscarLlano = (llano: string) => {
    consultas++
    return lexico.buscarLlano(llano)
  }
  return { contado: { ...lexico, buscarLlano }, consultas: () => consultas }
}

it.each(['1, ', '"A-1", ', 'co: A-1, ', '120 cr, ', 'A-1 y ', 'A-1 | '])(
  'each place of a hostile text (%s…) is looked up once',
  trozo => {
    const suyo = lexicoDe([{ id: 1, codigo: 'A-1', nombre: 'Nombre largo '.repeat(20) }])
    const { contado, consultas } = contando(suyo)
    const hostil = trozo.repeat(1000).slice(0, 2000)
    parse(hostil, contado)
    // Where a term may begin (some 600 places), as many ends as operators follow within the longest name.
    expect(consultas()).toBeGreaterThan(0)
    expect(consultas()).toBeLessThan(hostil.length * 100)
  },
)

it('in a list of codes nothing is looked up that no course is written like, however long their names are', () => {
  const suyo = lexicoDe(
    Array.from({ length: 100 }, (_, i) => ({
      id: i,
      codigo: `MAT-${100 + i}`,
      nombre: `Nombre ${i} ${'largo '.repeat(30)}`,
    })),
  )
  const { contado, consultas } = contando(suyo)
  const { avisos } = parse(Array.from({ length: 49 }, (_, i) => `MAT-${100 + i}`).join('; '), contado)
  expect(avisos).toEqual([])
  // Of each place its code, and what could still be one with its blanks.
  expect(consultas()).toBeGreaterThan(0)
  expect(consultas()).toBeLessThan(49 * 4)
})

it('the explanation is one paragraph and its examples are read as it says', () => {
  expect(explicacionDeGramatica).not.toContain('\n')
  const suyo = lexicoDe(
    ['MAT101', 'FIS101', 'MAT102', 'FIS102'].map((codigo, id) => ({ id: id + 1, codigo, nombre: codigo })),
  )
  const ejemplos = [...explicacionDeGramatica.matchAll(/«((?:MAT|FIS|120)[^»]*)»/g)].map(m => m[1]!)
  expect(ejemplos.length).toBeGreaterThan(0)
  for (const ejemplo of ejemplos) expect(textosDe(parse(ejemplo, suyo).requisitos)).toEqual([])
})
