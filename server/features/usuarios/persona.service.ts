import type { CamposDeUsuario } from '@malla/contracts/usuarios.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, getTableColumns, inArray, isNull } from '../../platform/db/drizzle.ts'
import { checkTodo, invalidField } from '../../platform/errors.ts'
import { portions } from '../../platform/portions.ts'
import { type Entidad, insertRows, type Partes } from '../../platform/rows.ts'
import { type ClaveTemporal, temporal } from '../../platform/session/claves.ts'
import { differing, writeRows } from '../../platform/writeRows.ts'
import { assertImagen } from '../imagenes/imagenes.service.ts'
import { leaveCorreos } from '../sesion/correo.service.ts'
import { whyNotDistrito } from '../ubigeo/ubigeo.datos.ts'
import { type AccesoGuardado, insertAccesos } from './escribirAccesos.ts'

const { personas, usuarios } = schema
type PersonaRow = typeof personas.$inferSelect

/** Fields of the person behind a user. */
export type CamposDePersona = Partial<Omit<CamposDeUsuario, 'usuario' | 'estado' | 'accesos' | 'password'>>

/** What changed of the things that a user's record tells; null when nothing did. */
export type Cambiado = { antes: Partes; despues: Partes } | null

export const joinPartes = (a: Cambiado, b: Cambiado): Cambiado =>
  a && b ? { antes: { ...a.antes, ...b.antes }, despues: { ...a.despues, ...b.despues } } : (a ?? b)

/**
 * Checks what the contract cannot, whoever fills in the form: 422 for a district that is none, and for a picture that whoever asks did not upload
 * (`imagen`: the one that stands already, which may stay).
 */
export async function assertPersona(ctx: Ctx, campos: CamposDePersona, imagen: string | null): Promise<void> {
  const { distrito_id, imagen_url } = campos
  await checkTodo([
    () => assertDistrito(distrito_id),
    () => assertImagen(ctx, { field: 'imagen_url', uso: 'perfil', before: imagen, now: imagen_url }),
  ])
}

function assertDistrito(id: string | null | undefined): void {
  const reason = whyNotDistrito(id)
  if (reason) throw invalidField('distrito_id', reason)
}

/** Someone to be made: all that their record tells. */
export interface Nuevo {
  usuario: string
  estado: string
  persona: CamposDePersona & { nombres: string; correo: string }
  accesos: AccesoGuardado[]
  /** A temporary password; without it a readable one is made. */
  password?: string
}

/** How many values each row brings at most. */
const COLUMNAS_DE_PERSONA = Object.keys(getTableColumns(personas)).length

/** A rehearsal writes no password that anybody could use, and takes no time for it. */
const NINGUNA: ClaveTemporal = { clave_hash: '', clave_temporal: '', debe_cambiar: true }

/**
 * Makes people, their users with temporary passwords and what they are in institutions, in a few statements however many they are; one record
 * each, under the event of `entidad`. What a form sent is checked before (`assertPersona`). Answers the users' ids, in the order given.
 */
export async function makePeople(
  ctx: Ctx,
  entidad: Entidad<typeof usuarios>,
  nuevos: readonly Nuevo[],
  isRehearsal = false,
): Promise<number[]> {
  if (nuevos.length === 0) return []
  const { dataDir } = ctx.platform.config
  const people: { id: number }[] = []
  const suyas = nuevos.map(n => n.persona as typeof personas.$inferInsert)
  for (const some of portions(suyas, COLUMNAS_DE_PERSONA))
    for (const row of await ctx.tx.insert(personas).values(some).returning({ id: personas.id }))
      people.push(row)
  const secrets = await Promise.all(
    people.map(async (p, i) =>
      isRehearsal ? NINGUNA : (await temporal(dataDir, p.id, nuevos[i]!.password)).columns,
    ),
  )
  const values = nuevos.map((n, i) => ({
    persona_id: people[i]!.id,
    usuario: n.usuario,
    estado: n.estado,
    ...secrets[i]!,
  }))
  const told = new Map(nuevos.map((n, i) => [people[i]!.id, { ...n.persona, accesos: n.accesos }]))
  const rows = await insertRows(ctx, entidad, values, row => told.get(row.persona_id)!)
  await insertAccesos(
    ctx,
    rows.flatMap((r, i) => nuevos[i]!.accesos.map(a => ({ ...a, usuario_id: r.id }))),
  )
  return rows.map(r => r.id)
}

