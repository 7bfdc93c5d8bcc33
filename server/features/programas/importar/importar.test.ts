import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Ask, createTestApp, type TestApp } from '../../../testing/app.ts'
import { sinConocer } from '../../../testing/conocidas.ts'
import { sendForm } from '../../../testing/form.ts'

type Fila = { id: number; nombre: string } & Record<string, any>

describe('importing from another institution', () => {
  let t: TestApp
  /** Works in the first institution and has a role in the second too. */
  let ask: Ask
  let token: string
  let theirs: Ask

  beforeAll(async () => {
    t = await createTestApp()
    theirs = t.as(t.gente.ajeno)
  })
  afterAll(() => t.close())
  beforeEach(async () => {
    await t.owner.query('truncate facultades, niveles, modalidades, programas, archivos cascade')
    token = await personOfBoth({ rol: 1 })
    ask = t.as(token)
  })

  async function personOfBoth(there: {
    rol: number
    tipouser?: number
    facultades?: number[]
    programas?: number[]
  }) {
    const made = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    await t.owner.query(
      `insert into accesos (empresa_id, usuario_id, tipopersona_id, tipouser, rol, permisos_facultades, permisos_programas)
       select $1, $2, min(id), $3, $4, $5, $6 from tipospersonas`,
      [
        t.gente.otraEmpresa,
        made.usuario,
        there.tipouser ?? 3,
        there.rol,
        ...[there.facultades, there.programas].map(ids => JSON.stringify(ids ?? [])),
      ],
    )
    return made.token
  }

  const make = async (by: Ask, at: string, body: Record<string, unknown>): Promise<Fila> => {
    const r = await by('POST', at, body)
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    return r.body.data
  }
  const facultad = (by: Ask, nombre: string) => make(by, '/v1/facultades', { nombre })
  const nivel = (by: Ask, nombre: string, codigo: string) =>
    make(by, '/v1/niveles/programas', { nombre, codigo })
  const modalidad = (by: Ask, nombre: string) => make(by, '/v1/modalidades/programas', { nombre })
  const importar = (what: 'facultades' | 'programas', ids: number[], more = {}, by = ask) =>
    by('POST', `/v1/${what}/importar`, { ids, ...more })
  const mine = async (what: 'facultades' | 'programas'): Promise<Fila[]> =>
    (await ask('GET', `/v1/${what}/por/entidad`)).body.data
  const programas = async (): Promise<Fila[]> =>
    (await ask('GET', '/v1/programas', { per_page: 50 })).body.data

  /** A faculty with two programmes over there: one with everything, one bare. */
  async function source() {
    const fac = await facultad(theirs, 'Tecnología')
    const niv = await nivel(theirs, 'Profesional técnico', '00013')
    const mod = await modalidad(theirs, 'Dual')
    const base = { facultad_id: fac.id, nivel_id: niv.id, modalidad_id: mod.id }
    const full = await make(theirs, '/v1/programas', {
      ...base,
      nombre: 'Mecatrónica',
      carrera_id: 0,
      maxciclos: 6,
      tipociclo_id: 1,
      tipoduracion: '00004',
      duracion: 3,
      especialidades: [{ nombre: 'Robótica' }, { nombre: 'Automatización' }],
    })
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#456' } })
      .png()
      .toBuffer()
    const withImage = await sendForm(t, t.gente.ajeno, `/v1/programas/${full.id}`, {
      _method: 'PUT',
      imagen: { bytes, name: 'x.png' },
    })
    const bare = await make(theirs, '/v1/programas', {
      ...base,
      nombre: 'Electricidad',
      estado: 'Desactivado',
    })
    await t.owner.query(
      `insert into programa_secciones (empresa_id, programa_id, key, items) values ($1, $2, 'misiones', '[{"descripcion":"Formar"}]')`,
      [t.gente.otraEmpresa, full.id],
    )
    await t.owner.query(
      "insert into planes (empresa_id, programa_id, full_name) values ($1, $2, 'Plan 2024')",
      [t.gente.otraEmpresa, full.id],
    )
    return { fac, full: withImage.body.data as Fila, bare }
  }

  it('copies faculties with levels, modalities, programmes, specialities, texts and images, never plans', async () => {
    const { fac, full } = await source()
    const r = await importar('facultades', [fac.id])
    expect(r.body).toEqual({ message: 'Se importó 1 facultad con 2 programas.', count: 1, total: 1 })
    expect(await mine('facultades')).toMatchObject([{ nombre: 'Tecnología', programas_count: 2 }])
    const [a, b] = (await programas()).sort((x, y) => x.nombre.localeCompare(y.nombre))
    expect(a).toMatchObject({
      nombre: 'Electricidad',
      estado: 'Desactivado',
      especialidades: [],
      imagen_url: null,
    })
    expect(b).toMatchObject({
      nombre: 'Mecatrónica',
      nivel: 'Profesional técnico',
      modalidad: 'Dual',
      carrera_id: 0,
      maxciclos: 6,
      tipociclo_id: 1,
      tipoduracion: '00004',
      duracion: 3,
      planes_count: 0,
    })
    expect(b!.especialidades.map((e: Fila) => e.nombre)).toEqual(['Robótica', 'Automatización'])
    const { rows } = await t.owner.query(
      'select key, items from programa_secciones where empresa_id = $1 and programa_id = $2',
      [t.gente.empresa, b!.id],
    )
    expect(rows).toEqual([{ key: 'misiones', items: [{ descripcion: 'Formar' }] }])
    const levels = (await ask('GET', '/v1/niveles/programas')).body.data
    expect(levels).toMatchObject([{ nombre: 'Profesional técnico', codigo: '00013' }])
    expect(full.imagen_url).not.toBe(b!.imagen_url)
    const image = (by: Ask, url: string) => by('GET', url.replace('/api', ''))
    const ours = (await image(ask, b!.imagen_url)).raw.rawPayload
    expect(ours.equals((await image(theirs, full.imagen_url)).raw.rawPayload)).toBe(true)
    expect((await image(ask, full.imagen_url)).status).toBe(404)
  })

  it('a picture within a text comes along as our own, free of its source; one that is not theirs is taken out', async () => {
    const { fac, full } = await source()
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#863' } })
      .png()
      .toBuffer()
    const sent = await sendForm(t, t.gente.ajeno, '/v1_1/malla/image/upload', {
      upload_preset: 'contenido',
      tags: 'Campus',
      file: { bytes, name: 'x.png' },
    })
    const url: string = (sent.body as unknown as Fila).secure_url
    const items = [
      {
        id: 'a',
        descripcion: `<p>El campus <img src="${url}" alt="Campus"> y <img src="/api/v1/imagenes/de-otros"></p>`,
      },
    ]
    await t.owner.query(
      `update programa_secciones set items = $2 where empresa_id = $1 and key = 'misiones'`,
      [t.gente.otraEmpresa, JSON.stringify(items)],
    )
    await importar('facultades', [fac.id])
    const copy = (await programas()).find(p => p.nombre === 'Mecatrónica')!
    const { data } = (await ask('GET', `/v1/programas/${copy.id}/secciones`)).body
    const texto: string = data.find((s: Fila) => s.key === 'misiones').items[0].descripcion
    const ours = /src="([^"]+)"/.exec(texto)![1]!
    expect(texto).toBe(`<p>El campus <img src="${ours}" alt="Campus"> y </p>`)
    expect(ours).not.toBe(url)
    const image = (by: Ask, at: string) => by('GET', at.replace('/api', ''))
    const theirBytes = (await image(theirs, url)).raw.rawPayload
    expect((await image(ask, ours)).status).toBe(200)
    expect((await image(ask, ours)).raw.rawPayload.equals(theirBytes)).toBe(true)
    expect((await image(ask, url)).status).toBe(404)
    expect((await image(theirs, ours)).status).toBe(404)
    await theirs('DELETE', `/v1/programas/${full.id}`)
    await t.owner.query('delete from imagenes where de_empresa_id = $1', [t.gente.otraEmpresa])
    expect((await image(ask, ours)).status).toBe(200)
  })

  it('of many programmes PostgreSQL knows at once', async () => {
    const { fac, bare } = await source()
    await t.owner.query(
      `with p as (insert into programas (empresa_id, facultad_id, nivel_id, modalidad_id, nombre)
         select empresa_id, facultad_id, nivel_id, modalidad_id, 'Programa ' || i from programas, generate_series(1, 200) i where id = $1
         returning empresa_id, id),
       e as (insert into especialidades (empresa_id, programa_id, nombre) select empresa_id, id, 'Una' from p)
       insert into programa_secciones (empresa_id, programa_id, key, items) select empresa_id, id, 'misiones', '[]' from p`,
      [bare.id],
    )
    expect((await importar('facultades', [fac.id])).status).toBe(200)
    const tablas = ['programas', 'programa_secciones', 'especialidades', 'cambios']
    expect(await sinConocer(t.owner, tablas, 200)).toEqual([])
  })

  it('the copy is free of its source: what is deleted there stays here', async () => {
    const { fac, full } = await source()
    await importar('facultades', [fac.id])
    await t.owner.query('delete from planes')
    await theirs('DELETE', `/v1/programas/${full.id}`)
    const copy = (await programas()).find(p => p.nombre === 'Mecatrónica')!
    expect((await ask('GET', copy.imagen_url.replace('/api', ''))).status).toBe(200)
  })

  it('twice makes no duplicates, also at once; what was renamed or is new there is told apart', async () => {
    const { fac, full } = await source()
    const both = await Promise.all([importar('facultades', [fac.id]), importar('facultades', [fac.id])])
    expect(both.map(r => [r.status, r.body.count]).sort()).toEqual([
      [200, 0],
      [200, 1],
    ])
    const [here] = await mine('facultades')
    await ask('PUT', `/v1/facultades/${here!.id}`, { nombre: 'Ingenierías' })
    const again = await importar('facultades', [fac.id])
    expect(again.body).toEqual({
      message: 'Lo que eligió ya estaba en la institución: no hubo nada que importar.',
      count: 0,
      total: 1,
    })
    const { facultad_id, nivel_id, modalidad_id } = full
    await make(theirs, '/v1/programas', { nombre: 'Nuevo', facultad_id, nivel_id, modalidad_id })
    const more = await importar('facultades', [fac.id])
    expect(more.body.message).toBe('Se importó 1 programa; las facultades ya estaban en la institución.')
    expect((await mine('facultades')).map(f => [f.nombre, f.programas_count])).toEqual([['Ingenierías', 3]])
    expect((await programas()).length).toBe(3)
  })

  it('what came from here does not come back as a second one', async () => {
    const { fac } = await source()
    await importar('facultades', [fac.id])
    const [copy] = await mine('facultades')
    const back = await t.as(t.gente.token.root)('POST', '/empresas/change', {
      empresa_id: t.gente.otraEmpresa,
    })
    expect(back.status).toBe(200)
    const root = t.as(t.gente.token.root)
    expect((await importar('facultades', [copy!.id], { empresa_id: t.gente.empresa }, root)).body.count).toBe(
      0,
    )
    await root('POST', '/empresas/change', { empresa_id: t.gente.empresa })
  })

  it('levels and modalities of the same name or code are ours, not made again', async () => {
    const { full } = await source()
    const niv = await nivel(ask, 'Técnico', '00013')
    const mod = await modalidad(ask, 'DUAL')
    const r = await importar('programas', [full.id])
    expect(r.body).toEqual({ message: 'Se importó 1 programa.', count: 1, total: 1 })
    expect(await programas()).toMatchObject([
      { facultad: 'Tecnología', nivel_id: niv.id, modalidad_id: mod.id },
    ])
  })

  it('programmes go into our faculty of the same name, unless it is deactivated', async () => {
    const { full, bare } = await source()
    const here = await facultad(ask, 'TECNOLOGÍA')
    await importar('programas', [full.id])
    expect((await programas())[0]!.facultad_id).toBe(here.id)
    await ask('PUT', `/v1/facultades/${here.id}`, { estado: 'Desactivado' })
    const r = await importar('programas', [bare.id])
    expect([r.status, r.body.message]).toEqual([
      409,
      'La facultad «TECNOLOGÍA» está desactivada: no puede recibir programas.',
    ])
  })

  it('one of the same name in our faculty, level and modality is here already; of two of theirs one comes', async () => {
    const { fac, full, bare } = await source()
    const { facultad_id, nivel_id, modalidad_id } = full
    await t.owner.query(
      "insert into programas (empresa_id, facultad_id, nivel_id, modalidad_id, nombre) values ($1, $2, $3, $4, 'ELECTRICIDAD')",
      [t.gente.otraEmpresa, facultad_id, nivel_id, modalidad_id],
    )
    const here = {
      nombre: 'Mecatronica',
      facultad_id: (await facultad(ask, 'TECNOLOGÍA')).id,
      nivel_id: (await nivel(ask, 'Técnico', '00013')).id,
      modalidad_id: (await modalidad(ask, 'DUAL')).id,
    }
    await make(ask, '/v1/programas', here)
    expect((await importar('programas', [full.id])).body.count).toBe(0)
    expect((await importar('facultades', [fac.id])).body.message).toBe(
      'Se importó 1 programa; las facultades ya estaban en la institución.',
    )
    expect((await importar('facultades', [fac.id])).body.count).toBe(0)
    expect((await programas()).map(p => p.nombre).sort()).toEqual([bare.nombre, here.nombre])
    // In another level it is another one.
    const aparte = await nivel(theirs, 'Bachiller', '00077')
    await theirs('PUT', `/v1/programas/${full.id}`, { nivel_id: aparte.id })
    expect((await importar('programas', [full.id])).body.count).toBe(1)
  })

  it('a programme that is here already in another faculty brings no faculty: nothing comes, and that is said', async () => {
    const { full } = await source()
    await importar('programas', [full.id])
    const [copy] = await programas()
    const otra = await facultad(ask, 'Ingenierías')
    const { nombre, facultad_id, nivel_id, modalidad_id } = copy!
    const moved = { nombre, nivel_id, modalidad_id, facultad_id: otra.id }
    expect((await ask('PUT', `/v1/programas/${copy!.id}`, moved)).status).toBe(200)
    expect((await ask('DELETE', `/v1/facultades/${facultad_id}`)).status).toBe(200)
    expect((await importar('programas', [full.id])).body).toEqual({
      message: 'Lo que eligió ya estaba en la institución: no hubo nada que importar.',
      count: 0,
      total: 1,
    })
    expect((await mine('facultades')).map(f => f.nombre)).toEqual(['Ingenierías'])
  })

  it('posgrado goes into posgrado', async () => {
    const there = await make(theirs, '/v1/facultades/posgrado', { nombre: 'Escuela de Graduados' })
    const here = await make(ask, '/v1/facultades/posgrado', {})
    expect((await importar('facultades', [there.id])).body.count).toBe(0)
    expect((await mine('facultades')).map(f => f.id)).toEqual([here.id])
  })

  it('of an institution where one has no role: 404, with and without naming it; root may', async () => {
    const { fac, full } = await source()
    const stranger = t.as(t.gente.token.operador)
    for (const more of [{}, { empresa_id: t.gente.otraEmpresa }]) {
      expect((await importar('facultades', [fac.id], more, stranger)).status).toBe(404)
      expect((await importar('programas', [full.id], more, stranger)).status).toBe(404)
    }
    for (const what of ['facultades', 'programas']) {
      const list = (by: Ask) => by('GET', `/v1/${what}/por/entidad`, { empresa_id: t.gente.otraEmpresa })
      expect((await list(stranger)).status).toBe(404)
      expect((await list(ask)).body.data.length).toBeGreaterThan(0)
    }
    expect(await mine('facultades')).toEqual([])
    expect((await importar('facultades', [fac.id], {}, t.as(t.gente.token.root))).body.count).toBe(1)
  })

  it('a role that sees no faculties there opens nothing, and a part of it only that part', async () => {
    const { fac, full, bare } = await source()
    const demo = t.as(await personOfBoth({ rol: 1, tipouser: 1 }))
    expect((await importar('facultades', [fac.id], {}, demo)).status).toBe(404)
    const part = t.as(await personOfBoth({ rol: 2, programas: [full.id] }))
    const listed = await part('GET', '/v1/programas/por/entidad', { empresa_id: t.gente.otraEmpresa })
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
    const { fac } = await source()
    expect((await importar('facultades', [fac.id, 987_654])).status).toBe(404)
    expect(await mine('facultades')).toEqual([])
    const here = await facultad(ask, 'Nuestra')
    expect((await importar('facultades', [here.id])).status).toBe(404)
    const own = await importar('facultades', [here.id], { empresa_id: t.gente.empresa })
    expect(own.body.errors).toEqual({ empresa_id: ['Elija otra institución.'] })
  })

  /** Works on a part of the first institution and has a role in the second too. */
  async function both(facultades: number[]): Promise<Ask> {
    const made = await personOfBoth({ rol: 1 })
    await t.owner.query(
      'update accesos set rol = 2, permisos_facultades = $1 where empresa_id = $2 and id = (select max(id) from accesos where empresa_id = $2)',
      [JSON.stringify(facultades), t.gente.empresa],
    )
    return t.as(made)
  }

  it('who works on a part here is not told what faculties and programmes the others have', async () => {
    const { fac, full } = await source()
    const vacia = await facultad(theirs, 'Derecho')
    const part = await both([(await facultad(ask, 'Propia')).id])
    const base = {
      nivel_id: (await nivel(ask, full.nivel, '00013')).id,
      modalidad_id: (await modalidad(ask, full.modalidad)).id,
    }
    const answers = async () => [
      await importar('programas', [full.id], {}, part),
      await importar('facultades', [fac.id], {}, part),
      await importar('facultades', [vacia.id], {}, part),
    ]
    const before = await answers()
    const ajena = await facultad(ask, fac.nombre)
    await facultad(ask, vacia.nombre)
    const faculty = await answers()
    for (const nombre of [full.nombre, 'Electricidad'])
      await make(ask, '/v1/programas', { ...base, nombre, facultad_id: ajena.id })
    const no = 'Su permiso es para algunas facultades o programas, no para toda la institución.'
    for (const r of [...before, ...faculty, ...(await answers())])
      expect([r.status, r.body.message]).toEqual([403, no])
  })

  it('who works on a part here fills own faculties, and makes nothing of the whole institution', async () => {
    const { full } = await source()
    await nivel(ask, 'Profesional técnico', '00013')
    await modalidad(ask, 'Dual')
    expect((await importar('programas', [full.id], {}, await both([1]))).status).toBe(403)
    const here = await facultad(ask, 'Tecnología')
    expect((await importar('programas', [full.id], {}, await both([here.id]))).body.count).toBe(1)
  })

  it('writes nothing in the institution it reads', async () => {
    const { fac } = await source()
    const theirState = async () =>
      (
        await t.owner.query(
          `select (select ultimo from cadenas where empresa_id = $1), (select count(*) from programas where empresa_id = $1),
             (select count(*) from archivos where empresa_id = $1), (select count(*) from programa_secciones where empresa_id = $1)`,
          [t.gente.otraEmpresa],
        )
      ).rows[0]
    const before = await theirState()
    await importar('facultades', [fac.id])
    expect(await theirState()).toEqual(before)
    const { rows } = await t.owner.query('select cadena_integra($1) as integra', [t.gente.empresa])
    expect(rows[0].integra).toBe(true)
  })

  it('an image copied by an import that is refused leaves no file behind', async () => {
    const { fac } = await source()
    const files = () =>
      readdirSync(path.join(t.dataDir, 'archivos'), { recursive: true, withFileTypes: true }).filter(f =>
        f.isFile(),
      ).length
    const before = files()
    await t.owner.query(
      `create function no_mas() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
       create trigger no_mas before insert on especialidades for each row when (new.nombre = 'Robótica') execute function no_mas()`,
    )
    expect((await importar('facultades', [fac.id])).status).toBe(500)
    await t.owner.query('drop trigger no_mas on especialidades; drop function no_mas')
    expect(files()).toBe(before)
    expect((await importar('facultades', [fac.id])).status).toBe(200)
    expect(files()).toBe(before + 1)
  })
})
