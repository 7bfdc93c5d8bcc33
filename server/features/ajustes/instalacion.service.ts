import { isDeepStrictEqual } from 'node:util'
import type { AjustesDeInstalacion, AjustesPublicos } from '@malla/contracts/ajustes.ts'
import { ajustesDeInstalacionIniciales, whyNotImagenes } from '@malla/domain/empresas/instalacion.ts'
import { assertMay, type Ctx, type Platform } from '../../platform/context.ts'
import { schema, type Tx } from '../../platform/db/db.ts'
import { eq } from '../../platform/db/drizzle.ts'
import { takeTurn } from '../../platform/db/turno.ts'
import { invalidField } from '../../platform/errors.ts'
import { assertFresh } from '../../platform/rows.ts'
import { selectUltimoPublico } from '../publicaciones/publicadoras.queries.ts'
import { selectVisita } from '../sesion/visita.queries.ts'

const { ajustes } = schema

const NOMBRE = 'instalacion'

interface Guardado {
  revision: number
  cambios: Partial<AjustesDeInstalacion>
}
type Answer = AjustesDeInstalacion & { revision: number }

const toAnswer = ({ revision, cambios }: Guardado): Answer => ({
  ...(structuredClone(ajustesDeInstalacionIniciales) as unknown as AjustesDeInstalacion),
  ...cambios,
  revision,
})

async function selectGuardado(tx: Tx): Promise<Guardado> {
  const [row] = await tx.select({ valor: ajustes.valor }).from(ajustes).where(eq(ajustes.nombre, NOMBRE))
  return (row?.valor as Guardado | undefined) ?? { revision: 1, cambios: {} }
}

/** Settings of the installation; what nobody changed is as domain/empresas/instalacion.ts says. `tx` may be `db.global`. */
export const selectAjustesDeInstalacion = async (tx: Tx): Promise<Answer> =>
  toAnswer(await selectGuardado(tx))

/** What public pages show of them, and the outside viewer where it is on: the contact address stays in the house. */
export async function selectAjustesPublicos({
  db,
  config,
}: Pick<Platform, 'db' | 'config'>): Promise<AjustesPublicos> {
  const [{ pie, rubricas, testimonios, demostracion, contacto, visor_externo }, plan_publico, visita] =
    await Promise.all([
      selectAjustesDeInstalacion(db.global),
      selectUltimoPublico({ db }),
      selectVisita({ db, config }),
    ])
  return {
    pie,
    rubricas,
    testimonios,
    demostracion: demostracion && visita !== null,
    contacto: contacto !== null,
    visor: visor_externo ? config.publicUrl : null,
    plan_publico,
  }
}

/**
 * Changes settings of the installation (root); a block that is given replaces the old one. Recorded with each setting's name. 409 when the person
 * edited an older revision, 422 for an image service that lacks its address.
 */
export async function saveAjustesDeInstalacion(
  ctx: Ctx,
  { revision, ...given }: Partial<AjustesDeInstalacion> & { revision?: number },
): Promise<Answer> {
  assertMay(ctx, 'administracion', {})
  const reason = given.imagenes ? whyNotImagenes(given.imagenes) : null
  if (reason) throw invalidField('imagenes', reason)
  await takeTurn(ctx.tx, 'ajustes.instalacion')
  const saved = await selectGuardado(ctx.tx)
  const before = toAnswer(saved)
  await assertFresh(saved, revision, async () => before)
  const keys = (Object.keys(given) as (keyof AjustesDeInstalacion)[]).filter(
    k => given[k] !== undefined && !isDeepStrictEqual(given[k], before[k]),
  )
  if (keys.length === 0) return before
  const pick = (from: Partial<AjustesDeInstalacion>) => Object.fromEntries(keys.map(k => [k, from[k]]))
  const valor: Guardado = { revision: saved.revision + 1, cambios: { ...saved.cambios, ...pick(given) } }
  await ctx.tx
    .insert(ajustes)
    .values({ nombre: NOMBRE, valor })
    .onConflictDoUpdate({ target: ajustes.nombre, set: { valor } })
  ctx.record({
    evento: 'ajustes.updated',
    objeto_id: 1,
    antes: pick(before),
    despues: { ...pick(given), revision: valor.revision },
  })
  return toAnswer(valor)
}
