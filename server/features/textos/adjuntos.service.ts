import type { Archivo } from '@malla/contracts/campos.ts'
import type { Adjunto } from '@malla/contracts/textos.ts'
import { fewAtATime } from '../../platform/cadaEmpresa.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, inArray } from '../../platform/db/drizzle.ts'
import { takeTurn } from '../../platform/db/turno.ts'
import { checkTodo, conflict, invalidField, notFound } from '../../platform/errors.ts'
import { type Extension, nombreDeArchivo, tipoPorContenido } from '../../platform/files/archivoDePersona.ts'
import { deleteRows, type Entidad, insertRows, lockRow } from '../../platform/rows.ts'
import { type BytesPuestos, dropArchivos, keepArchivos, putBytes } from '../archivos/archivos.service.ts'
import { selectAdjuntos, selectCuenta } from './adjuntos.queries.ts'
import { columnaDeAdjuntos, type DuenoDeTextos } from './dueno.ts'

const { adjuntos } = schema

/** Far more than a section needs. */
const MOST_FILES = 100

const entidadDe = ({ ambito }: DuenoDeTextos): Entidad<typeof adjuntos> => ({
  table: adjuntos,
  evento: 'adjunto',
  ambito: () => ambito,
})

/** A file to attach, its kind known from its content. */
export interface AdjuntoLeido {
  nombre: string
  tipo: string
  bytes: Uint8Array
}

/** What may be attached (§7). */
const ACEPTADAS: readonly Extension[] = ['pdf', 'jpg', 'png', 'webp', 'gif', 'docx', 'doc', 'xlsx', 'xls']

/** Reads what was sent, before any connection is taken. 422 naming each file that is no PDF, image, Word or Excel file. */
export async function leerAdjuntos(input: {
  archivo?: Archivo
  archivos?: Archivo[]
}): Promise<AdjuntoLeido[]> {
  const enviados = [...(input.archivo ? [input.archivo] : []), ...(input.archivos ?? [])]
  if (enviados.length === 0) throw invalidField('archivo', 'Adjunte un archivo.')
  return checkTodo(enviados.map(enviado => () => leerUno(enviado)))
}

async function leerUno({ filename, data }: Archivo): Promise<AdjuntoLeido> {
  const tipo = await tipoPorContenido(data, ACEPTADAS)
  if (!tipo)
    throw invalidField(
      'archivo',
      `«${filename}» no es un PDF, una imagen, un documento de Word ni uno de Excel.`,
    )
  return { nombre: nombreDeArchivo(filename, tipo.extension), tipo: tipo.tipo, bytes: data }
}

/** Their bytes, to be put before the transaction begins (`guarda` of `uploadRoute`). */
export const bytesDeAdjuntos = (leidos: readonly AdjuntoLeido[]): Uint8Array[] => leidos.map(l => l.bytes)

/** The place of the first of so many new files. Owners are locked for share only: whoever attaches to the same one waits for this transaction. */
async function takePlaces(ctx: Ctx, dueno: DuenoDeTextos, key: string, cuantos: number): Promise<number> {
  await takeTurn(ctx.tx, `adjuntos.${dueno.tipo}`, dueno.id)
  return findPlaces(ctx, dueno, key, cuantos)
}

/** The same as it looks now; another may take them meanwhile. 409 where they are too many. */
export async function findPlaces(
  ctx: Ctx,
  dueno: DuenoDeTextos,
  key: string,
  cuantos: number,
): Promise<number> {
  const { hay, siguiente } = await selectCuenta(ctx, dueno, key)
  if (hay + cuantos > MOST_FILES) throw conflict(`Una sección puede tener hasta ${MOST_FILES} archivos.`)
  return siguiente
}

/** A file to attach whose bytes are put: its rows are to come. */
export interface AdjuntoPuesto {
  nombre: string
  tipo: string
  bytes: BytesPuestos
}

/** Puts the bytes of files for a section, before its owner is locked: nobody waits while they are put where they are kept. */
export const putAdjuntos = (ctx: Ctx, leidos: readonly AdjuntoLeido[]): Promise<AdjuntoPuesto[]> =>
  fewAtATime(leidos, async l => ({ ...l, bytes: await putBytes(ctx, l.bytes) }))

/** Attaches files to a section of an owner, or to one of its items. The owner is locked and permitted by the caller. 409 where they are too many. */
export async function keepAdjuntos(
  ctx: Ctx,
  dueno: DuenoDeTextos,
  { key, item_id = null }: { key: string; item_id?: string | null | undefined },
  puestos: readonly AdjuntoPuesto[],
): Promise<Adjunto[]> {
  const { facultad_id, programa_id } = dueno.ambito
  const filas = await keepArchivos(
    ctx,
    puestos.map(p => ({ ...p, facultad_id, programa_id })),
  )
  const orden = await takePlaces(ctx, dueno, key, puestos.length)
  const suyo = dueno.tipo === 'plan' ? { planestudio_id: dueno.id } : { programa_id: dueno.id }
  const rows = await insertRows(
    ctx,
    entidadDe(dueno),
    filas.map((f, i) => ({
      empresa_id: ctx.empresaId,
      ...suyo,
      key,
      item_id,
      archivo_id: f.id,
      orden: orden + i,
    })),
    row => ({ nombre: filas.find(f => f.id === row.archivo_id)!.nombre }),
  )
  const ids = new Set(rows.map(r => r.id))
  return (await selectAdjuntos(ctx, dueno)).filter(a => ids.has(a.id))
}

/** Takes a file off. 404 when it is not one of this owner's. */
export async function deleteAdjunto(ctx: Ctx, dueno: DuenoDeTextos, id: number): Promise<string> {
  const suyo = (await selectAdjuntos(ctx, dueno)).find(a => a.id === id)
  if (!suyo) throw notFound()
  const row = await lockRow(ctx, entidadDe(dueno), id)
  await deleteRows(ctx, entidadDe(dueno), [row])
  await dropArchivos(ctx, [row.archivo_id])
  return suyo.nombre
}

/** Ids of the kept files on owners: they must go or move when these do. */
export async function selectArchivosDeAdjuntos(
  ctx: Pick<Ctx, 'tx' | 'empresaId'>,
  tipo: DuenoDeTextos['tipo'],
  ids: number[],
): Promise<number[]> {
  const rows = await ctx.tx
    .select({ archivo_id: adjuntos.archivo_id })
    .from(adjuntos)
    .where(and(eq(adjuntos.empresa_id, ctx.empresaId), inArray(columnaDeAdjuntos[tipo], ids)))
  return rows.map(r => r.archivo_id)
}

/** What is said once they are attached. */
export const mensajeDeAdjuntos = (leidos: readonly AdjuntoLeido[]): string =>
  leidos.length === 1
    ? `Acabamos de adjuntar «${leidos[0]!.nombre}».`
    : `Acabamos de adjuntar ${leidos.length} archivos.`
