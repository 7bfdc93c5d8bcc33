import { expect, it } from 'vitest'
import { MAX_CICLOS } from './ciclo.ts'
import { leerCiclo } from './leerCiclo.ts'
import { cicloUsual, nombrarCiclo } from './nombrar.ts'

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

it('the grades of a school are read back', () => {
  for (let n = 1; n <= MAX_CICLOS; n++) expect(leerCiclo(cicloUsual(n, 'Colegio').nombre)?.numero).toBe(n)
})
