import { expect, it } from 'vitest'
import { createWords } from './words.ts'

it('filters say what they narrow to, in the order in which they stand', () => {
  const words = createWords()
  words.say('Filtrar', undefined)
  words.say('Estado', 'Activado')
  words.say('Filtrar', '«derecho»')
  expect(words.all()).toEqual(['Filtrar: «derecho»', 'Estado: Activado'])
  words.say('Estado', undefined)
  expect(words.all()).toEqual(['Filtrar: «derecho»'])
})
