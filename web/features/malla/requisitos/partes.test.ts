import type { Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { creditos, o, previo, simultaneo, texto, y } from '@malla/domain/asignaturas/requisitosDePrueba.ts'
import { describe, expect, it } from 'vitest'
import { conCursoMas, conHoja, partesDe, requisitoDe } from './partes.ts'

const filas = (r: Requisito | null) => partesDe(r)?.map(p => p.alternativas.length)

describe('partesDe', () => {
  it.each<[string, Requisito | null, number[] | undefined]>([
    ['nothing', null, []],
    ['one course', previo(1), [1]],
    ['all of them', y(previo(1), simultaneo(2), creditos(80)), [1, 1, 1]],
    ['one of them', o(previo(1), previo(2)), [2]],
    ['a course and one of two', y(previo(1), o(previo(2), texto('X'))), [1, 2]],
    ['deeper is not for rows', o(previo(1), y(previo(2), previo(3))), undefined],
  ])('%s', (_case, r, sizes) => expect(filas(r)).toEqual(sizes))
})

it.each([
  null,
  previo(1),
  y(previo(1), creditos(80)),
  o(previo(1), previo(2)),
  y(simultaneo(1), o(previo(2), texto('X'))),
])('what rows show they make again: %j', r => expect(requisitoDe(partesDe(r)!)).toEqual(r))

describe('editing rows', () => {
  const partes = partesDe(y(previo(1), o(previo(2), previo(3))))!
  it.each([
    [
      'a leaf is written anew',
      conHoja(partes, 0, 0, { tipo: 'creditos', creditos: 9 }),
      y(creditos(9), o(previo(2), previo(3))),
    ],
    ['an alternative goes', conHoja(partes, 1, 0, null), y(previo(1), previo(3))],
    ['the last leaf takes its row', conHoja(partes, 0, 0, null), o(previo(2), previo(3))],
    ['a course more', conCursoMas(partes, 4), y(previo(1), o(previo(2), previo(3)), previo(4))],
    ['an alternative more', conCursoMas(partes, 4, 0), y(o(previo(1), previo(4)), o(previo(2), previo(3)))],
  ])('%s', (_case, nuevas, r) => expect(requisitoDe(nuevas)).toEqual(r))
})
