import type { Persona } from '@malla/domain/permisos/acciones.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import { type Ctx, readingCtx } from './context.ts'
import { type CambioNuevo, enter, schema } from './db/db.ts'
import { and, asc, eq, ne, sql } from './db/drizzle.ts'
import { notFound } from './errors.ts'
import type { Escritura } from './rows.ts'
import { personaCon, type SesionActiva } from './session/active.ts'

/** Reading an institution other than the session's, for what is copied from one to another. */

const { empresas } = schema

/** What the person may see of faculties and programmes there: all roles held there together; null when none of them sees any. */
function quienEn(sesion: SesionActiva, empresaId: number): Persona | null {
  if (sesion.persona.root) return personaCon(true, null)
  const roles = sesion.accesos
    .filter(a => a.empresa_id === empresaId)
    .map(a => personaCon(false, a))
    .filter(p => whyNot(p, 'estructura.ver') === null)
  return roles.find(p => p.alcance.todo) ?? together(roles)
}

function together(roles: Persona[]): Persona | null {
  const [first] = roles
  if (!first) return null
  const parts = roles.map(p => p.alcance).filter(a => !a.todo)
  return {
    ...first,
    alcance: {
      todo: false,
      facultades: parts.flatMap(a => a.facultades),
      programas: parts.flatMap(a => a.programas),
      facultades_visibles: parts.flatMap(a => a.facultades_visibles ?? []),
    },
  }
}

/** Ids of the other institutions whose faculties the person may see, in order; root sees all that are Activado. */
export async function selectOtrasEmpresas(ctx: Ctx): Promise<number[]> {
  const rows = await ctx.tx
    .select({ id: empresas.id })
    .from(empresas)
    .where(and(eq(empresas.estado, 'Activado'), ne(empresas.id, ctx.empresaId)))
    .orderBy(asc(empresas.id))
  return rows.map(r => r.id).filter(id => quienEn(ctx.sesion, id) !== null)
}

/**
 * Runs `read` with a context of another institution, in the same transaction: row security shows that institution's rows alone, and the
 * context carries what the person may see there. It only reads. 404 when the person may not see that institution.
 */
export async function readOtraEmpresa<T>(
  ctx: Ctx,
  empresaId: number,
  read: (otra: Ctx) => Promise<T>,
): Promise<T> {
  const quien = quienEn(ctx.sesion, empresaId)
  const [empresa] = await ctx.tx
    .select()
    .from(empresas)
    .where(and(eq(empresas.id, empresaId), eq(empresas.estado, 'Activado')))
  if (!quien || !empresa) throw notFound()
  const sesion: SesionActiva = { ...ctx.sesion, empresa, rol: quien.rol, quien }
  await enter(ctx.tx, empresaId)
  let result: T
  try {
    result = await read(readingCtx({ platform: ctx.platform, tx: ctx.tx, sesion, empresaId }))
  } catch (e) {
    // After a refused statement PostgreSQL takes no other one; the rollback then leads back.
    await enter(ctx.tx, ctx.empresaId).catch(() => {})
    throw e
  }
  await enter(ctx.tx, ctx.empresaId)
  return result
}

/** Runs `read` in whichever institution is named: the session's own, or another that the person may see. */
export const inEmpresa = <T>(ctx: Ctx, empresaId: number, read: (ctx: Ctx) => Promise<T>): Promise<T> =>
  empresaId === ctx.empresaId ? read(ctx) : readOtraEmpresa(ctx, empresaId, read)

/**
 * Runs `write` in another institution, in the same transaction; what it records goes into that institution's chain, and its people hear of it. For what
 * root does to an institution from outside (its first catalogues, its name): the caller has asked the permission. Nothing else may write there meanwhile.
 */
export async function writeOtraEmpresa<T>(
  ctx: Ctx,
  empresaId: number,
  write: (otra: Escritura) => Promise<T>,
): Promise<T> {
  const changes: CambioNuevo[] = []
  await enter(ctx.tx, empresaId)
  const result = await write({ tx: ctx.tx, empresaId, record: change => void changes.push(change) })
  const json = JSON.stringify(changes.map(c => ({ ...c, quien: ctx.sesion.usuario_id })))
  if (changes.length > 0) {
    const { rows } = await ctx.tx.execute<{ id: number }>(sql`select registrar(${json}::jsonb) as id`)
    ctx.afterCommit(async () => ctx.platform.wake(empresaId, Number(rows[0]!.id)))
  }
  await enter(ctx.tx, ctx.empresaId)
  return result
}
