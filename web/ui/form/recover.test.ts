import { beforeEach, describe, expect, it, vi } from 'vitest'
import { conflictOf } from './conflict.ts'
import { readDraft, writeDraft } from './draft.ts'
import { keepDraft, startOf } from './recover.ts'

const kept = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (k: string) => kept.get(k) ?? null,
  setItem: (k: string, v: string) => void kept.set(k, v),
  removeItem: (k: string) => void kept.delete(k),
})
beforeEach(() => kept.clear())

const draft = 'facultad/3'
const then = { nombre: 'Ciencias', estado: 'Activado', revision: 1 }
const renamed = { ...then, nombre: 'Ciencias Puras', revision: 2 }

describe('what was typed and not saved', () => {
  it('that comes back after somebody else saved the same field is disputed, not written over them', () => {
    keepDraft(draft, then, { ...then, nombre: 'Ciencias Exactas' })
    const { base, values } = startOf({ initial: renamed, draft })
    expect(values).toEqual({ ...then, nombre: 'Ciencias Exactas' })
    expect(conflictOf(base, values, renamed).disputed).toEqual([
      { name: 'nombre', mine: 'Ciencias Exactas', theirs: 'Ciencias Puras' },
    ])
  })
  it('is let go for the record as it is now', () => {
    keepDraft(draft, then, { ...then, nombre: 'Ciencias Exactas' })
    expect(startOf({ initial: renamed, draft }).record).toEqual(renamed)
  })
  it('is kept on with what it was typed upon when it comes back and is left again', () => {
    keepDraft(draft, then, { ...then, nombre: 'Ciencias Exactas' })
    const { base, values } = startOf({ initial: renamed, draft })
    keepDraft(draft, base, { ...values, estado: 'Desactivado' })
    expect(readDraft(draft)).toEqual({
      changes: { nombre: 'Ciencias Exactas', estado: 'Desactivado' },
      base: { nombre: 'Ciencias', estado: 'Activado' },
      revision: 1,
    })
  })
  it('of before that was kept opens as it did', () => {
    writeDraft(draft, { changes: { nombre: 'X' }, revision: 1 })
    expect(startOf({ initial: renamed, draft })).toMatchObject({
      base: renamed,
      values: { ...renamed, nombre: 'X', revision: 1 },
      recovered: true,
    })
  })
  it('is nothing where nothing differs', () => {
    keepDraft(draft, then, { ...then, nombre: 'X' })
    keepDraft(draft, then, { ...then })
    expect(readDraft(draft)).toBeNull()
    expect(startOf({ initial: then, draft })).toMatchObject({ base: then, values: then, recovered: false })
  })
})
