import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { esquemaDe, esquemas } from '@malla/domain/case/esquemasDePrueba.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { llamadasDeCase } from './testing/llamar.ts'

let t: TestApp
let c: ReturnType<typeof llamadasDeCase>
beforeAll(async () => {
  t = await createTestApp({ PUBLIC_URL: 'https://malla.example.edu' })
  c = llamadasDeCase(t)
})
afterAll(() => t.close())

const CARPETA = path.join(process.env.REAL_DATA ?? '', 'case')
const hay = Boolean(process.env.REAL_DATA) && existsSync(CARPETA)
const reales = [
  'opensalt/test_SequenceNumberFramework.json',
  'opensalt/test_Utf8TestFramework.json',
  'opensalt/test_Ordering.json',
  'opensalt/test_SmartLevelFramework.json',
  'smarter-balanced/mockMATHPackage.json',
]
describe.skipIf(!hay)('published packages and schemas (needs REAL_DATA)', () => {
  it.each(reales)(
    '%s: export, import, export through the database is the same, by the schema',
    async archivo => {
      const crudo = JSON.parse(readFileSync(path.join(CARPETA, archivo), 'utf8'))
      const { plan } = await plantPlan(t)
      const r = await c.enviar(plan, crudo)
      expect(r.status, JSON.stringify(r.body)).toBe(200)
      expect(r.body.data).toMatchObject({ crear: crudo.CFItems.length, omitidos: [], avisos: [] })
      for (const version of ['1.0', '1.1'] as const) {
        const una = await c.exportar(plan, version)
        expect(esquemas()[version](una)).toEqual([])
        const { plan: otro } = await plantPlan(t)
        expect((await c.enviar(otro, una)).body.data.omitidos).toEqual([])
        expect(await c.exportar(otro, version)).toEqual(una)
        expect((await c.enviar(otro, una)).body.data).toMatchObject({ crear: 0, cambiar: 0, conservadas: 0 })
        expect(await c.exportar(otro, version)).toEqual(una)
      }
    },
  )

  it('what is published is by the schemas, part by part', async () => {
    await c.publicar(true)
    const { plan } = await plantPlan(t)
    const raiz = await c.crear(plan, 'Diseña «sistemas» ñandú', { tipopadre: 2 })
    await c.crear(plan, 'Analiza', { competencia_id: raiz })
    const { documento_id } = (await c.ask('GET', `${c.base(plan)}/publicacion`)).body.data
    for (const version of ['1.0', '1.1'] as const) {
      const v = version === '1.0' ? 'v1p0' : 'v1p1'
      const { body: p } = await c.ims(`CFPackages/${documento_id}`, v)
      expect(esquemas()[version](p)).toEqual([])
      expect(esquemaDe(version, 'cfdocument')((await c.ims(`CFDocuments/${documento_id}`, v)).body)).toEqual(
        [],
      )
      for (const i of p.CFItems)
        expect(esquemaDe(version, 'cfitem')((await c.ims(`CFItems/${i.identifier}`, v)).body)).toEqual([])
      for (const a of p.CFAssociations)
        expect(
          esquemaDe(version, 'cfassociation')((await c.ims(`CFAssociations/${a.identifier}`, v)).body),
        ).toEqual([])
    }
  })
})
