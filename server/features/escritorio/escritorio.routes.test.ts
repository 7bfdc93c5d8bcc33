import { calls } from '@malla/contracts/calls.ts'
import type { CambioReciente, Pendiente } from '@malla/contracts/escritorio.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan, plantPrograma } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import type { RolDePrueba } from '../../testing/gente.ts'
import { sinRepetir } from './cambios.queries.ts'

describe('the desk', () => {
  let t: TestApp
  let p: PlanPlantado
  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t, { ciclos: 3 })
    const area = await t.owner.query(
      "insert into parametros (empresa_id, tipo, nombre) values ($1, 'areascursos', 'Ciencias') returning id",
      [t.gente.empresa],
    )
    const areacurso_id = Number(area.rows[0].id)
    await plantCurso(t, p, { horasteoria: 2, areacurso_id })
    await plantCurso(t, p, { horasteoria: 2 })
    await plantCurso(t, p, {
      ciclo_id: p.ciclos[1],
      requisitos: JSON.stringify({ tipo: 'texto', texto: 'MA-9', modo: 'previo' }),
    })
    await t.owner.query("update personas set nombres = 'Ana Ruiz' where nombres = 'persona2'")
  })
  afterAll(() => t.close())

  const desk = async (rol: RolDePrueba | { token: string } = 'operador') => {
    const token = typeof rol === 'string' ? t.gente.token[rol] : rol.token
    const { status, body } = await t.as(token)('GET', '/v1/escritorio')
    expect(status, JSON.stringify(body)).toBe(200)
    expect(calls.escritorio.show.output.safeParse(body).error).toBeUndefined()
    return body.data
  }
  const kinds = (x: { pendientes: Pendiente[] }) =>
    x.pendientes.map(y => `${y.clase} ${y.cuantos} ${y.puede ? '' : 'solo ver'}`.trim())

  it.each<[RolDePrueba, string[]]>([
    [
      'operador',
      ['cursos_incompletos 2', 'ciclos_vacios 1', 'requisitos_sin_reconocer 1', 'planes_sin_resolucion 1'],
    ],
    ['operadorBasico', ['cursos_incompletos 2', 'requisitos_sin_reconocer 1']],
    ['tutor', ['cursos_incompletos 2', 'requisitos_sin_reconocer 1']],
    [
      'inspector',
      [
        'cursos_incompletos 2 solo ver',
        'ciclos_vacios 1 solo ver',
        'requisitos_sin_reconocer 1 solo ver',
        'planes_sin_resolucion 1 solo ver',
      ],
    ],
    ['docente', []],
  ])('what waits for %s', async (rol, expected) => expect(kinds(await desk(rol))).toEqual(expected))

  it('a cycle in which only older versions of a course are left is an empty one', async () => {
    const vacios = async () => kinds(await desk()).filter(x => x.startsWith('ciclos_vacios'))
    const base = await plantCurso(t, p, { ciclo_id: p.ciclos[2] })
    expect(await vacios()).toEqual([])
    const movido = await plantCurso(t, p, { base_id: base, version: 2 })
    expect(await vacios()).toEqual(['ciclos_vacios 1'])
    await t.owner.query('delete from asignaturas where id = any($1)', [[movido]])
    await t.owner.query('delete from asignaturas where id = any($1)', [[base]])
  })

  it('names the plan that has most of it', async () => {
    const { pendientes } = await desk()
    expect(pendientes[0]).toMatchObject({ plan_id: p.plan, planes: 1 })
    expect(pendientes[0].donde).toMatch(/^Plan plantado \d+ · Programa plantado \d+$/)
  })

  it('what waits in plans is the list of plans narrowed to it', async () => {
    const vacio = await plantPlan(t, { ciclos: 1 })
    const { pendientes } = await desk()
    for (const { clase, planes, plan_id } of pendientes as Pendiente[]) {
      const { body } = await t.as(t.gente.token.operador)('GET', '/v1/plan/estudios', { falta: clase })
      expect([clase, body.pagination?.total]).toEqual([clase, planes])
      expect(body.data.map((x: { id: number }) => x.id)).toContain(plan_id)
    }
    expect(pendientes.map((x: Pendiente) => x.planes)).toEqual([1, 1, 1, 1, 2])
    await t.owner.query('delete from planes where id = $1', [vacio.plan])
  })

  it('an administrator also hears of mails, users and institutions', async () => {
    const { usuario } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 3 })
    await t.owner.query("update usuarios set estado = '3' where id = $1", [usuario])
    await t.owner.query(
      "insert into empresas (razonsocial, tipo, estado) values ('Cerrada', 'Colegio', 'Bloqueado')",
    )
    await t.owner.query(
      `insert into correos (para, asunto, texto, html, message_id, estado, created_at) values
        ('a@b.pe', 'x', 'x', 'x', 'm1', 'fallido', now()), ('a@b.pe', 'x', 'x', 'x', 'm2', 'guardado', now())`,
    )
    // These nobody can send again, or would.
    await t.owner.query(
      `insert into correos (para, asunto, texto, html, message_id, estado, created_at) values
        ('a@b.pe', 'x', 'Abra {{enlace}}', 'x', 'm3', 'fallido', now()), ('a@b.pe', 'x', '', '', 'm4', 'fallido', now()),
        ('a@b.pe', 'x', 'x', 'x', 'm5', 'fallido', now() - interval '31 days')`,
    )
    expect(kinds(await desk('root')).slice(0, 3)).toEqual([
      'correos_fallidos 1',
      'usuarios_no_habilitados 1',
      'entidades_no_activadas 1',
    ])
  })

  it('a lecturer hears of the own syllabi that are not complete, the least complete first', async () => {
    const otro = await plantPlan(t)
    const cursos = [
      await plantCurso(t, otro, { nombre: 'Lógica', silabo_estado: 2 }),
      await plantCurso(t, otro, { nombre: 'Ética', silabo_estado: 1 }),
      await plantCurso(t, otro, { nombre: 'Arte', silabo_estado: 3 }),
    ]
    const docente = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, cursos })
    const { pendientes, avance, cambios } = await desk(docente)
    expect(pendientes).toEqual([
      expect.objectContaining({
        clase: 'silabos_por_completar',
        cuantos: 2,
        curso_id: cursos[1],
        empezado: false,
      }),
    ])
    expect(pendientes[0].donde).toMatch(/^Ética y otro · /)
    expect([avance, cambios]).toEqual([[], []])
    await t.owner.query('update asignaturas set silabo_estado = 2 where id = $1', [cursos[1]])
    expect((await desk(docente)).pendientes).toMatchObject([{ cuantos: 2, empezado: true }])
    await t.owner.query('delete from asignaturas where planestudio_id = $1', [otro.plan])
    await t.owner.query('delete from planes where id = $1', [otro.plan])
  })

  it('with a period a lecturer hears of its date, and who reminds of how many lack, as the list counts them', async () => {
    const otro = await plantPlan(t)
    const cursos = [
      await plantCurso(t, otro, { nombre: 'Lógica', silabo_estado: 3 }),
      await plantCurso(t, otro),
    ]
    const { token } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, cursos })
    const { rows } = await t.owner.query(
      `insert into periodos (empresa_id, nombre, fechainicio, fechafin, fechaentrega)
       values ($1, '2090-I', '2090-01-01', '2090-07-01', '2090-02-01') returning id`,
      [t.gente.empresa],
    )
    await t.owner.query(
      `insert into silabos (empresa_id, asignatura_id, periodo_id, planestudio_id, estado, completado) values ($1, $2, $3, $4, 'borrador', 3)`,
      [t.gente.empresa, cursos[0], rows[0].id, otro.plan],
    )
    try {
      const [suyo, completo] = (await desk({ token })).pendientes
      expect(suyo).toMatchObject({ clase: 'silabos_por_completar', cuantos: 1 })
      expect(completo).toMatchObject({ clase: 'silabos_por_entregar', cuantos: 1, curso_id: cursos[0] })
      expect(suyo.donde).toMatch(/ · se entrega en \d+ días, el 01\/02\/2090$/)
      const { body } = await t.as(t.gente.token.inspector)('GET', '/v1/silabos/resumen', {
        periodo_id: rows[0].id,
      })
      const falta = (await desk('inspector')).pendientes.find(
        (x: Pendiente) => x.clase === 'silabos_que_faltan',
      )
      expect(falta).toMatchObject({
        cuantos: body.data.faltan,
        donde: expect.stringMatching(/^Periodo 2090-I, en \d+ planes/),
      })
      expect(kinds(await desk('demo'))).not.toContainEqual(expect.stringMatching(/^silabos/))
      await t.owner.query(
        `update periodos set fechainicio = '2020-01-01', fechaentrega = '2020-02-01' where id = $1`,
        [rows[0].id],
      )
      const [tarde] = (await desk({ token })).pendientes
      expect(tarde.donde).toMatch(/ · el plazo venció hace \d+ días, el 01\/02\/2020$/)
    } finally {
      await t.owner.query('delete from silabos where planestudio_id = $1', [otro.plan])
      await t.owner.query('delete from periodos where id = $1', [rows[0].id])
      await t.owner.query('delete from asignaturas where planestudio_id = $1', [otro.plan])
      await t.owner.query('delete from planes where id = $1', [otro.plan])
    }
  })

  it('tells who reviews what was handed in, with and without periods, and the lecturer what came back', async () => {
    const otro = await plantPlan(t)
    const { rows: terminados } = await t.owner.query(
      `insert into periodos (empresa_id, nombre, fechainicio, fechafin) values ($1, '2019-I', '2019-03-01', '2019-07-01') returning id`,
      [t.gente.empresa],
    )
    const silabo = (curso: number, estado: string, periodo: number | null) =>
      t.owner.query(
        'insert into silabos (empresa_id, asignatura_id, periodo_id, planestudio_id, estado, completado) values ($1, $2, $3, $4, $5, 3)',
        [t.gente.empresa, curso, periodo, otro.plan, estado],
      )
    const [entregado, observado, antiguo] = [
      await plantCurso(t, otro, { nombre: 'Lógica' }),
      await plantCurso(t, otro, { nombre: 'Ética' }),
      await plantCurso(t, otro, { nombre: 'Arte' }),
    ]
    await silabo(entregado, 'entregado', null)
    await silabo(observado, 'observado', null)
    await silabo(antiguo, 'entregado', terminados[0].id)
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      cursos: [entregado, observado],
    })
    const deSilabos = async (rol: Parameters<typeof desk>[0]) =>
      (await desk(rol)).pendientes.filter((x: Pendiente) => x.clase.startsWith('silabos'))
    try {
      for (const rol of ['operador', 'operadorBasico', 'tutor', 'inspector'] as const)
        expect(await deSilabos(rol)).toMatchObject([
          { clase: 'silabos_por_revisar', cuantos: 1, puede: true },
        ])
      // The list to which it leads has what can be reviewed; what was handed in besides stays told as that.
      const listados = async (pedido: Record<string, unknown>) =>
        (await t.as(t.gente.token.operador)('GET', '/v1/silabos', pedido)).body.data.map(
          (s: { nombre: string }) => s.nombre,
        )
      expect(await listados({ por_revisar: true })).toEqual(['Lógica'])
      expect((await listados({ estado: 'entregado' })).toSorted()).toEqual(['Arte', 'Lógica'])
      expect(await deSilabos('demo')).toEqual([])
      const fuera = await t.gente.alguien(t.owner, {
        empresa: t.gente.empresa,
        tipouser: 3,
        rol: 2,
        programas: [p.programa],
      })
      expect(await deSilabos(fuera)).toEqual([])
      expect(await deSilabos({ token })).toMatchObject([
        {
          clase: 'silabos_observados',
          cuantos: 1,
          curso_id: observado,
          donde: expect.stringMatching(/^Ética · /),
        },
      ])
    } finally {
      for (const tabla of ['silabos', 'asignaturas'])
        await t.owner.query(`delete from ${tabla} where planestudio_id = $1`, [otro.plan])
      await t.owner.query('delete from planes where id = $1', [otro.plan])
      await t.owner.query('delete from periodos where id = $1', [terminados[0].id])
    }
  })

  it('tells how far programmes are: of a course its highest version; ceased and deleted plans do not count', async () => {
    const en = await plantPrograma(t)
    const [vivo, cesado] = [await plantPlan(t, { en }), await plantPlan(t, { en })]
    await t.owner.query("update planes set fechacese = '2026-01-01' where id = $1", [cesado.plan])
    await plantCurso(t, cesado)
    const base = await plantCurso(t, vivo, { horasteoria: 3 })
    await plantCurso(t, vivo, { base_id: base, version: 2, horasteoria: 0 })
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [en.programa],
    })
    const { avance, programas, pendientes } = await desk({ token })
    expect(programas).toBe(1)
    const vacio = await plantPlan(t, { en })
    expect((await desk({ token })).avance).toMatchObject([{ planes: 2, sin_cursos: 1, cursos: 1 }])
    await t.owner.query('delete from planes where id = $1', [vacio.plan])
    expect(avance).toEqual([
      expect.objectContaining({
        programa_id: en.programa,
        plan_id: vivo.plan,
        planes: 1,
        cursos: 1,
        completos: 0,
        empezados: 0,
      }),
    ])
    expect(pendientes.every((x: Pendiente) => x.planes <= 1)).toBe(true)
  })

  it('tells the last changes that one may read; what was done in one go is one', async () => {
    const ask = t.as(t.gente.token.operador)
    const lote = [1, 2, 3].map(n => ({ nombre: `Curso ${n}`, ciclo_id: p.ciclos[0] }))
    const saved = await ask('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, { asignaturas: lote })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    await ask('POST', '/v1/facultades', { nombre: 'Artes' })
    const said = (x: { cambios: CambioReciente[] }) => x.cambios.map(y => y.evento)
    expect(said(await desk()).slice(0, 2)).toEqual([
      'Ana Ruiz creó la facultad Artes',
      expect.stringMatching(
        /^Ana Ruiz creó 3 cursos en el plan plantado|^Ana Ruiz creó 3 cursos en el Plan plantado/,
      ),
    ])
    expect((await desk()).cambios[1]).toMatchObject({ cuantos: 3, plan_id: p.plan })
    const ajeno = await desk({ token: t.gente.ajeno })
    expect(ajeno.cambios).toEqual([])
    const otro = await plantPrograma(t)
    const parcial = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [otro.programa],
    })
    expect(said(await desk(parcial))).toEqual([])
  })

  it('of a new institution it does not tell the catalogues that it began with', async () => {
    const nueva = { razonsocial: 'Instituto Recién Hecho', tipo: 'Instituto' }
    const { id } = (await t.as(t.gente.token.root)('POST', '/empresas/save', nueva)).body.data
    const suya = await t.gente.alguien(t.owner, { empresa: id, tipouser: 2 })
    expect((await desk(suya)).cambios).toEqual([])
    await t.as(suya.token)('POST', '/v1/modalidades/programas', { nombre: 'Por semanas' })
    expect((await desk(suya)).cambios).toMatchObject([{ cuantos: 1, user: { id: suya.usuario } }])
  })

  it('of a plan that is in the Papelera it says where, and has no way there until it is back', async () => {
    const ask = t.as(t.gente.token.operador)
    const otro = await plantPlan(t)
    const { id } = (
      await ask('POST', '/v1/asignaturas', {
        planestudio_id: otro.plan,
        nombre: 'Lógica',
        ciclo_id: otro.ciclos[0],
      })
    ).body.data
    expect((await desk()).cambios[0]).toMatchObject({ objeto_id: id, plan_id: otro.plan })
    expect((await ask('DELETE', `/v1/plan/estudios/${otro.plan}`)).status).toBe(200)
    const suyos = (await desk()).cambios.slice(0, 2)
    expect(suyos).toMatchObject([
      { objeto_id: otro.plan, plan_id: null },
      { objeto_id: id, plan_id: null, donde: expect.stringMatching(/^Programa plantado/) },
    ])
    await ask('POST', `/v1/plan/estudios/${otro.plan}/recuperar`, {})
    expect((await desk()).cambios[0]).toMatchObject({ objeto_id: otro.plan, plan_id: otro.plan })
    await t.owner.query('delete from asignaturas where planestudio_id = $1', [otro.plan])
    await t.owner.query('delete from planes where id = $1', [otro.plan])
  })

  it('counts things, not how often they were saved, and no two catalogues as one', async () => {
    const ask = t.as(t.gente.token.root)
    const facultad = async (nombre: string) =>
      (await ask('POST', '/v1/facultades', { nombre })).body.data.id as number
    const [una, otra] = [await facultad('Letras'), await facultad('Música')]
    const nombrar = (id: number, nombre: string) => ask('PUT', `/v1/facultades/${id}`, { nombre })
    const primero = async () => {
      const { evento, cuantos } = (await desk('root')).cambios[0]
      return [evento.replace(/^\S+ /, ''), cuantos]
    }
    await nombrar(una, 'Letras y Artes')
    await nombrar(una, 'Humanidades')
    expect(await primero()).toEqual(['cambió el nombre de la facultad Letras y Artes a «Humanidades»', 1])
    await nombrar(otra, 'Danza')
    expect(await primero()).toEqual(['cambió 2 facultades', 2])
    for (const nombre of ['Tipo uno', 'Tipo dos'])
      expect((await ask('POST', '/parametros/tiposcursos/save', { nombre })).status).toBe(200)
    await ask('POST', '/parametros/areascursos/save', { nombre: 'Área una' })
    const dichos = (await desk('root')).cambios.slice(0, 2).map((c: CambioReciente) => c.evento)
    expect(dichos).toEqual([
      expect.stringMatching(/creó el Área una$/),
      expect.stringMatching(/creó 2 tipos de curso$/),
    ])
  })

  it('of changes in a row that read alike the last is told; others between them keep them apart', () => {
    const cambio = (id: number, evento: string, objeto_id = 5) => ({
      id,
      user: null,
      evento,
      donde: 'Plan',
      objeto_id,
    })
    const cambios = [
      cambio(6, 'a'),
      cambio(5, 'a'),
      cambio(4, 'b'),
      cambio(3, 'a'),
      cambio(2, 'a'),
      cambio(1, 'a', 7),
    ]
    expect(sinRepetir(cambios).map(c => c.id)).toEqual([6, 4, 3, 1])
  })

  it('what was taken off the log is not told either', async () => {
    const [first] = (await desk()).cambios
    await t.as(t.gente.token.root)('DELETE', '/parametros/auth/logs/delete', { ids: [first.id] })
    expect((await desk()).cambios[0].id).not.toBe(first.id)
  })

  it('has the pages that the person opened', async () => {
    await t.as(t.gente.token.operador)('GET', '/v1/page/visited/09092015083035')
    expect((await desk()).visitadas[0]).toMatchObject({ entrada: 'facultades' })
  })
})
