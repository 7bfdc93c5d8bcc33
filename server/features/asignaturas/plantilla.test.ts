import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CursoDePlantilla, plantilla } from '../../platform/excel/cursos/plantilla.ts'
import { type PlanPlantado, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { sinConocer } from '../../testing/conocidas.ts'
import { libroDe } from '../../testing/libros.ts'
import { type PlanUtfsm, plantillaFromUtfsm } from '../../testing/utfsm.ts'

const REAL = process.env.REAL_DATA && path.join(process.env.REAL_DATA, 'study-plans/utfsm')

/** A form with one file, as a browser sends it. */
function form(fields: Record<string, string>, file: Uint8Array) {
  const boundary = '----plantilla'
  const head = Object.entries(fields).map(
    ([k, v]) => `--${boundary}\r\nContent-Disposition: form-data; name="${k}"\r\n\r\n${v}\r\n`,
  )
  const intro = `${head.join('')}--${boundary}\r\nContent-Disposition: form-data; name="archivo"; filename="cursos.xlsx"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(intro), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

describe('the Excel template of courses', () => {
  let t: TestApp
  let p: PlanPlantado
  beforeAll(async () => {
    t = await createTestApp()
  })
  afterAll(() => t.close())

  const ask = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.operador)(...args)
  const send = async (file: Uint8Array, fields: Record<string, string> = {}) => {
    const { payload, headers } = form({ planestudio_id: String(p.plan), ...fields }, file)
    const raw = await t.app.inject({
      method: 'POST',
      url: '/api/v1/asignaturas/importar/plantilla',
      payload,
      headers: { ...headers, authorization: `Bearer ${t.gente.token.operador}` },
    })
    return { status: raw.statusCode, body: raw.json() }
  }
  const fileOf = (cursos: CursoDePlantilla[], electivos = false) =>
    plantilla({ electivos, areas: [], tipos: [], tipologias: [], cursos })
  const listed = async () =>
    (await ask('GET', `/v1/asignaturas/por/plan/estudio/${p.plan}`)).body.data as any[]
  const changes = async () =>
    Number(
      (await t.owner.query('select ultimo from cadenas where empresa_id = $1', [t.gente.empresa])).rows[0]
        .ultimo,
    )

  it('brings courses in, makes what is missing, and the texts stay as they were', async () => {
    p = await plantPlan(t, { ciclos: 1 })
    const file = await fileOf([
      {
        nombre: 'Cálculo I',
        codigo: '0021',
        ciclo: 'I',
        credits: 4.5,
        horasteoria: 3,
        horaspractica: 2,
        area: 'Matemática',
        tipo: 'Obligatorio',
      },
      {
        nombre: 'Cálculo II',
        codigo: '1e3',
        ciclo: '2',
        credits: 4,
        requisitos: '0021; FIS-1',
        area: 'matematica',
      },
      { nombre: 'Proyecto', codigo: '010101', ciclo: 'Ciclo IV', requisitos: '(1e3 | 0021); 8 cr' },
    ])
    const before = await changes()
    const preview = await send(file, { vista_previa: '1' })
    expect(preview.status, JSON.stringify(preview.body)).toBe(200)
    expect(preview.body.filas.map((f: any) => f.accion)).toEqual(['crear', 'crear', 'crear'])
    // Cycles as the plan calls them (its own is «Ciclo 1») or will, not as the file does: «2».
    expect(preview.body.filas.map((f: any) => f.grupo)).toEqual(['Ciclo 1', 'Ciclo II', 'Ciclo IV'])
    expect(preview.body.avisos.map((a: any) => a.motivo).join(' ')).toContain('FIS-1')
    // By name, each once, what comes besides: a word that is misspelt is an area of everybody afterwards.
    const creados = {
      ciclos: ['Ciclo II', 'Ciclo IV'],
      secciones: [],
      areascursos: ['Matemática'],
      tiposcursos: ['Obligatorio'],
      tipologiasespecialescursos: [],
    }
    expect(preview.body.creados).toEqual(creados)
    expect(await changes()).toBe(before)
    expect(await listed()).toEqual([])

    const done = await send(file)
    expect(done.body).toMatchObject({ count: 3, total: 3, creados })
    const rows = await listed()
    expect(rows.map(r => r.codigo)).toEqual(['0021', '1e3', '010101'])
    expect(rows[0].areacurso_id).toBe(rows[1].areacurso_id)
    expect(rows[1].prerequisito).toEqual([rows[0].id])
    const ciclos = (await ask('GET', `/v1/ciclos/por/plan/${p.plan}`)).body.data
    expect(ciclos.map((c: any) => c.numero)).toEqual([1, 2, 4])
  })

  it('the same file again changes nothing, and an export comes back as it went', async () => {
    const { raw } = await ask('GET', '/v1/asignaturas/exportar/plantilla', { planestudio_id: p.plan })
    expect(raw.headers['content-disposition']).toContain('.xlsx')
    const before = await changes()
    const again = await send(raw.rawPayload)
    expect(again.body, JSON.stringify(again.body)).toMatchObject({ count: 0, total: 3 })
    expect(Object.values(again.body.creados).flat()).toEqual([])
    expect(await changes()).toBe(before)
  })

  const salir = async (pedida: Record<string, unknown> = {}): Promise<Buffer> =>
    (await ask('GET', '/v1/asignaturas/exportar/plantilla', { planestudio_id: p.plan, ...pedida })).raw
      .rawPayload

  it('twins come back each onto itself, though one was written last', async () => {
    p = await plantPlan(t, { ciclos: 1 })
    await send(
      await fileOf([4, 3, 2].map(credits => ({ nombre: 'Electivo', codigo: 'EL', ciclo: 'I', credits }))),
    )
    const [primero] = await listed()
    await ask('PUT', `/v1/asignaturas/${primero.id}`, { horasteoria: 2 })
    const before = await listed()
    expect((await send(await salir())).body).toMatchObject({ count: 0, total: 3 })
    expect(await listed()).toEqual(before)
  })

  it('courses of two sections of one name stay in theirs', async () => {
    p = await plantPlan(t, { ciclos: 1 })
    const { rows } = await t.owner.query(
      "insert into secciones (empresa_id, planestudio_id, nombre) values ($1, $2, 'ELECTIVOS') returning id",
      [t.gente.empresa, p.plan],
    )
    await ask('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, {
      asignaturas: [p.seccion, Number(rows[0].id)].map((seccion_id, i) => ({
        nombre: `Optativo ${i}`,
        codigo: `OP${i}`,
        seccion_id,
      })),
    })
    expect((await send(await salir({ is_electivos: true }), { is_electivos: '1' })).body).toMatchObject({
      count: 0,
      total: 2,
    })
    // A new one has to go somewhere: into the older, each time.
    const nuevo = await fileOf([{ nombre: 'Otro', codigo: 'OTRO', seccion: 'electivos' }], true)
    await send(nuevo, { is_electivos: '1' })
    expect((await listed()).find(c => c.codigo === 'OTRO').seccion_id).toBe(p.seccion)
  })

  it.each([
    ['the cycles', {}, 'Cursos - PROGRAMA - NOMBRE'],
    ['the electives', { is_electivos: true }, 'Cursos electivos - PROGRAMA - NOMBRE'],
    ['the cycles, empty', { vacia: true }, 'Plantilla de cursos - PROGRAMA - NOMBRE'],
    [
      'the electives, empty',
      { is_electivos: true, vacia: true },
      'Plantilla de cursos electivos - PROGRAMA - NOMBRE',
    ],
  ])('the file of %s says in its name what it is', async (_case, pedida, nombre) => {
    p = await plantPlan(t, { ciclos: 1 })
    const { full_name, programa } = (await ask('GET', `/v1/plan/estudios/${p.plan}`)).body.data
    const { raw } = await ask('GET', '/v1/asignaturas/exportar/plantilla', {
      planestudio_id: p.plan,
      ...pedida,
    })
    expect(decodeURIComponent(String(raw.headers['content-disposition']))).toContain(
      `${nombre.replace('PROGRAMA', programa).replace('NOMBRE', full_name)}.xlsx`,
    )
  })

  it('a bad cell stops all, and every one is named with row and column', async () => {
    p = await plantPlan(t, { ciclos: 1 })
    const r = await send(
      await fileOf([
        { nombre: 'Bien', codigo: 'A', ciclo: 'I' },
        { nombre: 'Mal', codigo: 'B', ciclo: 'tarde', credits: 'cuatro' as unknown as number },
      ]),
    )
    expect(r.status).toBe(422)
    expect(r.body.errores.map((e: any) => [e.fila, e.columna])).toEqual([
      [3, 'C (CICLO)'],
      [3, 'D (CREDITOS)'],
    ])
    expect(r.body.errors.archivo).toHaveLength(2)
    expect(await listed()).toEqual([])
  })

  it('a real loop, a requisite on itself and one in a later cycle come in with warnings; by hand a loop is refused', async () => {
    p = await plantPlan(t, { ciclos: 1 })
    const r = await send(
      await fileOf([
        { nombre: 'A', codigo: 'A', ciclo: 'I', requisitos: 'B' },
        { nombre: 'B', codigo: 'B', ciclo: 'II', requisitos: 'A' },
        { nombre: 'C', codigo: 'C', ciclo: 'I', requisitos: 'C' },
      ]),
    )
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(r.body.avisos.length).toBeGreaterThanOrEqual(3)
    const [a] = await listed()
    expect((await ask('PUT', `/v1/asignaturas/${a.id}`, { nombre: 'A nuevo' })).status).toBe(200)
  })

  it('virtual hours of a file that has only their sum leave the parts as they were where it is the same', async () => {
    p = await plantPlan(t, { ciclos: 1 })
    const taller = { planestudio_id: p.plan, ciclo_id: p.ciclos[0], nombre: 'Taller', codigo: 'V1' }
    const made = await ask('POST', '/v1/asignaturas', {
      ...taller,
      horasvirtualteoria: 2,
      horasvirtualpractica: 1,
    })
    expect(made.status).toBe(200)
    const bring = async (horas: number) =>
      send(
        await libroDe([
          ['CODIGO', 'NOMBRE', 'CICLO', 'HORAS VIRTUAL'],
          ['V1', 'Taller', 'I', horas],
        ]),
      )
    expect((await bring(3)).body).toMatchObject({ count: 0, total: 1, filas: [{ accion: 'igual' }] })
    expect(await listed()).toMatchObject([{ horasvirtualteoria: 2, horasvirtualpractica: 1 }])
    expect((await bring(4)).body).toMatchObject({ count: 1 })
    expect(await listed()).toMatchObject([{ horasvirtualteoria: 4, horasvirtualpractica: 0 }])
  })

  it('of two areas that differ in an accent, from before, the older one is found each time', async () => {
    p = await plantPlan(t, { ciclos: 1 })
    const { rows } = await t.owner.query(
      "insert into parametros (empresa_id, tipo, nombre) values ($1, 'areascursos', 'Óptica'), ($1, 'areascursos', 'Optica') returning id",
      [t.gente.empresa],
    )
    const area = async (nombre: string) => {
      expect(
        (await send(await fileOf([{ nombre: 'Luz', codigo: 'L1', ciclo: 'I', area: nombre }]))).status,
      ).toBe(200)
      return (await listed())[0].areacurso_id
    }
    expect([await area('Óptica'), await area('OPTICA')]).toEqual([Number(rows[0].id), Number(rows[0].id)])
  })

  it('electives go to sections', async () => {
    p = await plantPlan(t, { ciclos: 1 })
    const r = await send(
      await fileOf([{ nombre: 'Ajedrez', codigo: 'E1', seccion: 'Electivos libres', credits: 2 }], true),
      { is_electivos: '1' },
    )
    expect(r.body).toMatchObject({ count: 1, total: 1 })
    const [row] = await listed()
    const secciones = (await ask('GET', `/v1/secciones/electivos/por/plan/${p.plan}`)).body.data
    expect(secciones.find((s: any) => s.id === row.seccion_id).nombre).toBe('Electivos libres')
  })

  it('thousands of courses go in at once', async () => {
    p = await plantPlan(t, { ciclos: 1 })
    const cursos = Array.from({ length: 4000 }, (_, i) => ({
      nombre: `Curso ${i}`,
      codigo: `M${i}`,
      ciclo: 'I',
      requisitos: i ? `M${i - 1}*` : '',
    }))
    const r = await send(await fileOf(cursos))
    expect(r.body, JSON.stringify(r.body).slice(0, 300)).toMatchObject({ count: 4000, total: 4000 })
    // And PostgreSQL knows of them at once, not when it looks at its tables the next time.
    expect(await sinConocer(t.owner, ['asignaturas', 'prerequisitos', 'cambios'], 3999)).toEqual([])
  })

  it('what is no workbook is refused in words', async () => {
    const r = await send(Buffer.from('CODIGO;NOMBRE\n1;A'))
    expect(r.status).toBe(422)
    expect(r.body.errors.archivo[0]).toMatch(/\p{L}/u)
  })

  describe(REAL ? 'real plans' : 'real plans (not run: REAL_DATA is not set)', () => {
    it.runIf(REAL).each(['ARQ', 'CIV', 'ICI', 'INF', 'MEC', 'TEL'])('%s goes in whole', async sigla => {
      const source = JSON.parse(readFileSync(path.join(REAL!, `${sigla}.json`), 'utf8')) as PlanUtfsm
      p = await plantPlan(t, { ciclos: 0 })
      const r = await send(await plantillaFromUtfsm(source))
      const wanted = Object.entries(source).flatMap(([s, courses]) =>
        courses.map(c => ({ s: Number(s.slice(1)), c })),
      )
      expect(r.body, JSON.stringify(r.body.errores ?? r.body.message)).toMatchObject({
        count: wanted.length,
        total: wanted.length,
      })
      const rows = await listed()
      const numero = new Map(
        (await ask('GET', `/v1/ciclos/por/plan/${p.plan}`)).body.data.map((c: any) => [c.id, c.numero]),
      )
      const codeOf = new Map(rows.map(x => [x.id, x.codigo]))
      const got = rows.map(x => ({
        s: numero.get(x.ciclo_id),
        codigo: x.codigo,
        nombre: x.nombre,
        credits: x.credits,
        req: x.prerequisito.map((id: number) => codeOf.get(id)).sort(),
      }))
      const expected = wanted.map(({ s, c }) => ({
        s,
        codigo: c[1],
        nombre: c[0].trim().replace(/\s+/g, ' '),
        credits: Number(c[2]),
        req: [...new Set(c[5])].sort(),
      }))
      const byCode = (x: { codigo: string }, y: { codigo: string }) => x.codigo.localeCompare(y.codigo)
      expect(got.sort(byCode)).toEqual(expected.sort(byCode))
    })
  })
})
