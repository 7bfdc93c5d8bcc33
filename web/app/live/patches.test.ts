import { describe, expect, it } from 'vitest'
import { dropped, shows, withUpdated } from './patches.ts'

const page = {
  data: [
    { id: 1, nombre: 'Ingeniería', revision: 2 },
    { id: 2, nombre: 'Educación', revision: 5 },
  ],
  pagination: { current_page: 1, from: 1, to: 2, total: 12, per_page: 10 },
}
const one = { data: { id: 2, nombre: 'Educación', revision: 5 } }

describe('withUpdated', () => {
  it('changes the row in a list, and only it', () => {
    const patched = withUpdated(page, 2, { nombre: 'Humanidades', revision: 6 })
    expect(patched.data).toEqual([page.data[0], { id: 2, nombre: 'Humanidades', revision: 6 }])
    expect(page.data[1]!.nombre).toBe('Educación')
  })
  it('changes the thing itself', () =>
    expect(withUpdated(one, 2, { revision: 6 }).data).toEqual({ id: 2, nombre: 'Educación', revision: 6 }))
  it.each([
    ['an older change that comes late', 4],
    ['a change that the row has already', 5],
  ])('undoes nothing: %s', (_case, revision) =>
    expect(withUpdated(page, 2, { nombre: 'Antes', revision }).data).toEqual(page.data),
  )
  it('takes no field that the call does not show', () =>
    expect(withUpdated(one, 2, { secreto: 1 }).data).not.toHaveProperty('secreto'))
  it.each([
    ['another thing', page, 9],
    ['no list of things', { url: 'x' }, 1],
    ['nothing cached', undefined, 1],
    ['a list of texts', { data: ['a'] }, 1],
  ])('leaves alone: %s', (_case, answer, id) => expect(withUpdated(answer, id, { nombre: 'x' })).toBe(answer))
})

describe('dropped', () => {
  it('takes the row out and counts one less', () => {
    const patched = dropped(page, 1)
    expect(patched.data.map(r => r.id)).toEqual([2])
    expect(patched.pagination).toMatchObject({ total: 11, to: 1 })
  })
  it('keeps what is not there', () => expect(dropped(page, 9)).toBe(page))
  it('keeps the answer of one thing: its page says that it is gone', () => expect(dropped(one, 2)).toBe(one))
})

it.each([
  [page, 1, true],
  [page, 3, false],
  [one, 2, true],
  [null, 2, false],
])('shows', (answer, id, expected) => expect(shows(answer, id)).toBe(expected))
