import { terminosPorDefecto } from '@malla/domain/planes/terminos.ts'
import { type NodoDePlan, nodosDePlan, visibleNodes, vistoDe } from '@malla/domain/planes/visibilidad.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import type { RolDePrueba } from '../../testing/gente.ts'

const URL = '/v1/plan/estudios'

/** The nodes by their numbers, cycles and sections as «c» and «s»: «1 3 7 c». */
const dichos = (nodos: readonly NodoDePlan[]): string =>
  nodos.map(n => nodosDePlan[n].numero ?? n[0]).join(' ')

describe('what configures a plan', () => {
  let t: TestApp
  let ask: Ask
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())

  describe('which nodes of it are seen, asked of the calls as each person (§2, §4)', () => {
    const made = new Map<string, number>()
    const make = async (path: string, body: object): Promise<number> => {
      const r = await ask('POST', path, { ...body })
      expect(r.status, JSON.stringify(r.body)).toBe(200)
      return r.body.data.id
    }
    beforeAll(async () => {
      const modalidad_id = await make('/v1/modalidades/programas', { nombre: 'Presencial' })
      const [comun, especial] = [
        await make('/v1/niveles/programas', { nombre: 'Pregrado', codigo: '00010' }),
        await make('/v1/niveles/programas', { nombre: 'Especial', codigo: '00004' }),
      ]
      const facultad = await make('/v1/facultades', { nombre: 'Ingeniería' })
      const cepre = await make('/v1/facultades/cepre', {})
      for (const [nombre, facultad_id, nivel_id] of [
        ['pregrado', facultad, comun],
        ['00004', facultad, especial],
        ['cepre', cepre, comun],
      ] as const) {
        const carrera_id = await make('/v1/programas', { nombre, facultad_id, nivel_id, modalidad_id })
        made.set(nombre, await make(URL, { full_name: nombre, carrera_id }))
      }
    })

    const ambos = ['modulo', 'unidad']
    it.each<[string, RolDePrueba, 0 | 1, string[], string]>([
      ['pregrado', 'operador', 1, ambos, '1 2 3 4 5 6 7 8 c s'],
      ['pregrado', 'operador', 1, [], '1 2 3 6 7 8 c s'],
      ['pregrado', 'operador', 1, ['modulo'], '1 2 3 4 6 7 8 c s'],
      ['pregrado', 'operador', 1, ['unidad'], '1 2 3 5 6 7 8 c s'],
      ['pregrado', 'operador', 0, ambos, '3 4 5 c s'],
      ['pregrado', 'operador', 0, [], '3 c s'],
      ['pregrado', 'inspector', 1, ambos, '1 3 4 5 6 7 8 c s'],
      ['pregrado', 'inspector', 0, ambos, '3 4 5 c s'],
      ['pregrado', 'tutor', 1, ambos, '1 2 3 4 5 6 7 8 c s'],
      ['00004', 'operador', 1, ambos, '1 3 4 5 6 7 c s'],
      ['00004', 'operador', 0, ambos, '3 4 5 c s'],
      ['00004', 'inspector', 1, [], '1 3 6 7 c s'],
      ['cepre', 'operador', 1, ambos, '3 5 c'],
      ['cepre', 'operador', 1, ['modulo'], '3 c'],
      ['cepre', 'operador', 0, ambos, '3 5 c'],
      ['cepre', 'inspector', 1, ambos, '3 5 c'],
    ])('%s, %s, configDisenoCurricular %i, %j: %s', async (programa, rol, diseno, nodos, esperado) => {
      const id = made.get(programa)!
      const saved = await ask('PUT', `${URL}/${id}`, {
        configDisenoCurricular: diseno,
        configNodesTree: nodos,
      })
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
      const as = t.as(t.gente.token[rol])
      const [plan, user] = [
        (await as('GET', `${URL}/${id}`)).body.data,
        (await as('POST', '/auth/user')).body,
      ]
      const isInspector = (user.data ?? user).isInspector
      expect(isInspector).toBe(rol === 'inspector')
      expect(dichos(visibleNodes(vistoDe(plan, isInspector)))).toBe(esperado)
    })
  })

  it('names, letters and nodes are saved in one write, answered and recorded; what is emptied goes back', async () => {
    const { plan } = await plantPlan(t)
    const r = await ask('PUT', `${URL}/${plan}`, {
      configDisenoCurricular: 0,
      configNodesTree: ['unidad'],
      configTerminos: { nombreElemento: 'Desempeño', letraTres: 'D' },
      revision: 1,
    })
    expect(r.body.data).toMatchObject({
      revision: 2,
      json: {
        configDisenoCurricular: 0,
        configNodesTree: ['unidad'],
        configTerminos: { ...terminosPorDefecto, nombreElemento: 'Desempeño', letraTres: 'D' },
      },
    })
    const { rows } = await t.owner.query('select * from cambios order by id desc limit 1')
    expect(rows[0].despues).toEqual({
      config_diseno_curricular: 0,
      config_nodes_tree: ['unidad'],
      config_terminos: { nombreElemento: 'Desempeño', letraTres: 'D' },
      revision: 2,
    })
    const back = await ask('PUT', `${URL}/${plan}`, { configTerminos: { letraTres: '' } })
    expect(back.body.data.json.configTerminos).toMatchObject({ nombreElemento: 'Desempeño', letraTres: 'E' })
  })

  it('the call of the spec does the same for names and letters, and a stale one is refused', async () => {
    const { plan } = await plantPlan(t)
    const path = `${URL}/${plan}/configurar/terminos/competencias`
    const r = await ask('PUT', path, { nombreCompetencia: 'Capacidad', letraDos: 'K', revision: 1 })
    expect(r.body.message).toBe('Acabamos de guardar la configuración de los términos de las competencias.')
    expect((await ask('PUT', path, { letraDos: 'Z', revision: 1 })).status).toBe(409)
    const { json } = (await ask('GET', `${URL}/${plan}`)).body.data
    expect(json.configTerminos).toMatchObject({ nombreCompetencia: 'Capacidad', letraDos: 'K' })
    for (const letra of ['ABCD', ''.padEnd(4, 'x')])
      expect((await ask('PUT', path, { letraDos: letra })).body.errors).toHaveProperty('letraDos')
  })
})
