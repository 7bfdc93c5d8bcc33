import type { FastifyInstance } from 'fastify'
import { type Db, schema } from '../../platform/db/db.ts'
import { enumerar } from '../../platform/enumerar.ts'
import { seedCatalogos } from '../catalogos.ts'
import type { Presentado } from '../seed.ts'
import { colegio } from './colegio.ts'
import { makeDocentes } from './docentes.ts'
import { makeGente, presentarGente, selectDocentes, sinCorreos } from './gente.ts'
import { makeInstitucion } from './hacer.ts'
import { instituto } from './instituto.ts'
import { llamarComo } from './llamar.ts'
import { beginObra, endObra, isObraAMedias, noteEmpresa, retireEmpresa, retireObra } from './obra.ts'
import type { Institucion } from './plan.ts'
import { asRoot, asUsuarios, usuariosDe } from './sesiones.ts'
import { makeSilabos } from './silabos/hacerSilabos.ts'
import { universidad } from './universidad.ts'

const INSTITUCIONES: readonly Institucion[] = [universidad, instituto, colegio]

export interface DemoDeps {
  /** The server itself: the demonstration is made through its calls. */
  app: FastifyInstance
  db: Db
  /** Hears in one Spanish line what of the demonstration could not be made: the server starts all the same. */
  warn: (line: string) => void
  instituciones?: readonly Institucion[]
}

/**
 * The demonstration, in an installation that has no institution yet: three institutions with their plans, and one person a role. One whose
 * making was cut short (the process was killed) is put aside and made anew. Answers whom one can sign in as.
 */
export async function seedDemo(deps: DemoDeps): Promise<Presentado[]> {
  const { db } = deps
  if (await isObraAMedias(db)) await retireObra(db)
  else if (await hasEmpresas(db)) return presentarGente(db)
  await makeDemo(deps)
  return presentarGente(db)
}

async function hasEmpresas(db: Db): Promise<boolean> {
  const rows = await db.global.select({ id: schema.empresas.id }).from(schema.empresas).limit(1)
  return rows.length > 0
}

async function makeDemo({ app, db, warn, instituciones = INSTITUCIONES }: DemoDeps): Promise<void> {
  await beginObra(db)
  const made: Hecha[] = []
  const failed: Fallida[] = []
  for (const institucion of instituciones) {
    const id = await makeEmpresa(db, institucion)
    try {
      const cursos = await asRoot(db, id, token => makeInstitucion(llamarComo(app, token), institucion))
      made.push({ id, cual: instituciones.indexOf(institucion), cursos })
    } catch (error) {
      await retireEmpresa(db, id)
      failed.push({ institucion, motivo: (error as Error).message })
    }
  }
  if (failed.length > 0) warn(whyMissing(failed))
  const ids = made.map(m => m.id)
  if (ids.length > 0) await makeGente(db, ids, made[0]!.cursos.slice(0, CURSOS_DEL_DOCENTE))
  for (const { id, cual, cursos } of made)
    await asRoot(db, id, token =>
      makeDocentes(llamarComo(app, token), cual, cursos.slice(CURSOS_DEL_DOCENTE)),
    )
  await sinCorreos(db, async () => {
    for (const { id, cual } of made) {
      const institucion = instituciones[cual]!
      await makeRevisados(app, db, id, institucion, id === ids[0]).catch((error: Error) =>
        warn(`La demostración queda sin los sílabos de «${institucion.razonsocial}»: ${error.message}`),
      )
    }
  })
  await endObra(db)
}

const OPERADOR = 'operador@demo.edu'
const INSPECTOR = 'inspector@demo.edu'

/** Cartas and syllabi of an institution, with the people who write and review them. */
async function makeRevisados(
  app: FastifyInstance,
  db: Db,
  empresaId: number,
  { silabos }: Institucion,
  isPrimera: boolean,
): Promise<void> {
  if (!silabos) return
  // Lecturers begin with a temporary password, with which nobody works: whom it was given to is not asked.
  const docentes = (await selectDocentes(db, empresaId)).filter(d => !d.debe_cambiar)
  const gente = await usuariosDe(db, [OPERADOR, INSPECTOR])
  const operador = gente.get(OPERADOR)!
  // The inspector works in the first institution alone.
  const observador = isPrimera ? gente.get(INSPECTOR)! : operador
  const todos = [...new Set([...docentes.map(d => d.usuario_id), operador, observador])]
  await asRoot(db, empresaId, root =>
    asUsuarios(db, empresaId, todos, tokens => {
      const como = (usuario: number) => llamarComo(app, tokens.get(usuario)!)
      const quien = (curso: number) =>
        docentes.find(d => d.cursos_ids.includes(curso))?.usuario_id ?? operador
      return makeSilabos(llamarComo(app, root), silabos, {
        entrega: curso => como(quien(curso)),
        observa: como(observador),
        aprueba: como(operador),
      })
    }),
  )
}

const CURSOS_DEL_DOCENTE = 4

/** An institution that is ready, and the courses of its first plan. */
interface Hecha {
  id: number
  /** Its place among the institutions of the demonstration. */
  cual: number
  cursos: number[]
}

/** One that could not be made, and what stood in the way first. */
interface Fallida {
  institucion: Institucion
  motivo: string
}

const whyMissing = (failed: readonly Fallida[]): string =>
  `La demostración queda sin ${enumerar(failed.map(f => f.institucion.razonsocial))}: ${failed[0]!.motivo}`

/** An institution with the catalogues of its kind. */
async function makeEmpresa(db: Db, { razonsocial, tipo }: Institucion): Promise<number> {
  const empresaId = await db.global.transaction(async tx => {
    const [empresa] = await tx.insert(schema.empresas).values({ razonsocial, tipo }).returning()
    await noteEmpresa(tx, empresa!.id)
    return empresa!.id
  })
  await db.write(empresaId, null, (tx, record) => seedCatalogos({ tx, empresaId, record }, tipo))
  return empresaId
}
