import { fewAtATime } from '../../platform/cadaEmpresa.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, inArray } from '../../platform/db/drizzle.ts'
import { type Original, putOrTake, takeAdelantado } from '../../platform/files/adelantados.ts'
import { removeUnlessNamed } from '../../platform/files/conFila.ts'
import { deleteRows, type Entidad, insertRows, lockRows, updateRows } from '../../platform/rows.ts'

const { archivos } = schema

export type ArchivoRow = typeof archivos.$inferSelect

const archivoEntidad: Entidad<typeof archivos> = {
  table: archivos,
  evento: 'archivo',
  ambito: row => ({
    ...(row.facultad_id === null ? {} : { facultad_id: row.facultad_id }),
    ...(row.programa_id === null ? {} : { programa_id: row.programa_id }),
  }),
  silent: ['clave'],
}

/** Bytes that are in the storage already, and how many. */
export interface BytesPuestos {
  clave: string
  length: number
}

/** A file to keep. Its content was checked before; whoever may see the programme (else the faculty) it hangs on may see it. */
export interface ArchivoNuevo {
  bytes: Uint8Array | BytesPuestos
  /** As a person would name it, with its ending. */
  nombre: string
  /** Media type, from the content. */
  tipo: string
  facultad_id?: number | null
  programa_id?: number | null
}

/** Address at which a kept file is shown; null for none. */
export const archivoUrl = (id: number | null): string | null =>
  id === null ? null : `/api/v1/archivos/${id}`

/** Keeps a file: its bytes in the storage and its row. When the transaction fails, the bytes go again. */
export async function keepArchivo(ctx: Ctx, nuevo: ArchivoNuevo): Promise<ArchivoRow> {
  const [row] = await keepArchivos(ctx, [nuevo])
  return row!
}

/** Keeps several files, in the order given. */
export async function keepArchivos(ctx: Ctx, nuevos: ArchivoNuevo[]): Promise<ArchivoRow[]> {
  const values = await fewAtATime(nuevos, async ({ bytes, ...fields }) => ({
    ...fields,
    bytes: bytes.length,
    clave: (bytes instanceof Uint8Array ? await putBytes(ctx, bytes) : bytes).clave,
  }))
  return insertRows(ctx, archivoEntidad, values)
}

/**
 * Puts the bytes of a file that `keepArchivo` will keep, where its route has not put them ahead of the transaction (http/uploadRoute.ts). They may take long:
 * whoever locks what others write in puts them first, so that nobody waits for them. When the transaction fails, they go again.
 */
export async function putBytes(ctx: Ctx, bytes: Uint8Array): Promise<BytesPuestos> {
  return puestos(ctx, await putOrTake(ctx.platform.storage, bytes), bytes.length)
}

/** The copy of a file that was made ahead of the transaction (http/copyRoute.ts); null where none was. When the transaction fails, it goes again. */
export function takeCopia(ctx: Ctx, original: Original): BytesPuestos | null {
  const clave = takeAdelantado(original)
  return clave === null ? null : puestos(ctx, clave, original.bytes)
}

function puestos(ctx: Ctx, clave: string, length: number): BytesPuestos {
  const { platform, empresaId } = ctx
  ctx.afterFailure(e => removeUnlessNamed(platform, { tabla: 'archivos', empresaId }, clave, e))
  return { clave, length }
}

/** Hangs kept files on another programme, when what they belong to moved there. */
export async function moveArchivos(
  ctx: Ctx,
  ids: (number | null)[],
  { facultad_id, programa_id }: { facultad_id: number; programa_id: number },
): Promise<void> {
  const named = ids.filter(id => id !== null)
  if (named.length === 0) return
  const rows = await lockRows(ctx, archivoEntidad, named)
  await updateRows(
    ctx,
    archivoEntidad,
    rows.map(row => ({ row, values: { facultad_id, programa_id } })),
  )
}

/** Forgets files that nothing points at any more; their bytes go once that is certain. */
export async function dropArchivos(ctx: Ctx, ids: (number | null)[]): Promise<void> {
  const named = ids.filter(id => id !== null)
  if (named.length === 0) return
  const rows = await ctx.tx
    .select()
    .from(archivos)
    .where(and(eq(archivos.empresa_id, ctx.empresaId), inArray(archivos.id, named)))
  await deleteRows(ctx, archivoEntidad, rows)
  const { storage } = ctx.platform
  for (const { clave } of rows) ctx.afterCommit(() => storage.remove(clave))
}
