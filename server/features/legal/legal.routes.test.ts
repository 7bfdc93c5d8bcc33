import { calls } from '@malla/contracts/calls.ts'
import type { LegalDePlan, LegalDePlanes } from '@malla/contracts/legal.ts'
import { ESTRUCTURA_INICIAL } from '@malla/domain/silabos/estructura.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan, plantPrograma } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import type { RolDePrueba } from '../../testing/gente.ts'

describe('what the law observes in a plan', () => {
  let t: TestApp
  let p: PlanPlantado
  let otro: PlanPlantado
  let curso: number
  beforeAll(async () => {
    t = await createTestApp()
    // The levels that are planted first have the codes 00001 and 00003: a first degree and a doctorate.
    p = await plantPlan(t)
    otro = await plantPlan(t)
    curso = await plantCurso(t, p, { nombre: 'Cálculo I', credits: 4, horasteoria: 3 })
    await plantCurso(t, otro, { nombre: 'Tesis', credits: 64, horasteoria: 64 })
  })
  afterAll(() => t.close())

  const as = (rol: RolDePrueba) => t.as(t.gente.token[rol])
  const ver = async (plan = p.plan, rol: RolDePrueba = 'operador'): Promise<LegalDePlan> => {
    const { status, body } = await as(rol)('GET', `/v1/plan/estudios/${plan}/legal`)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(calls.legal.porPlan.output.safeParse(body).error).toBeUndefined()
    return body.data
  }
  const luces = async (token = t.gente.token.operador): Promise<LegalDePlanes[]> => {
    const { status, body } = await t.as(token)('GET', '/v1/legal/planes')
    expect(status, JSON.stringify(body)).toBe(200)
    expect(calls.legal.resumen.output.safeParse(body).error).toBeUndefined()
    return body.data
  }
  const luz = async (plan: number) => (await luces()).find(l => l.plan_id === plan)
  const halla = async (regla: string) => (await ver(p.plan)).hallazgos.find(h => h.regla === regla)!
  const aceptar = (
    h: { regla: string; lugar: string; hallado: unknown },
    motivo = 'Resolución 12',
    rol: RolDePrueba = 'operador',
  ) =>
    as(rol)('POST', `/v1/plan/estudios/${p.plan}/legal/aceptados`, {
      regla: h.regla,
      lugar: h.lugar,
      hallado: h.hallado,
      motivo,
    })

  const eventos = async (): Promise<string[]> => {
    const { rows } = await t.owner.query('select evento from cambios where empresa_id = $1 order by id', [
      t.gente.empresa,
    ])
    return rows.map(r => r.evento)
  }

  it('more cycles than the programme allows are observed, and stop nobody', async () => {
    expect(await halla('plan-ciclos')).toBeUndefined()
    await t.owner.query('update programas set maxciclos = 2 where id = $1', [p.programa])
    expect(await halla('plan-ciclos')).toMatchObject({
      gravedad: 'aviso',
      lugar: '',
      hallado: { valor: 3, limite: 2 },
      mensaje: 'El plan tiene 3 ciclos; como máximo se admiten 2: sobra 1.',
    })
    const cuarto = await as('operador')('POST', '/v1/ciclos', { planestudio_id: p.plan, nombre: 'IV' })
    expect(cuarto.status).toBe(200)
    await as('operador')('DELETE', `/v1/ciclos/${cuarto.body.data.id}`)
    await t.owner.query('update programas set maxciclos = null where id = $1', [p.programa])
  })

  it('says what, where, by how much, by which article; everybody who sees the plan may read it', async () => {
    const h = await halla('pe-universidad-credito')
    expect(h).toMatchObject({
      lugar: `curso:${curso}`,
      articulo: 'Ley 30220, art. 39',
      hallado: { valor: 3, limite: 4 },
      aceptado: null,
    })
    expect((await ver(p.plan, 'inspector')).resumen.luz).toBe('falta')
    expect((await as('docente')('GET', `/v1/plan/estudios/${p.plan}/legal`)).status).toBe(403)
    expect((await t.as(t.gente.ajeno)('GET', `/v1/plan/estudios/${p.plan}/legal`)).status).toBe(404)
  })

  it('a finding is accepted with a reason, and taken back; each time one record, and the light follows', async () => {
    const antes = await luz(p.plan)
    const h = await halla('pe-universidad-credito')
    const ultimo = await eventos()
    const { status, body } = await aceptar(h)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data).toMatchObject({ motivo: 'Resolución 12', usuario: expect.any(String) })
    expect((await halla('pe-universidad-credito')).aceptado).toMatchObject({ id: body.data.id })
    expect(await luz(p.plan)).toMatchObject({ avisos: antes!.avisos - 1, aceptados: 1 })
    expect((await eventos()).slice(ultimo.length)).toEqual(['hallazgo_legal.created'])
    const retirado = await as('operador')(
      'DELETE',
      `/v1/plan/estudios/${p.plan}/legal/aceptados/${body.data.id}`,
    )
    expect(retirado.status, JSON.stringify(retirado.body)).toBe(200)
    expect(await luz(p.plan)).toEqual(antes)
    expect((await halla('pe-universidad-credito')).aceptado).toBeNull()
  })

  it('another finding in the same place must be accepted anew', async () => {
    await aceptar(await halla('pe-universidad-credito'))
    await as('operador')('PUT', `/v1/asignaturas/${curso}`, { horasteoria: 2 })
    const h = await halla('pe-universidad-credito')
    expect([h.aceptado, h.hallado]).toEqual([null, { valor: 2, limite: 4 }])
    const vieja = await aceptar({ ...h, hallado: { valor: 3, limite: 4 } })
    expect([vieja.status, vieja.body.message]).toEqual([409, expect.stringContaining('alcanzan para 2')])
    expect((await aceptar(h, 'Otra vez')).status).toBe(200)
    expect((await halla('pe-universidad-credito')).aceptado?.motivo).toBe('Otra vez')
    expect((await ver()).aceptados).toHaveLength(1)
    await as('operador')('PUT', `/v1/asignaturas/${curso}`, { horasteoria: 3 })
  })

  it('needs a reason, something found, a place of one’s own, the right role', async () => {
    const h = await halla('pe-pregrado-creditos')
    const sin = await aceptar(h, '   ')
    expect([sin.status, Object.keys(sin.body.errors)]).toEqual([422, ['motivo']])
    expect((await aceptar({ regla: 'pe-pregrado-anios', lugar: '', hallado: {} })).status).toBe(409)
    for (const rol of ['operadorBasico', 'tutor', 'inspector', 'demo'] as const)
      expect((await aceptar(h, 'No', rol)).status, rol).toBe(403)
    const parcial = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [otro.programa],
    })
    const fuera = await t.as(parcial.token)('POST', `/v1/plan/estudios/${p.plan}/legal/aceptados`, {
      regla: h.regla,
      hallado: h.hallado,
      motivo: 'x',
    })
    expect(fuera.status).toBe(404)
    expect((await luces(parcial.token)).map(l => l.plan_id)).toEqual([otro.plan])
    expect((await as('docente')('GET', '/v1/legal/planes')).status).toBe(403)
  })

  it('the lights of all plans follow every write: a course, a cycle, a section, the programme, settings', async () => {
    expect(await luz(otro.plan)).toMatchObject({ luz: 'cumple' })
    const { body } = await as('operador')('POST', '/v1/asignaturas', {
      nombre: 'Seminario',
      planestudio_id: otro.plan,
      ciclo_id: otro.ciclos[0],
      credits: 3,
      horasteoria: 1,
    })
    expect(await luz(otro.plan)).toMatchObject({ luz: 'aviso', avisos: 1 })
    await as('operador')('PUT', `/v1/secciones/electivos/${otro.seccion}`, { creditos_requeridos: 2 })
    expect(await luz(otro.plan)).toMatchObject({ luz: 'falta', faltas: 1 })
    await as('operador')('PUT', `/v1/secciones/electivos/${otro.seccion}`, { creditos_requeridos: null })
    await as('operador')('DELETE', `/v1/asignaturas/${body.data.id}`)
    expect(await luz(otro.plan)).toMatchObject({ luz: 'cumple' })
    await as('operador')('PUT', '/v1/ajustes/institucion', {
      limites: {
        creditos: null,
        creditos_generales: null,
        creditos_especialidad: null,
        ciclos: null,
        creditos_por_ciclo: 20,
      },
    })
    expect(await luz(otro.plan)).toMatchObject({ luz: 'aviso' })
    // A cycle is called as in the malla.
    await as('operador')('PUT', `/v1/ciclos/${otro.ciclos[0]}`, { descripcion: 'Periodo I · Módulo 1' })
    expect((await ver(otro.plan)).hallazgos).toMatchObject([
      { lugar: `ciclo:${otro.ciclos[0]}`, mensaje: expect.stringContaining('Periodo I · Módulo 1') },
    ])
    await as('operador')('PUT', '/v1/ajustes/institucion', {
      limites: { creditos: null, creditos_generales: null, creditos_especialidad: null, ciclos: null },
    })
    expect(await luz(otro.plan)).toMatchObject({ luz: 'cumple' })
  })

  it('… and the weeks of the syllabi, by whichever structure they follow, once there is one', async () => {
    const ask = as('operador')
    const estructura = (semanas: number, de: object = {}) =>
      ask('PUT', '/v1/silabos/estructura', { ...de, estructura: { ...ESTRUCTURA_INICIAL, semanas } })
    const observa = async (): Promise<unknown> => [
      (await ver(otro.plan)).hallazgos.find(h => h.regla === 'plan-semanas')?.hallado,
      (await luz(otro.plan))!.luz,
    ]
    await ask('PUT', `/v1/plan/estudios/${otro.plan}`, { semanas: 17 })
    expect(await observa()).toEqual([undefined, 'cumple'])
    const [tesis] = (await ask('GET', `/v1/asignaturas/por/plan/estudio/${otro.plan}`)).body.data
    await ask('PUT', `/v1/asignaturas/keys/silabo/${tesis.id}`, {
      periodo_id: null,
      silabo: { tutoria: '<p>x</p>' },
    })
    expect(await observa()).toEqual([{ plan: 17, silabos: 16 }, 'aviso'])
    await ask('PUT', '/v1/ajustes/institucion', { semanas: 17 })
    expect(await observa()).toEqual([undefined, 'cumple'])
    await estructura(15)
    expect(await observa()).toEqual([{ plan: 17, silabos: 15 }, 'aviso'])
    await estructura(17, { planestudio_id: otro.plan })
    expect(await observa()).toEqual([undefined, 'cumple'])
    await ask('PUT', `/v1/plan/estudios/${otro.plan}`, { semanas: null })
  })

  it('… and the kind of institution, which root changes while working in another', async () => {
    const { ajeno, otraEmpresa, token } = t.gente
    const suyo = await plantPlan(t, { empresa: otraEmpresa })
    await plantCurso(t, suyo, { credits: 4, horasteoria: 3 }, otraEmpresa)
    await t.owner.query("update niveles set codigo = '00001' where empresa_id = $1", [otraEmpresa])
    const antes = await luces(ajeno)
    const { status, body } = await t.as(token.root)('PUT', '/empresas/save', {
      id: otraEmpresa,
      tipo: 'Universidad',
    })
    expect(status, JSON.stringify(body)).toBe(200)
    const medido = await t.as(ajeno)('GET', `/v1/plan/estudios/${suyo.plan}/legal`)
    const [ahora] = await luces(ajeno)
    expect(ahora).toMatchObject(medido.body.data.resumen)
    expect([ahora]).not.toEqual(antes)
  })

  it('… and the day: what the law asks from one on is seen at its midnight, though nobody wrote anything', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2014-07-09T23:59:00-05:00') })
    try {
      const antes = await luz(p.plan)
      vi.setSystemTime(new Date('2014-07-10T00:01:00-05:00'))
      const { resumen } = await ver()
      expect(await luz(p.plan)).toMatchObject(resumen)
      expect(antes).not.toMatchObject(resumen)
    } finally {
      vi.useRealTimers()
    }
  })

  it('a rule that is not sure is off until the institution confirms it, with its own figure', async () => {
    const confirmar = (confirmadas: unknown[]) =>
      as('operador')('PUT', '/v1/ajustes/institucion', { legal: { confirmadas } })
    expect((await ver(otro.plan)).hallazgos).toEqual([])
    expect((await confirmar([{ regla: 'pe-doctorado-ciclos', valor: 3 }])).status).toBe(200)
    expect((await ver(otro.plan)).hallazgos).toMatchObject([
      { regla: 'pe-doctorado-ciclos', hallado: { valor: 1, limite: 3 } },
    ])
    expect(await luz(otro.plan)).toMatchObject({ luz: 'falta' })
    const mala = await confirmar([{ regla: 'pe-doctorado-creditos', valor: null }])
    expect([mala.status, Object.keys(mala.body.errors)]).toEqual([422, ['legal']])
    expect((await confirmar([])).status).toBe(200)
    expect(await luz(otro.plan)).toMatchObject({ luz: 'cumple' })
  })

  it('a ceased plan leaves the list and nothing of it is accepted any more', async () => {
    const h = await halla('pe-pregrado-creditos')
    await as('operador')('PUT', `/v1/plan/estudios/${p.plan}`, { fechacese: '2026-01-31' })
    expect(await luz(p.plan)).toBeUndefined()
    expect((await aceptar(h)).status).toBe(409)
    await as('operador')('PUT', `/v1/plan/estudios/${p.plan}`, { fechacese: null })
    expect(await luz(p.plan)).toMatchObject({ luz: 'falta' })
  })

  it('a plan of a programme or a faculty that is Desactivado keeps its light, and says that it is not in use', async () => {
    expect(await luz(p.plan)).toMatchObject({ enUso: true })
    for (const [tabla, id] of [
      ['programas', p.programa],
      ['facultades', p.facultad],
    ] as const) {
      const poner = (estado: string) =>
        t.owner.query(`update ${tabla} set estado = $2 where id = $1`, [id, estado])
      await poner('Desactivado')
      expect(await luz(p.plan)).toMatchObject({ luz: 'falta', enUso: false })
      await poner('Activado')
    }
  })

  it('of a course and its versions the one in force counts, and requisites name it', async () => {
    const en = await plantPrograma(t)
    const plan = await plantPlan(t, { en })
    const base = await plantCurso(t, plan, {
      nombre: 'Física',
      credits: 4,
      horasteoria: 4,
      ciclo_id: plan.ciclos[1],
    })
    const pide = JSON.stringify({ tipo: 'curso', asignatura_id: base, modo: 'previo' })
    const tarde = await plantCurso(t, plan, {
      nombre: 'Óptica',
      credits: 4,
      horasteoria: 4,
      requisitos: pide,
    })
    const nueva = await plantCurso(t, plan, {
      nombre: 'Física',
      credits: 4,
      horasteoria: 4,
      ciclo_id: plan.ciclos[1],
      base_id: base,
      version: 2,
    })
    expect((await ver(plan.plan)).hallazgos.find(h => h.regla === 'plan-orden')).toMatchObject({
      lugar: `curso:${tarde}`,
      hallado: { otros: [nueva] },
    })
  })
})
