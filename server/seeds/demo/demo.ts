import type { FastifyInstance } from 'fastify'
import { type Db, schema } from '../../platform/db/db.ts'
import { seedCatalogos } from '../catalogos.ts'
import type { Presentado } from '../seed.ts'
import { colegio } from './colegio.ts'
import { asRoot, makeGente, presentarGente } from './gente.ts'
import { makeInstitucion } from './hacer.ts'
import { instituto } from './instituto.ts'
import { llamarComo } from './llamar.ts'
import type { Institucion } from './plan.ts'
import { universidad } from './universidad.ts'

const INSTITUCIONES: Institucion[] = [universidad, instituto, colegio]

/** The demonstration, in an installation that has no institution yet: three institutions with their plans, and one person a role. */
export async function seedDemo(app: FastifyInstance, db: Db): Promise<Presentado[]> {
  const { empresas } = schema
  const [some] = await db.global.select({ id: empresas.id }).from(empresas).limit(1)
  if (!some) await makeDemo(app, db)
  return presentarGente(db)
}

async function makeDemo(app: FastifyInstance, db: Db): Promise<void> {
  const ids: number[] = []
  let cursos: number[] = []
  for (const institucion of INSTITUCIONES) {
    const id = await makeEmpresa(db, institucion)
    ids.push(id)
    const made = await asRoot(db, id, token => makeInstitucion(llamarComo(app, token), institucion))
    if (cursos.length === 0) cursos = made.slice(0, 4)
  }
  await makeGente(db, ids, cursos)
}

/** An institution with the catalogues of its kind. */
async function makeEmpresa(db: Db, { razonsocial, tipo }: Institucion): Promise<number> {
  const [empresa] = await db.global.insert(schema.empresas).values({ razonsocial, tipo }).returning()
  const empresaId = empresa!.id
  await db.write(empresaId, null, (tx, record) => seedCatalogos({ tx, empresaId, record }, tipo))
  return empresaId
}
