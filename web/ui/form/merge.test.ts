import { describe, expect, it } from 'vitest'
import { changedFields, mergeEdits, withTypedSince } from './merge.ts'

const base = { nombre: 'Física', credits: 4, prerequisito: [1, 2], revision: 3 }

describe('mergeEdits', () => {
  it.each([
    ['what only they changed is theirs', base, { ...base, credits: 5, revision: 4 }, { credits: 5 }, []],
    [
      'what only I changed is mine',
      { ...base, nombre: 'Física I' },
      { ...base, revision: 4 },
      { nombre: 'Física I' },
      [],
    ],
    [
      'what both changed alike is no dispute',
      { ...base, credits: 5 },
      { ...base, credits: 5, revision: 4 },
      { credits: 5 },
      [],
    ],
    [
      'what both changed is disputed and stays mine',
      { ...base, credits: 3 },
      { ...base, credits: 5, revision: 4 },
      { credits: 3 },
      ['credits'],
    ],
    [
      'lists are compared by content',
      { ...base, prerequisito: [1, 2] },
      { ...base, prerequisito: [1], revision: 4 },
      { prerequisito: [1] },
      [],
    ],
  ])('%s', (_case, mine, theirs, merged, disputed) => {
    const result = mergeEdits(base, mine, theirs)
    expect(result.merged).toMatchObject({ ...merged, revision: 4 })
    expect(result.disputed.map(d => d.name)).toEqual(disputed)
  })

  it('leaves alone what the server does not send', () => {
    const mine = { ...base, archivo: 'nuevo' }
    expect(
      mergeEdits({ ...base, archivo: '' }, mine, { ...base, revision: 4 } as typeof mine).merged.archivo,
    ).toBe('nuevo')
  })
})

it('what is typed while a save is on its way stays over what comes back', () => {
  const sent = { ...base, credits: 5 }
  const saved = { ...sent, nombre: 'Física (revisado)', revision: 4 }
  expect(withTypedSince(saved, sent, { ...sent, nombre: 'Física I' })).toEqual({
    ...saved,
    nombre: 'Física I',
  })
  expect(withTypedSince(saved, sent, sent)).toEqual(saved)
})

it('changedFields names what differs, never the revision', () =>
  expect(changedFields(base, { ...base, nombre: 'X', revision: 9 })).toEqual(['nombre']))
