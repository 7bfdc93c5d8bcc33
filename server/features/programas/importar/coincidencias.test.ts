import { describe, expect, it } from 'vitest'
import {
  conDosInstituciones,
  facultad,
  make,
  modalidad,
  nivel,
  source,
} from '../../../testing/dosInstituciones.ts'

describe('what is imported and is here already', () => {
  const d = conDosInstituciones()
  const { importar, mine, programas } = d

  it('twice makes no duplicates, also at once; what was renamed or is new there is told apart', async () => {
    const { fac, full } = await source(d.t)
    const both = await Promise.all([importar('facultades', [fac.id]), importar('facultades', [fac.id])])
    expect(both.map(r => [r.status, r.body.count]).sort()).toEqual([
      [200, 0],
      [200, 1],
    ])
    const [here] = await mine('facultades')
    await d.ask('PUT', `/v1/facultades/${here!.id}`, { nombre: 'Ingenierías' })
    const again = await importar('facultades', [fac.id])
    expect(again.body).toEqual({
      message: 'Lo que eligió ya estaba en la institución: no hubo nada que importar.',
      count: 0,
      total: 1,
    })
    const { facultad_id, nivel_id, modalidad_id } = full
    await make(d.theirs, '/v1/programas', { nombre: 'Nuevo', facultad_id, nivel_id, modalidad_id })
    const more = await importar('facultades', [fac.id])
    expect(more.body.message).toBe('Se importó 1 programa; las facultades ya estaban en la institución.')
    expect((await mine('facultades')).map(f => [f.nombre, f.programas_count])).toEqual([['Ingenierías', 3]])
    expect((await programas()).length).toBe(3)
  })

  it('what came from here does not come back as a second one', async () => {
    const { fac } = await source(d.t)
    await importar('facultades', [fac.id])
    const [copy] = await mine('facultades')
    const back = await d.t.as(d.t.gente.token.root)('POST', '/empresas/change', {
      empresa_id: d.t.gente.otraEmpresa,
    })
    expect(back.status).toBe(200)
    const root = d.t.as(d.t.gente.token.root)
    expect(
      (await importar('facultades', [copy!.id], { empresa_id: d.t.gente.empresa }, root)).body.count,
    ).toBe(0)
    await root('POST', '/empresas/change', { empresa_id: d.t.gente.empresa })
  })

  it('levels and modalities of the same name or code are ours, not made again', async () => {
    const { full } = await source(d.t)
    const niv = await nivel(d.ask, 'Técnico', '00013')
    const mod = await modalidad(d.ask, 'DUAL')
    const r = await importar('programas', [full.id])
    expect(r.body).toEqual({ message: 'Se importó 1 programa.', count: 1, total: 1 })
    expect(await programas()).toMatchObject([
      { facultad: 'Tecnología', nivel_id: niv.id, modalidad_id: mod.id },
    ])
  })

  it('programmes go into our faculty of the same name, unless it is deactivated', async () => {
    const { full, bare } = await source(d.t)
    const here = await facultad(d.ask, 'TECNOLOGÍA')
    await importar('programas', [full.id])
    expect((await programas())[0]!.facultad_id).toBe(here.id)
    await d.ask('PUT', `/v1/facultades/${here.id}`, { estado: 'Desactivado' })
    const r = await importar('programas', [bare.id])
    expect([r.status, r.body.message]).toEqual([
      409,
      'La facultad «TECNOLOGÍA» está desactivada: no puede recibir programas.',
    ])
  })

  it('one of the same name in our faculty, level and modality is here already; of two of theirs one comes', async () => {
    const { fac, full, bare } = await source(d.t)
    const { facultad_id, nivel_id, modalidad_id } = full
    await d.t.owner.query(
      "insert into programas (empresa_id, facultad_id, nivel_id, modalidad_id, nombre) values ($1, $2, $3, $4, 'ELECTRICIDAD')",
      [d.t.gente.otraEmpresa, facultad_id, nivel_id, modalidad_id],
    )
    const here = {
      nombre: 'Mecatronica',
      facultad_id: (await facultad(d.ask, 'TECNOLOGÍA')).id,
      nivel_id: (await nivel(d.ask, 'Técnico', '00013')).id,
      modalidad_id: (await modalidad(d.ask, 'DUAL')).id,
    }
    await make(d.ask, '/v1/programas', here)
    expect((await importar('programas', [full.id])).body.count).toBe(0)
    expect((await importar('facultades', [fac.id])).body.message).toBe(
      'Se importó 1 programa; las facultades ya estaban en la institución.',
    )
    expect((await importar('facultades', [fac.id])).body.count).toBe(0)
    expect((await programas()).map(p => p.nombre).sort()).toEqual([bare.nombre, here.nombre])
    // In another level it is another one.
    const aparte = await nivel(d.theirs, 'Bachiller', '00077')
    await d.theirs('PUT', `/v1/programas/${full.id}`, { nivel_id: aparte.id })
    expect((await importar('programas', [full.id])).body.count).toBe(1)
  })

  it('a programme that is here already in another faculty brings no faculty: nothing comes, and that is said', async () => {
    const { full } = await source(d.t)
    await importar('programas', [full.id])
    const [copy] = await programas()
    const otra = await facultad(d.ask, 'Ingenierías')
    const { nombre, facultad_id, nivel_id, modalidad_id } = copy!
    const moved = { nombre, nivel_id, modalidad_id, facultad_id: otra.id }
    expect((await d.ask('PUT', `/v1/programas/${copy!.id}`, moved)).status).toBe(200)
    expect((await d.ask('DELETE', `/v1/facultades/${facultad_id}`)).status).toBe(200)
    expect((await importar('programas', [full.id])).body).toEqual({
      message: 'Lo que eligió ya estaba en la institución: no hubo nada que importar.',
      count: 0,
      total: 1,
    })
    expect((await mine('facultades')).map(f => f.nombre)).toEqual(['Ingenierías'])
  })

  it('posgrado goes into posgrado', async () => {
    const there = await make(d.theirs, '/v1/facultades/posgrado', { nombre: 'Escuela de Graduados' })
    const here = await make(d.ask, '/v1/facultades/posgrado', {})
    expect((await importar('facultades', [there.id])).body.count).toBe(0)
    expect((await mine('facultades')).map(f => f.id)).toEqual([here.id])
  })
})
