import { describe, expect, it } from 'vitest'
import type { Ask } from '../../../testing/app.ts'
import {
  conDosInstituciones,
  facultad,
  make,
  modalidad,
  nivel,
  personOfBoth,
  source,
} from '../../../testing/dosInstituciones.ts'

describe('who imports from another institution', () => {
  const d = conDosInstituciones()
  const { importar, mine } = d

  it('of an institution where one has no role: 404, with and without naming it; root may', async () => {
    const { fac, full } = await source(d.t)
    const stranger = d.t.as(d.t.gente.token.operador)
    for (const more of [{}, { empresa_id: d.t.gente.otraEmpresa }]) {
      expect((await importar('facultades', [fac.id], more, stranger)).status).toBe(404)
      expect((await importar('programas', [full.id], more, stranger)).status).toBe(404)
    }
    for (const what of ['facultades', 'programas']) {
      const list = (by: Ask) => by('GET', `/v1/${what}/por/entidad`, { empresa_id: d.t.gente.otraEmpresa })
      expect((await list(stranger)).status).toBe(404)
      expect((await list(d.ask)).body.data.length).toBeGreaterThan(0)
    }
    expect(await mine('facultades')).toEqual([])
    expect((await importar('facultades', [fac.id], {}, d.t.as(d.t.gente.token.root))).body.count).toBe(1)
  })

  it('a role that sees no faculties there opens nothing, and a part of it only that part', async () => {
    const { fac, full, bare } = await source(d.t)
    const demo = d.t.as(await personOfBoth(d.t, { rol: 1, tipouser: 1 }))
    expect((await importar('facultades', [fac.id], {}, demo)).status).toBe(404)
    const part = d.t.as(await personOfBoth(d.t, { rol: 2, programas: [full.id] }))
    const listed = await part('GET', '/v1/programas/por/entidad', { empresa_id: d.t.gente.otraEmpresa })
    expect(listed.body.data).toEqual([
      {
        id: full.id,
        nombre: 'Mecatrónica',
        facultad: 'Tecnología',
        nivel: 'Profesional técnico',
        modalidad: 'Dual',
      },
    ])
    expect((await importar('programas', [full.id, bare.id], {}, part)).status).toBe(404)
    expect((await importar('facultades', [fac.id], {}, part)).body.message).toBe(
      'Se importó 1 facultad con 1 programa.',
    )
  })

  it('one id that is not there: nothing comes; ours are not imported', async () => {
    const { fac } = await source(d.t)
    expect((await importar('facultades', [fac.id, 987_654])).status).toBe(404)
    expect(await mine('facultades')).toEqual([])
    const here = await facultad(d.ask, 'Nuestra')
    expect((await importar('facultades', [here.id])).status).toBe(404)
    const own = await importar('facultades', [here.id], { empresa_id: d.t.gente.empresa })
    expect(own.body.errors).toEqual({ empresa_id: ['Elija otra institución.'] })
  })

  /** Works on a part of the first institution and has a role in the second too. */
  async function both(facultades: number[]): Promise<Ask> {
    const made = await personOfBoth(d.t, { rol: 1 })
    await d.t.owner.query(
      'update accesos set rol = 2, permisos_facultades = $1 where empresa_id = $2 and id = (select max(id) from accesos where empresa_id = $2)',
      [JSON.stringify(facultades), d.t.gente.empresa],
    )
    return d.t.as(made)
  }

  it('who works on a part here is not told what faculties and programmes the others have', async () => {
    const { fac, full } = await source(d.t)
    const vacia = await facultad(d.theirs, 'Derecho')
    const part = await both([(await facultad(d.ask, 'Propia')).id])
    const base = {
      nivel_id: (await nivel(d.ask, full.nivel, '00013')).id,
      modalidad_id: (await modalidad(d.ask, full.modalidad)).id,
    }
    const answers = async () => [
      await importar('programas', [full.id], {}, part),
      await importar('facultades', [fac.id], {}, part),
      await importar('facultades', [vacia.id], {}, part),
    ]
    const before = await answers()
    const ajena = await facultad(d.ask, fac.nombre)
    await facultad(d.ask, vacia.nombre)
    const faculty = await answers()
    for (const nombre of [full.nombre, 'Electricidad'])
      await make(d.ask, '/v1/programas', { ...base, nombre, facultad_id: ajena.id })
    const no = 'Su permiso es para algunas facultades o programas, no para toda la institución.'
    for (const r of [...before, ...faculty, ...(await answers())])
      expect([r.status, r.body.message]).toEqual([403, no])
  })

  it('who works on a part here fills own faculties, and makes nothing of the whole institution', async () => {
    const { full } = await source(d.t)
    await nivel(d.ask, 'Profesional técnico', '00013')
    await modalidad(d.ask, 'Dual')
    expect((await importar('programas', [full.id], {}, await both([1]))).status).toBe(403)
    const here = await facultad(d.ask, 'Tecnología')
    expect((await importar('programas', [full.id], {}, await both([here.id]))).body.count).toBe(1)
  })
})
