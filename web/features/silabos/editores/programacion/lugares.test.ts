import { ESTRUCTURA_INICIAL } from '@malla/domain/silabos/estructura.ts'
import { describe, expect, it } from 'vitest'
import { unidadesDePrueba } from '../editoresDePrueba.ts'
import {
  elQueQueda,
  enColumna,
  enFila,
  type Lugar,
  letraDe,
  lugaresDe,
  ordenDe,
  type Tecla,
  vecino,
} from './lugares.ts'

const unidades = unidadesDePrueba(['a', 'b'], [], ['c'])
const lugares = lugaresDe(unidades, ESTRUCTURA_INICIAL)
const lugar = (dicho: string): Lugar => {
  const [id, campo] = dicho.split('.')
  return { id, campo } as Lugar
}
const dicho = (l: Lugar | null) => l && `${l.id}.${l.campo}`

it('cells stand in reading order, results before the weeks of their unit', () =>
  expect(lugares.map(dicho).join(' ')).toBe(
    'u1.resultado a.contenidos a.actividades a.recursos a.evidencias a.horas b.contenidos b.actividades b.recursos ' +
      'b.evidencias b.horas u2.resultado u3.resultado c.contenidos c.actividades c.recursos c.evidencias c.horas',
  ))

it.each([
  ['u1.resultado', 1, 'a.contenidos'],
  ['a.horas', 1, 'b.contenidos'],
  ['b.contenidos', -1, 'a.horas'],
  ['c.horas', 1, null],
  ['u1.resultado', -1, null],
  ['ida.contenidos', 1, null],
] as const)('from %s by %i: %s', (de, paso, a) => expect(dicho(vecino(lugares, lugar(de), paso))).toBe(a))

it.each([
  ['a.recursos', 1, 'b.recursos'],
  ['b.recursos', 1, 'u2.resultado'],
  ['u2.resultado', 1, 'u3.resultado'],
  ['u3.resultado', 1, 'c.contenidos'],
  ['c.contenidos', -1, 'u3.resultado'],
  ['u2.resultado', -1, 'b.contenidos'],
  ['a.horas', -1, 'u1.resultado'],
  ['c.horas', 1, null],
] as const)('in the column of %s by %i: %s', (de, paso, a) =>
  expect(dicho(enColumna(lugares, lugar(de), paso))).toBe(a),
)

it.each([
  ['a.recursos', 'primero', 'a.contenidos'],
  ['a.recursos', 'ultimo', 'a.horas'],
  ['u2.resultado', 'ultimo', 'u2.resultado'],
  ['ida.contenidos', 'primero', null],
] as const)('in the row of %s the %s: %s', (de, extremo, a) =>
  expect(dicho(enFila(lugares, lugar(de), extremo))).toBe(a),
)

it.each([
  ['b.actividades', ['a', 'c'], 'a.actividades'],
  ['b.actividades', ['a', 'b', 'c'], 'b.actividades'],
  ['a.horas', ['b', 'c'], 'b.horas'],
  ['a.horas', [], undefined],
] as const)('who stood in %s when only the weeks %s stay stands in %s', (de, quedan, en) => {
  const despues = lugaresDe(unidadesDePrueba([...quedan]), ESTRUCTURA_INICIAL)
  const foco = elQueQueda(lugares, despues, lugar(de))
  expect(foco && dicho(foco)).toBe(en)
})

const tecla = (dicha: string): Tecla => {
  const partes = dicha.split('+')
  return {
    key: partes.at(-1)!,
    ctrlKey: partes.includes('Ctrl'),
    altKey: partes.includes('Alt'),
    shiftKey: partes.includes('Shift'),
    metaKey: partes.includes('Meta'),
  }
}

describe('keys', () => {
  it.each([
    ['Alt+ArrowUp', 'subir', 'subir'],
    ['Alt+ArrowDown', 'bajar', 'bajar'],
    ['Alt+Enter', 'nueva', 'nueva'],
    ['Ctrl+Enter', 'partir', 'partir'],
    ['Meta+Enter', 'partir', 'partir'],
    ['Ctrl+Shift+Enter', 'unir', 'unir'],
    ['Tab', null, 'siguiente'],
    ['Shift+Tab', null, 'anterior'],
    ['Escape', null, 'salir'],
    ['Enter', 'entrar', null],
    ['F2', 'entrar', null],
    ['ArrowDown', 'abajo', null],
    ['Shift+ArrowDown', null, null],
    ['Ctrl+z', 'deshacer', null],
    ['Ctrl+Shift+Z', 'rehacer', null],
    ['Ctrl+y', 'rehacer', null],
    ['Ctrl+Delete', 'quitar', null],
    ['Meta+Backspace', 'quitar', null],
    ['Backspace', null, null],
    ['Home', 'inicio', null],
    ['End', 'fin', null],
    ['Ctrl+Home', 'primera', null],
    ['Ctrl+End', 'ultima', null],
    ['Ctrl+Alt+ArrowUp', null, null],
    ['a', null, null],
  ])('%s asks for %s where it is read, %s where it is written', (dicha, leyendo, escribiendo) => {
    expect(ordenDe(tecla(dicha), 'leer')).toBe(leyendo)
    expect(ordenDe(tecla(dicha), 'escribir')).toBe(escribiendo)
  })

  it.each([
    ['a', 'a'],
    ['Shift+Ñ', 'Ñ'],
    ['Ctrl+a', null],
    [' ', null],
    ['Enter', null],
  ])('%s writes %s', (dicha, letra) => expect(letraDe(tecla(dicha))).toBe(letra))
})
