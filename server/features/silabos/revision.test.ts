import path from 'node:path'
import { calls } from '@malla/contracts/calls.ts'
import type { Observacion } from '@malla/contracts/revisiones.ts'
import { ESTRUCTURA_INICIAL } from '@malla/domain/silabos/estructura.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Platform } from '../../platform/context.ts'
import { openDb } from '../../platform/db/db.ts'
import { folderStorage, type Storage } from '../../platform/files/storage.ts'
import { createJobs } from '../../platform/jobs/jobs.ts'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import type { RolDePrueba } from '../../testing/gente.ts'
import { purgePapelera } from '../planes/purgar.ts'
import { pedirArchivosQueFaltan } from './archivarAprobados.ts'
import { SILABO_ENTERO, SUMILLA } from './testing/silaboEntero.ts'

type Body = Record<string, unknown>

vi.setConfig({ testTimeout: 60_000 })

describe('the review of a syllabus', () => {
  let t: TestApp
  let storage: Storage
  let p: PlanPlantado
  let curso: number
  let periodo_id: number
  let docente: { token: string; usuario: number }
  const de = () => ({ periodo_id })

  beforeAll(async () => {
    t = await createTestApp()
    storage = folderStorage(path.join(t.dataDir, 'archivos'))
    p = await plantPlan(t)
  })
  beforeEach(async () => {
    curso = await plantCurso(t, p)
    docente = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, codigo: '00002', cursos: [curso] })
    const { body } = await ask('POST', '/v1/periodos', {
      nombre: `R${curso}`,
      fechainicio: '2026-03-16',
      fechafin: '2999-07-17',
      fechaentrega: '2999-04-01',
    })
    periodo_id = body.data.id
  })
  afterAll(() => t.close())

  const como =
    (token: string) =>
    (verb: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body: object = {}) =>
      t.as(token)(verb, path, body as Body)
  const ask = (
    verb: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body: object = {},
    rol: RolDePrueba = 'operador',
  ) => como(t.gente.token[rol])(verb, path, body)
  const suyo = (verb: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body: object = {}) =>
    como(docente.token)(verb, path, body)
  const paso = (cual: string, token = t.gente.token.operador, mas: object = {}) =>
    como(token)('POST', `/v1/asignaturas/${curso}/silabo/pasos`, { ...de(), paso: cual, ...mas })
  const show = async (token = t.gente.token.operador) =>
    (await como(token)('GET', `/v1/asignaturas/${curso}/silabo`, de())).body.data
  const completar = async () => {
    await ask('PUT', `/v1/asignaturas/${curso}/carta`, { carta: SUMILLA })
    await suyo('PUT', `/v1/asignaturas/actualizar/silabo/${curso}`, { ...de(), silabo: SILABO_ENTERO })
  }
  const observar = (texto: string, clave: string | null, rol: RolDePrueba = 'operador') =>
    ask('POST', `/v1/asignaturas/${curso}/silabo/observaciones`, { ...de(), texto, clave }, rol)
  const correos = async () => {
    const { rows } = await t.owner.query('select para, asunto, texto from correos order by id')
    return rows as { para: string; asunto: string; texto: string }[]
  }

  it('what is not complete is not handed in; the reason is what it lacks, and nothing is made', async () => {
    const r = await paso('entregar', docente.token)
    expect([r.status, r.body.message]).toEqual([409, expect.stringMatching(/^Falta: sumilla/)])
    expect((await show()).silabo.id).toBe(0)
  })

  it('goes from draft to approved, and each step is recorded and mailed to whom it concerns', async () => {
    await completar()
    const inicio = await show(docente.token)
    expect(inicio.pasos).toEqual([{ paso: 'entregar', motivo: null }])
    expect(inicio.periodo).toMatchObject({ id: periodo_id, entrega: '2999-04-01' })
    expect(inicio.versiones).toMatchObject([{ id: curso, version: 1 }])
    const entregado = await paso('entregar', docente.token, { revision: inicio.silabo.revision })
    expect(calls.revisiones.paso.output.safeParse(entregado.body).error).toBeUndefined()
    expect(entregado.body.data.silabo).toMatchObject({
      estado: 'entregado',
      entregado: { quien: expect.any(String) },
    })
    expect(entregado.body.data.pasos).toEqual([{ paso: 'retirar', motivo: null }])

    const edita = await suyo('PUT', `/v1/asignaturas/keys/silabo/${curso}`, {
      ...de(),
      silabo: { tutoria: '<p>x</p>' },
    })
    expect([edita.status, edita.body.message]).toEqual([
      409,
      'El sílabo está entregado: retírelo para seguir editando.',
    ])
    expect(entregado.body.data.whyNotEditar).toBe(edita.body.message)

    const o = (await observar('Falta bibliografía reciente.', 'bibliografia', 'inspector')).body
      .data as Observacion
    // Its author, whatever else bears the same name.
    const { rows: suyos } = await t.owner.query(
      'select usuario_id as id from silabo_observaciones where id = $1',
      [o.id],
    )
    expect(o.usuario_id).toBe(suyos[0]!.id)
    expect((await show()).sin_resolver).toBe(1)
    const antes = (await correos()).length
    expect((await paso('observar', t.gente.token.inspector)).status).toBe(200)
    const nuevos = (await correos()).slice(antes)
    expect(nuevos).toHaveLength(1)
    expect(nuevos[0]!.asunto).toMatch(/^Sílabo observado: «Curso plantado/)
    expect(nuevos[0]!.texto).toContain('Bibliografía: Falta bibliografía reciente.')
    expect(nuevos[0]!.texto).toContain(`/form/1486745968653/silabo?curso=${curso}&periodo=${periodo_id}`)

    expect((await paso('entregar', docente.token)).body.message).toBe('Responda primero 1 observación.')
    const r = await suyo('PUT', `/v1/observaciones/${o.id}/responder`, {
      respuesta: 'Agregué dos libros.',
      revision: 1,
    })
    expect(calls.revisiones.responder.output.safeParse(r.body).error).toBeUndefined()
    expect((await paso('entregar', docente.token)).status).toBe(200)
    expect((await correos()).at(-1)).toMatchObject({ asunto: expect.stringMatching(/^Sílabo corregido/) })

    expect((await paso('aprobar')).body.message).toBe('Hay 1 observación sin resolver.')
    await ask('PUT', `/v1/observaciones/${o.id}/resolver`, { resuelta: true }, 'inspector')
    const inspector = await paso('aprobar', t.gente.token.inspector)
    expect(inspector.status).toBe(403)
    const aprobado = await paso('aprobar')
    expect(aprobado.status, JSON.stringify(aprobado.body)).toBe(200)
    expect(aprobado.body.data).toMatchObject({
      congelado: true,
      silabo: { estado: 'aprobado', aprobado: { quien: expect.any(String) } },
      pasos: [{ paso: 'reabrir', motivo: null }],
    })
    expect((await correos()).at(-1)).toMatchObject({ asunto: expect.stringMatching(/^Sílabo aprobado/) })
    const { rows } = await t.owner.query(
      "select evento, objeto_id, despues->>'paso' as paso from cambios where evento = 'silabo.updated' and objeto_id = $1 order by id",
      [curso],
    )
    expect(rows.map(x => x.paso)).toEqual(['entregar', 'observar', 'entregar', 'aprobar'])
  })

  it('approved, it is shown as it was, whatever changes in plan, carta or structure; opened again, as they are', async () => {
    await completar()
    await paso('entregar')
    await paso('aprobar')
    await ask('PUT', `/v1/asignaturas/${curso}/carta`, { carta: { sumilla: '<p>Otra.</p>' } })
    await ask('PUT', `/v1/asignaturas/${curso}`, { nombre: 'Con otro nombre' })
    const aprobado = await show()
    expect(aprobado.carta.carta.sumilla).toBe(SUMILLA.sumilla)
    expect(aprobado.curso.nombre).not.toBe('Con otro nombre')
    expect(aprobado.silabo.docentes).toMatchObject([{ id: docente.usuario }])
    const { body } = await paso('reabrir')
    expect(body.data).toMatchObject({
      congelado: false,
      silabo: { estado: 'observado', aprobado: null },
      carta: { carta: { sumilla: '<p>Otra.</p>' } },
      curso: { nombre: 'Con otro nombre' },
    })
  })

  const archivo = async () => {
    const { rows } = await t.owner.query(
      'select a.id, a.clave from silabos s join archivos a on a.empresa_id = s.empresa_id and a.id = s.archivo_id where s.asignatura_id = $1',
      [curso],
    )
    return rows[0] as { id: number; clave: string } | undefined
  }

  it('approved, its PDF is made once and kept: what changes later does not change it; opened again, it goes', async () => {
    await completar()
    await paso('entregar')
    await paso('aprobar')
    const hecho = await vi.waitFor(async () => {
      const a = await archivo()
      expect(a).toBeDefined()
      return a!
    }, 20_000)
    const pdf = async () => (await ask('GET', `/v1/asignaturas/pdf/silabo/${curso}`, de())).raw.rawPayload
    const kept = await storage.get(hecho.clave)
    expect(Buffer.from(kept!.subarray(0, 5)).toString()).toBe('%PDF-')
    await ask('PUT', `/v1/asignaturas/${curso}/carta`, { carta: { sumilla: '<p>Otra.</p>' } })
    expect(Buffer.compare(await pdf(), kept!)).toBe(0)
    expect((await paso('reabrir')).status).toBe(200)
    expect(await archivo()).toBeUndefined()
    await vi.waitFor(async () => expect(await storage.get(hecho.clave)).toBeNull(), 20_000)
    expect(Buffer.compare(await pdf(), kept!)).not.toBe(0)
  })

  it('opened again, it is measured by what holds now', async () => {
    await completar()
    await paso('entregar')
    await paso('aprobar')
    await ask('PUT', `/v1/asignaturas/${curso}/carta`, { carta: { sumilla: '' } })
    expect((await show()).silabo.isCompletado).toBe(3)
    const { body } = await paso('reabrir')
    expect(body.data.silabo.isCompletado).toBe(2)
  })

  it('goes with its plan when that leaves the Papelera for good, and so does its PDF', async () => {
    const otro = await plantPlan(t)
    curso = await plantCurso(t, otro)
    await ask('PUT', `/v1/asignaturas/${curso}/carta`, { carta: SUMILLA })
    await ask('PUT', `/v1/asignaturas/actualizar/silabo/${curso}`, { ...de(), silabo: SILABO_ENTERO })
    await paso('entregar')
    await paso('aprobar')
    const hecho = await vi.waitFor(async () => {
      const a = await archivo()
      expect(a).toBeDefined()
      return a!
    }, 20_000)
    await t.owner.query("update planes set deleted_at = now() - interval '31 days' where id = $1", [
      otro.plan,
    ])
    const db = openDb(t.databaseUrl)
    expect(await purgePapelera({ db, storage, wake: () => {} })).toBe(1)
    expect(await storage.get(hecho.clave)).toBeNull()
    expect((await t.owner.query('select 1 from archivos where id = $1', [hecho.id])).rowCount).toBe(0)
    await db.close()
  })

  describe('what is handed in is approved as it was read', () => {
    const estructura = (mas: object) =>
      ask('PUT', '/v1/silabos/estructura', {
        planestudio_id: p.plan,
        estructura: { ...ESTRUCTURA_INICIAL, ...mas },
      })
    const otroNombre = (nombre: string) =>
      estructura({
        secciones: ESTRUCTURA_INICIAL.secciones.map(s => (s.clave === 'metodologia' ? { ...s, nombre } : s)),
      })
    beforeEach(async () => {
      await ask('DELETE', '/v1/silabos/estructura', { planestudio_id: p.plan })
      await completar()
      expect((await paso('entregar', docente.token)).status).toBe(200)
    })

    it.each<[string, () => Promise<{ status: number }>, string]>([
      [
        'its carta',
        () =>
          ask('PUT', `/v1/asignaturas/${curso}/carta`, {
            carta: { sumilla: '<p>Otra.</p>', cartaCriterios: [] },
          }),
        'Desde que lo abrió cambió la carta descriptiva (la sumilla y los criterios). Revíselo y decida de nuevo.',
      ],
      [
        'its structure',
        () => otroNombre('Método'),
        'Desde que lo abrió cambió la estructura de los sílabos. Revíselo y decida de nuevo.',
      ],
      [
        'the hours of its course',
        () => ask('PUT', `/v1/asignaturas/${curso}`, { horasteoria: 9 }),
        'Desde que lo abrió cambiaron las horas del curso. Revíselo y decida de nuevo.',
      ],
    ])(
      '%s changed since: 409 with what changed, and the syllabus as it is now',
      async (_que, cambiar, dice) => {
        const leido = await show()
        expect((await cambiar()).status).toBe(200)
        const vieja = await paso('observar', undefined, { revision: leido.silabo.revision })
        expect([vieja.status, vieja.body.message]).toEqual([409, dice])
        expect(vieja.body.actual.silabo.revision).toBe(leido.silabo.revision + 1)
        expect(vieja.body.actual.silabo.estado).toBe('entregado')
        const aprobar = await paso('aprobar', undefined, { revision: leido.silabo.revision })
        expect(aprobar.status).toBe(409)
        const nueva = await paso('observar', undefined, { revision: vieja.body.actual.silabo.revision })
        expect(nueva.status).toBe(200)
      },
    )

    it('what changes nothing of it, or another one, does not hold it up', async () => {
      const { silabo } = await show()
      expect((await estructura({})).status).toBe(200)
      await ask('PUT', `/v1/asignaturas/${curso}/carta`, { carta: SUMILLA })
      const otro = await plantPlan(t)
      const ajena = await plantCurso(t, otro)
      await ask('PUT', `/v1/asignaturas/${ajena}/carta`, { carta: { sumilla: '<p>De otro.</p>' } })
      await ask('PUT', '/v1/silabos/estructura', {
        planestudio_id: otro.plan,
        estructura: { ...ESTRUCTURA_INICIAL, semanas: 15 },
      })
      // The plan has a structure of its own: that of its programme is not inherited.
      await ask('PUT', '/v1/silabos/estructura', {
        programa_id: p.programa,
        estructura: { ...ESTRUCTURA_INICIAL, semanas: 14 },
      })
      await ask('DELETE', '/v1/silabos/estructura', { programa_id: p.programa })
      expect((await paso('aprobar', undefined, { revision: silabo.revision })).status).toBe(200)
    })

    it('drafts do not count a revision: who writes is not held up by what they inherit', async () => {
      await paso('retirar', docente.token)
      const { silabo } = await show()
      await otroNombre('Método')
      expect((await show()).silabo.revision).toBe(silabo.revision)
    })
  })

  it('a PDF that nobody makes any more is asked for again', async () => {
    await completar()
    await paso('entregar')
    await paso('aprobar')
    const hecho = await vi.waitFor(async () => {
      const a = await archivo()
      expect(a).toBeDefined()
      return a!
    }, 20_000)
    await t.owner.query(
      "update silabos set archivo_id = null, aprobado_at = now() - interval '2 hours' where asignatura_id = $1",
      [curso],
    )
    await t.owner.query('delete from archivos where id = $1', [hecho.id])
    const db = openDb(t.databaseUrl)
    const jobs = createJobs({ db, report: () => {} })
    const otro = { db, jobs } as unknown as Platform
    expect(await pedirArchivosQueFaltan(otro)).toBe(1)
    await vi.waitFor(async () => expect(await archivo()).toBeDefined(), 20_000)
    await jobs.stop()
    await db.close()
  })

  it('a stale approval is refused with the syllabus as it is; a step twice says why not', async () => {
    await completar()
    await paso('entregar')
    const late = await paso('aprobar', t.gente.token.operador, { revision: 0 })
    expect([late.status, late.body.actual.silabo.estado]).toEqual([409, 'entregado'])
    expect((await paso('entregar')).body.message).toBe('El sílabo ya está entregado.')
  })

  it('after the period nothing changes', async () => {
    await completar()
    await paso('entregar')
    const o = (await observar('Algo.', null)).body.data
    await ask('PUT', `/v1/periodos/${periodo_id}`, { fechafin: '2026-04-02', fechaentrega: null })
    const FIN = 'El periodo ya terminó: el sílabo queda como estaba.'
    const terminado = await show(docente.token)
    expect([terminado.whyNotEditar, terminado.pasos]).toEqual([FIN, []])
    for (const r of [
      await suyo('PUT', `/v1/asignaturas/keys/silabo/${curso}`, { ...de(), silabo: { tutoria: '<p>x</p>' } }),
      await paso('observar'),
      await observar('Otra.', null),
      await suyo('PUT', `/v1/observaciones/${o.id}/responder`, { respuesta: 'Sí.' }),
      await ask('DELETE', `/v1/observaciones/${o.id}`),
    ])
      expect([r.status, r.body.message]).toEqual([409, FIN])
  })

  it('observations: a section that is none is refused; of a draft nothing is asked; only an own unanswered one is deleted', async () => {
    expect((await observar('x', null)).status).toBe(409)
    await completar()
    await paso('entregar')
    expect((await observar('x', 'inventada')).body.errors.clave).toEqual(['El sílabo no tiene esa sección.'])
    expect((await observar('x', 'sumilla', 'demo')).status).toBe(403)
    for (const nada of ['', ' \n ']) expect((await observar(nada, null)).status).toBe(422)
    const o = (await observar('Revise la sumilla.', 'sumilla')).body.data as Observacion
    const ajena = await ask('DELETE', `/v1/observaciones/${o.id}`, {}, 'inspector')
    expect([ajena.status, ajena.body.message]).toEqual([
      403,
      'Solo quien escribió la observación puede eliminarla.',
    ])
    expect((await como(t.gente.ajeno)('DELETE', `/v1/observaciones/${o.id}`)).status).toBe(404)
    await suyo('PUT', `/v1/observaciones/${o.id}/responder`, { respuesta: 'Hecho.' })
    expect((await ask('DELETE', `/v1/observaciones/${o.id}`)).status).toBe(409)
    const otra = (await observar('Otra cosa.', null)).body.data as Observacion
    expect((await ask('DELETE', `/v1/observaciones/${otra.id}`)).status).toBe(200)
    const lista = await suyo('GET', `/v1/asignaturas/${curso}/silabo/observaciones`, de())
    expect(calls.revisiones.list.output.safeParse(lista.body).error).toBeUndefined()
    expect(lista.body.data).toMatchObject([
      { id: o.id, clave: 'sumilla', respuesta: 'Hecho.', resuelta: false },
    ])
    const tarde = await suyo('PUT', `/v1/observaciones/${o.id}/responder`, {
      respuesta: 'Otra vez.',
      revision: 1,
    })
    expect([tarde.status, tarde.body.actual.respuesta]).toEqual([409, 'Hecho.'])
  })

  it('a lecturer of another course sees nothing of it and takes no step', async () => {
    const otro = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      codigo: '00002',
      cursos: [999_998],
    })
    for (const r of [
      await paso('entregar', otro.token),
      await como(otro.token)('GET', `/v1/asignaturas/${curso}/silabo/observaciones`, de()),
      await como(otro.token)('POST', `/v1/asignaturas/${curso}/silabo/presencia`, { pestana: 'a' }),
    ])
      expect(r.status).toBe(404)
  })
})
