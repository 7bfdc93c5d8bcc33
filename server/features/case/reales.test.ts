import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { esquemaDe, esquemas } from '@malla/domain/case/esquemasDePrueba.ts'
import { describe, expect, it } from 'vitest'
import { plantPlan } from '../../testing/academico.ts'
import { casaDeCase } from './testing/casaDeCase.ts'

const casa = casaDeCase()

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
      const { plan } = await plantPlan(casa.t)
      const r = await casa.enviar(plan, crudo)
      expect(r.status, JSON.stringify(r.body)).toBe(200)
      expect(r.body.data).toMatchObject({ crear: crudo.CFItems.length, omitidos: [], avisos: [] })
      for (const version of ['1.0', '1.1'] as const) {
        const una = await casa.exportar(plan, version)
        expect(esquemas()[version](una)).toEqual([])
        const { plan: otro } = await plantPlan(casa.t)
        expect((await casa.enviar(otro, una)).body.data.omitidos).toEqual([])
        expect(await casa.exportar(otro, version)).toEqual(una)
        expect((await casa.enviar(otro, una)).body.data).toMatchObject({
          crear: 0,
          cambiar: 0,
          conservadas: 0,
        })
        expect(await casa.exportar(otro, version)).toEqual(una)
      }
    },
  )

  it('what is published is by the schemas, part by part', async () => {
    await casa.publicar(true)
    const { plan } = await plantPlan(casa.t)
    const raiz = await casa.crear(plan, 'Diseña «sistemas» ñandú', { tipopadre: 2 })
    await casa.crear(plan, 'Analiza', { competencia_id: raiz })
    const { documento_id } = (await casa.ask('GET', `${casa.base(plan)}/publicacion`)).body.data
    for (const version of ['1.0', '1.1'] as const) {
      const v = version === '1.0' ? 'v1p0' : 'v1p1'
      const { body: p } = await casa.ims(`CFPackages/${documento_id}`, v)
      expect(esquemas()[version](p)).toEqual([])
      expect(
        esquemaDe(version, 'cfdocument')((await casa.ims(`CFDocuments/${documento_id}`, v)).body),
      ).toEqual([])
      expect(p.CFItems.length).toBeGreaterThan(0)
      expect(p.CFAssociations.length).toBeGreaterThan(0)
      for (const i of p.CFItems)
        expect(esquemaDe(version, 'cfitem')((await casa.ims(`CFItems/${i.identifier}`, v)).body)).toEqual([])
      for (const a of p.CFAssociations)
        expect(
          esquemaDe(version, 'cfassociation')((await casa.ims(`CFAssociations/${a.identifier}`, v)).body),
        ).toEqual([])
    }
  })
})
