import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { OutputOf } from '@malla/contracts/call.ts'
import { calls } from '@malla/contracts/calls.ts'
import type { Plan } from '@malla/contracts/plan.ts'
import { avisoDeCreditos, HORAS_POR_CREDITO } from '@malla/domain/asignaturas/horas.ts'
import { problemasDeRequisitos } from '@malla/domain/asignaturas/problemas.ts'
import { totalesDePlan } from '@malla/domain/malla/totales.ts'
import { computoDePlan, reglaDeHoras } from '@malla/domain/planes/computo.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Presentado } from '../seed.ts'
import type { Llamar } from './llamar.ts'
import { type Servidor, servidor } from './servidorDePrueba.ts'

/** Everything a plan consists of, as the calls tell it. */
interface Entero {
  institucion: string
  plan: Plan
  cursos: Asignatura[]
  ciclos: OutputOf<typeof calls.ciclos.porPlan>['data']
  secciones: OutputOf<typeof calls.secciones.porPlan>['data']
}

async function planesDe(ask: Llamar, empresa: { id: number; razonsocial: string }): Promise<Entero[]> {
  await ask(calls.auth.changeEmpresa, { empresa_id: empresa.id })
  const { data } = await ask(calls.planes.list, { page: 1, per_page: 50 })
  return Promise.all(
    data.map(async plan => ({
      institucion: empresa.razonsocial,
      plan,
      cursos: (await ask(calls.asignaturas.porPlan, { planId: plan.id })).data,
      ciclos: (await ask(calls.ciclos.porPlan, { planId: plan.id })).data,
      secciones: (await ask(calls.secciones.porPlan, { planId: plan.id })).data,
    })),
  )
}

const COUNTS = `select (select count(*)::int from empresas) as empresas, (select count(*)::int from facultades) as facultades,
  (select count(*)::int from programas) as programas, (select count(*)::int from planes) as planes,
  (select count(*)::int from asignaturas) as cursos, (select count(*)::int from usuarios) as usuarios,
  (select count(*)::int from cambios) as cambios`

