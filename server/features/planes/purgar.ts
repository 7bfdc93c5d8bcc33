import { forEachEmpresa } from '../../platform/cadaEmpresa.ts'
import type { Platform } from '../../platform/context.ts'
import { type CambioNuevo, schema, type Tx } from '../../platform/db/db.ts'
import { and, eq, inArray, or } from '../../platform/db/drizzle.ts'
import { olvidarCursos } from '../docentes/olvidarCursos.ts'
import { isVencido } from './papelera.queries.ts'
import { ofPrograma } from './plan.answer.ts'

const { adjuntos, archivos, asignaturas, equivalencias, planes, prerequisitos, programas, silabos } = schema

/**
 * Deletes for good, in every institution, the plans whose 30 days in the Papelera are over, with all that is in them, the files of their
 * resolutions and those on their sections. One record a plan, by nobody. Answers how many went. Safe to run on several nodes at once.
 */
export async function purgePapelera({
  db,
  storage,
  wake,
}: Pick<Platform, 'db' | 'wake'> & { storage: Pick<Platform['storage'], 'remove'> }): Promise<number> {
  let purged = 0
  await forEachEmpresa(db, async id => {
    const { result, lastChange } = await db.write(id, null, (tx, record) => purgeEmpresa(tx, id, record))
    if (lastChange !== null) wake(id, lastChange)
    await Promise.all(result.claves.map(clave => storage.remove(clave)))
    purged += result.planes
  })
  return purged
}

async function purgeEmpresa(
  tx: Tx,
  empresaId: number,
  record: (change: CambioNuevo) => void,
): Promise<{ planes: number; claves: string[] }> {
  const rows = await tx
    .select({ plan: planes, facultad_id: programas.facultad_id })
    .from(planes)
    .innerJoin(programas, ofPrograma)
    .where(and(eq(planes.empresa_id, empresaId), isVencido))
    .for('update', { of: planes })
  if (rows.length === 0) return { planes: 0, claves: [] }
  const ids = rows.map(r => r.plan.id)
  const adjuntados = await tx
    .select({ id: adjuntos.archivo_id })
    .from(adjuntos)
    .where(and(eq(adjuntos.empresa_id, empresaId), inArray(adjuntos.planestudio_id, ids)))
  const aprobados = await tx
    .select({ id: silabos.archivo_id })
    .from(silabos)
    .where(and(eq(silabos.empresa_id, empresaId), inArray(silabos.planestudio_id, ids)))
  // Equivalences name courses, courses refer to each other and to their cycles: they go first and in this order; the rest goes with its plan.
  await tx
    .delete(equivalencias)
    .where(
      and(
        eq(equivalencias.empresa_id, empresaId),
        or(inArray(equivalencias.planestudio_id, ids), inArray(equivalencias.plan_origen_id, ids)),
      ),
    )
  await tx
    .delete(prerequisitos)
    .where(and(eq(prerequisitos.empresa_id, empresaId), inArray(prerequisitos.planestudio_id, ids)))
  const cursos = await tx
    .delete(asignaturas)
    .where(and(eq(asignaturas.empresa_id, empresaId), inArray(asignaturas.planestudio_id, ids)))
    .returning({ id: asignaturas.id })
  await olvidarCursos(
    tx,
    empresaId,
    cursos.map(c => c.id),
    record,
  )
  await tx.delete(planes).where(and(eq(planes.empresa_id, empresaId), inArray(planes.id, ids)))
  for (const { plan, facultad_id } of rows) {
    record({
      evento: 'plan_estudio.purged',
      objeto_id: plan.id,
      ambito: { facultad_id, programa_id: plan.programa_id, plan_id: plan.id },
      antes: { full_name: plan.full_name, deleted_at: plan.deleted_at, deleted_by: plan.deleted_by },
    })
  }
  const files = [
    ...rows.map(r => r.plan.resolucion_id),
    ...adjuntados.map(a => a.id),
    ...aprobados.map(s => s.id),
  ].filter(id => id !== null)
  return { planes: rows.length, claves: await forgetFiles(tx, empresaId, files) }
}

async function forgetFiles(tx: Tx, empresaId: number, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const gone = await tx
    .delete(archivos)
    .where(and(eq(archivos.empresa_id, empresaId), inArray(archivos.id, ids)))
    .returning({ clave: archivos.clave })
  return gone.map(a => a.clave)
}
