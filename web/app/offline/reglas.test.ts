import { describe, expect, it } from 'vitest'
import {
  decidida,
  type Espera,
  filasDe,
  fundir,
  palabrasDe,
  siguiente,
  tieneArchivo,
  trasDescartar,
  trasEnviar,
} from './reglas.ts'
import { textoDe } from './textoDe.ts'

const espera = (orden: number, otros: Partial<Espera> = {}): Espera => ({
  orden,
  dueno: '7.1',
  llamada: 'asignaturas.update',
  input: { id: 5, revision: 1, nombre: 'Física' },
  clave: `clave-${orden}`,
  cuando: 0,
  texto: '',
  donde: '/',
  base: {},
  estado: 'espera',
  ...otros,
})
const tabla = (...filas: object[]): Partial<Espera> => ({
  llamada: 'asignaturas.savePorPlan',
  input: { planId: 3, asignaturas: filas },
})

describe('the things of a write', () => {
  it.each([
    ['one', { id: 5, revision: 1, nombre: 'x' }, [5]],
    [
      'several rows; a new one is none yet',
      { planId: 3, asignaturas: [{ id: 5 }, { id: 6 }, { nombre: 'n' }] },
      [5, 6],
    ],
    ['the only one of its kind', { revision: 2, semanas: 16 }, [undefined]],
    ['a new one', { nombre: 'x' }, []],
  ])('%s', (_what, input, ids) => expect(filasDe(input).map(f => f.id)).toEqual(ids))
})

describe('what is sent next', () => {
  it('the first that waits', () => expect(siguiente([espera(1), espera(2)])?.orden).toBe(1))
  it('nothing of a thing of which something earlier waits for the person, but what is of others', () => {
    const cola = [
      espera(1, { estado: 'choca' }),
      espera(2),
      espera(3, tabla({ id: 5, revision: 1 }, { id: 6, revision: 1 })),
      espera(4, { input: { id: 8, revision: 1 } }),
    ]
    expect(siguiente(cola)?.orden).toBe(4)
  })
  it('what waits behind what waits does not overtake it', () => {
    const cola = [
      espera(1, { estado: 'rechazado' }),
      espera(2, tabla({ id: 5 }, { id: 6 })),
      espera(3, { input: { id: 6, revision: 1 } }),
    ]
    expect(siguiente(cola)).toBeUndefined()
  })
  it('things of another kind with the same id are others', () =>
    expect(siguiente([espera(1, { estado: 'choca' }), espera(2, { llamada: 'planes.update' })])?.orden).toBe(
      2,
    ))
})

