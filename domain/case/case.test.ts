import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { procesadorMs } from '../testing/procesador.ts'
import { ASOCIACION, derivar, isDerivado, TIPO, uuidDe } from './identificadores.ts'
import type { Registro } from './json.ts'
import { leerPaquete } from './leer.ts'
import {
  AHORA,
  conPaquete,
  exportar,
  idaYVuelta,
  leerBien,
  type PlanDePrueba,
  planVacio,
  porElCable,
} from './planDePrueba.ts'

// Properties run hundreds of packages; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 })

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const DOC = 'd0000000-0000-4000-8000-000000000000'
const uri = (x: string) => `https://otra.example.org/ims/case/v1p0/X/${x}`
const enlace = (x: string) => ({ title: x, identifier: x, uri: uri(x) })
const item = (n: number, mas: Registro = {}) => ({
  identifier: id(n),
  uri: uri(id(n)),
  fullStatement: `Enunciado ${n}`,
  lastChangeDateTime: '2020-01-01T00:00:00Z',
  ...mas,
})
const hijo = (n: number, de: string, secuencia?: number, mas: Registro = {}) => ({
  identifier: id(100_000 + n),
  uri: uri(id(100_000 + n)),
  associationType: 'isChildOf',
  originNodeURI: enlace(id(n)),
  destinationNodeURI: enlace(de),
  lastChangeDateTime: '2020-01-01T00:00:00Z',
  ...(secuencia !== undefined && { sequenceNumber: secuencia }),
  ...mas,
})
const paquete = (items: unknown[], asociaciones: unknown[], mas: Registro = {}) => ({
  CFDocument: {
    identifier: DOC,
    uri: uri(DOC),
    title: 'Marco',
    creator: 'Otra',
    lastChangeDateTime: '2020-01-01T00:00:00Z',
  },
  CFItems: items,
  CFAssociations: asociaciones,
  ...mas,
})
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
    const muchos = Array.from({ length: 4000 }, (_x, i) => item(i + 1))
    const cadena = muchos.map((_x, i) => hijo(i + 1, i === 0 ? DOC : id(i))).reverse()
    const antes = procesadorMs()
    const leidos = leerBien(paquete(muchos, cadena))
    expect(leidos.items).toHaveLength(40)
    expect(leidos.omitidos.item).toBe(3960)
    const vuelta = muchos.map((_x, i) => hijo(i + 1, id(((i + 1) % 4000) + 1)))
    expect(leerBien(paquete(muchos, vuelta)).items).toHaveLength(40)
    expect(procesadorMs() - antes).toBeLessThan(5000)
  })
})

describe('a tree of any shape', () => {
  const unPaquete = fc
    .array(
      fc.record({
        padre: fc.nat(40),
        secuencia: fc.option(fc.nat(5), { nil: undefined }),
        codigo: fc.option(fc.constantFrom('A.1', 'A.2', 'B'), { nil: undefined }),
        palabra: fc.constantFrom('Transversal', 'otra'),
        grupo: fc.constantFrom('', 'Uno', 'Dos'),
      }),
      { maxLength: 40 },
    )
    .map(lista =>
      paquete(
        lista.map((x, i) =>
          item(i + 1, {
            ...(x.codigo && { humanCodingScheme: x.codigo }),
            conceptKeywords: [x.palabra],
            campoSuyo: i,
          }),
        ),
        lista.map((x, i) =>
          hijo(
            i + 1,
            x.padre % (i + 1) === 0 ? DOC : id(x.padre % (i + 1)),
            x.secuencia,
            x.grupo
              ? {
                  CFAssociationGroupingURI: {
                    title: x.grupo,
                    identifier: id(900 + x.grupo.length),
                    uri: uri('g'),
                  },
                }
              : {},
          ),
        ),
      ),
    )

  it('export, import, export gives the same package', () => {
    fc.assert(
      fc.property(unPaquete, fc.constantFrom('1.0' as const, '1.1' as const), (crudo, version) => {
        const una = idaYVuelta(crudo, version)
        expect(idaYVuelta(una, version)).toEqual(una)
      }),
      { numRuns: 150 },
    )
  })

  it('a plan that comes back to itself stays as it is', () => {
    fc.assert(
      fc.property(unPaquete, crudo => {
        const plan = conPaquete(planVacio(), leerBien(crudo))
        const otra = conPaquete(plan, leerBien(porElCable(exportar(plan, '1.1'))))
        expect(otra.existentes.map(e => ({ ...e, case_extra: null }))).toEqual(
          plan.existentes.map(e => ({ ...e, case_extra: null })),
        )
      }),
      { numRuns: 100 },
    )
  })
})

const propia = (n: number, mas: Partial<PlanDePrueba['existentes'][number]> = {}) => ({
  id: n,
  case_id: id(n),
  padre_id: null,
  orden: n - 1,
  nombre: `Competencia ${n}`,
  tipopadre: 1,
  grupo: null,
  termino_id: 1,
  case_extra: null,
  ...mas,
})
const planPropio = (): PlanDePrueba => ({
  ...planVacio(),
  existentes: [
    propia(1),
    propia(2, { padre_id: 1, orden: 0, termino_id: 2, nombre: 'Aplica' }),
    propia(3, { tipopadre: 2, orden: 0, grupo: 'Generales' }),
  ],
})
const deItem = (p: unknown, n: number) =>
  ((p as Registro).CFItems as Registro[]).find(i => i.identifier === id(n))!

