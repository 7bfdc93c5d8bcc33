import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cuelgan } from './features/empresas/tablas.ts'
import { selectResumenLegal } from './features/legal/resumen.ts'
import { selectAvanceProgramas } from './features/planes/informes/avanceProgramas.queries.ts'
import { selectPlanesDeEmpresa } from './features/plantillas/plantillas.queries.ts'
import { selectPlanesPublicados } from './features/publicaciones/planPublico.queries.ts'
import { selectEmpresasDe, selectProgramasDe } from './features/sesion/sesion.queries.ts'
import { selectOpciones } from './features/usuarios/excel/exportar.service.ts'
import { selectTipos } from './features/usuarios/tipos.queries.ts'
import type { Ctx } from './platform/context.ts'
import { openDb } from './platform/db/db.ts'
import { plantPlan } from './testing/academico.ts'
import { createTestApp, type TestApp } from './testing/app.ts'
import { comoRoot } from './testing/comoRoot.ts'

const NOMBRES = ['Zoología', 'Ámbar', 'Beta']

describe('lists of names', () => {
  let t: TestApp
  let db: ReturnType<typeof openDb>
  const programas: number[] = []
  beforeAll(async () => {
    t = await createTestApp()
    db = openDb(t.databaseUrl, 2)
    for (const [i, nombre] of NOMBRES.entries()) {
      const p = await plantPlan(t)
      programas.push(p.programa)
      await t.owner.query('update facultades set nombre = $1 where id = $2', [nombre, p.facultad])
      await t.owner.query('update programas set nombre = $1 where id = $2', [nombre, p.programa])
      await t.owner.query(
        'insert into publicaciones (empresa_id, planestudio_id, direccion) values ($1, $2, $3)',
        [t.gente.empresa, p.plan, `plan-${i}`],
      )
      for (const tabla of ['modelos_educativos', 'locales'])
        await t.owner.query(`insert into ${tabla} (empresa_id, nombre) values ($1, $2)`, [
          t.gente.empresa,
          nombre,
        ])
      await t.owner.query("insert into empresas (razonsocial, tipo) values ($1, 'Colegio')", [nombre])
      await t.owner.query('insert into tipospersonas (tipopersona, codigo) values ($1, $1)', [nombre])
      const { usuario } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa })
      await t.owner.query(
        'update personas set nombres = $1 where id = (select persona_id from usuarios where id = $2)',
        [nombre, usuario],
      )
    }
    // Of who keeps an institution the first six are named.
    await t.owner.query("update personas set nombres = 'zz' || nombres where nombres like 'persona%'")
  })
  afterAll(async () => {
    await db.close()
    await t.close()
  })

  const asRoot = <T>(run: (ctx: Ctx) => Promise<T>): Promise<T> => comoRoot(t, db, run)

  it.each<[string, (ctx: Ctx) => Promise<string[]>]>([
    ['institutions to enter', async c => (await selectEmpresasDe(db, c.sesion)).map(x => x.razonsocial)],
    ['institutions of a file', async c => [...(await selectOpciones(c)).instituciones]],
    ['roles', async c => (await selectTipos(c)).map(x => x.tipopersona)],
    [
      'programmes of a role',
      async c => {
        const acceso = { ...c.sesion.accesos[0]!, programas_ids: programas }
        return (await selectProgramasDe(db, { ...c.sesion, acceso })).map(x => x.programa)
      },
    ],
    ['public plans', async c => (await selectPlanesPublicados(c.tx, c.empresaId)).map(x => x.programa)],
    ['plans to copy', async c => (await selectPlanesDeEmpresa(c)).map(x => x.programa)],
    ['what the law observes', async c => (await selectResumenLegal(c)).map(x => x.programa)],
    ['progress', async c => (await selectAvanceProgramas(c, {}, '')).planes.map(x => x.programa)],
    ...cuelgan.map(([tabla, , query]): [string, (ctx: Ctx) => Promise<string[]>] => [
      `what keeps an institution: ${tabla}`,
      async c => (await c.tx.execute<{ nombre: string }>(query)).rows.map(x => x.nombre),
    ]),
  ])('%s, as a reader of Spanish sorts them', async (_what, names) => {
    const found = (await asRoot(names)).filter(n => NOMBRES.includes(n))
    expect(found).toEqual(['Ámbar', 'Beta', 'Zoología'])
  })
})
