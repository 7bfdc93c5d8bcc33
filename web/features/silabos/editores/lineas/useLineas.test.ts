import { beforeEach, expect, it } from 'vitest'
import { anotar, deshacer, rehacer, SIN_HISTORIA } from '../historia.ts'
import type { Taller } from '../useHistoria.ts'
import { crearLista, type ListaEditada } from './useLineas.ts'

interface Linea {
  id: string
  nombre: string
  texto: string
}
const linea = (id: string, nombre = ''): Linea => ({ id, nombre, texto: '' })

let valor: Linea[]
let historia = SIN_HISTORIA
let lista: ListaEditada<Linea>

const volver = (como: 'deshacer' | 'rehacer'): string | undefined => {
  const vuelta = { deshacer, rehacer }[como]('anexos', historia, valor)
  if (vuelta) ({ historia, valor } = { historia: vuelta.historia, valor: vuelta.valor as Linea[] })
  return vuelta?.que
}
const taller = {
  valor: () => valor,
  poner: (v: Linea[]) => {
    valor = v
  },
  anotar: (que: string, antes: Linea[], despues: Linea[]) => {
    historia = anotar(historia, { que, antes, despues })
  },
  hacer: (que: string, v: Linea[]) => {
    historia = anotar(historia, { que, antes: valor, despues: v })
    valor = v
  },
  deshacer: () => volver('deshacer') !== undefined,
  rehacer: () => volver('rehacer') !== undefined,
} as unknown as Taller<'anexos'>

beforeEach(() => {
  valor = [linea('a', 'Uno'), linea('b', 'Dos')]
  historia = SIN_HISTORIA
  const sitio = { de: (v: unknown) => v as Linea[], con: (_v: unknown, nuevas: Linea[]) => nuevas as never }
  lista = crearLista<'anexos', Linea>(taller, sitio, () => {})
})
/** A field of a line, or its handle, is entered or left. */
const mover = () => lista.asentar()
const nombres = () => valor.map(l => l.nombre)

it('the letters of a field are one step, those of the next one another', () => {
  mover()
  for (const nombre of ['U', 'Un', 'Una']) lista.cambiar('a', { nombre })
  mover()
  lista.cambiar('a', { texto: 'x' })
  mover()
  expect(historia.hechos.map(p => p.que)).toEqual(['lo escrito', 'lo escrito'])
  volver('deshacer')
  expect(valor[0]).toEqual(linea('a', 'Una'))
  volver('deshacer')
  expect(nombres()).toEqual(['Uno', 'Dos'])
})

it('what is taken back from the handle of a line is no writing: it can be done again', () => {
  mover()
  lista.hacer('repartir', antes => antes.map(l => (l.id === 'a' ? linea('a', 'Repartida') : l)))
  // To its handle, where it is taken back, and away.
  mover()
  expect(volver('deshacer')).toBe('repartir')
  mover()
  expect(historia.hechos).toEqual([])
  expect(volver('rehacer')).toBe('repartir')
  expect(nombres()).toEqual(['Repartida', 'Dos'])
})

it('what somebody else wrote in a line before its first letter here is not of that step', () => {
  mover()
  valor = [linea('a', 'De otra persona'), linea('b', 'Dos')]
  mover()
  expect(historia.hechos).toEqual([])
  lista.cambiar('a', { texto: 'mío' })
  mover()
  volver('deshacer')
  expect(valor[0]).toEqual(linea('a', 'De otra persona'))
})

it('letters after a step are a step, also where nothing was left meanwhile', () => {
  lista.cambiar('a', { nombre: 'Entera' })
  lista.hacer('repartir', antes => antes.map(l => (l.id === 'a' ? { ...l, nombre: 'En', texto: 'tera' } : l)))
  lista.cambiar('a', { nombre: 'En dos' })
  mover()
  expect(historia.hechos.map(p => p.que)).toEqual(['lo escrito', 'repartir', 'lo escrito'])
  volver('deshacer')
  volver('deshacer')
  expect(nombres()).toEqual(['Entera', 'Dos'])
})
