import { type Db, schema, type Tx } from '../../platform/db/db.ts'
import { eq, sql } from '../../platform/db/drizzle.ts'

const { ajustes, empresas } = schema

/**
 * The making of the demonstration takes a second or two, and whoever starts Malla for the first time may well stop it just then. While it
 * goes on, a setting of the installation holds which institutions were begun, so that the next start knows.
 */
const OBRA = eq(ajustes.nombre, 'demostracion_a_medias')

/** From now on an earlier end leaves the demonstration half made. */
export async function beginObra(db: Db): Promise<void> {
  await db.global.insert(ajustes).values({ nombre: 'demostracion_a_medias', valor: [] })
}

/** Notes an institution as begun, in the transaction that makes it: one that is not noted would never be put aside. */
export async function noteEmpresa(tx: Pick<Tx, 'update'>, id: number): Promise<void> {
  await tx
    .update(ajustes)
    .set({ valor: sql`${ajustes.valor} || ${id}::text::jsonb` })
    .where(OBRA)
}

/** All is made. */
export async function endObra(db: Db): Promise<void> {
  await db.global.delete(ajustes).where(OBRA)
}

/** Whether an earlier start was cut short while it made the demonstration. */
export async function isObraAMedias(db: Db): Promise<boolean> {
  return (await db.global.select().from(ajustes).where(OBRA)).length > 0
}

/** Puts aside what an earlier start left unfinished. */
export async function retireObra(db: Db): Promise<void> {
  const [obra] = await db.global.select().from(ajustes).where(OBRA)
  for (const id of obra!.valor as number[]) await retireEmpresa(db, id)
  await endObra(db)
}

/** Puts an unfinished institution aside: nobody is offered it any more. Nothing is deleted, as its change records stay too; its public short name is free again. */
export async function retireEmpresa(db: Db, id: number): Promise<void> {
  await db.global
    .update(empresas)
    .set({
      estado: 'Desactivado',
      razonsocial: sql`${empresas.razonsocial} || ' (incompleta)'`,
      ajustes: sql`${empresas.ajustes} - 'publicacion'`,
    })
    .where(eq(empresas.id, id))
}