describe('what has no id is known by whose it is', () => {
  const estructura = (orden: number, de: object, otros: Partial<Espera> = {}) =>
    espera(orden, {
      llamada: 'estructuras.save',
      input: { ...de, estructura: { semanas: 15 + orden }, revision: 0 },
      ...otros,
    })
  it('what waits for the person in one keeps no other back', () => {
    const cola = [
      estructura(1, { planestudio_id: 3 }, { estado: 'choca' }),
      estructura(2, { planestudio_id: 3 }),
      estructura(3, { programa_id: 3 }),
    ]
    expect([siguiente(cola)?.orden, siguiente(cola.slice(0, 2))]).toEqual([3, undefined])
  })
  it('the next of the same goes on from the revision that was made, and no other', () => {
    const cola = [1, 2].map(orden => estructura(orden, { planestudio_id: 3 }))
    cola.push(estructura(3, { planestudio_id: 4 }), estructura(4, {}))
    const otras = trasEnviar(cola, cola[0]!, { data: { estructura: { semanas: 16 }, revision: 1 } })
    expect(otras.map(e => [e.orden, e.input.revision])).toEqual([[2, 1]])
  })
  describe('what two tabs wrote in words of their form alone', () => {
    const forma = { unidad: 'unidad', semanas: 16 }
    const escrita = (orden: number, era: object, cambios: Record<string, unknown>) =>
      estructura(
        orden,
        { estructura: { ...forma, ...era, ...cambios } },
        {
          base: { 0: { ...forma, ...era } },
          borrador: { nombre: 'config-silabos/3/0', cambios },
        },
      )
    const tras = (otra: Espera) => {
      const una = escrita(1, {}, { semanas: 17 })
      return trasEnviar([una, otra], una, { data: { revision: 1 } })
    }
    it('is not written over: the second had not seen the first', () =>
      expect(tras(escrita(2, {}, { unidad: 'módulo' }))).toMatchObject([
        { trasPropia: true, input: { revision: 0 } },
      ]))
    it('goes on where it had, or says the same', () => {
      expect(tras(escrita(2, { semanas: 17 }, { unidad: 'módulo' }))).toMatchObject([
        { input: { revision: 1 } },
      ])
      expect(tras(escrita(2, {}, { semanas: 17 }))).toMatchObject([{ input: { revision: 1 } }])
    })
    it('nor where the first went by another call of the same form', () => {
      const [una, otra] = [
        {
          llamada: 'planes.terminos',
          input: { id: 5, revision: 1, letraUno: 'A' },
          cambios: { letraUno: 'A' },
        },
        {
          llamada: 'planes.update',
          input: { id: 5, revision: 1, configTerminos: { letraUno: 'B' }, configDisenoCurricular: 1 },
          cambios: { diseno: true, letraUno: 'B' },
        },
      ].map(({ cambios, ...e }, i) =>
        espera(i + 1, {
          ...e,
          base: { 5: { letraUno: 'C', diseno: false } },
          borrador: { nombre: 'plan/5/configurar', cambios },
        }),
      ) as [Espera, Espera]
      const answer = { data: { id: 5, revision: 2 } }
      for (const cola of [
        [una, otra],
        [otra, { ...una, orden: 3 }],
      ])
        expect(trasEnviar(cola, cola[0]!, answer)).toMatchObject([
          { trasPropia: true, input: { revision: 1 } },
        ])
    })
  })
  it('only its form compares it with somebody else’s: of a block of which nothing is known the queue cannot', () => {
    const suya = { estructura: { semanas: 17 }, revision: 4 }
    expect(fundir(estructura(1, {}), suya)).toBeNull()
  })
})

