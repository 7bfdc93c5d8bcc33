import { calls } from '@malla/contracts/calls.ts'
import type { Observacion } from '@malla/contracts/revisiones.ts'
import { describe, expect, it } from 'vitest'
import { casaDeRevision } from './testing/casaDeRevision.ts'

describe('the review of a syllabus', () => {
  const { casa, suya, ask, como, suyo, de, paso, show, completar, observar } = casaDeRevision()
  const correos = async () => {
    const { rows } = await casa.t.owner.query('select para, asunto, texto from correos order by id')
    return rows as { para: string; asunto: string; texto: string }[]
  }

  it('what is not complete is not handed in; the reason is what it lacks, and nothing is made', async () => {
    const r = await paso('entregar', suya.docente.token)
    expect([r.status, r.body.message]).toEqual([409, expect.stringMatching(/^Falta: sumilla/)])
    expect((await show()).silabo.id).toBe(0)
  })

  it('goes from draft to approved, and each step is recorded and mailed to whom it concerns', async () => {
    await completar()
    const inicio = await show(suya.docente.token)
    expect(inicio.pasos).toEqual([{ paso: 'entregar', motivo: null }])
    expect(inicio.periodo).toMatchObject({ id: suya.periodo_id, entrega: '2999-04-01' })
    expect(inicio.versiones).toMatchObject([{ id: casa.curso, version: 1 }])
    const entregado = await paso('entregar', suya.docente.token, { revision: inicio.silabo.revision })
    expect(calls.revisiones.paso.output.safeParse(entregado.body).error).toBeUndefined()
    expect(entregado.body.data.silabo).toMatchObject({
      estado: 'entregado',
      entregado: { quien: expect.any(String) },
    })
    expect(entregado.body.data.pasos).toEqual([{ paso: 'retirar', motivo: null }])

    const edita = await suyo('PUT', `/v1/asignaturas/keys/silabo/${casa.curso}`, {
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
    const { rows: suyos } = await casa.t.owner.query(
      'select usuario_id as id from silabo_observaciones where id = $1',
      [o.id],
    )
    expect(o.usuario_id).toBe(suyos[0]!.id)
    expect((await show()).sin_resolver).toBe(1)
    const antes = (await correos()).length
    expect((await paso('observar', casa.t.gente.token.inspector)).status).toBe(200)
    const nuevos = (await correos()).slice(antes)
    expect(nuevos).toHaveLength(1)
    expect(nuevos[0]!.asunto).toMatch(/^Sílabo observado: «Curso plantado/)
    expect(nuevos[0]!.texto).toContain('Bibliografía: Falta bibliografía reciente.')
    expect(nuevos[0]!.texto).toContain(
      `/form/1486745968653/silabo?curso=${casa.curso}&periodo=${suya.periodo_id}`,
    )

    expect((await paso('entregar', suya.docente.token)).body.message).toBe(
      'Responda primero a 1 observación.',
    )
    const r = await suyo('PUT', `/v1/observaciones/${o.id}/responder`, {
      respuesta: 'Agregué dos libros.',
      revision: 1,
    })
    expect(calls.revisiones.responder.output.safeParse(r.body).error).toBeUndefined()
    expect((await paso('entregar', suya.docente.token)).status).toBe(200)
    expect((await correos()).at(-1)).toMatchObject({ asunto: expect.stringMatching(/^Sílabo corregido/) })

    expect((await paso('aprobar')).body.message).toBe('Hay 1 observación sin resolver.')
    await ask('PUT', `/v1/observaciones/${o.id}/resolver`, { resuelta: true }, 'inspector')
    const inspector = await paso('aprobar', casa.t.gente.token.inspector)
    expect(inspector.status).toBe(403)
    const aprobado = await paso('aprobar')
    expect(aprobado.status, JSON.stringify(aprobado.body)).toBe(200)
    expect(aprobado.body.data).toMatchObject({
      congelado: true,
      silabo: { estado: 'aprobado', aprobado: { quien: expect.any(String) } },
      pasos: [{ paso: 'reabrir', motivo: null }],
    })
    expect((await correos()).at(-1)).toMatchObject({ asunto: expect.stringMatching(/^Sílabo aprobado/) })
    const { rows } = await casa.t.owner.query(
      "select evento, objeto_id, despues->>'paso' as paso from cambios where evento = 'silabo.updated' and objeto_id = $1 order by id",
      [casa.curso],
    )
    expect(rows.map(x => x.paso)).toEqual(['entregar', 'observar', 'entregar', 'aprobar'])
  })

  it('a stale approval is refused with the syllabus as it is; a step twice says why not', async () => {
    await completar()
    await paso('entregar')
    const late = await paso('aprobar', casa.t.gente.token.operador, { revision: 0 })
    expect([late.status, late.body.actual.silabo.estado]).toEqual([409, 'entregado'])
    expect((await paso('entregar')).body.message).toBe('El sílabo ya está entregado.')
  })

  it('after the period nothing changes', async () => {
    await completar()
    await paso('entregar')
    const o = (await observar('Algo.', null)).body.data
    await ask('PUT', `/v1/periodos/${suya.periodo_id}`, { fechafin: '2026-04-02', fechaentrega: null })
    const FIN = 'El periodo ya terminó: el sílabo queda como estaba.'
    const terminado = await show(suya.docente.token)
    expect([terminado.whyNotEditar, terminado.pasos]).toEqual([FIN, []])
    for (const r of [
      await suyo('PUT', `/v1/asignaturas/keys/silabo/${casa.curso}`, {
        ...de(),
        silabo: { tutoria: '<p>x</p>' },
      }),
      await paso('observar'),
      await observar('Otra.', null),
      await suyo('PUT', `/v1/observaciones/${o.id}/responder`, { respuesta: 'Sí.' }),
      await ask('DELETE', `/v1/observaciones/${o.id}`),
    ])
      expect([r.status, r.body.message]).toEqual([409, FIN])
  })

  it('once the course has a later version the syllabus goes on in that one, with what was asked in the one before: there nobody writes or takes a step', async () => {
    await completar()
    await paso('entregar')
    const o = (await observar('Algo.', 'bibliografia')).body.data
    await paso('observar')
    const nueva = await ask('POST', '/v1/asignaturas', {
      planestudio_id: casa.p.plan,
      asignatura_id: casa.curso,
      nombre: 'Curso',
    })
    expect(nueva.status, JSON.stringify(nueva.body)).toBe(200)
    const VERSION =
      'Este sílabo es de una versión anterior del curso. Se sigue en el de la versión vigente, la 2.'
    const antes = await show()
    expect([antes.whyNotEditar, antes.pasos]).toEqual([VERSION, []])
    const keys = `/v1/asignaturas/keys/silabo/${casa.curso}`
    for (const r of [
      await suyo('PUT', keys, { ...de(), silabo: { tutoria: '<p>x</p>' } }),
      await ask('PUT', keys, { ...de(), silabo: { tutoria: '<p>x</p>' } }),
      await paso('entregar', suya.docente.token),
      await observar('Otra.', null),
    ])
      expect([r.status, r.body.message]).toEqual([409, VERSION])
    expect(await show()).toEqual(antes)
    const id = nueva.body.data.id
    const escrito = await suyo('PUT', `/v1/asignaturas/keys/silabo/${id}`, {
      ...de(),
      silabo: { tutoria: '<p>x</p>' },
    })
    const dar = (que: string, token = casa.t.gente.token.operador) =>
      como(token)('POST', `/v1/asignaturas/${id}/silabo/pasos`, { ...de(), paso: que })
    const lista = async () =>
      (await suyo('GET', `/v1/asignaturas/${id}/silabo/observaciones`, de())).body.data as Observacion[]
    expect(await lista()).toMatchObject([{ id: o.id, version: 1, resuelta: false }])
    const antesDeResponder = await dar('entregar', suya.docente.token)
    expect([escrito.status, antesDeResponder.body.message]).toEqual([
      200,
      'Responda primero a 1 observación.',
    ])
    const r = await suyo('PUT', `/v1/observaciones/${o.id}/responder`, { respuesta: 'Sí.' })
    expect([r.status, r.body.data.version]).toEqual([200, 1])
    const entregado = await dar('entregar', suya.docente.token)
    expect(entregado.body.data, JSON.stringify(entregado.body)).toMatchObject({ sin_resolver: 1 })
    expect((await dar('aprobar')).body.message).toBe('Hay 1 observación sin resolver.')
    const resolver = (resuelta: boolean) =>
      ask('PUT', `/v1/observaciones/${o.id}/resolver`, { resuelta }, 'inspector')
    expect((await resolver(true)).status).toBe(200)
    expect((await dar('aprobar')).status).toBe(200)
    const tarde = await resolver(false)
    expect([tarde.status, tarde.body.message]).toEqual([409, 'El sílabo ya está aprobado.'])
    expect(await lista()).toMatchObject([{ respuesta: 'Sí.', resuelta: true }])
  })

  it('what was asked of a version that was approved stays settled there, whatever version comes later', async () => {
    await completar()
    await paso('entregar')
    const o = (await observar('Algo.', null)).body.data
    await ask('PUT', `/v1/observaciones/${o.id}/resolver`, { resuelta: true })
    expect((await paso('aprobar')).status).toBe(200)
    const nueva = await ask('POST', '/v1/asignaturas', {
      planestudio_id: casa.p.plan,
      asignatura_id: casa.curso,
      nombre: 'Curso',
    })
    const { body } = await ask('GET', `/v1/asignaturas/${nueva.body.data.id}/silabo/observaciones`, de())
    expect(body.data).toEqual([])
    const r = await ask('PUT', `/v1/observaciones/${o.id}/resolver`, { resuelta: false })
    expect([r.status, r.body.message]).toEqual([409, 'El sílabo ya está aprobado.'])
  })

  it('a version that was made after the end has what the one before says, once that period lasts again', async () => {
    await completar()
    const fin = (fechafin: string) =>
      ask('PUT', `/v1/periodos/${suya.periodo_id}`, { fechafin, fechaentrega: null })
    const antes = (await show()).silabo
    expect((await fin('2026-04-02')).status).toBe(200)
    const nueva = await ask('POST', '/v1/asignaturas', {
      planestudio_id: casa.p.plan,
      asignatura_id: casa.curso,
      nombre: 'Curso',
    })
    const id = nueva.body.data.id
    const deNueva = async () =>
      (await ask('GET', `/v1/asignaturas/${id}/silabo?periodo_id=${suya.periodo_id}`)).body.data
    expect((await deNueva()).silabo.id).toBe(0)
    expect((await fin('2999-04-02')).status).toBe(200)
    const { silabo } = await deNueva()
    expect(silabo.id).not.toBe(antes.id)
    expect(Object.keys(antes.silabo)).not.toEqual([])
    expect([silabo.estado, silabo.isCompletado, silabo.silabo]).toEqual(['borrador', 3, antes.silabo])
    // Moved once more, nothing comes twice.
    expect((await fin('2999-05-02')).status).toBe(200)
    expect((await deNueva()).silabo.id).toBe(silabo.id)
    // Over again, what nobody touched goes as it came; what somebody wrote in stays.
    const enLista = async () =>
      (
        await ask('GET', '/v1/silabos', { planestudio_id: casa.p.plan, periodo_id: suya.periodo_id })
      ).body.data.map((s: { asignatura_id: number; estado: string }) => [s.asignatura_id, s.estado])
    await fin('2026-04-02')
    expect((await deNueva()).silabo.id).toBe(0)
    expect(await enLista()).toEqual([[casa.curso, 'borrador']])
    await fin('2999-04-02')
    const escrita = { periodo_id: suya.periodo_id, silabo: { tutoria: '<p>x</p>' } }
    expect((await suyo('PUT', `/v1/asignaturas/keys/silabo/${id}`, escrita)).status).toBe(200)
    await fin('2026-04-02')
    expect(await enLista()).toEqual([[id, 'borrador']])
  })

  it('what was approved is what the period had, whatever version came later and however often the period lasts again', async () => {
    await completar()
    await paso('entregar')
    expect((await paso('aprobar')).status).toBe(200)
    const fin = (fechafin: string) =>
      ask('PUT', `/v1/periodos/${suya.periodo_id}`, { fechafin, fechaentrega: null })
    await fin('2026-04-02')
    const nueva = await ask('POST', '/v1/asignaturas', {
      planestudio_id: casa.p.plan,
      asignatura_id: casa.curso,
      nombre: 'Curso',
    })
    expect(nueva.status).toBe(200)
    for (const dia of ['2999-04-02', '2026-04-02']) expect((await fin(dia)).status).toBe(200)
    const { body } = await ask('GET', '/v1/silabos', {
      planestudio_id: casa.p.plan,
      periodo_id: suya.periodo_id,
    })
    expect(body.data).toMatchObject([{ asignatura_id: casa.curso, estado: 'aprobado' }])
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
    expect((await como(casa.t.gente.ajeno)('DELETE', `/v1/observaciones/${o.id}`)).status).toBe(404)
    await suyo('PUT', `/v1/observaciones/${o.id}/responder`, { respuesta: 'Hecho.' })
    expect((await ask('DELETE', `/v1/observaciones/${o.id}`)).status).toBe(409)
    const otra = (await observar('Otra cosa.', null)).body.data as Observacion
    expect((await ask('DELETE', `/v1/observaciones/${otra.id}`)).status).toBe(200)
    const lista = await suyo('GET', `/v1/asignaturas/${casa.curso}/silabo/observaciones`, de())
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
    const otro = await casa.t.gente.alguien(casa.t.owner, {
      empresa: casa.t.gente.empresa,
      codigo: '00002',
      cursos: [999_998],
    })
    for (const r of [
      await paso('entregar', otro.token),
      await como(otro.token)('GET', `/v1/asignaturas/${casa.curso}/silabo/observaciones`, de()),
      await como(otro.token)('POST', `/v1/asignaturas/${casa.curso}/silabo/presencia`, { pestana: 'a' }),
    ])
      expect(r.status).toBe(404)
  })
})
