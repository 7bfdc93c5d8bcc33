import { expect, it } from 'vitest'
import { cambiosDeItems, enPocasPalabras, type ItemDeVersion } from './cambiosDeItems.ts'

const item = (id: string, descripcion: string, status = 1): ItemDeVersion => ({ id, descripcion, status })
const uno = item('a', '<p>Uno</p>')
const dos = item('b', '<p>Dos</p>')

it.each<[string, ItemDeVersion[], ItemDeVersion[], string[], string]>([
  ['a first text', [], [uno], ['null Apartado nuevo.'], '1 palabra añadida'],
  ['a word', [uno], [item('a', '<p>Otro</p>')], ['null '], '1 palabra añadida, 1 palabra quitada'],
  ['one of two', [uno, dos], [uno, item('b', '<p>Dos más</p>')], ['Apartado 2 '], '1 palabra añadida'],
  ['taken away', [uno, dos], [uno], ['Apartado 2 Se eliminó el apartado.'], '1 palabra quitada'],
  [
    'moved',
    [uno, dos],
    [dos, uno],
    ['Apartado 1 Cambió de lugar.', 'Apartado 2 Cambió de lugar.'],
    'Cambió de lugar.',
  ],
  [
    'several added without words',
    [],
    [item('a', ''), item('b', '')],
    ['Apartado 1 Apartado nuevo.', 'Apartado 2 Apartado nuevo.'],
    '2 apartados nuevos.',
  ],
  [
    'several taken away without words',
    [item('x', ''), item('y', ''), uno],
    [uno],
    ['Apartado 1 Se eliminó el apartado.', 'Apartado 2 Se eliminó el apartado.'],
    'Se eliminaron 2 apartados.',
  ],
  [
    'finished',
    [item('a', '<p>x</p>', 2)],
    [item('a', '<p>x</p>')],
    ['null Quedó como «Completo».'],
    'Quedó como «Completo».',
  ],
  [
    'format',
    [uno],
    [item('a', '<p><strong>Uno</strong></p>')],
    ['null Cambió solo el formato.'],
    'Cambió solo el formato.',
  ],
  ['nothing', [uno], [uno], [], 'Sin cambios en el texto.'],
])('%s', (_case, antes, despues, leidos, palabras) => {
  const cambios = cambiosDeItems(antes, despues)
  expect(cambios.map(c => `${c.titulo} ${c.hechos.join(' ')}`)).toEqual(leidos)
  expect(enPocasPalabras(cambios, campo => campo)).toBe(palabras)
})

const deModulo = {
  nuevo: 'Módulo nuevo.',
  nuevos: '# módulos nuevos.',
  eliminado: 'Se eliminó.',
  eliminados: 'Se eliminaron #.',
}
const modulo = { id: 'm', nombre: 'Redes', cursos_ids: [1, 2], status: 1, descripcion: '<p>x</p>' }
it.each<[string, ItemDeVersion[], ItemDeVersion[], string | null, [string, unknown, unknown][], string]>([
  [
    'courses',
    [modulo],
    [{ ...modulo, cursos_ids: [1] }],
    'Redes',
    [['cursos_ids', [1, 2], [1]]],
    'Cambió: cursos_ids.',
  ],
  [
    'a weight and a name, in a new version',
    [{ ...modulo, peso: 10, version: 2 }],
    [{ ...modulo, nombre: 'Nube', peso: 20, version: 2 }],
    'Nube · versión 2',
    [
      ['nombre', 'Redes', 'Nube'],
      ['peso', 10, 20],
    ],
    'Cambió: nombre, peso.',
  ],
  [
    'a new one with all it has',
    [],
    [{ ...modulo, descripcion: '' }],
    'Redes',
    [
      ['nombre', undefined, 'Redes'],
      ['cursos_ids', undefined, [1, 2]],
    ],
    'Módulo nuevo.',
  ],
  [
    'the unit of a line of the evaluation',
    [{ ...modulo, unidad_id: null }],
    [{ ...modulo, unidad_id: 'u' }],
    'Redes',
    [['unidad_id', null, 'u']],
    'Cambió: unidad_id.',
  ],
  ['none of nothing', [{ ...modulo, grupo: '' }], [{ ...modulo }], null, [], 'Sin cambios en el texto.'],
])('fields: %s', (_case, antes, despues, titulo, campos, palabras) => {
  const cambios = cambiosDeItems(antes, despues, deModulo)
  expect(cambios.flatMap(c => c.campos.map(x => [x.campo, x.antes, x.despues]))).toEqual(campos)
  expect(cambios[0]?.titulo ?? null).toBe(titulo)
  expect(enPocasPalabras(cambios, campo => campo, deModulo)).toBe(palabras)
})
