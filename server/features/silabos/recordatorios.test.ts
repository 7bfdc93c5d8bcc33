import { calls } from '@malla/contracts/calls.ts'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Platform } from '../../platform/context.ts'
import { openDb } from '../../platform/db/db.ts'
import { readWorkbook } from '../../platform/excel/readWorkbook.ts'
import { createJobs } from '../../platform/jobs/jobs.ts'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import type { RolDePrueba } from '../../testing/gente.ts'
import { recordarPlazos } from './plazos.service.ts'

type Body = Record<string, unknown>
const METODO = { metodologia: '<p>Proyectos.</p>' }

describe('reminders and lists of syllabi', () => {
  let t: TestApp
  let p: PlanPlantado
  let curso: number
  let n = 0
  beforeAll(async () => {
    t = await createTestApp()
  })
  beforeEach(async () => {
    p = await plantPlan(t)
    curso = await plantCurso(t, p)
  })
  afterAll(() => t.close())

  const ask = (
    verb: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body: object = {},
    rol: RolDePrueba = 'operador',
  ) => t.as(t.gente.token[rol])(verb, path, body as Body)
  const docente = (cursos: number[]) =>
    t.gente.alguien(t.owner, { empresa: t.gente.empresa, codigo: '00002', cursos })
  const periodo = async (fechas: object = {}): Promise<number> => {
    const body = { nombre: `R${++n}`, fechainicio: '2026-03-16', fechafin: '2099-07-17', ...fechas }
    return (await ask('POST', '/v1/periodos', body)).body.data.id
  }
  const escribir = (asignatura: number, periodo_id?: number, silabo: object = METODO) =>
    ask('PUT', `/v1/asignaturas/keys/silabo/${asignatura}`, { periodo_id, silabo })
  const correos = async () =>
    (await t.owner.query('select para, asunto, texto, quien from correos order by id')).rows
  const nuevos = async (work: () => Promise<unknown>) => {
    const antes = (await correos()).length
    await work()
    return (await correos()).slice(antes)
  }
  const recordar = (body: object, rol?: RolDePrueba) => ask('POST', '/v1/silabos/recordar', body, rol)

  describe('by a person', () => {
    it('one mail a lecturer with all that lacks, in the queue; who is left out is told', async () => {
      const [otro, solo, hecho] = [await plantCurso(t, p), await plantCurso(t, p), await plantCurso(t, p)]
      await docente([curso, otro, hecho])
      const callado = await docente([otro])
      await t.owner.query(
        "update personas set correo = '' where id = (select persona_id from usuarios where id = $1)",
        [callado.usuario],
      )
      await t.owner.query('update asignaturas set silabo_estado = 3 where id = $1', [hecho])
      const pedido = { asignaturas_ids: [curso, otro, solo, hecho], mensaje: 'Nos visita <b>SUNEDU</b>.' }
      const previa = await ask('POST', '/v1/silabos/recordar/previa', pedido)
      expect(calls.recordatorios.previa.output.safeParse(previa.body).error).toBeUndefined()
      const sent = await nuevos(async () => {
        const { body } = await recordar(pedido)
        expect(calls.recordatorios.enviar.output.safeParse(body).error).toBeUndefined()
        expect(body.data).toEqual({
          docentes: 1,
          cursos: 2,
          sin_docente: 1,
          sin_correo: 1,
          recientes: 0,
          repetidos: 0,
          sin_faltas: 1,
          fuera: [{ id: callado.usuario, nombres: expect.any(String), motivo: 'sin_correo' }],
        })
        expect(body.message).toBe('Enviamos el recordatorio a un docente, por 2 cursos.')
      })
      expect(sent).toHaveLength(1)
      expect(sent[0].texto).toContain('«Nos visita <b>SUNEDU</b>.»')
      expect(sent[0].texto.match(/está por empezar/g)).toHaveLength(2)
      expect(previa.body.data).toMatchObject({ asunto: sent[0].asunto, texto: sent[0].texto })
      const { rows } = await t.owner.query('select html from correos order by id desc limit 1')
      expect(rows[0].html).toContain('&lt;b&gt;SUNEDU&lt;/b&gt;')
      const queued = await t.owner.query("select count(*)::int as n from pgboss.job where name = 'correo'")
      expect(queued.rows[0].n).toBeGreaterThan(0)
    })

    it('not twice within the hour unless asked, however many ask at once', async () => {
      await docente([curso])
      const sent = await nuevos(() =>
        Promise.all(Array.from({ length: 4 }, () => recordar({ asignaturas_ids: [curso] }))),
      )
      expect(sent).toHaveLength(1)
      const again = await recordar({ asignaturas_ids: [curso] })
      expect(again.body.data).toMatchObject({ docentes: 0, recientes: 1 })
      expect(again.body.message).toBe('No se envió ningún recordatorio.')
      expect(await nuevos(() => recordar({ asignaturas_ids: [curso], otra_vez: true }))).toHaveLength(1)
    })

    it('once more within the hour once a day, whoever asks; who is left out is told', async () => {
      const { usuario } = await docente([curso])
      await t.owner.query(
        "update personas set nombres = 'Ana Núñez' where id = (select persona_id from usuarios where id = $1)",
        [usuario],
      )
      const otraVez = { asignaturas_ids: [curso], otra_vez: true }
      expect(await nuevos(() => recordar(otraVez))).toHaveLength(1)
      expect(await nuevos(() => recordar(otraVez))).toHaveLength(1)
      const fuera = [{ id: usuario, nombres: 'Ana Núñez', motivo: 'repetido' }]
      for (const rol of ['operador', 'inspector'] as const) {
        const tercera = await recordar(otraVez, rol)
        expect(calls.recordatorios.enviar.output.safeParse(tercera.body).error).toBeUndefined()
        expect(tercera.body.data).toMatchObject({ docentes: 0, recientes: 0, repetidos: 1, fuera })
        expect(tercera.body.message).toBe(
          'No se envió ningún recordatorio. A Ana Núñez ya se le repitió hoy: se puede una vez al día.',
        )
      }
      expect((await ask('POST', '/v1/silabos/recordar/previa', otraVez)).body.data).toMatchObject({ fuera })
      // Without asking for it, it is the hour that counts.
      expect((await recordar({ asignaturas_ids: [curso] })).body.data).toMatchObject({
        recientes: 1,
        repetidos: 0,
      })
      const hace = (que: string) =>
        t.owner.query(`update cambios set cuando = clock_timestamp() - interval '${que}'
          where evento = 'docente.recordado' and objeto_id = ${usuario}`)
      await hace('2 hours')
      expect(await nuevos(() => recordar(otraVez))).toHaveLength(1)
      expect((await recordar(otraVez)).body.data).toMatchObject({ repetidos: 1 })
      await hace('25 hours')
      expect(await nuevos(() => recordar(otraVez))).toHaveLength(1)
      expect(await nuevos(() => recordar(otraVez))).toHaveLength(1)
    })

    it('without naming courses: all that lack where it is asked', async () => {
      await docente([curso, await plantCurso(t, p)])
      const { body } = await recordar({ donde: { programa_id: p.programa } })
      expect(body.data).toMatchObject({ docentes: 1, cursos: 2, sin_faltas: 0 })
      expect((await recordar({})).body.errors).toEqual({ asignaturas_ids: ['Elija al menos un curso.'] })
    })

    it('who may: those who observe, within their scope, in a period that is not over', async () => {
      await docente([curso])
      const pedido = { asignaturas_ids: [curso] }
      expect((await recordar(pedido, 'inspector')).status).toBe(200)
      expect((await recordar(pedido, 'demo')).status).toBe(403)
      expect((await recordar(pedido, 'docente')).status).toBe(403)
      expect((await t.as(t.gente.ajeno)('POST', '/v1/silabos/recordar', pedido)).status).toBe(404)
      const terminado = await periodo({ fechafin: '2026-04-01' })
      const late = await recordar({ ...pedido, periodo_id: terminado })
      expect([late.status, late.body.message]).toEqual([
        409,
        expect.stringMatching(/^El periodo «R\d+» ya terminó/),
      ])
      expect((await recordar({ ...pedido, periodo_id: 999_999 })).status).toBe(404)
      const bad = await recordar({ asignaturas_ids: [] })
      expect([bad.status, Object.keys(bad.body.errors)]).toEqual([422, ['asignaturas_ids']])
    })

    it('the log says it', async () => {
      const { usuario } = await docente([curso])
      await t.owner.query(
        "update personas set nombres = 'Rosa Díaz' where id = (select persona_id from usuarios where id = $1)",
        [usuario],
      )
      await recordar({ asignaturas_ids: [curso] })
      const { body } = await ask('POST', '/parametros/auth/logs/list', { per_page: 5 }, 'root')
      expect(JSON.stringify(body)).toContain('recordó un sílabo por completar a Rosa Díaz')
    })
  })

  describe('by the calendar', () => {
    /** Another process of the same installation. */
    const otro = () => {
      const db = openDb(t.databaseUrl)
      const jobs = createJobs({ db, report: () => {} })
      const platform = { db, jobs, wake: () => {}, config: { publicUrl: 'http://malla.test' } }
      return {
        platform: platform as unknown as Platform,
        close: async () => {
          await jobs.stop()
          await db.close()
        },
      }
    }

    it('seven and two days before and the day after, once each, with several processes', async () => {
      await t.owner.query('update periodos set fechaentrega = null')
      await t.owner.query("update accesos set cursos_ids = '[]' where empresa_id = $1", [t.gente.empresa])
      const rapido = await plantPlan(t)
      const suyo = await plantCurso(t, rapido)
      const ana = await docente([curso])
      await docente([suyo])
      const id = await periodo({
        fechaentrega: '2026-04-10',
        plazos: [{ programa_id: rapido.programa, fechaentrega: '2026-04-20' }],
      })
      const nodos = [otro(), otro()]
      const dia = async (hoy: string) =>
        (
          await nuevos(() => Promise.all([...nodos, nodos[0]!].map(x => recordarPlazos(x.platform, hoy))))
        ).map(c => c.texto as string)
      try {
        expect(await dia('2026-04-02')).toEqual([])
        expect(await dia('2026-04-03')).toEqual([
          expect.stringContaining('El plazo de entrega vence en 7 días, el 10/04/2026.'),
        ])
        expect(await dia('2026-04-04')).toEqual([])
        expect(await dia('2026-04-08')).toEqual([expect.stringContaining('vence en 2 días')])
        expect(await dia('2026-04-11')).toEqual([expect.stringContaining('venció ayer, el 10/04/2026')])
        expect(await dia('2026-04-12')).toEqual([])
        expect(await dia('2026-04-13')).toEqual([expect.stringContaining('vence en 7 días, el 20/04/2026')])
        // Who moved the date gives a new one to be reminded of; who handed in is left alone.
        await ask('PUT', `/v1/periodos/${id}`, { fechaentrega: '2026-05-10' })
        expect(await dia('2026-05-03')).toHaveLength(1)
        await escribir(curso, id)
        await t.owner.query("update silabos set estado = 'entregado' where asignatura_id = $1", [curso])
        expect(await dia('2026-05-08')).toEqual([])
        const { rows } = await t.owner.query(
          "select count(*)::int as n from cambios where evento = 'docente.recordado' and objeto_id = $1 and quien is null",
          [ana.usuario],
        )
        expect(rows[0].n).toBe(4)
      } finally {
        await Promise.all(nodos.map(x => x.close()))
      }
    })

    it('is silent where there is no period, or none with a date near', async () => {
      await t.owner.query('update periodos set fechaentrega = null')
      await t.owner.query('delete from periodo_plazos')
      await docente([curso])
      const nodo = otro()
      expect(await nuevos(() => recordarPlazos(nodo.platform, '2026-04-08'))).toEqual([])
      await nodo.close()
    })
  })

  describe('a period begun with the syllabi of another', () => {
    const ENTERO = {
      ...METODO,
      resultados: [{ id: 'r1', competencia_id: null, texto: '<p>Diseña.</p>' }],
      evaluacion: {
        lineas: [{ id: 'e', nombre: 'P', instrumento: '', peso: 100, unidad_id: 'u' }],
        texto: '',
      },
      unidadesaprendizaje: [
        {
          id: 'u',
          nombre: 'Uno',
          resultado: '<p>Modela.</p>',
          semanas: [
            {
              id: 's',
              numero: 1,
              contenidos: '<p>T</p>',
              actividades: '',
              recursos: '',
              evidencias: '',
              horas: null,
            },
          ],
        },
      ],
    }
    const abrir = async (asignatura: number, periodo_id?: number) =>
      (await ask('GET', `/v1/asignaturas/${asignatura}/silabo`, { periodo_id })).body.data.silabo
    const continuar = (id: number, body: object = {}, rol?: RolDePrueba) =>
      ask('POST', `/v1/periodos/${id}/continuar`, body, rol)

    it('copies under new ids what is not begun; the earlier stay as they were', async () => {
      const [viejo, nuevo] = [
        await periodo({ fechainicio: '2026-01-01' }),
        await periodo({ fechainicio: '2026-02-01' }),
      ]
      const [empezado, vaciado, nada] = [
        await plantCurso(t, p),
        await plantCurso(t, p),
        await plantCurso(t, p),
      ]
      for (const c of [curso, empezado, vaciado]) await escribir(c, viejo, ENTERO)
      await escribir(nada, viejo, { metodologia: '' })
      await escribir(empezado, nuevo, { metodologia: '<p>Otra</p>' })
      await escribir(vaciado, nuevo, { metodologia: '<p>x</p>' })
      await escribir(vaciado, nuevo, { metodologia: '' })
      const antes = await abrir(curso, viejo)
      const { body } = await continuar(nuevo, { planestudio_id: p.plan, desde_id: viejo })
      expect(calls.recordatorios.continuar.output.safeParse(body).error).toBeUndefined()
      expect([body.data, body.message]).toEqual([
        { copiados: 2, habia: 1 },
        'Llevamos 2 sílabos al periodo. Uno ya estaba empezado y queda como estaba.',
      ])
      const copia = await abrir(curso, nuevo)
      expect(copia).toMatchObject({ estado: 'borrador', isCompletado: 2, silabo: METODO })
      const [unidad] = copia.silabo.unidadesaprendizaje
      expect([unidad.id, unidad.semanas[0].id, copia.silabo.resultados[0].id]).not.toContain('u')
      expect(copia.silabo.evaluacion.lineas[0].unidad_id).toBe(unidad.id)
      expect((await abrir(vaciado, nuevo)).silabo.metodologia).toBe(METODO.metodologia)
      expect((await abrir(empezado, nuevo)).silabo.metodologia).toBe('<p>Otra</p>')
      expect(await abrir(curso, viejo)).toEqual(antes)
      const again = await continuar(nuevo, { planestudio_id: p.plan, desde_id: viejo })
      expect(again.body.data).toEqual({ copiados: 0, habia: 3 })
    })

    it('without a period to copy from takes those of none; a new version takes that of the one before', async () => {
      await escribir(curso, undefined, ENTERO)
      const version = await plantCurso(t, p, { base_id: curso, version: 2 })
      const id = await periodo({ fechainicio: '2025-01-01' })
      const { body } = await continuar(id, { planestudio_id: p.plan })
      expect(body.data).toEqual({ copiados: 1, habia: 0 })
      expect((await abrir(version, id)).silabo.metodologia).toBe(METODO.metodologia)
    })

    it('asks the same few queries for two courses and for 600, and is one record', async () => {
      const plantar = async (n: number): Promise<PlanPlantado> => {
        const otro = await plantPlan(t)
        await t.owner.query(
          `with a as (insert into asignaturas (empresa_id, planestudio_id, ciclo_id, nombre)
             select $1, $2, $3, 'Curso ' || i from generate_series(1, $4) i returning id),
           s as (insert into silabos (empresa_id, planestudio_id, asignatura_id) select $1, $2, id from a returning id)
           insert into silabo_claves (empresa_id, silabo_id, clave, valor) select $1, id, 'metodologia', '"<p>x</p>"' from s`,
          [t.gente.empresa, otro.plan, otro.ciclos[0], n],
        )
        return otro
      }
      const consultas = async (n: number): Promise<number> => {
        const [otro, id] = [await plantar(n), await periodo({ fechainicio: '2024-01-01' })]
        const spy = vi.spyOn(pg.Client.prototype, 'query')
        try {
          const { body } = await continuar(id, { planestudio_id: otro.plan })
          expect(body.data).toEqual({ copiados: n, habia: 0 })
          return spy.mock.calls.filter(([text]) => /silabo|carta_claves/.test(JSON.stringify(text))).length
        } finally {
          spy.mockRestore()
          const { rows } = await t.owner.query(
            "select count(*)::int as n from cambios where evento = 'periodo.continuado' and objeto_id = $1",
            [id],
          )
          expect(rows[0].n).toBe(1)
        }
      }
      // The first one makes what a connection remembers.
      await consultas(1)
      const pocas = await consultas(2)
      // Chores that begin meanwhile ask a few of their own; one a course would be 600.
      expect(await consultas(600)).toBeLessThan(pocas + 30)
    })

    it('is refused from itself, for one that is over, and outside the scope', async () => {
      const id = await periodo()
      const same = await continuar(id, { planestudio_id: p.plan, desde_id: id })
      expect(same.body.errors).toEqual({ desde_id: ['Elija un periodo distinto.'] })
      expect((await continuar(await periodo({ fechafin: '2026-04-01' }), {})).status).toBe(409)
      expect((await continuar(id, { planestudio_id: p.plan }, 'tutor')).status).toBe(403)
      expect((await continuar(id, { planestudio_id: 999_999 })).status).toBe(404)
      const { token } = await t.gente.alguien(t.owner, {
        empresa: t.gente.empresa,
        tipouser: 2,
        rol: 2,
        programas: [p.programa],
      })
      const como = (body: Body) => t.as(token)('POST', `/v1/periodos/${id}/continuar`, body)
      expect((await como({})).status).toBe(403)
      expect((await como({ programa_id: p.programa })).status).toBe(200)
    })
  })

  describe('counts', () => {
    const resumen = async (body: object) => (await ask('GET', '/v1/silabos/resumen', body)).body

    it('agree with the list and with the progress of the plan, also while periods differ', async () => {
      const viejo = await periodo({ fechainicio: '2023-01-01' })
      const nuevo = await periodo({ fechainicio: '2023-06-01' })
      const otro = await plantCurso(t, p)
      await plantCurso(t, p)
      await docente([curso])
      await escribir(curso, viejo)
      await escribir(otro, nuevo)
      const planestudio_id = p.plan
      const todos = await resumen({ planestudio_id })
      expect(calls.recordatorios.resumen.output.safeParse(todos).error).toBeUndefined()
      expect(todos.data).toMatchObject({
        total: 3,
        completos: 0,
        parciales: 2,
        incompletos: 1,
        sin_docente: 2,
      })
      expect(todos.data.programas).toMatchObject([{ programa_id: p.programa, parciales: 2 }])
      const { cuentas } = (await ask('GET', `/v1/plan/estudios/${p.plan}/avance`)).body.data
      expect(cuentas.silabos).toEqual({ total: 3, completos: 0, enAvance: 2, porHacer: 1 })
      expect((await resumen({ planestudio_id, periodo_id: nuevo })).data).toMatchObject({
        parciales: 1,
        incompletos: 2,
        faltan: 3,
      })
      const lista = await ask('GET', '/v1/silabos', { planestudio_id, periodo_id: viejo, isCompletado: 2 })
      expect(lista.body.data).toMatchObject([
        { asignatura_id: curso, periodo_id: viejo, falta: true, mio: false, fechaentrega: null },
      ])
      expect(
        (await ask('GET', '/v1/silabos', { planestudio_id, sin_docente: true })).body.pagination.total,
      ).toBe(2)
    })

    it('are one with the Excel of the list', async () => {
      await docente([curso])
      await plantCurso(t, p)
      const columnas = [
        { campo: 'nombre', titulo: 'Curso' },
        { campo: 'fechaentrega', titulo: 'Entrega hasta' },
      ]
      const libro = async (token: string, pedido: Body) => {
        const r = await t.as(token)('POST', '/v1/listas/silabos/excel', { pedido, columnas })
        expect(r.status, r.body.message).toBe(200)
        const { raw } = await t.as(token)('GET', r.body.url.replace(/^\/api/, ''))
        const [hoja] = await readWorkbook(new Uint8Array(raw.rawPayload))
        return hoja!.rows.slice(4)
      }
      const filas = await libro(t.gente.token.operador, { planestudio_id: p.plan, isCompletado: 1 })
      expect(filas).toHaveLength(1 + 2)
      expect(JSON.stringify(filas[0])).toContain('Entrega hasta')
      const { token } = await docente([curso])
      expect(await libro(token, { mios: true })).toHaveLength(1 + 1)
    })

    it('in a period that is over are those of then: older versions, plans that have ceased since', async () => {
      const id = await periodo({ fechainicio: '2023-01-01' })
      await escribir(curso, id)
      const version = await plantCurso(t, p, { base_id: curso, version: 2 })
      const deLista = async (periodo_id: number) =>
        (await ask('GET', '/v1/silabos', { planestudio_id: p.plan, periodo_id })).body.data
      expect(await deLista(id)).toMatchObject([{ id: version, asignatura_id: version, isCompletado: 1 }])
      await t.owner.query("update periodos set fechafin = '2023-06-01' where id = $1", [id])
      expect(await deLista(id)).toMatchObject([{ id: version, asignatura_id: curso, isCompletado: 2 }])
      await t.owner.query("update planes set fechacese = '2024-01-01' where id = $1", [p.plan])
      expect(await deLista(id)).toMatchObject([{ asignatura_id: curso, falta: false }])
      expect(await deLista(await periodo())).toEqual([])
      expect((await ask('GET', '/v1/silabos', { planestudio_id: p.plan })).body.data).toEqual([])
    })

    it('a lecturer has the own courses first; a complete draft with a date still lacks handing in', async () => {
      const vecino = await plantCurso(t, p, { silabo_estado: 3 })
      const { token } = await docente([curso])
      const lista = await t.as(token)('GET', '/v1/silabos', {})
      expect(lista.body.data).toMatchObject([
        { asignatura_id: curso, mio: true, falta: true },
        { asignatura_id: vecino, mio: false },
      ])
      expect((await t.as(token)('GET', `/v1/asignaturas/${vecino}/silabo`)).status).toBe(200)
      // What a colleague completed is read; how it came to be, and who looks at it, is not.
      await t.owner.query(
        `with s as (insert into silabos (empresa_id, planestudio_id, asignatura_id, completado) values ($1, $2, $3, 3) returning id)
          insert into silabo_observaciones (empresa_id, silabo_id, texto, usuario_id) select $1, id, 'Falta', $4 from s`,
        [t.gente.empresa, p.plan, vecino, t.gente.usuario.operador],
      )
      const observaciones = async (como: string) =>
        (await t.as(como)('GET', `/v1/asignaturas/${vecino}/silabo/observaciones`)).body.data
      expect(await observaciones(t.gente.token.operador)).toMatchObject([{ texto: 'Falta' }])
      expect(await observaciones(token)).toEqual([])
      const presentes = async (como: string, pestana: string) =>
        (await t.as(como)('POST', `/v1/asignaturas/${vecino}/silabo/presencia`, { pestana })).body.data
      await presentes(t.gente.token.operador, 'o')
      expect(await presentes(token, 'v')).toEqual([])
      expect(await presentes(t.gente.token.operador, 'o')).toEqual([])
      const historial = await t.as(token)('GET', `/v1/historial/silabo/${vecino}`, { key: 'metodologia' })
      expect(historial.status).toBe(403)
      expect((await t.as(token)('GET', `/v1/asignaturas/${await plantCurso(t, p)}/silabo`)).status).toBe(404)
      const ajenos = await t.as(token)('GET', '/v1/silabos', { mios: false })
      expect(ajenos.body.data).toMatchObject([{ asignatura_id: vecino }])
      const id = await periodo({ fechaentrega: '2026-04-10' })
      await escribir(curso, id)
      await t.owner.query('update silabos set completado = 3 where asignatura_id = $1', [curso])
      const [fila] = (await t.as(token)('GET', '/v1/silabos', { periodo_id: id, mios: true })).body.data
      expect(fila).toMatchObject({ isCompletado: 3, falta: true, fechaentrega: '2026-04-10' })
    })
  })
})
