import { enLista } from '@malla/domain/texto/lista.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { inArray, sql } from '../../platform/db/drizzle.ts'
import { enumerar } from '../../platform/enumerar.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { writeOtraEmpresa } from '../../platform/otraEmpresa.ts'
import { deleteRows, type Escritura } from '../../platform/rows.ts'
import { empresaEntidad } from './empresas.service.ts'
import { cuelgan, seVan } from './tablas.ts'

const { empresas, sesiones } = schema

/** What hangs on an institution, in words; empty when it may go. Read inside it: row security leaves only its own rows. */
async function whatHangs({ tx }: Escritura): Promise<string[]> {
  const found: string[] = []
  for (const [, nombre, query] of cuelgan) {
    const { rows } = await tx.execute<{ nombre: string }>(query)
    if (rows.length > 0) found.push(`${nombre} (${enumerar(rows.map(r => r.nombre))})`)
  }
  return found
}

async function emptyOut({ tx, empresaId }: Escritura): Promise<void> {
  for (const table of seVan)
    await tx.execute(sql`delete from ${sql.identifier(table)} where empresa_id = ${empresaId}`)
}

/**
 * Deletes institutions in which nothing was made yet, all or none. 409 naming what hangs on one of them, and for the one root works in.
 * Their change records stay: a chain is never cut.
 */
export async function deleteEmpresas(ctx: Ctx, ids: number[]): Promise<void> {
  assertMay(ctx, 'administracion', {})
  const rows = await ctx.tx.select().from(empresas).where(inArray(empresas.id, ids)).for('update')
  if (rows.length !== new Set(ids).size) throw notFound()
  for (const { id, razonsocial } of rows) {
    if (id === ctx.empresaId)
      throw conflict(
        `No se puede eliminar «${razonsocial}»: está trabajando en ella. Cambie antes de entidad.`,
      )
    const hanging = await writeOtraEmpresa(ctx, id, whatHangs)
    if (hanging.length > 0)
      throw conflict(`No se puede eliminar «${razonsocial}»: tiene ${enLista(hanging)}.`)
    await writeOtraEmpresa(ctx, id, emptyOut)
  }
  const left = await ctx.tx
    .update(sesiones)
    .set({ empresa_id: null, acceso_id: null })
    .where(inArray(sesiones.empresa_id, ids))
    .returning({ id: sesiones.id })
  await deleteRows(ctx, empresaEntidad, rows)
  ctx.afterCommit(async () => {
    for (const { id } of left) ctx.platform.changeSession(id)
  })
}
