import type { Plan } from '@malla/contracts/plan.ts'
import type { FaltaDePlan } from '@malla/domain/planes/faltasDePlan.ts'
import { programaInAlcance } from '../../platform/alcance.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { conPalabras, offsetOf } from '../../platform/page.ts'
import { idsDePlanesSin } from '../escritorio/planes.queries.ts'
import { ofFacultad, ofPrograma, selectFilas, toPlan } from './plan.answer.ts'

const { planes, programas, facultades } = schema

/** The plans that the person may see and that do not rest in the Papelera. */
const visible = (ctx: Ctx): SQL =>
  and(
    eq(planes.empresa_id, ctx.empresaId),
    isNull(planes.deleted_at),
    programaInAlcance(ctx, programas.facultad_id, planes.programa_id),
  )!

/** A plan that the person may see, with its totals; 404 otherwise. */
export async function selectPlan(ctx: Ctx, id: number): Promise<Plan> {
  const [fila] = await selectFilas(ctx).where(and(visible(ctx), eq(planes.id, id)))
  if (!fila) throw notFound()
  return toPlan(fila)
}

export interface FiltroDePlanes {
  page: number
  per_page: number
  filtro?: string
  carrera_id?: number
  facultad_id?: number
  /** Only plans that may be chosen: in force, in a programme and a faculty that are Activado. */
  vigentes?: boolean
  /** Only the ceased (true), or only those that are not (false). */
  cesados?: boolean
  /** Only plans in force that lack it. */
  falta?: FaltaDePlan
}

const vigente = and(
  isNull(planes.fechacese),
  eq(programas.estado, 'Activado'),
  eq(facultades.estado, 'Activado'),
)

const conCese = (cesados: boolean): SQL => (cesados ? isNotNull : isNull)(planes.fechacese)

const conNombre = (filtro: string): SQL =>
  conPalabras(sql`concat_ws(' ', ${planes.full_name}, ${programas.nombre})`, filtro)

/** A page of plans, newest first, each with its totals, and how many there are in all. Two queries whatever the number of plans. */
export async function selectPlanes(ctx: Ctx, f: FiltroDePlanes): Promise<{ rows: Plan[]; total: number }> {
  const where = and(
    visible(ctx),
    f.filtro ? conNombre(f.filtro) : undefined,
    f.carrera_id ? eq(planes.programa_id, f.carrera_id) : undefined,
    f.facultad_id ? eq(programas.facultad_id, f.facultad_id) : undefined,
    f.vigentes ? vigente : undefined,
    f.cesados === undefined ? undefined : conCese(f.cesados),
    f.falta ? sql`${planes.id} in ${idsDePlanesSin(ctx, f.falta)}` : undefined,
  )
  const [filas, [counted]] = await Promise.all([
    selectFilas(ctx)
      .where(where)
      .orderBy(desc(planes.created_at), desc(planes.id))
      .limit(f.per_page)
      .offset(offsetOf(f)),
    ctx.tx
      .select({ total: count() })
      .from(planes)
      .innerJoin(programas, ofPrograma)
      .innerJoin(facultades, ofFacultad)
      .where(where),
  ])
  return { rows: filas.map(toPlan), total: counted!.total }
}
