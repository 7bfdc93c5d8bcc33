import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Id, ModoRequisito, Requisito } from './asignatura.ts'
import { format, parse } from './gramatica.ts'
import { lexicoDe } from './lexico.ts'
import { cursosDe, isGrupo, mapHojas, prerequisitoDe, simplificar, sinCurso } from './requisitos.ts'

const modo = fc.constantFrom<ModoRequisito>('previo', 'simultaneo')

/** Any requisite over the given ids, with credits to one decimal and the given texts. */
const arbRequisito = (ids: readonly Id[], textos: fc.Arbitrary<string>): fc.Arbitrary<Requisito> => {
  const hoja: fc.Arbitrary<Requisito> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        tipo: fc.constant('curso' as const),
        asignatura_id: fc.constantFrom(...ids),
        modo,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        tipo: fc.constant('creditos' as const),
        creditos: fc.integer({ min: 0, max: 9990 }).map(n => n / 10),
      }),
    },
    { weight: 2, arbitrary: fc.record({ tipo: fc.constant('texto' as const), texto: textos, modo }) },
  )
  return fc.letrec<{ r: Requisito }>(tie => ({
    r: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      hoja,
      fc.record({
        tipo: fc.constantFrom('y' as const, 'o' as const),
        de: fc.array(tie('r'), { maxLength: 4 }),
      }),
    ),
  })).r
}

describe('simplificar and changing', () => {
  const cualquiera = arbRequisito([1, 2, 3, 4], fc.string())
  const sinVueltas = (r: Requisito): boolean =>
    !isGrupo(r) || (r.de.length > 1 && r.de.every(p => p.tipo !== r.tipo && sinVueltas(p)))
  it('leaves nothing to simplify, and loses no course', () =>
    fc.assert(
      fc.property(cualquiera, r => {
        const s = simplificar(r)
        expect(simplificar(s)).toEqual(s)
        expect(s === null || sinVueltas(s)).toBe(true)
        expect(prerequisitoDe(s)).toEqual(prerequisitoDe(r))
      }),
    ))
  it('no change is the simplified requisite', () =>
    fc.assert(
      fc.property(arbRequisito([1, 2, 3], fc.string()), r => {
        expect(mapHojas(r, h => h)).toEqual(simplificar(r))
        expect(cursosDe(sinCurso(r, 2)).some(c => c.asignatura_id === 2)).toBe(false)
      }),
    ))
})

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

describe('the grammar', () => {
  it('never throws, and is read again as it is written', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc
            .array(
              fc.constantFrom(
                'MAT-021',
                'Ética',
                ' y ',
                ' o ',
                ';',
                '|',
                '(',
                ')',
                '*',
                '"',
                ',',
                ' ',
                'co:',
                '12 cr',
                'zz',
              ),
              { maxLength: 14 },
            )
            .map(p => p.join('')),
        ),
        escrito => {
          const r = leer(escrito)
          expect(simplificar(r)).toEqual(r)
          expect(leer(format(r, lexico))).toEqual(r)
        },
      ),
      { numRuns: 500 },
    ))
  const ids = cursos.map(c => c.id)
  const textos = fc
    .oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .array(
          fc.constantFrom(
            'Lengua',
            'QUI-999',
            ' y ',
            ' o ',
            '; ',
            ' | ',
            '(',
            ')',
            '*',
            '"',
            ', ',
            'co:',
            '20 cr',
            '-',
          ),
          { maxLength: 6 },
        )
        .map(p => p.join('')),
    )
    // A text that names a course is read as that course: it is mended, not kept.
    .filter(t => lexico.buscar(t) === null)
  it('what is written is read again', () =>
    fc.assert(
      fc.property(arbRequisito(ids, textos), r => {
        expect(leer(format(r, lexico))).toEqual(simplificar(r))
      }),
      { numRuns: 1000 },
    ))

  it('a plan without codes: every requisite of names goes out and in', () => {
    const nombres = [
      'Ética',
      'Sociedad',
      'Ética y Sociedad',
      'Física I',
      'Física I o Química',
      'Química',
      'Historia, Geografía y Economía',
    ]
    const sinCodigos = lexicoDe(nombres.map((nombre, i) => ({ id: i + 1, codigo: null, nombre })))
    fc.assert(
      fc.property(arbRequisito([1, 2, 3, 4, 5, 6, 7], fc.constant('X')), r => {
        expect(parse(format(r, sinCodigos), sinCodigos).requisitos).toEqual(simplificar(r))
      }),
    )
  })
})
