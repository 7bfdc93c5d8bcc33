import { assertMay, type Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { notFound } from '../../platform/errors.ts'
import { deleteRows, type Entidad, lockRow, lockRows } from '../../platform/rows.ts'
import type { ClaseDePlantilla } from './clases.queries.ts'

const { plantillas } = schema

/** What records of each kind are called (§4). */
const EVENTOS: Readonly<Record<ClaseDePlantilla, { evento: string }>> = {
  plan: { evento: 'plantilla_plan' },
  egresado: { evento: 'plantilla_egresado' },
  ingresante: { evento: 'plantilla_ingresante' },
}

/** Templates of one kind: of the installation, told to administrators. What they hold is far too long for a record. */
export const entidadDe = (clase: ClaseDePlantilla): Entidad<typeof plantillas> => ({
  table: plantillas,
  ...EVENTOS[clase],
  ambito: () => ({}),
  silent: ['contenido'],
})

/** A template of this kind, locked. Root alone; 404 when it is not there or of another kind. */
export async function lockPlantilla(ctx: Ctx, clase: ClaseDePlantilla, id: number) {
  assertMay(ctx, 'administracion', {})
  const row = await lockRow(ctx, entidadDe(clase), id)
  if (row.clase !== clase) throw notFound()
  return row
}

/** Deletes templates of one kind, all or none; what began with one keeps what it has. */
export async function deletePlantillas(ctx: Ctx, clase: ClaseDePlantilla, ids: number[]): Promise<void> {
  assertMay(ctx, 'administracion', {})
  const rows = await lockRows(ctx, entidadDe(clase), ids)
  if (rows.some(row => row.clase !== clase)) throw notFound()
  await deleteRows(ctx, entidadDe(clase), rows)
}
