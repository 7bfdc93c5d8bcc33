import { calls } from '@malla/contracts/calls.ts'
import { estadoCursosRegistrados } from '@malla/domain/planes/cursosRegistrados.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PgDialect } from '../../platform/db/drizzle.ts'
import type { SesionActiva } from '../../platform/session/active.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { arbolSql } from './arbol.queries.ts'

type Nodo = Record<string, any>
const names = (nodes: Nodo[]): string[] => nodes.map(n => n.nombre ?? n.full_name)

describe('the tree of the institution', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
    await plant()
  })
  afterAll(() => t.close())

  const one = async (text: string, values: unknown[]): Promise<number> =>
    Number((await t.owner.query(`${text} returning id`, values)).rows[0].id)
  const ids: Record<string, number> = {}

  /** Two faculties, cepre and posgrado; «Civil» with three plans, one of them deleted, and «Minas» with none. */
  async function plant(): Promise<void> {
    const e = t.gente.empresa
    const facultad = (nombre: string, txt = 'facultad') =>
      one('insert into facultades (empresa_id, nombre, txt_type) values ($1, $2, $3)', [e, nombre, txt])
    const nivel = (nombre: string, codigo: string) =>
      one('insert into niveles (empresa_id, nombre, codigo) values ($1, $2, $3)', [e, nombre, codigo])
    const programa = (nombre: string, fac: number, niv: number, mod: number, deNivel = false) =>
      one(
        'insert into programas (empresa_id, nombre, facultad_id, nivel_id, modalidad_id, de_nivel) values ($1, $2, $3, $4, $5, $6)',
        [e, nombre, fac, niv, mod, deNivel],
      )
    const plan = (
      nombre: string,
      created: string,
      cese: string | null = null,
      deleted: string | null = null,
    ) =>
      one(
        'insert into planes (empresa_id, programa_id, full_name, created_at, fechacese, deleted_at) values ($1, $2, $3, $4, $5, $6)',
        [e, ids.civil, nombre, created, cese, deleted],
      )
    const curso = (
      planId: number,
      { area, horas }: { area: number | null; horas: number },
      [base, version]: [number | null, number] = [null, 1],
    ) =>
      one(
        `insert into asignaturas (empresa_id, planestudio_id, nombre, base_id, version, areacurso_id, horasvirtualpractica)
         values ($1, $2, 'C', $3, $4, $5, $6)`,
        [e, planId, base, version, area, horas],
      )
    ids.ing = await facultad('Ingeniería')
    ids.arq = await facultad('Árbol y Ambiente')
    await facultad('Zootecnia')
    await facultad('Centro Preuniversitario', 'isCepre')
    ids.posgrado = await facultad('Escuela de Posgrado', 'isPosgrado')
    const [maestria, pregrado] = [await nivel('Maestría', '00002'), await nivel('Pregrado', '00001')]
    const mods = []
    for (const nombre of ['Semipresencial', 'Presencial'])
      mods.push(await one('insert into modalidades (empresa_id, nombre) values ($1, $2)', [e, nombre]))
    const [semi, presencial] = mods as [number, number]
    await programa('Minas', ids.ing, pregrado, presencial)
    ids.civil = await programa('Civil', ids.ing, pregrado, presencial)
    await programa('Sistemas', ids.ing, pregrado, semi)
    await programa('Estructuras', ids.ing, maestria, presencial, true)
    await programa('Gestión', ids.posgrado, maestria, presencial)
    for (const [nombre, orden] of [
      ['Vial', 2],
      ['Hidráulica', 1],
    ])
      await one(
        'insert into especialidades (empresa_id, programa_id, nombre, orden) values ($1, $2, $3, $4)',
        [e, ids.civil, nombre, orden],
      )
    await plan('Plan 2018', '2018-03-01', '2023-12-31')
    ids.p2020 = await plan('Plan 2020', '2020-03-01')
    ids.p2024 = await plan('Plan 2024', '2024-03-01')
    const borrado = await plan('Plan borrado', '2025-03-01', null, '2025-04-01')
    const area = await one(
      "insert into parametros (empresa_id, tipo, nombre) values ($1, 'areascursos', 'A')",
      [e],
    )
    const lista = { area, horas: 3 }
    const base = await curso(ids.p2024, { area, horas: 0 })
    await curso(ids.p2024, { area, horas: 0 }, [base, 2])
    await curso(ids.p2024, lista, [base, 3])
    const otra = await curso(ids.p2024, lista)
    await curso(ids.p2024, { area: null, horas: 3 }, [otra, 2])
    await curso(ids.p2024, lista)
    await curso(ids.p2024, { area, horas: 0 })
    await curso(ids.p2020, lista)
    await curso(borrado, lista)
  }

  const arbol = async (token = t.gente.token.inspector): Promise<Nodo> => {
    const r = await t.as(token)('GET', '/v1/facultades/arbol/con/planes')
    expect(r.status).toBe(200)
    expect(calls.facultades.arbol.output.safeParse(r.body).error).toBeUndefined()
    return r.body.data
  }

  it('has cepre and posgrado apart, and faculties as a Spanish reader sorts them, empty ones too', async () => {
    const { cepre, posgrado, facultades } = await arbol()
    expect([cepre.txt_type, posgrado.txt_type]).toEqual(['isCepre', 'isPosgrado'])
    expect(cepre.niveles).toEqual([])
    expect(names(facultades)).toEqual(['Árbol y Ambiente', 'Ingeniería', 'Zootecnia'])
    expect(names(posgrado.niveles[0].modalidades[0].programas)).toEqual(['Gestión'])
  })

  it('orders levels by code, and modalities, programmes and specialities as they should stand', async () => {
    const { facultades } = await arbol()
    const { niveles } = facultades[1]
    expect(niveles.map((n: Nodo) => n.codigo)).toEqual(['00001', '00002'])
    expect(names(niveles[0].modalidades)).toEqual(['Presencial', 'Semipresencial'])
    const { programas } = niveles[0].modalidades[0]
    expect(names(programas)).toEqual(['Civil', 'Minas'])
    expect(names(programas[0].especialidades)).toEqual(['Hidráulica', 'Vial'])
    expect(programas[0].carrera_id).toBe(ids.civil)
    expect(niveles[1].modalidades[0].programas[0].carrera_id).toBe(0)
    expect(programas[1].planes_estudios).toEqual([])
  })

  it('has plans newest first and ceased last, without those in the Papelera, with each course counted once, complete when its highest version has hours and an area', async () => {
    const { facultades } = await arbol()
    const planes = facultades[1].niveles[0].modalidades[0].programas[0].planes_estudios
    expect(planes.map((p: Nodo) => [p.full_name, p.cursos_count, p.completos, p.fechacese])).toEqual([
      ['Plan 2024', 4, 2, null],
      ['Plan 2020', 1, 1, null],
      ['Plan 2018', 0, 0, '2023-12-31'],
    ])
    for (const { id, cursos_count, completos } of planes) {
      const { json } = (await t.as(t.gente.token.inspector)('GET', `/v1/plan/estudios/${id}`)).body.data
      expect(json.estadoCursosRegistrados).toBe(estadoCursosRegistrados({ cursos: cursos_count, completos }))
    }
    expect(planes[0]).toMatchObject({ id: ids.p2024, carrera_id: ids.civil })
    expect(planes[0].created_at).toMatch(/^2024-03-01T/)
  })

  it('shows who works on one programme that one alone, and who works on one faculty all of it', async () => {
    const part = async (access: { facultades?: number[]; programas?: number[] }) =>
      arbol(
        (await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2, rol: 2, ...access })).token,
      )
    const one = await part({ programas: [ids.civil!] })
    expect([one.cepre, one.posgrado, names(one.facultades)]).toEqual([null, null, ['Ingeniería']])
    expect(one.facultades[0].niveles.length).toBe(1)
    expect(names(one.facultades[0].niveles[0].modalidades[0].programas)).toEqual(['Civil'])
    const other = await part({ facultades: [ids.posgrado!, ids.arq!] })
    expect([other.cepre, other.posgrado.nombre, names(other.facultades)]).toEqual([
      null,
      'Escuela de Posgrado',
      ['Árbol y Ambiente'],
    ])
  })

  it('of an institution without anything is empty', async () => {
    expect(await arbol(t.gente.ajeno)).toEqual({ cepre: null, posgrado: null, facultades: [] })
  })

  it('with 300 plans and 20,000 courses reads each table once, versions by their index, and loses none', async () => {
    const e = t.gente.empresa
    await t.owner.query(
      `insert into planes (empresa_id, programa_id, full_name) select $1, $2, 'Plan ' || n from generate_series(1, 300) n`,
      [e, ids.civil],
    )
    await t.owner.query(
      `insert into asignaturas (empresa_id, planestudio_id, nombre)
       select $1, p.id, 'Curso' from (select id, row_number() over (order by id) as n from planes where full_name like 'Plan %') p,
         generate_series(1, 67) where p.n <= 300`,
      [e],
    )
    await t.owner.query('analyze')
    const { facultades } = await arbol()
    const planes: Nodo[] = facultades[1].niveles[0].modalidades[0].programas[0].planes_estudios
    const { rows } = await t.owner.query(
      `select (select count(*)::int from planes where deleted_at is null) as planes,
         (select count(*)::int from asignaturas a join planes p on p.id = a.planestudio_id where p.deleted_at is null and base_id is null) as cursos`,
    )
    expect(planes.length).toBe(rows[0].planes)
    expect(planes.reduce((sum, p) => sum + p.cursos_count, 0)).toBe(rows[0].cursos)
    expect(rows[0].cursos).toBeGreaterThan(19_900)
    for (const scan of await scans()) expect(scan, JSON.stringify(scan)).toMatchObject({ loops: 1 })
  })

  /** How PostgreSQL reads the courses and plans for the tree, under row security. */
  async function scans(): Promise<{ table: string; loops: number }[]> {
    const sesion = {
      quien: { rol: 'operador', alcance: { todo: true }, cursos_ids: [] },
    } as unknown as SesionActiva
    const { sql, params } = new PgDialect().sqlToQuery(arbolSql({ empresaId: t.gente.empresa, sesion }))
    await t.owner.query('begin')
    await t.owner.query(`set local role malla_app; set local app.empresa_id = '${t.gente.empresa}'`)
    const { rows } = await t.owner.query(`explain (analyze, format json) ${sql}`, params as unknown[])
    await t.owner.query('rollback')
    const found: { table: string; loops: number }[] = []
    const walk = (node: Nodo): void => {
      if (['asignaturas', 'planes'].includes(node['Relation Name']))
        found.push({ table: node['Relation Name'], loops: node['Actual Loops'] })
      for (const child of node.Plans ?? []) walk(child)
    }
    walk(rows[0]['QUERY PLAN'][0].Plan)
    expect(found.map(f => f.table).sort()).toEqual(['asignaturas', 'asignaturas', 'planes'])
    return found
  }
})
