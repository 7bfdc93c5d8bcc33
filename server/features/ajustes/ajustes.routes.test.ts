import { calls } from '@malla/contracts/calls.ts'
import { ajustesIniciales } from '@malla/domain/empresas/ajustes.ts'
import { ajustesDeInstalacionIniciales } from '@malla/domain/empresas/instalacion.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { hastaQueEsperen } from '../../testing/esperan.ts'
import { type Estructura, makeEstructura } from '../../testing/estructura.ts'
import { ROLES, type RolDePrueba } from '../../testing/gente.ts'

const c = calls.ajustes
const INSTITUCION = '/v1/ajustes/institucion'
const INSTALACION = '/v1/ajustes/instalacion'

let t: TestApp
let base: Estructura
beforeAll(async () => {
  t = await createTestApp({ PUBLIC_URL: 'https://malla.ejemplo.edu' })
  base = await makeEstructura(t.as(t.gente.token.operador))
})
afterAll(() => t.close())

const as = (rol: RolDePrueba) => t.as(t.gente.token[rol])
const lastChange = async (evento = '%') => {
  const { rows } = await t.owner.query(
    'select * from cambios where empresa_id = $1 and evento like $2 order by id desc limit 1',
    [t.gente.empresa, evento],
  )
  return rows[0]
}

