import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { procesadorMs } from '../testing/procesador.ts'
import type { Registro } from './json.ts'
import { leerPaquete } from './leer.ts'
import { AHORA, idaYVuelta, leerBien } from './planDePrueba.ts'

// Properties run hundreds of packages; on a busy machine that takes its time.

import { DOC, hijo, id, item, paquete } from './paqueteDePrueba.ts'

const motivos = (crudo: unknown) => {
  const { omitidos, avisos } = leerBien(crudo).informe
  return { omitidos: omitidos.map(o => o.motivo), avisos: avisos.map(o => o.motivo) }
}

describe('reading', () => {
  it('siblings stand by sequenceNumber, then code, then as they appear', () => {
    const items = [
      item(1),
      item(2, { humanCodingScheme: 'A.10' }),
      item(3, { humanCodingScheme: 'A.9' }),
      item(4),
      item(5),
    ]
    const asociaciones = [hijo(1, DOC), hijo(2, DOC), hijo(3, DOC), hijo(4, DOC, 2), hijo(5, DOC, 1)]
    expect(leerBien(paquete(items, asociaciones)).hijos.get(null)).toEqual([5, 4, 3, 2, 1].map(id))
  })

  it.each([
    ['an item that is none', [null], 'no es un objeto'],
    ['an identifier that is none', [item(1, { identifier: 'x' })], 'su identificador falta o no es un UUID'],
    ['one twice', [item(1), item(1)], 'su identificador está repetido: cuenta la primera vez'],
    ['no statement', [item(1, { fullStatement: ' \u200b ' })], 'no tiene enunciado (fullStatement)'],
    [
      'the identifier of the document',
      [item(1, { identifier: DOC })],
      'su identificador es el del documento',
    ],
  ])('%s is left out, with why', (_what, items, motivo) => {
    expect(motivos(paquete(items, [])).omitidos).toEqual([motivo])
  })

  it('associations that are orphans, name what is out, or close a loop are left out', () => {
    const items = [item(1), item(2), item(3, { fullStatement: '' })]
    const asociaciones = [
      hijo(1, id(2)),
      hijo(2, id(1)),
      hijo(3, DOC),
      hijo(8, id(9)),
      hijo(1, id(1), 1, { identifier: id(77) }),
      { identifier: id(5), associationType: 'isRelatedTo' },
    ]
    expect(motivos(paquete(items, asociaciones)).omitidos).toEqual([
      'no tiene enunciado (fullStatement)',
      'es huérfana: ni su origen ni su destino están en el paquete',
      'une un elemento consigo mismo',
      'su origen (originNodeURI) falta o no nombra nada',
      'nombra un elemento que no ha entrado',
      'cerraría un ciclo: su elemento queda en la raíz',
    ])
    expect(leerBien(paquete(items, asociaciones)).hijos.get(null)).toEqual([id(2)])
  })

  it('takes the form of storage, a wrapped package, capitals and loose kinds', () => {
    const suelto = {
      CFPackage: {
        document: { sourcedId: DOC.toUpperCase(), title: 'Marco', creator: 7, subject: 'Física' },
        items: [
          {
            ...item(1),
            identifier: undefined,
            sourcedId: `{${id(1)}}`,
            educationLevel: '03',
            language: null,
          },
        ],
        associations: [{ ...hijo(1, DOC), associationType: 'IsChildof', sequenceNumber: '4' }],
      },
    }
    const leido = leerBien(suelto)
    expect(leido.informe.omitidos).toEqual([])
    expect(leido.documento).toMatchObject({ identifier: DOC, creator: '7', subject: ['Física'] })
    expect(leido.items[0]!.campos).toMatchObject({
      educationLevel: ['03'],
      lastChangeDateTime: '2020-01-01T00:00:00Z',
    })
    expect(leido.items[0]!.campos).not.toHaveProperty('language')
    expect(leido.asociaciones[0]).toMatchObject({ associationType: 'isChildOf', sequenceNumber: 4 })
  })

  it.each([null, 3, 'x', [], {}, { CFDocument: 1 }, { CFItems: {} }])('%j does not fail', crudo => {
    expect(() => leerPaquete(crudo, AHORA)).not.toThrow()
  })

  it('an item whose texts are things that no text can be made of is told', () => {
    const { items, informe } = leerBien(paquete([item(1, { fullStatement: { toString: 'x' } }), item(2)], []))
    expect(items.map(i => i.id)).toEqual([id(2)])
    expect(informe.omitidos).toMatchObject([{ cual: id(1), texto: '' }])
  })

  it.each(['同類', '---', 'ext:-a', '-'])('a relation called %s is written as 1.1 allows', tipo => {
    const de = paquete([item(1)], [hijo(1, DOC, 1), { ...hijo(2, id(1)), associationType: tipo }])
    const una = idaYVuelta(de, '1.1') as { CFAssociations: { associationType: string }[] }
    // That of the schema; its «|-|» is a range, so that a hyphen is none of its letters.
    expect(una.CFAssociations[1]?.associationType).toMatch(/(ext:)[a-z|A-Z|0-9|.|-|_]+/)
    expect(idaYVuelta(una, '1.1')).toEqual(una)
  })

  it('any JSON at all does not fail, wherever it stands', () => {
    const algo = fc.jsonValue({ maxDepth: 3 })
    fc.assert(
      fc.property(algo, algo, algo, algo, (a, b, c, d) => {
        const crudo = paquete(
          [item(1, { CFItemTypeURI: a as never, subject: b as never }), a, b],
          [hijo(1, DOC), c, d],
        )
        for (const version of ['1.0', '1.1'] as const) {
          const una = idaYVuelta({ ...crudo, CFDefinitions: b, CFRubrics: [c], extensions: d }, version)
          expect(idaYVuelta(una, version)).toEqual(una)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('is not harmed: prototypes, nesting, texts, long chains and thousands of items', () => {
    const hondo = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000))
    const malo = JSON.parse(`{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}`)
    const largo = item(2, { fullStatement: `a\u0000${'é'.repeat(300_000)}`, notes: '\ud800x' })
    const leido = leerBien(
      paquete([item(1, { ...malo, notas: hondo }), largo], [hijo(1, DOC), hijo(2, DOC)], malo),
    )
    expect(({} as Registro).polluted).toBeUndefined()
    expect(leido.items[1]!.nombre).toHaveLength(2000)
    expect(leido.items[1]!.campos.notes).toBe('\ufffdx')
    expect(JSON.stringify(leido).includes('\\u0000')).toBe(false)
    expect(leido.informe.omitidos.flatMap(o => (o.que === 'paquete' ? o.motivo : []))).toEqual([
      '1 valor estaba anidado con demasiada profundidad',
      '1 texto pasaba de 200000 caracteres y se ha cortado',
    ])
    const muchos = Array.from({ length: 4000 }, (_x, i) => item(i + 1))
    const cadena = muchos.map((_x, i) => hijo(i + 1, i === 0 ? DOC : id(i))).reverse()
    const antes = procesadorMs()
    const leidos = leerBien(paquete(muchos, cadena))
    expect(leidos.items).toHaveLength(40)
    expect(leidos.omitidos.item).toBe(3960)
    const vuelta = muchos.map((_x, i) => hijo(i + 1, id(((i + 1) % 4000) + 1)))
    expect(leerBien(paquete(muchos, vuelta)).items).toHaveLength(40)
    expect(procesadorMs() - antes).toBeLessThan(20_000)
  })
})
