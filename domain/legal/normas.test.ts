import { describe, expect, it } from 'vitest'
import { normas, porConfirmar, reglasPara } from './normas.ts'
import { claseDeNivel, modalidadDe } from './plan.ts'
import { base, confirmando, conLimites, HOY, SIN_AJUSTES } from './planesDeMuestra.ts'
import type { Regla } from './regla.ts'

describe('the rules as data', () => {
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
  ['00001', 'Pregrado', false, 'pregrado'],
  ['00004', 'Segunda Especialidad', false, 'segunda'],
  ['00013', 'Profesional técnico', false, 'profesional'],
  ['00099', 'Maestría de especialización', false, 'maestria'],
  ['00098', 'Segunda Especialidad Profesional', false, 'segunda'],
  ['00097', 'Técnico operativo', false, 'tecnico'],
  ['00006', 'Preuniversitario', false, 'otro'],
  ['00001', 'Pregrado', true, 'otro'],
  ['00023', 'Secundaria', false, 'otro'],
])('level %s «%s», cepre %s: %s', (codigo, nombre, isCepre, clase) =>
  expect(claseDeNivel({ codigo, nombre, isCepre })).toBe(clase),
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
