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

  it('a decision replaces the entry, or takes it away', () => {
    expect(escrito(conDecision(items('a:1 b:1'), 'a', { id: 'a', t: '9' }))).toBe('a:9 b:1')
    expect(escrito(conDecision(items('a:1 b:1'), 'a', null))).toBe('b:1')
  })
})
