import { describe, expect, it } from 'vitest'
import { conflictOf, isPropia, newerOf, palabrasDe } from './conflict.ts'
import { changedFields, mergeEdits, withTheirs, withTypedSince } from './merge.ts'
import type { FormOptions } from './useForm.ts'

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

  it('does not take for untouched what the newer record does not say', () => {
    const mine = { ...base, archivo: 'nuevo' }
    expect(() => mergeEdits({ ...base, archivo: '' }, mine, { ...base, revision: 4 } as typeof mine)).toThrow(
      'archivo',
    )
  })

  describe('of what takes the place of a file', () => {
    const record = { archivo: undefined as Blob | undefined, quitar: false, guardado: '/a', revision: 3 }
    const encima = { archivo: 'guardado', quitar: 'guardado' } as const
    const disputas = (mio: object, guardado: string | null) =>
      mergeEdits<object>(
        record,
        { ...record, ...mio },
        { ...record, guardado, revision: 4 },
        encima as object,
      ).disputed.map(d => d.name)
    const archivo = new Blob(['mío'])
    it('over another one than was seen it is disputed, put or taken off', () => {
      expect(disputas({ archivo }, '/b')).toEqual(['archivo'])
      expect(disputas({ quitar: true }, '/b')).toEqual(['quitar'])
    })
    it('over the one that was seen it is not, nor where nobody touched it', () => {
      expect(disputas({ archivo }, '/a')).toEqual([])
      expect(disputas({}, '/b')).toEqual([])
    })
    it('left to the other it is sent no more', () => {
      const mine = { ...record, archivo }
      const { merged, disputed } = mergeEdits(record, mine, { ...record, guardado: '/b' }, encima)
      expect(withTheirs(merged, disputed)).toEqual({ ...record, guardado: '/b' })
    })
  })

  describe('of where a course stands', () => {
    const en = (ciclo_id: number, seccion_id: number, orden: number, revision = 3) => ({
      ciclo_id,
      seccion_id,
      orden,
      revision,
    })
    const antes = en(1, 0, 4)
    it.each([
      ['mine a section, theirs a cycle', en(0, 3, 0), en(2, 0, 5, 4)],
      ['mine a cycle, theirs a section', en(2, 0, 5), en(0, 3, 0, 4)],
    ])('%s: it is asked whole, and stands in one of the two', (_what, mio, suyo) => {
      const { merged, disputed } = mergeEdits(antes, mio, suyo)
      expect(disputed.map(d => d.name)).toEqual(['lugar'])
      expect(merged).toEqual({ ...mio, revision: 4 })
      expect(withTheirs(merged, disputed)).toEqual(suyo)
    })
    it('what was typed before a reload stands beside nothing of the newer record', () => {
      const suyo = en(0, 3, 0, 4)
      const { merged, disputed } = mergeEdits({ ...suyo, ciclo_id: 1 }, { ...suyo, ciclo_id: 2 }, suyo)
      expect(disputed.map(d => d.name)).toEqual(['lugar'])
      expect(merged).toMatchObject({ ciclo_id: 2, seccion_id: 0 })
    })
    it('moved by one of the two it stands where that one put it, whatever order it had', () => {
      const [movido, ordenado] = [en(0, 3, 0), en(1, 0, 6)]
      expect(mergeEdits(antes, movido, { ...ordenado, revision: 4 })).toEqual({
        merged: { ...movido, revision: 4 },
        disputed: [],
      })
      expect(mergeEdits(antes, ordenado, { ...movido, revision: 4 })).toEqual({
        merged: { ...movido, revision: 4 },
        disputed: [],
      })
    })
  })

  describe('of a block', () => {
    const limites = { creditos: 200, ciclos: 10, horas: null as number | null }
    const record = { limites, revision: 3 }
    const con = (otros: object, revision = 3) => ({ limites: { ...limites, ...otros }, revision })
    it('brings together what two changed in two of its fields', () =>
      expect(mergeEdits(record, con({ creditos: 210 }), con({ horas: 40 }, 4))).toEqual({
        merged: con({ creditos: 210, horas: 40 }, 4),
        disputed: [],
      }))
    it('disputes the field that both changed, and takes what is decided', () => {
      const { merged, disputed } = mergeEdits(
        record,
        con({ creditos: 210 }),
        con({ creditos: 220, ciclos: 12 }),
      )
      expect(disputed).toEqual([{ name: 'limites.creditos', mine: 210, theirs: 220 }])
      expect(merged).toEqual(con({ creditos: 210, ciclos: 12 }))
      expect(withTheirs(merged, disputed)).toEqual(con({ creditos: 220, ciclos: 12 }))
    })
    it('knows what one of the two took out of it or put into it', () => {
      const propias = (...claves: string[]) => ({
        propias: Object.fromEntries(claves.map(c => [c, { nombre: c }])),
      })
      expect(mergeEdits(propias('a', 'b'), propias('a', 'mia'), propias('a', 'b', 'suya'))).toEqual({
        merged: propias('a', 'mia', 'suya'),
        disputed: [],
      })
      expect(mergeEdits(propias('a', 'b'), propias('a', 'b'), propias('b')).merged).toEqual(propias('b'))
    })
    it('takes out of it what the other one took out', () => {
      const con = (propias: object) => ({ propias })
      const suyo = con({ a: { nombre: 'A' } })
      const { merged, disputed } = mergeEdits(
        con({ a: { nombre: 'A' }, b: { nombre: 'B' } }),
        con({ a: { nombre: 'A' }, b: { nombre: 'Mía' } }),
        suyo,
      )
      expect(disputed).toEqual([{ name: 'propias.b', mine: { nombre: 'Mía' }, theirs: undefined }])
      expect(withTheirs(merged, disputed)).toStrictEqual(suyo)
    })
    it('leaves whole what names its own kind: halves of two requisites are none', () => {
      const de = (requisitos: object) => ({ requisitos })
      const [antes, mio, suyo] = [
        de({ tipo: 'curso', asignatura_id: 1, modo: 'previo' }),
        de({ tipo: 'curso', asignatura_id: 2, modo: 'previo' }),
        de({ tipo: 'curso', asignatura_id: 1, modo: 'simultaneo' }),
      ]
      const { merged, disputed } = mergeEdits(antes, mio, suyo)
      expect([merged, disputed.map(d => d.name)]).toEqual([mio, ['requisitos']])
      expect(withTheirs(merged, disputed)).toEqual(suyo)
    })
  })
})

