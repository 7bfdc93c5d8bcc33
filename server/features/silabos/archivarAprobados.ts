import { forEachEmpresa } from '../../platform/cadaEmpresa.ts'
import type { Ctx, Platform } from '../../platform/context.ts'
import { ctxDelSistema } from '../../platform/ctxDelSistema.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { keepWithRow } from '../../platform/files/conFila.ts'
import type { DeferredFile, FileAnswer } from '../../platform/http/answer.ts'
import { pdfDeSilabo } from './informes/pdfDeSilabo.ts'

/** The PDF of an approved syllabus is made after the approval, by any node, and kept: what was approved is printed once and for all. */

/** What the queue «silabo» knows of its work. */
interface TareaDeSilabo {
  empresaId: number
  id: number
}

interface PorArchivar {
  /** Moment of its approval: another approval makes another file. */
  aprobado_at: string
  file: DeferredFile
}

/** Asks for the PDF in the transaction that approves. */
export async function pedirArchivo(ctx: Ctx, id: number): Promise<void> {
  const { jobs } = ctx.platform
  await jobs.send(ctx.tx, 'silabo', { empresaId: ctx.empresaId, id } satisfies TareaDeSilabo)
  ctx.afterCommit(async () => jobs.wake('silabo'))
}

/** The syllabus, when it is approved and has no file yet. */
async function selectPorArchivar(
  platform: Platform,
  { empresaId, id }: TareaDeSilabo,
): Promise<PorArchivar | null> {
  return platform.db.read(empresaId, async tx => {
    const { rows } =
      await tx.execute(sql`select s.asignatura_id, s.periodo_id, s.aprobado_at::text as aprobado_at
      from silabos s join planes p on p.empresa_id = s.empresa_id and p.id = s.planestudio_id
      where s.empresa_id = ${empresaId} and s.id = ${id} and s.estado = 'aprobado' and s.archivo_id is null
        and p.deleted_at is null`)
    const [row] = rows as unknown as (Omit<PorArchivar, 'file'> & {
      asignatura_id: number
      periodo_id: number | null
    })[]
    if (!row) return null
    const ctx = await ctxDelSistema(platform, tx, empresaId)
    const { asignatura_id, periodo_id, aprobado_at } = row
    return { aprobado_at, file: await pdfDeSilabo(ctx, { id: asignatura_id, periodo_id }) }
  })
}

/** Notes the kept file; null when the syllabus was opened again meanwhile or has one. */
async function anotar(
  platform: Platform,
  { empresaId, id }: TareaDeSilabo,
  s: PorArchivar,
  file: FileAnswer,
  clave: string,
): Promise<true | null> {
  const { result } = await platform.db.write(empresaId, null, async tx => {
    // A plan that moves to another programme meanwhile takes along what it has by then: before that, or after it, never beside it.
    await tx.execute(sql`select 1 from planes where empresa_id = ${empresaId}
      and id = (select planestudio_id from silabos where empresa_id = ${empresaId} and id = ${id}) for share`)
    const { rowCount } = await tx.execute(sql`
      with suyo as (select id, planestudio_id from silabos where empresa_id = ${empresaId} and id = ${id} and estado = 'aprobado'
          and archivo_id is null and aprobado_at = ${s.aprobado_at}::timestamptz for update),
        nuevo as (insert into archivos (empresa_id, clave, nombre, tipo, bytes, facultad_id, programa_id)
          select ${empresaId}::bigint, ${clave}, ${file.name}, ${file.type}, ${file.bytes.length}::int, g.facultad_id, g.id
            from suyo join planes p on p.empresa_id = ${empresaId} and p.id = suyo.planestudio_id
            join programas g on g.empresa_id = p.empresa_id and g.id = p.programa_id returning id)
      update silabos s set archivo_id = nuevo.id from nuevo where s.empresa_id = ${empresaId} and s.id = ${id}`)
    return rowCount === 1 ? (true as const) : null
  })
  return result
}

/** Makes and keeps the PDF of an approved syllabus; twice, or after it was opened again, means nothing. */
async function archivar(platform: Platform, tarea: TareaDeSilabo): Promise<void> {
  const silabo = await selectPorArchivar(platform, tarea)
  if (!silabo) return
  const file = await silabo.file.render()
  await keepWithRow(platform, { tabla: 'archivos', empresaId: tarea.empresaId }, file.bytes, clave =>
    anotar(platform, tarea, silabo, file, clave),
  )
}

/** Does the work of the queue «silabo». */
export const workAprobados = (platform: Platform): void =>
  platform.jobs.work<TareaDeSilabo>('silabo', ({ data }) => archivar(platform, data))

/** So many are asked for again in one round of an institution. */
const POR_RONDA = 200

/**
 * Asks again for the files that nobody makes any more: those whose every try failed. Harmless twice: a file that is there is not made. Those of plans in the
 * Papelera are not asked for: none would be made, and they would take the places of others.
 */
export async function pedirArchivosQueFaltan(platform: Platform): Promise<number> {
  const { db, jobs } = platform
  let pedidos = 0
  await forEachEmpresa(db, async id => {
    const { result } = await db.write(id, null, async tx => {
      const { rows } = await tx.execute(sql`select s.id from silabos s
        join planes p on p.empresa_id = s.empresa_id and p.id = s.planestudio_id and p.deleted_at is null
        where s.empresa_id = ${id} and s.estado = 'aprobado' and s.archivo_id is null
          and s.aprobado_at < clock_timestamp() - interval '1 hour' order by s.id limit ${POR_RONDA}`)
      const tareas = (rows as unknown as { id: number }[]).map(s => ({ empresaId: id, id: s.id }))
      if (tareas.length > 0) await jobs.sendAll(tx, 'silabo', tareas satisfies TareaDeSilabo[])
      return rows.length
    })
    pedidos += result
  })
  if (pedidos > 0) jobs.wake('silabo')
  return pedidos
}

/** Takes the file of an approval away that does not hold any more. */
export async function olvidarArchivo(ctx: Ctx, id: number): Promise<void> {
  const { rows } = await ctx.tx.execute(sql`
    with suyo as (select archivo_id from silabos where empresa_id = ${ctx.empresaId} and id = ${id} and archivo_id is not null),
      suelto as (update silabos set archivo_id = null where empresa_id = ${ctx.empresaId} and id = ${id} returning id)
    select archivo_id as id from suyo, suelto`)
  const [archivo] = rows as unknown as { id: number }[]
  if (!archivo) return
  const gone = await ctx.tx.execute(
    sql`delete from archivos where empresa_id = ${ctx.empresaId} and id = ${archivo.id} returning clave`,
  )
  const [{ clave } = { clave: null }] = gone.rows as unknown as { clave: string | null }[]
  if (clave) ctx.afterCommit(() => ctx.platform.storage.remove(clave))
}
