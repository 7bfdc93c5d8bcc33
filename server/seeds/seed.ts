import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { FastifyInstance } from 'fastify'
import { forEachEmpresa } from '../platform/cadaEmpresa.ts'
import type { Config } from '../platform/config.ts'
import { conocerTablas } from '../platform/db/conocer.ts'
import { type Db, openDb, schema } from '../platform/db/db.ts'
import { eq } from '../platform/db/drizzle.ts'
import { seedResultadosSiFaltan } from './catalogos.ts'
import { type DemoDeps, seedDemo } from './demo/demo.ts'
import { endGente } from './demo/gente.ts'

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

/** No password opens it, and it tells that none was given yet. */
const SIN_CLAVE = ''

/** The administrator of an empty installation, at first without a password. */
async function seedRoot(db: Db, config: Config): Promise<void> {
  const [someRoot] = await db.global
    .select({ id: personas.id })
    .from(personas)
    .where(eq(personas.root, true))
    .limit(1)
  if (someRoot) return
  const usuario = (config.rootEmail ?? 'root@malla.local').toLowerCase()
  await db.global.transaction(async tx => {
    const [persona] = await tx
      .insert(personas)
      .values({ nombres: 'Administrador', correo: usuario, root: true })
      .returning()
    await tx.insert(usuarios).values({ persona_id: persona!.id, usuario, clave_hash: SIN_CLAVE })
  })
}

/** Outcomes for institutions that are older than they. */
async function seedResultadosDeTodas(db: Db): Promise<void> {
  await forEachEmpresa(db, async id => {
    await db.write(id, null, (tx, record) => seedResultadosSiFaltan({ tx, empresaId: id, record }))
  })
}

/**
 * Gives the administrator a password, unless there is one. A password made up here is shown once: this comes last, so that a start that is
 * cut short before leaves it to the next one. Answers whom to print.
 */
async function giveRootClave(db: Db, config: Config): Promise<Presentado[]> {
  const [root] = await db.global
    .select({ id: usuarios.id, usuario: usuarios.usuario })
    .from(usuarios)
    .where(eq(usuarios.clave_hash, SIN_CLAVE))
  if (!root) return []
  const clave = config.rootPassword ?? randomBytes(9).toString('base64url')
  await db.global
    .update(usuarios)
    .set({ clave_hash: await hash(clave) })
    .where(eq(usuarios.id, root.id))
  return config.rootPassword ? [] : [{ usuario: root.usuario, clave, rol: 'Root o Administrador' }]
}

export interface SeedDeps {
  config: Config
  databaseUrl: string
  /** The server itself, not listening yet: the demonstration is made through its calls. */
  app: FastifyInstance
  /** Hears in one Spanish line what of the demonstration could not be made, or is left of it. */
  warn?: (line: string) => void
}

/** What an installation needs before anyone can sign in; runs at each start and does what is missing. */
export async function seed({
  config,
  databaseUrl,
  app,
  warn = console.warn,
}: SeedDeps): Promise<Presentado[]> {
  const db = openDb(databaseUrl, 2)
  try {
    await seedTipos(db)
    await seedRoot(db, config)
    await seedResultadosDeTodas(db)
    const people = config.demo ? await tryDemo({ app, db, warn }, databaseUrl) : []
    if (!config.demo && (await endGente(db)) > 0) warn(QUEDA_DEMO)
    return [...(await giveRootClave(db, config)), ...people]
  } finally {
    await db.close()
  }
}

const QUEDA_DEMO =
  'Aquí quedan cuentas de la demostración: con la contraseña publicada ya no se entra. Para un uso real, empiece con un DATA_DIR nuevo.'

/** The server starts without its demonstration too, and the administrator's password is not lost with it. */
async function tryDemo(deps: DemoDeps, databaseUrl: string): Promise<Presentado[]> {
  try {
    const people = await seedDemo(deps)
    await conocerTablas(databaseUrl)
    return people
  } catch (error) {
    deps.warn(`No se pudo crear la demostración: ${(error as Error).message}`)
    return []
  }
}
