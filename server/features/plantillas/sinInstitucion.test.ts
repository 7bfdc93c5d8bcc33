import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'

/** Reports of what belongs to the installation, and what each is asked about. */
const INFORMES: [verb: 'GET' | 'POST', path: string, de?: 'planes' | 'egresado' | 'ingresante'][] = [
  ['GET', '/v1/sugerencias/software/reporte/pdf'],
  ['GET', '/v1/usuarios/exportar'],
  ['GET', '/v1/usuarios/exportar/plantilla'],
  ['GET', '/v1/plantillas/diseno/planes/estudios/descargar/plantilla'],
  ['POST', '/parametros/plantillas/planes/pdf', 'planes'],
  ['POST', '/parametros/plantillas/perfil/egresado/pdf', 'egresado'],
  ['POST', '/parametros/plantillas/perfil/ingresante/pdf', 'ingresante'],
]

describe('root who works in no institution', () => {
  let t: TestApp
  let ask: Ask
  const plantilla: Record<string, number> = {}
  beforeAll(async () => {
    t = await createTestApp()
    const root = t.as(t.gente.token.root)
    const { plan } = await plantPlan(t)
    const make = async (path: string, campos: object) => {
      const r = await root('POST', `/parametros/plantillas/${path}/save`, {
        tipo: 1,
        nombre: 'Base',
        ...campos,
      })
      expect(r.status, JSON.stringify(r.body)).toBe(200)
      return r.body.data.id
    }
    const items = [{ nombre: 'Lector', descripcion: '<p>Lee.</p>' }]
    plantilla.planes = await make('planes', { planestudio_id: plan })
    for (const de of ['egresado', 'ingresante'])
      plantilla[de] = await make(`perfil/${de}`, { planestudio_id: 0, items })
    const otra = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, root: true })
    await t.owner.query('update sesiones set empresa_id = null, acceso_id = null where usuario_id = $1', [
      otra.usuario,
    ])
    ask = t.as(otra.token)
  })
  afterAll(() => t.close())

  it.each(INFORMES)('%s %s is answered, also where it could come later', async (verb, path, de) => {
    const body = de ? { id: plantilla[de] } : {}
    for (const prefer of [{}, { prefer: 'respond-async' }] as Record<string, string>[]) {
      const r = await ask(verb, path, body, { accept: 'application/json', ...prefer })
      expect(r.status, JSON.stringify(r.body)).toBe(200)
      const file = await ask('GET', r.body.url.replace('/api', ''))
      expect([file.status, file.raw.headers['content-type']]).toEqual([
        200,
        expect.stringMatching(/pdf|spreadsheetml/),
      ])
    }
  })
})
