import type { Facultad } from '@malla/contracts/facultades.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { enumerar, noSePuedeEliminar } from '../../platform/enumerar.ts'
import { conflict } from '../../platform/errors.ts'
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
import { assertNadieSolo } from '../programas/soloAqui.ts'
import { selectFacultad, selectProgramasDe } from './facultades.queries.ts'

const { facultades } = schema

export const facultadEntidad: Entidad<typeof facultades> = {
  table: facultades,
  evento: 'facultad',
  ambito: row => ({ facultad_id: row.id }),
}
const nombrada: Nombrada = { tabla: facultades, indice: 'facultades_nombre' }

type Campos = { nombre?: string; estado?: Facultad['estado'] }

/** Makes a faculty. 422 when the name is taken. People who work on some faculties only cannot make new ones. */
export async function createFacultad(
  ctx: Ctx,
  campos: { nombre: string; estado?: Facultad['estado']; txt_type?: Facultad['txt_type'] },
): Promise<Facultad> {
  assertMay(ctx, 'estructura.crear', { facultad_id: null })
  await assertNombreFree(ctx, nombrada, campos.nombre)
  const row = await insertRow(ctx, facultadEntidad, campos)
  return selectFacultad(ctx, row.id)
}

/** Changes a faculty. 404 out of scope, 409 when the person edited an older revision. */
export async function saveFacultad(
  ctx: Ctx,
  { id, revision, ...campos }: Campos & { id: number; revision?: number },
): Promise<Facultad> {
  assertMay(ctx, 'estructura.editar', { facultad_id: id })
  const row = await lockRow(ctx, facultadEntidad, id)
  await assertFresh(row, revision, () => selectFacultad(ctx, id))
  const nombre = await assertNombreFree(ctx, nombrada, campos.nombre, row)
  await updateRow(ctx, facultadEntidad, row, { ...campos, nombre })
  return selectFacultad(ctx, id)
}

/** Deletes faculties, all or none. 409 naming the programmes that hang on one of them, or the people who work on nothing else. */
export async function deleteFacultades(ctx: Ctx, ids: number[]): Promise<void> {
  for (const id of ids) assertMay(ctx, 'estructura.eliminar', { facultad_id: id })
  const rows = await lockRows(ctx, facultadEntidad, ids)
  const hanging = await selectProgramasDe(ctx, ids)
  if (hanging.length > 0) throw conflict(whyNotDelete(rows, hanging))
  await assertNadieSolo(ctx, 'facultades', rows)
  await deleteRows(ctx, facultadEntidad, rows)
}

function whyNotDelete(
  rows: { id: number; nombre: string }[],
  hanging: { facultad_id: number; nombre: string }[],
): string {
  const blocked = rows.filter(r => hanging.some(h => h.facultad_id === r.id)).map(r => r.nombre)
  return `${noSePuedeEliminar(blocked)}: ${segun(blocked.length, 'tiene', 'tienen')} programas (${enumerar(hanging.map(h => h.nombre))}).`
}
