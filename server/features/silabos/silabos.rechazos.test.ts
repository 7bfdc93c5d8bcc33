import { ESTRUCTURA_INICIAL } from '@malla/domain/silabos/estructura.ts'
import { describe, expect, it } from 'vitest'
import { casaDeSilabos } from './testing/casaDeSilabos.ts'
import { conPropias } from './testing/conPropias.ts'

const propias = (cuantas: number, texto: string, desde = 0) =>
  Object.fromEntries(Array.from({ length: cuantas }, (_, i) => [`propia:${desde + i}`, texto]))

describe('what a syllabus does not take', () => {
  const casa = casaDeSilabos()
  const { ask } = casa
  const keys = (body: object) => ask('PUT', `/v1/asignaturas/keys/silabo/${casa.curso}`, body)
  const show = async () => (await ask('GET', `/v1/asignaturas/${casa.curso}/silabo`)).body.data

  it.each<[string, object, string]>([
    ['a text that is none', { silabo: { metodologia: 5 } }, 'silabo.metodologia'],
    ['a key that is none', { silabo: { inventada: 'x' } }, 'silabo'],
    [
      'a unit without an id',
      { silabo: { unidadesaprendizaje: [{ nombre: 'Sin id' }] } },
      'silabo.unidadesaprendizaje.0.id',
    ],
    ['an own section of another name', { propias: { otra: '<p>x</p>' } }, 'propias.otra'],
    ['61 own sections', { propias: propias(61, '') }, 'propias'],
    [
      'more than a million letters in own sections',
      { propias: propias(6, `<p>${'a'.repeat(190_000)}</p>`) },
      'propias',
    ],
  ])('%s is refused, and nothing is written', async (_caso, body, field) => {
    const r = await keys(body)
    expect([r.status, Object.keys(r.body.errors)]).toEqual([422, expect.arrayContaining([field])])
    expect((await show()).silabo.id).toBe(0)
  })

  it('keeps so many own sections, save by save, and no more; those that are there can still be written', async () => {
    const guardar = async (desde: number, cuantas: number) => {
      const nuevas = propias(cuantas, '<p>x</p>', desde)
      await conPropias(casa, Object.keys(nuevas))
      return keys({ propias: nuevas })
    }
    expect((await guardar(0, 40)).status).toBe(200)
    expect((await guardar(40, 40)).status).toBe(200)
    expect((await guardar(80, 40)).status).toBe(200)
    const mas = await guardar(120, 1)
    expect([mas.status, mas.body.errors]).toEqual([
      422,
      { propias: ['El sílabo ya guarda 120 secciones propias.'] },
    ])
    expect((await keys({ propias: propias(1, '<p>y</p>') })).status).toBe(200)
  })

  it.each<[string, object, string, string]>([
    [
      'an own section that the structure does not have',
      { propias: { 'propia:xx': '<p>x</p>' } },
      'propias.propia:xx',
      'La estructura de este sílabo no tiene esa sección.',
    ],
    [
      'a competency that is not the course’s',
      { silabo: { resultados: [{ id: 'r', competencia_id: 999_999, texto: '<p>x</p>' }] } },
      'silabo.resultados.0.competencia_id',
      'El curso no contribuye a esa competencia.',
    ],
    [
      'an address that is none of the web',
      { silabo: { bibliografia: [{ id: 'b', tipo: 'web', url: 'javascript:alert(1)' }] } },
      'silabo.bibliografia.0.url',
      'La dirección web empieza con http:// o https://.',
    ],
    [
      'a DOI that is none',
      { silabo: { bibliografia: [{ id: 'b', tipo: 'libro', doi: 'javascript:alert(1)' }] } },
      'silabo.bibliografia.0.doi',
      'El DOI se escribe como 10.1000/182 o como dirección https://doi.org/…',
    ],
    ['no part at all', {}, 'silabo', 'Indique qué partes del sílabo se guardan.'],
  ])('%s is refused with its reason', async (_caso, body, field, reason) => {
    const r = await keys(body)
    expect([r.status, r.body.errors]).toEqual([422, { [field]: [reason] }])
    expect((await show()).silabo.id).toBe(0)
  })

  it('a body that is null saves nothing and says so', async () => {
    const r = await casa.t.app.inject({
      method: 'PUT',
      url: `/api/v1/asignaturas/keys/silabo/${casa.curso}`,
      headers: { authorization: `Bearer ${casa.t.gente.token.operador}`, 'content-type': 'application/json' },
      payload: 'null',
    })
    expect([r.statusCode, Object.keys(r.json().errors)]).toEqual([422, ['silabo']])
  })

  it('a structure that cannot be used is refused with every reason', async () => {
    const r = await ask('PUT', '/v1/silabos/estructura', {
      planestudio_id: casa.p.plan,
      estructura: {
        ...ESTRUCTURA_INICIAL,
        secciones: ESTRUCTURA_INICIAL.secciones.map(s => ({ ...s, requerida: false })),
        escala: { minimo: 20, maximo: 0, aprobatoria: 11 },
      },
    })
    expect([r.status, Object.keys(r.body.errors).toSorted()]).toEqual([
      422,
      ['estructura.escala', 'estructura.secciones'],
    ])
  })
})
