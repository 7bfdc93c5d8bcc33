import type { Unidad } from '@malla/domain/silabos/contenido.ts'
import { moverSemana, quitarSemana, semanasDe } from '@malla/domain/silabos/semanas.ts'
import { expect, it } from 'vitest'
import { unidadesDePrueba } from './editoresDePrueba.ts'
import { anotar, deshacer, rehacer, SIN_HISTORIA } from './historia.ts'

const clave = 'unidadesaprendizaje'
const ids = (valor: unknown) => semanasDe(valor as Unidad[]).map(s => s.id)
const antes = unidadesDePrueba(['a', 'b'], ['c'])
const paso = (que: string, despues: Unidad[]) => anotar(SIN_HISTORIA, { que, antes, despues })

it('a step is taken back and done again', () => {
  const despues = quitarSemana(antes, 'b')
  const vuelta = deshacer(clave, paso('quitar la semana 2', despues), despues)!
  expect(vuelta.que).toBe('quitar la semana 2')
  expect(vuelta.valor).toEqual(antes)
  expect(rehacer(clave, vuelta.historia, vuelta.valor)!.valor).toEqual(despues)
})

it('there is nothing to take back at the start, nor to do again after something new', () => {
  expect(deshacer(clave, SIN_HISTORIA, antes)).toBeNull()
  const vuelta = deshacer(clave, paso('', antes), antes)!
  expect(rehacer(clave, anotar(vuelta.historia, { que: '', antes, despues: antes }), antes)).toBeNull()
})

it('what somebody else wrote since stays', () => {
  const despues = quitarSemana(antes, 'b')
  const ajeno = despues.map(u => ({
    ...u,
    semanas: u.semanas.map(s => (s.id === 'c' ? { ...s, contenidos: '<p>De otra</p>' } : s)),
  }))
  const { valor } = deshacer(clave, paso('quitar', despues), ajeno)!
  expect(ids(valor)).toEqual(['a', 'b', 'c'])
  expect(semanasDe(valor as Unidad[])[2]!.contenidos).toBe('<p>De otra</p>')
})

it('where both changed one thing theirs stays', () => {
  const despues = moverSemana(antes, 'a', { unidad_id: 'u2', posicion: 1 })
  const ajeno = moverSemana(despues, 'a', { unidad_id: 'u2', posicion: 0 })
  const { valor } = deshacer(clave, paso('mover', despues), ajeno)!
  expect(ids(valor).toSorted()).toEqual(['a', 'b', 'c'])
})

it('doing again what was taken back brings nothing back that somebody else took away meanwhile', () => {
  const despues = unidadesDePrueba(['a', 'b'], ['c', 'd'])
  const ajeno = quitarSemana(despues, 'd')
  const vuelta = deshacer(clave, paso('añadir la semana 4', despues), ajeno)!
  expect([vuelta.isAlgo, ids(vuelta.valor)]).toEqual([false, ['a', 'b', 'c']])
  expect(rehacer(clave, vuelta.historia, vuelta.valor)).toBeNull()
})

it('a step done again can be taken back again, and leaves what came between', () => {
  const despues = quitarSemana(antes, 'b')
  const una = deshacer(clave, paso('quitar', despues), despues)!
  const ajeno = quitarSemana(una.valor as Unidad[], 'a')
  const dos = rehacer(clave, una.historia, ajeno)!
  expect(ids(dos.valor)).toEqual(['c'])
  expect(ids(deshacer(clave, dos.historia, dos.valor)!.valor)).toEqual(['b', 'c'])
})
