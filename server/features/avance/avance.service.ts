import type { AvanceDetallado, AvanceDeUnPlan } from '@malla/contracts/avance.ts'
import { baseDe } from '@malla/domain/asignaturas/versiones.ts'
import { avanceDePlan, claveDeSeccion } from '@malla/domain/planes/avance.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, desc, eq, isNull } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { selectAsignaturas } from '../asignaturas/asignaturas.queries.ts'
import { selectCiclosDelPlan } from '../ciclos/ciclos.queries.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { selectSeccionesDelPlan } from '../secciones/secciones.queries.ts'
import { selectMedidos } from './medir.queries.ts'
import { selectDocentesDeCursos, selectUltimosDeCursos, selectUltimosDeTextos } from './quien.queries.ts'

const { planes, programas } = schema

/** What a plan lacks, section by section and course by course, with who can be asked. 404 when the person may not see it. */
export async function selectAvance(ctx: Ctx, id: number): Promise<AvanceDetallado> {
  const plan = await assertPlan(ctx, id)
  const [medidos, deTextos, deCursos, docentes, ciclos, secciones, cursos] = await Promise.all([
    selectMedidos(ctx, [id]),
    selectUltimosDeTextos(ctx, id),
    selectUltimosDeCursos(ctx, id),
    selectDocentesDeCursos(ctx, id),
    selectCiclosDelPlan(ctx, id),
    selectSeccionesDelPlan(ctx, id),
    selectAsignaturas(ctx, id),
  ])
  const avance = avanceDePlan(medidos.get(id)!)
  const base = new Map(cursos.map(c => [c.id, baseDe(c)]))
  const lugares = [...ciclos.map(c => c.id), ...secciones.map(s => -s.id)]
  const nombres = new Map([
    ...ciclos.map(c => [c.id, c.descripcion] as const),
    ...secciones.map(s => [-s.id, s.nombre] as const),
  ])
  const lugarDe = (c: { ciclo_id: number | null; seccion_id: number | null }) =>
    c.ciclo_id ?? -(c.seccion_id ?? 0)
  return {
    id,
    full_name: plan.full_name,
    fechacese: plan.fechacese,
    total: avance.total,
    cuentas: avance.cuentas,
    secciones: avance.secciones.map(({ ruta, titulo, clase, key, luz, cuantos, incompletos, ...resto }) => ({
      ruta,
      titulo,
      clase,
      key,
      luz,
      cuantos,
      incompletos,
      ultimo: deTextos.get(claveDeSeccion({ ruta, titulo, clase, key, ...resto }) ?? '') ?? null,
    })),
    cursos: avance.cursos
      .toSorted((a, b) => lugares.indexOf(lugarDe(a)) - lugares.indexOf(lugarDe(b)))
      .map(({ ciclo_id, seccion_id, faltas, problemas, partes: _partes, ...c }) => ({
        ...c,
        lugar: nombres.get(lugarDe({ ciclo_id, seccion_id })) ?? '',
        faltas: [...faltas],
        problemas: [...problemas],
        docentes: docentes.get(base.get(c.id) ?? c.id) ?? [],
        ultimo: deCursos.get(String(c.id)) ?? null,
      })),
  }
}

/** How far each plan of a programme is, newest first; plans in the Papelera are none. 404 when the person may not see the programme. */
export async function selectAvanceDePrograma(ctx: Ctx, id: number): Promise<AvanceDeUnPlan[]> {
  const [programa] = await ctx.tx
    .select({ id: programas.id, facultad_id: programas.facultad_id })
    .from(programas)
    .where(and(eq(programas.empresa_id, ctx.empresaId), eq(programas.id, id)))
  if (!programa) throw notFound()
  assertMay(ctx, 'estructura.ver', { facultad_id: programa.facultad_id, programa_id: id })
  const rows = await ctx.tx
    .select({ id: planes.id, full_name: planes.full_name, fechacese: planes.fechacese })
    .from(planes)
    .where(and(eq(planes.empresa_id, ctx.empresaId), eq(planes.programa_id, id), isNull(planes.deleted_at)))
    .orderBy(desc(planes.created_at), desc(planes.id))
  const medidos = await selectMedidos(
    ctx,
    rows.map(r => r.id),
  )
  return rows.map(row => {
    const { total, cuentas } = avanceDePlan(medidos.get(row.id)!)
    return { ...row, total, cuentas }
  })
}