describe('settings of an institution', () => {
  it('are what the product does until somebody changes them, and fit the contract', async () => {
    const { status, body } = await as('inspector')('GET', INSTITUCION)
    expect(status).toBe(200)
    expect(c.showInstitucion.output.safeParse(body).error).toBeUndefined()
    expect(body.data).toMatchObject(ajustesIniciales)
  })

  it('change block by block, each told by its name in the record', async () => {
    const r = await as('operador')('PUT', INSTITUCION, {
      encabezadoArbol: 'Calidad UAS',
      escala: { minimo: 0, maximo: 100, aprobatoria: 60 },
    })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(r.body.data).toMatchObject({
      ...ajustesIniciales,
      encabezadoArbol: 'Calidad UAS',
      escala: { minimo: 0, maximo: 100, aprobatoria: 60 },
    })
    expect(await lastChange('ajustes%')).toMatchObject({
      evento: 'ajustes_empresa.updated',
      antes: { encabezadoArbol: 'Nube de Calidad Integral', escala: ajustesIniciales.escala },
      despues: { encabezadoArbol: 'Calidad UAS', revision: r.body.data.revision },
    })
    const again = await as('operador')('PUT', INSTITUCION, { encabezadoArbol: 'Calidad UAS' })
    expect(again.body.data.revision).toBe(r.body.data.revision)
  })

  it('weeks and scale are told as a change of the structure that follows them, and only as one', async () => {
    const ultimo = async () => Number((await lastChange()).id)
    const dichos = async (ajustes: Record<string, unknown>) => {
      const antes = await ultimo()
      expect((await as('operador')('PUT', INSTITUCION, ajustes)).status).toBe(200)
      const docente = await as('docente')('GET', '/v1/changes', { after: antes })
      return docente.body.data.map((c: { evento: string; data: unknown }) => [c.evento, c.data])
    }
    // Who hears of no settings hears that the structure changed, and nothing of what is in it.
    const estructura = [['config_silabo.updated', null]]
    expect(await dichos({ semanas: 15 })).toEqual(estructura)
    expect(await lastChange()).toMatchObject({ antes: { semanas: null }, despues: { semanas: 15 } })
    expect(await dichos({ escala: { minimo: 0, maximo: 50, aprobatoria: 30 } })).toEqual(estructura)
    expect(await dichos({ encabezadoArbol: 'Otro' })).toEqual([])
    await as('operador')('PUT', INSTITUCION, { semanas: null })
    expect(await dichos({ semanas: 16 })).toEqual([])
    // With a structure of the institution's own nobody follows them.
    const { body } = await as('operador')('GET', '/v1/silabos/estructura')
    await as('operador')('PUT', '/v1/silabos/estructura', { estructura: body.data.estructura })
    expect(await dichos({ semanas: 12 })).toEqual([])
    await as('operador')('DELETE', '/v1/silabos/estructura', {})
  })

  it('people go on signing in while the syllabi that follow the weeks are measured', async () => {
    await t.owner.query('begin')
    await t.owner.query("set local lock_timeout = '500ms'")
    await t.owner.query("select pg_advisory_xact_lock(hashtextextended('estructuras', $1))", [
      t.gente.empresa,
    ])
    const guarda = as('operador')('PUT', INSTITUCION, { semanas: 14 })
    await hastaQueEsperen(t.owner)
    // A session of this institution refers to the row that is being saved: it would wait here for what waits for it.
    const { token } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa })
    await t.owner.query('commit')
    expect((await guarda).body.data.semanas).toBe(14)
    expect((await t.as(token)('POST', '/auth/user', {})).status).toBe(200)
  })

  it('the header of the tree is on everybody’s screen at once, and not in another institution', async () => {
    await as('root')('PUT', INSTITUCION, { encabezadoArbol: 'Mapa curricular' })
    const { body } = await as('docente')('POST', '/auth/user', {})
    expect(body.data.empresa.encabezadoArbol).toBe('Mapa curricular')
    const otra = await t.as(t.gente.ajeno)('POST', '/auth/user', {})
    expect(otra.body.data.empresa.encabezadoArbol).toBe('Nube de Calidad Integral')
  })

  it('a stale edit is refused with what stands now', async () => {
    const { revision } = (await as('operador')('GET', INSTITUCION)).body.data
    await as('operador')('PUT', INSTITUCION, { semanas: 16, revision })
    const r = await as('operador')('PUT', INSTITUCION, { semanas: 17, revision })
    expect([r.status, r.body.actual.semanas]).toEqual([409, 16])
  })

  it.each([
    ['encabezadoArbol', { encabezadoArbol: ' ' }],
    ['semanas', { semanas: 0 }],
    ['escala', { escala: { minimo: 20, maximo: 0, aprobatoria: 11 } }],
    ['redaccion.0', { redaccion: ['no es un correo'] }],
    ['publicacion.nombre_corto', { publicacion: { activa: true, nombre_corto: 'UAS Perú' } }],
    ['documentos.letra', { documentos: { letra: 'cómica', pie: null } }],
  ])('%s is checked', async (field, given) => {
    const r = await as('operador')('PUT', INSTITUCION, given)
    expect(r.status).toBe(422)
    expect(Object.keys(r.body.errors)).toEqual([field])
  })

  it.each(ROLES)('as %s: reads and changes what the matrix says', async rol => {
    const [reads, writes] = [
      await as(rol)('GET', INSTITUCION),
      await as(rol)('PUT', INSTITUCION, { semanas: 18 }),
    ]
    expect(reads.status).toBe(rol === 'docente' ? 403 : 200)
    expect(writes.status).toBe(rol === 'root' || rol === 'operador' ? 200 : 403)
  })

  it('who works on one faculty reads them, and is told why not to change them', async () => {
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      facultades: [base.facultad_id],
    })
    expect((await t.as(token)('GET', INSTITUCION)).status).toBe(200)
    const r = await t.as(token)('PUT', INSTITUCION, { semanas: 18 })
    expect([r.status, r.body.message]).toEqual([403, expect.stringContaining('toda la institución')])
  })

  it('weeks and hours per credit stand in plans that are made from then on, unless given', async () => {
    const programa = (await as('operador')('POST', '/v1/programas', { nombre: 'Con ajustes', ...base })).body
      .data
    const plan = async (fields: Record<string, unknown> = {}) => {
      const r = await as('operador')('POST', '/v1/plan/estudios', {
        full_name: 'Plan',
        carrera_id: programa.id,
        ...fields,
      })
      expect(r.status, JSON.stringify(r.body)).toBe(200)
      return r.body.data
    }
    await as('operador')('PUT', INSTITUCION, {
      semanas: 14,
      horas_credito_teoria: 15,
      horas_credito_practica: 30,
    })
    const made = await plan()
    expect(made).toMatchObject({ semanas: 14, horas_credito_teoria: 15, horas_credito_practica: 30 })
    expect(await plan({ semanas: 17 })).toMatchObject({ semanas: 17, horas_credito_teoria: 15 })
    // As older versions kept them; what the form shows is what it sends back.
    await t.owner.query(`update empresas set ajustes = ajustes || $2 where id = $1`, [
      t.gente.empresa,
      {
        horas_credito_teoria: 15.25,
        limites: { ...ajustesIniciales.limites, creditos_por_ciclo: 22.55 },
        escala: { minimo: 0, maximo: 20, aprobatoria: 10.55 },
      },
    ])
    const { revision: _r, ...leidos } = (await as('operador')('GET', INSTITUCION)).body.data
    expect(leidos).toMatchObject({
      horas_credito_teoria: 15.3,
      limites: { creditos_por_ciclo: 22.6 },
      escala: { aprobatoria: 10.6 },
    })
    const estructura = async () =>
      (await as('operador')('GET', '/v1/silabos/estructura')).body.data.estructura
    await as('operador')('PUT', '/v1/silabos/estructura', { estructura: await estructura() })
    await t.owner.query(
      "update config_silabos set contenido = jsonb_set(contenido, '{escala,aprobatoria}', '10.44') where empresa_id = $1",
      [t.gente.empresa],
    )
    const propia = await estructura()
    expect(propia.escala.aprobatoria).toBe(10.4)
    const igual = await as('operador')('PUT', '/v1/silabos/estructura', { estructura: propia })
    expect(igual.status).toBe(200)
    await as('operador')('DELETE', '/v1/silabos/estructura', {})
    expect((await as('operador')('PUT', INSTITUCION, { ...leidos, semanas: 20 })).status).toBe(200)
    const kept = await as('operador')('GET', `/v1/plan/estudios/${made.id}`)
    expect(kept.body.data.semanas).toBe(14)
  })
})