const SU_NOMBRE =
  'Es el correo con el que entra esta cuenta, que hoy tiene otro: solo el administrador puede devolvérselo.'

/**
 * With the mail that is its name too an account is linked in other institutions as its owner's (docentes/porCorreo.ts). Whoever had another written into it
 * may have chosen its password meanwhile: 422 for giving the former one back, but for administrators.
 */
export async function assertNoVuelve(
  ctx: Ctx,
  personaId: number,
  antes: string,
  ahora: string,
): Promise<void> {
  if (!antes || antes.toLowerCase() === ahora.toLowerCase()) return
  if (whyNot(ctx.sesion.quien, 'administracion') === null) return
  const [cuenta] = await ctx.tx
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(
      and(
        eq(usuarios.persona_id, personaId),
        eq(usuarios.usuario, ahora.toLowerCase()),
        isNull(usuarios.deleted_at),
      ),
    )
  if (cuenta) throw invalidField('correo', SU_NOMBRE)
}

/** What is to be written into a person: `id` is the person's. */
export interface CambioDePersona {
  id: number
  campos: CamposDePersona
}

async function assertCambio(ctx: Ctx, row: PersonaRow, campos: CamposDePersona): Promise<void> {
  const { correo } = differing<typeof personas>(row, campos)
  await checkTodo([
    () => assertPersona(ctx, campos, row.imagen_url),
    () => (correo === undefined ? undefined : assertNoVuelve(ctx, row.id, row.correo, correo)),
  ])
}

/**
 * Writes what differs into the persons of locked users, each named once, in a few statements however many they are. Where an address changes the former one is
 * told; `isConfirmado`: who reads there said so (features/sesion/correo.service.ts). Answers what changed of each, for their users' records, in the order
 * given. 422 as `assertPersona` and `assertNoVuelve`.
 */
export async function updatePersonas(
  ctx: Ctx,
  cambios: readonly CambioDePersona[],
  isConfirmado = false,
): Promise<Cambiado[]> {
  const rows = await ctx.tx
    .select()
    .from(personas)
    .where(
      inArray(
        personas.id,
        cambios.map(c => c.id),
      ),
    )
    .orderBy(personas.id)
    .for('update')
  const porId = new Map(rows.map(r => [r.id, r]))
  const changes = cambios.map(({ id, campos }) => ({ row: porId.get(id)!, values: campos }))
  for (const { row, values } of changes) await assertCambio(ctx, row, values)
  const escritos = await writeRows(ctx, personas, changes)
  const dejados = changes.flatMap(({ row }, i) => {
    const ahora = escritos[i]?.correo
    return ahora === undefined ? [] : [{ personaId: row.id, antes: row.correo, ahora }]
  })
  await leaveCorreos(ctx, dejados, isConfirmado)
  return changes.map(({ row }, i) => {
    const despues = escritos[i] ?? null
    return despues && { antes: pick(row, Object.keys(despues)), despues }
  })
}

const pick = (row: Record<string, unknown>, keys: string[]): Partes =>
  Object.fromEntries(keys.map(k => [k, row[k] ?? null]))

/** As `updatePersonas` for one. */
export async function updatePersona(
  ctx: Ctx,
  id: number,
  campos: CamposDePersona,
  isConfirmado = false,
): Promise<Cambiado> {
  const [cambiado] = await updatePersonas(ctx, [{ id, campos }], isConfirmado)
  return cambiado ?? null
}