describe('after one was written', () => {
  const answer = { data: { id: 5, revision: 2 } }
  it('an edit upon the same revision goes on from the new one, through whichever call', () => {
    const cola = [espera(1), espera(2), espera(3, tabla({ id: 5, revision: 1, ciclo_id: 4 }))]
    expect(trasEnviar(cola, cola[0]!, answer).map(e => e.input)).toEqual([
      { id: 5, revision: 2, nombre: 'Física' },
      { planId: 3, asignaturas: [{ id: 5, revision: 2, ciclo_id: 4 }] },
    ])
  })
  it('an edit that may be done already under its key goes under it as it was', () => {
    const cola = [espera(1), espera(2, { tarde: true })]
    expect(trasEnviar(cola, cola[0]!, answer)).toEqual([{ ...cola[1], trasPropia: true }])
  })
  it('an edit upon one into which somebody else’s work came is not sent over that', () => {
    const cola = [espera(1, { fundida: true }), espera(2)]
    expect(trasEnviar(cola, cola[0]!, answer)).toEqual([])
  })
  describe('an edit that gives other fields too', () => {
    const mueve = { input: { id: 5, revision: 1, nombre: 'Física', ciclo_id: 2 } }
    const renombra = (base: object) => ({
      input: { id: 5, revision: 1, nombre: 'Física I', ciclo_id: 1 },
      base: { 5: { nombre: 'Física', ...base } },
    })
    const tras = (uno: Partial<Espera>, otro: Partial<Espera>) => {
      const cola = [espera(1, uno), espera(2, otro)]
      return trasEnviar(cola, cola[0]!, answer).map(e => e.input.revision)
    }
    it('keeps its revision where its person had not seen the earlier one: it would undo that', () =>
      expect(tras(mueve, renombra({ ciclo_id: 1 }))).toEqual([1]))
    it('goes on where they had, whatever they made of it', () =>
      expect(tras(mueve, renombra({ ciclo_id: 2 }))).toEqual([2]))
    it('goes on where it says the same, or nothing is known of what they saw', () => {
      expect(tras(mueve, { input: { ...mueve.input, nombre: 'Física I' }, base: {} })).toEqual([2])
      expect(tras(mueve, renombra({}))).toEqual([2])
    })
    it('goes on where both say of a field that there is nothing in it', () =>
      expect(
        tras(
          { input: { id: 5, revision: 1, codigo: null } },
          { input: { id: 5, revision: 1, codigo: 'F1' }, base: { 5: { codigo: '' } } },
        ),
      ).toEqual([2]))
    it('of several rows keeps that of those alone', () => {
      const cola = [
        espera(1, tabla({ id: 5, revision: 1, ciclo_id: 2 }, { id: 6, revision: 1, ciclo_id: 2 })),
        espera(2, {
          ...tabla({ id: 5, revision: 1, ciclo_id: 3 }, { id: 6, revision: 1, ciclo_id: 3 }),
          base: { 5: { ciclo_id: 1 }, 6: { ciclo_id: 2 } },
        }),
      ]
      const [otra] = trasEnviar(cola, cola[0]!, { data: [5, 6].map(id => ({ id, revision: 2 })) })
      expect(otra!.input.asignaturas).toEqual([
        { id: 5, revision: 1, ciclo_id: 3 },
        { id: 6, revision: 2, ciclo_id: 3 },
      ])
    })
  })
  it('an edit upon another revision, or of another thing, stays what it is', () => {
    const cola = [
      espera(1),
      espera(2, { input: { id: 5, revision: 9 } }),
      espera(3, { input: { id: 6, revision: 1 } }),
      espera(4, { llamada: 'planes.update' }),
    ]
    expect(trasEnviar(cola, cola[0]!, answer)).toEqual([])
  })
  it('of several rows each goes on from its own', () => {
    const cola = [
      espera(1, tabla({ id: 5, revision: 1 }, { id: 6, revision: 4 })),
      espera(2, { input: { id: 6, revision: 4 } }),
    ]
    const otras = trasEnviar(cola, cola[0]!, {
      data: [
        { id: 5, revision: 2 },
        { id: 6, revision: 5 },
      ],
    })
    expect(otras.map(e => e.input)).toEqual([{ id: 6, revision: 5 }])
  })
})

describe('a write that met a newer row', () => {
  const base = { 5: { nombre: 'Física', credits: 4 } }
  it('is brought together with it where both changed other things', () => {
    const uno = espera(1, { base, input: { id: 5, revision: 1, nombre: 'Física I', credits: 4 } })
    expect(fundir(uno, { id: 5, revision: 3, nombre: 'Física', credits: 6 })).toEqual({
      input: { id: 5, revision: 3, nombre: 'Física I', credits: 6 },
      base: { 5: { nombre: 'Física', credits: 6 } },
      disputas: [],
    })
  })
  it('asks for each field that both changed, and sends what is decided', () => {
    const uno = espera(1, { base, input: { id: 5, revision: 1, nombre: 'Física I', credits: 5 } })
    const { input, disputas } = fundir(uno, { id: 5, revision: 3, nombre: 'Física general', credits: 4 })!
    expect(disputas).toEqual([{ id: 5, name: 'nombre', mine: 'Física I', theirs: 'Física general' }])
    const choca = { ...uno, input, disputas }
    expect(decidida(choca, new Set())).toEqual({ id: 5, revision: 3, nombre: 'Física I', credits: 5 })
    expect(decidida(choca, new Set(['5.nombre']))).toMatchObject({ nombre: 'Física general', credits: 5 })
  })
  it('where nothing is known of what stood there, asks for whatever differs', () =>
    expect(fundir(espera(1), { id: 5, revision: 3, nombre: 'Otra' })?.disputas).toHaveLength(1))
  it('of several rows only the one that changed', () => {
    const uno = espera(1, {
      ...tabla({ id: 5, revision: 1, ciclo_id: 2 }, { id: 6, revision: 1, ciclo_id: 2 }),
      base: { 5: { ciclo_id: 1 }, 6: { ciclo_id: 1 } },
    })
    const { input, disputas } = fundir(uno, [{ id: 6, revision: 2, ciclo_id: 3 }])!
    expect(disputas).toEqual([{ id: 6, name: 'ciclo_id', mine: 2, theirs: 3 }])
    expect(input.asignaturas).toEqual([
      { id: 5, revision: 1, ciclo_id: 2 },
      { id: 6, revision: 2, ciclo_id: 2 },
    ])
  })
})