describe('a plan of our own', () => {
  it('is told with its codes, its terms and who is transversal', () => {
    const p = porElCable(exportar(planPropio(), '1.1')) as Registro
    expect(deItem(p, 2)).toMatchObject({
      humanCodingScheme: 'C1.1',
      CFItemType: 'Competencia',
      fullStatement: 'Aplica',
    })
    expect(deItem(p, 3)).toMatchObject({ conceptKeywords: ['Transversal'] })
    expect(deItem(p, 3)).not.toHaveProperty('CFDocumentURI')
    expect(deItem(porElCable(exportar(planPropio(), '1.0')), 3)).toHaveProperty('CFDocumentURI')
    const otra = conPaquete(planVacio('22222222-2222-4222-8222-222222222222'), leerBien(p))
    expect(otra.existentes.map(e => [e.nombre, e.tipopadre, e.grupo, e.termino_id])).toEqual([
      ['Competencia 1', 1, null, 1],
      ['Competencia 3', 2, 'Generales', 1],
      ['Aplica', 1, null, 2],
    ])
    expect(porElCable(exportar(otra, '1.1'))).toEqual(p)
  })

  it('brought into itself again it is still its own: names changed in the file change, nothing doubles', () => {
    const plan = planPropio()
    const p = porElCable(exportar(plan, '1.1')) as Registro
    Object.assign(deItem(p, 2), { fullStatement: 'Aplica con criterio', notes: 'de fuera' })
    const otra = conPaquete(plan, leerBien(p))
    expect(otra.existentes).toHaveLength(3)
    expect(otra.existentes.find(e => e.id === 2)).toMatchObject({
      nombre: 'Aplica con criterio',
      case_extra: { notes: 'de fuera' },
    })
    const despues = porElCable(exportar({ ...otra, cambiado: AHORA }, '1.1'))
    expect(despues).toEqual(porElCable(p))
  })

  it('another package is added at the end; its document gives way to that of the plan', () => {
    const plan = conPaquete(
      planPropio(),
      leerBien(paquete([item(7), item(8)], [hijo(8, DOC, 1), hijo(7, id(8), 1)])),
    )
    expect(plan.guardado.documentoId).toBe(planVacio().guardado.documentoId)
    const p = porElCable(exportar({ ...plan, cambiado: AHORA }, '1.1')) as Registro
    expect(leerBien(p).informe).toEqual({ omitidos: [], avisos: [] })
    expect(leerBien(p).hijos.get(null)).toEqual([id(1), id(8), id(3)])
    expect(JSON.stringify(p.CFAssociations)).not.toContain(DOC)
  })
})

describe('what people change after an import', () => {
  const crudo = paquete(
    [item(1, { notes: 'x' }), item(2), item(3)],
    [
      hijo(1, DOC, 10),
      hijo(2, DOC, 20),
      hijo(3, id(2), 1),
      hijo(1, id(3), 1, { identifier: id(500), associationType: 'isRelatedTo' }),
    ],
  )
  const cambiar = (hacer: (e: PlanDePrueba['existentes']) => PlanDePrueba['existentes']) => {
    const plan = conPaquete(planVacio(), leerBien(crudo))
    return porElCable(
      exportar({ ...plan, existentes: hacer(plan.existentes), cambiado: AHORA }, '1.1'),
    ) as Registro
  }
  const quien = (n: number) => (e: { case_id: string }) => e.case_id === id(n)

  it('a new name is told, with when; the rest of it stays', () => {
    const p = cambiar(es => es.map(e => (quien(1)(e) ? { ...e, nombre: 'Otro' } : e)))
    expect(deItem(p, 1)).toMatchObject({ fullStatement: 'Otro', notes: 'x', lastChangeDateTime: AHORA })
    expect(deItem(p, 2)).toMatchObject({ lastChangeDateTime: '2020-01-01T00:00:00Z' })
  })

  it('what moved hangs elsewhere, and the order is as on the screen', () => {
    const p = cambiar(es =>
      es.map(e =>
        quien(1)(e)
          ? { ...e, orden: 1 }
          : quien(2)(e)
            ? { ...e, orden: 0 }
            : quien(3)(e)
              ? { ...e, padre_id: null, orden: 2 }
              : e,
      ),
    )
    expect(leerBien(p).hijos).toEqual(new Map([[null, [id(2), id(1), id(3)]]]))
    expect(leerBien(p).informe).toEqual({ omitidos: [], avisos: [] })
  })

  it('what was deleted takes along what was said of it', () => {
    const p = cambiar(es => es.filter(e => !quien(3)(e)))
    expect((p.CFAssociations as Registro[]).map(a => a.associationType)).toEqual(['isChildOf', 'isChildOf'])
  })
})

describe('identifiers', () => {
  it('are read in one form', () => {
    expect(uuidDe(`urn:uuid:${DOC.toUpperCase()}`)).toBe(DOC)
    expect(uuidDe('d0000000-0000-4000-8000-00000000000')).toBeNull()
  })
  it('that are derived lead back', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(1000), (uuid, n) => {
        const otro = derivar(uuid, TIPO + BigInt(n))
        expect(otro).not.toBe(uuid)
        expect(derivar(otro, TIPO + BigInt(n))).toBe(uuid)
        expect(isDerivado(otro, uuid, TIPO)).toBe(true)
        expect(isDerivado(derivar(uuid, ASOCIACION), uuid, TIPO)).toBe(false)
      }),
    )
  })
})