describe('the demonstration', () => {
  let t: Servidor
  let people: Presentado[]
  let enteros: Entero[]
  beforeAll(async () => {
    t = await servidor()
    people = await t.start()
    const operador = await t.signin(people.find(p => p.rol === 'Operador')!)
    const { data } = await operador(calls.auth.user, {})
    enteros = []
    for (const empresa of data.empresas) enteros.push(...(await planesDe(operador, empresa)))
  })
  afterAll(() => t.close())

  const counts = async () => (await t.owner.query(COUNTS)).rows[0]

  it('is known to the database at once: how many courses there are is not guessed', async () => {
    const { rows } =
      await t.owner.query(`select c.reltuples::int as contados, (select count(*)::int from asignaturas) as hay
      from pg_class c where oid = 'asignaturas'::regclass`)
    expect(rows[0].hay).toBeGreaterThan(100)
    // The database counts by itself too, and what it counted while they came may be what it knows last.
    expect(rows[0].contados).toBeGreaterThan(rows[0].hay / 2)
    expect(rows[0].contados).toBeLessThanOrEqual(rows[0].hay)
  })

  it('shows one plan to anybody', async () => {
    const { plan_publico } = (await t.app.inject({ url: '/api/v1/ajustes/publicos' })).json().data
    expect(plan_publico).toBe('/publico/uas/ingenieria-de-sistemas-2026')
    const pagina = await t.app.inject({ url: plan_publico })
    expect([pagina.statusCode, pagina.body]).toEqual([
      200,
      expect.stringContaining('Fundamentos de Programación'),
    ])
  })

  it('has a university, an institute and a school', async () => {
    expect(await counts()).toMatchObject({ empresas: 3, facultades: 9, programas: 13, planes: 13 })
    expect(enteros.map(e => [e.plan.programa, e.plan.full_name, e.ciclos.length, e.cursos.length])).toEqual(
      expect.arrayContaining([
        ['Ingeniería de Sistemas', 'Plan de estudios 2026', 10, 71],
        ['Desarrollo de Sistemas de Información', 'Plan de estudios 2025', 6, 40],
        ['Educación Secundaria', 'Propuesta curricular 2026', 5, 76],
      ]),
    )
    expect(t.avisos).toEqual([])
  })

  it('has lecturers with courses, one of them in two institutions, and someone who chooses institution, role and programme', async () => {
    const { rows } =
      await t.owner.query(`select a.empresa_id, count(*)::int as docentes, count(distinct a.usuario_id)::int as personas,
      bool_and(jsonb_array_length(a.cursos_ids) > 0) as todos from accesos a join tipospersonas k on k.id = a.tipopersona_id
      where k.codigo = '00002' group by 1 order by 1`)
    expect(rows.map(r => [r.docentes, r.todos])).toEqual([
      [10, true],
      [3, true],
      [2, true],
    ])
    const varias = await t.signin(people.find(p => p.usuario === 'varias@demo.edu')!)
    const { data } = await varias(calls.auth.user, {})
    expect([data.empresas.length, data.roles.length]).toEqual([2, 2])
    const shared = await t.owner.query(`select count(*)::int as n from usuarios u
      where (select count(distinct empresa_id) from accesos a join tipospersonas k on k.id = a.tipopersona_id and k.codigo = '00002' where a.usuario_id = u.id) = 2`)
    expect(shared.rows[0].n).toBe(1)
  })

  it('has someone who directs one faculty, and sees nothing beside it', async () => {
    const directora = await t.signin(people.find(p => p.usuario === 'directora@demo.edu')!)
    const { data } = await directora(calls.auth.user, {})
    expect([data.rol, data.rol_nombre, data.json.moduloCurriculo.rol]).toEqual(['operador', 'Operador', 2])
    const suyos = (await directora(calls.planes.list, { page: 1, per_page: 50 })).data
    expect([...new Set(suyos.map(plan => plan.programa))].sort()).toEqual([
      'Ingeniería Civil',
      'Ingeniería de Sistemas',
    ])
  })

  it('leaves no session open, and every row has its record', async () => {
    const { rows } = await t.owner.query(`select
      (select count(*)::int from sesiones where vence_at < now() + interval '1 hour') as abiertas,
      (select count(*)::int from asignaturas) as cursos,
      (select count(*)::int from cambios where evento = 'asignatura.created') as registros`)
    expect(rows[0].abiertas).toBe(0)
    expect(rows[0].registros).toBe(rows[0].cursos)
  })

  it.each([
    ['Root o Administrador', 'root'],
    ['Operador', 'operador'],
    ['Operador Básico', 'operadorBasico'],
    ['Tutor', 'tutor'],
    ['Inspector', 'inspector'],
    ['Demo', 'demo'],
    ['Docente', 'docente'],
  ])('%s signs in with what is printed', async (printed, rol) => {
    const presented = people.filter(p => p.rol === printed)
    expect(presented).toHaveLength(1)
    const { data } = await (await t.signin(presented[0]!))(calls.auth.user, {})
    expect(data.rol).toBe(rol)
    expect(data.empresa?.razonsocial).toBe('Universidad Andina del Sur')
  })

  it('gives the lecturer the first courses of the first plan', async () => {
    const docente = await t.signin(people.find(p => p.rol === 'Docente')!)
    const { data } = await docente(calls.auth.user, {})
    const sistemas = enteros.find(e => e.plan.programa === 'Ingeniería de Sistemas' && !e.plan.fechacese)!
    const first = sistemas.cursos.filter(c => c.ciclo_id === sistemas.ciclos.find(x => x.numero === 1)!.id)
    expect(data.json.cursos_ids).toHaveLength(4)
    expect(first.map(c => c.id)).toEqual(expect.arrayContaining(data.json.cursos_ids))
  })

  it('has one ceased plan, whose successor is in force', () => {
    expect(enteros.filter(e => e.plan.fechacese).map(e => [e.plan.programa, e.plan.full_name])).toEqual([
      ['Ingeniería de Sistemas', 'Plan de estudios 2019'],
    ])
  })

  it('a second start changes nothing, and presents the same people without the administrator', async () => {
    const before = await counts()
    expect(await t.start()).toEqual(people.filter(p => p.usuario !== 'root@malla.local'))
    expect(await counts()).toEqual(before)
  })

  describe('every plan', () => {
    const each = (check: (e: Entero) => void) => () => {
      expect(enteros).toHaveLength(13)
      for (const e of enteros) check(e)
    }
    const named = (e: Entero) => `${e.institucion}, ${e.plan.programa}, ${e.plan.full_name}`
    const delPlan = (e: Entero) =>
      e.cursos.map(c => ({ ...c, ciclo_id: c.ciclo_id || null, seccion_id: c.seccion_id || null }))

    it(
      'has courses in every cycle, all with hours, area and type',
      each(e => {
        for (const ciclo of e.ciclos) expect(ciclo.cursos_count, named(e)).toBeGreaterThan(0)
        const incomplete = e.cursos.filter(c => !c.horastotal || !c.areacurso_id || !c.tipocurso_id)
        expect(incomplete, named(e)).toEqual([])
      }),
    )

    it(
      'has credits that its hours are worth, or none at all',
      each(e => {
        const { horas_credito_teoria, horas_credito_practica, semanas } = e.plan
        const por = {
          teoria: horas_credito_teoria ?? HORAS_POR_CREDITO.teoria,
          practica: horas_credito_practica ?? HORAS_POR_CREDITO.practica,
          semanas: semanas ?? HORAS_POR_CREDITO.semanas,
        }
        const avisos = e.cursos.flatMap(c => {
          const aviso = avisoDeCreditos(c, por)
          return aviso ? [`${c.nombre}: ${aviso}`] : []
        })
        expect(avisos, named(e)).toEqual([])
        const sin = e.cursos.filter(c => c.credits === null).length
        expect([0, e.cursos.length], named(e)).toContain(sin)
      }),
    )

    it(
      'adds up to the credits that it says it requires',
      each(e => {
        const cursos = delPlan(e)
        const { creditos, creditosElectivos } = totalesDePlan(cursos, e.secciones)
        expect(creditos, named(e)).toBe(e.plan.creditos_totales)
        expect(creditosElectivos, named(e)).toBe(e.plan.creditos_electivos)
        expect(e.plan.creditos, named(e)).toBe(creditos ?? 0)
        const { porTipo } = computoDePlan(cursos, e.secciones, reglaDeHoras(e.plan))
        if (e.plan.creditos_generales !== null)
          expect(porTipo.get('general'), named(e)).toBe(e.plan.creditos_generales)
      }),
    )

    it(
      'has no requisite that cannot be met',
      each(e => expect(problemasDeRequisitos(delPlan(e), e.ciclos), named(e)).toEqual([])),
    )

    it('that the law asks something of is there at each level', () => {
      const niveles = new Set(enteros.map(e => e.plan.nivel))
      expect(Object.keys(MINIMOS).filter(nivel => !niveles.has(nivel))).toEqual([])
    })

    it(
      'keeps what the law asks of it',
      each(e => {
        const minimo = MINIMOS[e.plan.nivel]
        if (!minimo) return
        expect(e.plan.creditos, named(e)).toBeGreaterThanOrEqual(minimo.creditos)
        if (minimo.generales)
          expect(e.plan.creditos_generales, named(e)).toBeGreaterThanOrEqual(minimo.generales)
        const horas = e.plan.horas * (e.plan.semanas ?? 0)
        if (minimo.horas) expect(horas, named(e)).toBeGreaterThanOrEqual(minimo.horas)
      }),
    )
  })

  it('has competencies of three levels, attached to the profile, to outcomes and to courses, with gaps', async () => {
    const { rows } = await t.owner.query(`select p.full_name, count(*)::int as todas,
      count(*) filter (where c.termino_id = 3)::int as elementos, count(c.perfil_egreso_id)::int as enlazadas,
      count(*) filter (where exists (select 1 from competencia_resultados r where r.competencia_id = c.id))::int as con_resultados,
      count(*) filter (where not exists (select 1 from competencia_cursos k where k.competencia_id = c.id))::int as sin_cursos
      from competencias c join planes p on p.id = c.planestudio_id group by p.full_name order by p.full_name desc`)
    expect(rows.map(r => r.full_name)).toEqual(['Plan de estudios 2026', 'Plan de estudios 2025'])
    for (const row of rows)
      for (const [que, n] of Object.entries(row)) if (que !== 'full_name') expect(n, que).toBeGreaterThan(1)
  })

  it('shows every kind of requisite', () => {
    const escritos = JSON.stringify(enteros.map(e => e.cursos.map(c => c.requisitos)))
    for (const kind of ['"previo"', '"simultaneo"', '"creditos"', '"y"', '"o"'])
      expect(escritos, kind).toContain(kind)
  })
})

/** By level: credits, general credits, hours: the minimum that the law asks of each. */
const MINIMOS: Record<string, { creditos: number; generales?: number; horas?: number }> = {
  Pregrado: { creditos: 200, generales: 35 },
  Maestría: { creditos: 48 },
  'Segunda Especialidad': { creditos: 40 },
  'Profesional técnico': { creditos: 120, horas: 2550 },
}