it('a course that two put in two places is asked as one thing, and stands in one of them', () => {
  const suya = { id: 6, revision: 2, ciclo_id: 0, seccion_id: 3, orden: 0 }
  const uno = espera(1, {
    ...tabla({ id: 6, revision: 1, ciclo_id: 2, orden: 5 }),
    base: { 6: { ciclo_id: 1, orden: 4 } },
  })
  const junta = fundir(uno, [suya])!
  const mia = { ciclo_id: 2, seccion_id: 0, orden: 5 }
  const { id: _id, revision: _revision, ...lugar } = suya
  expect(junta.disputas).toEqual([{ id: 6, name: 'lugar', mine: mia, theirs: lugar }])
  const choca = { ...uno, ...junta }
  expect(decidida(choca, new Set()).asignaturas).toEqual([{ ...mia, id: 6, revision: 2 }])
  expect(decidida(choca, new Set(['6.lugar'])).asignaturas).toEqual([suya])
  // Decided, it is not asked again over the same.
  expect(fundir(choca, [{ ...suya, revision: 3 }])!.disputas).toEqual([])
})

describe('a write in other words than those of the row is not brought together with it', () => {
  const curso = (id: number) => ({ id, nombre: `Curso ${id}` })
  it.each<[string, Partial<Espera>, object]>([
    [
      'the terms of a plan stand within another field',
      { input: { id: 5, revision: 1, configTerminos: { letraUno: 'A' } }, base: {} },
      { id: 5, revision: 2, json: { configTerminos: { letraUno: 'B' } } },
    ],
    [
      'a lecturer nests the person and the courses',
      {
        input: { id: 5, revision: 1, nombres: 'Ana', cursos_ids: [1], telefono: '9' },
        base: { 5: { nombres: 'Ana', cursos_ids: [1], telefono: null } },
      },
      { id: 5, revision: 2, persona: { nombres: 'Ana María' }, cursos: [curso(1), curso(2)] },
    ],
    [
      'an equivalence has whole courses where the write has ids',
      { input: { id: 5, revision: 1, origen: [1], nota: 'x' }, base: { 5: { origen: [1], nota: null } } },
      { id: 5, revision: 2, origen: [curso(1)], nota: null },
    ],
    [
      'or had none of which anything could be told',
      { input: { id: 5, revision: 1, origen: [] }, base: { 5: { origen: [] } } },
      { id: 5, revision: 2, origen: [curso(1)] },
    ],
    ['a row without a revision', { input: { id: 5, revision: 1, nombre: 'x' } }, { id: 5, nombre: 'y' }],
  ])('%s', (_what, uno, actual) => expect(fundir(espera(1, uno), actual)).toBeNull())
  it.each<[string, unknown, unknown]>([
    ['nothing', null, [1]],
    ['an empty list of ids', [], [1]],
    ['lines of the same fields', [curso(1)], [curso(1), curso(2)]],
    ['a block', { minimo: 1 }, { minimo: 2 }],
  ])('but %s is', (_what, campo, suyo) =>
    expect(
      fundir(espera(1, { input: { id: 5, revision: 1, campo }, base: { 5: { campo } } }), {
        id: 5,
        revision: 2,
        campo: suyo,
      }),
    ).toMatchObject({ input: { id: 5, revision: 2, campo: suyo }, disputas: [] }),
  )
})

