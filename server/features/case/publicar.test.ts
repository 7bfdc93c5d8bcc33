import type { Registro } from '@malla/domain/case/json.ts'
import { describe, expect, it } from 'vitest'
import { plantPlan } from '../../testing/academico.ts'
import { consultasDurante } from '../../testing/consultas.ts'
import { casaDeCase } from './testing/casaDeCase.ts'
import { hijo, id, item, marco } from './testing/paquetes.ts'

const casa = casaDeCase()

describe('publishing', () => {
  it('nothing while the institution does not say so, nor of the Papelera, nor when it is off', async () => {
    const { plan } = await plantPlan(casa.t)
    const cid = await casa.crear(plan, 'Pública')
    await casa.publicar(false)
    expect((await casa.ims('CFDocuments')).body).toEqual({ CFDocuments: [] })
    const { documento_id } = (await casa.ask('GET', `${casa.base(plan)}/publicacion`)).body.data
    expect((await casa.ims(`CFPackages/${documento_id}`)).status).toBe(404)
    await casa.publicar(true)
    const p = await casa.ims(`CFPackages/${documento_id}`)
    expect(p.status).toBe(200)
    const suya = p.body.CFItems[0].identifier
    expect((await casa.ims(`CFItems/${suya}`)).status).toBe(200)
    expect(
      (await casa.ask('PUT', `/v1/plan/estudios/competencias/${cid}`, { nombre: 'Pública y otra' })).status,
    ).toBe(200)
    expect((await casa.ims(`CFItems/${suya}`)).body.fullStatement).toBe('Pública y otra')
    await casa.t.owner.query("update empresas set estado = 'Desactivado' where id = $1", [
      casa.t.gente.empresa,
    ])
    expect((await casa.ims(`CFItems/${suya}`)).status).toBe(404)
    await casa.t.owner.query("update empresas set estado = 'Activado' where id = $1", [casa.t.gente.empresa])
    await casa.t.owner.query('update planes set deleted_at = now() where id = $1', [plan])
    expect((await casa.ims(`CFItems/${suya}`)).status).toBe(404)
    expect((await casa.ims(`CFPackages/${documento_id}`)).status).toBe(404)
  })

  it('what comes again beside unchanged competencies is published as it is now', async () => {
    await casa.publicar(true)
    const { plan } = await plantPlan(casa.t)
    const doc = 'd0000000-0000-4000-8000-0000000000d7'
    const p = marco([item(701), item(702)], [hijo(701, doc, 1), hijo(702, doc, 2)], doc)
    expect((await casa.enviar(plan, p)).status).toBe(200)
    expect((await casa.ims(`CFPackages/${doc}`)).body.CFAssociations).toHaveLength(2)
    Object.assign(p.CFDocument, { title: 'Marco revisado' })
    p.CFAssociations.push({ ...hijo(701, id(702), 1), identifier: id(777), associationType: 'isRelatedTo' })
    expect((await casa.enviar(plan, p)).body.data).toMatchObject({ manera: 'repite', cambiar: 0, iguales: 2 })
    const { body } = await casa.ims(`CFPackages/${doc}`)
    expect([body.CFDocument.title, body.CFAssociations.length]).toEqual(['Marco revisado', 3])
  })

  it('every thing of a plan has its address', async () => {
    await casa.publicar(true)
    const { plan } = await plantPlan(casa.t)
    const grupo = await casa.ask('POST', '/v1/plan/estudios/grupos/competencias', {
      planestudio_id: plan,
      nombre: 'Generales',
    })
    const raiz = await casa.crear(plan, 'Diseña', { tabcompetencia_id: grupo.body.data.id })
    await casa.crear(plan, 'Analiza', { competencia_id: raiz })
    for (const version of ['v1p0', 'v1p1']) {
      const { documento_id } = (await casa.ask('GET', `${casa.base(plan)}/publicacion`)).body.data
      const documento = await casa.ims(`CFDocuments/${documento_id}`, version)
      expect(documento.body).toMatchObject({
        creator: 'Oficina de Currículo',
        CFPackageURI: { identifier: documento_id },
      })
      const { body: p } = await casa.ims(`CFPackages/${documento_id}`, version)
      for (const cosa of [
        ...p.CFItems,
        ...p.CFAssociations,
        ...p.CFDefinitions.CFItemTypes,
        ...p.CFDefinitions.CFAssociationGroupings,
      ]) {
        const camino = cosa.uri.replace(`https://malla.example.edu/ims/case/${version}/`, '')
        const { status, body } = await casa.ims(camino, version)
        expect([camino, status]).toEqual([camino, 200])
        expect(JSON.stringify(body)).toContain(cosa.identifier)
      }
      const hoja = p.CFItems.find((i: Registro) => i.fullStatement === 'Analiza')
      const { body } = await casa.ims(`CFItemAssociations/${hoja.identifier}`, version)
      expect([body.CFItem.CFDocumentURI.identifier, body.CFAssociations.length]).toEqual([documento_id, 1])
    }
  })

  it('errors carry imsx_StatusInfo', async () => {
    await casa.publicar(true)
    const campo = (b: Registro) =>
      ((b.imsx_CodeMinor as Registro).imsx_codeMinorField as Registro[])[0]!.imsx_codeMinorFieldValue
    for (const [camino, status, codigo] of [
      [`CFItems/${id(999_987)}`, 404, 'unknownobject'],
      ['CFItems/nada', 404, 'invaliduuid'],
      ['CFNada', 404, 'unknownobject'],
      ['CFDocuments?sort=x', 400, 'invalid_sort_field'],
      ['CFDocuments?fields=title,x', 400, 'invalid_selection_field'],
      ["CFDocuments?filter=title='x", 400, 'invalid_filter_field'],
      ['CFDocuments?limit=-1', 400, 'invalid_query_parameter'],
      [`CFRubrics/${id(1)}`, 404, 'unknownobject'],
      [`CFConcepts/${id(1)}`, 404, 'unknownobject'],
      [`CFLicenses/${id(1)}`, 404, 'unknownobject'],
    ] as const) {
      const r = await casa.ims(encodeURI(camino))
      expect([camino, r.status, campo(r.body)]).toEqual([camino, status, codigo])
      expect(r.body).toMatchObject({
        imsx_codeMajor: 'failure',
        imsx_severity: 'error',
        imsx_description: expect.any(String),
      })
    }
    expect((await casa.ims('CFDocuments', 'v2')).status).toBe(404)
    for (const payload of [{}, '<xml/>']) {
      const r = await casa.t.app.inject({ method: 'POST', url: '/ims/case/v1p1/CFDocuments', payload })
      expect([r.statusCode, r.json().imsx_codeMajor]).toEqual([405, 'failure'])
    }
  })

  it('the list is filtered, sorted, cut and paged', async () => {
    await casa.publicar(true)
    const planes = [await plantPlan(casa.t), await plantPlan(casa.t), await plantPlan(casa.t)]
    for (const [i, { plan }] of planes.entries()) {
      await casa.t.owner.query('update planes set full_name = $1 where id = $2', [`Zeta ${3 - i}`, plan])
      await casa.crear(plan, 'Una')
    }
    const r = await casa.ims(
      `CFDocuments?filter=${encodeURIComponent("title~'zeta' AND language='es'")}&sort=title&orderBy=desc&limit=2&fields=title,identifier`,
    )
    expect(r.body.CFDocuments.map((d: Registro) => d.title)).toEqual(['Zeta 3', 'Zeta 2'])
    expect(Object.keys(r.body.CFDocuments[0]).sort()).toEqual(['identifier', 'title'])
    expect(r.headers['x-total-count']).toBe('3')
    expect(r.headers.link).toMatch(/offset=2>; rel="next"/)
    expect(r.headers.link).not.toMatch(/rel="prev"/)
    const otra = await casa.ims("CFDocuments?filter=title='Zeta%201'%20OR%20title='Zeta%203'&sort=title")
    expect(otra.body.CFDocuments.map((d: Registro) => d.title)).toEqual(['Zeta 1', 'Zeta 3'])
  })

  it('the list is read again when something changed, not for each who asks', async () => {
    await casa.publicar(true)
    const { plan } = await plantPlan(casa.t)
    await casa.crear(plan, 'Una')
    const { documento_id } = (await casa.ask('GET', `${casa.base(plan)}/publicacion`)).body.data
    const titulo = async () =>
      (await casa.ims('CFDocuments?limit=500')).body.CFDocuments.find(
        (d: Registro) => d.identifier === documento_id,
      )?.title
    const antes = await titulo()
    expect(antes).toMatch(/^Plan plantado/)
    // Past everybody, as nothing does: only what happened is looked at.
    await casa.t.owner.query("update planes set full_name = 'A escondidas' where id = $1", [plan])
    expect(await titulo()).toBe(antes)
    expect((await casa.ask('PUT', `/v1/plan/estudios/${plan}`, { full_name: 'A la vista' })).status).toBe(200)
    expect(await titulo()).toBe('A la vista')
    await casa.t.owner.query("update empresas set estado = 'Desactivado' where id = $1", [
      casa.t.gente.empresa,
    ])
    expect(await titulo()).toBeUndefined()
    await casa.t.owner.query("update empresas set estado = 'Activado' where id = $1", [casa.t.gente.empresa])
    expect((await casa.ask('DELETE', `/v1/plan/estudios/${plan}`)).status).toBe(200)
    expect(await titulo()).toBeUndefined()
  })

  it('however many ask for a package at once, its plan is read once', async () => {
    await casa.publicar(true)
    const { plan } = await plantPlan(casa.t)
    await casa.crear(plan, 'Una')
    const { documento_id } = (await casa.ask('GET', `${casa.base(plan)}/publicacion`)).body.data
    const leidas = await consultasDurante(/termino_id/, async () => {
      const pedidos = Array.from({ length: 5 }, () => casa.ims(`CFPackages/${documento_id}`))
      expect((await Promise.all(pedidos)).map(p => p.status)).toEqual(Array(5).fill(200))
    })
    expect(leidas).toBe(1)
  })

  it('a document that comes without a competency is in the list at once', async () => {
    await casa.publicar(true)
    const { plan } = await plantPlan(casa.t)
    const doc = 'd0000000-0000-4000-8000-0000000000da'
    const titulo = async () =>
      (await casa.ims('CFDocuments?limit=500')).body.CFDocuments.find((d: Registro) => d.identifier === doc)
        ?.title
    expect(await titulo()).toBeUndefined()
    expect((await casa.enviar(plan, marco([], [], doc))).status).toBe(200)
    expect(await titulo()).toBe('Marco ajeno')
  })
})
