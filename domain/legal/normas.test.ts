import { describe, expect, it } from 'vitest'
import { hayNorma, normas, porConfirmar, reglasPara } from './normas.ts'
import { claseDeNivel, modalidadDe } from './plan.ts'
import { base, confirmando, conLimites, HOY, SIN_AJUSTES } from './planesDeMuestra.ts'
import type { Regla } from './regla.ts'

describe('the rules as data', () => {
  it.each([
    ['auxiliar', [40, 850]],
    ['tecnico', [80, 1700]],
    ['profesional', [120, 2550]],
  ] as const)('an institute asks of each level its own credits and hours: %s', (nivel, minimos) => {
    const suyas = reglasPara({ ...base('profesional').datos, nivel }, SIN_AJUSTES, HOY)
    expect(
      suyas.flatMap(({ pide }) => (pide.mide === 'creditos' || pide.mide === 'horas' ? [pide.minimo] : [])),
    ).toEqual(minimos)
  })

  it('versions of one rule do not overlap', () => {
    for (const versiones of Map.groupBy(normas, r => r.id).values()) {
      const enOrden = versiones.toSorted((a, b) => ((a.desde ?? '') < (b.desde ?? '') ? -1 : 1))
      for (const [i, r] of enOrden.slice(1).entries())
        expect((enOrden[i]!.hasta ?? '9999') < (r.desde ?? ''), r.id).toBe(true)
    }
  })

  it('each says where it is from; those of a country name an article', () => {
    for (const r of normas) {
      expect(r.titulo && r.fuente, r.id).toBeTruthy()
      expect(r.articulo !== '', r.id).toBe(r.pais !== null)
    }
  })

  it('what is not confirmed is off until somebody confirms it', () => {
    const { datos } = base('pregrado')
    const de = (r: readonly Regla[]) => r.filter(x => x.seguridad === 'sin_confirmar').map(x => x.id)
    expect(de(reglasPara(datos, SIN_AJUSTES, HOY))).toEqual([])
    const con = reglasPara(datos, confirmando(['pe-pregrado-anios', 6], 'pe-doctorado-ciclos'), HOY)
    expect(de(con)).toEqual(['pe-pregrado-anios'])
    expect(con.find(r => r.id === 'pe-pregrado-anios')!.pide).toEqual({ mide: 'anios', minimo: 6 })
    expect(porConfirmar('Universidad')).toHaveLength(8)
    expect(porConfirmar('Colegio')).toEqual([])
  })

  it('rules of a day before the law are those of the plan itself', () => {
    const { datos } = base('pregrado')
    expect(reglasPara(datos, SIN_AJUSTES, '2014-07-09').every(r => r.pais === null)).toBe(true)
    expect(reglasPara(datos, SIN_AJUSTES, '2014-07-10').some(r => r.pais === 'PE')).toBe(true)
  })

  it('an own minimum that is weaker than the law is not asked again', () => {
    const { datos } = base('pregrado')
    const ids = (n: number) =>
      reglasPara(datos, conLimites({ creditos: n }), HOY)
        .map(r => r.id)
        .filter(id => id.startsWith('propia'))
    expect([ids(200), ids(201)]).toEqual([[], ['propia-creditos']])
  })
})

it.each([
  ['a first degree', base('pregrado').datos, true],
  [
    'a first degree that ceased before the law',
    { ...base('pregrado').datos, fechacese: '2014-07-09' },
    false,
  ],
  ['a professional technician', base('profesional').datos, true],
  ['a school', base('colegio').datos, false],
  ['a level of one’s own', { ...base('pregrado').datos, nivel: 'otro' as const }, false],
])('whether a norm speaks of %s', (_que, datos, hay) => {
  expect(hayNorma(datos, SIN_AJUSTES, HOY)).toBe(hay)
  // What an institution asks itself is no norm.
  expect(hayNorma(datos, conLimites({ creditos: 100 }), HOY)).toBe(hay)
})

const [U, I, C] = ['Universidad', 'Instituto', 'Colegio'] as const
it.each([
  ['00001', 'Pregrado', false, U, 'pregrado'],
  ['00004', 'Segunda Especialidad', false, U, 'segunda'],
  ['00013', 'Profesional técnico', false, I, 'profesional'],
  ['00099', 'Maestría de especialización', false, U, 'maestria'],
  ['00098', 'Segunda Especialidad Profesional', false, U, 'segunda'],
  ['00097', 'Técnico operativo', false, I, 'tecnico'],
  ['00006', 'Preuniversitario', false, U, 'otro'],
  ['00001', 'Pregrado', true, U, 'otro'],
  ['00023', 'Secundaria', false, C, 'otro'],
  // The name comes first.
  ['00002', 'Pregrado a distancia', false, U, 'pregrado'],
  ['00001', 'Profesional técnico', false, I, 'profesional'],
  ['00011', 'Técnico profesional', false, I, 'profesional'],
  ['7', 'Bachiller técnico', false, I, 'profesional'],
  ['00013', 'Carreras profesionales técnicas', false, I, 'profesional'],
  ['00013', 'Profesional - Técnico', false, I, 'profesional'],
  ['7', 'Carrera profesional', false, I, 'profesional'],
  ['7', 'Carrera profesional', false, U, 'pregrado'],
  ['7', 'Bachillerato', false, U, 'pregrado'],
  ['7', 'Bachillerato', false, C, 'otro'],
  // The code only where the name tells nothing, and only as this kind of institution uses it.
  ['00001', 'Estudios regulares', false, U, 'pregrado'],
  ['00001', 'Estudios regulares', false, I, 'otro'],
  ['00002', 'Estudios regulares', false, U, 'maestria'],
  ['00004', 'Estudios regulares', false, U, 'segunda'],
  ['00013', 'Estudios regulares', false, I, 'profesional'],
  ['00001', 'Estudios regulares', false, C, 'otro'],
] as const)('level %s «%s», cepre %s, in %s: %s', (codigo, nombre, isCepre, donde, clase) =>
  expect(claseDeNivel({ codigo, nombre, isCepre }, donde)).toBe(clase),
)

it.each([
  ['Presencial', 'presencial'],
  ['SEMIPRESENCIAL', 'semipresencial'],
  ['A distancia', 'distancia'],
  ['Virtual', 'distancia'],
  ['No presencial', 'distancia'],
  ['Nocturna', null],
  [null, null],
])('modality %s: %s', (dicha, clase) => expect(modalidadDe(dicha)).toBe(clase))
