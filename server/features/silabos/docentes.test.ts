import { calls } from '@malla/contracts/calls.ts'
import { describe, expect, it } from 'vitest'
import { plantCurso, plantPlan } from '../../testing/academico.ts'
import type { RolDePrueba } from '../../testing/gente.ts'
import { casaDeSilabos } from './testing/casaDeSilabos.ts'

type Body = Record<string, unknown>

describe('lecturers of syllabi', () => {
  const casa = casaDeSilabos()
  const { ask } = casa

  it('get their courses, see and write only those, and read completed ones beside', async () => {
    const otro = await plantCurso(casa.t, casa.p)
    const { usuario, token } = await casa.t.gente.alguien(casa.t.owner, {
      empresa: casa.t.gente.empresa,
      codigo: '00002',
      cursos: [otro],
    })
    const como = (verb: 'GET' | 'PUT', path: string, body: object = {}) =>
      casa.t.as(token)(verb, path, body as Body)
    expect((await como('GET', `/v1/asignaturas/${casa.curso}/silabo`)).status).toBe(404)
    const saved = await ask('POST', `/v1/asignaturas/silabo/docente/config/save/${casa.curso}`, {
      docentes_ids: [usuario],
    })
    expect(saved.body.data).toMatchObject([{ id: usuario }])
    expect((await como('GET', `/v1/asignaturas/${casa.curso}/silabo`)).status).toBe(200)
    const written = await como('PUT', `/v1/asignaturas/keys/silabo/${casa.curso}`, {
      silabo: { metodologia: '<p>Mía</p>' },
    })
    expect(written.status).toBe(200)
    expect(
      (await como('PUT', `/v1/asignaturas/${casa.curso}/carta`, { carta: { sumilla: '<p>x</p>' } })).status,
    ).toBe(403)
    const mine = (await como('GET', '/v1/silabos', { per_page: 50, mios: true })).body
    expect(calls.silabos.list.output.safeParse(mine).error).toBeUndefined()
    expect(mine.data.map((f: { asignatura_id: number }) => f.asignatura_id).toSorted()).toEqual(
      [casa.curso, otro].toSorted(),
    )
    const none = await ask('POST', `/v1/asignaturas/silabo/docente/config/save/${casa.curso}`, {
      docentes_ids: [],
    })
    expect(none.body.data).toEqual([])
    expect((await como('GET', `/v1/asignaturas/${casa.curso}/silabo`)).status).toBe(404)
  })

  it('two people who give the same course at once lose nothing', async () => {
    const curso = await plantCurso(casa.t, casa.p)
    const docente = async () =>
      (await casa.t.gente.alguien(casa.t.owner, { empresa: casa.t.gente.empresa, codigo: '00002' })).usuario
    const [equis, ye, zeta] = [await docente(), await docente(), await docente()]
    const dar = async (docentes_ids: number[], vistos_ids?: number[]) =>
      (
        await ask('POST', `/v1/asignaturas/silabo/docente/config/save/${curso}`, { docentes_ids, vistos_ids })
      ).body.data
        .map((d: { id: number }) => d.id)
        .toSorted()
    await dar([equis])
    expect(await dar([equis, ye], [equis])).toEqual([equis, ye].toSorted())
    expect(await dar([equis, zeta], [equis])).toEqual([equis, ye, zeta].toSorted())
    expect(await dar([zeta], [equis, zeta])).toEqual([ye, zeta].toSorted())
    // Who does not say what was seen says who has it.
    expect(await dar([equis])).toEqual([equis])
  })

  it('are given to several courses at once, beside those who are there or in their place, all or nothing', async () => {
    const otroPlan = await plantPlan(casa.t)
    const [uno, dos] = [casa.curso, await plantCurso(casa.t, otroPlan)]
    const docente = (codigo: string) =>
      casa.t.gente.alguien(casa.t.owner, { empresa: casa.t.gente.empresa, codigo, cursos: [] })
    const [ana, eva] = [await docente('00002'), await docente('00002')]
    const dar = (body: object, rol?: RolDePrueba) =>
      ask('POST', '/v1/asignaturas/silabo/docentes/varios', { asignaturas_ids: [uno, dos], ...body }, rol)
    const deCurso = async (id: number) =>
      (await ask('GET', `/v1/asignaturas/${id}/silabo`)).body.data.silabo.docentes
        .map((d: { id: number }) => d.id)
        .toSorted()
    const first = await dar({ docentes_ids: [ana.usuario], modo: 'agregar' })
    expect(calls.silabos.docentesDeVarios.output.safeParse(first.body).error).toBeUndefined()
    expect(first.body).toEqual({ data: { cursos: 2 }, message: 'Cambiaron los docentes de 2 cursos.' })
    await dar({ asignaturas_ids: [uno], docentes_ids: [eva.usuario], modo: 'agregar' })
    expect(await deCurso(uno)).toEqual([ana.usuario, eva.usuario].toSorted())
    const { rows } = await casa.t.owner.query(
      "select ambito, despues -> 'cursos_ids' as cursos from cambios where objeto_id = $1 and evento = 'docente.updated' order by id",
      [ana.usuario],
    )
    // Who reads the records of a plan hears of its courses alone.
    expect(rows.map(r => [r.ambito.plan_id, r.cursos])).toEqual([
      [casa.p.plan, [uno]],
      [otroPlan.plan, [uno, dos]],
    ])
    expect((await dar({ docentes_ids: [eva.usuario], modo: 'reemplazar' })).body.data).toEqual({
      cursos: 2,
    })
    expect([await deCurso(uno), await deCurso(dos)]).toEqual([[eva.usuario], [eva.usuario]])
    // One that is not there: nothing is written.
    const mal = await dar({ asignaturas_ids: [uno, 999_999], docentes_ids: [ana.usuario], modo: 'agregar' })
    expect([mal.status, await deCurso(uno)]).toEqual([404, [eva.usuario]])
    // One that is out of scope: as if it were not there.
    const { token } = await casa.t.gente.alguien(casa.t.owner, {
      empresa: casa.t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [casa.p.programa],
    })
    const deOtros = await casa.t.as(token)('POST', '/v1/asignaturas/silabo/docentes/varios', {
      asignaturas_ids: [uno, dos],
      docentes_ids: [ana.usuario],
      modo: 'agregar',
    })
    expect([deOtros.status, await deCurso(uno)]).toEqual([404, [eva.usuario]])
    const nadie = await dar({ docentes_ids: [999_999], modo: 'agregar' })
    expect([nadie.status, Object.keys(nadie.body.errors)]).toEqual([422, ['docentes_ids']])
    expect((await dar({ docentes_ids: [ana.usuario], modo: 'agregar' }, 'docente')).status).toBe(403)
    expect((await dar({ docentes_ids: [ana.usuario], modo: 'quitar' })).status).toBe(422)
  })

  it('who is none is refused by name, and nobody learns the name of a stranger', async () => {
    const elegir = async (docentes_ids: number[]) =>
      (await ask('POST', `/v1/asignaturas/silabo/docente/config/save/${casa.curso}`, { docentes_ids })).body
        .errors.docentes_ids
    const { usuario } = await casa.t.gente.alguien(casa.t.owner, {
      empresa: casa.t.gente.empresa,
      codigo: '00028',
    })
    await casa.t.owner.query(
      "update personas set nombres = 'Ana Núñez' where id = (select persona_id from usuarios where id = $1)",
      [usuario],
    )
    expect(await elegir([usuario])).toEqual(['Ana Núñez no es docente de la institución.'])
    expect(await elegir([usuario, 999_999])).toEqual([
      'Ana Núñez y una persona más no son docentes de la institución.',
    ])
    const { rows } = await casa.t.owner.query('select usuario_id as id from accesos where empresa_id <> $1', [
      casa.t.gente.empresa,
    ])
    expect(await elegir([rows[0]!.id])).toEqual([
      'Una de las personas elegidas no es docente de la institución.',
    ])
  })
})
