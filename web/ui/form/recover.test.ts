import { describe, expect, it, vi } from 'vitest'
import { almacenDePrueba } from './almacenDePrueba.ts'
import { conflictOf } from './conflict.ts'
import { readDraft, writeDraft } from './draft.ts'
import { draftOf, keepDraft, known, llevarEscrito, startOf, typedIn } from './recover.ts'

const kept = almacenDePrueba()

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
  it('that takes the place of a file comes back upon the file that it was seen upon', () => {
    const encima = { quitar: 'guardado' } as const
    const modelo = { quitar: false, guardado: '/a', revision: 1 }
    keepDraft(draft, modelo, { ...modelo, quitar: true }, { encima })
    const newer = { quitar: false, guardado: '/b', revision: 2 }
    const { base, values } = startOf({ initial: newer, draft })
    expect(conflictOf(base, values, newer, encima).disputed.map(d => d.name)).toEqual(['quitar'])
    expect(typedIn(base, values)).toEqual(['quitar'])
  })
  it('says so where this browser has no room for it; what is typed back needs none', () => {
    const poner = vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect([
      keepDraft(draft, then, { ...then, nombre: 'Ciencias Exactas' }),
      keepDraft(draft, then, { ...then }),
    ]).toEqual([false, true])
    poner.mockRestore()
    expect(keepDraft(draft, then, { ...then, nombre: 'Ciencias Exactas' })).toBe(true)
  })
  it('and was saved all the same, its answer lost, is not told as not saved: the form begins with the record', () => {
    const escrito = { ...then, nombre: 'Ciencias Puras' }
    keepDraft(draft, then, escrito, { key: 'k' })
    // Somebody may have changed something else since.
    const ahora = { ...renamed, estado: 'Desactivado' }
    expect(startOf({ initial: ahora, draft })).toEqual({
      ...{ record: ahora, base: ahora, values: ahora, recovered: false },
    })
    // What mends a refused write of the queue, or had a file, is not over by that.
    for (const otro of [{ corrige: 7 }, { archivos: ['foto'] }]) {
      writeDraft(draft, { ...readDraft(draft)!, ...otro })
      expect(startOf({ initial: ahora, draft }).recovered).toBe(true)
    }
  })
  it('is let go for the record as it is now', () => {
    keepDraft(draft, then, { ...then, nombre: 'Ciencias Exactas' })
    expect(startOf({ initial: renamed, draft }).record).toEqual(renamed)
  })
  it('goes on in the form of another record: what was typed, and nothing else', () => {
    const otro = { nombre: 'Ciencias', estado: 'Desactivado', revision: 7 }
    llevarEscrito(draft, { de: then, a: otro, escritos: { ...then, nombre: 'Ciencias Exactas' } })
    expect(startOf({ initial: otro, draft })).toMatchObject({
      base: otro,
      values: { ...otro, nombre: 'Ciencias Exactas' },
      recovered: true,
    })
  })
  it.each([
    ['another cycle', { ciclo_id: 3, seccion_id: 0 }, { ciclo_id: 4, seccion_id: 0 }],
    [
      'another cycle, over a section in which it was put meanwhile',
      { ciclo_id: 3, seccion_id: 8 },
      { ciclo_id: 4, seccion_id: 8 },
    ],
  ])('goes on as a whole where it is a place: %s', (_case, de, escritos) => {
    const a = { nombre: 'Física', ciclo_id: 0, seccion_id: 8, revision: 7 }
    const con = (lugar: typeof de) => ({ ...a, ...lugar })
    llevarEscrito(draft, { de: con(de), a, escritos: con(escritos) })
    expect(startOf({ initial: a, draft }).values).toEqual({ ...a, ciclo_id: 4, seccion_id: 0 })
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
  describe('of before that was kept', () => {
    const deAntes = (initial: typeof renamed) => {
      writeDraft(draft, { changes: { nombre: 'X' }, revision: 1 })
      return startOf({ initial, draft })
    }
    const disputas = [{ name: 'nombre', mine: 'X', theirs: 'Ciencias Puras' }]
    it('opens as it did over the record that it was typed upon', () =>
      expect(deAntes(then)).toMatchObject({ base: then, values: { ...then, nombre: 'X' }, recovered: true }))
    it('is disputed whole where the record is a newer one: what it was typed upon nobody knows', () => {
      const { base, values } = deAntes(renamed)
      expect(values).toEqual({ ...renamed, nombre: 'X', revision: 1 })
      expect(conflictOf(base, values, renamed).disputed).toEqual(disputas)
      expect(conflictOf(base, values, { ...renamed, nombre: 'X' }).disputed).toEqual([])
    })
    it('is so also where it is nested', () => {
      const mine = { creditos: 1, horas: null }
      const suya = { limites: { creditos: 2, horas: 2 as number | null }, revision: 2 }
      writeDraft(draft, { changes: { limites: mine }, revision: 1 })
      const { base, values } = startOf({ initial: suya, draft })
      expect(conflictOf(base, values, suya).disputed).toEqual([
        { name: 'limites', mine, theirs: suya.limites },
      ])
    })
    it('is so also when it is left again', () => {
      const { base, values } = deAntes(renamed)
      keepDraft(draft, base, { ...values, estado: 'Desactivado' })
      expect(readDraft(draft)).toEqual({
        changes: { nombre: 'X', estado: 'Desactivado' },
        base: { estado: 'Activado' },
        revision: 1,
      })
      const otra = startOf({ initial: renamed, draft })
      expect(conflictOf(otra.base, otra.values, renamed).disputed).toEqual(disputas)
    })
    it('can wait for the server with the little that is known of it', () => {
      const { base } = deAntes(renamed)
      expect(structuredClone(known(base))).toStrictEqual({ ...renamed, nombre: undefined })
    })
  })
  it('is nothing where nothing differs', () => {
    keepDraft(draft, then, { ...then, nombre: 'X' })
    keepDraft(draft, then, { ...then })
    expect(readDraft(draft)).toBeNull()
    expect(startOf({ initial: then, draft })).toMatchObject({ base: then, values: then, recovered: false })
  })
})

