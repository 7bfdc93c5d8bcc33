import type { Parametro, TipoDeParametro } from '@malla/contracts/parametros.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { assertMay, type Ctx, DE_LA_INSTITUCION } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { eq } from '../../platform/db/drizzle.ts'
import { enumerar, noSePuedeEliminar } from '../../platform/enumerar.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { assertNombreFree, type Nombrada } from '../../platform/nombres.ts'
import {
  assertFresh,
  deleteRows,
  type Entidad,
  insertRow,
  lockRow,
  lockRows,
  updateRow,
} from '../../platform/rows.ts'
import { selectCursosQueUsan, selectParametro } from './parametros.queries.ts'

const { parametros } = schema

export const parametroEntidad: Entidad<typeof parametros> = {
  table: parametros,
  evento: 'parametro',
  ambito: () => ({}),
}
const nombrada: Nombrada = { tabla: parametros, indice: 'parametros_nombre' }

type Campos = {
  nombre?: string
  abreviatura?: string | null
  color?: number | null
  estado?: Parametro['estado']
}

/** Why the person may not add these to the catalogues of the institution, which are all of it; null when they may, or where there are none. */
export function whyNotAnadir(ctx: Pick<Ctx, 'sesion'>, nombres: readonly string[]): string | null {
  const reason = nombres.length > 0 && whyNot(ctx.sesion.quien, 'estructura.crear', DE_LA_INSTITUCION)
  if (!reason) return null
  const [estan, anadir] = nombres.length === 1 ? ['está', 'añadirlo'] : ['están', 'añadirlos']
  return `${enumerar(nombres)} no ${estan} en los catálogos de la institución y habría que ${anadir}. ${reason}`
}

/** Makes a row of a catalogue. 422 when the name is taken in it. */
export async function createParametro(
  ctx: Ctx,
  tipo: TipoDeParametro,
  campos: Campos & { nombre: string },
): Promise<Parametro> {
  assertMay(ctx, 'estructura.crear', DE_LA_INSTITUCION)
  await assertNombreFree(ctx, nombrada, campos.nombre, null, eq(parametros.tipo, tipo))
  const row = await insertRow(ctx, parametroEntidad, { ...campos, tipo })
  return selectParametro(ctx, tipo, row.id)
}

/** Changes a row of a catalogue. 409 when the person edited an older revision. */
export async function saveParametro(
  ctx: Ctx,
  tipo: TipoDeParametro,
  { id, revision, ...campos }: Campos & { id: number; revision?: number },
): Promise<Parametro> {
  assertMay(ctx, 'estructura.editar', DE_LA_INSTITUCION)
  const row = await lockRow(ctx, parametroEntidad, id)
  if (row.tipo !== tipo) throw notFound()
  await assertFresh(row, revision, () => selectParametro(ctx, tipo, id))
  const nombre = await assertNombreFree(ctx, nombrada, campos.nombre, row, eq(parametros.tipo, tipo))
  await updateRow(ctx, parametroEntidad, row, { ...campos, nombre })
  return selectParametro(ctx, tipo, id)
}

/** Deletes rows of a catalogue, all or none. 409 naming the courses that use one of them. */
export async function deleteParametros(ctx: Ctx, tipo: TipoDeParametro, ids: number[]): Promise<void> {
  assertMay(ctx, 'estructura.eliminar', DE_LA_INSTITUCION)
  const rows = await lockRows(ctx, parametroEntidad, ids)
  if (rows.some(row => row.tipo !== tipo)) throw notFound()
  const using = await selectCursosQueUsan(ctx, tipo, ids)
  if (using.length > 0) throw conflict(whyNotDelete(rows, using))
  await deleteRows(ctx, parametroEntidad, rows)
}

function whyNotDelete(
  rows: { id: number; nombre: string }[],
  using: { parametro_id: number | null; nombre: string }[],
): string {
  const blocked = rows.filter(r => using.some(u => u.parametro_id === r.id)).map(r => r.nombre)
  return `${noSePuedeEliminar(blocked)}: ${segun(blocked.length, 'tiene', 'tienen')} cursos (${enumerar(using.map(u => u.nombre))}).`
}
