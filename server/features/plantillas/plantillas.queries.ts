import type { PlantillaDePlan } from '@malla/contracts/plantillas.ts'
import { alDia, type ContenidoDePlan } from '@malla/domain/planes/copiar.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, count, eq, isNull, sql } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'
import { offsetOf } from '../../platform/page.ts'
import { deClase, type FiltroDePlantillas, filtradas, nuevasPrimero } from './clases.queries.ts'

const { planes, plantillas, programas } = schema

const dePlanes = deClase('plan')

// Counts come from the content itself, as JSON: nothing beside it can be out of date.
const cuantos = (parte: string) => sql<number>`jsonb_array_length(plantillas.contenido -> ${parte}::text)`
// As `creditosConElectivos`: what sections ask counts only where courses have credits.
const creditos = sql<number>`(select case when count(a ->> 'credits') = 0 then 0
    else coalesce(sum((a ->> 'credits')::numeric) filter (where a ->> 'ciclo_id' is not null), 0)
      + (select coalesce(sum((s ->> 'creditos_requeridos')::numeric), 0)
        from jsonb_array_elements(plantillas.contenido -> 'secciones') s) end
  from jsonb_array_elements(plantillas.contenido -> 'asignaturas') a)::float8`

const columns = {
  id: plantillas.id,
  tipo: plantillas.tipo,
  nombre: plantillas.nombre,
  planestudio_id: sql<number>`coalesce(plantillas.planestudio_id, 0)`,
  de_empresa_id: sql<number>`coalesce(plantillas.de_empresa_id, 0)`,
  institucion: sql<
    string | null
  >`(select e.razonsocial from empresas e where e.id = plantillas.de_empresa_id)`,
  ciclos_count: cuantos('ciclos'),
  cursos_count: cuantos('asignaturas'),
  creditos,
  textos_count: cuantos('textos'),
  // Templates from before there were competencies have none.
  competencias_count: sql<number>`coalesce(jsonb_array_length(plantillas.contenido #> '{competencias,competencias}'), 0)`,
  revision: plantillas.revision,
  created_at: instante(plantillas.created_at),
}

/** A template; 404 when it is not there. */
export async function selectPlantilla(ctx: Ctx, id: number): Promise<PlantillaDePlan> {
  const [row] = await ctx.tx
    .select(columns)
    .from(plantillas)
    .where(and(dePlanes, eq(plantillas.id, id)))
  if (!row) throw notFound()
  return row
}

/** What a template holds, with its name and kind; 404 when it is not there. */
export async function selectContenidoDePlantilla(
  ctx: Ctx,
  id: number,
): Promise<{ id: number; nombre: string; tipo: number; contenido: ContenidoDePlan }> {
  const [row] = await ctx.tx
    .select({
      id: plantillas.id,
      nombre: plantillas.nombre,
      tipo: plantillas.tipo,
      contenido: plantillas.contenido,
    })
    .from(plantillas)
    .where(and(dePlanes, eq(plantillas.id, id)))
  if (!row) throw notFound()
  return { ...row, contenido: alDia(row.contenido as ContenidoDePlan) }
}

/** A page of templates, newest first, and how many there are in all. */
export async function selectPlantillas(
  ctx: Ctx,
  f: FiltroDePlantillas,
): Promise<{ rows: PlantillaDePlan[]; total: number }> {
  const where = filtradas('plan', f)
  const [rows, [counted]] = await Promise.all([
    ctx.tx
      .select(columns)
      .from(plantillas)
      .where(where)
      .orderBy(...nuevasPrimero)
      .limit(f.per_page)
      .offset(offsetOf(f)),
    ctx.tx.select({ total: count() }).from(plantillas).where(where),
  ])
  return { rows, total: counted!.total }
}

/**
 * A template as those see it to whom it is offered: of which plan of which institution it was made is said to that institution and to root: others
 * need not know who else works here.
 */
export const comoSeOfrece = <
  T extends Pick<PlantillaDePlan, 'planestudio_id' | 'de_empresa_id' | 'institucion'>,
>(
  ctx: Ctx,
  plantilla: T,
): T =>
  ctx.sesion.quien.rol === 'root' || plantilla.de_empresa_id === ctx.empresaId
    ? plantilla
    : { ...plantilla, planestudio_id: 0, de_empresa_id: 0, institucion: null }

/** Every template for institutions of this kind, newest first, as they are offered. */
export async function selectPlantillasDeTipo(ctx: Ctx, tipo: number): Promise<PlantillaDePlan[]> {
  const rows = await ctx.tx
    .select(columns)
    .from(plantillas)
    .where(and(dePlanes, eq(plantillas.tipo, tipo)))
    .orderBy(...nuevasPrimero)
  return rows.map(p => comoSeOfrece(ctx, p))
}

/** The plans of the institution that the context works in, by programme and name. */
export const selectPlanesDeEmpresa = (
  ctx: Ctx,
): Promise<{ id: number; full_name: string; programa: string }[]> =>
  ctx.tx
    .select({ id: planes.id, full_name: planes.full_name, programa: programas.nombre })
    .from(planes)
    .innerJoin(programas, and(eq(programas.empresa_id, ctx.empresaId), eq(programas.id, planes.programa_id)))
    .where(and(eq(planes.empresa_id, ctx.empresaId), isNull(planes.deleted_at)))
    .orderBy(alfabetico(programas.nombre), alfabetico(planes.full_name))
