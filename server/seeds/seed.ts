import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config.ts'
import { type Db, openDb, schema } from '../platform/db/db.ts'
import { seedDemo } from './demo/demo.ts'

const { personas, tipospersonas, usuarios } = schema

/** Someone to print at the start: whom to sign in as. */
export interface Presentado {
  usuario: string
  clave: string
  rol: string
}

/** Kinds of person that the product knows by code (§6) or only by name. */
const TIPOS = [
  ['00001', 'Administrativo'],
  ['00002', 'Docente'],
  ['00027', 'Operador de diseño curricular'],
  ['00028', 'Inspector de diseño curricular'],
] as const

async function seedTipos(db: Db): Promise<void> {
  const known = new Set(
    (await db.global.select({ codigo: tipospersonas.codigo }).from(tipospersonas)).map(t => t.codigo),
  )
  const missing = TIPOS.filter(([codigo]) => !known.has(codigo)).map(([codigo, tipopersona]) => ({
    codigo,
    tipopersona,
  }))
  if (missing.length > 0) await db.global.insert(tipospersonas).values(missing)
}

/** The administrator of an empty installation. Answers whom to print when the password was made up here. */
async function seedRoot(db: Db, config: Config): Promise<Presentado[]> {
  const [someRoot] = await db.global
    .select({ id: personas.id })
    .from(personas)
    .where(eq(personas.root, true))
    .limit(1)
  if (someRoot) return []
  const usuario = (config.rootEmail ?? 'root@malla.local').toLowerCase()
  const clave = config.rootPassword ?? randomBytes(9).toString('base64url')
  const clave_hash = await hash(clave)
  await db.global.transaction(async tx => {
    const [persona] = await tx
      .insert(personas)
      .values({ nombres: 'Administrador', correo: usuario, root: true })
      .returning()
    await tx.insert(usuarios).values({ persona_id: persona!.id, usuario, clave_hash })
  })
  return config.rootPassword ? [] : [{ usuario, clave, rol: 'Root o Administrador' }]
}

export interface SeedDeps {
  config: Config
  databaseUrl: string
  /** The server itself, not listening yet: the demonstration is made through its calls. */
  app: FastifyInstance
}

/** What an installation needs before anyone can sign in; runs at each start and does what is missing. */
export async function seed({ config, databaseUrl, app }: SeedDeps): Promise<Presentado[]> {
  const db = openDb(databaseUrl, 2)
  try {
    await seedTipos(db)
    const root = await seedRoot(db, config)
    return config.demo ? [...root, ...(await seedDemo(app, db))] : root
  } finally {
    await db.close()
  }
}