describe('settings of the installation', () => {
  it('are root’s alone', async () => {
    for (const rol of ROLES) {
      const expected = rol === 'root' ? 200 : 403
      expect((await as(rol)('GET', INSTALACION)).status).toBe(expected)
      expect((await as(rol)('PUT', INSTALACION, { visor_externo: false })).status).toBe(expected)
    }
  })

  it('begin as the product does, change block by block, and are recorded', async () => {
    const first = await as('root')('GET', INSTALACION)
    expect(c.showInstalacion.output.safeParse(first.body).error).toBeUndefined()
    expect(first.body.data).toMatchObject(ajustesDeInstalacionIniciales)
    const r = await as('root')('PUT', INSTALACION, {
      contacto: 'hola@malla.edu',
      pie: { correo: 'info@malla.edu', telefono: '054 223344', credito: 'Hecho en Arequipa' },
      revision: first.body.data.revision,
    })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(await lastChange()).toMatchObject({
      evento: 'ajustes.updated',
      antes: { contacto: null },
      despues: { contacto: 'hola@malla.edu' },
    })
    const stale = await as('root')('PUT', INSTALACION, {
      visor_externo: true,
      revision: first.body.data.revision,
    })
    expect([stale.status, stale.body.actual.contacto]).toEqual([409, 'hola@malla.edu'])
  })

  it('two at once: none is lost', async () => {
    const saved = await Promise.all([
      as('root')('PUT', INSTALACION, { visor_externo: true }),
      as('root')('PUT', INSTALACION, { respaldos: { activos: false, hora: '03:30', dias: 7 } }),
    ])
    expect(saved.map(r => r.status)).toEqual([200, 200])
    const { data } = (await as('root')('GET', INSTALACION)).body
    expect([data.visor_externo, data.respaldos.hora]).toEqual([true, '03:30'])
  })

  it('pages are told of the outside viewer only while it is on', async () => {
    const visor = async () => (await t.app.inject({ url: '/api/v1/ajustes/publicos' })).json().data.visor
    await as('root')('PUT', INSTALACION, { visor_externo: true })
    expect(await visor()).toBe('https://malla.ejemplo.edu')
    await as('root')('PUT', INSTALACION, { visor_externo: false })
    expect(await visor()).toBeNull()
  })

  it.each([
    ['contacto', { contacto: 'x' }],
    ['rubricas', { rubricas: 'javascript:alert(1)' }],
    ['respaldos.hora', { respaldos: { activos: true, hora: '25:00', dias: 3 } }],
    ['respaldos.dias', { respaldos: { activos: true, hora: '02:00', dias: 0 } }],
    ['testimonios.0.texto', { testimonios: [{ nombre: 'Ana', cargo: null, texto: '' }] }],
  ])('%s is checked', async (field, given) => {
    const r = await as('root')('PUT', INSTALACION, given)
    expect(r.status).toBe(422)
    expect(Object.keys(r.body.errors)).toEqual([field])
  })

  it('public pages show the foot, the rubrics and what people say, and not the contact address', async () => {
    await as('root')('PUT', INSTALACION, {
      contacto: 'hola@malla.edu',
      rubricas: 'https://rubricas.ejemplo.edu/inicio',
      testimonios: [{ nombre: 'Rosa Quispe', cargo: 'Directora', texto: 'Por fin se ve la malla.' }],
    })
    const { status, body } = await t.as(null)('GET', '/v1/ajustes/publicos')
    expect(status).toBe(200)
    expect(c.publicos.output.safeParse(body).error).toBeUndefined()
    expect(body.data).toMatchObject({
      rubricas: 'https://rubricas.ejemplo.edu/inicio',
      testimonios: [expect.objectContaining({ nombre: 'Rosa Quispe' })],
      contacto: true,
    })
    expect(JSON.stringify(body)).not.toContain('hola@malla.edu')
  })
})
