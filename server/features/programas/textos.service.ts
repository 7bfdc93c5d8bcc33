import type { ParsedOf } from '@malla/contracts/call.ts'
import type { programas as calls } from '@malla/contracts/programas.ts'
import type { Adjunto, SeccionDeTexto } from '@malla/contracts/textos.ts'
import type { Accion } from '@malla/domain/permisos/acciones.ts'
import { cursosDe } from '@malla/domain/planes/entradas.ts'
import { isClaveDeTexto } from '@malla/domain/planes/secciones.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import { invalid, invalidField, notFound } from '../../platform/errors.ts'
import {
  type AdjuntoLeido,
  deleteAdjunto,
  findPlaces,
  keepAdjuntos,
  putAdjuntos,
} from '../textos/adjuntos.service.ts'
import { type DuenoDeTextos, duenoPrograma } from '../textos/dueno.ts'
import { saveTextoDe } from '../textos/textos.service.ts'

const { programas } = schema

/** A programme as owner of texts, when the person may do this there; 404 not there or out of scope, 403 otherwise. */
export async function assertDuenoPrograma(
  ctx: Ctx,
  id: number,
  accion: Accion,
  forWriting = false,
): Promise<DuenoDeTextos> {
  const query = ctx.tx
    .select({ id: programas.id, facultad_id: programas.facultad_id })
    .from(programas)
    .where(and(eq(programas.empresa_id, ctx.empresaId), eq(programas.id, id)))
  // Shared among its writers: two texts are written side by side, but nobody can delete the programme meanwhile.
  const [row] = await (forWriting ? query.for('share') : query)
  if (!row) throw notFound()
  const dueno = duenoPrograma(row)
  assertMay(ctx, accion, dueno.ambito)
  return dueno
}

function assertClave(key: string): void {
  if (!isClaveDeTexto(key)) throw invalidField('key', 'El programa no tiene esa sección.')
}

/** The courses are of its plans, and named in theirs. */
function assertSinCursos(items: ParsedOf<typeof calls.guardarJson>['items']): void {
  const con = items.flatMap((item, i) => (cursosDe(item).length > 0 ? [i] : []))
  if (con.length > 0)
    throw invalid(
      Object.fromEntries(con.map(i => [`items.${i}`, ['Los textos de un programa no nombran cursos.']])),
    )
}

/** Saves one text of a programme. 422 for a key that programmes do not have and for an entry that names courses, 409 stale. */
export async function saveTextoDePrograma(
  ctx: Ctx,
  { id, ...guardado }: ParsedOf<typeof calls.guardarJson>,
): Promise<SeccionDeTexto> {
  const dueno = await assertDuenoPrograma(ctx, id, 'contenido.editar', true)
  assertClave(guardado.key)
  assertSinCursos(guardado.items)
  return saveTextoDe(ctx, dueno, guardado)
}

type Adjuntar = ParsedOf<typeof calls.guardarArchivos>

/** Before files are put anywhere: 404 when the programme is out of scope, 403 not allowed, 409 full, 422 for a key that programmes do not have. */
export async function assertAdmiteAdjuntos(
  ctx: Ctx,
  { parent_id, key }: Adjuntar,
  leidos: readonly AdjuntoLeido[],
): Promise<void> {
  const dueno = await assertDuenoPrograma(ctx, parent_id, 'contenido.editar')
  assertClave(key)
  await findPlaces(ctx, dueno, key, leidos.length)
}

/** Attaches files to a text of a programme (§7). 404 out of scope, 409 full (by now). */
export async function saveAdjuntosDePrograma(
  ctx: Ctx,
  { parent_id, key, item_id }: Adjuntar,
  leidos: readonly AdjuntoLeido[],
): Promise<Adjunto[]> {
  const puestos = await putAdjuntos(ctx, leidos)
  const dueno = await assertDuenoPrograma(ctx, parent_id, 'contenido.editar', true)
  return keepAdjuntos(ctx, dueno, { key, item_id }, puestos)
}

/** Takes a file off a text of a programme; answers its name. */
export async function deleteAdjuntoDePrograma(ctx: Ctx, programaId: number, id: number): Promise<string> {
  const dueno = await assertDuenoPrograma(ctx, programaId, 'contenido.editar', true)
  return deleteAdjunto(ctx, dueno, id)
}
