import { describe, expect, it } from 'vitest'
import { conDecision, fundirItems } from './fusion.ts'

/** 'a:uno b:dos' as entries. */
const items = (s: string) =>
  s
    .split(' ')
    .filter(Boolean)
    .map(x => ({ id: x.split(':')[0]!, t: x.split(':')[1] ?? '' }))
const escrito = (lista: { id: string; t: string }[]) => lista.map(i => `${i.id}:${i.t}`).join(' ')

describe('two edits of one section', () => {
  it.each([
    ['each another entry', 'a:1 b:1', 'a:2 b:1', 'a:1 b:2', 'a:2 b:2', ''],
    ['only they', 'a:1', 'a:1', 'a:2', 'a:2', ''],
    ['only I', 'a:1', 'a:2', 'a:1', 'a:2', ''],
    ['both alike', 'a:1', 'a:2', 'a:2', 'a:2', ''],
    ['both the same entry', 'a:1', 'a:2', 'a:3', 'a:2', 'a'],
    ['each adds one', 'a:1', 'a:1 m:1', 'a:1 s:1', 'a:1 s:1 m:1', ''],
    ['first writers', '', 'm:1', 's:1', 's:1 m:1', ''],
    ['they add between', 'a:1 b:1', 'a:2 b:1', 'a:1 x:1 b:1', 'a:2 x:1 b:1', ''],
    ['I took it away, they left it', 'a:1 b:1', 'b:1', 'a:1 b:1', 'b:1', ''],
    ['I took it away, they changed it', 'a:1 b:1', 'b:1', 'a:2 b:1', 'a:2 b:1', 'a'],
    ['they took it away, I left it', 'a:1 b:1', 'a:1 b:2', 'b:1', 'b:2', ''],
    ['they took it away, I changed it', 'a:1', 'a:2', '', 'a:2', 'a'],
    ['I moved', 'a:1 b:1', 'b:1 a:1', 'a:1 b:2', 'b:2 a:1', ''],
    ['they moved', 'a:1 b:1', 'a:2 b:1', 'b:1 a:1', 'b:1 a:2', ''],
  ])('%s', (_case, base, mios, suyos, esperado, disputados) => {
    const { items: fundidos, disputas } = fundirItems(items(base), items(mios), items(suyos))
    expect(escrito(fundidos)).toBe(esperado)
    expect(disputas.map(d => d.id).join(' ')).toBe(disputados)
  })

  describe('in one entry', () => {
    type Criterio = { id: string; nombre?: string; peso?: number; descripcion?: string }
    const criterio: Criterio = { id: 'a', nombre: 'Proceso', peso: 30 }
    const con = (cambio: Partial<Criterio>): Criterio[] => [{ ...criterio, ...cambio }]

    it('of different data both stay, and nothing is asked', () => {
      const { items: juntos, disputas } = fundirItems(
        [criterio],
        con({ peso: 40 }),
        con({ nombre: 'Diario' }),
      )
      expect(juntos).toEqual(con({ peso: 40, nombre: 'Diario' }))
      expect(disputas).toEqual([])
    })

    it('what one took out and what the other put in stay so', () => {
      const sin: Criterio[] = [{ id: 'a', nombre: 'Proceso' }]
      const { items: juntos, disputas } = fundirItems([criterio], sin, con({ descripcion: 'Así' }))
      expect(juntos).toEqual([{ id: 'a', nombre: 'Proceso', descripcion: 'Así' }])
      expect(disputas).toEqual([])
      expect(fundirItems([criterio], con({ descripcion: 'Así' }), sin).items).toEqual(juntos)
    })

    it('the same datum is disputed by its name, and mine stands until somebody decides', () => {
      const [mio, suyo] = [con({ peso: 40, nombre: 'Mío' }), con({ peso: 50, descripcion: 'Suya' })]
      const { items: juntos, disputas } = fundirItems([criterio], mio, suyo)
      expect(juntos).toEqual(con({ peso: 40, nombre: 'Mío', descripcion: 'Suya' }))
      expect(disputas).toEqual([{ id: 'a', campo: 'peso', base: criterio, mio: mio[0], suyo: suyo[0] }])
      expect(conDecision(juntos, disputas[0]!, 50)).toEqual(
        con({ peso: 50, nombre: 'Mío', descripcion: 'Suya' }),
      )
    })

    it('that one took away and the other went on with is disputed as a whole', () => {
      const { disputas } = fundirItems([criterio], con({ peso: 40 }), [])
      expect(disputas).toMatchObject([{ campo: null, mio: { peso: 40 }, suyo: null }])
    })
  })

  it('a decision replaces the entry, or takes it away', () => {
    const deTodo = { id: 'a', campo: null }
    expect(escrito(conDecision(items('a:1 b:1'), deTodo, { id: 'a', t: '9' }))).toBe('a:9 b:1')
    expect(escrito(conDecision(items('a:1 b:1'), deTodo, null))).toBe('b:1')
  })
})
