import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ASOCIACION, derivar, isDerivado, TIPO, uuidDe } from './identificadores.ts'
import type { Registro } from './json.ts'
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

import { DOC, hijo, id, item, paquete, uri } from './paqueteDePrueba.ts'

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

it('every text of the standard comes back as it was, whatever this product makes of it', () => {
  const deItem = {
    alternativeLabel: 'Etiqueta',
    CFItemType: 'Competencia',
    humanCodingScheme: 'F1',
    listEnumeration: '1',
    abbreviatedStatement: 'Breve',
    conceptKeywords: ['redes'],
    notes: 'Nota',
    subject: ['Redes'],
    language: 'es',
    educationLevel: ['14'],
    statusStartDate: '2020-01-01',
    statusEndDate: '2030-12-31',
  }
  const deDocumento = {
    frameworkType: 'Marco',
    caseVersion: '1.1',
    officialSourceURL: 'https://otra.example.org/marco',
    publisher: 'Editora',
    description: 'Descripción',
    subject: ['Redes'],
    language: 'es',
    version: '2',
    adoptionStatus: 'Draft',
    statusStartDate: '2020-01-01',
    statusEndDate: '2030-12-31',
    notes: 'Nota',
  }
  const crudo = paquete([item(1, deItem)], [hijo(1, DOC, 1, { notes: 'De la relación' })])
  const vuelta = idaYVuelta({ ...crudo, CFDocument: { ...crudo.CFDocument, ...deDocumento } }, '1.1') as {
    CFDocument: object
    CFItems: object[]
    CFAssociations: object[]
  }
  expect(vuelta.CFItems).toMatchObject([deItem])
  expect(vuelta.CFDocument).toMatchObject(deDocumento)
  expect(vuelta.CFAssociations).toMatchObject([{ notes: 'De la relación', sequenceNumber: 1 }])
})
