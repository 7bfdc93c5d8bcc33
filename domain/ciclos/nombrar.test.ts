import { expect, it } from 'vitest'
import { MAX_CICLOS } from './ciclo.ts'
import { leerCiclo } from './leerCiclo.ts'
import { cicloUsual, cuantasEdades, nombrarCiclo, nombresUsuales } from './nombrar.ts'

it.each([
  ['the text', ['Primer grado'], undefined, 'Primer grado', 'Primer grado'],
  ['the first that is a name', ['1', '1.° grado', 'Primer grado'], undefined, '1.° grado', '1.° grado'],
  ['the text without its capitals', ['GRADO III'], undefined, 'Grado III', 'Grado III'],
  ['an age', ['INICIAL 4 AÑOS'], 'Colegio', 'Inicial 4 años', 'Inicial 4 años'],
  ['a level', ['3ro de primaria'], 'Colegio', '3ro de primaria', '3ro de primaria'],
  ['a figure', ['3'], 'Universidad', 'III', 'Ciclo III'],
  ['a figure in words', ['TERCER CICLO'], 'Universidad', 'III', 'Ciclo III'],
  ['an abbreviation', ['Sem. 3'], 'Universidad', 'III', 'Ciclo III'],
  ['a figure in a school', ['3'], 'Colegio', '3.er grado', '3.er grado'],
  ['a word in a school', ['Segundo'], 'Colegio', '2.° grado', '2.° grado'],
  ['a cycle in a school, which has those too', ['Ciclo III'], 'Colegio', 'III', 'Ciclo III'],
  ['a Roman figure in a school', ['III'], 'Colegio', 'III', 'Ciclo III'],
  ['nothing', [], undefined, 'IX', 'Ciclo IX'],
] as const)('a cycle that is made is called by %s', (_case, textos, empresa, nombre, descripcion) =>
  expect(nombrarCiclo(9, textos, empresa)).toEqual({ nombre, descripcion }),
)

it.each([
  [3, ['3 años', '4 años', '5 años']],
  [1, ['3 años']],
  [5, ['1 año', '2 años', '3 años', '4 años', '5 años']],
  [6, ['0 años', '1 año', '2 años', '3 años', '4 años', '5 años']],
])('%i cycles of Inicial are the ages up to five', (n, nombres) =>
  expect(
    Array.from({ length: n }, (_, i) => cicloUsual(i + 1, 'Colegio', 'Educación inicial', n).nombre),
  ).toEqual(nombres),
)

it('a level of this name is of ages in a school alone', () => {
  expect(cicloUsual(1, 'Instituto', 'Inicial').nombre).toBe('I')
  expect(cicloUsual(4, 'Colegio', 'Inicial').nombre).toBe('4.° grado')
  expect(cicloUsual(7, 'Colegio', 'Inicial', 7).nombre).toBe('7.° grado')
  expect(cicloUsual(1, 'Colegio', 'Primaria').nombre).toBe('1.er grado')
  expect(nombresUsuales('Colegio', 'Inicial')).toEqual(['3 años', '4 años', '5 años'])
})

it.each([
  ['places', ['1', '2', '3'], false, ['3 años', '4 años', '5 años']],
  ['ages', ['3', '4', '5'], false, ['3 años', '4 años', '5 años']],
  ['ages, beside cycles that are there', ['1', '2'], true, ['1 año', '2 años']],
  ['ages, beside one that is called so', ['1', '2', '3 años'], false, ['1 año', '2 años', '3 años']],
  ['what has a name', ['1.er grado', 'Inicial 4 años'], false, ['1.er grado', 'Inicial 4 años']],
])('figures of a file of Inicial: %s', (_case, textos, hay, nombres) => {
  const numeros = textos.map(t => leerCiclo(t)!.numero)
  const cuantos = cuantasEdades(numeros, textos, hay)
  expect(textos.map((t, i) => nombrarCiclo(numeros[i]!, [t], 'Colegio', 'Inicial', cuantos).nombre)).toEqual(
    nombres,
  )
})

it('the grades of a school are read back', () => {
  for (let n = 1; n <= MAX_CICLOS; n++) expect(leerCiclo(cicloUsual(n, 'Colegio').nombre)?.numero).toBe(n)
})
