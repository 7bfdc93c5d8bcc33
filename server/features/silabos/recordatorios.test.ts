import { calls } from '@malla/contracts/calls.ts'
import { describe, expect, it } from 'vitest'
import type { Platform } from '../../platform/context.ts'
import { openDb } from '../../platform/db/db.ts'
import { createJobs } from '../../platform/jobs/jobs.ts'
import { plantCurso, plantPlan } from '../../testing/academico.ts'
import type { RolDePrueba } from '../../testing/gente.ts'
import { recordarPlazos } from './plazos.service.ts'
import { casaDeSilabos } from './testing/casaDeSilabos.ts'

describe('reminders of syllabi', () => {
  const casa = casaDeSilabos()
  const { ask, docente, periodo, escribir } = casa
  const correos = async () =>
    (await casa.t.owner.query('select para, asunto, texto, quien from correos order by id')).rows
  const nuevos = async (work: () => Promise<unknown>) => {
    const antes = (await correos()).length
    await work()
    return (await correos()).slice(antes)
  }
  const recordar = (body: object, rol?: RolDePrueba) => ask('POST', '/v1/silabos/recordar', body, rol)

  describe('by a person', () => {
    it('one mail a lecturer with all that lacks, in the queue; who is left out is told', async () => {
      const [otro, solo, hecho] = [
        await plantCurso(casa.t, casa.p),
        await plantCurso(casa.t, casa.p),
        await plantCurso(casa.t, casa.p),
      ]
      await docente([casa.curso, otro, hecho])
      const callado = await docente([otro])
      await casa.t.owner.query(
        "update personas set correo = '' where id = (select persona_id from usuarios where id = $1)",
        [callado.usuario],
      )
      await casa.t.owner.query('update asignaturas set silabo_estado = 3 where id = $1', [hecho])
      const pedido = {
        asignaturas_ids: [casa.curso, otro, solo, hecho],
        mensaje: 'Nos visita <b>SUNEDU</b>.',
      }
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
      expect(sent[0].texto.match(/está por hacer/g)).toHaveLength(2)
      expect(previa.body.data).toMatchObject({ asunto: sent[0].asunto, texto: sent[0].texto })
      const { rows } = await casa.t.owner.query('select html from correos order by id desc limit 1')
      expect(rows[0].html).toContain('&lt;b&gt;SUNEDU&lt;/b&gt;')
      const queued = await casa.t.owner.query(
        "select count(*)::int as n from pgboss.job where name = 'correo'",
      )
      expect(queued.rows[0].n).toBeGreaterThan(0)
    })

    it('not twice within the hour unless asked, however many ask at once', async () => {
      await docente([casa.curso])
      const sent = await nuevos(() =>
        Promise.all(Array.from({ length: 4 }, () => recordar({ asignaturas_ids: [casa.curso] }))),
      )
      expect(sent).toHaveLength(1)
      const again = await recordar({ asignaturas_ids: [casa.curso] })
      expect(again.body.data).toMatchObject({ docentes: 0, recientes: 1 })
      expect(again.body.message).toBe('No se envió ningún recordatorio.')
      expect(await nuevos(() => recordar({ asignaturas_ids: [casa.curso], otra_vez: true }))).toHaveLength(1)
    })

    it('once more within the hour once a day, whoever asks; who is left out is told', async () => {
      const { usuario } = await docente([casa.curso])
      await casa.t.owner.query(
        "update personas set nombres = 'Ana Núñez' where id = (select persona_id from usuarios where id = $1)",
        [usuario],
      )
      const otraVez = { asignaturas_ids: [casa.curso], otra_vez: true }
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
      expect((await recordar({ asignaturas_ids: [casa.curso] })).body.data).toMatchObject({
        recientes: 1,
        repetidos: 0,
      })
      const hace = (que: string) =>
        casa.t.owner.query(`update cambios set cuando = clock_timestamp() - interval '${que}'
          where evento = 'docente.recordado' and objeto_id = ${usuario}`)
      await hace('2 hours')
      expect(await nuevos(() => recordar(otraVez))).toHaveLength(1)
      expect((await recordar(otraVez)).body.data).toMatchObject({ repetidos: 1 })
      await hace('25 hours')
      expect(await nuevos(() => recordar(otraVez))).toHaveLength(1)
      expect(await nuevos(() => recordar(otraVez))).toHaveLength(1)
    })

    it('without naming courses: all that lack where it is asked', async () => {
      await docente([casa.curso, await plantCurso(casa.t, casa.p)])
      const { body } = await recordar({ donde: { programa_id: casa.p.programa } })
      expect(body.data).toMatchObject({ docentes: 1, cursos: 2, sin_faltas: 0 })
      expect((await recordar({})).body.errors).toEqual({ asignaturas_ids: ['Elija al menos un curso.'] })
    })

    it('who may: those who observe, within their scope, in a period that is not over', async () => {
      await docente([casa.curso])
      const pedido = { asignaturas_ids: [casa.curso] }
      expect((await recordar(pedido, 'inspector')).status).toBe(200)
      expect((await recordar(pedido, 'demo')).status).toBe(403)
      expect((await recordar(pedido, 'docente')).status).toBe(403)
      expect((await casa.t.as(casa.t.gente.ajeno)('POST', '/v1/silabos/recordar', pedido)).status).toBe(404)
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
      const { usuario } = await docente([casa.curso])
      await casa.t.owner.query(
        "update personas set nombres = 'Rosa Díaz' where id = (select persona_id from usuarios where id = $1)",
        [usuario],
      )
      await recordar({ asignaturas_ids: [casa.curso] })
      const { body } = await ask('POST', '/parametros/auth/logs/list', { per_page: 5 }, 'root')
      expect(JSON.stringify(body)).toContain('recordó un sílabo por completar a Rosa Díaz')
    })
  })

  describe('by the calendar', () => {
    /** Another process of the same installation. */
    const otro = () => {
      const db = openDb(casa.t.databaseUrl)
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
      await casa.t.owner.query('update periodos set fechaentrega = null')
      await casa.t.owner.query("update accesos set cursos_ids = '[]' where empresa_id = $1", [
        casa.t.gente.empresa,
      ])
      const rapido = await plantPlan(casa.t)
      const suyo = await plantCurso(casa.t, rapido)
      const ana = await docente([casa.curso])
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
        await escribir(casa.curso, id)
        await casa.t.owner.query("update silabos set estado = 'entregado' where asignatura_id = $1", [
          casa.curso,
        ])
        expect(await dia('2026-05-08')).toEqual([])
        const { rows } = await casa.t.owner.query(
          "select count(*)::int as n from cambios where evento = 'docente.recordado' and objeto_id = $1 and quien is null",
          [ana.usuario],
        )
        expect(rows[0].n).toBe(4)
      } finally {
        await Promise.all(nodos.map(x => x.close()))
      }
    })

    it('is silent about a date, however near, of a period that is over', async () => {
      await casa.t.owner.query('update periodos set fechaentrega = null')
      await casa.t.owner.query('delete from periodo_plazos')
      await casa.t.owner.query("update accesos set cursos_ids = '[]'")
      await docente([casa.curso])
      const id = await periodo({ fechaentrega: '2026-04-10' })
      // As it was kept before an end was refused that leaves a date behind it.
      await casa.t.owner.query("update periodos set fechafin = '2026-04-03' where id = $1", [id])
      const nodo = otro()
      expect(await nuevos(() => recordarPlazos(nodo.platform, '2026-04-04'))).toEqual([])
      expect(await nuevos(() => recordarPlazos(nodo.platform, '2026-04-03'))).toHaveLength(1)
      await nodo.close()
    })

    it('is silent in an institution that nobody can enter', async () => {
      await casa.t.owner.query('update periodos set fechaentrega = null')
      await casa.t.owner.query('delete from periodo_plazos')
      await casa.t.owner.query("update accesos set cursos_ids = '[]'")
      await docente([casa.curso])
      await periodo({ fechaentrega: '2026-06-10' })
      const estado = (cual: string) =>
        casa.t.owner.query('update empresas set estado = $2 where id = $1', [casa.t.gente.empresa, cual])
      const nodo = otro()
      await estado('Bloqueado')
      expect(await nuevos(() => recordarPlazos(nodo.platform, '2026-06-03'))).toEqual([])
      await estado('Activado')
      expect(await nuevos(() => recordarPlazos(nodo.platform, '2026-06-03'))).toHaveLength(1)
      await nodo.close()
    })

    it('is silent where there is no period, or none with a date near', async () => {
      await casa.t.owner.query('update periodos set fechaentrega = null')
      await casa.t.owner.query('delete from periodo_plazos')
      await docente([casa.curso])
      const nodo = otro()
      expect(await nuevos(() => recordarPlazos(nodo.platform, '2026-04-08'))).toEqual([])
      await nodo.close()
    })
  })
})