describe('once one is thrown away', () => {
  const renombra = espera(1, {
    input: { id: 5, revision: 1, nombre: 'B', letra: 1 },
    base: { 5: { nombre: 'A', letra: 1 } },
  })
  const tras = (otra: Partial<Espera>) => trasDescartar([renombra, espera(2, otra)], renombra)
  it('a later one does not write what was only in it', () => {
    const [otra] = tras({
      input: { id: 5, revision: 1, nombre: 'B', letra: 2 },
      base: { 5: { nombre: 'B', letra: 1 } },
    })
    expect([otra!.input, otra!.base]).toEqual([
      { id: 5, revision: 1, nombre: 'A', letra: 2 },
      { 5: { nombre: 'A', letra: 1 } },
    ])
  })
  it('a later one keeps what its person wrote over it', () =>
    expect(tras({ input: { id: 5, revision: 1, nombre: 'C' }, base: { 5: { nombre: 'B' } } })).toMatchObject([
      { input: { nombre: 'C' }, base: { 5: { nombre: 'A' } } },
    ]))
  it.each<[string, Partial<Espera>]>([
    ['of another thing', { input: { id: 6, nombre: 'B' }, base: { 6: { nombre: 'B' } } }],
    [
      'of another kind',
      { llamada: 'ciclos.update', input: { id: 5, nombre: 'B' }, base: { 5: { nombre: 'B' } } },
    ],
    ['that was not made upon it', { input: { id: 5, nombre: 'B' }, base: { 5: { nombre: 'Z' } } }],
  ])('one %s stays what it is', (_what, otra) => expect(tras(otra)).toEqual([]))
})

it.each([
  ['Cambia un curso', { id: 5, nombre: 'Física I' }, {}, 'Cambia un curso: Física I'],
  [
    'Cambia una línea del perfil',
    { id: 5, descripcion: '<p>Diseña <b>puentes</b></p>' },
    {},
    'Cambia una línea del perfil: Diseña puentes',
  ],
  ['Cambia un ciclo', { id: 5, posicion: 2 }, { 5: { nombre: 'Ciclo II' } }, 'Cambia un ciclo: Ciclo II'],
  ['Crea un plan, con tantos ciclos como se pidan', {}, {}, 'Crea un plan'],
  [
    'Cambia un aviso',
    { id: 5, nombre: `${'a'.repeat(79)}😀 y más` },
    {},
    `Cambia un aviso: ${'a'.repeat(79)}…`,
  ],
])('«%s» in words', (resumen, input, base, texto) => expect(textoDe(resumen, input, base)).toBe(texto))

it.each([
  ['nothing', [], false, null],
  ['one', ['espera'], false, '1 cambio por enviar'],
  ['three', ['espera', 'espera', 'espera'], false, '3 cambios por enviar'],
  ['two on their way', ['espera', 'espera'], true, 'Enviando 2 cambios…'],
  ['one to decide upon', ['choca', 'espera'], false, '1 cambio necesita su decisión'],
  ['refused ones', ['rechazado', 'choca'], false, '2 cambios necesitan su decisión'],
] as const)('the bar says of %s', (_what, estados, enviando, texto) =>
  expect(
    palabrasDe(
      estados.map(estado => ({ estado })),
      enviando,
    )?.texto ?? null,
  ).toBe(texto),
)

it('a file anywhere in an input is seen', () => {
  expect(tieneArchivo({ a: [{ b: new Blob(['x']) }] })).toBe(true)
  expect(tieneArchivo({ a: [{ b: 'x' }], c: null })).toBe(false)
})
