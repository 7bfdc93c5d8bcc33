import type { Accion, Ambito } from '@malla/domain/permisos/acciones.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, getTableColumns, inArray, isNull } from '../../platform/db/drizzle.ts'
import type { AmbitoDeCambio } from '../../platform/db/schema/cambios.ts'
import { notFound } from '../../platform/errors.ts'
import type { AsignaturaRow } from '../asignaturas/asignaturas.queries.ts'
import { baseOf } from '../asignaturas/ultimas.ts'
import { assertVigente, type PlanRow } from '../planes/planes.guard.ts'
import { selectPlanesDeCursos } from './planesDeCursos.queries.ts'

const { asignaturas, planes, programas } = schema

/** A course whose syllabus or carta is worked on, with the plan that it is in. `base`: the course that its versions share. */
export interface CursoAbierto {
  curso: AsignaturaRow
  base: number
  plan: PlanRow
}

const selectCursos = (ctx: Ctx, ids: readonly number[], conPapelera = false) =>
  ctx.tx
    .select({
      curso: getTableColumns(asignaturas),
      plan: { ...getTableColumns(planes), facultad_id: programas.facultad_id },
    })
    .from(asignaturas)
    .innerJoin(
      planes,
      and(
        eq(planes.empresa_id, asignaturas.empresa_id),
        eq(planes.id, asignaturas.planestudio_id),
        conPapelera ? undefined : isNull(planes.deleted_at),
      ),
    )
    .innerJoin(
      programas,
      and(eq(programas.empresa_id, planes.empresa_id), eq(programas.id, planes.programa_id)),
    )
    .where(and(eq(asignaturas.empresa_id, ctx.empresaId), inArray(asignaturas.id, [...ids])))

/** Where a syllabus hangs, for permission: lecturers have their courses by base, and read what neighbours completed. */
export const ambitoDeSilabo = ({ curso, base, plan }: CursoAbierto): Ambito => ({
  facultad_id: plan.facultad_id,
  programa_id: plan.programa_id,
  asignatura_id: base,
  silabo_completo: curso.silabo_estado === 3,
})

/** Whether a lecturer only reads this syllabus, for a colleague has completed it: how it came to be is not theirs to see. */
export const isDeColega = (ctx: Pick<Ctx, 'sesion'>, { base }: CursoAbierto): boolean =>
  ctx.sesion.quien.rol === 'docente' && !ctx.sesion.quien.cursos_ids.includes(base)

/** Where a change of it hangs, for who may read the record. */
export const lugarDeCambio = ({ base, plan }: CursoAbierto): AmbitoDeCambio => ({
  facultad_id: plan.facultad_id,
  programa_id: plan.programa_id,
  plan_id: plan.id,
  asignatura_id: base,
})

const abierto = (found: { curso: AsignaturaRow; plan: PlanRow } | undefined): CursoAbierto => {
  if (!found) throw notFound()
  return { ...found, base: baseOf(found.curso) }
}

/**
 * The session, with the programmes of a lecturer's courses where they decide: another's syllabus is read once it is complete, if one teaches in
 * that programme.
 */
async function sesionDe(ctx: Ctx, curso: CursoAbierto): Promise<Pick<Ctx, 'sesion'>> {
  const { quien } = ctx.sesion
  if (curso.curso.silabo_estado !== 3 || !isDeColega(ctx, curso)) return ctx
  const programas = new Set((await selectPlanesDeCursos(ctx, quien.cursos_ids)).map(p => p.programa_id))
  return { sesion: { ...ctx.sesion, quien: { ...quien, programas_ids: [...programas] } } }
}

/** The course, when the person may do this with its syllabus; 404 when it is not there or not theirs, 403 otherwise. */
export async function assertCurso(ctx: Ctx, id: number, accion: Accion): Promise<CursoAbierto> {
  const [found] = await selectCursos(ctx, [id])
  const curso = abierto(found)
  assertMay(await sesionDe(ctx, curso), accion, ambitoDeSilabo(curso))
  return curso
}

/**
 * These courses, also of plans in the Papelera, for what the server owes them: a plan that is brought back has its past as it was. Nobody's permission is
 * asked; 404 when one of them is not there.
 */
export async function selectCursosDeSistema(ctx: Ctx, ids: readonly number[]): Promise<CursoAbierto[]> {
  const found = new Map((await selectCursos(ctx, ids, true)).map(f => [f.curso.id, f]))
  return ids.map(id => abierto(found.get(id)))
}

/** As `assertCurso`, in a plan that is in force and stays so until the transaction ends (409 ceased). Only in calls that write. */
export async function assertCursoEditable(ctx: Ctx, id: number, accion: Accion): Promise<CursoAbierto> {
  const [curso] = await assertCursosEditables(ctx, [id], accion)
  return curso!
}

/** As `assertCursoEditable`, of several courses: all of them or none. */
export async function assertCursosEditables(
  ctx: Ctx,
  ids: readonly number[],
  accion: Accion,
): Promise<CursoAbierto[]> {
  const found = await selectCursos(ctx, ids).orderBy(planes.id, asignaturas.id).for('share', { of: planes })
  const cursos = ids.map(id => abierto(found.find(f => f.curso.id === id)))
  for (const curso of cursos) {
    assertMay(ctx, accion, ambitoDeSilabo(curso))
    assertVigente(curso.plan)
  }
  return cursos
}