describe('a file', () => {
  const initial = { nombre: '', foto: undefined as Blob | undefined }
  const foto = new Blob(['f'])
  const archivos = ['foto']
  it('is not kept with the rest, which tells that it was there', () => {
    keepDraft(draft, initial, { nombre: 'Ana', foto }, { key: 'k1' })
    expect(readDraft(draft)).toEqual({ changes: { nombre: 'Ana' }, base: { nombre: '' }, archivos })
    expect(startOf({ initial, draft })).toMatchObject({ values: { nombre: 'Ana' }, faltan: archivos })
  })
  it('that is missing still is missing the next time too', () => {
    keepDraft(draft, initial, { nombre: 'Ana', foto: undefined }, { faltan: archivos })
    expect(readDraft(draft)).toMatchObject({ archivos })
  })
  it('chosen alone leaves nothing behind', () => {
    keepDraft(draft, initial, { ...initial, foto })
    expect(kept.size).toBe(0)
  })
})

describe('a secret', () => {
  const secret = ['password']
  const initial = { nombres: '', password: '' }
  const typed = { nombres: 'Ana', password: 'malla-2026' }
  it('is not kept with the rest of what was typed', () => {
    keepDraft(draft, initial, typed, { key: 'k1', secret })
    expect(readDraft(draft)).toEqual({ changes: { nombres: 'Ana' }, base: { nombres: '' } })
    expect([...kept.values()].join()).not.toContain('malla-2026')
    expect(draftOf(typed, { ...typed, password: 'otra-2026' }, secret)).toEqual({ changes: {}, base: {} })
  })
  it('typed alone leaves nothing behind', () => {
    keepDraft(draft, initial, { ...initial, password: 'malla-2026' }, { secret })
    expect(kept.size).toBe(0)
  })
  it('that stands there all the same does not come back', () => {
    writeDraft(draft, { changes: typed, base: initial, revision: 1, key: 'k1' })
    expect(startOf({ initial, draft, secret })).toMatchObject({
      base: initial,
      values: { nombres: 'Ana', password: '' },
      recovered: true,
      key: undefined,
    })
    writeDraft(draft, { changes: { password: 'malla-2026' } })
    expect(startOf({ initial, draft, secret })).toMatchObject({ values: initial, recovered: false })
  })
})

describe('what a form proposes', () => {
  const initial = { fechacese: null as string | null, revision: 1 }
  const proposed = { fechacese: '2026-11-23' }
  const { base, values } = startOf({ initial, proposed })
  it('stands in it, and is nothing to lose', () => {
    expect(values).toEqual({ fechacese: '2026-11-23', revision: 1 })
    expect(typedIn(base, values, proposed)).toEqual([])
    expect(typedIn(base, { ...values, fechacese: '2026-11-30' }, proposed)).toEqual(['fechacese'])
    expect(typedIn(base, { ...values, fechacese: null }, proposed)).toEqual([])
  })
  it('is mine once it is saved: what somebody else put there is disputed', () =>
    expect(conflictOf(base, values, { fechacese: '2026-12-31', revision: 2 }).disputed).toEqual([
      { name: 'fechacese', mine: '2026-11-23', theirs: '2026-12-31' },
    ]))
  it('stays where somebody else changed something else', () =>
    expect(conflictOf(base, values, { fechacese: null, revision: 2 })).toMatchObject({
      merged: { fechacese: '2026-11-23', revision: 2 },
      disputed: [],
    }))
})