describe('a save that came too late', () => {
  it('does not compile in a form that does not say how it reads the newer record', () => {
    const save = async () => ({ data: { persona: { nombres: 'Ana' }, revision: 1 } })
    type Options = FormOptions<typeof lecturer, Awaited<ReturnType<typeof save>>>
    const flat = (l: typeof lecturer) => l
    // @ts-expect-error A form with a revision says it,
    const none: Options = { initial: lecturer, save }
    // @ts-expect-error and of what the save answers with.
    const wrong: Options = { initial: lecturer, save, actualOf: flat }
    expect([none, wrong]).toHaveLength(2)
  })
  const lecturer = { nombres: 'Ana', cursos_ids: [1], telefono: null as string | null, revision: 3 }
  const mine = { ...lecturer, telefono: '999' }
  it('is brought together with the newer record in the words of the form, of which it takes no more', () =>
    expect(conflictOf(lecturer, mine, { ...lecturer, cursos_ids: [1, 2], id: 7, revision: 4 })).toEqual({
      theirs: { ...lecturer, cursos_ids: [1, 2], revision: 4 },
      merged: { ...mine, cursos_ids: [1, 2], revision: 4 },
      disputed: [],
    }))
  it.each([
    [
      'all that the server nests',
      { persona: { nombres: 'Ana María' }, cursos: [{ id: 1 }, { id: 2 }], revision: 4 },
    ],
    ['one field', { nombres: 'Ana', telefono: null, revision: 4 }],
    ['the revision', { ...lecturer, revision: undefined }],
  ])('is a fault of the form, not a merge, where it cannot read %s', (_what, actual) =>
    expect(() => conflictOf(lecturer, mine, actual)).toThrow('actualOf'),
  )
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

it.each([
  ['a stale edit', 409, { actual: { id: 5 } }, { id: 5 }],
  ['another refusal', 422, { actual: { id: 5 } }, undefined],
  [
    'what another thing has taken the place of: that is no newer record of it',
    409,
    { actual: { id: 50 }, reemplaza: 5 },
    undefined,
  ],
])('the newer record of %s', (_what, status, body, newer) =>
  expect(newerOf(Object.assign(new Error('No'), { status, errors: {}, body }))).toEqual(newer),
)

it.each([
  ['another person', {}, 'Otra persona guardó antes', /^Cambió otros datos que usted no ha tocado\./],
  [
    'oneself',
    { propia: true },
    'Usted guardó antes, en otra pestaña o equipo',
    /^Allí cambió otros datos, que aquí no ha tocado\./,
  ],
])('a stale edit over what was saved by %s says so', (_quien, extra, titulo, texto) => {
  const refusal = Object.assign(new Error('No'), { status: 409, errors: {}, body: { actual: {}, ...extra } })
  const dicho = palabrasDe({ propia: isPropia(refusal), disputed: [] })
  expect(dicho).toEqual({ titulo, texto: expect.stringMatching(texto) })
})
