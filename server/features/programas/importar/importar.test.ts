import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Ask } from '../../../testing/app.ts'
import { sinConocer } from '../../../testing/conocidas.ts'
import { conDosInstituciones, type Fila, pintar, source } from '../../../testing/dosInstituciones.ts'
import { sendForm } from '../../../testing/form.ts'

describe('importing from another institution', () => {
  const d = conDosInstituciones()
  const { importar, mine, programas } = d

  it('copies faculties with levels, modalities, programmes, specialities, texts and images, never plans', async () => {
    const { fac, full } = await source(d.t)
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
    const { rows } = await d.t.owner.query(
      'select key, items from programa_secciones where empresa_id = $1 and programa_id = $2',
      [d.t.gente.empresa, b!.id],
    )
    expect(rows).toEqual([{ key: 'misiones', items: [{ descripcion: 'Formar' }] }])
    const levels = (await d.ask('GET', '/v1/niveles/programas')).body.data
    expect(levels).toMatchObject([{ nombre: 'Profesional técnico', codigo: '00013' }])
    expect(full.imagen_url).not.toBe(b!.imagen_url)
    const image = (by: Ask, url: string) => by('GET', url.replace('/api', ''))
    const ours = (await image(d.ask, b!.imagen_url)).raw.rawPayload
    expect(ours.equals((await image(d.theirs, full.imagen_url)).raw.rawPayload)).toBe(true)
    expect((await image(d.ask, full.imagen_url)).status).toBe(404)
  })

  it('a picture within a text comes along as our own, free of its source; one that is not theirs is taken out', async () => {
    const { fac, full } = await source(d.t)
    const bytes = await pintar('#863')
    const sent = await sendForm(d.t, d.t.gente.ajeno, '/v1_1/malla/image/upload', {
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
    await d.t.owner.query(
      `update programa_secciones set items = $2 where empresa_id = $1 and key = 'misiones'`,
      [d.t.gente.otraEmpresa, JSON.stringify(items)],
    )
    await importar('facultades', [fac.id])
    const copy = (await programas()).find(p => p.nombre === 'Mecatrónica')!
    const { data } = (await d.ask('GET', `/v1/programas/${copy.id}/secciones`)).body
    const texto: string = data.find((s: Fila) => s.key === 'misiones').items[0].descripcion
    const ours = /src="([^"]+)"/.exec(texto)![1]!
    expect(texto).toBe(`<p>El campus <img src="${ours}" alt="Campus"> y </p>`)
    expect(ours).not.toBe(url)
    const image = (by: Ask, at: string) => by('GET', at.replace('/api', ''))
    const theirBytes = (await image(d.theirs, url)).raw.rawPayload
    expect((await image(d.ask, ours)).status).toBe(200)
    expect((await image(d.ask, ours)).raw.rawPayload.equals(theirBytes)).toBe(true)
    expect((await image(d.ask, url)).status).toBe(404)
    expect((await image(d.theirs, ours)).status).toBe(404)
    await d.theirs('DELETE', `/v1/programas/${full.id}`)
    await d.t.owner.query('delete from imagenes where de_empresa_id = $1', [d.t.gente.otraEmpresa])
    expect((await image(d.ask, ours)).status).toBe(200)
  })

  it('of many programmes PostgreSQL knows at once', async () => {
    const { fac, bare } = await source(d.t)
    await d.t.owner.query(
      `with p as (insert into programas (empresa_id, facultad_id, nivel_id, modalidad_id, nombre)
         select empresa_id, facultad_id, nivel_id, modalidad_id, 'Programa ' || i from programas, generate_series(1, 200) i where id = $1
         returning empresa_id, id),
       e as (insert into especialidades (empresa_id, programa_id, nombre) select empresa_id, id, 'Una' from p)
       insert into programa_secciones (empresa_id, programa_id, key, items) select empresa_id, id, 'misiones', '[]' from p`,
      [bare.id],
    )
    expect((await importar('facultades', [fac.id])).status).toBe(200)
    const tablas = ['programas', 'programa_secciones', 'especialidades', 'cambios']
    expect(await sinConocer(d.t.owner, tablas, 200)).toEqual([])
  })

  it('the copy is free of its source: what is deleted there stays here', async () => {
    const { fac, full } = await source(d.t)
    await importar('facultades', [fac.id])
    await d.t.owner.query('delete from planes')
    await d.theirs('DELETE', `/v1/programas/${full.id}`)
    const copy = (await programas()).find(p => p.nombre === 'Mecatrónica')!
    expect((await d.ask('GET', copy.imagen_url.replace('/api', ''))).status).toBe(200)
  })

  it('writes nothing in the institution it reads', async () => {
    const { fac } = await source(d.t)
    const theirState = async () =>
      (
        await d.t.owner.query(
          `select (select ultimo from cadenas where empresa_id = $1), (select count(*) from programas where empresa_id = $1),
             (select count(*) from archivos where empresa_id = $1), (select count(*) from programa_secciones where empresa_id = $1)`,
          [d.t.gente.otraEmpresa],
        )
      ).rows[0]
    const before = await theirState()
    await importar('facultades', [fac.id])
    expect(await theirState()).toEqual(before)
    const { rows } = await d.t.owner.query('select cadena_integra($1) as integra', [d.t.gente.empresa])
    expect(rows[0].integra).toBe(true)
  })

  it('an image copied by an import that is refused leaves no file behind', async () => {
    const { fac } = await source(d.t)
    const files = () =>
      readdirSync(path.join(d.t.dataDir, 'archivos'), { recursive: true, withFileTypes: true }).filter(f =>
        f.isFile(),
      ).length
    const before = files()
    await d.t.owner.query(
      `create function no_mas() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
       create trigger no_mas before insert on especialidades for each row when (new.nombre = 'Robótica') execute function no_mas()`,
    )
    expect((await importar('facultades', [fac.id])).status).toBe(500)
    await d.t.owner.query('drop trigger no_mas on especialidades; drop function no_mas')
    expect(files()).toBe(before)
    expect((await importar('facultades', [fac.id])).status).toBe(200)
    expect(files()).toBe(before + 1)
  })
})
