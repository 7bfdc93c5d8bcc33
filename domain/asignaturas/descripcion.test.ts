import { expect, it } from 'vitest'
import type { Requisito } from './asignatura.ts'
import { describe as describir, describirImpreso, nombradosConCodigo } from './descripcion.ts'
import { creditos, o, previo, simultaneo, texto, y } from './requisitosDePrueba.ts'

const nombres = ['', 'Cálculo I', 'Física I', 'Física II', 'Ética y Sociedad', 'Informática']
const nameOf = (id: number): string | null => nombres[id] ?? null

it.each<[string, Requisito | null, string]>([
  ['nothing', null, ''],
  ['an empty group', y(), ''],
  ['a course', previo(1), 'Cálculo I'],
  ['all', y(previo(1), previo(2), previo(3)), 'Cálculo I, Física I y Física II'],
  ['«e» before i', y(previo(1), previo(5)), 'Cálculo I e Informática'],
  [
    'alternatives and credits',
    y(previo(1), o(previo(2), previo(3)), creditos(120)),
    'Cálculo I y (Física I o Física II), 120 créditos aprobados',
  ],
  ['credits written first are said last', y(creditos(120), previo(1)), 'Cálculo I, 120 créditos aprobados'],
  ['only credits', creditos(1.5), '1,5 créditos aprobados'],
  ['one credit', creditos(1), '1 crédito aprobado'],
  ['credits as alternative', o(previo(1), creditos(120)), 'Cálculo I o 120 créditos aprobados'],
  ['groups as alternatives', o(y(previo(1), previo(2)), previo(3)), '(Cálculo I y Física I) o Física II'],
  ['a corequisite', y(previo(1), simultaneo(2)), 'Cálculo I y Física I (correquisito)'],
  ['a name with «y» alone', previo(4), 'Ética y Sociedad'],
  ['a name with «y» beside others', y(previo(4), previo(1)), '«Ética y Sociedad» y Cálculo I'],
  ['an unknown text', y(previo(1), texto('QUI-999')), 'Cálculo I y «QUI-999» (sin reconocer)'],
  ['a course that is gone', previo(99), 'un curso que ya no existe'],
])('%s', (_case, r, texto) => expect(describir(r, nameOf)).toBe(texto))

it.each<[string, Requisito, string]>([
  ['alone', texto('Química y Ambiente'), 'Química y Ambiente'],
  [
    'beside others',
    y(previo(1), texto('Química y Ambiente'), texto('QUI-999')),
    'Cálculo I, «Química y Ambiente» y QUI-999',
  ],
])('printed, an unknown text is not marked: %s', (_case, r, dicho) =>
  expect(describirImpreso(r, nameOf)).toBe(dicho),
)

it('a course is named with its code, where it has one', () => {
  const nombre = nombradosConCodigo([
    { id: 1, nombre: 'Física I', codigo: 'FIS-101' },
    { id: 2, nombre: 'Ética', codigo: null },
  ])
  expect([1, 2, 3].map(nombre)).toEqual(['Física I (FIS-101)', 'Ética', null])
})
